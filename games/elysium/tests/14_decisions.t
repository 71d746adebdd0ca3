# Chapters EL-14 and EL-15: decision points and hidden information.

EL-14.2  Twins in one row are one option
  given seats=2
  stage bare
  stage agora ZEU-04 ZEU-04
  stage turn s1
  only acquire ZEU-04; quest q1; quest q2
  do s1: acquire ZEU-04; column blue; gain-gold 2
  then agora.ZEU-04 1

EL-14.2 EL-12.31  Twins in the Domains of others are one option
  given seats=3 families=splendour
  stage bare
  stage agora HER-02
  stage domain s2 HEP-01
  stage domain s3 HEP-01
  stage turn s1
  do s1: acquire HER-02; column blue
  only use HEP-01

EL-14.3 EL-5.2  No question after the main action where END is all there is
  given seats=2
  stage bare
  stage turn s1
  do s1: quest q1; column blue
  asks turn s2

EL-14.1  The list of transfers holds only what can be paid
  given seats=2
  stage bare
  stage domain s1 ZEU-01 ZEU-05 ZEU-09
  stage legends s1
  set gold.s1 2
  only transfer ZEU-01; transfer ZEU-05; end

EL-14.8  What is not possible is skipped without asking
  given seats=2 families=splendour
  stage bare
  stage agora HER-02
  stage turn s1
  do s1: acquire HER-02; column blue
  then gold.s1 5
  asks turn s2

EL-14.6 EL-7.8  The wrong kind of move is refused
  given seats=2
  stage bare
  stage turn s1
  illegal end = EL-5.2
  illegal column blue = EL-5.7
  illegal transfer ZEU-01 = EL-8.1
  do s1: quest q1
  illegal quest q2 = EL-5.12

EL-14.9 EL-15.1 EL-15.4  The unseen is one pool: a Citizen lowers the deck, not the pool
  given seats=2
  stage bare
  stage domain s1 citizen citizen
  stage turn s1
  then unseen 105
  then deck 103
  then pool.ZEU-01 2

EL-15.2 EL-15.3 EL-15.5  A Citizen leaves no trace of a face
  given seats=2
  stage bare
  stage turn s1 2
  set quest.s1 q1
  set columns.s1 red+yellow+green
  do s1: citizen; column red
  event citizen s1
  then unseen 105
  then deck 104
