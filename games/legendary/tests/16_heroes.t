# Heroes.

CL-16.1 CL-16.3  Recruiting a hero: 4 gold, into a controlled land area
  given seats=3
  stage menu purple hera
  set gold.purple 4
  do purple: hero
  asks hero.recruit purple
  only hire ajax; hire hector
  do purple: hire ajax
  asks recruit.place purple
  only place 10P; place 10R; place 7P
  do purple: place 7P
  then hero.ajax.at 7P
  then gold.purple 0

CL-16.1 CL-8.9  No hero without 4 gold or with an empty column
  given seats=3
  stage menu purple hera
  set gold.purple 3
  illegal hero = CL-9.5
  given seats=3
  stage menu purple hera
  set hero_column.0 none
  set hero_column.1 none
  illegal hero

CL-16.2  Any number of heroes; a hero alone controls an area
  given seats=3
  stage menu purple zeus
  set hero_column.0 none
  set hero_column.1 none
  use hero ajax purple 10P
  use hero hector purple 10P
  do purple: expedition; from 10P; to 10Q; take hector; go 0 0
  then land.10Q.owner purple
  then hero.hector.at 10Q
  then hero.ajax.at 10P

CL-16.3 CL-13.3  A hero has strength 1
  given seats=3
  stage menu purple ares
  set hero_column.1 none
  use hero hector purple 10P
  use land 10Q yellow 1
  do purple: land_move; from 10P; to 10Q; take hector; go 1 0
  do * die 1; * die 1
  event totals 3 2

CL-16.4  The war ability works only where the hero himself takes part
  given seats=3
  stage menu purple ares
  use hero penthesilea purple 10P
  use land 10Q yellow 1
  do purple: land_move; from 10P; to 10Q; go 1 0
  do * die 1; * die 1
  asks battle.loss purple

CL-16.5 CL-13.1  The attacker's Pandora comes before the defender's Hector (E45)
  given seats=3
  stage menu purple ares
  set hero_column.1 none
  use hero pandora purple 10P
  use hero hector yellow 10Q
  set land.10Q.owner yellow
  set land.10Q.mercs 2
  do purple: land_move; from 10P; to 10Q; take pandora; go 1 0
  event turned purple 2
  asks hector.prey yellow
  only strike troop
  do yellow: strike troop
  do * die 1; * die 1
  event totals 4 2

CL-16.6 CL-16.13  War abilities without "may" are automatic: Helen's side does not roll, its die is 2
  given seats=3
  stage menu purple ares
  use hero helen purple 10P
  use land 10Q yellow 2
  do purple: land_move; from 10P; to 10Q; take helen; go 1 0
  asks chance.die
  do * die 3
  event totals 4 5

CL-16.7  A hero lost in battle leaves for the hero discard
  given seats=3
  stage menu purple ares
  set hero_column.1 none
  use hero hector purple 10P
  use land 10Q yellow 2
  do purple: land_move; from 10P; to 10Q; take hector; go 0 0
  do * die 0; * die 3
  asks battle.loss purple
  only lose hector
  do purple: lose hector
  then hero.hector.owner none
  then hero_gone hector

CL-16.8  Any number of heroes may be sacrificed in one turn
  given seats=3
  stage menu purple zeus
  set gold.purple 15
  set hero_column.1 none
  use hero hector purple 10P
  use hero croesus purple 10P
  set priestess.purple 2
  do purple: sacrifice; sacrifice hector
  then philosopher.purple 1
  do purple: sacrifice; sacrifice croesus
  do * draw metro_priestess
  do purple: slot 10P1
  then gold.purple 0
  then metros.purple 1
  then hero_gone hector+croesus

CL-16.9  No sacrifice in the round of recruitment (E52)
  given seats=3
  stage menu purple hera
  set hero_column.0 none
  use hero ajax purple 10P
  set hero_fresh ajax
  set land.10Q.owner purple
  set land.10S.owner purple
  set land.7Q.owner purple
  set land.7R.owner purple
  illegal sacrifice = CL-16.8

CL-16.9  A hero on a locked area may be sacrificed
  given seats=3
  stage menu purple zeus
  set column.4 none
  set figure_owner.medusa yellow
  set figure_at.medusa 10P
  use hero croesus purple 10P
  set gold.purple 15
  do purple: sacrifice
  only sacrifice croesus

