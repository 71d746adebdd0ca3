# Chapter EL-12: the effect notation.

EL-12.25 EL-12.29 EL-12.21  W-32: options in full before options in part
  given seats=4
  stage bare
  stage agora POS-02
  stage domain s1 ZEU-01 HEP-01
  stage turn s4
  set gold.s1 1
  set gold.s2 5
  set gold.s3 1
  do s4: acquire POS-02; column green
  asks option s1
  only discard-cards 1
  illegal lose-gold 2 = EL-12.25
  do s1: discard-cards 1; discard ZEU-01
  asks option s2
  only lose-gold 2
  do s2: lose-gold 2
  asks option s3
  only lose-gold 2
  do s3: lose-gold 2
  then gold.s1 1
  then gold.s2 3
  then gold.s3 0
  then discard.ZEU-01 1

EL-12.54 EL-12.21  W-34: protection
  given seats=4
  stage bare
  stage agora POS-09
  stage domain s1 ATH-06
  stage turn s4
  set vp.s1 5
  set gold.s2 2
  set vp.s2 1
  set gold.s3 9
  set vp.s3 9
  do s4: acquire POS-09; column blue
  then vp.s4 6
  then gold.s1 4
  then vp.s1 5
  then gold.s2 0
  then vp.s2 0
  then gold.s3 6
  then vp.s3 7

EL-12.54  A choice of losses alone is not asked of a protected seat; gifts still reach it
  given seats=3
  stage bare
  stage agora POS-02 ATH-02
  stage domain s2 ATH-06
  stage turn s1
  do s1: acquire POS-02; column green
  asks option s3
  do s3: lose-gold 2
  then gold.s2 4
  given seats=3
  stage bare
  stage agora ATH-02
  stage domain s2 ATH-06
  stage turn s1
  do s1: acquire ATH-02; column green
  then gold.s2 5
  then gold.s1 8

EL-12.54 EL-12.53  A protected seat pays no surcharge of others, but its own plus1
  given seats=3
  stage bare
  stage domain s1 ATH-06 HAD-02 HEP-05
  stage domain s2 POS-07
  stage turn s1
  do s1: power HAD-02; transfer HEP-05; new
  then gold.s1 1

EL-12.22 EL-12.23  W-39: the richest other seat, the user's choice among tied ones
  given seats=4
  stage bare
  stage domain s1 POS-03
  stage turn s1
  set gold.s2 5
  set gold.s3 5
  set gold.s4 2
  do s1: power POS-03
  asks seat s1
  says = Which player do you choose for “Salt Spring on the Rock”? They give you 1 gold.
  only target s2; target s3
  illegal target s4 = EL-12.22
  illegal target s1 = EL-12.22
  do s1: target s3
  then gold.s1 5
  then gold.s3 4
  then gold.s2 5
  given seats=4
  stage bare
  stage domain s1 POS-03
  stage turn s1
  set gold.s2 0
  set gold.s3 0
  set gold.s4 0
  illegal power POS-03 = EL-6.6

EL-12.22  One richest seat: no question
  given seats=3
  stage bare
  stage domain s1 POS-03
  stage turn s1
  set gold.s2 7
  do s1: power POS-03
  then gold.s2 6
  then gold.s1 5
  asks turn s1

EL-12.42 EL-12.5  W-40: nobody has more
  given seats=3 families=splendour
  stage bare
  stage domain s1 ARE-06
  stage legends s1
  set pp.s1 3
  set pp.s2 4
  do s1: power ARE-06
  then pp.s1 4
  then vp.s1 2
  given seats=3 families=splendour
  stage bare
  stage domain s1 ARE-06
  stage domain s2 ZEU-01
  stage legends s1
  set pp.s1 3
  set pp.s2 5
  do s1: power ARE-06
  then pp.s1 4
  then vp.s1 1

EL-12.31 EL-12.4  W-42: using the power of a turned card of one's own
  given seats=2 families=chain-reaction
  stage bare
  stage domain s1 HEP-11 HER-11
  stage turn s1
  set used.HEP-11 s1
  do s1: power HER-11
  asks option s1
  only use-own
  do s1: use-own
  asks use s1
  only use HEP-11
  illegal decline = EL-12.4
  do s1: use HEP-11
  only gain-gold 2; pay-gold 3
  do s1: gain-gold 2
  then vp.s1 1
  then gold.s1 6
  then used.HER-11 s1
  then used.HEP-11 s1

EL-12.2 EL-12.6 EL-12.9  W-43: another seat's card, the user's own columns
  given seats=2 families=splendour
  stage bare
  stage domain s1 HER-03
  stage domain s2 ARE-02
  stage turn s1
  set used.ARE-02 s2
  do s1: power HER-03
  only use ARE-02; decline
  do s1: use ARE-02
  then pp.s1 1
  then pp.s2 0
  then used.ARE-02 s2
  given seats=2 families=splendour
  stage bare
  stage domain s1 HER-03
  stage domain s2 ARE-02
  stage turn s1 2
  set columns.s1 blue+red+yellow
  illegal power HER-03 = EL-6.6

