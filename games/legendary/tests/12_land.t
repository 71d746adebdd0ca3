# Land movement.

CL-12.1  Units of one land area go to one reachable land area for 1 gold
  given seats=3
  stage menu purple ares
  set land.10P.troops 2
  set land.10P.mercs 1
  set gold.purple 2
  do purple: land_move
  only from 10P; from 10R; from 7P
  do purple: from 10P; to 10Q
  asks land.group purple
  illegal go 0 0
  illegal go 3 0
  legal go 1 0; go 0 1; go 2 1
  do purple: go 1 1
  then land.10P.troops 1
  then land.10P.mercs 0
  then land.10Q.troops 1
  then land.10Q.mercs 1
  then gold.purple 1

CL-12.2  Reach: own fleets make a chain to another island (E28)
  given seats=3
  stage menu purple ares
  do purple: land_move; from 10P
  legal to 10R; to 10Q; to 10S
  illegal to 7P

CL-12.2  No chain without own fleets between: Kea does not reach Delos (E28)
  given seats=3
  stage menu purple ares
  do purple: land_move; from 7P
  illegal to 10R = CL-12.2
  legal to 7Q; to 7R

CL-12.2  A longer chain reaches further
  given seats=3
  stage menu purple ares
  use sea 3x purple 1
  do purple: land_move; from 10P
  legal to 3P; to 3Q
  illegal to 4Q

CL-12.2  Enemy fleets make no chain
  given seats=3
  stage menu purple ares
  set sea.10x.owner yellow
  set sea.10y.owner yellow
  do purple: land_move; from 10P
  only to 10Q

CL-12.3  Neither start nor target may be locked
  given seats=3
  stage menu purple ares
  set column.4 none
  set figure_owner.medusa yellow
  set figure_at.medusa 10Q
  do purple: land_move; from 10P
  illegal to 10Q = CL-12.3
  legal to 10R; to 10S

CL-12.4  Leaving with all units keeps control
  given seats=3
  stage menu purple ares
  do purple: land_move; from 10P; to 10Q; go 1 0
  then land.10P.owner purple
  then own_land.purple 7P+10P+10Q+10R

CL-12.5  Own target: units join
  given seats=3
  stage menu purple ares
  do purple: land_move; from 10P; to 10R; go 1 0
  then land.10R.troops 2
  asks turn.menu purple

CL-12.5  An undefended enemy area is taken without battle; buildings do not defend alone
  given seats=3
  stage menu purple ares
  set land.10Q.owner yellow
  set building.10Q1 fortress
  do purple: land_move; from 10P; to 10Q; go 1 0
  then land.10Q.owner purple
  then building.10Q1 fortress
  asks turn.menu purple

CL-12.5 CL-13.8  An enemy area with combatants: battle at once, then the turn goes on
  given seats=3
  stage menu purple ares
  set land.10P.troops 2
  use land 10Q yellow 1
  do purple: land_move; from 10P; to 10Q; go 2 0
  event battle purple 10Q yellow
  do * die 3; * die 0
  do yellow: lose troop
  asks turn.menu purple
  then land.10Q.owner purple

CL-12.6 CL-21.6  The partner's area is no target
  given seats=4 teams=on
  stage menu purple ares
  set land.8P.owner blue
  do purple: land_move; from 8Q
  illegal to 8P = CL-21.6

CL-12.2  A chain may also lead to the same island
  given seats=3
  stage menu purple ares
  do purple: land_move; from 7P
  illegal to 7S = CL-12.2
  given seats=3
  stage menu purple ares
  use sea 7y purple 1
  do purple: land_move; from 7P
  legal to 7S

CL-12.1  The areas where a march may begin are told
  given seats=3
  stage menu purple ares
  use sea 7y purple 1
  tells where land_move = 7P 10P 10R
  stage menu purple zeus
  tells where land_move = nothing
