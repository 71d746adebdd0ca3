# End of the game. "stage end" stands at phase 6.

CL-22.1  Three metropolises end the game
  use three_metropolises
  over
  wins s1

CL-22.1 CL-23.3  With goal 4 three metropolises of a team do not end the game
  given seats=4 teams=on goal=4
  stage end
  set building.8Q1 metro_gold
  set building.8R1 metro_gold
  set building.10P1 metro_gold
  not over
  given seats=4 teams=on goal=4
  stage end
  set building.8Q1 metro_gold
  set building.8R1 metro_gold
  set building.10P1 metro_gold
  set building.7P1 metro_fleets
  over
  wins s1 s3

CL-22.2  A faction without any area ends the game (E79)
  given seats=3
  stage end
  use blue_alone
  use land 2P none 0
  use sea 3z none 0
  use sea 2w none 0
  use sea 4x none 0
  set gold.purple 5
  set gold.yellow 6
  set gold.blue 1
  over
  wins s2

CL-22.2  A fleet is enough to go on (E79)
  given seats=3
  stage end
  use blue_alone
  use land 2P none 0
  not over

CL-22.3  Most metropolises, then most gold (E78)
  use three_metropolises
  set building.6P1 metro_fleets
  set building.7S1 metro_fleets
  set building.6S1 metro_token
  set gold.purple 4
  set gold.yellow 6
  over
  wins s2

CL-22.3  Equal gold: the victory is shared (E78)
  use three_metropolises
  set building.6P1 metro_fleets
  set building.7S1 metro_fleets
  set building.6S1 metro_token
  set gold.purple 6
  set gold.yellow 6
  over
  wins s1 s2

CL-22.4 CL-14.4  A taken last area ends the game with the round
  given seats=3
  stage end
  set last_taken yes
  set gold.blue 20
  over
  wins s3

CL-22.5  Otherwise a new round begins
  given seats=3
  stage end
  not over
  then round 2

CL-22.5 CL-23.3  The game ends after max_rounds
  given seats=3 max_rounds=1
  stage end
  set gold.yellow 20
  over
  wins s2

CL-22.6  Reaching the number during a round ends nothing (E80)
  given seats=3
  stage menu purple athena
  set philosopher.purple 3
  set building.10P1 metro_gold
  set building.10R1 metro_gold
  do purple: philosopher
  do * draw metro_gold
  do purple: slot 7P1
  then metros.purple 3
  asks turn.menu purple
  not over

CL-22.6  Two metropolises each at phase 6: a new round (E80)
  given seats=3
  stage end
  set building.10P1 metro_gold
  set building.10R1 metro_gold
  set building.6P1 metro_fleets
  set building.7S1 metro_fleets
  not over

CL-22.3  Metropolises come before gold
  use three_metropolises
  set building.6P1 metro_gold
  set gold.purple 0
  set gold.yellow 50
  over
  wins s1