CL-16.10 CL-16.15  Conditions look at the faction's own buildings (E56)
  given seats=4 teams=on
  stage menu purple zeus
  use hero odysseus purple 8Q
  set building.8Q1 temple
  set building.8R1 temple
  set building.10P1 temple
  illegal sacrifice

CL-16.10 CL-16.14  Gold is the team's
  given seats=4 teams=on
  stage menu blue zeus
  use hero croesus blue 10P
  set gold.purple 15
  do blue: sacrifice; sacrifice croesus
  do * draw metro_gold
  then gold.purple 0

CL-16.11  Ajax has strength 2 (E50)
  given seats=3
  stage menu purple ares
  set hero_column.0 none
  use hero ajax purple 10P
  use land 10Q yellow 1
  do purple: land_move; from 10P; to 10Q; take ajax; go 0 0
  do * die 1; * die 1
  event totals 3 2

CL-16.11  Ajax is sacrificed with seven land areas, not with six
  given seats=3
  stage menu purple zeus
  set hero_column.0 none
  use hero ajax purple 10P
  set land.10Q.owner purple
  set land.10S.owner purple
  set land.7Q.owner purple
  illegal sacrifice
  set land.7R.owner purple
  legal sacrifice

CL-16.12 CL-16.20  Hector strikes one entering troop of his owner's choice before the battle (E42)
  given seats=3
  stage menu purple ares
  set hero_column.1 none
  use hero hector yellow 10Q
  set land.10Q.owner yellow
  set land.10P.troops 2
  set land.10P.mercs 1
  do purple: land_move; from 10P; to 10Q; go 2 1
  asks hector.prey yellow
  only strike troop; strike mercenary
  do yellow: strike mercenary
  do * die 1; * die 1
  event totals 3 2

CL-16.20  Hector does not strike when he moves himself
  given seats=3
  stage menu purple ares
  set hero_column.1 none
  use hero hector purple 10P
  use land 10Q yellow 1
  do purple: land_move; from 10P; to 10Q; take hector; go 0 0
  asks chance.die

CL-16.20  Heroes are no prey for Hector
  given seats=3
  stage menu purple ares
  set hero_column.0 none
  set hero_column.1 none
  use hero hector yellow 10Q
  set land.10Q.owner yellow
  use hero ajax purple 10P
  do purple: land_move; from 10P; to 10Q; take ajax; go 0 0
  asks chance.die

CL-16.20 CL-16.18  Perseus does not save Hector's victim
  given seats=3
  stage menu purple ares
  set hero_column.1 none
  use hero hector yellow 10Q
  set land.10Q.owner yellow
  use hero perseus purple 10P
  do purple: land_move; from 10P; to 10Q; take perseus; go 1 0
  do yellow: strike troop
  asks chance.die
  then troops_left.purple 6

CL-16.21  Hector's strike leaves no unit: the attack is over (E43)
  given seats=3
  stage menu purple ares
  set hero_column.1 none
  use hero hector yellow 10Q
  set land.10Q.owner yellow
  do purple: land_move; from 10P; to 10Q; go 1 0
  do yellow: strike troop
  asks turn.menu purple
  then land.10Q.owner yellow
  then hero.hector.at 10Q
  then land.10P.troops 0

CL-16.12 CL-16.22  Hector's sacrifice: two priestesses for a philosopher, one or more times
  given seats=3
  stage menu purple zeus
  set hero_column.1 none
  use hero hector purple 10P
  set priestess.purple 5
  do purple: sacrifice
  warns sacrifice hector = you lose Hector
  not moot
  do purple: sacrifice hector
  then philosopher.purple 1
  then priestess.purple 3
  asks sacrifice.hector purple
  only exchange; stop
  do purple: exchange
  then philosopher.purple 2
  then priestess.purple 1
  asks turn.menu purple

CL-16.22 CL-10.7  The fourth philosopher converts in between
  given seats=3
  stage menu purple zeus
  set hero_column.1 none
  use hero hector purple 10P
  set priestess.purple 4
  set philosopher.purple 3
  do purple: sacrifice; sacrifice hector
  do * draw metro_gold
  do purple: slot 10P1
  then philosopher.purple 0
  asks sacrifice.hector purple
  do purple: exchange
  then philosopher.purple 1

