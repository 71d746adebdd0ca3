# The cards of Hephaestus, one scenario a design.

EL-6.10 EL-12.20 HEP-01  Ox-Hide Bellows
  given seats=2
  stage bare
  stage agora HEP-01
  stage turn s1
  do s1: acquire HEP-01; column blue
  then gold.s1 7

EL-6.30 EL-12.43 HEP-02  Ember in a Fennel Stalk
  given seats=2
  stage bare
  stage domain s1 HEP-02
  stage turn s1
  do s1: power HEP-02
  then gold.s1 5
  set used.HEP-02 none
  set columns.s1 blue+yellow+green
  stage turn s1 2
  illegal power HEP-02 = EL-6.6

EL-6.20 EL-12.50 HEP-03  Tripods on Wheels
  given seats=2
  stage bare
  stage agora HEP-03 HEP-02
  stage turn s1
  do s1: acquire HEP-03; column blue
  then gold.s1 6
  stage turn s1 2
  do s1: acquire HEP-02; column green
  then gold.s1 8

EL-6.50 EL-12.20 HEP-04  Dwarves of Samothrace
  given seats=2
  stage bare
  stage domain s1 HEP-04 ZEU-03
  stage turn s1
  do s1: power HEP-04
  then gold.s1 6

EL-6.60 EL-12.20 HEP-05  Vein of the Bronze Giant
  given seats=2
  stage bare
  stage domain s1 HEP-05
  stage domain s2 HEP-01
  stage legends s1
  do s1: power HEP-05
  then gold.s1 7

EL-6.40 EL-12.34 HEP-06  Net Too Fine to See
  given seats=2
  stage bare
  stage domain s1 HEP-06 ZEU-08 ZEU-09 citizen
  stage turn s1
  do s1: power HEP-06
  then gold.s1 6

EL-6.30 EL-12.27 HEP-07  Wages of the Workshop
  given seats=2
  stage bare
  stage agora ZEU-03 ZEU-05
  stage domain s1 HEP-07
  stage turn s1
  do s1: power HEP-07
  only pay-gold 3; decline
  do s1: pay-gold 3
  only take ZEU-03
  do s1: take ZEU-03
  then gold.s1 1
  then held.ZEU-03 s1

EL-12.60 EL-12.61 HEP-08  Hoard Beneath Lemnos
  given seats=2
  stage bare
  set epoch 5
  stage pile s1 HEP-08 ZEU-05
  set gold.s1 7
  stage legends s2
  do s2: end
  event score s1 2 0 3

EL-6.10 EL-12.20 HEP-09  Handmaids of Gold
  given seats=2
  stage bare
  stage agora HEP-09
  stage turn s1
  do s1: acquire HEP-09; column blue
  then gold.s1 11

EL-11.20 EL-12.60 HEP-10  Cursed Necklace
  given seats=2
  stage bare
  set epoch 5
  stage pile s1 HEP-10 HEP-01 HEP-05
  stage pile s2 HEP-10 ZEU-09
  stage legends s2
  do s2: end
  event score s1 6 0 6
  event score s2 2 0 2

EL-6.30 EL-12.25 HEP-11  Master of the Deep Forge
  given seats=2
  stage bare
  stage domain s1 HEP-11
  stage turn s1
  do s1: power HEP-11
  only gain-gold 2; pay-gold 3
  do s1: pay-gold 3
  then gold.s1 1
  then vp.s1 4
