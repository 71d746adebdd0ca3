# The cards of Athena, one scenario a design.

EL-6.30 EL-12.25 ATH-01  Gift of the Olive
  given seats=3
  stage bare
  stage domain s1 ATH-01
  stage turn s1
  do s1: power ATH-01
  then gold.s1 5
  then vp.s1 3
  asks option s2
  only gain-gold 1; gain-vp 1
  do s2: gain-gold 1; s3: gain-vp 1
  then gold.s2 5
  then vp.s3 4

EL-12.20 EL-12.22 ATH-02  Owl at Dusk
  given seats=3
  stage bare
  stage agora ATH-02
  stage turn s1
  do s1: acquire ATH-02; column blue
  then gold.s1 8
  then gold.s2 5
  then gold.s3 5

EL-8.11 EL-8.14 ATH-03  Contest at the Loom
  given seats=2
  stage bare
  stage agora ATH-03
  stage domain s1 HEP-05
  stage domain s2 ZEU-09
  stage turn s1
  do s1: acquire ATH-03; column blue; transfer HEP-05; new
  then gold.s1 4
  asks transfer s2
  do s2: transfer ZEU-09; new
  then gold.s2 1

EL-6.50 EL-12.22 ATH-04  Hearth of Attica
  given seats=3
  stage bare
  stage domain s1 ATH-04 HEP-04
  stage turn s1
  do s1: power ATH-04
  then gold.s1 6
  then vp.s1 2
  then gold.s2 5
  then gold.s3 5

EL-6.60 EL-12.22 ATH-05  Vote on the Hill
  given seats=2
  stage bare
  stage domain s1 ATH-05
  stage domain s2 ZEU-01
  stage legends s1
  do s1: power ATH-05
  then vp.s1 3
  then gold.s2 5

EL-6.20 EL-12.50 ATH-06  Shield with the Gorgon Face
  given seats=2
  stage bare
  stage agora ATH-02
  stage domain s1 ATH-06
  stage turn s1
  do s1: acquire ATH-02; column blue
  then gold.s1 8
  then vp.s1 2

EL-6.40 EL-8.11 ATH-07  Ship of Fifty Oars
  given seats=2
  stage bare
  stage domain s1 ATH-07 ZEU-09 HEP-05
  stage domain s2 ZEU-01
  stage turn s1
  do s1: power ATH-07; transfer ZEU-09; new; transfer HEP-05; new
  then gold.s1 2
  asks transfer s2
  only transfer ZEU-01; decline

EL-12.36 EL-12.41 ATH-08  Procession to the Rock
  given seats=2
  stage bare
  set epoch 5
  stage pile s1 ATH-08 ZEU-05 HEP-05 HAD-05
  stage pile s2 ATH-08 ZEU-06 HEP-06 citizen citizen
  stage legends s2
  do s2: end
  event score s1 8 0 7
  event score s2 12 0 0

EL-12.22 EL-12.25 ATH-09  Bridle of the Winged Horse
  given seats=2
  stage bare
  stage agora ATH-09
  stage turn s1
  do s1: acquire ATH-09; column blue
  then gold.s1 8
  then vp.s1 4
  asks option s2
  do s2: gain-vp 1
  then vp.s2 3

EL-6.20 EL-12.50 ATH-10  Patron of Wanderers
  given seats=2
  stage bare
  stage domain s1 ATH-10 ZEU-05 ZEU-01
  stage legends s1 3
  set gold.s1 9
  do s1: transfer ZEU-05; new
  then vp.s1 2
  then gold.s2 6
  do s1: transfer ZEU-01; new
  then vp.s1 2
  do s1: transfer ATH-10
  do s1: new
  then vp.s1 3
  then gold.s2 8

EL-6.60 EL-12.25 ATH-11  Grey-Eyed Counsel
  given seats=2
  stage bare
  stage domain s1 ATH-11
  stage domain s2 ZEU-01
  stage legends s1
  do s1: power ATH-11
  then gold.s1 6
  then vp.s1 3
  do s2: gain-gold 1
  then gold.s2 5
