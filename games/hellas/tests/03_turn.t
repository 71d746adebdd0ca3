# Chapter LH-3: the turn.

LH-3.3 LH-4.1 LH-3.6  Each regular action once, in any order, before the special action
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 1
  set player.s1.priests 2
  legal walk; hoplites; prayer; special march; special prepare; special monument
  do s1: hoplites; step arcadia elis
  illegal hoplites = LH-4.1
  do s1: walk; go messenia
  illegal walk = LH-4.1
  do s1: prayer; pray zeus
  illegal prayer = LH-4.1
  do s1: special march; march elis arcadia 1
  asks turn.menu s2

LH-5.16 LH-18.5  Delphi gives a priest, uses no slot, and is built once
  use delphi
  then player.s1.priests 1
  then temples_built 0
  do s1: special monument; build zeus
  auto
  stage turn s1
  illegal special temple = LH-5.15

LH-3.8 LH-3.19 LH-TC-01 LH-EX-25 LH-DP-54 LH-DP-24  Delphi with card 1 grants an extra special action
  use delphi
  asks extra.action s1
  says done = Take no extra action
  legal special prepare; special monument; done
  illegal special temple = LH-3.5
  illegal augean prepare = LH-3.8
  do s1: done
  asks turn.menu s2

LH-3.9 LH-5.40 LH-7.8  Build Monument ends the turn; extra actions are lost
  given seats=4
  stage bare s1
  set grants 2
  do s1: special monument; build zeus
  asks event.card *
  do * event atlas
  asks turn.menu s2

LH-3.10 LH-23.7  "Once per turn" ends with the turn
  given seats=4
  stage bare s1
  do s1: walk; go elis
  do s1: special prepare; option draw
  do * draw wild-axe
  do s1: option draw
  do * draw wild-mace
  then taken none
  asks turn.menu s2
  legal walk

LH-3.11 LH-BL-11 LH-DP-55 LH-14.9  Battle Prayer: a priest for a card, whenever its owner is asked
  given seats=4 retreat=origin
  stage bare s1
  set player.s2.blessings battle-prayer
  set player.s2.priests 2
  use region crete s2 2
  set region.argolis.hop.s1 2
  set priv.s1.hand wild-axe
  illegal bless battle-prayer = LH-3.11
  do s1: special march; march argolis crete 2
  asks before.fx s2
  do s2: bless battle-prayer
  do * draw charge-1
  then player.s2.priests 1
  do s2: pass
  asks battle.card s2
  legal bless battle-prayer; play charge-1; pass
  do s2: pass
  do s1: pass
  then region.crete.hop.s2 2
  then region.argolis.hop.s1 1
  then region.crete.owner s2

LH-3.12 LH-BL-30 LH-DP-62  Exile: once a turn, from the menu, for an injury
  given seats=4
  stage bare s1
  set player.s1.blessings exile
  set monster.medusa.at messenia
  set monster.hydra.at messenia
  do s1: bless exile
  illegal send medusa messenia
  do s1: send medusa epirus
  do s1: hurt speed
  then monster.medusa.at epirus
  then player.s1.injured speed
  illegal bless exile = LH-3.18

LH-3.14 LH-MO-10 LH-10.3  Cyclops: heroes around it are injured, clockwise from the active player
  given seats=4
  stage bare s2
  set monster.cyclops.at arcadia
  set player.s1.at messenia
  set player.s2.at elis
  set player.s3.at arcadia
  set player.s3.injured leadership+strength+speed
  set player.s4.at epirus
  stage monsters s2
  do * die attack
  asks injury.attr s2
  do s2: hurt strength
  asks injury.attr s1
  do s1: hurt speed
  then player.s3.injured leadership+strength+speed
  then player.s4.injured none

LH-3.15 LH-6.5 LH-MO-08  Unfortified hoplites die first, the fortified one last
  given seats=4
  stage bare s1
  set monster.cerberus.at laconia
  use region laconia s2 4
  set region.laconia.fort s2
  stage monsters s1
  do * die attack
  then region.laconia.hop.s2 1
  then region.laconia.fort s2

LH-3.16 LH-AR-03 LH-15.7 LH-DP-09  Thunder of Zeus: the user picks the hero, its owner the attribute, on a quest too
  given seats=4
  stage bare s1
  set region.thessaly.owner s1
  set quest.0 atlas
  use quest s2 atlas 1
  do s1: artifacts; use thunder-of-zeus
  only injure s2; injure s3; injure s4
  do s1: injure s2
  asks injury.attr s2
  do s2: hurt leadership
  then player.s2.injured leadership
  do s1: done
  illegal artifacts = LH-4.1

LH-3.17 LH-BL-30 LH-3.18  A cost that cannot be paid is not offered
  given seats=4
  stage bare s1
  set player.s1.blessings exile
  set player.s1.injured leadership+strength+speed
  set monster.medusa.at messenia
  illegal bless exile = LH-3.18

LH-3.11 LH-QU-01  Aid to Atlas: all own used tokens go, two cards come
  given seats=4
  stage bare s1
  set player.s1.kept atlas
  set player.s1.used march+recruit+exhausted-fight
  do s1: atlas
  do * draw wild-axe
  do * draw wild-mace
  then player.s1.used none
  then player.s1.kept none
  then player.s1.hand 2

LH-19.2 LH-4.5  Prayer without a priest is refused by the rule of prayer; so is the monument of the solo mode by its own
  given seats=4
  stage bare s1
  illegal prayer = LH-19.2
  illegal pray zeus = LH-19.2
  illegal march argolis crete 1 = LH-5.10
  given seats=1
  stage bare s1
  illegal special monument = LH-22.18
