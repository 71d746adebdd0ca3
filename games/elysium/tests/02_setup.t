# Chapters EL-1 and EL-2: components and set-up. Seats s1 to s4 are A to D of the worked examples.

EL-2.1 EL-2.4 EL-2.5  W-01: what is drawn before the cards are dealt
  given seats=4 manual
  asks pediment *
  only side A; side B
  do * side A
  asks first *
  only first s1; first s2; first s3; first s4
  do * first s3
  asks deal *
  auto
  then epoch 1
  asks turn s3

EL-2.7 EL-2.9 EL-1.7  W-01: discs from C on, clockwise, and as many points
  use w01
  then disc.s3 1
  then disc.s4 2
  then disc.s1 3
  then disc.s2 4
  then vp.s3 1
  then vp.s4 2
  then vp.s1 3
  then vp.s2 4

EL-2.8 EL-1.6  W-01: what a seat starts with
  use w01
  then gold.s1 4
  then gold.s4 4
  then columns.s2 blue+red+yellow+green
  then domain_size.s1 0
  then pp.s1 0
  then piles 0

EL-2.10 EL-2.12  W-01: the cards of four seats
  use w01
  then agora_size 13
  then deck 92
  then discard_size 0
  then oracle_size 0

EL-2.13 EL-1.8  W-01: three level tiles and two tiles a family lie in the supply
  use w01
  then level_tile.1 none
  then level_tile.2 none
  then level_tile.3 none
  then first_tile.zeus none
  then second_tile.zeus none

EL-2.10 EL-2.11 EL-1.3  W-02: two seats, chain-reaction
  given seats=2 families=chain-reaction
  then agora_size 7
  then oracle_size 4
  then deck 94
  then families hades+hephaestus+athena+hermes+apollo

EL-2.6 EL-5.11 EL-1.5  W-03: two-seat quests on side B
  given seats=2 manual
  do * side B; * first s1
  auto
  stage bare
  stage turn s1 4
  set columns.s1 blue
  set actions.s1 3
  only quest q1
  illegal quest q2 = EL-5.11
  illegal quest q3 = EL-5.11

EL-2.2 EL-15.7  Families at random: three stay in the box
  given seats=2 families=random manual
  asks families *
  choices 56
  legal box zeus hades hephaestus; box hermes apollo ares
  do * box zeus hermes ares
  then families hades+hephaestus+athena+poseidon+apollo
  asks pediment *
  auto
  then pool.ZEU-01 0
  then pool.HER-11 0
  then deck 94

EL-2.2 EL-1.1 EL-1.2  Families by hand
  given seats=2 families=chosen chosen=ares+athena+hades+hermes+zeus
  then families zeus+hades+athena+hermes+ares
  then unseen 98
  then pool.HER-01 2
  then pool.HER-11 1
  then pool.POS-01 0

EL-2.3  Presets
  given seats=2 families=splendour
  then families zeus+hephaestus+athena+hermes+ares
  given seats=2 families=vae-victis
  then families hades+hephaestus+poseidon+hermes+ares
  given seats=2 families=barren-land
  then families hades+poseidon+hermes+apollo+ares
  given seats=2 families=other-roads
  then families zeus+athena+poseidon+apollo+ares
  given seats=2 families=first-game
  then families zeus+hades+hephaestus+athena+poseidon

EL-2.4 EL-2.5  Side B: the colours above four quests
  given seats=3 manual
  do * side B; * first s1
  auto
  stage bare
  stage turn s1 4
  set actions.s1 3
  set columns.s1 green
  only quest q1
  set columns.s1 blue
  only quest q2
  set columns.s1 red
  only quest q3
  set columns.s1 yellow
  only quest q4

EL-1.9 EL-1.10  Money never falls below nothing, and has no upper limit
  given seats=2
  stage bare
  stage agora POS-09 ZEU-09
  stage turn s1
  set gold.s2 1
  set vp.s2 1
  set vp.s1 300
  do s1: acquire POS-09; column blue
  then gold.s2 0
  then vp.s2 0
  then vp.s1 302
