# Buildings and metropolises.

CL-10.1  With a free slot the free building is compulsory and goes into a free slot
  given seats=3
  stage turn purple ares
  set building.10P1 port
  do purple: build
  asks build.slot purple
  only slot 10R1; slot 7P1
  illegal skip
  illegal slot 6P1 = CL-10.1

CL-10.2  Without a free slot: skip, or replace an own basic building of another kind (E18)
  given seats=3
  stage turn purple ares
  set building.10P1 port
  set building.10R1 port
  set building.7P1 temple
  do purple: build
  asks build.replace purple
  only replace 10P1; replace 10R1; replace 7P1; skip
  do purple: replace 7P1
  then building.7P1 fortress

CL-10.2  The replaced building must be of another kind; metropolises stay
  given seats=3
  stage turn purple ares
  set building.10P1 fortress
  set building.10R1 port
  set building.7P1 metro_gold
  do purple: build
  only replace 10R1; skip
  illegal replace 10P1 = CL-10.2

CL-10.3 CL-13.3  A fortress adds 1 for the defender only
  given seats=3
  stage menu purple ares
  use land 10Q yellow 1
  set building.10Q1 fortress
  set building.10P1 fortress
  do purple: land_move; from 10P; to 10Q; go 1 0
  do * die 1; * die 1
  event totals 2 3

CL-10.3 CL-11.4  A port adds 1 for its controller, attacking or defending
  given seats=3
  stage menu purple poseidon
  set building.7P1 port
  set sea.7w.owner yellow
  use sea 7x purple 1
  do purple: sea_move; from 7x; to 7w; count 1
  do * die 1; * die 1
  event totals 3 2
  then sea.7w.owner purple

CL-10.4  A metropolis counts as fortress, port and temple
  given seats=3
  stage menu purple ares
  use land 10Q yellow 1
  set building.10Q1 metro_gold
  set building.10P1 metro_gold
  use creature griffon
  do purple: creature; buy griffon
  event bought purple griffon 1
  do purple: rob yellow
  do purple: land_move; from 10P; to 10Q; go 1 0
  do * die 1; * die 1
  event totals 2 3

CL-10.4  A metropolis is a port in the sea battle
  given seats=3
  stage menu purple poseidon
  set building.7P1 metro_gold
  set sea.7w.owner yellow
  use sea 7x purple 1
  do purple: sea_move; from 7x; to 7w; count 1
  do * die 1; * die 1
  event totals 3 2

CL-10.4 CL-10.5  A metropolis is never part of a set
  given seats=3
  stage turn purple athena
  set building.10P1 metro_gold
  set building.10R1 port
  set land.6Q.owner purple
  set building.6Q1 fortress
  do purple: build; slot 6Q2
  then building.6Q2 academy
  asks turn.free purple

CL-10.5 CL-10.10 CL-10.13  Way 1: port, fortress, temple and academy become a metropolis at once
  given seats=3
  stage turn purple athena
  set building.10P1 port
  set building.10R1 fortress
  set building.7P1 temple
  set land.6Q.owner purple
  do purple: build
  warns slot 6Q1 = a port, a fortress, a temple and an academy make a metropolis
  do purple: slot 6Q1
  event way_set purple
  asks chance.metropolis_draw
  then building.10P1 none
  then building.6Q1 none
  do * draw metro_gold
  asks metropolis.slot purple
  only slot 10P1; slot 10R1; slot 7P1; slot 6Q1; slot 6Q2
  do purple: slot 10P1
  event bonus purple metro_gold
  then building.10P1 metro_gold
  then gold.purple 11
  then metros.purple 1
  asks turn.free purple

CL-10.6  With several of a kind the builder chooses which to remove
  given seats=3
  stage turn purple athena
  set building.10P1 port
  set building.10R1 fortress
  set building.7P1 temple
  set land.6Q.owner purple
  set land.3P.owner purple
  set building.3P1 temple
  set building.3P2 temple
  do purple: build; slot 6Q1
  asks metropolis.remove purple
  only remove 7P1; remove 3P1; remove 3P2
  do purple: remove 3P2
  then building.3P2 none
  then building.7P1 temple
  then building.10P1 none
  asks chance.metropolis_draw

CL-10.6 CL-10.18  A set completed by walking in (E39)
  given seats=3
  stage menu blue ares
  set building.3R1 port
  set building.2P1 temple
  set building.4R1 academy
  set land.4Q.owner yellow
  set building.4Q1 fortress
  do blue: land_move; from 4R; to 4Q; go 1 0
  event way_set blue
  do * draw metro_gold
  do blue: slot 4Q2
  then building.4Q1 none
  then building.4Q2 metro_gold
  then building.3R1 none

