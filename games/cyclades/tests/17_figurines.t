# Chapter 17: Kraken and lasting figurines.

CY-17.23 CY-17.24 CY-17.25  Kraken (X-74)
  given seats=3
  stage turn s1 poseidon
  stage row kraken
  set gold.s1 6
  do s1: buy kraken
  then gold.s1 2
  asks kraken.place s1
  choices 31
  do s1: kraken D4
  then sea.D4.owner none
  then fleets_left.s2 7
  only kraken D3; kraken D5; kraken E4; stop
  illegal kraken F4 = CY-2.3
  do s1: kraken E4
  then gold.s1 1
  do s1: kraken F4
  then gold.s1 0
  then sea.F4.owner none
  then kraken F4
  then discard kraken
  illegal fleet F4 = CY-9.3

CY-17.23  Kraken: own fleets too
  given seats=3
  stage turn s1 ares
  stage row kraken
  set gold.s1 4
  do s1: buy kraken; kraken C2
  then sea.C2.owner none
  then fleets_left.s1 7

CY-17.26  Kraken: nobody retreats there
  given seats=3
  stage turn s1 poseidon
  set kraken D5
  stage fleets s1 D3 D3 D3
  stage fleets s2 D4 D4 F1
  do s1: sail D3 3 D4; * dice 1 1
  only fight; withdraw D3; withdraw E4
  illegal withdraw D5 = CY-17.26

CY-17.27  Kraken again: put anywhere anew (X-75)
  given seats=3
  stage turn s1 ares
  stage row kraken
  set kraken F4
  stage fleets s3 K2
  set gold.s1 4
  do s1: buy kraken; kraken K2
  then kraken K2
  then sea.K2.owner none

CY-17.27  Kraken waived stays where it is; the present space is allowed
  given seats=3
  stage turn s1 ares
  stage row kraken
  set kraken E4
  do s1: buy kraken
  legal kraken E4
  do s1: waive
  then kraken E4

CY-17.28  Kraken in the ring of Polyphemus
  given seats=3
  stage turn s1 ares
  stage row kraken polyphemus
  set gold.s1 20
  do s1: buy polyphemus; place is8
  then fleets_left.s3 7
  do s1: buy kraken; kraken J2; kraken I2; stop
  then kraken I2

CY-17.29 CY-17.30 CY-17.31  Minotaur in battle (X-76)
  given seats=3
  stage turn s1 zeus s3 ares
  stage own s1 is1 is6 is7
  stage row minotaur
  set island.is3.troops 3
  do s1: buy minotaur; place is6; done
  then figurine.minotaur.at is6
  do s3: march is3 3 is6; * dice 1 1
  event dice 1 1 4 4
  event leaves minotaur
  then figurine.minotaur.at none
  then discard minotaur
  then island.is6.owner s3
  then island.is6.troops 2

CY-17.29  Minotaur helps in every assault
  given seats=3
  stage turn s1 zeus s3 ares
  stage own s1 is1 is6 is7
  stage row minotaur
  set island.is6.troops 2
  set island.is3.troops 4
  do s1: buy minotaur; place is6; done
  do s3: march is3 4 is6; * dice 3 0
  event dice 3 0 7 4
  do s1: fight; s3: fight; * dice 0 0
  event dice 0 0 4 3

CY-17.32 CY-17.31  Minotaur on a neutral island leaves at once (X-78)
  given seats=3
  stage turn s1 zeus
  stage row minotaur
  do s1: buy minotaur; place is4
  then figurine.minotaur.at none
  then discard minotaur

CY-16.10 CY-16.16  Minotaur where Medusa stands: both leave (X-78)
  given seats=3
  stage turn s1 zeus
  stage row minotaur medusa
  set gold.s1 9
  do s1: buy medusa; place is7; buy minotaur; place is7
  then figurine.minotaur.at none
  then figurine.medusa.at none
  then discard minotaur+medusa

CY-17.32 CY-17.40  Minotaur leaves as the last troops set out
  given seats=3
  stage turn s1 ares
  stage row minotaur
  set gold.s1 9
  do s1: buy minotaur; place is7; march is7 1 is6
  then figurine.minotaur.at none
  then discard minotaur

CY-17.32 CY-17.11  Minotaur leaves when the Harpy takes his company
  given seats=3
  stage turn s1 zeus
  stage row minotaur harpy
  set gold.s1 9
  do s1: buy minotaur; place is5; buy harpy; snatch is5
  then figurine.minotaur.at none

