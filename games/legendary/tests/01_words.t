# Words, components, limits. Unless said otherwise: three players, quick layout, first round, offerings.
# Start: purple 10P 10R 7P with fleets 10y 10x 7w; yellow 6P 7S 6S with 6w 7z 6y; blue 3R 2P 4R with
# 3z 2w 4x; one basic troop an area; after the first income everybody has 8 GP and 1 priestess.

CL-1.1 CL-1.17  Three players are three factions: purple, yellow, blue
  given seats=3
  asks offer.place purple
  then land.10P.owner purple
  then land.6P.owner yellow
  then land.3R.owner blue

CL-1.1 CL-1.17  Six players bring in black, red and green
  given seats=6
  then land.3R.owner black
  then land.5Q.owner red
  then land.9R.owner green

CL-1.2  A payment is made in full or not at all
  given seats=3
  stage menu purple ares
  set gold.purple 1
  legal land_move; end
  illegal troop = CL-9.4
  do purple: land_move; from 10P; to 10Q; go 1 0
  then gold.purple 0
  illegal land_move

CL-1.3 CL-15.2  Troop means basic troop or mercenary: the Harpy takes either
  given seats=3
  stage menu purple ares
  use creature harpy
  set land.6P.mercs 1
  do purple: creature; buy harpy
  legal kill 6P troop; kill 6P mercenary

CL-1.4  The Minotaur is a combatant when it defends
  given seats=3
  stage menu purple ares
  set column.5 none
  set figure_owner.minotaur yellow
  set figure_at.minotaur 10Q
  use land 10Q yellow 0
  do purple: land_move; from 10P; to 10Q; go 1 0
  event battle purple 10Q yellow

CL-1.4  Units are troops and heroes: a hero moves with the troops
  given seats=3
  stage menu purple ares
  set hero_column.0 none
  use hero ajax purple 10P
  do purple: land_move; from 10P; to 10Q; take ajax; go 1 0
  then hero.ajax.at 10Q
  then land.10Q.troops 1

CL-1.5 CL-18.11  Another faction may be the partner: the Dryad robs it too
  given seats=4 teams=on
  stage menu purple ares
  use creature dryad
  set priestess.blue 1
  set priestess.yellow 1
  set gold.purple 5
  do purple: creature; buy dryad
  only rob blue; rob yellow
  do purple: rob blue
  then priestess.purple 1
  then priestess.blue 0

CL-1.6 CL-8.6  A faction has eight basic troops (E19)
  given seats=3
  stage turn yellow ares
  set land.6P.troops 6
  legal build
  illegal troop
  do yellow: build; slot 6P1
  legal go_on
  do yellow: go_on
  illegal troop
  then building.6P1 fortress

CL-1.6  A faction has eight fleets
  given seats=3
  stage menu purple poseidon
  set sea.10y.fleets 5
  set gold.purple 9
  legal fleet
  do purple: fleet
  says place 10y = Place a fleet in the sea off Delos
  do purple: place 10y
  illegal fleet

CL-1.7 CL-8.9  There are sixteen mercenaries
  given seats=3
  stage menu purple hera
  set gold.purple 9
  set land.10P.mercs 8
  set land.6P.mercs 7
  legal mercenary
  do purple: mercenary
  says place 10R = Place a mercenary on Delos
  do purple: place 10R
  illegal mercenary

CL-1.7 CL-9.12  Ten buildings of a kind
  given seats=6
  stage turn purple hera
  set land.1P.owner red
  set land.2R.owner red
  set land.3P.owner red
  set land.4Q.owner red
  set land.6Q.owner red
  set building.1P1 port
  set building.1P2 port
  set building.2R1 port
  set building.2R2 port
  set building.3P1 port
  set building.3P2 port
  set building.4Q1 port
  set building.4Q2 port
  set building.6Q1 port
  set building.6Q2 port
  do purple: build
  only kind fortress; kind temple; kind academy

CL-1.8 CL-2.12  Prosperity tokens are unlimited
  given seats=3
  stage apollo purple
  set land.10P.tokens 60
  do purple: place 10P; place 10x
  then land.10P.tokens 61
  then sea.10x.tokens 1

CL-1.9 CL-10.14  Of a bonus of two troops the one that is left is taken
  given seats=3
  stage menu purple athena
  set philosopher.purple 3
  set gold.purple 4
  set land.10P.troops 5
  do purple: philosopher
  do * draw metro_troops
  do purple: slot 10R1
  asks bonus.troop purple
  do purple: place 10R
  then land.10R.troops 2
  asks turn.menu purple

CL-1.10  A lost mercenary may be recruited again; a lost basic troop returns to its faction
  given seats=3
  stage menu purple hera
  set gold.purple 9
  use creature harpy
  set land.10P.mercs 8
  set land.6P.mercs 8
  illegal mercenary
  do purple: creature; buy harpy; kill 6P mercenary
  then land.6P.mercs 7
  legal mercenary

CL-1.10 CL-19.1  A fallen basic troop can be recruited again by its faction
  given seats=3
  stage menu purple ares
  set gold.purple 9
  use creature harpy
  set land.10P.troops 6
  illegal troop
  do purple: creature; buy harpy
  warns kill 10P troop = you lose a basic troop
  warns kill 6P troop
  do purple: kill 10P troop
  legal troop

CL-1.11  Three metropolis tokens of each bonus
  given seats=3
  stage menu purple athena
  set philosopher.purple 3
  set building.6Q1 metro_gold
  set building.6Q2 metro_gold
  set land.6Q.owner yellow
  set building.6P1 metro_gold
  do purple: philosopher
  only draw metro_troops; draw metro_fleets; draw metro_priestess; draw metro_token

CL-1.12  Eighteen creature cards, nine heroes
  given seats=3 manual
  do * deal s1 purple; * deal s2 yellow
  asks chance.altars
  do * altar athena; * altar zeus; * altar poseidon; * altar ares
  asks chance.creature_draw
  choices 18
  do * draw hydra; * draw kraken; * draw medusa; * draw minotaur
  asks chance.hero_draw
  choices 9

CL-1.13  The battle die shows 0, 1, 2 or 3
  given seats=3
  stage menu purple ares
  use land 10Q yellow 1
  do purple: land_move; from 10P; to 10Q; go 1 0
  asks chance.die
  only die 0; die 1; die 2; die 3

CL-1.14 CL-6.2  Offering spaces of an altar
  given seats=3
  stage offer purple
  set gold.purple 40
  set priestess.purple 0
  set altar.0 athena
  set altar.1 zeus
  legal offer athena 1; offer athena 2; offer athena 3; offer athena 5; offer athena 7; offer athena 9
  legal offer athena 12; offer athena 15; offer athena 20; offer athena 25; offer apollo
  illegal offer athena 4
  illegal offer athena 26
  choices 21

CL-1.15 CL-18.2  The column is priced 5, 4, 3, 2 from the top
  given seats=3
  stage menu purple athena
  set column.2 harpy
  set column.3 griffon
  set column.4 graeae
  set column.5 sylph
  set gold.purple 8
  do purple: creature; buy graeae
  then gold.purple 7
  event bought purple graeae 4
  do purple: creature; buy sylph
  event bought purple sylph 5

CL-1.16 CL-4.2  A discarded hero is out of the game
  given seats=3
  stage round
  set hero_column.0 none
  set hero_column.1 none
  set hero_gone ajax+hector+helen+croesus+odysseus+pandora+penthesilea+perseus
  asks chance.hero_draw
  only draw jason
  do * draw jason
  then hero_column.0 jason
  then hero_column.1 none