CL-16.22 CL-16.9  Without two priestesses Hector cannot be sacrificed
  given seats=3
  stage menu purple zeus
  set hero_column.1 none
  use hero hector purple 10P
  set priestess.purple 1
  illegal sacrifice

CL-16.13  Helen's sacrifice: two buildings of one kind and two of another
  given seats=3
  stage menu purple zeus
  use hero helen purple 10P
  set building.10P1 port
  set building.10R1 port
  set building.7P1 temple
  illegal sacrifice
  set land.6Q.owner purple
  set building.6Q1 temple
  legal sacrifice
  do purple: sacrifice; sacrifice helen
  asks metropolis.remove purple
  only remove 10P1; remove 10R1; remove 7P1; remove 6Q1
  do purple: remove 10P1
  only remove 10R1
  do purple: remove 10R1
  only remove 7P1; remove 6Q1
  do purple: remove 7P1; remove 6Q1
  do * draw metro_gold
  do purple: slot 6Q2
  then built.purple.port 0
  then built.purple.temple 0
  then hero_gone helen

CL-16.14 CL-16.23  Croesus may pay 1 gold to reroll, as often as wished; the last roll stands (E46)
  given seats=3
  stage menu purple ares
  use hero croesus purple 10P
  set gold.purple 5
  use land 10Q yellow 1
  do purple: land_move; from 10P; to 10Q; take croesus; go 1 0
  do * die 0; * die 2
  asks croesus.reroll purple
  only reroll; keep
  costs reroll = 1
  costs keep = 0
  do purple: reroll
  do * die 1
  asks croesus.reroll purple
  do purple: reroll
  do * die 0
  do purple: keep
  event totals 2 3
  then gold.purple 2
  asks battle.loss purple

CL-16.14  Croesus' sacrifice costs 15 gold
  given seats=3
  stage menu purple zeus
  use hero croesus purple 10P
  set gold.purple 14
  illegal sacrifice
  set gold.purple 15
  do purple: sacrifice; sacrifice croesus
  do * draw metro_gold
  then gold.purple 0
  do purple: slot 10P1
  then gold.purple 3

CL-16.24  Helen with Croesus: the die is 2 and cannot be rerolled
  given seats=3
  stage menu purple ares
  use hero croesus purple 10P
  use hero helen purple 10P
  use land 10Q yellow 3
  do purple: land_move; from 10P; to 10Q; take croesus; take helen; go 0 0
  do * die 2
  event totals 4 5
  asks battle.loss purple

CL-16.15  Odysseus: fortress and metropolis give the defender nothing (E49)
  given seats=3
  stage menu purple ares
  use hero odysseus purple 10P
  use sea 3x purple 1
  use land 3P yellow 1
  set building.3P1 fortress
  set building.3P2 metro_gold
  do purple: land_move; from 10P; to 3P; take odysseus; go 1 0
  do * die 1; * die 1
  event totals 3 2
  do yellow: lose troop
  then land.3P.owner purple

CL-16.15  Odysseus' sacrifice: three buildings of one kind
  given seats=3
  stage menu purple zeus
  use hero odysseus purple 10P
  set building.10P1 temple
  set building.10R1 temple
  set building.7P1 temple
  set land.6Q.owner purple
  set building.6Q1 temple
  do purple: sacrifice; sacrifice odysseus
  asks metropolis.remove purple
  do purple: remove 10P1; remove 10R1; remove 7P1
  do * draw metro_gold
  do purple: slot 7P1
  then building.6Q1 temple
  then building.7P1 metro_gold
  then built.purple.temple 1

CL-16.35 CL-20.4  Odysseus does not weaken the Minotaur
  given seats=3
  stage menu purple ares
  set column.5 none
  set figure_owner.minotaur yellow
  set figure_at.minotaur 10Q
  set land.10Q.owner yellow
  set building.10Q1 fortress
  use hero odysseus purple 10P
  do purple: land_move; from 10P; to 10Q; take odysseus; go 1 0
  do * die 1; * die 1
  event totals 3 3

CL-16.16 CL-16.25  Pandora turns enemy mercenaries, whichever side moved
  given seats=3
  stage menu purple ares
  use hero pandora yellow 10Q
  set land.10Q.owner yellow
  set land.10P.mercs 2
  do purple: land_move; from 10P; to 10Q; go 1 2
  event turned yellow 2
  do * die 1; * die 1
  event totals 2 4

