# Phase 5, turns. "stage turn WHO GOD" stands at the free actions, "stage menu WHO GOD" after them.

CL-8.1  Altars are resolved from the top down, Apollo last
  given seats=3
  stage offer purple
  set altar.0 hera
  set altar.1 ares
  do purple: offer ares 1
  do yellow: offer apollo
  do blue: offer hera 1
  asks turn.free blue
  then turn.god hera

CL-8.2  The free actions are compulsory, their order is free
  given seats=3
  stage turn purple zeus
  only build; priestess
  illegal end = CL-8.8
  illegal go_on = CL-8.8
  do purple: priestess
  only build
  do purple: build; slot 10P1
  asks turn.menu purple
  then priestess.purple 2
  then building.10P1 temple

CL-8.3  Paid actions in any order and number, freely mixed
  given seats=3
  stage menu purple poseidon
  set gold.purple 9
  do purple: sea_move; from 10y; to 10w; count 1
  do purple: fleet; place 10w
  do purple: sea_move; from 10w; to 10y; count 2
  do purple: fleet; place 7x
  then gold.purple 4
  then sea.10y.fleets 2
  then sea.7x.fleets 1
  asks turn.menu purple

CL-8.4 CL-16.8  A hero may be sacrificed before the free actions
  given seats=3
  stage turn purple athena
  set hero_column.1 none
  use hero hector purple 10P
  set priestess.purple 2
  only build; philosopher; sacrifice
  do purple: sacrifice; sacrifice hector
  then philosopher.purple 1
  then priestess.purple 0
  then hero_gone hector

CL-8.4 CL-9.6  No sacrifice with Apollo
  given seats=3
  stage apollo purple
  set hero_column.1 none
  use hero hector purple 10P
  set priestess.purple 2
  asks apollo.land purple
  illegal sacrifice

CL-8.4 CL-11.2  Nor while a battle is fought or a move is made
  given seats=3
  stage menu purple ares
  set hero_column.1 none
  use hero hector purple 10P
  set priestess.purple 2
  legal sacrifice
  do purple: land_move
  illegal sacrifice

CL-8.5  The first to act bids last next round, Apollo bids first (E8)
  given seats=3
  stage offer purple
  set altar.0 zeus
  set altar.1 ares
  do purple: offer zeus 7
  do yellow: offer apollo
  do blue: offer ares 7
  do purple: build; slot 10P1; priestess; end
  do blue: build; slot 3R1; troop; place 3R; end
  do yellow: place 10R; place 3z
  auto
  then order.0 yellow
  then order.1 blue
  then order.2 purple
  then round 2

CL-8.6  A free action that cannot be carried out lapses
  given seats=3
  stage turn purple ares
  set land.10P.troops 6
  legal build
  illegal troop = CL-8.6
  do purple: build; slot 10P1; go_on
  asks turn.menu purple
  then land.10P.troops 6

CL-8.7 CL-9.10  A faction without land areas still takes its turn
  given seats=3
  stage turn purple ares
  use land 10P none 0
  use land 10R none 0
  use land 7P none 0
  only go_on
  do purple: go_on
  asks turn.menu purple
  illegal troop
  legal end

CL-8.8 CL-16.9  Before the rest lapses a sacrifice may still be made
  given seats=3
  stage turn purple ares
  set land.10P.troops 6
  set hero_column.1 none
  use hero hector purple 10P
  set priestess.purple 2
  do purple: build; slot 10P1
  asks turn.free purple
  only sacrifice; go_on
  do purple: go_on
  event lapsed purple

CL-8.8 CL-10.2  A building without a free slot can be carried out: skipping does it
  given seats=3
  stage turn purple ares
  set building.10P1 port
  set building.10R1 port
  set building.7P1 temple
  only build; troop
  do purple: troop; place 10P
  only build
  do purple: build; skip
  asks turn.menu purple

CL-8.9  A paid action is offered only if it can be paid and completed
  given seats=3
  stage menu purple poseidon
  set gold.purple 1
  set sea.10y.fleets 6
  illegal fleet
  legal sea_move
  illegal creature
  set gold.purple 0
  illegal sea_move