EL-6.4 EL-6.11 EL-12.27  W-45: an instant within an instant
  given seats=2 families=chosen chosen=apollo+zeus+athena+hades+hermes
  stage bare
  stage agora APO-09
  stage oracle ZEU-01
  stage turn s1
  do s1: acquire APO-09; column red; take ZEU-01
  then vp.s1 3
  then domain_size.s1 2

EL-12.30 EL-3.6  W-46: the twin rule is judged after the exchange
  given seats=2 families=splendour
  stage bare
  stage discard ZEU-01 ATH-02
  stage domain s1 HER-04 HEP-04 ZEU-01
  stage turn s1
  do s1: power HER-04
  asks swap.a s1
  only swap HEP-04; swap ZEU-01; decline
  illegal swap HER-04 = EL-12.34
  do s1: swap HEP-04
  asks swap.b s1
  only for ATH-02
  illegal for ZEU-01 = EL-3.6
  do s1: for ATH-02
  then gold.s1 8
  then discard.HEP-04 1
  given seats=2 families=splendour
  stage bare
  stage discard ZEU-01 ATH-02
  stage domain s1 HER-04 HEP-04 ZEU-01
  stage turn s1
  do s1: power HER-04; swap ZEU-01
  only for ZEU-01; for ATH-02
  do s1: for ZEU-01
  then vp.s1 3
  then discard.ZEU-01 1

EL-12.30 EL-6.24  A card swapped away answers nothing of what came for it
  given seats=2 families=splendour
  stage bare
  stage discard ZEU-01
  stage domain s1 HER-04 HEP-04 ZEU-06
  stage turn s1
  do s1: power HER-04; swap ZEU-06; for ZEU-01
  then vp.s1 3

EL-12.31  A power that uses powers cannot be used; other kinds neither
  given seats=2 families=splendour
  stage bare
  stage domain s1 HER-05 HER-02 HEP-01 ZEU-03
  stage turn s1
  do s1: power HER-05
  only use HEP-01; decline
  illegal use HER-02 = EL-12.31
  illegal use ZEU-03 = EL-12.31
  illegal use ZEU-01 = EL-12.33
  do s1: use HEP-01
  then gold.s1 7

EL-12.24 EL-12.3  Paying is an offer
  given seats=2 families=splendour
  stage bare
  stage agora ARE-04
  stage turn s1
  do s1: acquire ARE-04; column blue
  then pp.s1 1
  asks pay s1
  only pay-gold 1; decline
  do s1: decline
  then pp.s1 1
  then gold.s1 4
  given seats=2 families=splendour
  stage bare
  stage agora ARE-04
  stage turn s1
  set gold.s1 0
  do s1: acquire ARE-04; column blue
  then pp.s1 1
  asks turn s2

EL-12.24  Who has paid may not decline
  given seats=2
  stage bare
  stage agora ZEU-01 HEP-01
  stage domain s1 HEP-07
  stage turn s1
  do s1: power HEP-07; pay-gold 3
  asks take s1
  only take ZEU-01; take HEP-01
  illegal decline = EL-12.4
  do s1: take ZEU-01
  then gold.s1 1
  then vp.s1 3

EL-12.26 EL-14.4 EL-14.8  Up to two transfers, one at a time
  given seats=2
  stage bare
  stage agora HAD-09
  stage domain s1 ZEU-01 ZEU-02 ZEU-09
  stage turn s1
  do s1: acquire HAD-09; column blue
  only transfer ZEU-01; transfer ZEU-02
  illegal transfer ZEU-09 = EL-12.34
  do s1: transfer ZEU-01; new
  asks transfer s1
  only transfer ZEU-02; decline
  do s1: transfer ZEU-02; new
  then gold.s1 4
  asks turn s2

EL-12.28 EL-12.20  citizen and gain in one program
  given seats=2
  stage bare
  stage agora HAD-04
  stage turn s1
  do s1: acquire HAD-04; column blue
  then citizens.s1 1
  then deck 103

EL-12.32 EL-12.37 EL-12.33  add: a card comes to the Oracle, then it is counted
  given seats=2 families=chain-reaction
  stage bare
  stage agora APO-01
  stage oracle APO-02 HEP-05
  stage turn s1
  do s1: acquire APO-01; column blue
  asks deal *
  do * deal APO-03
  then oracle_size 3
  then vp.s1 3

EL-12.41 EL-12.40  atleast counts what lies there
  given seats=2 families=other-roads
  stage bare
  stage domain s1 APO-06
  stage domain s2 ZEU-01
  stage oracle ZEU-01
  stage legends s1
  illegal power APO-06 = EL-6.6
  given seats=2 families=other-roads
  stage bare
  stage domain s1 APO-06
  stage domain s2 ZEU-01
  stage oracle APO-01
  stage legends s1
  do s1: power APO-06
  then vp.s1 3

EL-12.70 EL-12.22 EL-8.14  A reaction within a scope has its own user
  given seats=3
  stage bare
  stage agora ATH-03
  stage domain s2 ATH-10 HEP-05
  stage domain s3 ZEU-01
  stage turn s1
  do s1: acquire ATH-03; column green
  asks transfer s1
  do s1: transfer ATH-03; new
  asks transfer s2
  do s2: transfer HEP-05; new
  then vp.s2 3
  then gold.s1 6
  then gold.s3 6
  then gold.s2 3
  asks transfer s3

