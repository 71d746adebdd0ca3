# The cards of Hermes, one scenario a design.

EL-1.15 EL-6.20 HER-01  Winged Heels
  given seats=2 families=splendour
  stage bare
  stage domain s1 HER-01 HER-05
  stage legends s1
  do s1: transfer HER-05; new
  then gold.s1 3
  do s1: transfer HER-01; new
  then gold.s1 3

EL-12.20 EL-12.31 HER-02  Lyre on Loan
  given seats=2 families=splendour
  stage bare
  stage agora HER-02
  stage domain s2 HEP-01 HEP-09
  stage turn s1
  do s1: acquire HER-02; column blue
  only use HEP-01
  illegal use HEP-09 = EL-12.34
  do s1: use HEP-01
  then gold.s1 8

EL-6.30 EL-12.31 HER-03  Cattle Walked Backwards
  given seats=2 families=splendour
  stage bare
  stage domain s1 HER-03
  stage domain s2 ZEU-02 HEP-11
  stage turn s1
  do s1: power HER-03
  only use ZEU-02; decline
  do s1: use ZEU-02
  then vp.s1 2

EL-6.50 EL-12.30 HER-04  Stone at the Crossroads
  given seats=2 families=splendour
  stage bare
  stage domain s1 HER-04 ZEU-03 HEP-01
  stage discard ZEU-01 ZEU-09
  stage turn s1
  do s1: power HER-04; swap HEP-01
  only for ZEU-01
  do s1: for ZEU-01
  then vp.s1 3
  then discard.HEP-01 1

EL-6.30 EL-12.31 HER-05  Staff of Twin Snakes
  given seats=2 families=splendour
  stage bare
  stage domain s1 HER-05 ZEU-01 ZEU-09
  stage turn s1
  do s1: power HER-05
  only use ZEU-01; decline
  do s1: use ZEU-01
  then vp.s1 3

EL-6.10 EL-12.31 HER-06  Tortoise Turned to Song
  given seats=2 families=splendour
  stage bare
  stage agora HER-06
  stage pile s1 ZEU-09
  stage pile s1 ZEU-01
  stage pile s2 HEP-01
  stage turn s1
  do s1: acquire HER-06; column blue
  only use ZEU-01
  do s1: use ZEU-01
  then vp.s1 3

EL-6.40 EL-12.31 HER-07  Mist Through the Keyhole
  given seats=2 families=splendour
  stage bare
  stage agora HEP-09 ZEU-02
  stage domain s1 HER-07
  stage turn s1
  do s1: power HER-07
  only use HEP-09; decline
  do s1: use HEP-09
  then gold.s1 11
  then agora.HEP-09 1
  then used.HER-07 s1

EL-6.60 EL-12.25 HER-08  Heralds on the Road
  given seats=2 families=splendour
  stage bare
  stage domain s1 HER-08
  stage domain s2 HEP-05 ATH-11
  stage legends s1
  do s1: power HER-08
  only gain-gold 1; use-other
  do s1: use-other
  only use HEP-05
  do s1: use HEP-05
  then gold.s1 7

EL-6.10 EL-12.31 HER-09  Cap of Two Winds
  given seats=2 families=splendour
  stage bare
  stage agora HER-09
  stage domain s1 ZEU-01
  stage domain s2 HEP-09
  stage turn s1
  do s1: acquire HER-09; column blue
  only use ZEU-01
  do s1: use ZEU-01
  only use HEP-09
  do s1: use HEP-09
  then vp.s1 3
  then gold.s1 11

EL-11.20 EL-12.62 HER-10  Walker Between Worlds
  given seats=2 families=splendour
  stage bare
  set epoch 5
  stage pile s1 HER-10 HER-01
  stage pile s2 ZEU-08 ZEU-01
  stage legends s2
  do s2: end
  event score s1 2 0 1

EL-6.30 EL-12.25 HER-11  Messenger at Every Gate
  given seats=2 families=splendour
  stage bare
  stage domain s1 HER-11
  stage domain s2 HEP-11 HER-03
  stage turn s1
  do s1: power HER-11
  then vp.s1 1
  only use-other
  do s1: use-other
  only use HEP-11
  do s1: use HEP-11; gain-gold 2
  then gold.s1 6

EL-1.15 EL-19 HER-01  Winged Heels as in version 4 of the rules
  given seats=2 families=splendour cards=third
  stage bare
  stage domain s1 HER-01 HER-05
  stage legends s1
  do s1: transfer HER-05; new
  then gold.s1 4
  do s1: transfer HER-01; new
  then gold.s1 5
