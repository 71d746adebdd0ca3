# Land battle. Purple attacks Ermoupoli (10Q) from Syros (10P); dice: attacker first.

CL-13.1  Before round 1: the attacker's Pandora, then the defender's Hector and Pandora in his order
  given seats=3
  stage menu purple ares
  set hero_column.1 none
  use hero hector yellow 10Q
  use hero pandora yellow 10Q
  set land.10Q.owner yellow
  set land.10P.mercs 2
  do purple: land_move; from 10P; to 10Q; go 1 2
  asks battle.order yellow
  only first hector; first pandora
  do yellow: first pandora
  event turned yellow 2
  asks hector.prey yellow
  only strike troop
  do yellow: strike troop
  then land.10Q.mercs 2
  then land.10Q.owner yellow
  asks turn.menu purple

CL-13.1 CL-16.20  The same with Hector first
  given seats=3
  stage menu purple ares
  set hero_column.1 none
  use hero hector yellow 10Q
  use hero pandora yellow 10Q
  set land.10Q.owner yellow
  set land.10P.mercs 2
  do purple: land_move; from 10P; to 10Q; go 1 2
  do yellow: first hector
  only strike troop; strike mercenary
  do yellow: strike mercenary
  event turned yellow 1
  asks chance.die

CL-13.2 CL-16.26  A side without combatants after 13.1: no round is fought (E44)
  given seats=3
  stage menu purple ares
  use hero pandora purple 10P
  set land.10Q.owner yellow
  set land.10Q.mercs 2
  do purple: land_move; from 10P; to 10Q; take pandora; go 1 0
  then land.10Q.owner purple
  then land.10Q.troops 1
  then land.10Q.mercs 2
  then hero.pandora.at 10Q
  asks turn.menu purple

CL-13.3  Die plus units; the defender adds fortress and metropolis (E31)
  given seats=3
  stage menu purple ares
  set land.10P.troops 2
  use land 6Q yellow 1
  set building.6Q1 fortress
  set building.6Q2 metro_gold
  set sea.6w.owner purple
  use sea 3y purple 1
  use sea 3x purple 1
  set gold.yellow 0
  do purple: land_move; from 10P; to 6Q; go 2 0
  do * die 1; * die 0
  event totals 3 3
  asks battle.loss purple
  do purple: lose troop
  do yellow: lose troop
  then land.6Q.owner purple
  then land.6Q.troops 1
  then building.6Q1 fortress
  then building.6Q2 metro_gold
  then metros.purple 1
  then gold.yellow 3

CL-13.4  The loser of the round chooses which combatant falls
  given seats=3
  stage menu purple ares
  use land 10Q yellow 1
  set land.10Q.mercs 1
  set hero_column.0 none
  use hero ajax yellow 10Q
  set land.10P.troops 3
  do purple: land_move; from 10P; to 10Q; go 3 0
  do * die 3; * die 0
  event totals 6 4
  asks battle.loss yellow
  only lose troop; lose mercenary; lose ajax
  do yellow: lose ajax
  then hero.ajax.owner none
  then hero_gone ajax

CL-13.4  On a tie the attacker chooses first
  given seats=3
  stage menu purple ares
  set land.10P.mercs 1
  use land 10Q yellow 2
  do purple: land_move; from 10P; to 10Q; go 1 1
  do * die 2; * die 2
  asks battle.loss purple
  only lose troop; lose mercenary
  do purple: lose mercenary
  asks battle.loss yellow

CL-13.5 CL-13.6  The defender may retreat, if not the attacker may, else a new round
  given seats=3
  stage menu purple ares
  set land.10P.troops 3
  use land 10Q yellow 2
  use sea 10w yellow 1
  set land.10P.owner purple
  do purple: land_move; from 10P; to 10Q; go 2 0
  do * die 0; * die 3
  do purple: lose troop
  asks battle.retreat purple
  legal retreat 10P; fight
  do purple: retreat 10P
  then land.10P.troops 2
  then land.10Q.owner yellow
  then land.10Q.troops 2

CL-13.6 CL-2.11  A retreat takes all units to one own or empty reachable area and gains it
  given seats=3
  stage menu purple ares
  set land.10P.troops 3
  use land 10Q yellow 2
  set land.10Q.mercs 1
  use land 10R none 0
  set sea.10x.owner yellow
  set priestess.yellow 0
  do purple: land_move; from 10P; to 10Q; go 3 0
  do * die 3; * die 0
  do yellow: lose troop
  asks battle.retreat yellow
  only retreat 10R; retreat 10S; fight
  do yellow: retreat 10R
  then land.10R.owner yellow
  then land.10R.troops 1
  then land.10R.mercs 1
  then priestess.yellow 1
  then land.10Q.owner purple
  then land.10Q.troops 3

