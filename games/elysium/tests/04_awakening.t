# Chapter EL-4: phase I.

EL-4.1 EL-2.14  Epoch 1 has no phase I
  given seats=2
  asks turn s1
  then epoch 1
  then agora_size 7

EL-4.2 EL-4.3 EL-4.4 EL-4.6 EL-4.10 EL-14.5  W-04: the Agora is swept, the Oracle slides down
  given seats=3 families=chain-reaction
  stage bare
  stage agora HAD-01
  stage oracle HAD-02 HAD-03 HEP-01
  stage discard ATH-01 ATH-01 ATH-02 ATH-02 ATH-03 ATH-03 ATH-04 ATH-04 ATH-05 ATH-05 ATH-06 ATH-06
  stage discard ATH-07 ATH-07 ATH-08 ATH-08 ATH-09 ATH-09 ATH-10 ATH-10 ATH-11
  stage discard HER-01 HER-01 HER-02 HER-02 HER-03 HER-03 HER-04 HER-04 HER-05 HER-05 HER-06 HER-06
  stage discard HER-07 HER-07 HER-08 HER-08 HER-09 HER-09 HER-10 HER-10
  set epoch 2
  set quest.s1 q1
  set quest.s2 q2
  set quest.s3 q3
  stage legends s3
  then deck 60
  do s3: end
  then epoch 3
  then agora_size 3
  then agora.HAD-01 0
  then discard.HAD-01 1
  then agora.HEP-01 1
  then oracle_size 0
  asks deal *
  auto
  then agora_size 13
  then oracle_size 4
  then deck 46
  asks turn s1

EL-4.4  However many came from the Oracle, 3n+1 cards come on top
  given seats=2 families=chain-reaction
  stage bare
  stage oracle HAD-01 HAD-02 HAD-03 HEP-01 HEP-02 HEP-03 HER-01 HER-02
  set epoch 2
  set quest.s1 q1
  set quest.s2 q2
  stage legends s2
  do s2: end
  auto
  then agora_size 15
  then oracle_size 4

EL-4.5 EL-4.4  By option the Agora is only filled up
  given seats=2 families=chain-reaction deal=fill-up
  stage bare
  stage oracle HAD-01 HAD-02 HAD-03
  set epoch 2
  set quest.s1 q1
  set quest.s2 q2
  stage legends s2
  do s2: end
  auto
  then agora_size 7
  then oracle_size 4

EL-4.5  W-06: an overfull Oracle stays whole
  given seats=2 families=chain-reaction deal=fill-up
  stage bare
  stage oracle HAD-01 HAD-02 HAD-03 HEP-01 HEP-02 HEP-03 HER-01 HER-02
  set epoch 2
  set quest.s1 q1
  set quest.s2 q2
  stage legends s2
  do s2: end
  then agora_size 8
  then oracle_size 0
  auto
  then agora_size 8
  then oracle_size 4

EL-4.6  The Oracle is dealt in epoch 5 as well
  given seats=2 families=chain-reaction
  set epoch 4
  set quest.s1 q1
  set quest.s2 q2
  stage legends s2
  do s2: end
  auto
  then epoch 5
  then oracle_size 4

EL-4.7  No row is refilled during the turns
  given seats=2 families=chain-reaction
  stage bare
  stage agora HEP-04 HEP-01
  stage oracle HAD-01
  stage turn s1
  do s1: acquire HEP-04; column blue
  then agora_size 1
  then oracle_size 1
  asks turn s2

EL-4.8 EL-14.7 EL-14.9 EL-15.4  An empty deck is made of the discard pile; Citizens never return
  given seats=2
  stage bare
  stage domain s1 citizen
  stage discard HEP-01 HEP-02
  stage deck ZEU-01
  set deck 0
  set out 102
  set quest.s1 q1
  set columns.s1 red+yellow+green
  stage turn s1 2
  only citizen
  do s1: citizen; column red
  event reshuffle 2
  then deck 1
  then unseen 2
  then pool.ZEU-01 0
  then pool.HEP-01 1
  then discard_size 0
  then citizens.s1 2

EL-4.9 EL-5.18  With nothing to draw the action still counts
  given seats=2
  stage bare
  stage deck
  set quest.s1 q1
  set columns.s1 red+yellow+green
  stage turn s1 2
  do s1: citizen
  event no-citizen
  do s1: column red
  then citizens.s1 0
  then actions.s1 1
  then columns.s1 yellow+green

EL-4.8 EL-4.9  The deal goes on from the new deck, and stops when all is gone
  given seats=2
  stage bare
  stage discard HEP-01 HEP-02
  stage deck ZEU-01
  set epoch 2
  set quest.s1 q1
  set quest.s2 q2
  stage legends s2
  do s2: end
  auto
  then agora_size 3
  then deck 0
  then discard_size 0