CL-10.6 CL-10.17 CL-10.18  Conquest: the loser's bonuses first, then the conqueror's set (E39)
  given seats=3
  stage menu blue ares
  set gold.yellow 0
  set building.3R1 port
  set building.2P1 temple
  set building.4R1 academy
  set land.4Q.owner yellow
  set building.4Q1 fortress
  set building.4Q2 metro_troops
  do blue: land_move; from 4R; to 4Q; go 1 0
  asks bonus.troop yellow
  do yellow: place 6P; place 6P
  asks chance.metropolis_draw
  then land.6P.troops 3
  then metros.blue 1
  do * draw metro_gold
  do blue: slot 4Q1
  then metros.blue 2

CL-10.7 CL-10.11  Way 2: the fourth philosopher; every slot filled: a basic building makes way (E36)
  given seats=3
  stage menu purple athena
  set philosopher.purple 3
  set building.10P1 temple
  set building.10R1 metro_gold
  set building.7P1 metro_gold
  says philosopher = Take the fourth philosopher
  warns philosopher = four philosophers make a metropolis
  do purple: philosopher
  then philosopher.purple 0
  event way_wise purple
  do * draw metro_priestess
  asks metropolis.slot purple
  only replace 10P1
  do purple: replace 10P1
  then building.10P1 metro_priestess
  then priestess.purple 2
  then metros.purple 3

CL-10.8 CL-16.11  Way 3: a sacrifice
  given seats=3
  stage menu purple zeus
  set hero_column.0 none
  use hero ajax purple 10P
  set land.10Q.owner purple
  set land.10S.owner purple
  set land.7Q.owner purple
  set land.7R.owner purple
  do purple: sacrifice; sacrifice ajax
  do * draw metro_gold
  do purple: slot 10Q1
  then metros.purple 1
  then hero.ajax.owner none
  then hero_gone ajax

CL-10.9  Way 4: a conquered metropolis gives the conqueror no bonus
  given seats=3
  stage menu purple ares
  set land.10Q.owner yellow
  set building.10Q1 metro_gold
  set gold.purple 5
  set gold.yellow 0
  do purple: land_move; from 10P; to 10Q; go 1 0
  then metros.purple 1
  then metros.yellow 0
  then gold.purple 4
  then gold.yellow 3

CL-10.10  Slots just vacated by the set are free
  given seats=3
  stage turn purple athena
  set building.10P1 port
  set building.10R1 fortress
  set building.7P1 temple
  set land.4P.owner purple
  do purple: build; slot 4P1
  do * draw metro_gold
  only slot 10P1; slot 10R1; slot 7P1; slot 4P1

CL-10.11  Without a free slot a basic building must go
  given seats=3
  stage menu purple athena
  set philosopher.purple 3
  set building.10P1 temple
  set building.10R1 port
  set building.7P1 port
  do purple: philosopher
  do * draw metro_gold
  only replace 10P1; replace 10R1; replace 7P1
  warns replace 10P1 = you lose the temple there
  warns replace 7P1 = you lose the port there

CL-10.12  Neither slot nor building: the cards are spent and nothing is built (E37)
  given seats=3
  stage menu purple athena
  set philosopher.purple 3
  use land 10P none 0
  use land 10R none 0
  use land 7P none 0
  set land.2S.owner purple
  do purple: philosopher
  event no_metro purple
  then philosopher.purple 0
  then metros.purple 0
  asks turn.menu purple

CL-10.12 CL-16.9  A sacrifice without room for the metropolis is not allowed
  given seats=3
  stage menu purple athena
  set gold.purple 15
  use hero croesus purple 10P
  set building.10P1 metro_gold
  set building.10R1 metro_gold
  set building.7P1 metro_gold
  illegal sacrifice

CL-10.14  Two troops into one or two own land areas, locked ones too
  given seats=3
  stage menu purple athena
  set philosopher.purple 3
  set column.4 none
  set figure_owner.medusa yellow
  set figure_at.medusa 10P
  do purple: philosopher
  do * draw metro_troops
  do purple: slot 10P1
  asks bonus.troop purple
  only place 10P; place 10R; place 7P
  do purple: place 10P
  asks bonus.troop purple
  do purple: place 7P
  then land.10P.troops 2
  then land.7P.troops 2
  asks turn.menu purple

CL-10.14  Two fleets into sea areas already controlled, nowhere else
  given seats=3
  stage menu purple athena
  set philosopher.purple 3
  do purple: philosopher
  do * draw metro_fleets
  do purple: slot 10P1
  asks bonus.fleet purple
  only place 10x; place 10y; place 7w
  do purple: place 10x; place 10x
  then sea.10x.fleets 3
  asks turn.menu purple

