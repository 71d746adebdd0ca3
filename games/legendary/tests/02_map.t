# The map. Quick layout of three: see 01_words.t and games/legendary/rules/en.md, the tables of CL-3.11 and CL-3.17.

CL-2.1 CL-12.2  Areas that share a border are adjacent: Syros borders Ermoupoli, not Delos
  given seats=3
  stage menu purple ares
  use sea 10x none 0
  use sea 10y none 0
  do purple: land_move; from 10P
  only to 10Q

CL-2.1 CL-11.1  Sea areas are adjacent across a tile edge
  given seats=3
  stage menu purple poseidon
  do purple: sea_move; from 10y
  legal to 10w; to 10x; to 3x; to 4x
  illegal to 4z

CL-2.2 CL-3.6  An island is a group of connected land areas
  given seats=3 layout=custom tiles=10A5@0,0+3A0@1,0+6A4@2,0+4A5@0,1+7A1@1,1+2A1@0,2
  asks place.land purple
  do purple: place 7P; place 7w
  illegal place 7S = CL-3.6
  illegal place 7R = CL-3.6
  legal place 10P

CL-2.2 CL-23.1  On face B an island may run across tiles: Lesbos joins Kos here
  given seats=3 layout=custom face=B tiles=1B3@0,0+3B0@1,0+4B3@0,1+6B3@1,1+7B4@2,0+8B0@-1,1
  do purple: place 1P; place 1w
  illegal place 4R = CL-3.6
  legal place 7P

CL-2.3 CL-10.1  A land area has no, one or two slots
  given seats=3
  stage turn purple zeus
  set land.6Q.owner purple
  set land.10S.owner purple
  do purple: build
  only slot 10P1; slot 10R1; slot 7P1; slot 6Q1; slot 6Q2

CL-2.3 CL-5.1  Land and sea areas bear horns
  given seats=3
  stage income
  set gold.purple 0
  use sea 10x none 0
  asks offer.place
  then gold.purple 2

CL-2.4  Two metropolises may stand in one area
  given seats=3
  stage menu purple athena
  set land.6Q.owner purple
  set building.6Q1 metro_gold
  set philosopher.purple 3
  set gold.purple 4
  do purple: philosopher
  do * draw metro_gold
  do purple: slot 6Q2
  then building.6Q1 metro_gold
  then building.6Q2 metro_gold
  then metros.purple 2

CL-2.4 CL-2.10  A filled slot takes no second building
  given seats=3
  stage turn purple ares
  set building.10P1 port
  do purple: build
  only slot 10R1; slot 7P1

CL-2.5 CL-11.4  A port counts in its own sea area only (E27)
  given seats=3
  stage menu purple poseidon
  set building.6S1 port
  use sea 6x yellow 1
  use sea 3z purple 1
  do purple: sea_move; from 3z; to 6x; count 1
  do * die 2; * die 2
  event totals 3 4
  then sea.6x.owner yellow

CL-2.5 CL-11.4  The same port gives nothing in another sea its area touches (E27)
  given seats=3
  stage menu purple poseidon
  set building.6S1 port
  use sea 6x purple 1
  do purple: sea_move; from 6x; to 6y; count 1
  do * die 2; * die 2
  event totals 3 3

CL-2.6 CL-12.4  Control stays when the last unit leaves, until another faction takes the area
  given seats=3
  stage menu purple ares
  do purple: land_move; from 10P; to 10Q; go 1 0
  then land.10P.owner purple
  then land.10P.troops 0
  then land.10Q.owner purple

CL-2.6 CL-13.8  Control stays when the last unit dies
  given seats=3
  stage menu purple athena
  use creature harpy
  do purple: creature; buy harpy; kill 6P troop
  then land.6P.owner yellow
  then land.6P.troops 0

CL-2.7 CL-15.3  Mercenaries alone keep an area controlled
  given seats=3
  stage menu purple ares
  set land.10P.mercs 1
  do purple: land_move; from 10P; to 10Q; go 1 0
  then land.10P.owner purple
  then land.10P.mercs 1

