# Chapter 17: the instant cards.

CY-17.1  Fates: another income (X-60)
  given seats=3
  stage turn s1 ares
  stage row fates
  set gold.s1 4
  do s1: buy fates
  event income s1 2
  then gold.s1 2

CY-17.2 CY-15.4 CY-15.14  Satyr: the fourth philosopher converts (X-61)
  given seats=3
  stage turn s2 ares
  stage row satyr
  set philosophers.s2 3
  set philosophers.s3 2
  do s2: buy satyr
  only rob s3; waive
  illegal rob s1 = CY-17.2
  illegal rob s2 = CY-17.2
  do s2: rob s3
  then philosophers.s3 1
  then philosophers.s2 0
  do s2: metropolis is2
  then metropolises.s2 1

CY-17.3 CY-7.16  Dryad: the priest works from the next offering on (X-62)
  given seats=3
  stage turn s1 ares s2 zeus
  stage row dryad
  set priests.s2 1
  set gold.s2 3
  do s1: buy dryad; rob s2; done
  then priests.s1 1
  then priests.s2 0
  then gold.s2 3
  do s2: done
  auto
  then priests.s1 1
  asks offer.bid s2

CY-17.4  Griffon: half, rounded down (X-63)
  given seats=3
  stage turn s1 ares
  stage row griffon
  set gold.s1 4
  set gold.s2 7
  do s1: buy griffon; rob s2
  then gold.s1 3
  then gold.s2 4

CY-17.4  Griffon: of one gold nothing (X-63)
  given seats=3
  stage turn s1 ares
  stage row griffon
  set gold.s1 5
  set gold.s2 1
  do s1: buy griffon; rob s2
  then gold.s1 1
  then gold.s2 1

CY-17.5  Siren (X-64)
  given seats=3
  stage turn s1 ares
  stage row siren
  do s1: buy siren
  only lure D4; lure F1; lure F4; lure K2; waive
  do s1: lure D4
  then sea.D4.owner s1
  then sea.D4.fleets 1
  then fleets_left.s1 5
  then fleets_left.s2 7
  asks turn.act s1

CY-17.5  Siren: only a fleet that is alone (X-64)
  given seats=3
  stage turn s1 ares
  stage row siren
  stage fleets s2 D4 D4 F1
  do s1: buy siren
  illegal lure D4 = CY-17.5
  illegal lure C2 = CY-17.5

CY-17.6  Siren with an empty reserve takes a fleet from the map
  given seats=3
  stage turn s1 ares
  stage row siren
  stage fleets s1 C2 C2 C2 C2 C2 C2 G5 G5
  do s1: buy siren; lure D4
  asks siren.source s1
  only from C2; from G5
  do s1: from G5
  then sea.G5.fleets 1
  then sea.D4.owner s1
  then fleets_left.s1 0

CY-17.7 CY-13.13  Pegasus needs no chain; a retreat does (X-66)
  given seats=3
  stage turn s3 zeus
  stage row pegasus
  set island.is8.troops 3
  do s3: buy pegasus; fly is8 2 is1
  asks battle.roll *
  do * dice 0 1
  event dice 0 1 2 2
  then island.is1.owner s3
  then island.is1.troops 1
  then island.is8.troops 1

CY-17.7 CY-13.13 CY-13.10  A flown attacker without a chain is not asked (X-66)
  given seats=3
  stage turn s3 zeus
  stage row pegasus
  set island.is8.troops 4
  set island.is1.troops 2
  do s3: buy pegasus; fly is8 3 is1; * dice 1 1
  asks battle.roll *

CY-17.7 CY-17.8 CY-14.1  Pegasus: not from Medusa, not to Chiron, not to a last island
  given seats=3
  stage turn s1 zeus
  stage row pegasus medusa chiron
  stage round 3
  stage own s2 is2
  set gold.s1 20
  do s1: buy medusa; place is7; buy chiron; place is3; buy pegasus
  asks pegasus.move s1
  illegal fly is7 1 is6 = CY-17.34
  illegal fly is1 1 is3 = CY-17.8
  illegal fly is1 1 is2 = CY-14.1
  only fly is1 1 is4; fly is1 1 is5; fly is1 1 is6; fly is1 1 is7; fly is1 1 is8; waive