CL-10.14  A token on one controlled land or sea area
  given seats=3
  stage menu purple athena
  set philosopher.purple 3
  do purple: philosopher
  do * draw metro_token
  do purple: slot 10P1
  asks bonus.token purple
  only place 10P; place 10R; place 7P; place 10x; place 10y; place 7w
  do purple: place 10y
  then sea.10y.tokens 1

CL-10.15  A bonus without a legal place lapses
  given seats=3
  stage menu purple athena
  set philosopher.purple 3
  use sea 10x none 0
  use sea 10y none 0
  use sea 7w none 0
  do purple: philosopher
  do * draw metro_fleets
  do purple: slot 10P1
  asks turn.menu purple

CL-10.16  The face of a placed token is public
  given seats=3
  stage menu purple athena
  set building.10P1 metro_fleets
  then building.10P1 metro_fleets

CL-10.17  The loser of an undefended metropolis gets its bonus (E38)
  given seats=3
  stage menu blue ares
  set land.4Q.owner yellow
  set building.4Q1 metro_fleets
  set sea.6y.fleets 5
  do blue: land_move; from 4R; to 4Q; go 1 0
  asks bonus.fleet yellow
  only place 6w; place 6y; place 7z
  do yellow: place 6w
  then sea.6w.fleets 2
  asks turn.menu blue
  then metros.blue 1

CL-10.17 CL-10.19  Several lost metropolises: the bonuses in an order of the loser's choice
  given seats=3
  stage menu blue ares
  set land.4Q.owner yellow
  set building.4Q1 metro_fleets
  set building.4Q2 metro_gold
  set gold.yellow 0
  do blue: land_move; from 4R; to 4Q; go 1 0
  asks metropolis.order yellow
  only first metro_fleets; first metro_gold
  do yellow: first metro_gold
  then gold.yellow 3
  asks bonus.fleet yellow

CL-10.18  The order after a conquest: priestess, the loser's bonus, the conqueror's set
  given seats=3
  stage menu purple ares
  set land.7Q.owner yellow
  set priestess.purple 0
  do purple: land_move; from 7P; to 7Q; go 1 0
  event control purple 7Q
  event priestess purple

CL-10.19 CL-16.22  Two ways due at once are carried out one after the other
  given seats=3
  stage menu purple athena
  set philosopher.purple 3
  set gold.purple 9
  do purple: philosopher
  do * draw metro_gold
  do purple: slot 10P1
  then philosopher.purple 0
  then metros.purple 1

CL-10.12 CL-1.11  No token is left: the four philosophers are spent and nothing is built
  given seats=3
  stage menu purple athena
  set philosopher.purple 3
  set land.2Q.owner blue
  set land.2R.owner blue
  set land.3P.owner blue
  set land.3Q.owner blue
  set land.4P.owner blue
  set land.4Q.owner blue
  set land.6Q.owner yellow
  set building.2P1 metro_troops
  set building.2Q1 metro_fleets
  set building.2R1 metro_priestess
  set building.2R2 metro_gold
  set building.3P1 metro_token
  set building.3P2 metro_troops
  set building.3Q1 metro_fleets
  set building.3R1 metro_priestess
  set building.4P1 metro_gold
  set building.4Q1 metro_token
  set building.4Q2 metro_troops
  set building.4R1 metro_fleets
  set building.6P1 metro_priestess
  set building.6Q1 metro_gold
  set building.6Q2 metro_token
  do purple: philosopher
  event no_metro purple
  then philosopher.purple 0
  asks turn.menu purple

CL-10.6 CL-10.19  Two sets at once: one after the other until no set is left
  given seats=3
  stage menu blue ares
  set land.2R.owner blue
  set land.3P.owner blue
  set land.4Q.owner yellow
  set building.2R1 port
  set building.2R2 port
  set building.3P1 fortress
  set building.3P2 fortress
  set building.2P1 temple
  set building.3R1 temple
  set building.4Q1 academy
  set building.4Q2 academy
  do blue: land_move; from 4R; to 4Q; go 1 0
  asks metropolis.remove blue
  do blue: remove 2R1; remove 3P1; remove 2P1; remove 4Q1
  do * draw metro_gold
  do blue: slot 4Q1
  event way_set blue
  asks chance.metropolis_draw
  do * draw metro_gold
  do blue: slot 2P1
  then metros.blue 2
  then built.blue.port 0
  then built.blue.academy 0
  asks turn.menu blue

CL-10.10 CL-10.11  No building makes way while a slot is free
  given seats=3
  stage menu purple athena
  set philosopher.purple 3
  set building.10P1 temple
  do purple: philosopher
  do * draw metro_gold
  asks metropolis.slot purple
  only slot 10R1; slot 7P1
  illegal replace 10P1 = CL-10.11
