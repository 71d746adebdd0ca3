# Heroic expedition.

CL-17.1 CL-17.2 CL-17.3  Yellow's two expeditions (E41)
  given seats=3
  stage menu yellow athena
  use hero penthesilea yellow 6P
  use land 6Q yellow 3
  use land 6R purple 1
  set gold.yellow 3
  do yellow: expedition; from 6P; to 6Q; take penthesilea; go 0 0
  then gold.yellow 2
  do yellow: expedition; from 6Q; to 6R; take penthesilea; go 2 0
  then gold.yellow 0
  do * die 0; * die 2
  event totals 3 3
  do purple: lose troop
  then land.6R.owner yellow
  then land.6R.troops 2
  then land.6Q.troops 1
  then land.6Q.owner yellow
  then hero.penthesilea.at 6R

CL-17.1  At least one hero; any troops of the same area
  given seats=3
  stage menu purple zeus
  set hero_column.0 none
  use hero ajax purple 10P
  set land.10P.mercs 2
  do purple: expedition
  only from 10P
  moot
  do purple: from 10P; to 10Q
  illegal go 1 0 = CL-17.1
  moot
  do purple: take ajax
  legal go 0 0; go 1 2; go 0 1

CL-17.1  Without a hero no expedition is offered
  given seats=3
  stage menu purple zeus
  illegal expedition

CL-17.2  1 gold for the first, 2 for the second, 3 for the third
  given seats=3
  stage menu purple hera
  set hero_column.0 none
  use hero ajax purple 10P
  set gold.purple 5
  do purple: expedition; from 10P; to 10Q; take ajax; go 0 0
  do purple: expedition; from 10Q; to 10P; take ajax; go 0 0
  then gold.purple 2
  illegal expedition = CL-17.2

CL-17.1 CL-17.2  It may begin at the hero; only what pays is never answered by itself
  given seats=3
  stage menu purple athena
  set hero_column.0 none
  use hero ajax purple 10P
  set land.10P.troops 0
  tells where expedition = 10P
  costs expedition = 1
  do purple: expedition; from 10P; to 10Q; take ajax
  only go 0 0
  not moot

CL-17.3  The same hero may go again
  given seats=3
  stage menu purple poseidon
  set hero_column.0 none
  use hero ajax purple 7P
  do purple: expedition; from 7P; to 7Q; take ajax; go 0 0
  do purple: expedition; from 7Q; to 7R; take ajax; go 0 0
  then hero.ajax.at 7R
  then land.7R.owner purple

CL-17.4  With Ares heroes move like troops for 1 gold each time
  given seats=3
  stage menu purple ares
  set hero_column.0 none
  use hero ajax purple 7P
  set gold.purple 3
  do purple: land_move; from 7P; to 7Q; take ajax; go 0 0
  do purple: land_move; from 7Q; to 7R; take ajax; go 0 0
  then gold.purple 1

CL-17.1  A hero is taken along once; several heroes may go together
  given seats=3
  stage menu purple zeus
  set hero_column.0 none
  set hero_column.1 none
  use hero ajax purple 10P
  use hero hector purple 10P
  do purple: expedition; from 10P; to 10Q; take ajax
  illegal take ajax
  do purple: take hector; go 0 0
  then hero.ajax.at 10Q
  then hero.hector.at 10Q
  then land.10P.owner purple
