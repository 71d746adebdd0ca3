# Chapter EL-6: kinds of powers and their timing.

EL-6.30 EL-12.43 EL-6.7  W-18: an activated power, once an epoch
  given seats=2 families=splendour
  stage bare
  stage domain s1 ARE-02
  stage turn s1
  do s1: power ARE-02
  then pp.s1 1
  then used.ARE-02 s1
  illegal power ARE-02 = EL-6.30
  set used.ARE-02 none
  set columns.s1 blue+red+yellow
  stage turn s1 2
  illegal power ARE-02 = EL-6.6

EL-6.31 EL-6.6  W-19: usable in the turn it was acquired
  given seats=2 families=splendour
  stage bare
  stage agora ARE-02
  stage turn s1
  do s1: acquire ARE-02; column yellow
  asks after s1
  only power ARE-02; end
  stage bare
  given seats=2 families=splendour
  stage bare
  stage agora ARE-02
  stage turn s1
  do s1: acquire ARE-02; column green
  asks turn s2

EL-6.40 EL-12.34 EL-12.37  W-20: a trigger is used once, by its ring
  given seats=2
  stage bare
  stage domain s1 HEP-06 HEP-01 ZEU-01 citizen
  stage turn s1
  do s1: power HEP-06
  then gold.s1 7
  then used.HEP-06 s1
  illegal power HEP-06 = EL-6.40

EL-6.41 EL-8.4  W-21: a ring that is still on is lost with the transfer
  given seats=2
  stage bare
  stage domain s1 HEP-06
  stage legends s1
  do s1: transfer HEP-06; new
  then gold.s1 2
  then used.HEP-06 none
  then pile.p1.card.0 HEP-06

EL-6.42  A trigger card that enters again has a new ring
  given seats=2 families=vae-victis
  stage bare
  stage agora HER-04
  stage discard HEP-06
  stage domain s1 HEP-04 HEP-01
  stage turn s1
  do s1: acquire HER-04; column blue; power HER-04; swap HEP-01; for HEP-06
  then held.HEP-06 s1
  then used.HEP-06 none
  legal power HEP-06

EL-6.50 EL-6.51 EL-6.52  W-22: Eleusis cards serve each other
  given seats=2
  stage bare
  stage agora HEP-04
  stage domain s1 ZEU-03
  stage turn s1
  illegal power ZEU-03 = EL-6.50
  do s1: acquire HEP-04; column blue
  asks after s1
  only power ZEU-03; power HEP-04; end
  do s1: power ZEU-03
  illegal power ZEU-03 = EL-6.51
  do s1: power HEP-04
  then vp.s1 2
  then gold.s1 6
  then used.ZEU-03 s1
  then used.HEP-04 s1
  asks turn s2

EL-6.20 EL-6.21 EL-8.3  W-24: a permanent answers its own transfer, after payment
  given seats=2 families=vae-victis
  stage bare
  stage domain s1 HER-01
  stage legends s1
  set gold.s1 1
  do s1: transfer HER-01; new
  then gold.s1 1

EL-6.21 EL-5.9 EL-12.50  W-25: the acquisition of its own card, and of another
  given seats=2
  stage bare
  stage agora ZEU-06 ZEU-01
  stage turn s1
  do s1: acquire ZEU-06; column blue
  then vp.s1 3
  stage turn s1 2
  do s1: acquire ZEU-01; column red
  then vp.s1 7

EL-8.3  W-26: reaction gold cannot pay the transfer it answers
  given seats=2
  stage bare
  stage domain s1 HAD-10 ZEU-09
  stage legends s1
  set gold.s1 2
  illegal transfer ZEU-09 = EL-8.3
  set gold.s1 3
  do s1: transfer ZEU-09; new
  then gold.s1 2

EL-6.8 EL-6.9  W-27: a power may apply to its own card
  given seats=2
  stage bare
  stage domain s1 HAD-03
  stage turn s1
  do s1: power HAD-03
  asks transfer s1
  only transfer HAD-03; decline
  do s1: transfer HAD-03; new
  then gold.s1 4
  then held.HAD-03 none
  then used.HAD-03 none
  asks turn s1

EL-6.24 EL-6.4  W-28: a reaction whose card has left does not answer
  given seats=2
  stage bare
  stage agora ATH-03
  stage domain s1 ATH-06
  stage turn s1
  do s1: acquire ATH-03; column blue; transfer ATH-06; new
  then gold.s1 4
  then vp.s1 1

EL-6.24 EL-6.22  W-28: had another card been transferred
  given seats=2
  stage bare
  stage agora ATH-03
  stage domain s1 ATH-06 ZEU-01
  stage turn s1
  do s1: acquire ATH-03; column blue; transfer ZEU-01; new
  then gold.s1 4
  then vp.s1 2

EL-6.60 EL-12.41  W-30: a legend power leaves with its card
  given seats=2
  stage bare
  stage domain s1 ZEU-05 ZEU-01
  stage domain s2 ZEU-02
  stage legends s1 2
  set quest.s1 q1
  do s1: transfer ZEU-01; new; transfer ZEU-05
  asks pile s1
  do s1: new
  then vp.s1 1
  then moved.s1 2

