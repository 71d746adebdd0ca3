# Chapter EL-5: phase II.

EL-5.1 EL-5.2  Four rounds in disc order, one main action a turn
  given seats=2 manual
  do * side A; * first s2
  auto
  stage bare
  stage agora ZEU-04 HEP-04 HAD-02 ATH-04
  stage turn s2
  do s2: quest q1; column blue
  asks turn s1
  do s1: quest q2; column blue
  asks turn s2

EL-5.3 EL-5.4 EL-5.22  Three card actions and one quest
  given seats=3
  stage bare
  stage agora ZEU-04 HEP-04
  stage turn s1 4
  set actions.s1 3
  set columns.s1 blue
  only quest q1
  illegal acquire ZEU-04 = EL-5.4
  illegal citizen = EL-5.4

EL-5.4 EL-5.11  A second quest is refused
  given seats=3
  stage bare
  stage agora ZEU-04
  stage turn s1 2
  set quest.s1 q2
  set columns.s1 blue+red+yellow
  only acquire ZEU-04
  illegal quest q1 = EL-5.4

EL-5.6 EL-5.7 EL-5.5  W-08: any one column goes down
  given seats=2
  stage bare
  stage agora POS-02
  stage turn s1 2
  set columns.s1 blue+red+green
  do s1: acquire POS-02
  asks column s1
  only column blue; column red; column green
  illegal column yellow = EL-5.7
  do s1: column red
  then columns.s1 blue+green
  then gold.s1 4
  then actions.s1 1

EL-5.9 EL-6.10 EL-14.6  W-10: the column first, then the instant
  given seats=2
  stage bare
  stage agora HEP-01
  stage turn s1
  do s1: acquire HEP-01
  then gold.s1 4
  asks column s1
  do s1: column blue
  then gold.s1 7
  then columns.s1 red+yellow+green

EL-5.11 EL-5.12  A quest pays nothing before phase III
  given seats=3
  stage bare
  stage turn s1
  set columns.s1 blue+red+yellow+green
  do s1: quest q2
  asks column s1
  do s1: column green
  then quest.s1 q2
  then gold.s1 4
  stage turn s2
  illegal quest q2 = EL-5.11

EL-5.13 EL-5.14  W-13: no Citizen while a quest can be taken
  given seats=3
  stage bare
  stage agora HEP-01
  stage turn s1 3
  set actions.s1 2
  set columns.s1 blue+red
  set quest.s2 q1
  only quest q2
  illegal citizen = EL-5.14

EL-5.14 EL-5.13  No Citizen while a card can be acquired
  given seats=2
  stage bare
  stage agora ZEU-04
  stage turn s1 2
  set quest.s1 q1
  set columns.s1 red+green+blue
  illegal citizen = EL-5.14

EL-5.14 EL-5.15 EL-5.17  W-14: a Citizen is a card action that nothing answers
  given seats=3
  stage bare
  stage agora ZEU-01
  stage domain s1 ZEU-06
  stage turn s1 3
  set quest.s1 q3
  set actions.s1 1
  set columns.s1 red+green
  only citizen
  do s1: citizen; column red
  then deck 102
  then citizens.s1 1
  then actions.s1 2
  then columns.s1 green
  then vp.s1 1

EL-5.16  A card whose twin you have does not stop the Citizen
  given seats=3
  stage bare
  stage agora ZEU-04
  stage domain s1 ZEU-04
  stage turn s1 3
  set quest.s1 q3
  set actions.s1 1
  set columns.s1 red+green
  only citizen

EL-5.20 EL-5.23 EL-5.24  W-15: pass, and the Unfinished Quest
  given seats=3
  stage bare
  stage domain s3 ZEU-01 HEP-01
  stage turn s3 4
  set actions.s3 3
  set columns.s3 yellow
  set columns.s1 none
  set columns.s2 none
  set quest.s1 q3
  set quest.s2 q2
  only pass
  illegal quest q1 = EL-5.11
  illegal citizen = EL-5.4
  not moot
  do s3: pass
  only column yellow
  moot
  do s3: column yellow
  event unfinished s3
  event income s3 1 0 1
  then quest.s3 q4
  then unfinished.s3 yes
  then gold.s3 5
  then vp.s3 3
  then columns.s3 none
  then disc.s3 3
  asks legends s3
  do s3: transfer ZEU-01; new
  asks deal *
  then epoch 2

EL-5.19  Passing is refused in any other case
  given seats=3
  stage bare
  stage turn s1
  illegal pass = EL-5.19
  stage turn s1 4
  set actions.s1 3
  set columns.s1 blue
  illegal pass = EL-5.19
  legal quest q1

EL-5.8 EL-12.51 EL-4.7  W-16: acquiring from the Oracle
  given seats=3 families=chain-reaction
  stage bare
  stage agora HEP-01
  stage oracle HEP-03 HAD-03 HAD-05 HAD-06
  stage domain s1 APO-04
  stage turn s1 4
  set quest.s1 q3
  set actions.s1 2
  set columns.s1 blue
  only acquire-oracle HEP-03
  illegal citizen = EL-5.14
  do s1: acquire-oracle HEP-03; column blue
  then gold.s1 6
  then oracle_size 3
  then actions.s1 3

EL-5.8  The Oracle is closed without such a power
  given seats=3 families=chain-reaction
  stage bare
  stage oracle HEP-04
  stage turn s1
  illegal acquire-oracle HEP-04 = EL-5.8
  illegal acquire-oracle HEP-01 = EL-5.8
  illegal acquire HEP-04 = EL-5.5

EL-5.10 EL-6.11 EL-6.21  W-44: a card taken through a power is acquired, but is no card action
  given seats=3 families=chain-reaction
  stage bare
  stage agora APO-03
  stage oracle HEP-03
  stage turn s1
  do s1: acquire APO-03; column red; pay-gold 2
  asks take s1
  only take HEP-03
  do s1: take HEP-03
  then gold.s1 4
  then actions.s1 1
  then columns.s1 blue+yellow+green

EL-5.2 EL-5.22  Powers before the main action may change what is allowed
  given seats=3 families=chain-reaction
  stage bare
  stage agora HEP-01
  stage oracle HEP-04
  stage domain s1 APO-02
  stage turn s1 4
  set quest.s1 q3
  set actions.s1 2
  set columns.s1 blue
  only citizen; power APO-02
  do s1: power APO-02; swap HEP-01; for HEP-04
  asks turn s1
  only acquire HEP-04

EL-5.2 EL-5.1 EL-14.3  END closes the turn: the next seat is asked
  given seats=2
  stage bare
  stage agora ZEU-01 ZEU-04
  stage domain s1 HEP-02
  stage turn s1
  do s1: acquire ZEU-01; column blue
  asks after s1
  do s1: end
  asks turn s2

EL-5.11 EL-5.21  The last column for a quest does not go down without a warning
  given seats=2
  stage bare
  stage agora POS-02
  stage turn s1 3
  set quest.s2 q2
  set actions.s1 2
  set columns.s1 blue+green
  do s1: acquire POS-02
  warns column blue = then no quest is left that you can take
  warns column green
