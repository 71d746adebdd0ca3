# Chapter EL-4: phase I.

EL-4.1 EL-2.14  Epoch 1 has no phase I
  given seats=2
  asks turn s1
  then epoch 1
  then agora_size 7

EL-4.2 EL-4.3  W-04: the Agora is swept, the Oracle slides down
  use w04
  then deck 60
  do s3: end
  then epoch 3
  then agora_size 3
  then agora.HAD-01 0
  then discard.HAD-01 1
  then agora.HEP-01 1
  then oracle_size 0

EL-4.4 EL-4.6 EL-4.10  W-04: ten cards to the Agora, four to the Oracle, and no seat is asked
  use w04
  do s3: end
  asks deal *
  auto
  then agora_size 13
  then oracle_size 4
  then deck 46
  asks turn s1

EL-14.5  W-04: each card is drawn when it is dealt
  use w04
  do s3: end
  asks deal *
  do * deal HEP-02
  then deck 59
  then agora.HEP-02 1
  asks deal *

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

EL-4.8 EL-14.7 EL-14.9  An empty deck is made of the discard pile; Citizens never return
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
