# Chapter EL-7: phase III.

EL-7.1 EL-7.2 EL-7.4  W-57: discs by quest number, then income
  given seats=3
  stage bare
  stage agora ZEU-08
  stage turn s3 4
  set quest.s1 q4
  set quest.s2 q1
  set quest.s3 q3
  set actions.s1 3
  set actions.s2 3
  set actions.s3 2
  set columns.s1 none
  set columns.s2 none
  set columns.s3 green
  set vp.s1 0
  set vp.s2 0
  do s3: acquire ZEU-08; column green
  then disc.s2 1
  then disc.s3 2
  then disc.s1 3
  then gold.s2 5
  then gold.s3 6
  then gold.s1 7
  then vp.s1 3
  asks legends s3

EL-7.3 EL-5.21  W-58: Unfinished Quests come last, in their old order
  given seats=4
  stage bare
  stage agora ZEU-08
  stage domain s4 ZEU-01
  stage turn s4 4
  set quest.s2 q3
  set quest.s4 q1
  set columns.s1 none
  set columns.s2 none
  set columns.s3 none
  set columns.s4 green
  set actions.s4 2
  do s4: acquire ZEU-08; column green
  then disc.s4 1
  then disc.s2 2
  then disc.s1 3
  then disc.s3 4
  then quest.s1 q4
  then quest.s3 q2
  then unfinished.s1 yes
  asks legends s4

EL-7.5 EL-7.6 EL-14.3  Whole steps in the new order; unused transfers are lost
  given seats=2
  stage bare
  stage domain s1 ZEU-01
  stage domain s2 ZEU-02
  stage legends s1 3
  do s1: transfer ZEU-01
  asks pile s1
  do s1: new
  asks legends s2
  do s2: end
  then epoch 2

EL-7.6  No more transfers than the quest shows
  given seats=2
  stage bare
  stage domain s1 ZEU-01 HEP-01 HEP-05
  stage legends s1 1
  do s1: transfer ZEU-01; new
  asks legends s1
  illegal transfer HEP-01 = EL-7.6
  only power HEP-05; end
  warns end

EL-7.6  Who ends the step is told how many transfers are lost; what cannot be made is none
  given seats=2
  stage bare
  stage domain s1 ZEU-01 HEP-01 HEP-05
  set gold.s1 9
  stage legends s1 3
  warns end = 3 transfers are lost
  set gold.s1 1
  warns end = 2 transfers are lost
  do s1: transfer ZEU-01; new
  warns end

EL-7.7 EL-12.26  Transfers of powers are extra
  given seats=2
  stage bare
  stage domain s1 ZEU-01 HEP-01 HAD-07
  stage domain s2 ZEU-02
  stage legends s1 1
  do s1: power HAD-07; transfer ZEU-01; new
  asks legends s1
  do s1: transfer HEP-01; new
  then moved.s1 2

EL-7.9 EL-10.1 EL-10.2  At the end of the epoch quests return, columns and turned cards stand up, rings stay
  use epoch_end
  do s2: end
  then columns.s1 blue+red+yellow+green
  then columns.s2 blue+red+yellow+green
  then used.HAD-11 none
  then used.HEP-06 s1
  then quest.s1 none
  then quest.s2 none
  then actions.s1 0

EL-10.3 EL-10.4  What seats own carries over to the next epoch
  use epoch_end
  do s2: end
  then gold.s1 9
  then citizens.s1 1
  then disc.s1 1
  then epoch 2
  auto
  then agora_size 7
  asks turn s1
