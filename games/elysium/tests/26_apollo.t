# The cards of Apollo, one scenario a design.

EL-12.32 EL-12.37 APO-01  Bough of Laurel
  given seats=2 families=other-roads
  stage bare
  stage agora APO-01
  stage oracle APO-02
  stage turn s1
  do s1: acquire APO-01; column blue
  do * deal ZEU-02
  then vp.s1 2

EL-6.30 EL-12.30 APO-02  Breath of the Chasm
  given seats=2 families=other-roads
  stage bare
  stage domain s1 APO-02
  stage agora ZEU-01
  stage oracle ZEU-02
  stage turn s1
  do s1: power APO-02; swap ZEU-01; for ZEU-02
  then agora.ZEU-02 1
  then oracle.ZEU-01 1
  then domain_size.s1 1

EL-6.10 EL-12.27 APO-03  Hymn of the Dolphins
  given seats=2 families=other-roads
  stage bare
  stage agora APO-03
  stage oracle ZEU-01 ZEU-05
  stage turn s1
  do s1: acquire APO-03; column blue
  only pay-gold 2; decline
  do s1: pay-gold 2
  only take ZEU-01
  do s1: take ZEU-01
  then vp.s1 3
  then gold.s1 2

EL-5.8 EL-6.20 APO-04  Raven's Report
  given seats=2 families=other-roads
  stage bare
  stage domain s1 APO-04
  stage oracle ZEU-01 ZEU-09
  stage turn s1
  legal acquire-oracle ZEU-01; acquire-oracle ZEU-09
  do s1: acquire-oracle ZEU-01; column blue
  then vp.s1 3
  then actions.s1 1

EL-6.50 EL-12.27 APO-05  Torches on the Sacred Way
  given seats=2 families=other-roads
  stage bare
  stage domain s1 APO-05 ZEU-03
  stage oracle ZEU-01
  stage turn s1
  do s1: power APO-05; pay-gold 2; take ZEU-01
  then vp.s1 3
  then gold.s1 2

EL-6.60 EL-12.41 APO-06  Chorus on the Mountain
  given seats=2 families=other-roads
  stage bare
  stage domain s1 APO-06
  stage domain s2 ZEU-01
  stage oracle APO-02
  stage legends s1
  do s1: power APO-06
  then vp.s1 3

EL-6.40 EL-12.31 APO-07  Word Fulfilled Early
  given seats=2 families=other-roads
  stage bare
  stage domain s1 APO-07
  stage oracle ZEU-01 ZEU-09
  stage turn s1
  do s1: power APO-07
  only use ZEU-01; decline
  do s1: use ZEU-01
  then vp.s1 3
  then oracle.ZEU-01 1

EL-11.20 EL-12.60 APO-08  Reins of the Sun
  given seats=2 families=other-roads
  stage bare
  set epoch 5
  stage pile s1 APO-08 APO-01
  stage pile s1 APO-02 ZEU-01
  stage legends s2
  do s2: end
  event score s1 4 0 4

EL-12.20 EL-12.27 APO-09  Python Laid Low
  given seats=2 families=other-roads
  stage bare
  stage agora APO-09
  stage oracle ZEU-05 ZEU-09
  stage turn s1
  do s1: acquire APO-09; column red
  only take ZEU-05
  do s1: take ZEU-05
  then held.ZEU-05 s1

EL-5.8 EL-6.20 APO-10  Navel of the Earth
  given seats=2 families=other-roads
  stage bare
  stage agora APO-10
  stage oracle APO-04
  stage turn s1
  do s1: acquire APO-10; column blue
  then vp.s1 2
  stage turn s1 2
  do s1: acquire-oracle APO-04; column red
  then vp.s1 3

EL-6.40 EL-12.27 APO-11  Shooter From Afar
  given seats=2 families=other-roads
  stage bare
  stage domain s1 APO-11
  stage oracle ZEU-08 ZEU-09
  stage turn s1
  do s1: power APO-11
  only take ZEU-08; decline
  do s1: take ZEU-08
  then held.ZEU-08 s1
