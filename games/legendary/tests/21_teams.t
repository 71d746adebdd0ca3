# Teams of two; two players. quick-4: purple 8Q 8R 9P with fleets 8x 8z 9x; yellow 5Q 5P 3R with 5y 5w 3z;
# blue (purple's partner) 10P 7S 7P with 10w 7z 7x; black (yellow's) 2R 4P 2S with 2x 4w 2y.

CL-21.1  Four free for all or in teams, six in three teams, two with two factions each
  given seats=4
  then teams no
  then gold.blue 8
  given seats=4 teams=on
  then teams yes
  given seats=6
  then teams yes
  then factions 6
  given seats=2
  then teams yes
  then factions 4
  then seat.purple s1
  then seat.blue s1
  then seat.yellow s2
  then seat.black s2

CL-21.2  One purse a team: ten gold at the start; both pay from it
  given seats=4 teams=on
  stage menu blue ares
  set gold.purple 3
  do blue: land_move; from 10P; to 10Q; go 1 0
  then gold.purple 2

CL-21.3  Each faction keeps its own cards and pieces
  given seats=4 teams=on
  stage turn blue zeus
  do blue: priestess
  then priestess.blue 1
  then priestess.purple 0

CL-21.4  In the first placement round partners do not share an island; the second round is free
  given seats=4 teams=on layout=custom tiles=2A0@0,0+7A4@1,0+8A4@2,0+3A3@0,1+10A4@1,1+5A1@-1,2+4A4@0,2+9A0@1,2
  do purple: place 7P; place 7w; place 10P; place 10w
  do yellow: place 5P; place 5w
  legal place 7Q; place 10Q
  do yellow: place 5Q; place 5y
  asks place.land blue
  illegal place 7Q = CL-21.4
  illegal place 10Q = CL-21.4
  legal place 10R; place 2P
  do blue: place 10R; place 10x; place 2P; place 2w
  do black: place 3R; place 3z; place 4P; place 4w
  do black: place 4R; place 4x; place 4R; place 4R; place 4R
  asks place.land blue
  legal place 7Q

CL-21.5  Partners may displace each other's offerings
  given seats=4 teams=on
  stage offer purple
  set altar.0 zeus
  do purple: offer zeus 1
  do yellow: offer apollo
  legal offer zeus 2
  do blue: offer zeus 2
  asks offer.place purple

CL-21.6  Nobody ends a move in the partner's area; partners never fight
  given seats=4 teams=on
  stage menu purple ares
  set land.9Q.owner blue
  do purple: land_move; from 9P
  illegal to 9Q = CL-21.6
  legal to 9R

CL-21.6 CL-21.7 CL-21.15  Passing through the partner's sea area costs a move for each area entered (E76)
  given seats=4 teams=on
  stage menu purple poseidon
  use sea 10x blue 1
  set gold.purple 2
  do purple: sea_move; from 8x
  illegal to 10x = CL-21.6
  legal to 8w; to 7y; to 3x; to 7w; to 10y
  do purple: to 3x; count 1
  then gold.purple 0
  then sea.3x.owner purple
  then sea.10x.owner blue

CL-21.7  With 1 gold the move through the partner is not offered (E76)
  given seats=4 teams=on
  stage menu purple poseidon
  use sea 10x blue 1
  set gold.purple 1
  do purple: sea_move; from 8x
  illegal to 3x = CL-21.7
  legal to 8w; to 7y

CL-21.7  On land, and each leg of an expedition counts as the next one
  given seats=4 teams=on
  stage menu purple zeus
  set hero_column.0 none
  use hero ajax purple 9P
  set land.9R.owner blue
  set land.9Q.owner none
  set land.4Q.owner none
  use sea 9x none 0
  set gold.purple 3
  do purple: expedition; from 9P
  legal to 9Q
  illegal to 9R
  do purple: to 9Q; take ajax; go 0 0
  then gold.purple 2
  do purple: expedition; from 9Q; to 9P; take ajax; go 0 0
  then gold.purple 0

CL-21.7 CL-21.15  The whole group goes on together, the fewest legs are charged
  given seats=4 teams=on
  stage menu blue ares
  set land.7Q.owner purple
  set land.7R.owner purple
  use sea 7x none 0
  use sea 7z none 0
  set gold.purple 5
  do blue: land_move; from 7P
  only to 7S
  do blue: to 7S; go 1 0
  then gold.purple 3
  then land.7S.troops 2

CL-21.15  A locked area cannot be passed
  given seats=4 teams=on
  stage menu blue ares
  set column.4 none
  set figure_owner.medusa yellow
  set figure_at.medusa 7R
  use land 7Q yellow 1
  set land.7R.owner purple
  use sea 7x none 0
  use sea 7z none 0
  do blue: land_move; from 7P
  only to 7Q

CL-21.8  The partner's fleets do not carry troops
  given seats=4 teams=on
  stage menu purple ares
  set sea.8x.owner blue
  use sea 10x blue 1
  use sea 8z none 0
  do purple: land_move; from 8Q
  only to 8P

