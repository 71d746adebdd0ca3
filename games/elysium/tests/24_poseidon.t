# The cards of Poseidon, one scenario a design.

EL-12.22 EL-12.23 POS-01  Horses of the Foam
  given seats=3
  stage bare
  stage agora POS-01
  stage turn s1
  set gold.s3 0
  do s1: acquire POS-01; column blue
  then gold.s1 5
  then gold.s2 3
  then gold.s3 0

EL-12.21 EL-12.25 POS-02  Shepherds of Etna
  given seats=2
  stage bare
  stage agora POS-02
  stage domain s2 ZEU-01
  stage turn s1
  do s1: acquire POS-02; column green
  asks option s2
  only discard-cards 1; lose-gold 2
  do s2: lose-gold 2
  then gold.s2 2

EL-12.23 EL-12.43 POS-03  Salt Spring on the Rock
  given seats=3
  stage bare
  stage domain s1 POS-03
  stage turn s1
  set gold.s3 6
  do s1: power POS-03
  then gold.s3 5
  then gold.s1 5

EL-12.21 EL-12.25 POS-04  Serpents from the Bay
  given seats=2
  stage bare
  stage domain s1 POS-04
  stage domain s2 ZEU-01
  stage turn s1
  set vp.s2 4
  do s1: power POS-04
  only discard-cards 1; lose-vp 3
  do s2: lose-vp 3
  then vp.s2 1
  then used.POS-04 s1

EL-6.50 EL-12.21 POS-05  Bell Under the Waves
  given seats=3
  stage bare
  stage domain s1 POS-05 HEP-04
  stage turn s1
  set vp.s3 0
  do s1: power POS-05
  then vp.s1 2
  then vp.s2 1
  then vp.s3 0

EL-12.21 EL-12.25 POS-06  Builder Left Unpaid
  given seats=2
  stage bare
  stage domain s1 POS-06
  stage domain s2 ZEU-01
  stage legends s1
  do s1: power POS-06
  then gold.s1 4
  then vp.s1 2
  asks option s2
  only lose-gold 1; lose-vp 1
  do s2: lose-vp 1
  then vp.s2 1

EL-6.20 EL-8.12 POS-07  Strait of the Whirlpool
  given seats=2
  stage bare
  stage agora POS-02
  stage domain s1 POS-07
  stage domain s2 HEP-05 ZEU-01
  stage turn s1
  do s1: acquire POS-02; column blue
  do s2: lose-gold 2
  then gold.s1 5
  stage legends s2
  set gold.s2 3
  do s2: transfer HEP-05; new
  then gold.s2 0

EL-11.20 EL-12.60 POS-08  Reef of Broken Keels
  given seats=2
  stage bare
  set epoch 5
  stage pile s1 POS-08 ZEU-05
  stage pile s1 HEP-05 HAD-05 citizen
  stage legends s2
  do s2: end
  event score s1 6 0 4

EL-12.21 EL-12.22 POS-09  Sea Over the Plain
  given seats=2
  stage bare
  stage agora POS-09
  stage turn s1
  do s1: acquire POS-09; column red
  then vp.s1 3
  then gold.s2 1
  then vp.s2 0

EL-12.23 EL-12.25 POS-10  Bull Out of the Surf
  given seats=2
  stage bare
  stage domain s1 POS-10
  stage domain s2 ZEU-01
  stage turn s1
  do s1: power POS-10
  says = Which player do you choose for “Bull Out of the Surf”? They give you 2 gold or discard 1 card.
  moot
  do s1: target s2
  asks option s2
  only give-gold 2; discard-cards 1
  do s2: give-gold 2
  then gold.s1 6
  then gold.s2 2

EL-12.21 EL-12.25 POS-11  Shaker of Shores
  given seats=2
  stage bare
  stage agora POS-11
  stage domain s2 ZEU-01 citizen
  stage turn s1
  do s1: acquire POS-11; column red
  then vp.s1 4
  asks option s2
  only discard-cards 2; lose-gold 4
  do s2: discard-cards 2; discard ZEU-01; discard citizen
  then discard.ZEU-01 1
  then out 1