CL-16.25  The turned mercenaries stay hers, also if she dies
  given seats=3
  stage menu purple ares
  use hero pandora yellow 10Q
  set land.10Q.owner yellow
  set land.10P.troops 3
  set land.10P.mercs 1
  do purple: land_move; from 10P; to 10Q; go 3 1
  do * die 3; * die 0
  event totals 6 2
  only lose mercenary; lose pandora
  do yellow: lose pandora
  then land.10Q.mercs 1
  then land.10Q.owner yellow

CL-16.26 CL-13.2  All attackers turned: no battle
  given seats=3
  stage menu purple ares
  use hero pandora yellow 10Q
  set land.10Q.owner yellow
  set land.10P.mercs 1
  do purple: land_move; from 10P; to 10Q; go 0 1
  asks turn.menu purple
  then land.10Q.mercs 1
  then land.10Q.owner yellow

CL-16.27  Pandora's sacrifice copies a hero of the column, who stays (E55)
  given seats=3
  stage menu purple zeus
  set hero_column.0 croesus
  set hero_column.1 none
  use hero pandora purple 10P
  set gold.purple 15
  do purple: sacrifice; sacrifice pandora
  asks sacrifice.pandora purple
  only copy croesus
  do purple: copy croesus
  do * draw metro_gold
  do purple: slot 10P1
  then gold.purple 3
  then hero_column.0 croesus
  then hero_gone pandora
  then metros.purple 1

CL-16.27  An empty column: not possible
  given seats=3
  stage menu purple zeus
  set hero_column.0 none
  set hero_column.1 none
  use hero pandora purple 10P
  set gold.purple 15
  illegal sacrifice

CL-16.17  Penthesilea's side wins ties
  given seats=3
  stage menu purple ares
  use hero penthesilea purple 10P
  use land 10Q yellow 2
  do purple: land_move; from 10P; to 10Q; take penthesilea; go 1 0
  do * die 1; * die 1
  event totals 3 3
  asks battle.loss yellow
  do yellow: lose troop
  then land.10Q.troops 1

CL-16.17 CL-16.28 CL-16.30  A metropolis on Penthesilea's card: no slot, bonus gained, figure gone (E54)
  given seats=3
  stage turn purple athena
  use hero penthesilea purple 10P
  set building.10P1 port
  set building.10R1 fortress
  set building.7P1 temple
  set land.6Q.owner purple
  do purple: build; slot 6Q1
  do * draw metro_gold
  asks metropolis.protect purple
  only protect penthesilea; on_map
  do purple: protect penthesilea
  then hero.penthesilea.owner purple
  then hero.penthesilea.at none
  then hero.penthesilea.metro metro_gold
  then gold.purple 11
  then building.10P1 none
  then building.6Q1 none
  then metros.purple 1

CL-16.28  Not for a conquered metropolis
  given seats=3
  stage menu purple ares
  use hero penthesilea purple 10P
  set land.10Q.owner yellow
  set building.10Q1 metro_gold
  do purple: land_move; from 10P; to 10Q; go 1 0
  asks turn.menu purple
  then building.10Q1 metro_gold

CL-16.28 CL-16.9  Not in the round she was recruited
  given seats=3
  stage menu purple athena
  use hero penthesilea purple 10P
  set hero_fresh penthesilea
  set philosopher.purple 3
  do purple: philosopher
  do * draw metro_gold
  asks metropolis.slot purple

CL-16.28 CL-10.12  Penthesilea saves a metropolis for which there is no room
  given seats=3
  stage menu purple athena
  use hero penthesilea purple 10P
  set philosopher.purple 3
  set building.10P1 metro_gold
  set building.10R1 metro_gold
  set building.7P1 metro_token
  do purple: philosopher
  do * draw metro_gold
  legal protect penthesilea
  do purple: protect penthesilea
  then metros.purple 4

CL-16.29 CL-18.4  A protected metropolis counts for its owner and gives the temple discount
  given seats=3
  stage menu purple zeus
  set hero.penthesilea.owner purple
  set hero.penthesilea.metro metro_gold
  use creature griffon
  then metros.purple 1
  do purple: creature; buy griffon
  event bought purple griffon 1

