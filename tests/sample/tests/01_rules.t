# Lots, whole: the sample of a scenario file.

LO-1.1 LO-1.2 LO-1.3  Set-up
  given seats=3 rounds=2 copies=three
  then coins.s1 6
  then coins.s4 0
  then points.s2 0
  then unseen.c4 3
  then rounds 2

LO-2.1 LO-2.2 LO-2.3  Each seat draws, then the die is rolled
  given seats=2 manual
  asks draw *
  legal draw c1; draw c6
  do * draw c4
  event draw s1 c4
  do * draw c2
  asks die *
  do * roll 5
  event die
  asks bid s1
  then prize 5
  then priv.s1.card 4
  then dealt s1+s2
  hidden s2 priv.s1.card

LO-3.1 LO-3.2  Bids rise, passes are final
  given seats=3
  only pass; bid 1; bid 2; bid 3; bid 4; bid 5; bid 6
  do s1: bid 3
  asks bid s2
  illegal bid 3 = LO-3.2
  illegal bid 7 = LO-3.2
  illegal roll 2 = LO-2.1
  do s2: pass; s3: bid 4; s1: bid 5; s3: pass
  asks choose s1

LO-4.1 LO-4.2  The choice is secret and needs a card
  given seats=2
  stage choose s1
  set priv.s1.card 2
  only plain
  illegal twice = LO-4.2

LO-4.1 LO-5.1 LO-5.2  For twice a good card scores double
  given seats=2
  stage choose s1
  set prize 3
  set high 2
  set priv.s1.card 3
  choices 2
  do s1: twice
  event chosen s1 yes
  event show s2
  event won s1 6
  then points.s1 6
  then coins.s1 4
  asks draw *

LO-5.3  A bad card for twice loses the prize
  given seats=2 rounds=1
  stage choose s2
  set prize 5
  set points.s2 3
  set priv.s2.card 4
  do s2: twice
  event lost s2 3
  then points.s2 0

LO-5.4 LO-6.1  No bid, no score: the win is shared
  given seats=2 rounds=1
  do s1: pass; s2: pass
  event none
  over
  wins s1 s2