CY-17.9 CY-17.33  Giant: any building, no metropolis, nothing beside Chiron (X-67)
  given seats=3
  stage turn s2 zeus
  stage row giant chiron
  stage build is7 side-port
  stage build is1 metropolis
  stage build is2 place-temple
  stage build is8 side-fortress
  set gold.s2 20
  do s2: buy chiron; place is8; buy giant
  only destroy is2 place-temple; destroy is7 side-port; waive
  illegal destroy is8 side-fortress = CY-17.33
  warns destroy is2 place-temple = you lose the temple there
  warns destroy is7 side-port
  do s2: destroy is7 side-port
  then ports.s1 0

CY-17.10 CY-17.11 CY-12.6  Harpy takes the last troop, the island stays (X-68)
  given seats=3
  stage turn s1 ares
  stage row harpy
  stage fleets s1 G3 H3 H4
  set gold.s1 9
  do s1: buy harpy
  only snatch is2; snatch is3; snatch is5; snatch is8; waive
  illegal snatch is1 = CY-17.10
  do s1: snatch is5
  then island.is5.owner s2
  then island.is5.troops 0
  then troops_left.s2 7
  do s1: march is7 1 is5
  then island.is5.owner s1

CY-17.10 CY-16.6  Harpy without a target (X-114)
  given seats=3
  stage turn s1 ares
  stage row harpy chiron
  set gold.s1 20
  set island.is2.troops 0
  set island.is3.troops 0
  set island.is5.troops 0
  do s1: buy chiron; place is8; buy harpy
  then discard harpy
  asks turn.act s1

CY-17.12 CY-15.1  Cyclops completes a set (X-69)
  given seats=3
  stage turn s1 ares
  stage row cyclops
  stage build is1 place-port
  stage build is7 side-port side-temple place-university
  do s1: buy cyclops
  legal change is1 place-port fortress; change is7 side-temple fortress; waive
  illegal change is1 place-port port = CY-17.12
  do s1: change is1 place-port fortress
  then ports.s1 0
  then fortresses.s1 0
  then universities.s1 0
  asks metro.place s1
  do s1: metropolis is1
  then metropolises.s1 1

CY-17.12  Cyclops: only kinds in supply
  given seats=3
  stage turn s1 ares
  stage row cyclops
  stage own s3 is3 is4 is8
  stage build is1 place-port
  stage build is8 place-temple place-temple side-temple
  stage build is3 place-temple place-temple
  stage build is5 place-temple place-temple side-temple
  stage build is2 place-temple place-temple
  then supply.temple 0
  do s1: buy cyclops
  only change is1 place-port fortress; change is1 place-port university; waive
  illegal change is1 place-port temple = CY-1.4

CY-17.13  Sphinx (X-70)
  given seats=3
  stage turn s1 ares
  stage row sphinx
  set priests.s1 1
  set gold.s1 4
  do s1: buy sphinx; sell_troop is7; sell priest; stop
  then gold.s1 4
  then island.is7.owner s1
  then island.is7.troops 0
  then priests.s1 0
  then priests_left 18
  then troops_left.s1 7

CY-17.13  Sphinx buys what there is, and nothing else
  given seats=3
  stage turn s1 ares
  stage row sphinx
  set philosophers.s1 1
  do s1: buy sphinx
  only sell_troop is1; sell_troop is7; sell_fleet C2; sell_fleet G5; sell philosopher; stop
  illegal sell priest = CY-17.13
  illegal sell_troop is2 = CY-2.8
  do s1: sell_fleet C2; sell philosopher
  then sea.C2.owner none

CY-17.13  Medusa does not hinder a sale
  given seats=3
  stage turn s1 ares
  stage row sphinx medusa
  set gold.s1 9
  do s1: buy medusa; place is7; buy sphinx; sell_troop is7; stop
  then island.is7.troops 0

