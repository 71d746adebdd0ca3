# The last land area of a faction. Blue holds Paros (2P) alone; purple reaches it from Antiparos (2Q).

CL-14.1  A faction's only land area may not be entered by an enemy (E32)
  given seats=3
  stage menu purple ares
  use blue_alone
  use land 2Q purple 2
  use sea 2x purple 1
  set building.2P1 metro_gold
  set building.10P1 metro_gold
  do purple: land_move; from 2Q
  illegal to 2P = CL-14.1

CL-14.1  Not even undefended
  given seats=3
  stage menu purple ares
  use blue_alone
  set land.2P.troops 0
  use land 2Q purple 2
  use sea 2x purple 1
  do purple: land_move; from 2Q
  illegal to 2P = CL-14.1
  legal to 2R

CL-14.2 CL-14.4 CL-22.4  Allowed if it brings the number that ends the game; the round is then the last (E33)
  given seats=3
  stage menu purple ares
  use blue_alone
  set land.2P.troops 0
  use land 2Q purple 2
  set building.2P1 metro_gold
  set building.10P1 metro_gold
  set building.10R1 metro_gold
  do purple: land_move; from 2Q
  legal to 2P
  do purple: to 2P; go 2 0
  then metros.purple 3
  then last_taken yes
  event last_area blue

CL-14.3  A set completed with the buildings there counts too (E34)
  given seats=3
  stage menu purple ares
  use blue_alone
  set land.2P.troops 3
  use land 2Q purple 1
  set land.6Q.owner purple
  set land.3P.owner purple
  set building.2P1 fortress
  set building.10P1 metro_gold
  set building.10R1 metro_gold
  set building.6Q1 port
  set building.6Q2 temple
  set building.3P1 academy
  do purple: land_move; from 2Q
  legal to 2P

CL-14.4 CL-22.3 CL-22.4  The game ends with the round although the attacker lost a metropolis again (E33)
  given seats=3
  stage end
  set last_taken yes
  set building.10P1 metro_gold
  set building.10R1 metro_gold
  over
  wins s1

CL-14.5  The ban holds for an expedition
  given seats=3
  stage menu purple zeus
  use blue_alone
  use land 2Q purple 2
  set hero_column.0 none
  use hero ajax purple 2Q
  use sea 2x purple 1
  do purple: expedition; from 2Q
  illegal to 2P = CL-14.1

CL-14.5  The ban holds for Pegasus
  given seats=3
  stage menu purple zeus
  use creature pegasus
  use blue_alone
  do purple: creature; buy pegasus; from 10P
  illegal to 2P = CL-14.1
  legal to 6P

CL-14.5  The ban holds for the sacrifice of Perseus
  given seats=3
  stage menu purple zeus
  use hero perseus purple 10P
  use blue_alone
  do purple: sacrifice; sacrifice perseus; from 10P
  illegal to 2P = CL-14.1
  legal to 6P

CL-14.5  Fleets, creatures and losses are not covered: the Harpy may strike there
  given seats=3
  stage menu purple zeus
  use creature harpy
  use blue_alone
  do purple: creature; buy harpy
  legal kill 2P troop

CL-14.6 CL-21.13  In teams the single faction's last area counts, and the team's metropolises
  given seats=4 teams=on
  stage menu purple ares
  use land 5P none 0
  use land 3R none 0
  set land.5Q.troops 0
  use land 5R purple 1
  use sea 5x purple 1
  set building.5Q1 metro_gold
  set building.8Q1 metro_gold
  do purple: land_move; from 5R
  illegal to 5Q = CL-14.1

CL-14.6 CL-21.13 CL-14.2  With the partner's metropolis the number is reached
  given seats=4 teams=on
  stage menu purple ares
  use land 5P none 0
  use land 3R none 0
  set land.5Q.troops 0
  use land 5R purple 1
  use sea 5x purple 1
  set building.5Q1 metro_gold
  set building.8Q1 metro_gold
  set building.10P1 metro_gold
  do purple: land_move; from 5R
  legal to 5Q

CL-14.3 CL-21.9 CL-14.6  In teams the partner's buildings count for the set
  given seats=4 teams=on
  stage menu purple ares
  use land 5P none 0
  use land 3R none 0
  set land.5Q.troops 0
  use land 5R purple 1
  use sea 5x purple 1
  set building.5Q1 fortress
  set building.8Q1 metro_gold
  set building.8R1 metro_gold
  set building.8R2 port
  set building.10P1 temple
  set building.7P1 academy
  do purple: land_move; from 5R
  legal to 5Q
  do purple: to 5Q; go 1 0
  event way_set purple

CL-14.2  Being at the goal already is not enough: the area must add a metropolis
  given seats=3
  stage menu purple ares
  use blue_alone
  use land 2Q purple 2
  use sea 2x purple 1
  set building.10P1 metro_gold
  set building.10R1 metro_gold
  set building.7P1 metro_fleets
  do purple: land_move; from 2Q
  illegal to 2P = CL-14.1

CL-14.4 CL-13.6  A defender who retreats to an empty area has lost his last one all the same
  given seats=3
  stage menu purple ares
  use blue_alone
  set land.2P.troops 2
  use land 2Q purple 4
  set building.2P1 metro_gold
  set building.10P1 metro_gold
  set building.10R1 metro_gold
  use sea 2x blue 1
  do purple: land_move; from 2Q; to 2P; go 4 0
  do * die 3; * die 0
  do blue: lose troop
  asks battle.retreat blue
  do blue: retreat 2R
  then land.2P.owner purple
  then land.2R.owner blue
  then last_taken yes
  event last_area blue

CL-14.4 CL-13.8  A last area that is held ends nothing
  given seats=3
  stage menu purple ares
  use blue_alone
  use land 2Q purple 1
  set building.2P1 metro_gold
  set building.10P1 metro_gold
  set building.10R1 metro_gold
  do purple: land_move; from 2Q; to 2P; go 1 0
  do * die 0; * die 0
  do purple: lose troop
  then land.2P.owner blue
  then last_taken no

CL-14.2 CL-10.12  A set builds nothing when no metropolis token is left
  given seats=3
  stage menu purple ares
  set land.3R.troops 0
  set land.4R.troops 0
  set land.2P.troops 0
  use land 2Q purple 1
  set building.2P1 fortress
  set land.2R.owner yellow
  set land.3P.owner yellow
  set land.3Q.owner yellow
  set land.3R.owner yellow
  set land.4P.owner yellow
  set land.4Q.owner yellow
  set land.4R.owner yellow
  set land.6Q.owner yellow
  set land.10Q.owner purple
  set land.7R.owner purple
  set building.10Q1 port
  set building.7P1 temple
  set building.7R1 academy
  set building.10P1 metro_troops
  set building.10R1 metro_fleets
  set building.2R1 metro_priestess
  set building.2R2 metro_gold
  set building.3P1 metro_token
  set building.3P2 metro_troops
  set building.3Q1 metro_fleets
  set building.3R1 metro_priestess
  set building.4P1 metro_gold
  set building.4Q1 metro_token
  set building.4Q2 metro_troops
  set building.4R1 metro_fleets
  set building.6P1 metro_priestess
  set building.6Q1 metro_gold
  set building.6Q2 metro_token
  do purple: land_move
  illegal from 2Q = CL-14.1
