# Chapter EL-8: transfers and Legends.

EL-8.2 EL-8.6 EL-8.5  A transfer costs the card's level
  given seats=2
  stage bare
  stage domain s1 ZEU-01 ZEU-05 ZEU-09
  stage legends s1 3
  set gold.s1 6
  costs transfer ZEU-09 = 3
  costs end = 0
  do s1: transfer ZEU-09
  costs new = 3
  do s1: new
  then gold.s1 3
  do s1: transfer ZEU-01; new
  then gold.s1 2
  then piles 2
  do s1: transfer ZEU-05
  only new; onto p1 ZEU-09; onto p2 ZEU-01
  do s1: onto p1 ZEU-09
  then gold.s1 0
  then pile.p1.card.1 ZEU-05

EL-8.9 EL-8.7 EL-8.8  W-48: what may join a lone card
  given seats=2
  stage bare
  stage pile s1 ZEU-05
  stage domain s1 ZEU-01 HEP-05 ZEU-07 HEP-01 citizen
  stage legends s1
  do s1: transfer ZEU-01
  only new; onto p1 ZEU-05
  do s1: new
  given seats=2
  stage bare
  stage pile s1 ZEU-05
  stage domain s1 ZEU-01 HEP-05 ZEU-07 HEP-01 citizen
  stage legends s1
  illegal transfer citizen = EL-8.30
  do s1: transfer HEP-05
  only new; onto p1 ZEU-05
  do s1: new
  do s1: transfer ZEU-07
  only new; onto p2 HEP-05
  illegal onto p1 ZEU-05 = EL-8.9

EL-8.9  W-48: both family and level differ
  given seats=2
  stage bare
  stage pile s1 ZEU-05
  stage domain s1 HEP-01
  stage legends s1
  do s1: transfer HEP-01
  only new
  illegal onto p1 ZEU-05 = EL-8.9
  illegal onto p2 ZEU-05 = EL-8.1

EL-8.10 EL-3.14  W-55: piles never merge
  given seats=2
  stage bare
  stage pile s1 ZEU-01
  stage pile s1 HEP-01
  stage domain s1 POS-01
  stage legends s1
  do s1: transfer POS-01
  only new; onto p1 ZEU-01; onto p2 HEP-01
  do s1: onto p1 ZEU-01
  then pile.p1.card.1 POS-01
  then pile.p2.card.1 -

EL-8.7  A level Legend: other families, at most five
  given seats=2
  stage bare
  stage pile s1 ZEU-01 HEP-01 HAD-01 ATH-01
  stage domain s1 ZEU-02 POS-01
  stage legends s1
  do s1: transfer ZEU-02
  only new
  do s1: new; transfer POS-01
  only new; onto p1 ZEU-01; onto p2 ZEU-02
  do s1: onto p1 ZEU-01
  then pile.p1.card.4 POS-01

EL-8.8  A family Legend: other levels, in any order, at most three
  given seats=2
  stage bare
  stage pile s1 ZEU-09 ZEU-01
  stage domain s1 ZEU-02 ZEU-05 ZEU-06
  stage legends s1 3
  set gold.s1 9
  do s1: transfer ZEU-02
  only new
  do s1: new; transfer ZEU-05; onto p1 ZEU-09; transfer ZEU-06
  only new; onto p2 ZEU-02
  illegal onto p1 ZEU-09 = EL-8.9

EL-8.11 EL-8.13 EL-12.52  A permanent makes transfers of levels 1 and 2 free, no others
  given seats=2
  stage bare
  stage domain s1 HAD-05 ZEU-01 ZEU-09
  stage legends s1
  set gold.s1 1
  only transfer HAD-05; transfer ZEU-01; end
  do s1: transfer ZEU-01; new
  then gold.s1 1

EL-8.12 EL-12.53  W-36: surcharges add up
  given seats=3 families=vae-victis
  stage bare
  stage domain s1 HAD-02 HAD-10 HEP-01
  stage domain s2 POS-07
  stage domain s3 POS-07
  stage turn s1
  set gold.s1 6
  do s1: power HAD-02; transfer HAD-10; new
  then gold.s1 2
  given seats=3 families=vae-victis
  stage bare
  stage domain s1 HAD-02 HEP-01
  stage domain s2 POS-07
  stage domain s3 POS-07
  stage turn s1
  set gold.s1 2
  do s1: power HAD-02; transfer HEP-01; new
  then gold.s1 0

EL-8.11 EL-8.12  W-37: free beats the surcharge
  given seats=2
  stage bare
  stage domain s1 ATH-07 ZEU-09 HEP-05
  stage domain s2 POS-07
  stage turn s1
  do s1: power ATH-07; transfer ZEU-09; new
  then gold.s1 4
  do s1: transfer HEP-05; new
  then gold.s1 1

EL-8.14 EL-12.22 EL-14.4  W-38: the user first, then the others in disc order
  given seats=4 manual
  do * side A; * first s2
  auto
  stage bare
  stage domain s1 ATH-07 ZEU-01 ZEU-02
  stage domain s2 HEP-01
  stage domain s3 HEP-01
  stage domain s4 HEP-02
  set disc.s1 3
  set disc.s2 1
  set disc.s3 2
  set disc.s4 4
  stage turn s1
  do s1: power ATH-07
  asks transfer s1
  do s1: transfer ZEU-01; new
  asks transfer s1
  do s1: decline
  asks transfer s2
  do s2: transfer HEP-01; new
  then gold.s2 3
  asks transfer s3
  do s3: decline
  asks transfer s4
  do s4: transfer HEP-02; new
  then gold.s4 3
  asks turn s1

