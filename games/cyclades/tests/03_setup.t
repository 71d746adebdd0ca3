# Chapter 3: set-up. After `given` the first income has been paid: 5 + 2 gold.

CY-3.1 CY-3.8 CY-6.2  Two seats on the three-player map; first income (X-96)
  given seats=2 manual
  do * start s1 p2
  then island.is3.owner s1
  then island.is8.owner s1
  then island.is2.owner s2
  then island.is5.owner s2
  then sea.F4.owner s1
  then sea.K2.owner s1
  then sea.B3.owner s2
  then sea.F1.owner s2
  then island.is1.owner none
  do * order s1; * order s1; * order s2; * order s2; * draw fates; * gods ares zeus athena
  event income s1 2
  event income s2 2

CY-3.1 CY-3.8 CY-6.2  The corner start of older records
  given seats=2 start=corners manual
  then gold.s1 5
  do * order s1; * order s1; * order s2; * order s2; * draw fates; * gods ares zeus athena
  event income s1 2
  event income s2 2
  then island.is1.owner s1
  then island.is7.owner s1
  then island.is2.owner s2
  then island.is8.owner s2
  then sea.B2.owner s1
  then sea.G5.owner s1
  then sea.D4.owner s2
  then sea.K2.owner s2
  then island.is3.owner none

CY-3.3 CY-3.5 CY-3.11  Three seats
  given seats=3 start=fixed manual
  then gold.s1 5
  then troops_left.s1 6
  then fleets_left.s1 6
  then priests.s1 0
  then philosophers.s1 0
  then island.is1.owner s1
  then island.is7.owner s1
  then island.is2.owner s2
  then island.is5.owner s2
  then island.is3.owner s3
  then island.is8.owner s3
  then island.is4.owner none
  then island.is6.owner none
  then island.is1.troops 1
  then sea.C2.owner s1
  then sea.G5.owner s1
  then sea.D4.owner s2
  then sea.F1.owner s2
  then sea.F4.owner s3
  then sea.K2.owner s3

CY-3.4 CY-3.6  Four seats: everybody starts with income 2
  given seats=4
  then gold.s1 7
  then gold.s2 7
  then gold.s3 7
  then gold.s4 7
  then island.is1.owner s1
  then island.is8.owner s1
  then island.is7.owner s2
  then island.is10.owner s3
  then island.is4.owner s4
  then island.is9.owner s4
  then sea.B3.owner s1
  then sea.F7.owner s1
  then sea.D6.owner s2
  then sea.F1.owner s2
  then sea.F5.owner s3
  then sea.K1.owner s3
  then sea.F3.owner s4
  then sea.I5.owner s4

CY-3.4 CY-3.7  Five seats
  given seats=5
  then gold.s1 7
  then gold.s2 7
  then gold.s3 7
  then gold.s4 7
  then gold.s5 7
  then island.is1.owner s1
  then island.is12.owner s1
  then island.is2.owner s2
  then island.is8.owner s2
  then island.is3.owner s3
  then island.is13.owner s3
  then island.is5.owner s4
  then island.is9.owner s4
  then island.is6.owner s5
  then island.is10.owner s5
  then sea.C6.owner s1
  then sea.K1.owner s1
  then sea.B3.owner s2
  then sea.E7.owner s2
  then sea.F5.owner s3
  then sea.K6.owner s3
  then sea.D8.owner s4
  then sea.F1.owner s4
  then sea.F3.owner s5
  then sea.G9.owner s5

CY-3.9  Deck full, row and discard pile empty
  given seats=4 start=fixed manual
  then row.4 none
  then discard none
  then kraken none

CY-3.10 CY-20.1  The markers lie in random order, markers of a seat are alike
  given seats=2 start=corners manual
  only order s1; order s2
  do * order s1; * order s1
  only order s2
  do * order s2; * order s2
  then track.1 s1
  then track.2 s1
  then track.3 s2
  then track.4 s2
  then places 4

CY-3.10  The track has as many places as markers
  given seats=5 start=fixed manual
  do * order s5; * order s4; * order s3; * order s2
  only order s1
  do * order s1
  then places 5

CY-3.2  The starts are dealt by chance, each as likely
  given seats=3 manual
  asks setup.start *
  only start s1 p1; start s1 p2; start s1 p3
  do * start s1 p3
  then island.is3.owner s1
  then island.is8.owner s1
  then sea.K2.owner s1
  then troops_left.s1 6
  only start s2 p1; start s2 p2
  do * start s2 p1
  then island.is1.owner s2
  then island.is2.owner s3
  then island.is5.owner s3
  asks setup.order *

CY-3.2  By the option seat k takes row k
  given seats=5 start=fixed manual
  asks setup.order *
  then island.is1.owner s1
  then island.is10.owner s5
