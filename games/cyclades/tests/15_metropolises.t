# Chapter 15: metropolises.

CY-15.1 CY-15.2 CY-15.8  Four buildings become a metropolis (X-49)
  given seats=3
  stage turn s1 athena
  stage build is1 place-fortress
  stage build is7 side-port side-temple
  set gold.s1 2
  warns build is7 place = a port, a fortress, a temple and a university make a metropolis
  do s1: build is7 place
  then gold.s1 0
  then universities.s1 0
  then ports.s1 0
  asks metro.place s1
  only metropolis is1; metropolis is7
  do s1: metropolis is7
  then island.is7.metropolis yes
  then island.is7.tile.side-port 0
  then island.is1.tile.place-fortress 0
  then supply.port 10
  then metropolises.s1 1

CY-15.3 CY-15.6  With two ports the seat chooses (X-50)
  given seats=3
  stage turn s1 athena
  stage own s1 is1 is6 is7
  stage build is1 place-fortress
  stage build is6 place-port
  stage build is7 side-port side-temple
  do s1: build is7 place
  asks metro.tile s1
  only discard is6 place; discard is7 side
  illegal discard is1 place = CY-15.3
  do s1: discard is7 side
  asks metro.place s1
  only metropolis is1; metropolis is7
  illegal metropolis is6 = CY-15.6
  do s1: metropolis is1
  then ports.s1 1

CY-15.4 CY-15.7  Four philosophers; no free place: buildings are destroyed (X-51)
  given seats=3
  stage turn s2 athena
  stage own s2 is2
  stage build is2 place-port place-port
  set philosophers.s2 3
  then supply.port 8
  says recruit = Recruit the fourth philosopher
  warns recruit = four philosophers make a metropolis
  do s2: recruit
  then philosophers.s2 0
  then island.is2.metropolis yes
  then supply.port 10

CY-15.7  What is lost where the metropolis is founded is said beforehand
  given seats=3
  stage turn s2 athena
  stage own s2 is2 is5
  stage build is2 place-port place-port
  stage build is5 place-temple
  set philosophers.s2 3
  do s2: recruit
  asks metro.place s2
  warns metropolis is2 = you lose both buildings there
  warns metropolis is5 = you lose the temple there

CY-15.6  A free place comes first (X-52)
  given seats=3
  stage turn s2 athena
  stage build is2 place-port place-port
  stage build is5 side-fortress
  set philosophers.s2 3
  do s2: recruit
  then island.is5.metropolis yes
  then fortresses.s2 1
  then ports.s2 2

CY-15.7  Side slots are spared
  given seats=3
  stage turn s2 athena
  stage own s2 is5
  stage build is5 place-port place-port side-port
  set philosophers.s2 3
  do s2: recruit
  then ports.s2 1
  then island.is5.tile.side-port 1

CY-15.5  Conquest brings the metropolis
  given seats=3
  stage turn s3 ares
  stage build is7 metropolis
  set island.is7.troops 0
  do s3: march is8 1 is7
  then metropolises.s3 1
  then metropolises.s1 0

CY-15.9  No island without a metropolis: the new one is lost (X-53)
  given seats=3
  stage turn s2 athena
  stage own s2 is2
  stage build is2 metropolis
  set philosophers.s2 3
  do s2: recruit
  event nometropolis s2
  then philosophers.s2 0
  then metropolises.s2 1

CY-15.10 CY-15.14  Two sets at one capture (X-55)
  given seats=3
  stage turn s1 ares
  stage own s1 is1 is6 is7
  stage build is1 place-port
  stage build is6 place-fortress
  stage build is7 place-port place-fortress side-temple side-temple
  stage build is5 side-university place-university
  stage fleets s1 G3 H3 H4
  set island.is5.troops 0
  do s1: march is7 1 is5
  asks metro.tile s1
  do s1: discard is1 place
  asks metro.tile s1
  do s1: discard is6 place
  asks metro.tile s1
  only discard is5 place; discard is5 side
  do s1: discard is5 place
  asks metro.place s1
  only metropolis is1; metropolis is5; metropolis is6
  do s1: metropolis is1
  asks metro.place s1
  only metropolis is5; metropolis is6; metropolis is7
  do s1: metropolis is6
  then metropolises.s1 2
  then supply.port 10
  then supply.fortress 10
  then supply.temple 10
  then supply.university 10

CY-15.11  A metropolis gives a discount and a defence bonus (X-56)
  given seats=3
  stage turn s2 ares
  stage build is2 metropolis
  set gold.s2 3
  do s2: buy fates
  then discounts.s2 1

CY-15.12  A metropolis is none of the four buildings (X-112)
  given seats=3
  stage turn s1 zeus
  stage build is1 metropolis
  stage build is7 side-port side-fortress
  do s1: build is7 place
  then metropolises.s1 1
  asks turn.act s1

CY-15.13  A metropolis is never a target
  given seats=3
  stage turn s2 ares
  stage build is7 metropolis
  stage row giant
  do s2: buy giant
  then discard giant
  asks turn.act s2
  then island.is7.metropolis yes
