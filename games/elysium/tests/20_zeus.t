# The cards of Zeus, one scenario a design.

EL-6.10 EL-12.20 ZEU-01  Eagle Above the Storm
  given seats=2
  stage bare
  stage agora ZEU-01
  stage turn s1
  do s1: acquire ZEU-01; column blue
  then vp.s1 3

EL-6.30 EL-12.43 ZEU-02  Whispering Oak
  given seats=2
  stage bare
  stage domain s1 ZEU-02
  stage turn s1
  do s1: power ZEU-02
  then vp.s1 2
  then used.ZEU-02 s1

EL-6.50 EL-12.20 ZEU-03  Swan of the Reed Bank
  given seats=2
  stage bare
  stage domain s1 ZEU-03 HEP-04
  stage turn s1
  do s1: power ZEU-03
  then vp.s1 2

EL-12.20 EL-12.25 ZEU-04  Shower of Gold
  given seats=2
  stage bare
  stage agora ZEU-04
  stage turn s1
  do s1: acquire ZEU-04; column blue
  asks option s1
  only gain-gold 2; gain-vp 1
  do s1: gain-gold 2
  then gold.s1 6
  then vp.s1 1

EL-6.60 EL-12.41 ZEU-05  White Bull on the Beach
  given seats=2
  stage bare
  stage domain s1 ZEU-05
  stage domain s2 HEP-01
  stage legends s1
  set moved.s1 1
  illegal power ZEU-05 = EL-6.6
  set moved.s1 2
  do s1: power ZEU-05
  then vp.s1 3

EL-6.20 EL-12.50 ZEU-06  Cup of the Stolen Prince
  given seats=2
  stage bare
  stage agora ZEU-02 HEP-02
  stage domain s1 ZEU-06
  stage turn s1
  do s1: acquire ZEU-02; column red
  then vp.s1 3
  stage turn s1 2
  do s1: acquire HEP-02; column green
  then vp.s1 3

EL-6.40 EL-12.37 ZEU-07  Broken Chains of the Titans
  given seats=2
  stage bare
  stage domain s1 ZEU-07
  stage pile s1 ZEU-01 HEP-01
  stage pile s1 ZEU-02 ZEU-05
  stage pile s1 HAD-01
  stage pile s2 HEP-02 HAD-02
  stage turn s1
  do s1: power ZEU-07
  then vp.s1 3

EL-11.20 EL-12.60 ZEU-08  Nursling of the Ida Cave
  given seats=2
  stage bare
  set epoch 5
  stage pile s1 ZEU-08 ZEU-01
  stage pile s1 HEP-01 HAD-01 citizen
  stage pile s1 POS-01
  stage legends s2
  do s2: end
  event score s1 6 0 3

EL-6.10 EL-12.20 ZEU-09  Thunderstone
  given seats=2
  stage bare
  stage agora ZEU-09
  stage turn s1
  do s1: acquire ZEU-09; column blue
  then vp.s1 6

EL-12.36 EL-12.60 ZEU-10  Scales of the Fates
  given seats=2
  stage bare
  set epoch 5
  stage pile s1 ZEU-10 HEP-09 HAD-09 ATH-09
  stage legends s2
  do s2: end
  event score s1 8 0 8

EL-6.20 EL-12.50 ZEU-11  Lord of the Thunderhead
  given seats=2
  stage bare
  stage domain s1 ZEU-11 HEP-01
  stage legends s1
  do s1: transfer HEP-01; new
  then vp.s1 1
  then gold.s1 3
  do s1: transfer ZEU-11; new
  then vp.s1 2
