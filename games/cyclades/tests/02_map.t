# Chapter 2: the map.

CY-2.1 CY-2.3  Only sea spaces of the map in play, only steps to adjacent ones
  given seats=3
  stage turn s1 poseidon
  illegal sail C2 1 K6 = CY-2.1
  illegal sail C2 1 D4 = CY-2.3
  legal sail C2 1 B2; sail C2 1 C1; sail C2 1 D3

CY-2.2 CY-9.18 CY-13.6  A port serves the whole ring of its island (X-31)
  given seats=3
  stage turn s1 poseidon
  stage own s3 is3 is8
  stage build is3 place-port
  stage fleets s1 D1
  stage fleets s3 E2 K2
  set gold.s1 9
  do s1: sail D1 1 E2
  do * dice 1 1
  event dice 1 1 2 3
  then sea.E2.owner s3

CY-2.2 CY-9.18  Beyond the ring the port does not help (X-31)
  given seats=3
  stage turn s1 poseidon
  stage build is3 place-port
  stage fleets s1 F6
  stage fleets s3 F5 K2
  do s1: sail F6 1 F5
  do * dice 1 1
  event dice 1 1 2 2
  then sea.F5.fleets 0

CY-2.4 CY-2.3 CY-9.3  The rings of is1 and is7 (X-22)
  given seats=3
  stage turn s1 poseidon
  set gold.s1 0
  only fleet A1; fleet B2; fleet C1; fleet C2; fleet F6; fleet F7; fleet G5; fleet H4; fleet I3; fleet J2; done

CY-2.5 CY-2.14  Islands are joined by fleets only
  given seats=3
  stage turn s1 ares
  stage fleets s1
  illegal march is7 1 is6 = CY-2.14
  illegal march is1 1 is2 = CY-2.14

CY-2.6 CY-6.2  A trade space pays its fleet
  given seats=3 start=fixed manual
  do * order s1; * order s2; * order s3; * draw fates; * gods ares zeus
  event income s3 2
  event income s2 2

CY-2.7  A sea space holds any number of one seat's fleets
  given seats=3
  stage turn s1 poseidon
  set gold.s1 9
  do s1: fleet C2; fleet C2; fleet C2; fleet C2
  then sea.C2.fleets 5
  illegal fleet C2 = CY-9.2

CY-2.8 CY-2.9 CY-12.7  An island without troops stays with its owner
  given seats=3
  stage turn s1 ares
  do s1: march is7 1 is6
  then island.is7.owner s1
  then island.is7.troops 0
  then island.is6.owner s1

CY-2.10 CY-9.11  A building per slot
  given seats=3
  stage turn s1 poseidon
  set gold.s1 20
  do s1: build is1 place
  illegal build is1 place = CY-9.11
  illegal build is1 side = CY-9.11
  do s1: build is7 place; build is7 place; build is7 side; build is7 side
  illegal build is7 place = CY-9.11
  illegal build is7 side = CY-9.11
  then ports.s1 5

CY-2.10 CY-2.11  Three cells: two place slots and a side slot
  given seats=3
  stage turn s3 poseidon
  set gold.s3 20
  do s3: build is8 place; build is8 place
  illegal build is8 place = CY-9.11
  do s3: build is8 side
  illegal build is8 side = CY-9.11
  legal build is3 place

CY-2.11 CY-2.12 CY-9.10  Beside a metropolis only side slots are built on (X-26)
  given seats=3
  stage turn s1 poseidon
  stage build is7 metropolis
  set gold.s1 20
  illegal build is7 place = CY-2.12
  do s1: build is7 side; build is7 side
  illegal build is7 side = CY-9.11

CY-2.12 CY-9.10  A two-cell island with a metropolis takes no building (X-26)
  given seats=3
  stage turn s2 poseidon
  stage build is2 metropolis
  set gold.s2 20
  illegal build is2 place = CY-2.12
  illegal build is2 side = CY-9.11

CY-2.12  One metropolis an island
  given seats=3
  stage turn s1 athena
  stage build is1 metropolis
  set philosophers.s1 3
  do s1: recruit
  then island.is7.metropolis yes
  then metropolises.s1 2

CY-2.13 CY-6.1  Prosperity by size: 2, 1, none
  given seats=3
  stage turn s1 ares
  stage own s1 is4 is6
  stage fleets s1
  stage own s2 is2 is7
  stage fleets s2
  stage own s3 is8 is5
  stage fleets s3
  set gold.s1 0
  set gold.s2 0
  set gold.s3 0
  do s1: done
  do * draw satyr; * gods zeus
  event income s1 4
  event income s2 1
  event income s3 0

CY-2.14  One fleet that touches both islands is a chain; a longer one too
  given seats=3
  stage turn s1 ares
  stage fleets s1 C2 D3 E4
  legal march is1 1 is2; march is1 1 is3; march is1 1 is4
  illegal march is1 1 is6 = CY-2.14

CY-2.15  A chain does not run over land (X-36)
  given seats=3
  stage turn s1 ares
  stage own s1 is1 is2
  stage own s2 is5
  stage fleets s1 C2 D4
  stage fleets s2 F1
  illegal march is1 1 is4 = CY-2.14
  legal march is1 1 is2; march is2 1 is4
  set gold.s1 2
  do s1: march is1 1 is2; march is2 2 is4
  then gold.s1 0
  then island.is4.owner s1

CY-2.15  A fleet at one end only is no chain (X-36)
  given seats=3
  stage turn s1 ares
  stage own s1 is1 is2
  stage own s2 is5
  stage fleets s2 F1
  stage fleets s1 A1 D4
  illegal march is1 1 is4 = CY-2.14
  illegal march is1 1 is2 = CY-2.14

CY-2.16 CY-9.5 CY-9.9  An island without troops counts in full
  given seats=3
  stage turn s1 ares
  set island.is1.troops 0
  set gold.s1 9
  legal troop is1; build is1 place
  do s1: build is1 place; done
  do * draw satyr; * gods zeus
  event income s1 2
