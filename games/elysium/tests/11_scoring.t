# Chapter EL-11: final scoring. The last transfer step of epoch 5 ends the game.

EL-11.1 EL-11.2 EL-11.3  Legends of families and levels, and what counts for nothing
  given seats=2
  stage bare
  stage pile s1 ZEU-01 ZEU-05 ZEU-09
  stage pile s1 HEP-01 HAD-01 ATH-01
  stage pile s1 POS-01
  stage pile s2 HEP-05 HAD-05
  stage domain s1 ZEU-11 citizen
  set first_tile.zeus s1
  set level_tile.1 s1
  set level_tile.2 s2
  set epoch 5
  stage legends s2
  do s2: end
  over
  event score s1 10 7 0
  event total s1 18
  event score s2 2 4 0
  event total s2 8
  wins s1

EL-11.4 EL-9.7 EL-11.50  Tiles are no VP held; they count at the end
  given seats=2
  stage bare
  stage pile s1 ZEU-01 ZEU-05
  set first_tile.zeus s1
  set epoch 5
  stage legends s2
  then vp.s1 1
  do s2: end
  over
  event score s1 2 5 0
  event total s1 8

EL-1.13  The fourth epoch is not the last
  given seats=2
  stage bare
  set epoch 4
  stage legends s2
  do s2: end
  then epoch 5
  auto
  not over
  asks turn s1
  stage legends s2
  do s2: end
  over

EL-11.3 EL-8.32 EL-8.36  W-54: a complete level Legend with a Citizen
  given seats=2
  stage bare
  stage pile s1 ZEU-05 HEP-05 citizen POS-06 ATH-05
  set level_tile.2 s1
  set epoch 5
  set vp.s1 0
  stage legends s2
  do s2: end
  event score s1 12 4 0
  event score-more s1 0 2
  event total s1 14

EL-11.30 EL-11.31 EL-11.32  W-60: prestige 5, 5, 2, 0
  given seats=4 families=splendour
  stage bare
  set epoch 5
  set pp.s1 5
  set pp.s2 5
  set pp.s3 2
  set vp.s1 0
  set vp.s2 0
  set vp.s3 0
  set vp.s4 0
  stage legends s4
  do s4: end
  event total s1 12
  event total s2 12
  event total s3 4
  event total s4 0
  wins s1 s2

EL-11.31  W-60: prestige 7, 3, 3, 3
  given seats=4 families=splendour
  stage bare
  set epoch 5
  set pp.s1 7
  set pp.s2 3
  set pp.s3 3
  set pp.s4 3
  stage legends s4
  do s4: end
  event score-more s1 16 0
  event score-more s2 4 0
  event score-more s3 4 0
  event score-more s4 4 0

EL-11.32  W-60: prestige 4, 4, 4, 1
  given seats=4 families=splendour
  stage bare
  set epoch 5
  set pp.s1 4
  set pp.s2 4
  set pp.s3 4
  set pp.s4 1
  stage legends s4
  do s4: end
  event score-more s1 9 0
  event score-more s3 9 0
  event score-more s4 2 0

EL-11.30 EL-1.12  W-60: two seats
  given seats=2 families=splendour
  stage bare
  set epoch 5
  set pp.s1 6
  set pp.s2 6
  stage legends s2
  do s2: end
  event score-more s1 12 0
  event score-more s2 12 0
  given seats=2 families=splendour
  stage bare
  set epoch 5
  set pp.s1 6
  stage legends s2
  do s2: end
  event score-more s1 16 0

EL-12.36 EL-12.60 EL-6.71  W-61: families here
  given seats=2
  stage bare
  stage pile s1 ZEU-10 HEP-09 citizen
  stage pile s2 ZEU-10
  set epoch 5
  stage legends s2
  do s2: end
  event score s1 4 0 4
  event score s2 0 0 0

