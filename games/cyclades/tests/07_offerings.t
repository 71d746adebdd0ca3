# Chapter 7: offerings.

CY-7.1 CY-7.2  Markers in track order, each on an open god or on Apollo
  use auction
  asks offer.bid s1
  legal offer poseidon 1; offer ares 1; offer zeus 1; apollo
  illegal offer athena 1 = CY-5.9
  do s1: offer ares 5
  asks offer.bid s2
  do s2: apollo
  asks offer.bid s3
  do s3: offer zeus 1
  asks offer.bid s4

CY-7.4 CY-7.8 CY-7.9  Only a higher amount beats; the beaten seat moves its marker at once, to another god
  use auction
  do s1: offer ares 5
  illegal offer ares 5 = CY-7.4
  illegal offer ares 4 = CY-7.4
  legal offer ares 6
  do s2: offer ares 6
  asks offer.bid s1
  says = Blue outbids you on Ares. Which god do you choose, and how much do you offer?
  illegal offer ares 7 = CY-7.9
  legal offer poseidon 1; offer zeus 1; apollo
  do s1: offer poseidon 1
  asks offer.bid s3

CY-7.10 CY-7.11 CY-7.15  The example of the rulebook (X-14)
  use auction
  do s1: offer ares 5
  asks offer.bid s2
  illegal offer ares 5 = CY-7.4
  do s2: offer ares 6
  asks offer.bid s1
  illegal offer ares 7 = CY-7.9
  do s1: offer poseidon 1
  asks offer.bid s3
  do s3: offer poseidon 3
  asks offer.bid s1
  illegal offer poseidon 4 = CY-7.9
  illegal offer ares 6 = CY-7.4
  legal offer ares 7; offer ares 9
  illegal offer ares 10 = CY-7.6
  do s1: offer ares 7
  asks offer.bid s2
  illegal offer ares 8 = CY-7.9
  illegal offer poseidon 3 = CY-7.4
  legal offer poseidon 4; offer poseidon 9; offer zeus 1; offer zeus 9; apollo
  choices 16
  do s2: offer zeus 2
  asks offer.bid s4
  do s4: apollo
  then gold.s1 2
  then gold.s2 7
  then gold.s3 6
  then gold.s4 9

CY-7.3  Amounts are open upwards (X-13)
  given seats=3
  stage offer s1 s2 s3 on zeus ares
  set gold.s1 14
  legal offer zeus 13; offer zeus 14
  illegal offer zeus 15 = CY-7.6
  illegal offer zeus 0 = CY-7.3
  do s1: offer zeus 13; s2: apollo; s3: apollo
  then gold.s1 1

CY-7.5 CY-7.6  Priests make it cheaper, but not below one gold (X-15)
  given seats=3
  stage offer s1 s2 s3 on zeus ares
  set gold.s1 4
  set priests.s1 3
  choices 15
  legal offer zeus 1; offer zeus 7
  illegal offer zeus 8 = CY-7.6
  do s1: offer zeus 7; s2: apollo; s3: apollo
  then gold.s1 0

CY-7.5  An offering of four with three priests costs one gold (X-15)
  given seats=3
  stage offer s1 s2 s3 on zeus ares
  set gold.s1 4
  set priests.s1 3
  costs offer zeus 4 = 1
  costs offer zeus 7 = 4
  costs apollo = 0
  do s1: offer zeus 4; s2: apollo; s3: apollo
  then gold.s1 3

CY-7.5  So does one of two (X-15)
  given seats=3
  stage offer s1 s2 s3 on zeus ares
  set gold.s1 4
  set priests.s1 3
  do s1: offer zeus 2; s2: apollo; s3: apollo
  then gold.s1 3

CY-7.7  Without gold only Apollo, priests or not (X-16)
  given seats=3
  stage offer s1 s2 s3 on zeus ares
  set gold.s1 0
  set priests.s1 3
  only apollo

CY-7.12  Apollo's places in order of arrival, never displaced
  given seats=4
  stage offer s4 s2 s1 s3 on zeus ares athena
  do s4: apollo; s2: offer zeus 1; s1: apollo
  then apollo.1 s4
  then apollo.2 s1
  asks offer.bid s3

CY-7.13 CY-7.8  Who is not beaten is not asked again (X-121)
  given seats=3
  stage offer s1 s2 s3 on ares zeus
  do s1: offer ares 3; s2: offer zeus 1; s3: apollo
  asks turn.act s1
  then gold.s1 4

CY-7.14 CY-7.16  Priests got in the turn change nothing that was paid (X-20)
  given seats=3
  stage offer s1 s2 s3 on zeus ares
  set gold.s1 6
  set priests.s1 2
  do s1: offer zeus 5; s2: apollo; s3: apollo
  event paid s1 3 zeus
  then gold.s1 3
  do s1: recruit
  then gold.s1 3
  then priests.s1 3
