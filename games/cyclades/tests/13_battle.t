# Chapter 13: battle. Dice are attacker, defender.

CY-13.3 CY-13.5 CY-13.7  Fortress and metropolis (X-38)
  given seats=3
  stage turn s3 ares
  set island.is8.troops 4
  stage build is7 side-fortress metropolis
  do s3: march is8 4 is7
  do * dice 1 2
  event dice 1 2 5 5
  then island.is7.owner s3
  then island.is7.troops 3
  then island.is7.metropolis yes
  then fortresses.s3 1

CY-13.1 CY-13.4 CY-13.15  The attacker fights with what marched in, without the fortress at home
  given seats=3
  stage turn s3 ares
  set island.is8.troops 5
  stage build is8 side-fortress
  do s3: march is8 2 is7
  do * dice 2 2
  event dice 2 2 4 3
  then island.is7.owner s3
  then island.is7.troops 2
  then island.is8.troops 3

CY-13.6  Port (X-30)
  given seats=3
  stage turn s1 poseidon
  stage build is2 place-port
  stage fleets s1 D3 D3
  do s1: sail D3 2 D4
  do * dice 1 1
  event dice 1 1 3 3
  then sea.D4.owner s1
  then sea.D4.fleets 1
  then fleets_left.s1 7
  then fleets_left.s2 7

CY-13.6 CY-15.11  A metropolis counts as port for its ring (X-56)
  given seats=3
  stage turn s1 poseidon
  stage build is2 metropolis
  stage fleets s1 E6 E6
  stage fleets s2 D5 D5
  do s1: sail E6 2 D5
  do * dice 1 1
  event dice 1 1 3 4

CY-13.8  One unit a side and assault, whatever the difference (X-42)
  given seats=3
  stage turn s3 ares
  set island.is8.troops 6
  do s3: march is8 6 is7; * dice 3 0
  event dice 3 0 9 1
  then island.is7.troops 6
  then island.is7.owner s3

CY-13.8  The other way round in the same place (X-42)
  given seats=3
  stage turn s3 ares
  set island.is8.troops 6
  do s3: march is8 6 is7; * dice 0 3
  event dice 0 3 6 4
  then island.is7.troops 6

CY-13.9 CY-13.11 CY-13.15  Sea retreat of the defender (X-32)
  given seats=3
  stage turn s1 poseidon
  stage fleets s1 D3 D3 D3
  stage fleets s2 D4 D4 F1
  do s1: sail D3 3 D4; * dice 1 1
  event dice 1 1 4 3
  asks battle.defender s2
  only fight; withdraw D3; withdraw D5; withdraw E4
  illegal withdraw E6 = CY-2.3
  do s2: withdraw D5
  then sea.D4.owner s1
  then sea.D4.fleets 3
  then sea.D5.owner s2
  then sea.D5.fleets 1
  asks turn.act s1

CY-13.10 CY-13.14  The only way out (X-33)
  given seats=3
  stage turn s1 poseidon
  stage fleets s1 E1 E1
  stage fleets s2 F1 F1
  do s1: sail E1 2 F1; * dice 1 0
  asks battle.defender s2
  only fight; withdraw E1

CY-13.10 CY-13.9  With an attacker behind, only the attacker is asked (X-33)
  given seats=3
  stage turn s1 poseidon
  stage fleets s1 E1 E1 E1
  stage fleets s2 F1 F1
  do s1: sail E1 2 F1; * dice 1 0
  asks battle.attacker s1
  only fight; withdraw E1
  do s1: withdraw E1
  then sea.E1.fleets 3
  then sea.F1.owner s2
  then sea.F1.fleets 1
  asks turn.act s1

CY-13.9  Neither retreats: the next assault
  given seats=3
  stage turn s1 poseidon
  stage fleets s1 D3 D3 D3
  stage fleets s2 D4 D4 F1
  do s1: sail D3 3 D4; * dice 1 1; s2: fight
  asks battle.attacker s1
  do s1: fight
  asks battle.roll *