CY-17.32  Minotaur leaves when the Sphinx buys his company
  given seats=3
  stage turn s1 zeus
  stage row minotaur sphinx
  set gold.s1 9
  do s1: buy minotaur; place is7; buy sphinx; sell_troop is7; stop
  then figurine.minotaur.at none

CY-17.30 CY-17.32  Minotaur leaves when the defenders retreat
  given seats=3
  stage turn s1 zeus s3 ares
  stage own s1 is1 is6 is7
  stage row minotaur
  set island.is6.troops 3
  set island.is3.troops 5
  do s1: buy minotaur; place is6; done
  do s3: march is3 5 is6; * dice 3 0; s1: retreat is7
  then figurine.minotaur.at none
  then island.is7.troops 3
  then island.is6.owner s3

CY-17.33  Chiron: marches may land, Pegasus may leave (X-79)
  given seats=3
  stage turn s2 zeus s3 ares
  stage row chiron
  stage fleets s3 H2
  do s2: buy chiron; place is5; done
  legal march is8 1 is5

CY-17.33 CY-17.8  Chiron: no Giant, Harpy or Pegasus, not even for the owner (X-79)
  given seats=3
  stage turn s2 zeus
  stage round 3
  stage row chiron pegasus harpy
  set gold.s2 20
  stage build is5 side-port
  do s2: buy chiron; place is5; buy pegasus
  illegal fly is2 1 is5 = CY-17.8
  legal fly is5 1 is2
  do s2: waive; buy harpy
  illegal snatch is5 = CY-17.33

CY-17.34 CY-13.12  Medusa: nobody leaves by march or Pegasus; landing is allowed (X-80)
  given seats=3
  stage turn s1 ares
  stage row medusa pegasus
  set island.is7.troops 3
  set gold.s1 20
  do s1: buy medusa; place is7
  illegal march is7 1 is6 = CY-17.34
  do s1: buy pegasus
  illegal fly is7 1 is6 = CY-17.34
  legal fly is1 1 is7

CY-17.35 CY-17.36 CY-17.37  Polyphemus (X-81)
  given seats=3
  stage turn s2 poseidon
  stage row polyphemus
  stage fleets s2 D4 F1
  do s2: buy polyphemus; place is3
  asks polyphemus.push s2
  only push C2 B2; push F4 F5; push F4 G3
  illegal push C2 D3 = CY-17.36
  illegal push D4 D5 = CY-17.35
  do s2: push F4 G3
  then sea.B2.owner s1
  then sea.C2.owner none
  then sea.G3.owner s3
  asks turn.act s2
  illegal sail D4 1 D3 = CY-17.38
  illegal fleet D3 = CY-17.38
  legal fleet D5

CY-17.36  Fleets without a way out are lost (X-82)
  given seats=3
  stage turn s2 poseidon
  stage row polyphemus
  stage fleets s1 C1 C1
  stage fleets s3 K2
  do s2: buy polyphemus; place is3
  event lostfleets s1 2 C1
  then fleets_left.s1 8
  asks turn.act s2

CY-17.36 CY-17.37  The order of pushes matters (X-84)
  given seats=3
  stage turn s2 poseidon
  stage row polyphemus
  stage fleets s1 F4
  stage fleets s3 F3 F5
  do s2: buy polyphemus; place is3
  only push F3 G3; push F4 G3
  do s2: push F4 G3
  event lostfleets s3 1 F3
  then sea.G3.owner s1
  then fleets_left.s3 7
  asks turn.act s2

CY-17.35  Own fleets are pushed too; a push that is possible must be made
  given seats=3
  stage turn s1 ares
  stage row polyphemus
  stage fleets s3 K2
  do s1: buy polyphemus; place is3
  then sea.B2.owner s1
  then sea.C2.owner none

CY-17.38 CY-16.10  The ring is open again when Polyphemus is gone
  given seats=3
  stage turn s1 ares s2 poseidon
  stage row polyphemus chiron
  stage fleets s1 B2
  stage fleets s3 K2
  set gold.s1 9
  set gold.s2 9
  do s1: buy polyphemus; place is3; done
  illegal sail D4 1 D3 = CY-17.38
  do s2: buy chiron; place is3
  then figurine.polyphemus.at none
  legal sail D4 1 D3
  legal fleet D3

CY-17.24 CY-17.25  The buyer may stop the Kraken with gold left
  given seats=3
  stage turn s1 poseidon
  stage row kraken
  set gold.s1 9
  do s1: buy kraken; kraken D4
  asks kraken.step s1
  do s1: stop
  then discard kraken
  then kraken D4
  then gold.s1 5
  asks turn.act s1
