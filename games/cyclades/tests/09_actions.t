# Chapter 9: recruit, build, special action.

CY-9.1 CY-9.2  Fleets cost 0, 1, 2, 3
  given seats=3
  stage turn s1 poseidon
  set gold.s1 6
  stage row none
  do s1: fleet A1
  then gold.s1 6
  do s1: fleet A1
  then gold.s1 5
  do s1: fleet A1
  then gold.s1 3
  do s1: fleet A1
  then gold.s1 0
  then sea.A1.fleets 4

CY-9.3 CY-17.26 CY-17.38  Not beside others, not by the Kraken, not by Polyphemus
  given seats=3
  stage turn s1 poseidon
  set kraken A1
  use figurine polyphemus is8 s2
  set deck satyr+dryad+griffon+siren+pegasus+giant+harpy+cyclops+sphinx+sylph+chimera+kraken+minotaur+medusa+chiron
  stage fleets s3 F4 F6
  illegal fleet F6 = CY-9.3
  illegal fleet A1 = CY-17.26
  illegal fleet J2 = CY-17.38
  illegal fleet D4 = CY-9.3
  illegal fleet E1 = CY-9.3
  legal fleet B2; fleet I3

CY-9.4 CY-9.5  Troops cost 0, 2, 3, 4, on any own island
  given seats=3
  stage turn s1 ares
  set gold.s1 9
  set island.is1.troops 0
  do s1: troop is1
  then gold.s1 9
  do s1: troop is7
  then gold.s1 7
  do s1: troop is1
  then gold.s1 4
  do s1: troop is1
  then gold.s1 0
  then island.is1.troops 3
  then island.is7.troops 2

CY-9.4  No fifth troop
  given seats=3
  stage turn s1 ares
  set gold.s1 20
  do s1: troop is1; troop is1; troop is1; troop is1
  illegal troop is1 = CY-9.2
  illegal troop is2 = CY-9.2

CY-9.5 CY-12.8 CY-17.34  A troop recruited beside Medusa cannot march off (X-108)
  given seats=3
  stage turn s1 ares
  stage row medusa
  set gold.s1 9
  set island.is7.troops 0
  do s1: buy medusa; place is7; troop is7
  then island.is7.troops 1
  illegal march is7 1 is6 = CY-17.34

CY-9.6  A unit that came back is recruited at its number's price
  given seats=3
  stage turn s1 poseidon
  stage fleets s1 C2 C2 C2 C2 C2 C2 C2 G5
  stage row sphinx
  set gold.s1 9
  illegal fleet C2 = CY-9.6
  do s1: buy sphinx; sell_fleet C2; stop
  then gold.s1 7
  do s1: fleet C2
  then gold.s1 7
  illegal fleet C2 = CY-9.6

CY-9.7  Priests: free, then 4, no third (X-24)
  given seats=3
  stage turn s1 zeus
  set gold.s1 8
  do s1: recruit
  then gold.s1 8
  do s1: recruit
  then gold.s1 4
  then priests.s1 2
  illegal recruit = CY-9.7

CY-9.7 CY-9.8  Philosophers: free, then 4
  given seats=3
  stage turn s1 athena
  set gold.s1 8
  do s1: recruit; recruit
  then gold.s1 4
  then philosophers.s1 2
  illegal recruit = CY-9.7

CY-9.9  Each god's building for 2 gold, several on one island
  given seats=3
  stage turn s1 zeus
  set gold.s1 5
  do s1: build is7 place; build is7 place
  then gold.s1 1
  then temples.s1 2
  then island.is7.tile.place-temple 2

CY-9.9  Athena builds universities, Ares fortresses
  given seats=3
  stage turn s1 athena s2 ares
  do s1: build is7 side; done; s2: build is5 side
  then universities.s1 1
  then fortresses.s2 1

CY-9.10 CY-15.6  Place or side is the builder's choice, and matters (X-102)
  given seats=3
  stage turn s2 poseidon
  do s2: build is5 place; build is5 side
  then island.is5.tile.place-port 1
  then island.is5.tile.side-port 1
  stage turn s2 athena
  set philosophers.s2 3
  do s2: recruit
  then island.is2.metropolis yes
  then ports.s2 2

CY-9.11 CY-15.2  No slot, no fourth building (X-54)
  given seats=3
  stage turn s2 ares
  stage own s2 is2
  stage build is2 place-port place-temple
  illegal build is2 place = CY-9.11
  illegal build is2 side = CY-9.11

CY-9.12  Any number of fleet moves for 1 gold each
  given seats=3
  stage turn s1 poseidon
  set gold.s1 2
  do s1: sail C2 1 B2; stop; sail G5 1 H4; stop
  then gold.s1 0

CY-9.13  Any number of marches for 1 gold each
  given seats=3
  stage turn s1 ares
  set gold.s1 2
  stage row none
  do s1: troop is7; march is7 1 is6; march is7 1 is6
  then gold.s1 0
  then island.is6.troops 2

CY-9.14 CY-9.15  Zeus exchanges cards of the row
  given seats=3
  stage turn s1 zeus
  set gold.s1 3
  illegal swap satyr = CY-9.15
  do s1: swap fates
  then gold.s1 2
  then discard fates
  do * draw kraken
  then row.4 kraken
  do s1: swap kraken
  do * draw giant
  then discard fates+kraken

CY-9.17  Athena has no special action
  given seats=3
  stage turn s1 athena
  illegal swap fates = CY-8.4
  illegal march is7 1 is6 = CY-8.4
  illegal sail C2 1 B2 = CY-8.4

CY-9.19 CY-13.5  A fortress helps on its own island only
  given seats=3
  stage turn s3 ares
  set island.is8.troops 2
  stage build is7 side-fortress
  stage build is1 place-fortress
  do s3: march is8 2 is7
  do * dice 0 0
  event dice 0 0 2 2

CY-9.20 CY-16.3  A temple takes one gold off a creature; a university has no power
  given seats=3
  stage turn s1 ares
  stage build is7 side-temple place-university
  set gold.s1 3
  do s1: buy fates
  then gold.s1 2
  then discounts.s1 1
