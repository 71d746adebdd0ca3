# Chapter EL-3: cards, zones, twins, Citizens.

EL-3.2 EL-3.3 EL-3.4  W-07: conditions with two columns standing
  given seats=4
  stage bare
  stage agora HEP-10 HAD-10 HAD-07 ZEU-04 ZEU-01 ATH-09 ATH-10 HEP-01
  stage turn s1 3
  set columns.s1 blue+yellow
  set actions.s1 2
  set quest.s2 q1
  set quest.s3 q3
  only acquire HEP-10; acquire HAD-10; acquire HAD-07; acquire ZEU-04; acquire ZEU-01
  illegal acquire ATH-09 = EL-3.3
  illegal acquire ATH-10 = EL-3.3
  illegal acquire HEP-01 = EL-3.3

EL-3.4  W-09: two circles need two columns
  given seats=4
  stage bare
  stage agora HEP-01 ATH-10 HAD-07
  stage turn s1 4
  set columns.s1 green
  set actions.s1 2
  set quest.s1 q1
  only acquire HEP-01
  illegal acquire ATH-10 = EL-3.4
  illegal acquire HAD-07 = EL-3.4

EL-3.6 EL-5.5  No twins in one Domain
  given seats=3
  stage bare
  stage agora ZEU-01 ZEU-03
  stage domain s1 ZEU-01
  stage turn s1
  illegal acquire ZEU-01 = EL-3.6
  legal acquire ZEU-03

EL-3.7 EL-6.10  W-12: a twin in the Elysium does not matter
  given seats=3
  stage bare
  stage agora ZEU-01
  stage pile s1 ZEU-01
  stage turn s1
  do s1: acquire ZEU-01; column blue
  then vp.s1 3
  then held.ZEU-01 s1

EL-3.8  A power is used only from the Domain
  given seats=3
  stage bare
  stage pile s1 HAD-11
  stage domain s2 HAD-11
  stage domain s1 ZEU-01
  stage turn s1
  set pile.p1.card.0 ZEU-02
  illegal power ZEU-02 = EL-3.8
  illegal power HAD-11 = EL-3.8

EL-3.9 EL-3.10 EL-15.6  A Citizen is a number, no card
  given seats=3
  stage bare
  stage turn s1
  set quest.s1 q1
  set actions.s1 0
  set columns.s1 red+yellow+green
  stage turn s1 2
  only citizen
  do s1: citizen; column red
  then citizens.s1 1
  then deck 104
  then unseen 105
  then domain_size.s1 0

EL-3.11 EL-12.29 EL-3.12  W-33: a discarded Citizen leaves the game
  given seats=4
  stage bare
  stage agora POS-02
  stage domain s1 ZEU-01 citizen
  stage turn s4
  set gold.s1 1
  set gold.s2 5
  set gold.s3 1
  do s4: acquire POS-02; column green; s1: discard-cards 1
  asks discard s1
  only discard ZEU-01; discard citizen
  do s1: discard citizen
  then citizens.s1 0
  then out 1
  then discard_size 0

EL-3.13 EL-6.41  A discarded card goes to the discard pile without its ring
  given seats=2
  stage bare
  stage agora POS-02
  stage domain s2 HEP-06
  stage turn s1
  do s1: acquire POS-02; column green; s2: discard-cards 1; s2: discard HEP-06
  then discard.HEP-06 1
  then held.HEP-06 none
  then used.HEP-06 none

EL-3.14 EL-3.5 EL-3.16  A Domain keeps the order of entry
  given seats=2
  stage bare
  stage agora ZEU-01 HEP-01
  stage domain s1 HAD-10
  stage turn s1
  do s1: acquire ZEU-01; column blue
  then domain.s1.order.0 HAD-10
  then domain.s1.order.1 ZEU-01

EL-3.3 EL-3.4  Each coloured circle needs its own column
  given seats=4
  stage bare
  stage agora HEP-10 HAD-04
  stage turn s1 3
  set columns.s1 blue+red
  set actions.s1 2
  illegal acquire HEP-10 = EL-3.3
  legal acquire HAD-04

EL-19  Cards as they were in version 3 of the rules, and in the first set where only version 4 changed them
  given seats=2 cards=revised
  stage bare
  stage pile s1 HEP-08 ZEU-05
  set epoch 5
  set gold.s1 13
  stage legends s2
  do s2: end
  event score s1 2 0 6
  given seats=2 cards=first
  stage bare
  stage pile s1 HEP-08 ZEU-05
  set epoch 5
  set gold.s1 13
  stage legends s2
  do s2: end
  event score s1 2 0 6
