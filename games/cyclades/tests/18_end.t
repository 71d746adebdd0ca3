# Chapters 18 and 19: the end of a round, victory, elimination.

CY-18.1 CY-18.2  Two metropolises at the end of the round
  given seats=3
  stage turn s1 ares s2 zeus
  stage build is1 metropolis
  stage build is7 metropolis
  do s1: done
  not over
  do s2: done
  over
  wins s1

CY-18.3  Lost before the round ends: the game goes on (X-88)
  given seats=3
  stage turn s3 ares
  stage build is1 metropolis
  stage build is7 metropolis
  set island.is7.troops 0
  do s3: march is8 1 is7; done
  not over
  then metropolises.s1 1
  then metropolises.s3 1

CY-18.4  Among those with two metropolises or more gold alone decides
  given seats=4
  stage turn s1 ares
  stage own s1 is1 is8 is4
  stage own s4 is9
  stage build is1 metropolis
  stage build is8 metropolis
  stage build is4 metropolis
  stage build is2 metropolis
  stage build is7 metropolis
  set gold.s1 5
  set gold.s2 6
  set gold.s3 50
  do s1: done
  over
  wins s2

CY-18.4 CY-18.6  By the option most metropolises win, gold only breaks ties
  given seats=4 winner=metropolises
  stage turn s1 ares
  stage own s1 is1 is8 is4
  stage own s4 is9
  stage build is1 metropolis
  stage build is8 metropolis
  stage build is4 metropolis
  stage build is2 metropolis
  stage build is7 metropolis
  set gold.s1 0
  set gold.s2 50
  do s1: done
  over
  wins s1

CY-18.4  Equal metropolises: most gold
  given seats=4
  stage turn s1 ares
  stage build is1 metropolis
  stage build is8 metropolis
  stage build is2 metropolis
  stage build is7 metropolis
  set gold.s1 3
  set gold.s2 4
  set gold.s3 50
  do s1: done
  wins s2

CY-18.5  Still equal: shared
  given seats=4
  stage turn s1 ares
  stage build is1 metropolis
  stage build is8 metropolis
  stage build is2 metropolis
  stage build is7 metropolis
  set gold.s1 4
  set gold.s2 4
  do s1: done
  wins s1 s2

CY-18.7 CY-18.6  The technical end after round 100
  given seats=3
  stage turn s1 ares
  set round 100
  stage build is2 metropolis
  set gold.s1 9
  do s1: done
  over
  wins s2

CY-19.1 CY-19.2 CY-19.8  Elimination, and the game goes on (X-90)
  given seats=3
  stage turn s1 ares s3 zeus s2 apollo
  stage own s2 is5
  stage build is5 metropolis
  stage build is1 metropolis
  stage fleets s1 E2 F3 G3 H3 H4
  stage row pegasus
  set gold.s2 9
  set gold.s3 9
  set priests.s2 2
  set philosophers.s2 1
  set island.is7.troops 3
  set island.is8.troops 5
  do s1: march is7 3 is5; * dice 3 0
  event eliminated s2
  then sea.D4.owner none
  then sea.F1.owner none
  then gold.s2 0
  then priests.s2 0
  then priests_gone 2
  then philosophers_gone 1
  then priests_left 16
  then fleets_left.s2 0
  then metropolises.s1 2
  then apollo.1 none
  do s1: done
  asks turn.act s3
  do s3: buy pegasus; fly is8 5 is1; * dice 3 0
  do s3: done
  not over
  then metropolises.s1 1
  then metropolises.s3 1
  then track.3 s1
  then track.2 s3
  then track.1 none
  auto
  then open 2
  asks offer.bid s3
  do s3: apollo
  asks offer.bid s1
  then goal 2

CY-19.4  Figurines of an eliminated seat leave the game with their cards
  given seats=3
  stage turn s2 zeus s1 ares s3 apollo
  stage own s2 is5
  stage build is5 metropolis
  stage build is1 metropolis
  stage fleets s1 E2 F3 G3 H3 H4
  stage row chiron
  set island.is7.troops 3
  do s2: buy chiron; place is7; done
  do s1: march is7 3 is5; * dice 3 0
  then figurine.chiron.at none
  then gone chiron
  then discard none

CY-19.5  A place left by an eliminated marker is not free that round
  given seats=3
  stage turn s2 zeus s1 ares s3 apollo
  stage own s2 is5
  stage build is5 metropolis
  stage build is1 metropolis
  stage fleets s1 E2 F3 G3 H3 H4
  set island.is7.troops 3
  do s2: done
  then track.3 s2
  do s1: march is7 3 is5; * dice 3 0
  then track.3 none
  do s1: done
  then track.2 s1

CY-19.6  One seat left wins at once
  given seats=2 start=corners
  stage turn s1 ares
  stage own s2 is5
  stage own s1 is1 is7 is4
  stage build is5 metropolis
  stage build is1 metropolis
  stage build is4 metropolis
  stage fleets s1 E2 F3 G3 H3 H4
  set island.is7.troops 3
  do s1: march is7 3 is5; * dice 3 0
  over
  wins s1

CY-19.7 CY-19.5 CY-5.3  Five seats become four (X-116)
  given seats=5
  stage turn s1 ares
  stage round 7
  stage own s1 is1 is12 is5 is9
  stage own s4
  stage fleets s4
  set out.s4 1
  set gold.s4 0
  stage turn s1 ares
  do s1: done
  do * draw satyr; * draw dryad
  asks gods.draw *
  choices 24
  do * gods zeus ares poseidon
  then open 3
  then god.4 athena
  asks offer.bid s1

CY-19.2 CY-19.3  A marker that stands on a god leaves with its seat
  given seats=3
  stage turn s1 ares s2 zeus s3 apollo
  stage own s2 is5
  stage build is5 metropolis
  stage build is1 metropolis
  stage fleets s1 E2 F3 G3 H3 H4
  set island.is7.troops 3
  do s1: march is7 3 is5; * dice 3 0
  then bid.zeus.seat none
  do s1: done
  asks apollo.marker s3

CY-18.6 CY-18.7  A seat that is out stands behind seats that have nothing
  given seats=3
  stage turn s1 ares
  stage own s1 is1 is2 is7
  stage own s2
  stage fleets s2
  set out.s2 1
  set gold.s2 0
  stage turn s1 ares
  set round 100
  set gold.s1 0
  set gold.s3 0
  do s1: done
  over
  wins s1 s3
