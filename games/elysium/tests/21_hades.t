# The cards of Hades, one scenario a design.

EL-8.1 EL-12.26 HAD-01  Coin Under the Tongue
  given seats=2
  stage bare
  stage agora HAD-01
  stage domain s1 ZEU-05
  stage turn s1
  do s1: acquire HAD-01; column blue
  only transfer ZEU-05; transfer HAD-01
  do s1: transfer ZEU-05; new
  then gold.s1 2

EL-6.30 EL-8.12 HAD-02  Fields of Asphodel
  given seats=2
  stage bare
  stage domain s1 HAD-02 ZEU-05
  stage turn s1
  set gold.s1 2
  do s1: power HAD-02
  only transfer HAD-02; decline
  do s1: transfer HAD-02; new
  then gold.s1 0

EL-6.40 EL-8.11 HAD-03  Wreath of Black Poplar
  given seats=2
  stage bare
  stage domain s1 HAD-03 ZEU-05 ZEU-09
  stage turn s1
  do s1: power HAD-03
  only transfer HAD-03; transfer ZEU-05; decline
  do s1: transfer ZEU-05; new
  then gold.s1 4
  then used.HAD-03 s1

EL-8.30 EL-12.28 HAD-04  Shades at the Trench
  given seats=2
  stage bare
  stage agora HAD-04
  stage domain s1 ZEU-01
  stage pile s1 HEP-05 ATH-05
  stage turn s1
  do s1: acquire HAD-04; column blue
  then citizens.s1 1
  only transfer citizen
  do s1: transfer citizen; onto p1 HEP-05
  then gold.s1 4

EL-6.20 EL-12.52 HAD-05  Threshold of Bronze
  given seats=2
  stage bare
  stage domain s1 HAD-05 ZEU-01
  stage legends s1
  do s1: transfer ZEU-01; new
  then gold.s1 4
  do s1: transfer HAD-05; new
  then gold.s1 4

EL-8.11 EL-12.26 HAD-06  Six Red Seeds
  given seats=2
  stage bare
  stage domain s1 HAD-06 HEP-04 ZEU-09
  stage turn s1
  do s1: power HAD-06
  only transfer HAD-06; transfer HEP-04; decline
  do s1: transfer HEP-04; new
  then gold.s1 4

EL-6.60 EL-12.26 HAD-07  Three Judges
  given seats=2
  stage bare
  stage domain s1 HAD-07 ZEU-01
  stage legends s1 0
  do s1: power HAD-07
  asks transfer s1
  do s1: transfer ZEU-01; new
  then gold.s1 3

EL-12.36 EL-12.60 HAD-08  Water of Forgetting
  given seats=2
  stage bare
  set epoch 5
  stage pile s1 HAD-08 HAD-01 citizen
  stage legends s2
  do s2: end
  event score s1 6 0 4

EL-8.11 EL-12.26 HAD-09  Helmet Without a Shadow
  given seats=2
  stage bare
  stage agora HAD-09
  stage domain s1 ZEU-01 HEP-05
  stage turn s1
  do s1: acquire HAD-09; column blue; transfer ZEU-01; new; transfer HEP-05; new
  then gold.s1 4
  then piles 2

EL-6.20 EL-12.50 HAD-10  Five Dark Rivers
  given seats=2
  stage bare
  stage domain s1 HAD-10 ZEU-01
  stage legends s1
  do s1: transfer ZEU-01; new
  then gold.s1 5
  do s1: transfer HAD-10; new
  then gold.s1 4

EL-6.30 EL-8.11 HAD-11  King of the Unseen
  given seats=2
  stage bare
  stage domain s1 HAD-11 ZEU-09 ZEU-05
  stage turn s1
  set gold.s1 0
  do s1: power HAD-11
  only transfer ZEU-05; decline
  do s1: transfer ZEU-05; new
  then gold.s1 0
  then used.HAD-11 s1