CL-16.29 CL-22.1  It counts for the end of the game
  given seats=3
  stage end
  set hero.penthesilea.owner purple
  set hero.penthesilea.metro metro_gold
  set building.10P1 metro_gold
  set building.10R1 metro_gold
  over
  wins s1

CL-16.30 CL-16.27  Pandora may copy it: the metropolis then lies on her card
  given seats=3
  stage menu purple athena
  set hero_column.0 penthesilea
  set hero_column.1 none
  use hero pandora purple 10P
  set philosopher.purple 3
  do purple: philosopher
  do * draw metro_gold
  asks metropolis.protect purple
  only protect pandora; on_map
  do purple: protect pandora
  then hero.pandora.metro metro_gold
  then hero.pandora.at none
  then hero_column.0 penthesilea

CL-16.18 CL-16.31  Perseus: a lost troop may go to a reachable own or empty area instead (E48)
  given seats=3
  stage menu purple ares
  use hero perseus purple 10P
  set land.10P.troops 2
  use land 10Q yellow 3
  do purple: land_move; from 10P; to 10Q; take perseus; go 2 0
  do * die 0; * die 3
  do purple: lose troop
  asks perseus.retreat purple
  only retreat 10P; retreat 10R; retreat 10S; lose
  do purple: retreat 10P
  then land.10P.troops 1
  asks battle.retreat purple
  do purple: fight
  do * die 0; * die 3
  do purple: lose troop
  asks perseus.retreat purple
  do purple: retreat 10S
  then land.10S.owner purple
  then land.10S.troops 1
  do purple: fight
  do * die 0; * die 3
  only lose perseus
  do purple: lose perseus
  then hero_gone perseus
  then land.10Q.owner yellow

CL-16.31  The troop may be lost all the same
  given seats=3
  stage menu purple ares
  use hero perseus purple 10P
  use land 10Q yellow 3
  do purple: land_move; from 10P; to 10Q; take perseus; go 1 0
  do * die 0; * die 3
  do purple: lose troop; lose
  then troops_left.purple 6

CL-16.32  A full retreat still goes to one area and may include Perseus
  given seats=3
  stage menu purple ares
  use hero perseus purple 10P
  set land.10P.troops 3
  use land 10Q yellow 3
  do purple: land_move; from 10P; to 10Q; take perseus; go 3 0
  do * die 0; * die 3
  do purple: lose troop; lose
  do purple: retreat 10R
  then land.10R.troops 3
  then hero.perseus.at 10R

CL-16.18 CL-16.33  Perseus' sacrifice moves units to any other land area
  given seats=3
  stage menu purple zeus
  use hero perseus purple 10P
  do purple: sacrifice; sacrifice perseus
  asks land.from purple
  only from 10P; from 10R; from 7P
  do purple: from 10R
  legal to 2S; to 6P; to 10P
  do purple: to 2S; go 1 0
  then land.2S.owner purple
  then hero_gone perseus

CL-16.33 CL-16.9  Perseus is removed first: without another unit there is no sacrifice
  given seats=3
  stage menu purple zeus
  use hero perseus purple 10P
  set land.10P.troops 0
  set land.10R.troops 0
  set land.7P.troops 0
  illegal sacrifice

CL-16.33 CL-20.3  Neither from nor to a locked area
  given seats=3
  stage menu purple zeus
  use hero perseus purple 10P
  set column.4 none
  set figure_owner.medusa yellow
  set figure_at.medusa 10R
  do purple: sacrifice; sacrifice perseus
  only from 10P; from 7P
  do purple: from 7P
  illegal to 10R

CL-16.19 CL-16.34  Jason: in an expedition with him enemy fleets count for the chain (E51)
  given seats=3
  stage menu purple zeus
  use hero jason purple 10R
  do purple: expedition; from 10R
  legal to 4R
  do purple: to 4R
  illegal go 1 0
  do purple: take jason; go 1 0
  event battle purple 4R blue

CL-16.34  Not with Ares
  given seats=3
  stage menu purple ares
  use hero jason purple 10R
  do purple: land_move; from 10R
  illegal to 4R

