# Chapter 14: the last island.

CY-14.1 CY-14.2  A metropolis on it wins (X-44)
  given seats=3
  stage turn s1 ares
  stage own s2 is5
  stage build is5 metropolis
  stage build is1 metropolis
  stage fleets s1 E2 F3 G3 H3 H4
  legal march is7 1 is5

CY-14.1 CY-14.2  Without a metropolis of one's own it does not (X-44)
  given seats=3
  stage turn s3 ares
  stage own s2 is5
  stage build is5 metropolis
  stage fleets s3 H2
  illegal march is8 1 is5 = CY-14.1

CY-14.2 CY-14.9  Captured buildings that complete a set (X-45)
  given seats=3
  stage turn s1 ares
  stage own s2 is5
  stage build is5 side-university
  stage build is1 metropolis
  stage build is7 side-port side-temple place-fortress
  stage fleets s1 E2 F3 G3 H3 H4
  legal march is7 1 is5

CY-14.2  One building short (X-45)
  given seats=3
  stage turn s1 ares
  stage own s2 is5
  stage build is5 side-university
  stage build is1 metropolis
  stage build is7 side-port place-fortress
  stage fleets s1 E2 F3 G3 H3 H4
  illegal march is7 1 is5 = CY-14.1

CY-14.6 CY-14.2  Who has the goal must still gain by it (X-46)
  given seats=3
  stage turn s1 ares
  stage own s2 is5
  stage build is1 metropolis
  stage build is7 metropolis
  stage fleets s1 E2 F3 G3 H3 H4
  illegal march is7 1 is5 = CY-14.1

CY-14.6 CY-14.2  With a metropolis on it he does (X-46)
  given seats=3
  stage turn s1 ares
  stage own s2 is5
  stage build is5 metropolis
  stage build is1 metropolis
  stage build is7 metropolis
  stage fleets s1 E2 F3 G3 H3 H4
  legal march is7 1 is5

CY-14.3 CY-14.9  A set needs an island to stand on
  given seats=2 start=corners
  stage turn s1 ares
  stage own s2 is5
  stage own s1 is7 is8
  stage build is5 metropolis side-university
  stage build is7 metropolis side-port side-fortress
  stage build is8 metropolis side-temple
  stage fleets s1 H2
  legal march is8 1 is5
  stage build is8 side-temple
  legal march is8 1 is5
  stage build is7 side-port side-fortress
  illegal march is8 1 is5 = CY-14.1

CY-14.4  The chance of winning does not matter
  given seats=3
  stage turn s1 ares
  stage own s2 is5
  set island.is5.troops 8
  stage build is5 metropolis side-fortress
  stage build is1 metropolis
  stage fleets s1 E2 F3 G3 H3 H4
  legal march is7 1 is5

CY-14.5  A last island without troops is protected as well (X-48)
  given seats=3
  stage turn s3 ares
  stage own s1 is7
  set island.is7.troops 0
  illegal march is8 1 is7 = CY-14.1

CY-14.7  Fleets may be attacked, creatures do what they do
  given seats=3
  stage turn s1 poseidon
  stage own s2 is5
  stage row harpy griffon
  stage fleets s1 D3
  set gold.s1 9
  do s1: buy harpy; snatch is5
  then island.is5.troops 0
  do s1: buy griffon; rob s2; sail D3 1 D4; * dice 3 0
  then sea.D4.owner s1

CY-14.8  The count is taken when the landing is announced
  given seats=3
  stage turn s3 ares
  legal march is8 1 is7
  stage own s1 is7
  illegal march is8 1 is7 = CY-14.1

CY-14.9  Philosophers never count
  given seats=3
  stage turn s3 ares
  stage own s1 is7
  stage build is3 metropolis
  set philosophers.s3 3
  illegal march is8 1 is7 = CY-14.1

CY-14.9  The island's own place slots count for a set, and the island itself as ground for it
  given seats=3
  stage turn s1 ares
  stage own s2 is5
  stage own s1 is7
  stage build is5 place-university place-temple
  stage build is7 metropolis side-port side-fortress
  stage fleets s1 E2 F3 G3 H3 H4
  legal march is7 1 is5