CY-13.11 CY-13.12  Land retreat along a chain, all together (X-40, X-118)
  given seats=3
  stage turn s3 ares
  stage own s1 is1 is6 is7
  set island.is7.troops 4
  set island.is8.troops 3
  do s3: march is8 3 is7; * dice 3 1
  event dice 3 1 6 5
  asks battle.defender s1
  only fight; retreat is6
  illegal retreat is1 = CY-13.12
  illegal retreat is8 = CY-13.12
  do s1: retreat is6
  then island.is6.troops 4
  then island.is7.owner s3
  then island.is7.troops 3

CY-13.13 CY-13.12  The attacker may go to any own island on a chain
  given seats=3
  stage turn s3 ares
  stage own s3 is3 is8 is4
  stage own s1 is1 is7
  stage fleets s3 K2 J2 I3 H4 H3 G3 F4 E4
  set island.is8.troops 3
  set island.is7.troops 2
  stage fleets s1 C2
  do s3: march is8 3 is7; * dice 0 3
  asks battle.attacker s3
  only fight; retreat is3; retreat is4; retreat is8
  do s3: retreat is3
  then island.is3.troops 3
  then island.is7.owner s1
  then island.is7.troops 2

CY-13.12 CY-17.34  No retreat from Medusa's island, for either side (X-80)
  given seats=3
  stage turn s3 ares
  stage row medusa
  stage own s1 is1 is6 is7
  set island.is7.troops 3
  set island.is8.troops 2
  do s3: buy medusa; place is7; march is8 2 is7
  do * dice 3 0
  asks battle.roll *

CY-13.14 CY-17.38  Polyphemus bars retreats (X-123)
  given seats=3
  stage turn s1 poseidon
  use figurine polyphemus is3 s3
  set deck satyr+dryad+griffon+siren+pegasus+giant+harpy+cyclops+sphinx+sylph+chimera+kraken+minotaur+medusa+chiron
  stage fleets s1 A1 A1 A1
  stage fleets s2 B2 B2
  stage fleets s3 G3
  do s1: sail A1 3 B2; * dice 1 0
  asks battle.defender s2
  only fight; withdraw A1; withdraw A2; withdraw B3
  illegal withdraw C2 = CY-17.38

CY-13.16  Both last units on land: the defender keeps the island (X-39)
  given seats=3
  stage turn s3 ares
  stage build is7 side-port
  do s3: march is8 1 is7; * dice 2 2
  event dice 2 2 3 3
  then island.is7.owner s1
  then island.is7.troops 0
  then ports.s1 1
  asks turn.act s3

CY-13.17  Both last units at sea: the space is empty (X-110)
  given seats=3
  stage turn s1 poseidon
  stage fleets s1 D3
  do s1: sail D3 1 D4; * dice 2 2
  then sea.D4.owner none
  then fleets_left.s1 8
  then fleets_left.s2 7

CY-13.18 CY-15.1 CY-19.1  Taking, elimination, then sets (X-111)
  given seats=3
  stage turn s1 ares
  stage own s2 is5
  stage build is5 side-university
  stage build is1 metropolis
  stage build is7 side-port side-temple place-fortress
  stage fleets s1 E2 F3 G3 H3 H4
  set island.is7.troops 3
  do s1: march is7 3 is5; * dice 3 0
  event taken s1 is5
  event eliminated s2
  then sea.D4.owner none
  asks metro.place s1
  do s1: metropolis is5
  then metropolises.s1 2

CY-13.6 CY-9.18  Every port of the island counts, on the metropolis place and beside it
  given seats=3
  stage turn s3 poseidon
  stage build is7 place-port side-port side-port
  stage fleets s3 H4
  do s3: sail H4 1 G5
  do * dice 3 0
  event dice 3 0 4 4
