# Set-up. The custom arrangement below is that of quick-3, so that its areas are known.

CL-3.1  Three players use six tiles, four eight, five and six ten
  given seats=3
  then map.tiles 2+3+4+6+7+10
  given seats=4
  then map.tiles 2+3+4+5+7+8+9+10
  given seats=5
  then map.tiles 1+2+3+4+5+6+7+8+9+10
  given seats=6
  then map.tiles 1+2+3+4+5+6+7+8+9+10
  given seats=2
  then map.tiles 2+3+4+5+7+8+9+10

CL-3.16 CL-23.1  Random tiles: a tile, its position, its rotation, tile after tile
  given seats=3 layout=random manual
  do * deal s1 purple; * deal s2 yellow
  asks chance.tiles
  choices 10
  do * tile 7
  do * spot 0 0
  asks chance.tiles
  choices 6
  do * rotate 2
  asks chance.tiles
  choices 9
  do * tile 1
  choices 6
  do * spot 1 0; * rotate 0; * tile 2
  choices 2
  do * spot 0 1; * rotate 0; * tile 3; * spot 1 1; * rotate 0; * tile 4; * spot 2 0; * rotate 0
  do * tile 5; * spot 2 -1; * rotate 5
  then map.tiles 1+2+3+4+5+7
  then map.rot.7 2
  then map.u.5 2
  then map.v.5 -1

CL-3.2  Open altars, Apollo included, equal the factions
  given seats=3
  stage offer purple
  set altar.0 hera
  set altar.1 ares
  set altar.2 zeus
  set altar.3 athena
  set altar.4 poseidon
  legal offer hera 1; offer ares 1; offer apollo
  illegal offer zeus 1 = CL-6.1
  illegal offer poseidon 1 = CL-6.1

CL-3.2  Four players: two altars face down; two players likewise; six players: none
  given seats=4
  then altar.2 poseidon
  legal offer athena 1; offer zeus 1; offer poseidon 1
  illegal offer ares 1
  given seats=2
  legal offer poseidon 1
  illegal offer ares 1
  given seats=5
  legal offer ares 1
  illegal offer hera 1
  given seats=6
  legal offer hera 1

CL-3.3 CL-3.5 CL-3.13  The draws of a set-up: factions, altars, cards, turn order
  given seats=3 manual
  asks chance.factions
  do * deal s1 blue; * deal s2 purple
  asks chance.altars
  do * altar hera; * altar zeus; * altar ares; * altar athena
  then altar.4 poseidon
  do * draw harpy; * draw sphinx; * draw kraken; * draw hydra
  then column.2 harpy
  then column.3 sphinx
  then column.5 hydra
  do * draw helen; * draw ajax
  then hero_column.0 helen
  then hero_column.1 ajax
  asks chance.turn_order
  do * track yellow; * track purple
  asks offer.place yellow
  then seat.blue s1
  then seat.purple s2
  then seat.yellow s3
  then order.0 yellow
  then order.1 purple
  then order.2 blue

CL-3.4  Five gold each, ten for a team; the first income comes at once (E1)
  given seats=3
  then gold.purple 8
  then gold.yellow 8
  then gold.blue 8
  given seats=4 teams=on
  then gold.purple 16
  then gold.yellow 16

CL-3.6 CL-3.7 CL-3.14  Placement: two areas in turn order, a third in reverse order, then three troops
  given seats=3 layout=custom tiles=10A5@0,0+3A0@1,0+6A4@2,0+4A5@0,1+7A1@1,1+2A1@0,2
  asks place.land purple
  tells income area 10x = 1
  choices 22
  do purple: place 10P
  asks place.fleet purple
  only place 10w; place 10x; place 10y
  do purple: place 10y
  asks place.land purple
  illegal place 10P = CL-3.6
  illegal place 10Q = CL-3.6
  do purple: place 10R; place 10x
  asks place.land yellow
  illegal place 10P = CL-3.6
  do yellow: place 6P; place 6w; place 7S; place 7z
  do blue: place 3R; place 3z; place 2P; place 2w
  asks place.land blue
  legal place 3Q
  do blue: place 4R; place 4x
  asks place.troops blue
  legal place 3R; place 2P; place 4R
  do blue: place 4R; place 4R; place 2P
  asks place.land yellow
  do yellow: place 6S; place 6y; place 6S; place 6P; place 7S
  asks place.land purple
  do purple: place 7P; place 7w; place 10P; place 10P; place 10P
  asks offer.place purple
  then round 1
  then land.10P.troops 3
  then land.10R.troops 0
  then land.10R.owner purple
  then land.4R.troops 2
  then land.3R.owner blue
  then sea.7w.owner purple
  then gold.purple 8