EL-12.71 EL-6.4 EL-5.10  A chain of acquisitions within acquisitions
  given seats=2 families=chosen chosen=apollo+hermes+zeus+hephaestus+hades cards=first
  stage bare
  stage agora HER-06
  stage oracle HER-09 APO-09 HER-02 HAD-01 APO-03
  stage pile s1 APO-09
  stage domain s2 APO-03
  stage domain s1 HEP-07 HEP-03
  stage turn s1
  do s1: power HEP-07; pay-gold 2; take HER-06; use APO-09; take HER-09
  asks use s1
  only use APO-03
  do s1: use APO-03; take HER-02
  asks use s1
  do s1: use APO-03; take APO-03
  asks take s1
  only take HAD-01
  do s1: take HAD-01
  asks transfer s1
  do s1: transfer HAD-01; new
  asks turn s1
  then domain_size.s1 6

EL-12.50 EL-8.31  A transferred Citizen matches any and levels, never a family
  given seats=2
  stage bare
  stage pile s1 HEP-05 HAD-05
  stage domain s1 ATH-10 ZEU-11 citizen
  stage legends s1
  do s1: transfer citizen; onto p1 HEP-05
  then vp.s1 3
  given seats=2 families=vae-victis
  stage bare
  stage pile s1 HER-01 HER-05
  stage domain s1 HER-01 citizen
  stage legends s1
  do s1: transfer citizen; onto p1 HER-01
  then gold.s1 1

EL-12.51  Having it twice changes nothing
  given seats=2 families=chain-reaction
  stage bare
  stage oracle HEP-04
  stage domain s1 APO-04 APO-10
  stage turn s1
  legal acquire-oracle HEP-04

EL-12.22 EL-12.23 EL-12.54  A protected seat may be chosen; only the loss is void
  given seats=3
  stage bare
  stage domain s1 POS-10
  stage domain s2 ATH-06
  stage turn s1
  do s1: power POS-10
  only target s2; target s3
  do s1: target s2
  then gold.s2 4
  then held.ATH-06 s2
  asks turn s1

EL-12.25 EL-12.29  Two cards are due: one is not in full
  given seats=3
  stage bare
  stage agora POS-11
  stage domain s2 ZEU-01
  stage domain s3 ZEU-02
  stage turn s1
  set gold.s3 3
  do s1: acquire POS-11; column blue
  asks option s2
  only lose-gold 4
  do s2: lose-gold 4
  asks option s3
  only discard-cards 2; lose-gold 4
  do s3: discard-cards 2; discard ZEU-02
  then gold.s3 3
  then discard.ZEU-02 1
  then gold.s2 0

EL-12.9 EL-6.6 EL-12.37  A gain per nothing is not possible: the power is not offered
  given seats=2
  stage bare
  stage domain s1 ZEU-07
  stage pile s1 ZEU-01
  stage turn s1
  illegal power ZEU-07 = EL-6.6

EL-12.9 EL-12.24  Exactly the gold that is asked for is enough to pay
  given seats=2
  stage bare
  stage agora ZEU-03
  stage domain s1 HEP-07
  stage turn s1
  set gold.s1 3
  do s1: power HEP-07; pay-gold 3; take ZEU-03
  then gold.s1 0

EL-12.9  ... and less is not
  given seats=2
  stage bare
  stage agora ZEU-03
  stage domain s1 HEP-07
  stage turn s1
  set gold.s1 2
  illegal power HEP-07 = EL-6.6

EL-12.9 EL-12.22  A scope is judged for those it addresses, not for the user
  given seats=3 cards=first
  stage bare
  stage domain s1 POS-10
  stage turn s1
  set gold.s2 0
  set gold.s3 0
  illegal power POS-10 = EL-6.6
  stage domain s3 ZEU-01
  legal power POS-10

EL-12.22 EL-12.9 EL-12.54  Any other seat may be chosen, also one with nothing to give or protected
  given seats=3
  stage bare
  stage domain s1 POS-10
  stage domain s3 ATH-06
  stage turn s1
  set gold.s2 1
  do s1: power POS-10
  only target s2; target s3
  do s1: target s3
  then gold.s3 4
  then held.ATH-06 s3
  then gold.s1 4
  then used.POS-10 s1

EL-12.54 EL-12.9  Everybody else is protected: a power made of losses is not offered
  given seats=2 cards=first
  stage bare
  stage domain s1 POS-10
  stage domain s2 ATH-06
  stage turn s1
  illegal power POS-10 = EL-6.6

EL-12.24 EL-12.3  Paying may be declined: nothing is paid, nothing more is gained
  given seats=2 families=splendour
  stage bare
  stage agora ARE-04
  stage turn s1
  do s1: acquire ARE-04; column blue
  asks pay s1
  do s1: decline
  then gold.s1 4
  then pp.s1 1
  asks turn s2
