# Chapter 12: moving troops.

CY-12.1 CY-12.4 CY-12.7  A march to a neutral island (X-34)
  given seats=3
  stage turn s1 ares
  set gold.s1 1
  do s1: march is7 1 is6
  then island.is6.owner s1
  then island.is6.troops 1
  then island.is7.owner s1
  then island.is7.troops 0
  then gold.s1 0
  do s1: done
  do * draw satyr; * gods zeus
  event income s1 4

CY-12.4  Five seats: is6 to is7 over F3 (X-97)
  given seats=5
  stage turn s5 ares
  set gold.s5 1
  do s5: march is6 1 is7
  then island.is7.owner s5
  then islands.s5 is6+is7+is10
  do s5: done
  do * draw satyr; * gods ares zeus poseidon
  event income s5 3

CY-12.4  Four seats: is8 to is5 over F7 (X-98)
  given seats=4
  stage turn s1 ares
  set gold.s1 1
  do s1: march is8 1 is5
  then islands.s1 is1+is5+is8
  do s1: done
  do * draw satyr; * gods ares zeus poseidon
  event income s1 4

CY-12.1  Number and target of a march
  given seats=3
  stage turn s1 ares
  set island.is7.troops 3
  legal march is7 1 is6; march is7 3 is6
  illegal march is7 4 is6 = CY-12.1
  illegal march is7 0 is6 = CY-12.1
  illegal march is7 1 is7 = CY-12.1
  illegal march is2 1 is7 = CY-2.8
  set island.is1.troops 0
  illegal march is1 1 is2 = CY-12.1

CY-12.2 CY-12.3  Joining own troops; the fleet stays (X-117)
  given seats=3
  stage turn s1 ares
  stage own s1 is6 is7
  set gold.s1 1
  do s1: march is7 1 is6
  then island.is6.troops 2
  then sea.G5.fleets 1
  then gold.s1 0

CY-12.5  Troops of another seat fight
  given seats=3
  stage turn s3 ares
  do s3: march is8 1 is7
  asks battle.roll *
  event landbattle s3 is7 s1

CY-12.6 CY-12.10  An island without troops is taken without dice, fortress or not (X-37)
  given seats=3
  stage turn s3 ares
  stage build is7 side-fortress
  set island.is7.troops 0
  set island.is7.markers 1
  do s3: march is8 1 is7
  then island.is7.owner s3
  then island.is7.troops 1
  then fortresses.s3 1
  then fortresses.s1 0
  asks turn.act s3

CY-12.8  Nobody marches away from Medusa
  given seats=3
  stage turn s1 ares
  stage row medusa
  do s1: buy medusa; place is7
  illegal march is7 1 is6 = CY-17.34

CY-12.9 CY-14.1  A last island is protected from marches
  given seats=3
  stage turn s3 ares
  stage own s1 is7
  illegal march is8 1 is7 = CY-14.1

CY-12.10 CY-15.1 CY-13.18  Captured buildings complete a set (X-43)
  given seats=3
  stage turn s1 ares
  stage build is7 side-port side-temple place-fortress
  stage build is5 side-university
  stage fleets s1 E2 F3 G3 H3 H4
  set island.is7.troops 3
  do s1: march is7 3 is5; * dice 3 0
  asks metro.place s1
  only metropolis is1; metropolis is5; metropolis is7
  do s1: metropolis is5
  then island.is5.metropolis yes
  then ports.s1 0
  then universities.s1 0
  then metropolises.s1 1

CY-12.5  Who marches against more is warned; who marches against fewer, or against nobody, is not
  given seats=3
  stage turn s3 ares
  set island.is8.troops 3
  set island.is7.troops 2
  warns march is8 1 is7 = you would fight with 1 against 2
  warns march is8 2 is7
  warns done
  set island.is7.troops 0
  set island.is7.markers 1
  warns march is8 1 is7
