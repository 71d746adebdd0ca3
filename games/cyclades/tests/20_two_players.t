# Chapters 20 and 22: the two-player game; what is public.

CY-20.1 CY-20.2 CY-1.13  Two markers each
  given seats=2 start=corners
  then places 4
  then open 3
  then goal 3
  do s1: apollo
  asks offer.bid s1
  do s1: apollo
  asks offer.bid s2

CY-20.3 CY-16.3  Discounts count over both turns, recruits do not (X-115)
  given seats=2 start=corners
  stage turn s1 zeus s1 ares s2 apollo s2 apollo
  stage build is7 side-temple
  stage row sphinx satyr
  set gold.s1 20
  do s1: buy sphinx; stop
  then gold.s1 17
  do s1: recruit; done
  asks turn.act s1
  do s1: buy satyr
  then gold.s1 14
  do s1: troop is1
  then gold.s1 14

CY-20.4 CY-20.6 CY-7.9  A seat beats itself (X-91)
  given seats=2 start=corners
  stage offer s1 s1 s2 s2 on ares zeus athena
  set gold.s1 7
  do s1: offer ares 5
  asks offer.bid s1
  only offer ares 6; offer ares 7; offer zeus 1; offer zeus 2; offer athena 1; offer athena 2; apollo
  illegal offer zeus 3 = CY-20.6
  do s1: offer ares 6
  asks offer.bid s1
  only offer zeus 1; offer athena 1; apollo
  illegal offer ares 7 = CY-7.9

CY-20.4  The bar binds the beaten marker, not the other one
  given seats=2 start=corners
  stage offer s1 s2 s1 s2 on ares zeus athena
  says = Your first marker. Which god do you choose, and how much do you offer?
  do s1: offer ares 1; s2: offer ares 2
  illegal offer ares 3 = CY-7.9
  do s1: offer zeus 1
  asks offer.bid s1
  says = Your second marker. Which god do you choose, and how much do you offer?
  legal offer ares 3

CY-20.5 CY-20.8 CY-10.2  Both markers on Apollo (X-93)
  given seats=2 start=corners
  stage turn s1 ares s2 apollo s2 apollo
  set gold.s2 0
  do s1: done
  asks apollo.marker s2
  then gold.s2 1
  do s2: marker is2
  then gold.s2 2
  then island.is2.markers 1

CY-20.6 CY-20.7  Priests serve both offerings (X-92)
  given seats=2 start=corners
  stage offer s1 s1 s2 s2 on ares zeus athena
  set gold.s1 5
  set priests.s1 2
  do s1: offer ares 5
  legal offer zeus 4
  illegal offer zeus 5 = CY-20.6
  do s1: offer zeus 4; s2: apollo; s2: apollo
  then gold.s1 0

CY-20.9 CY-18.2  Two metropolises are not enough (X-94)
  given seats=2 start=corners
  stage turn s1 ares
  stage build is1 metropolis
  stage build is7 metropolis
  do s1: done
  not over

CY-20.9  Three are (X-94)
  given seats=2 start=corners
  stage turn s1 ares
  stage own s1 is1 is7 is4
  stage build is1 metropolis
  stage build is7 metropolis
  stage build is4 metropolis
  do s1: done
  over
  wins s1

CY-20.10  A figurine stays through the second turn of the same round
  given seats=2 start=corners
  stage turn s1 zeus s1 ares
  stage row medusa
  do s1: buy medusa; place is7; done
  asks turn.act s1
  then figurine.medusa.at is7
  do s1: done
  auto
  do s1: offer athena 1
  asks offer.bid s1
  then figurine.medusa.at is7
  do s1: apollo; s2: apollo; s2: apollo
  then figurine.medusa.at none

CY-20.11 CY-8.8  Markers of a seat are alike
  given seats=2 start=corners
  stage turn s1 zeus s2 ares s1 apollo s2 apollo
  do s1: done; s2: done; s1: marker is1
  then track.4 s1
  then track.3 s2
  then track.2 s1
  then track.1 s2

CY-22.1  A draw may bring any card of the deck
  given seats=3
  stage turn s1 ares
  stage round 4
  stage row none giant harpy
  stage discard satyr dryad
  do s1: done
  asks creatures.draw *
  choices 13

CY-22.2 CY-22.4  Gold and supplies are public state
  given seats=3
  then gold.s2 7
  then priests_left 18
  then supply.port 10
  then markers_left 16

CY-22.4  Closed purses are not sent: a seat gets its own, an onlooker none
  given seats=3
  hidden s1 gold.s2
  hidden s1 gold.s3
  hidden s2 gold.s1
  hidden observer gold.s1
  hidden observer gold.s3

CY-22.3  The face-down pair is known
  given seats=3
  then god.3 zeus
  then god.4 athena

CY-22.5 CY-22.6  What cannot be paid is not offered
  given seats=3
  stage offer s1 s2 s3 on ares zeus
  set gold.s1 1
  only offer ares 1; offer zeus 1; apollo

CY-22.4 CY-8.6  Each payment of a turn is told
  given seats=3
  stage turn s1 poseidon
  set gold.s1 9
  do s1: fleet B2; fleet B2
  event spent s1 1
  do s1: build is7 side
  event spent s1 2
  do s1: sail C2 1 D3
  event spent s1 1
  then gold.s1 5