CL-3.8 CL-2.11  Priestess symbols pay for all three areas
  given seats=3 layout=custom tiles=10A5@0,0+3A0@1,0+6A4@2,0+4A5@0,1+7A1@1,1+2A1@0,2
  do purple: place 10R; place 10y
  then priestess.purple 1
  do purple: place 7Q; place 7w
  then priestess.purple 2
  do yellow: place 6P; place 6w; place 7S; place 7z
  do blue: place 3R; place 3z; place 2P; place 2w
  do blue: place 4R; place 4x
  then priestess.blue 1

CL-3.9  A land area may be chosen only with an adjacent empty sea area
  given seats=3 layout=custom tiles=10A5@0,0+3A0@1,0+6A4@2,0+4A5@0,1+7A1@1,1+2A1@0,2
  do purple: place 10R; place 10y; place 10Q; place 10x
  asks place.land yellow
  illegal place 10S = CL-3.9
  legal place 10P
  do yellow: place 10P
  only place 10w

CL-3.11  A quick layout: areas, fleets, troops and the priestesses of the symbols
  given seats=3
  then land.10P.troops 1
  then land.10R.troops 1
  then land.7P.troops 1
  then sea.10y.owner purple
  then sea.10x.fleets 1
  then sea.7w.owner purple
  then priestess.purple 1
  then priestess.yellow 1
  then priestess.blue 1
  then own_land.yellow 6P+6S+7S
  then own_sea.blue 2w+3z+4x

CL-3.11 CL-2.11  Four factions start without priestesses
  given seats=4
  then priestess.purple 0
  then priestess.black 0
  then own_land.black 2R+2S+4P

CL-3.12 CL-4.1  The first round begins with income, not with phase 1
  given seats=3
  then round 1
  then column.2 hydra
  then discard none
  asks offer.place purple

CL-3.13 CL-21.14  Two players: each seat is dealt a team
  given seats=2 manual
  asks chance.factions
  only deal s1 purple; deal s1 yellow
  auto
  then seat.purple s1
  then seat.blue s1
  then seat.yellow s2
  then seat.black s2

CL-3.10  Where no island is left for the second area, the different-island rule is dropped
  given seats=3 layout=custom tiles=10A5@0,0+3A0@1,0+6A4@2,0+4A5@0,1+7A1@1,1+2A1@0,2
  do purple: place 10P; place 10y
  set land.2P.owner yellow
  set land.2Q.owner yellow
  set land.2R.owner yellow
  set land.2S.owner yellow
  set land.3P.owner yellow
  set land.3Q.owner yellow
  set land.3R.owner yellow
  set land.4P.owner yellow
  set land.4Q.owner yellow
  set land.4R.owner yellow
  set land.6P.owner yellow
  set land.6Q.owner yellow
  set land.6R.owner yellow
  set land.6S.owner yellow
  set land.7P.owner yellow
  set land.7Q.owner yellow
  set land.7R.owner yellow
  set land.7S.owner yellow
  set land.10R.owner yellow
  set land.10S.owner yellow
  asks place.land purple
  only place 10Q

CL-3.16 CL-3.15  A random arrangement that is not legal is drawn again from the beginning
  given seats=3 layout=random face=B manual
  do * deal s1 purple; * deal s2 yellow
  do * tile 6; * spot 0 0; * rotate 4
  do * tile 5; * spot 1 0; * rotate 3
  do * tile 8; * spot 1 -1; * rotate 1
  do * tile 4; * spot 0 1; * rotate 0
  do * tile 3; * spot 2 -1; * rotate 0
  do * tile 2; * spot -1 1; * rotate 3
  asks chance.tiles
  choices 10
  then map.tiles none
  then map.face B

CL-3.15 CL-23.1  An arrangement whose sea areas are not all connected is refused
  refuses seats=3 layout=custom face=B tiles=6B4@0,0+5B3@1,0+8B1@1,-1+4B0@0,1+3B0@2,-1+2B3@-1,1
