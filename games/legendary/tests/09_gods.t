# The gods.

CL-9.1  Athena: academy and philosopher; one more philosopher for 4, once
  given seats=3
  stage turn purple athena
  set gold.purple 9
  do purple: build; slot 10P1; philosopher
  then building.10P1 academy
  then philosopher.purple 1
  asks turn.menu purple
  do purple: philosopher
  then philosopher.purple 2
  then gold.purple 5
  illegal philosopher = CL-9.1
  illegal priestess
  illegal fleet
  illegal troop
  illegal mercenary
  illegal land_move
  illegal sea_move
  illegal peek
  illegal hero

CL-9.1 CL-1.2  The second philosopher must be paid
  given seats=3
  stage menu purple athena
  set gold.purple 3
  illegal philosopher = CL-9.1

CL-9.2  Zeus: temple and priestess; one more priestess for 4, once; one peek
  given seats=3
  stage turn purple zeus
  set gold.purple 8
  do purple: build; slot 7P1; priestess
  then building.7P1 temple
  then priestess.purple 2
  legal priestess; peek; creature; end
  do purple: priestess
  then priestess.purple 3
  then gold.purple 4
  illegal priestess = CL-9.2

CL-9.3 CL-9.11  Poseidon: port and fleet; up to three more fleets for 1, 2, 3
  given seats=3
  stage turn purple poseidon
  set gold.purple 9
  do purple: build; slot 10R1; fleet; place 10w
  then building.10R1 port
  then gold.purple 9
  do purple: fleet; place 10w
  then gold.purple 8
  do purple: fleet; place 10w
  then gold.purple 6
  do purple: fleet; place 10w
  then gold.purple 3
  then sea.10w.fleets 4
  illegal fleet = CL-9.3

CL-9.4 CL-9.11 CL-17.4  Ares: fortress and troop; up to three more troops for 2, 3, 4; no expedition
  given seats=3
  stage turn purple ares
  set gold.purple 9
  set hero_column.0 none
  use hero ajax purple 10P
  do purple: build; slot 10P1; troop; place 10P
  then building.10P1 fortress
  then gold.purple 9
  illegal expedition
  legal land_move
  do purple: troop; place 10P
  then gold.purple 7
  do purple: troop; place 10P
  then gold.purple 4
  do purple: troop; place 10P
  then gold.purple 0
  then land.10P.troops 5
  illegal troop

CL-9.5 CL-9.11  Hera: three extra mercenaries cost 1 + 3 + 5; a fourth is not offered (E22)
  given seats=3
  stage turn purple hera
  set gold.purple 9
  do purple: build; kind academy; slot 10P1; mercenary; place 10P
  then building.10P1 academy
  then gold.purple 9
  do purple: mercenary; place 10P
  then gold.purple 8
  do purple: mercenary; place 10P
  then gold.purple 5
  do purple: mercenary; place 10R
  then gold.purple 0
  then land.10P.mercs 3
  then land.10R.mercs 1
  set gold.purple 9
  illegal mercenary = CL-9.5

CL-9.5 CL-16.1  Hera: one hero for 4, once a turn
  given seats=3
  stage menu purple hera
  set gold.purple 9
  do purple: hero; hire hector; place 10R
  then gold.purple 5
  then hero.hector.owner purple
  then hero.hector.at 10R
  then hero_column.1 none
  illegal hero = CL-9.5

CL-9.6  Apollo: two tokens, two gold, nothing else (E16)
  given seats=3
  stage apollo blue
  set gold.blue 3
  asks apollo.land blue
  choices 22
  illegal end
  illegal creature
  do blue: place 10R
  asks apollo.sea blue
  choices 22
  do blue: place 3z
  then land.10R.tokens 1
  then sea.3z.tokens 1
  event gold blue 2
  then gold.blue 5

CL-9.7  Apollo's areas may be anybody's, also with a creature in them
  given seats=3
  stage apollo blue
  set column.3 none
  set column.4 none
  set figure_owner.medusa purple
  set figure_at.medusa 10S
  set figure_owner.kraken purple
  set figure_at.kraken 4w
  legal place 10S; place 10P; place 3R; place 7Q
  do blue: place 10S
  legal place 4w; place 10x; place 2y

CL-9.8  Peek: the card can be put back or played for 1 gold without discount
  given seats=3
  stage menu purple zeus
  set gold.purple 2
  set building.10P1 temple
  do purple: peek
  asks chance.creature_draw
  do * draw griffon
  asks peek.play purple
  only play; put_back
  costs play = 1
  costs put_back = 0
  do purple: play
  then gold.purple 1
  asks steal.target purple
  do purple: rob yellow
  then gold.purple 5
  then discard griffon
  asks turn.menu purple
  illegal peek = CL-9.2

CL-9.8  Peek without gold: the card can only be put back (E21)
  given seats=3
  stage menu purple zeus
  set gold.purple 0
  do purple: peek
  do * draw griffon
  asks peek.play purple
  only put_back
  do purple: put_back
  asks turn.menu purple
  then priv.s1.top griffon
  hidden s2 priv.s1.top
  hidden observer priv.s1.top
  illegal peek

CL-9.8  A card put back is the next one drawn
  given seats=3
  stage menu purple zeus
  set gold.purple 8
  use creature sphinx
  do purple: peek
  do * draw griffon
  do purple: put_back; creature; buy sphinx
  asks chance.creature_draw
  only draw griffon
  do * draw griffon; * draw hydra
  illegal draw griffon

