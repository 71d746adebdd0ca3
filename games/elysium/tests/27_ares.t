# The cards of Ares, one scenario a design.

EL-6.10 EL-12.20 ARE-01  Men Sown from Teeth
  given seats=2 families=splendour
  stage bare
  stage agora ARE-01
  stage turn s1
  do s1: acquire ARE-01; column blue
  then pp.s1 2

EL-6.30 EL-12.43 ARE-02  Drill Before Dawn
  given seats=2 families=splendour
  stage bare
  stage domain s1 ARE-02
  stage turn s1
  do s1: power ARE-02
  then pp.s1 1

EL-6.50 EL-12.20 ARE-03  Vigil of the Spearmen
  given seats=2 families=splendour
  stage bare
  stage domain s1 ARE-03 HEP-04
  stage turn s1
  do s1: power ARE-03
  then pp.s1 1

EL-12.20 EL-12.24 ARE-04  Purse of the Hired Spear
  given seats=2 families=splendour
  stage bare
  stage agora ARE-04
  stage turn s1
  do s1: acquire ARE-04; column blue; pay-gold 1
  then pp.s1 3
  then gold.s1 3

EL-12.21 EL-12.25 ARE-05  Sharing of the Spoils
  given seats=2 families=splendour
  stage bare
  stage agora ARE-05
  stage turn s1
  set pp.s2 1
  do s1: acquire ARE-05; column blue
  then pp.s1 3
  only lose-gold 1; lose-pp 1
  do s2: lose-pp 1
  then pp.s2 0

EL-6.60 EL-12.42 ARE-06  Daughter of Strife
  given seats=2 families=splendour
  stage bare
  stage domain s1 ARE-06
  stage domain s2 ZEU-01
  stage legends s1
  do s1: power ARE-06
  then pp.s1 1
  then vp.s1 2

EL-12.21 EL-12.25 ARE-07  Duel at the Ford
  given seats=2 families=splendour
  stage bare
  stage domain s1 ARE-07
  stage turn s1
  set pp.s2 1
  do s1: power ARE-07; target s2
  only lose-gold 3; give-pp 1
  do s2: give-pp 1
  then pp.s1 3
  then pp.s2 0

EL-6.20 EL-12.50 ARE-08  Trophy of Captured Arms
  given seats=2 families=splendour
  stage bare
  stage domain s1 ARE-08 ARE-01
  stage legends s1
  do s1: transfer ARE-01; new
  then pp.s1 2
  do s1: transfer ARE-08; new
  then pp.s1 4

EL-6.10 EL-12.20 ARE-09  Assault on Seven Gates
  given seats=2 families=splendour
  stage bare
  stage agora ARE-09
  stage turn s1
  do s1: acquire ARE-09; column blue
  then pp.s1 5

EL-12.44 EL-12.60 ARE-10  Unbroken Phalanx
  given seats=2 families=splendour
  stage bare
  set epoch 5
  stage pile s1 ARE-10 ARE-01
  stage legends s2
  do s2: end
  event score s1 2 0 8

EL-12.21 EL-12.34 ARE-11  Brazen Lord of Battle
  given seats=3 families=splendour
  stage bare
  stage domain s1 ARE-11 ZEU-08 citizen
  stage turn s1
  set pp.s2 3
  do s1: power ARE-11
  then pp.s1 2
  then pp.s2 2
  then pp.s3 0
