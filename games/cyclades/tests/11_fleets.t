# Chapter 11: moving fleets.

CY-11.1 CY-11.2 CY-11.4  The example of the rulebook (X-27)
  given seats=3
  stage turn s2 poseidon
  stage fleets s2 D4 D4 D4 E4
  set gold.s2 1
  do s2: sail D4 3 E4
  then gold.s2 0
  then sea.E4.fleets 4
  asks sail.step s2
  do s2: sail 4 F5
  then sea.E4.fleets 0
  do s2: sail 2 F6
  then sea.F5.fleets 2
  then sea.F6.fleets 2
  then sea.D4.owner none
  asks turn.act s2
  illegal sail F6 1 F7 = CY-8.6

CY-11.3  From one to all fleets of the space
  given seats=3
  stage turn s2 poseidon
  stage fleets s2 D4 D4 D4 F1
  legal sail D4 1 D5; sail D4 2 D5; sail D4 3 D5
  illegal sail D4 4 D5 = CY-11.3
  illegal sail D4 0 D5 = CY-11.3
  illegal sail E4 1 D4 = CY-11.1

CY-11.2  A move may stop after each step
  given seats=3
  stage turn s1 poseidon
  do s1: sail C2 1 B2; stop
  asks turn.act s1
  then gold.s1 6

CY-11.5  Fleets left behind may be taken on by another paid move
  given seats=3
  stage turn s1 poseidon
  stage fleets s1 C2 C2
  do s1: sail C2 2 B2; sail 1 A1; stop; sail B2 1 A2; stop
  then sea.A1.fleets 1
  then sea.A2.fleets 1
  then gold.s1 5

CY-11.6  A battle ends the move (X-28)
  given seats=3
  stage turn s1 poseidon
  do s1: sail C2 1 D3; sail 1 D4
  event seabattle s1 D4 s2
  do * dice 2 1
  event dice 2 1 3 2
  then sea.D4.owner s1
  then sea.D4.fleets 1
  then fleets_left.s2 7
  asks turn.act s1

CY-11.6  So does a battle at the first step
  given seats=3
  stage turn s1 poseidon
  stage fleets s2 D3 F1
  do s1: sail C2 1 D3; * dice 3 0
  asks turn.act s1
  then sea.D3.owner s1

CY-11.7 CY-17.26  No step to the Kraken or into Polyphemus' ring
  given seats=3
  stage turn s1 poseidon
  set kraken B2
  illegal sail C2 1 B2 = CY-17.26
  legal sail C2 1 C1
  use figurine polyphemus is8 s2
  set deck satyr+dryad+griffon+siren+pegasus+giant+harpy+cyclops+sphinx+sylph+chimera+kraken+minotaur+medusa+chiron
  stage fleets s3 F4
  stage fleets s1 C2 I3
  illegal sail I3 1 J2 = CY-17.38
  illegal sail I3 1 I2 = CY-17.38
  legal sail I3 1 H4

CY-11.8  Islands do not stop fleets
  given seats=3
  stage turn s1 poseidon
  do s1: sail G5 1 F6; sail 1 F7; stop
  then sea.F7.owner s1