CL-13.6 CL-20.3  No retreat into a locked area
  given seats=3
  stage menu purple ares
  set column.4 none
  set figure_owner.medusa blue
  set figure_at.medusa 10S
  set land.10P.troops 3
  use land 10Q yellow 3
  use land 10R none 0
  set sea.10x.owner yellow
  do purple: land_move; from 10P; to 10Q; go 3 0
  do * die 3; * die 0
  do yellow: lose troop
  only retreat 10R; fight

CL-13.7  The Minotaur never retreats and fights on alone (E61)
  given seats=3
  stage menu purple ares
  set column.5 none
  set figure_owner.minotaur yellow
  set figure_at.minotaur 10Q
  set land.10P.troops 5
  use land 10Q yellow 3
  set land.10S.owner yellow
  set sea.10x.owner yellow
  do purple: land_move; from 10P; to 10Q; go 5 0
  do * die 3; * die 0
  event totals 8 5
  do yellow: lose troop
  asks battle.retreat yellow
  do yellow: retreat 10S
  then land.10S.troops 2
  asks battle.retreat purple
  do purple: fight
  do * die 3; * die 0
  event totals 8 2
  asks battle.loss yellow
  only lose minotaur
  do yellow: lose minotaur
  then figure_owner.minotaur none
  then discard minotaur
  then land.10Q.owner purple

CL-13.8  Nobody left: the defender keeps control (E30)
  given seats=3
  stage menu purple ares
  use land 10Q yellow 1
  do purple: land_move; from 10P; to 10Q; go 1 0
  do * die 2; * die 2
  event totals 3 3
  do purple: lose troop
  do yellow: lose troop
  then land.10Q.owner yellow
  then land.10Q.troops 0
  then land.10P.troops 0

CL-13.8  Only defenders left: nothing changes
  given seats=3
  stage menu purple ares
  use land 10Q yellow 1
  do purple: land_move; from 10P; to 10Q; go 1 0
  do * die 0; * die 3
  do purple: lose troop
  then land.10Q.owner yellow
  then land.10Q.troops 1

CL-13.9  Only the units that moved in fight for the attacker
  given seats=3
  stage menu purple ares
  set land.10P.troops 3
  use land 10Q yellow 2
  set land.10Q.mercs 1
  do purple: land_move; from 10P; to 10Q; go 1 0
  do * die 1; * die 1
  event totals 2 4

CL-13.3  Fortresses of other areas give nothing
  given seats=3
  stage menu purple ares
  use land 10Q yellow 1
  set building.10R1 fortress
  set building.10P1 fortress
  do purple: land_move; from 10P; to 10Q; go 1 0
  do * die 1; * die 1
  event totals 2 2

CL-13.1  A hero who would stand alone against three troops is warned before he goes
  given seats=3
  stage menu purple ares
  set land.10Q.owner yellow
  set land.10Q.troops 3
  set hero_column.0 none
  set hero.ajax.owner purple
  set hero.ajax.at 10P
  set land.10P.troops 3
  do purple: land_move; from 10P; to 10Q; take ajax
  warns go 0 0 = you would fight with 2 against 3
  warns go 3 0

CL-13.1  Where to go warns of a battle for which all who can go are too few, and of no other
  given seats=3
  stage menu purple ares
  set land.10P.troops 3
  use land 10Q yellow 4
  use land 10R yellow 1
  do purple: land_move; from 10P
  warns to 10Q = you would fight with 3 against 4
  warns to 10R

CL-13.8  The last unit of whoever attacks is lost by a touch, as that of whoever defends
  given seats=3
  stage menu purple ares
  set land.10P.troops 2
  use land 10Q yellow 2
  do purple: land_move; from 10P; to 10Q; go 1 0
  do * die 0; * die 3
  asks battle.loss purple
  only lose troop
  not moot
  do purple: lose troop
  then land.10Q.owner yellow

CL-13.8  The same for whoever defends
  given seats=3
  stage menu purple ares
  set land.10P.troops 3
  use land 10Q yellow 1
  do purple: land_move; from 10P; to 10Q; go 3 0
  do * die 3; * die 0
  asks battle.loss yellow
  only lose troop
  not moot