CY-17.14 CY-17.15  Sylph: ten steps, any groups
  given seats=3
  stage turn s1 ares
  stage row sylph
  stage fleets s1 C2 C2 G5
  set gold.s1 4
  do s1: buy sylph; sail C2 2 B2; sail G5 1 F5; sail B2 1 A1; sail F5 1 F6; sail F6 1 F7
  do s1: sail F7 1 F6; sail F6 1 F7; sail F7 1 F6; sail F6 1 F7
  asks sylph.step s1
  do s1: sail A1 1 A2
  asks turn.act s1
  then sea.A2.fleets 1
  then sea.B2.fleets 1
  then sea.F7.fleets 1
  then gold.s1 0

CY-17.16  Sylph: after a battle the steps left may be used
  given seats=3
  stage turn s1 ares
  stage row sylph
  do s1: buy sylph; sail C2 1 D3; sail D3 1 D4
  do * dice 3 0
  asks sylph.step s1
  legal sail D4 1 D5; sail G5 1 H4; stop

CY-17.17 CY-11.7  Sylph: not to the Kraken (X-124)
  given seats=3
  stage turn s1 ares
  stage row sylph
  set kraken F5
  stage fleets s1 G5
  do s1: buy sylph
  only sail G5 1 F6; sail G5 1 H4; stop

CY-17.18 CY-17.19 CY-17.39  Chimera (X-72)
  given seats=3
  stage turn s1 ares
  stage row chimera
  stage discard giant kraken satyr
  stage build is2 place-port
  do s1: buy chimera
  only use satyr; use giant; use kraken; waive
  illegal use medusa = CY-17.18
  do s1: use giant
  asks giant.pick s1
  then in_use giant+chimera
  do s1: destroy is2 place-port
  then discard none
  then row.4 none
  then deck fates+satyr+dryad+griffon+siren+pegasus+giant+harpy+cyclops+sphinx+sylph+chimera+kraken+minotaur+chiron+medusa+polyphemus

CY-17.20 CY-17.39  Chimera with a lasting figurine (X-73)
  given seats=3
  stage turn s1 ares
  stage row chimera
  stage discard medusa satyr
  do s1: buy chimera; use medusa; place is2
  then figurine.medusa.at is2
  then figurine.medusa.owner s1
  then discard none
  then deck fates+satyr+dryad+griffon+siren+pegasus+giant+harpy+cyclops+sphinx+sylph+chimera+kraken+minotaur+chiron+polyphemus

CY-17.39 CY-17.32  Chimera with a Minotaur that leaves at once
  given seats=3
  stage turn s1 ares
  stage row chimera
  stage discard minotaur
  do s1: buy chimera; use minotaur; place is4
  then figurine.minotaur.at none
  then discard none
  then in_use none

CY-17.18 CY-16.13 CY-17.24  Chimera and Kraken (X-103)
  given seats=3
  stage turn s1 ares
  stage row chimera
  stage discard kraken
  set gold.s1 7
  do s1: buy chimera; use kraken; kraken F4
  then sea.F4.owner none
  do s1: kraken G3; stop
  then gold.s1 2
  then kraken G3
  then discard none

CY-17.21  Chimera with an empty discard pile (X-104)
  given seats=3
  stage turn s1 ares
  stage row chimera
  do s1: buy chimera
  event shuffle
  asks turn.act s1
  then discard none
  then in_use none

CY-17.21  Chimera waived shuffles all the same
  given seats=3
  stage turn s1 ares
  stage row chimera
  stage discard satyr
  do s1: buy chimera; waive
  then discard none

CY-17.22  Chimera aged out of the row does not shuffle (X-105)
  given seats=3
  stage turn s1 ares
  stage round 5
  stage row fates none chimera
  stage discard satyr
  do s1: done
  then discard satyr+chimera

CY-17.22  Nor does she when exchanged
  given seats=3
  stage turn s1 zeus
  stage row chimera
  stage discard satyr
  do s1: swap chimera
  then discard satyr+chimera

CY-17.9  Where nothing stands the Giant is refused by his own rule
  given seats=3
  stage turn s2 zeus
  stage row giant
  stage build is7 side-port
  set gold.s2 20
  do s2: buy giant
  illegal destroy is7 side-temple = CY-17.9
