# Chapter 8: turns.

CY-8.1 CY-8.2 CY-8.8  Turns and returning markers (X-106)
  given seats=4
  stage offer s1 s2 s3 s4 on ares zeus athena
  do s1: offer zeus 1; s2: apollo; s3: offer athena 1; s4: apollo
  asks turn.act s1
  do s1: done
  asks turn.act s3
  do s3: done
  asks apollo.marker s2
  do s2: marker is2
  then track.1 s4
  then track.2 s2
  then track.3 s3
  then track.4 s1

CY-8.8  The first to act bids last (X-19)
  given seats=5
  stage offer s1 s2 s3 s4 s5 on poseidon ares zeus athena
  do s1: offer poseidon 1; s2: offer zeus 1; s3: offer athena 1; s4: apollo; s5: offer ares 1
  do s1: done; s5: done; s2: done; s3: done; s4: marker is5
  then track.1 s4
  then track.2 s3
  then track.3 s2
  then track.4 s5
  then track.5 s1
  auto
  asks offer.bid s4

CY-8.3 CY-16.8  Figurines leave at the start of the turn
  given seats=3
  stage turn s2 ares s1 zeus
  set round 2
  use figurine chiron is3 s1
  set figurine.chiron.round 1
  set deck satyr+dryad+griffon+siren+pegasus+giant+harpy+cyclops+sphinx+sylph+chimera+kraken+minotaur+medusa+polyphemus
  then figurine.chiron.at is3
  do s2: done
  then figurine.chiron.at none
  then discard chiron

CY-8.4 CY-9.2 CY-9.3  Recruits and buildings interleaved (X-21)
  given seats=3
  stage turn s1 poseidon
  set gold.s1 5
  stage row none
  do s1: fleet B2
  then gold.s1 5
  do s1: build is7 side
  then gold.s1 3
  do s1: fleet F7
  then gold.s1 2
  do s1: fleet G5
  then gold.s1 0
  then sea.B2.fleets 1
  then sea.C2.fleets 1
  then sea.F7.fleets 1
  then sea.G5.fleets 2
  then fleets_left.s1 3
  do * draw satyr; * draw dryad; * gods zeus
  event income s1 3

CY-8.5 CY-8.7  Nothing is compulsory, the free recruit neither
  given seats=3
  stage turn s1 athena
  set philosophers.s1 3
  do s1: done
  then philosophers.s1 3

CY-8.6  Without the gold an action is not available
  given seats=3
  stage turn s1 ares
  set gold.s1 1
  do s1: troop is1
  illegal troop is1 = CY-8.6
  illegal build is1 place = CY-8.6
  illegal buy fates = CY-8.6
  legal march is7 1 is6

CY-8.4  A god offers his own actions only
  given seats=3
  stage turn s1 ares
  illegal recruit = CY-8.4
  illegal fleet C2 = CY-8.4
  illegal sail C2 1 B2 = CY-8.4
  illegal swap fates = CY-8.4

CY-8.9  New units move at once, and again
  given seats=3
  stage turn s1 ares
  set gold.s1 9
  do s1: troop is7; march is7 2 is6; march is6 2 is7
  then island.is7.troops 2
  then gold.s1 7

CY-8.10  Nothing comes between the steps of a fleet move
  given seats=3
  stage turn s1 poseidon
  do s1: sail C2 1 B2
  asks sail.step s1
  illegal fleet A1 = CY-9.2
  illegal buy fates = CY-16.1
  legal sail 1 A1; stop

CY-9.2 CY-9.9 CY-9.12  Choices are told with their price
  given seats=3
  stage turn s1 poseidon
  stage build is7 side-temple
  stage row kraken
  set gold.s1 9
  costs fleet B2 = 0
  do s1: fleet B2
  costs fleet B2 = 1
  costs build is7 place = 2
  costs sail C2 1 D3 = 1
  costs buy kraken = 3
  costs done = 0
  do s1: buy kraken
  costs kraken E4 = 0
  do s1: kraken E4
  costs kraken D3 = 1

CY-8.6 CY-9.4 CY-9.13  Prices of a turn on Ares
  given seats=3
  stage turn s1 ares
  set gold.s1 9
  do s1: troop is7
  costs troop is7 = 2
  costs march is7 1 is6 = 1

CY-8.7 CY-8.6  A turn in which nothing is left but to end it is over by itself
  given seats=3
  stage turn s2 zeus s1 ares s3 apollo
  stage own s1 is1
  set island.is1.troops 8
  stage fleets s1
  set gold.s1 1
  do s2: done
  event turn s1 ares
  asks apollo.marker s3
