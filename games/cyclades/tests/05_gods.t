# Chapter 5: gods.

CY-5.1 CY-5.2  Five seats: all open (X-6)
  given seats=5 start=fixed manual
  do * order s1; * order s2; * order s3; * order s4; * order s5; * draw fates
  choices 24
  do * gods zeus ares poseidon
  event gods zeus ares poseidon athena
  then god.1 zeus
  then god.2 ares
  then god.3 poseidon
  then god.4 athena
  then open 4
  do s1: offer athena 1; s2: offer poseidon 1; s3: offer ares 1; s4: offer zeus 1; s5: apollo
  asks turn.act s4
  do s4: done
  asks turn.act s3
  do s3: done
  asks turn.act s2
  do s2: done
  asks turn.act s1
  do s1: done
  asks apollo.marker s5

CY-5.3 CY-5.4 CY-5.9  Four seats: the last is face down and comes first (X-7)
  given seats=4 start=fixed manual
  do * order s1; * order s2; * order s3; * order s4; * draw fates
  choices 24
  do * gods ares zeus athena
  event gods3 ares zeus athena poseidon
  then god.4 poseidon
  then open 3
  illegal offer poseidon 1 = CY-5.9
  do s1: apollo; s2: apollo; s3: apollo; s4: apollo; s1: marker is1
  do * draw satyr
  choices 6
  do * gods zeus athena ares
  then god.1 poseidon
  then god.2 zeus
  then god.3 athena
  then god.4 ares
  illegal offer ares 1 = CY-5.9
  legal offer poseidon 1

CY-5.5 CY-5.6 CY-5.7  Three seats: pairs (X-8)
  given seats=3 start=fixed manual
  do * order s1; * order s2; * order s3; * draw fates
  choices 12
  do * gods ares athena
  event gods2 ares athena poseidon zeus
  then open 2
  illegal offer zeus 1 = CY-5.9
  do s1: apollo; s2: apollo; s3: apollo; s1: marker is1
  do * draw satyr
  only gods zeus; gods poseidon
  do * gods zeus
  then god.1 zeus
  then god.2 poseidon
  illegal offer ares 1 = CY-5.9
  do s3: apollo; s2: apollo; s1: apollo; s3: marker is3
  do * draw dryad
  choices 12

CY-5.8 CY-20.2  Two seats: as four
  given seats=2 start=corners manual
  do * order s1; * order s2; * order s1; * order s2; * draw fates
  choices 24
  do * gods athena zeus ares
  then open 3
  illegal offer poseidon 1 = CY-5.9