CL-9.8  No peek with an empty deck
  given seats=3
  stage menu purple zeus
  use creature harpy
  set discard hydra+kraken+medusa+minotaur+polyphemus+cerberus+giant+graeae+griffon+dryad+satyr+pegasus+sylph+sphinx+chimera+charon+cyclops
  illegal peek = CL-9.8

CL-9.9  Fleets are recruited beside own land areas, in empty or own sea areas (E20)
  given seats=3
  stage menu purple poseidon
  do purple: fleet
  only place 10w; place 10x; place 10y; place 7w; place 7x
  illegal place 3x = CL-9.9

CL-9.10  Troops, mercenaries and heroes are recruited into own land areas, locked or not
  given seats=3
  stage menu purple ares
  set column.4 none
  set figure_owner.medusa yellow
  set figure_at.medusa 10P
  do purple: troop
  only place 10P; place 10R; place 7P

CL-9.11  Prices start again each turn
  given seats=3
  stage menu purple ares
  set gold.purple 2
  legal troop
  do purple: troop; place 10P
  then gold.purple 0

CL-9.12  Hera builds a kind the faction does not own
  given seats=3
  stage turn purple hera
  set building.10P1 port
  set building.10R1 metro_gold
  set land.6Q.owner purple
  do purple: build
  asks build.kind purple
  only kind fortress; kind temple; kind academy

CL-9.12 CL-10.2  Without a free slot the building may be skipped as well
  given seats=3
  stage turn purple hera
  set building.10P1 port
  set building.10R1 port
  set building.7P1 temple
  do purple: build
  only kind fortress; kind academy; skip
  do purple: kind academy
  asks build.replace purple
  do purple: replace 10P1
  then building.10P1 academy

CL-9.12 CL-21.8  Only the faction's own basic buildings matter, not the partner's
  given seats=4 teams=on
  stage turn purple hera
  set building.10P1 port
  do purple: build
  legal kind port

CL-9.12 CL-8.8  Hera: with no kind left to build the free building lapses
  given seats=3
  stage turn purple hera
  set building.10P1 port
  set building.10R1 fortress
  set building.7P1 temple
  set land.2Q.owner blue
  set land.2R.owner blue
  set land.3P.owner blue
  set land.3Q.owner blue
  set land.4P.owner blue
  set land.4Q.owner blue
  set building.2P1 academy
  set building.2Q1 academy
  set building.2R1 academy
  set building.2R2 academy
  set building.3P1 academy
  set building.3P2 academy
  set building.3Q1 academy
  set building.3R1 academy
  set building.4P1 academy
  set building.4Q1 academy
  only mercenary
  do purple: mercenary; place 10P
  only go_on
  do purple: go_on
  asks turn.menu purple

CL-9.8 CL-21.3  In a team the partner knows the card too, nobody else does
  given seats=4 teams=on
  stage menu purple zeus
  do purple: peek
  do * draw griffon
  do purple: put_back
  then priv.s1.top griffon
  then priv.s3.top griffon
  hidden s2 priv.s1.top
  hidden s2 priv.s3.top
  hidden s4 priv.s1.top
  then top_known s1+s3

CL-9.8 CL-19.11  A reshuffle ends the knowledge of the top card
  given seats=3
  stage menu purple zeus
  use creature chimera
  do purple: peek
  do * draw griffon
  do purple: put_back
  then top_known s1
  do purple: creature; buy chimera
  event reshuffled
  then top_known none
  then priv.s1.top none

CL-9.8  A card that was put back is the first to be dealt in the next round
  given seats=3
  stage menu blue zeus
  do blue: peek
  do * draw griffon
  do blue: put_back; end
  do purple: build; slot 10P1; philosopher; end
  do yellow: place 10P; place 10x
  asks chance.creature_draw
  only draw griffon
  do * draw griffon
  then column.5 griffon
  then top_known none
  then priv.s3.top none

CL-9.5 CL-16.1  One hero in the column is enough
  given seats=3
  stage menu purple hera
  set hero_column.0 none
  legal hero
  do purple: hero
  only hire hector

CL-9.2 CL-8.6 CL-1.7  No priestess is left in the supply: the free one lapses
  given seats=3
  stage turn purple zeus
  set priestess.purple 0
  set priestess.yellow 10
  set priestess.blue 10
  only build
  do purple: build; slot 10P1; go_on
  illegal priestess
  then priestess.purple 0

CL-9.11 CL-1.2  What is paid in a turn is told, whatever it is for
  given seats=3
  stage menu purple hera
  set hero_column.0 ajax
  set gold.purple 9
  do purple: mercenary
  event paid purple 1
  do purple: place 10P; mercenary
  event paid purple 3
  do purple: place 10P; hero; hire ajax
  event paid purple 4
  do purple: place 10P; expedition; from 10P; to 10Q; take ajax; go 0 0
  event paid purple 1
  then gold.purple 0
  given seats=3
  stage menu purple poseidon
  set gold.purple 1
  do purple: sea_move; from 10y; to 10w; count 1
  event paid purple 1

CL-9.5 CL-17.2 CL-18.2  Choices are told with their price
  given seats=3
  stage menu purple hera
  set column.2 harpy
  set hero_column.0 none
  use hero ajax purple 10P
  set building.10R1 temple
  set gold.purple 9
  costs mercenary = 1
  costs hero = 4
  costs expedition = 1
  set turn.expeditions 2
  costs expedition = 3
  costs end = 0
  do purple: creature
  costs buy harpy = 1
  given seats=3
  stage menu purple zeus
  set gold.purple 15
  use hero croesus purple 10P
  costs priestess = 4
  costs peek = 0
  do purple: sacrifice
  costs sacrifice croesus = 15