CL-16.34 CL-13.6  Not for retreats: own fleets only (E51)
  given seats=3
  stage menu purple zeus
  use hero jason purple 10R
  set land.10R.troops 3
  set land.4R.troops 3
  use sea 10y none 0
  set sea.10x.owner yellow
  use sea 10y yellow 1
  do purple: expedition; from 10R; to 4R; take jason; go 3 0
  do * die 0; * die 3
  do purple: lose troop
  asks battle.retreat
  illegal retreat 10R
  legal fight

CL-16.34 CL-21.8  The partner's fleets do not count, not even for Jason
  given seats=4 teams=on
  stage menu purple zeus
  use hero jason purple 8Q
  use sea 10x blue 1
  do purple: expedition; from 8Q
  illegal to 10R

CL-16.19  Jason's sacrifice: all eight own fleets on the map
  given seats=3
  stage menu purple zeus
  use hero jason purple 10R
  set sea.10y.fleets 5
  illegal sacrifice
  set sea.10y.fleets 6
  do purple: sacrifice; sacrifice jason
  do * draw metro_gold
  do purple: slot 10R1
  then metros.purple 1

CL-16.27 CL-16.9  Pandora needs a hero of the column whose sacrifice is possible
  given seats=3
  stage menu purple zeus
  set hero_column.0 ajax
  set hero_column.1 jason
  use hero pandora purple 10P
  illegal sacrifice

CL-16.30  Pandora protects nothing while Penthesilea is not in the column
  given seats=3
  stage menu purple athena
  set hero_column.0 ajax
  set hero_column.1 jason
  use hero pandora purple 10P
  set philosopher.purple 3
  do purple: philosopher
  do * draw metro_gold
  asks metropolis.slot purple

CL-16.31 CL-15.1  Perseus saves mercenaries too
  given seats=3
  stage menu purple ares
  use hero perseus purple 10P
  set land.10P.mercs 1
  use land 10Q yellow 3
  do purple: land_move; from 10P; to 10Q; take perseus; go 0 1
  do * die 0; * die 3
  do purple: lose mercenary; retreat 10R
  then land.10R.mercs 1
  then land.10R.troops 1

CL-16.31 CL-13.6  Perseus defends: his troop goes to an own or empty area
  given seats=3
  stage menu purple ares
  use hero perseus yellow 10Q
  set land.10P.troops 4
  use land 10Q yellow 2
  set sea.10x.owner yellow
  do purple: land_move; from 10P; to 10Q; go 4 0
  do * die 3; * die 0
  do yellow: lose troop
  asks perseus.retreat yellow
  only retreat 10S; lose
  do yellow: retreat 10S
  then land.10S.owner yellow
  then land.10S.troops 1
  then land.10Q.troops 1

CL-16.29 CL-18.4  A hero on the map gives no discount; a protected metropolis gives one a round
  given seats=3
  stage menu purple zeus
  use hero penthesilea purple 10P
  set column.2 graeae
  do purple: creature; buy graeae
  event bought purple graeae 2
  given seats=3
  stage menu purple zeus
  set hero.penthesilea.owner purple
  set hero.penthesilea.metro metro_gold
  set column.2 graeae
  set column.3 griffon
  do purple: creature; buy graeae
  event bought purple graeae 1
  then hero.penthesilea.mark yes
  do purple: creature; buy griffon
  event bought purple griffon 3

CL-16.27  Pandora copies only heroes whose condition is met
  given seats=3
  stage menu purple zeus
  set hero_column.0 croesus
  set hero_column.1 jason
  use hero pandora purple 10P
  set gold.purple 15
  do purple: sacrifice; sacrifice pandora
  only copy croesus

CL-16.20 CL-19.7  Hector strikes by whatever means the enemy comes: Pegasus
  given seats=3
  stage menu purple zeus
  set column.2 pegasus
  set hero_column.1 none
  use hero hector yellow 6P
  do purple: creature; buy pegasus; from 10P; to 6P; go 1 0
  asks hector.prey yellow
  do yellow: strike troop
  asks turn.menu purple
  then land.6P.owner yellow

CL-16.28 CL-10.8  Penthesilea protects a metropolis of a sacrifice too
  given seats=3
  stage menu purple zeus
  set gold.purple 15
  use hero croesus purple 10P
  use hero penthesilea purple 10P
  do purple: sacrifice; sacrifice croesus
  do * draw metro_priestess
  asks metropolis.protect purple
  do purple: on_map
  asks metropolis.slot purple
  do purple: slot 10P1
  then building.10P1 metro_priestess
  then hero.penthesilea.at 10P

