# Sea movement and sea battle.

CL-11.1  Fleets of one sea area go to one adjacent sea area for 1 gold
  given seats=3
  stage menu purple poseidon
  set sea.10y.fleets 3
  set gold.purple 3
  do purple: sea_move
  only from 10x; from 10y; from 7w
  do purple: from 10y
  only to 10w; to 10x; to 3x; to 4x
  do purple: to 3x
  only count 1; count 2; count 3
  do purple: count 2
  then sea.10y.fleets 1
  then sea.3x.fleets 2
  then gold.purple 2

CL-11.1 CL-11.2 CL-11.3  Two areas are joined, three of four attack at once, one stays (E23)
  given seats=3
  stage menu blue poseidon
  set sea.4x.fleets 2
  use sea 4w blue 2
  set sea.10y.owner yellow
  set gold.blue 4
  do blue: sea_move; from 4w; to 4x; count 2
  then sea.4w.owner none
  then sea.4x.fleets 4
  do blue: sea_move; from 4x; to 10y; count 3
  event battle blue 10y yellow
  asks chance.die
  then sea.4x.fleets 1
  then gold.blue 2
  do * die 3; * die 0
  then sea.10y.owner blue
  then sea.10y.fleets 3
  asks turn.menu blue

CL-11.4 CL-11.5 CL-11.8  Fleets and ports of both sides count (E24)
  given seats=3
  stage menu yellow poseidon
  set building.6P1 port
  set land.6Q.owner blue
  set building.6Q2 port
  set sea.6w.fleets 2
  set sea.6y.owner blue
  do yellow: sea_move; from 6w; to 6y; count 2
  do * die 2; * die 2
  event totals 5 4
  then sea.6y.owner yellow
  then sea.6y.fleets 2

CL-11.5 CL-11.8  Equal totals: both lose a fleet, the area is nobody's (E25)
  given seats=3
  stage menu purple poseidon
  do purple: sea_move; from 10y; to 4x; count 1
  do * die 1; * die 1
  event totals 2 2
  then sea.4x.owner none
  then sea.4x.fleets 0
  then sea.10y.owner none

CL-11.6 CL-11.7 CL-11.9  The defender may retreat first, then the attacker, anywhere adjacent (E26)
  given seats=3
  stage menu purple poseidon
  set sea.10y.fleets 3
  set sea.4x.fleets 2
  do purple: sea_move; from 10y; to 4x; count 3
  asks chance.die
  do * die 1; * die 3
  event totals 4 5
  asks battle.retreat blue
  legal retreat 4w; retreat 4z; retreat 3x; retreat 10y; fight
  do blue: fight
  asks battle.retreat purple
  only retreat 3x; retreat 4w; retreat 4z; retreat 10y; fight
  do purple: retreat 4z
  then sea.4z.owner purple
  then sea.4z.fleets 2
  then sea.4x.owner blue
  then sea.4x.fleets 2

CL-11.6  If nobody retreats a new round begins
  given seats=3
  stage menu purple poseidon
  set sea.10y.fleets 3
  set sea.4x.fleets 2
  do purple: sea_move; from 10y; to 4x; count 3
  do * die 1; * die 3
  do blue: fight
  do purple: fight
  asks chance.die

CL-11.7 CL-2.14  No retreat into a blocked or an enemy area; all fleets go to one area
  given seats=3
  stage menu purple poseidon
  set column.3 none
  set figure_owner.kraken yellow
  set figure_at.kraken 4w
  set sea.10y.fleets 3
  set sea.4x.fleets 3
  use sea 3x yellow 1
  do purple: sea_move; from 10y; to 4x; count 3
  do * die 3; * die 1
  asks battle.retreat blue
  only retreat 4z; retreat 10y; fight
  do blue: retreat 4z
  then sea.4z.owner blue
  then sea.4z.fleets 2
  then sea.4x.owner purple
  then sea.4x.fleets 3

CL-11.9 CL-11.6  No retreat before the first round
  given seats=3
  stage menu purple poseidon
  set sea.10y.fleets 2
  set sea.4x.fleets 2
  do purple: sea_move; from 10y; to 4x; count 2
  asks chance.die

CL-11.2 CL-8.9  No sea move is offered when every way is blocked
  given seats=3
  stage menu yellow poseidon
  set figure_owner.polyphemus blue
  set figure_at.polyphemus 2Q
  use sea 2w none 0
  use sea 6w none 0
  use sea 6y none 0
  use sea 7z none 0
  use sea 2z yellow 1
  illegal sea_move

CL-11.4 CL-10.4  The defender's metropolis counts in its sea area
  given seats=3
  stage menu blue poseidon
  set building.10R1 metro_gold
  do blue: sea_move; from 4x; to 10y; count 1
  do * die 2; * die 2
  event totals 3 4
  then sea.10y.owner purple