CL-2.8 CL-11.3  A sea area is controlled only while fleets stand in it
  given seats=3
  stage menu purple poseidon
  do purple: sea_move; from 7w; to 7x; count 1
  then sea.7w.owner none
  then sea.7x.owner purple
  then sea.7x.fleets 1

CL-2.9 CL-13.9  Units of two factions share an area only during a battle
  given seats=3
  stage menu purple ares
  use land 10Q yellow 1
  set land.10P.troops 2
  do purple: land_move; from 10P; to 10Q; go 2 0
  do * die 3; * die 0
  do yellow: lose troop
  then land.10Q.owner purple
  then land.10Q.troops 2

CL-2.10 CL-18.4  The buildings of a taken area serve the conqueror at once
  given seats=3
  stage menu purple ares
  set land.10Q.owner yellow
  set building.10Q1 temple
  use creature griffon
  set gold.purple 3
  do purple: land_move; from 10P; to 10Q; go 1 0
  then gold.purple 2
  do purple: creature; buy griffon
  event bought purple griffon 1

CL-2.11  Gaining control of a priestess symbol gives a priestess, keeping it nothing
  given seats=3
  stage menu purple ares
  set priestess.purple 0
  do purple: land_move; from 7P; to 7Q; go 1 0
  then land.7Q.owner purple
  then priestess.purple 1
  do purple: land_move; from 7Q; to 7P; go 1 0
  do purple: land_move; from 7P; to 7Q; go 1 0
  then priestess.purple 1

CL-2.11 CL-10.18  Conquest gains a priestess too
  given seats=3
  stage menu purple ares
  use land 7Q yellow 1
  set land.7P.troops 2
  set priestess.purple 0
  set sea.7w.owner purple
  do purple: land_move; from 7P; to 7Q; go 2 0
  do * die 3; * die 0
  do yellow: lose troop
  then land.7Q.owner purple
  then priestess.purple 1

CL-2.11 CL-1.9  No priestess is left in the supply: the gain lapses
  given seats=3
  stage menu purple ares
  set priestess.purple 0
  set priestess.yellow 10
  set priestess.blue 10
  do purple: land_move; from 7P; to 7Q; go 1 0
  then priestess.purple 0

CL-2.12 CL-5.1  Every prosperity token adds to the income
  given seats=3
  stage income
  set gold.purple 0
  set land.10R.tokens 2
  set sea.10y.tokens 1
  asks offer.place
  then gold.purple 6

CL-2.13 CL-9.9  Fleets may be recruited into an empty or own sea area, not into an enemy's
  given seats=3
  stage menu purple poseidon
  use sea 10w blue 1
  do purple: fleet
  illegal place 10w
  legal place 7x; place 10x

CL-2.13 CL-13.6  An area with a control token is not empty: nobody retreats there
  given seats=3
  stage menu purple ares
  set land.10P.troops 2
  use land 10Q yellow 2
  use land 10R blue 0
  set land.10S.owner none
  set sea.10x.owner yellow
  do purple: land_move; from 10P; to 10Q; go 2 0
  do * die 3; * die 0
  do yellow: lose troop
  asks battle.retreat yellow
  only retreat 10S; fight

CL-2.14 CL-20.2  No fleet may be placed in or moved into the area of the Kraken
  given seats=3
  stage menu purple poseidon
  set column.3 none
  set figure_owner.kraken yellow
  set figure_at.kraken 10w
  do purple: sea_move; from 10y
  illegal to 10w
  legal to 10x; to 3x
  do purple: to 10x; count 1
  do purple: fleet
  illegal place 10w

CL-2.14 CL-20.5  Sea areas beside Polyphemus are blocked
  given seats=3
  stage menu purple poseidon
  set figure_owner.polyphemus yellow
  set figure_at.polyphemus 3P
  use sea 3z none 0
  do purple: sea_move; from 10x
  only to 10w; to 10y

CL-2.15 CL-12.3 CL-20.3  Nobody enters or leaves the area of Medusa
  given seats=3
  stage menu purple ares
  set column.4 none
  set figure_owner.medusa purple
  set figure_at.medusa 10P
  do purple: land_move
  illegal from 10P
  do purple: from 10R
  illegal to 10P