EL-8.30 EL-8.31 EL-14.1  A Citizen costs the level of its place
  given seats=2
  stage bare
  stage pile s1 ZEU-09 HEP-09
  stage pile s1 ZEU-01 ZEU-05
  stage pile s1 HEP-01 HAD-01
  stage domain s1 citizen
  stage legends s1
  set gold.s1 1
  do s1: transfer citizen
  only onto p3 HEP-01
  illegal new = EL-8.30
  illegal onto p1 ZEU-09 = EL-8.3
  set gold.s1 3
  only onto p1 ZEU-09; onto p2 ZEU-01; onto p3 HEP-01
  do s1: onto p2 ZEU-01
  then gold.s1 0
  then pile.p2.card.2 citizen
  then citizens.s1 0

EL-8.31 EL-8.13  Free transfers and surcharges look at the place's level
  given seats=2
  stage bare
  stage pile s1 HEP-01 HAD-01
  stage pile s1 HEP-09 ATH-09
  stage domain s1 HAD-05 citizen citizen
  stage domain s2 POS-07
  stage legends s1 3
  set gold.s1 4
  do s1: transfer citizen; onto p1 HEP-01
  then gold.s1 4
  do s1: transfer citizen; onto p2 HEP-09
  then gold.s1 0

EL-8.32 EL-8.35 EL-9.3  W-54: Citizens in a level Legend
  given seats=2
  stage bare
  stage pile s1 ZEU-05 HEP-05
  stage domain s1 citizen POS-06 ATH-05 HAD-06
  stage legends s1 3
  set gold.s1 9
  do s1: transfer citizen; onto p1 ZEU-05
  then gold.s1 7
  do s1: transfer POS-06; onto p1 ZEU-05; transfer ATH-05; onto p1 ZEU-05
  then pile.p1.card.4 ATH-05
  stage legends s1 1
  do s1: transfer HAD-06
  only new
  illegal onto p1 ZEU-05 = EL-8.9

EL-8.33  Room for one Citizen in a family Legend
  given seats=2
  stage bare
  stage pile s1 ZEU-01 ZEU-05 citizen
  stage domain s1 citizen ZEU-09
  stage legends s1
  illegal transfer citizen = EL-8.30
  do s1: transfer ZEU-09
  only new

EL-8.34  Up to three Citizens in a level Legend
  given seats=2
  stage bare
  stage pile s1 ZEU-01 HEP-01 citizen citizen
  stage domain s1 citizen citizen ZEU-02
  stage legends s1 3
  do s1: transfer citizen; onto p1 ZEU-01
  then pile.p1.card.4 citizen
  illegal transfer citizen = EL-8.30

EL-8.11 EL-12.28 EL-12.34  W-56: a Citizen moves for nothing
  given seats=2
  stage bare
  stage agora HAD-04
  stage pile s1 ZEU-09 HEP-09
  stage turn s1
  set gold.s1 0
  do s1: acquire HAD-04; column blue
  then citizens.s1 1
  asks transfer s1
  only transfer citizen
  do s1: transfer citizen
  only onto p1 ZEU-09
  do s1: onto p1 ZEU-09
  then gold.s1 0
  then pile.p1.card.2 citizen
  given seats=2
  stage bare
  stage agora HAD-04
  stage turn s1
  do s1: acquire HAD-04; column blue
  then citizens.s1 1
  asks turn s2

EL-12.53 EL-8.12  The owner of the surcharge does not pay it
  given seats=2
  stage bare
  stage domain s1 POS-07 HEP-05
  stage legends s1
  do s1: transfer HEP-05; new
  then gold.s1 2

EL-12.52 EL-8.13  A free clause serves its owner alone
  given seats=2
  stage bare
  stage domain s1 HEP-01
  stage domain s2 HAD-05
  stage legends s1
  do s1: transfer HEP-01; new
  then gold.s1 3

EL-14.1 EL-8.31  A level filter reaches only places of that level
  given seats=2
  stage bare
  stage pile s1 ZEU-09 HEP-09
  stage pile s1 ZEU-01 HEP-01
  stage domain s1 HAD-06 HEP-04 citizen
  stage turn s1
  do s1: power HAD-06; transfer citizen
  only onto p2 ZEU-01
  illegal onto p1 ZEU-09 = EL-12.34

EL-8.1 EL-8.10  A pile belongs to who began it; nobody transfers onto another seat's pile
  given seats=3
  stage bare
  stage pile s1 ZEU-01
  stage domain s2 HEP-01 ZEU-05
  stage legends s2 2
  do s2: transfer HEP-01
  only new
  illegal onto p1 ZEU-01 = EL-8.1
  do s2: new
  then pile.p2.owner s2
  do s2: transfer ZEU-05
  only new

EL-8.30 EL-12.26  A Domain of Citizens alone has something to transfer
  given seats=2
  stage bare
  stage pile s1 ZEU-01 HEP-01
  stage domain s1 citizen
  stage legends s1 1
  do s1: transfer citizen; onto p1 ZEU-01
  then citizens.s1 0
  then pile.p1.card.2 citizen

EL-8.2 EL-11.2 EL-9.3  What a transfer brings is told before it is made
  given seats=2
  stage bare
  stage pile s1 ZEU-05
  stage domain s1 ZEU-01 HEP-05 HEP-02
  stage legends s1 3
  set gold.s1 6
  brings transfer ZEU-01 = total +2, legends +2, gold -1 at best
  brings transfer HEP-02 = gold -1
  brings end = nothing
  do s1: transfer HEP-05
  brings new = gold -2
  brings onto p1 ZEU-05 = total +6, legends +2, tiles +4, gold -2
