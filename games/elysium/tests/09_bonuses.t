# Chapters EL-9 and EL-10: bonus tiles.

EL-9.3  W-49: the level tile from the supply
  given seats=2
  stage bare
  stage pile s1 ZEU-01
  stage domain s1 HEP-01
  stage legends s1
  do s1: transfer HEP-01; onto p1 ZEU-01
  event level-tile s1 1
  then gold.s1 3
  then level_tile.1 s1
  tells own tile p1 = 2

EL-9.5 EL-9.6 EL-9.8  W-50: a strictly larger Legend takes it
  given seats=2
  stage bare
  stage pile s1 ZEU-01 HEP-01
  stage pile s2 ZEU-02
  stage domain s1 HAD-01 ATH-01
  stage domain s2 HEP-02 HAD-02
  set level_tile.1 s1
  stage legends s2
  do s2: transfer HEP-02; onto p2 ZEU-02
  then level_tile.1 s1
  do s2: transfer HAD-02; onto p2 ZEU-02
  then level_tile.1 s2
  stage legends s1
  do s1: transfer HAD-01; onto p1 ZEU-01
  then level_tile.1 s2
  tells own tile p1 = nothing
  tells own tile p2 = 2
  do s1: transfer ATH-01; onto p1 ZEU-01
  then level_tile.1 s1
  tells own tile p1 = 2
  tells own tile p2 = nothing

EL-9.1 EL-9.2  W-51: first and second family tile, then nothing
  given seats=2
  stage bare
  stage pile s1 ZEU-01 ZEU-05
  stage pile s1 ZEU-02 ZEU-06
  stage pile s2 ZEU-03 ZEU-07
  stage domain s1 ZEU-09 ZEU-10
  stage domain s2 ZEU-11
  stage legends s1
  set gold.s1 9
  do s1: transfer ZEU-09; onto p1 ZEU-01
  then first_tile.zeus s1
  do s1: transfer ZEU-10; onto p2 ZEU-02
  then second_tile.zeus s1
  do s2: transfer ZEU-11; onto p3 ZEU-03
  then first_tile.zeus s1
  then second_tile.zeus s1
  tells own tile p1 = 5
  tells own tile p2 = 2
  tells own tile p3 = nothing

EL-9.6 EL-6.10  W-52: bonuses in phase II
  given seats=2
  stage bare
  stage agora HAD-09
  stage pile s1 HAD-01 HAD-10
  stage domain s1 HAD-05
  stage turn s1
  do s1: acquire HAD-09; column blue; transfer HAD-05; onto p1 HAD-01
  then first_tile.hades s1
  then gold.s1 4

EL-9.4  The holder defends with the largest Legend of the level
  given seats=2
  stage bare
  stage pile s1 ZEU-01 HEP-01
  stage pile s1 ZEU-02 HEP-02 HAD-02
  stage pile s2 POS-01 ATH-01
  stage domain s2 HAD-01
  set level_tile.1 s1
  stage legends s2
  do s2: transfer HAD-01; onto p3 POS-01
  then level_tile.1 s1

EL-8.35 EL-9.1  A Citizen completes a family Legend
  given seats=2
  stage bare
  stage pile s1 ZEU-01 ZEU-05
  stage domain s1 citizen
  stage legends s1
  do s1: transfer citizen; onto p1 ZEU-01
  then first_tile.zeus s1

EL-9.4  The largest Legend defends, whichever was begun first
  given seats=2
  stage bare
  stage pile s1 ZEU-02 HEP-02 HAD-02
  stage pile s1 ZEU-01 HEP-01
  stage pile s2 POS-01 ATH-01
  stage domain s2 HAD-01
  set level_tile.1 s1
  stage legends s2
  do s2: transfer HAD-01; onto p3 POS-01
  then level_tile.1 s1

EL-9.4  Only Legends of the tile's level defend it: neither a larger one of another level nor a family Legend
  given seats=2
  stage bare
  stage pile s1 ZEU-01 HEP-01
  stage pile s1 ZEU-05 HEP-05 HAD-05 ATH-05
  stage pile s1 POS-01 POS-05 POS-09
  stage pile s2 ZEU-02 HEP-02
  stage domain s2 HAD-01
  set level_tile.1 s1
  stage legends s2 1
  do s2: transfer HAD-01; onto p4 ZEU-02
  then level_tile.1 s2