EL-12.62 EL-11.20  W-62: scores as the best other Chronos card
  given seats=2 families=vae-victis
  stage bare
  stage pile s1 HER-01 HER-05 HER-10
  stage pile s2 HAD-08 HEP-05
  set epoch 5
  stage legends s2
  do s2: end
  event score s1 6 0 6
  event score s2 2 0 2
  given seats=2 families=vae-victis
  stage bare
  stage pile s1 HER-01 HER-05 HER-10
  stage pile s2 HAD-08
  set epoch 5
  stage legends s2
  do s2: end
  event score s1 6 0 0

EL-12.61 EL-12.35  W-63: one VP for every two gold, at most four
  given seats=2
  stage bare
  stage pile s1 HEP-08 ZEU-05
  set epoch 5
  set gold.s1 5
  stage legends s2
  do s2: end
  event score s1 2 0 2
  then gold.s1 5
  given seats=2
  stage bare
  stage pile s1 HEP-08 ZEU-05
  set epoch 5
  set gold.s1 13
  stage legends s2
  do s2: end
  event score s1 2 0 4

EL-12.44 EL-11.1  W-64: no Citizen in the Legends
  given seats=2 families=splendour
  stage bare
  stage pile s1 ARE-10 ZEU-09
  stage domain s1 citizen
  stage pile s2 ARE-10 HEP-09 citizen
  set epoch 5
  stage legends s2
  do s2: end
  event score s1 2 0 8
  event score s2 4 0 0

EL-11.21 EL-3.7  Twins in two Legends both score
  given seats=2
  stage bare
  stage pile s1 ZEU-08 ZEU-01
  stage pile s1 ZEU-08 ZEU-02
  set epoch 5
  stage legends s2
  do s2: end
  event score s1 4 0 4

EL-11.51  Ties go to more gold; still tied, the win is shared
  given seats=2
  stage bare
  set epoch 5
  set vp.s1 5
  set vp.s2 5
  set gold.s1 3
  set gold.s2 4
  stage legends s2
  do s2: end
  wins s2
  given seats=2
  stage bare
  set epoch 5
  set vp.s1 5
  set vp.s2 5
  stage legends s2
  do s2: end
  wins s1 s2

EL-11.50 EL-11.40  A total may fall below nothing
  given seats=2
  stage bare
  stage pile s1 ZEU-01 HEP-01 citizen citizen citizen
  stage pile s1 ZEU-02 ZEU-06 citizen
  stage pile s1 ZEU-03 HEP-03 citizen
  stage pile s1 HAD-01 HAD-05 citizen
  set vp.s1 0
  set epoch 5
  stage legends s2
  do s2: end
  event score s1 28 0 0
  event total s1 16

EL-12.61  The limit of a Chronos card
  given seats=2
  stage bare
  stage pile s1 HEP-08 ZEU-05
  set epoch 5
  set gold.s1 30
  stage legends s2
  do s2: end
  event score s1 2 0 4

EL-12.62  A card that uses Chronos cards is none to be used
  given seats=2 families=vae-victis
  stage bare
  stage pile s1 HER-01 HER-10
  stage pile s2 HER-02 HER-10
  set epoch 5
  stage legends s2
  do s2: end
  event score s1 2 0 0
  event score s2 2 0 0

EL-12.62  A Chronos card of any of the three kinds can be read
  given seats=2 families=splendour
  stage bare
  set epoch 5
  stage pile s1 HER-10 HEP-09
  stage pile s2 ZEU-10 ATH-09
  stage legends s2
  do s2: end
  event score s1 2 0 4

EL-12.62  Two cards that read others read nothing from each other
  given seats=2 families=splendour
  stage bare
  set epoch 5
  stage pile s1 HER-10 HEP-09
  stage pile s1 HER-10 ATH-09
  stage legends s2
  do s2: end
  event score s1 4 0 0

EL-11.51  The last seat wins alone though every seat before it led for a moment
  given seats=3
  stage bare
  set epoch 5
  set vp.s1 1
  set vp.s2 2
  set vp.s3 3
  stage legends s3
  do s3: end
  over
  wins s3