CL-16.33 CL-12.5  Perseus' sacrifice: battle or conquest follow as with any move
  given seats=3
  stage menu purple zeus
  use hero perseus purple 10P
  set land.6P.troops 0
  do purple: sacrifice; sacrifice perseus; from 7P; to 6P; go 1 0
  then land.6P.owner purple
  then priestess.purple 2

CL-16.29 CL-13.3  A protected metropolis defends nothing
  given seats=3
  stage menu purple ares
  set hero.penthesilea.owner yellow
  set hero.penthesilea.metro metro_gold
  use land 10Q yellow 1
  do purple: land_move; from 10P; to 10Q; go 1 0
  do * die 1; * die 1
  event totals 2 2

CL-16.17  Penthesilea in defence: on a tie the attacker loses
  given seats=3
  stage menu purple ares
  use hero penthesilea yellow 10Q
  set land.10Q.owner yellow
  set land.10P.troops 2
  do purple: land_move; from 10P; to 10Q; go 2 0
  do * die 1; * die 2
  event totals 3 3
  asks battle.loss purple
  do purple: lose troop
  then hero.penthesilea.at 10Q
  asks battle.retreat

CL-16.17 CL-8.4  Penthesilea is not sacrificed from the menu
  given seats=3
  stage menu purple zeus
  use hero penthesilea purple 10P
  illegal sacrifice

CL-16.9 CL-16.1  A hero just recruited is not sacrificed, even with his condition fulfilled
  given seats=3
  stage menu purple hera
  set hero_column.0 croesus
  set gold.purple 30
  do purple: hero; hire croesus; place 10P
  illegal sacrifice = CL-16.8

CL-16.27 CL-10.12  Pandora cannot keep the metropolis she is sacrificed for on her own card
  given seats=3
  stage menu purple zeus
  set hero_column.0 croesus
  set hero_column.1 penthesilea
  use land 10P none 0
  use land 10R none 0
  use land 7P none 0
  use land 2S purple 1
  use hero pandora purple 2S
  set gold.purple 20
  illegal sacrifice

CL-16.9  In the next round the newcomer may be sacrificed
  given seats=3
  stage end
  use hero croesus purple 10P
  set hero_fresh croesus
  auto
  then hero_fresh none

CL-16.34 CL-17.1  Another hero alone does not lead the group over enemy fleets
  given seats=3
  stage menu purple zeus
  set hero_column.0 none
  use hero jason purple 10R
  use hero ajax purple 10R
  do purple: expedition; from 10R; to 4R; take ajax
  illegal go 1 0 = CL-16.34
  do purple: take jason
  legal go 1 0; go 0 0

CL-16.14 CL-16.23  Croesus rerolls the defender's die as well
  given seats=3
  stage menu purple ares
  use hero croesus yellow 10Q
  set gold.yellow 1
  use land 10Q yellow 1
  set land.10P.troops 2
  do purple: land_move; from 10P; to 10Q; go 2 0
  do * die 2; * die 0
  asks croesus.reroll yellow
  do yellow: reroll
  do * die 3
  event totals 4 5
  then gold.yellow 0
  asks battle.loss purple

CL-16.20 CL-16.12  Hector strikes though basic troops and mercenaries enter in equal number
  given seats=3
  stage menu purple ares
  set hero_column.1 none
  use hero hector yellow 10Q
  set land.10Q.owner yellow
  set land.10P.mercs 1
  do purple: land_move; from 10P; to 10Q; go 1 1
  asks hector.prey yellow
  only strike troop; strike mercenary

CL-16.22  After the first exchange the faction may stop
  given seats=3
  stage menu purple zeus
  set hero_column.1 none
  use hero hector purple 10P
  set priestess.purple 5
  do purple: sacrifice; sacrifice hector; stop
  then philosopher.purple 1
  then priestess.purple 3
  asks turn.menu purple

CL-16.33 CL-15.2  Perseus' sacrifice moves mercenaries alone as well
  given seats=3
  stage menu purple zeus
  use hero perseus purple 10P
  set land.10P.troops 0
  set land.10R.troops 0
  set land.7P.troops 0
  set land.7P.mercs 1
  do purple: sacrifice; sacrifice perseus
  only from 7P
