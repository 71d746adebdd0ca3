# A box that is not ours (tests/packs/some.pack): what a pack changes is played, the rest stays.

EL-12.20 EL-12.21 EL-19  A card with other columns, another level, kind and power
  given seats=2 pack=some
  stage bare
  stage agora ZEU-01
  stage domain s2 HEP-01
  stage turn s1
  set vp.s2 2
  do s1: acquire ZEU-01; column blue
  then vp.s1 1
  do s1: power ZEU-01
  then vp.s1 4
  then vp.s2 1
  then used.ZEU-01 s1

EL-6.20 EL-12.50 EL-19  A card that became a permanent reacts, to the levels of the pack
  given seats=2 pack=some
  stage bare
  stage agora ZEU-01 ZEU-02
  stage domain s1 HEP-01
  stage turn s1
  do s1: acquire ZEU-01; column blue
  then gold.s1 5

EL-1.5 EL-2.4 EL-19  A quest and the colours above it
  given seats=2 pack=some
  stage turn s1
  do s1: quest q1; column blue
  illegal column blue

EL-19 EL-12.50  Without the pack nothing of this holds
  given seats=2
  stage bare
  stage agora ZEU-01
  stage domain s1 HEP-01
  stage turn s1
  do s1: acquire ZEU-01; column blue
  then vp.s1 3
  then gold.s1 4

EL-19  A pack changes the newest cards only
  refuses seats=2 cards=third pack=some