EL-6.60 EL-6.61 EL-6.1  A legend power between and after transfers, once
  given seats=2
  stage bare
  stage domain s1 ZEU-05 ZEU-01 HEP-01
  stage domain s2 ZEU-02
  stage legends s1 2
  illegal power ZEU-05 = EL-6.6
  do s1: transfer ZEU-01; new; transfer HEP-01; new
  asks legends s1
  only power ZEU-05; end
  do s1: power ZEU-05
  then vp.s1 3
  then used.ZEU-05 s1

EL-6.61  A used legend power is refused
  given seats=2
  stage bare
  stage domain s1 HEP-05 ZEU-01
  stage legends s1 2
  do s1: power HEP-05
  illegal power HEP-05 = EL-6.61
  legal transfer HEP-05; transfer ZEU-01

EL-7.8 EL-6.1  W-31: no activated power in phase III
  given seats=2
  stage bare
  stage domain s1 HAD-11 HEP-06
  stage legends s1
  illegal power HAD-11 = EL-7.8
  illegal power HEP-06 = EL-7.8

EL-6.1 EL-6.2 EL-6.70  Instants, permanents, legend and Chronos cards are not started in a turn
  given seats=2
  stage bare
  stage domain s1 ZEU-01 ZEU-06 ZEU-05 ZEU-08
  stage turn s1
  illegal power ZEU-01 = EL-6.1
  illegal power ZEU-06 = EL-6.1
  illegal power ZEU-05 = EL-6.1
  illegal power ZEU-08 = EL-6.1

EL-6.5 EL-12.1  Do as much as is possible
  given seats=2 families=chain-reaction cards=first
  stage bare
  stage agora APO-09
  stage turn s1
  do s1: acquire APO-09; column red
  then gold.s1 6
  asks turn s2

EL-6.7 EL-12.3  Declining does not undo the mark
  given seats=2
  stage bare
  stage domain s1 HAD-11 ZEU-01
  stage turn s1
  do s1: power HAD-11; decline
  then used.HAD-11 s1
  illegal power HAD-11 = EL-6.30

EL-6.12 EL-6.11  An instant does not resolve again by itself
  given seats=2
  stage bare
  stage domain s1 HEP-01
  stage agora ZEU-04
  stage turn s1
  do s1: acquire ZEU-04; column blue; gain-vp 1
  then gold.s1 4
  then vp.s1 2

EL-6.23 EL-12.54 EL-12.50  Both parts of a permanent work
  given seats=2
  stage bare
  stage agora ATH-06
  stage turn s1
  do s1: acquire ATH-06; column blue
  then gold.s1 4
  then vp.s1 2

EL-6.32  A turned card may be transferred and loses its mark
  given seats=2
  stage bare
  stage domain s1 HAD-11
  stage legends s1
  set used.HAD-11 s1
  do s1: transfer HAD-11; new
  then used.HAD-11 none

EL-6.22 EL-12.70  Several reactions in order of entry, the transferred card last
  given seats=2
  stage bare
  stage domain s1 ATH-10 HAD-10 ZEU-11
  stage legends s1
  do s1: transfer ATH-10; new
  then gold.s1 4
  then vp.s1 3
  then gold.s2 6

EL-6.3 EL-5.5  A card contradicts the general rule: no column for a card taken by a power
  given seats=2
  stage bare
  stage agora ZEU-03
  stage domain s1 HEP-07
  stage turn s1 4
  set actions.s1 3
  set columns.s1 blue
  set quest.s2 q1
  illegal acquire ZEU-03 = EL-5.4
  do s1: power HEP-07; pay-gold 3; take ZEU-03
  then held.ZEU-03 s1
  then columns.s1 blue

EL-6.10 EL-12.3 EL-8.14  With transfers=must an own instant must be used; what it gives to others they may decline
  given seats=2 transfers=must
  stage bare
  stage agora ATH-03
  stage domain s1 ZEU-05
  stage domain s2 ZEU-01
  stage turn s1
  do s1: acquire ATH-03; column red
  asks transfer s1
  illegal decline = EL-6.10
  do s1: transfer ZEU-05; new
  asks transfer s2
  do s2: decline
  then domain_size.s2 1

EL-8.14 EL-6.10 EL-12.3  Where an instant lets others transfer, its user may decline, and they are asked all the same
  given seats=2
  stage bare
  stage agora ATH-03
  stage domain s1 ZEU-05
  stage domain s2 ZEU-01
  stage turn s1
  do s1: acquire ATH-03; column red
  asks transfer s1
  only transfer ZEU-05; transfer ATH-03; decline
  do s1: decline
  asks transfer s2
  do s2: transfer ZEU-01; new
  then domain_size.s1 2
  then domain_size.s2 0

EL-6.10 EL-12.3  An instant that only its user transfers by must be used
  given seats=2
  stage bare
  stage agora HAD-01
  stage domain s1 ZEU-05
  stage turn s1
  do s1: acquire HAD-01; column red
  illegal decline = EL-6.10

EL-6.10 EL-12.3 EL-12.24  Paying for a part of an instant is an offer
  given seats=2 families=vae-victis
  stage bare
  stage agora ARE-04
  stage turn s1
  do s1: acquire ARE-04; column blue
  asks pay s1
  do s1: decline
  then pp.s1 1
  then gold.s1 4