CL-21.8 CL-18.4  The partner's temples give no discount
  given seats=4 teams=on
  stage menu purple ares
  set column.2 graeae
  set building.10P1 temple
  do purple: creature; buy graeae
  event bought purple graeae 2

CL-21.9 CL-21.10  A set of both partners; the metropolis may go into the partner's area (E75)
  given seats=4 teams=on
  stage turn purple athena
  set building.8Q1 port
  set building.8R1 temple
  set building.10P1 fortress
  do purple: build; slot 8R2
  event way_set purple
  then building.10P1 none
  do * draw metro_priestess
  asks metropolis.slot purple
  legal slot 10P1; slot 8Q1; slot 7P1; slot 7S1
  do purple: slot 10P1
  then building.10P1 metro_priestess
  then priestess.purple 1
  then priestess.blue 0
  then metros.blue 1
  then metros.purple 0

CL-21.10 CL-10.11  Without a free slot the basic buildings of both may make way
  given seats=4 teams=on
  stage menu purple athena
  set philosopher.purple 3
  set building.8Q1 port
  set building.8R1 port
  set building.8R2 port
  set building.10P1 temple
  set building.7S1 temple
  set building.7P1 metro_gold
  do purple: philosopher
  do * draw metro_gold
  only replace 8Q1; replace 8R1; replace 8R2; replace 10P1; replace 7S1

CL-21.11  Philosophers are never pooled
  given seats=4 teams=on
  stage menu purple athena
  set philosopher.purple 2
  set philosopher.blue 2
  do purple: philosopher
  then philosopher.purple 3
  then philosopher.blue 2
  asks turn.menu purple

CL-21.12 CL-19.4  Griffon takes from another team's purse
  given seats=4 teams=on
  stage menu purple ares
  set column.2 griffon
  set gold.purple 2
  set gold.yellow 9
  do purple: creature; buy griffon
  choices 1
  do purple: rob yellow
  then gold.purple 4
  then gold.yellow 5

CL-21.13 CL-22.1  The metropolises of both partners are added
  given seats=4 teams=on
  stage end
  set building.8Q1 metro_gold
  set building.8R1 metro_gold
  set building.10P1 metro_gold
  over
  wins s1 s3

CL-21.14  Partners are F1+F3 and F2+F4; with six F1+F4, F2+F5, F3+F6
  given seats=6
  stage end
  set building.8R1 metro_gold
  set building.8R2 metro_gold
  set building.3R1 metro_gold
  over
  wins s1 s4

CL-21.1 CL-21.14  Two players: one seat decides for both factions of its team
  given seats=2
  asks offer.place purple
  do s1: offer athena 1
  asks offer.place yellow
  do s2: offer zeus 1
  asks offer.place blue
  do s1: offer poseidon 1

CL-21.10 CL-10.7  Way 2 in teams: the metropolis may go to the partner's area
  given seats=4 teams=on
  stage menu purple athena
  set philosopher.purple 3
  do purple: philosopher
  do * draw metro_troops
  legal slot 8Q1; slot 8R1; slot 8R2; slot 10P1; slot 7S1; slot 7P1
  do purple: slot 7P1
  asks bonus.troop purple
  only place 8Q; place 8R; place 9P
  do purple: place 8Q; place 8Q
  then metros.blue 1

CL-21.10 CL-10.17  The controller gets the bonus on loss
  given seats=4 teams=on
  stage menu yellow ares
  set gold.purple 0
  set land.5R.owner blue
  set building.5R1 metro_gold
  do yellow: land_move; from 5P; to 5R; go 1 0
  then gold.purple 3
  then metros.yellow 1

CL-21.9 CL-14.3  A team's set is completed by conquest
  given seats=4 teams=on
  stage menu purple ares
  set building.8Q1 port
  set building.10P1 temple
  set building.7P1 academy
  set land.8P.owner yellow
  set building.8P1 fortress
  do purple: land_move; from 8Q; to 8P; go 1 0
  event way_set purple
  then built.blue.temple 0
  then built.purple.fortress 0

CL-21.13 CL-22.3  Teams: most metropolises, then most gold in the purse
  given seats=4 teams=on
  stage end
  set building.8Q1 metro_gold
  set building.8R1 metro_gold
  set building.10P1 metro_gold
  set building.5Q1 metro_fleets
  set building.5P1 metro_fleets
  set building.2R1 metro_fleets
  set gold.purple 4
  set gold.yellow 5
  over
  wins s2 s4

CL-21.10 CL-10.12  No slot of one's own: the partner's basic building makes way
  given seats=4 teams=on
  stage menu purple athena
  set philosopher.purple 3
  use land 8Q none 0
  use land 8R none 0
  set building.10P1 temple
  set building.7S1 metro_gold
  set building.7P1 metro_gold
  do purple: philosopher
  do * draw metro_gold
  only replace 10P1
