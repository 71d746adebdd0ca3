# Chapters LH-1 and LH-23: components, limits, hidden information. Seats s1 to s4 are A to D.
# "bare" is an empty map: Heracles in Messenia, Perseus in Thessaly, Achilles in Phocis, Helen in Chalkidiki.

LH-1.1 LH-2.1  The competitive map has nineteen regions
  given seats=2
  do hero achilles; colour blue
  asks setup.place s1
  choices 19

LH-1.2 LH-1.27  Land borders and sea trails are links alike; a hoplite goes one region
  given seats=4
  stage bare s1
  set region.euboea.hop.s1 1
  set player.s4.at laconia
  do s1: hoplites
  only step euboea thessaly; step euboea chalkidiki; step euboea boeotia; step euboea crete

LH-5.12  March conquers as Hoplite Movement does
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 3
  set region.elis.owner s2
  set region.achaea.owner none
  do s1: special march; march arcadia elis 3
  then region.elis.owner s1

LH-1.3 LH-4.14 LH-4.15  Sparta is a city; only one hoplite fits; no city, no place
  given seats=4
  stage bare s1
  use region laconia s1 2
  use region crete s1 1
  set player.s1.attr.leadership 2
  do s1: hoplites
  illegal fortify crete = LH-4.14
  do s1: fortify laconia
  then region.laconia.fort s1
  illegal fortify laconia = LH-4.15

LH-1.4 LH-19.2 LH-19.9 LH-DP-10  Three monuments take priests, Messenia none; a full one takes no third
  given seats=4
  stage bare s1
  set player.s1.priests 1
  set zeus_priests.0 s2
  set zeus_priests.1 s3
  set level.athena 3
  do s1: prayer
  only pray athena; pray hermes
  warns pray athena = Leadership +1, recruit 2 hoplites
  warns pray hermes = Speed +1
  illegal pray zeus = LH-19.9

LH-1.5 LH-1.6 LH-5.9 LH-EX-18  Fifteen hoplites at most: with a short reserve the player chooses where
  given seats=4
  stage bare s1
  set region.thessaly.owner s1
  set region.laconia.owner s1
  use region epirus s1 10
  do s1: special recruit
  legal recruit laconia 4 no; recruit laconia 4 yes; recruit thessaly 2 yes; recruit thessaly 1 no
  illegal recruit epirus 1 no
  illegal recruit thessaly 3 no
  do s1: recruit laconia 4 yes
  then region.laconia.fort s1
  legal recruit thessaly 1 no; done
  illegal recruit thessaly 2 no = LH-1.6
  do s1: recruit thessaly 1 yes
  then region.thessaly.hop.s1 1
  asks turn.menu s2

LH-1.7 LH-5.18  With four priests a temple is built and the priest is lost
  given seats=4
  stage bare s1
  set region.crete.owner s1
  set player.s1.priests 4
  do s1: special temple; temple crete
  then player.s1.priests 4
  then temples crete

LH-1.8 LH-2.16  Everybody starts without priests and with attributes of 1
  given seats=4
  do hero perseus; colour red
  then player.s1.priests 0
  then player.s1.attr.leadership 1
  then player.s1.attr.strength 1
  then player.s1.attr.speed 1

LH-1.9 LH-3.5 LH-3.4  A used token lies on every action taken; it cannot be chosen again
  given seats=4
  stage bare s1
  set player.s1.used recruit+temple+prepare+usurp+hunt
  set region.crete.hop.s1 2
  legal special march; special monument
  illegal special prepare = LH-3.5
  do s1: special march; march crete argolis 2
  then player.s1.used recruit+march+temple+prepare+usurp+hunt

LH-1.10 LH-8.2 LH-8.3  Every slot can be wounded, the Hydra's nine too
  use hunt hydra flank-1
  set monster.hydra.evolved slots
  set monster.hydra.wounds 1+2+3+4+5+6+7+8
  do * draw wild-axe
  only strike 9 flank-1
  illegal strike 8 flank-1 = LH-8.3

LH-8.1  Medusa has four slots, each with its symbol
  use hunt medusa phalanx-1+flank-1+wild-sword+wild-mace
  set player.s1.attr.strength 1
  do * draw wild-axe
  only strike 1 phalanx-1; strike 2 flank-1; strike 3 wild-sword; strike 4 wild-axe

LH-1.11 LH-18.4 LH-5.15  Three players have six temples; then only Delphi can be built
  given seats=3
  stage bare s1
  set temples epirus+chalkidiki+aetolia+attica+corinthia+elis
  set region.crete.owner s1
  illegal special temple = LH-5.15
  set region.phocis.owner s1
  do s1: special temple
  only temple phocis

LH-18.2  A shrine with a temple takes no second one
  given seats=4
  stage bare s1
  set temples crete
  set region.crete.owner s1
  illegal special temple = LH-5.15
  set region.elis.owner s1
  do s1: special temple
  only temple elis

LH-1.12 LH-11.2 LH-9.29 LH-DP-39  One token a land: the slayer takes it from its holder, before the reward
  use last_slot
  asks hunt.reward s1
  then glory.green s1
  only reward artifact; reward monster-artifact
  do s1: reward monster-artifact
  then player.s1.artifacts eye-of-cyclops
  then player.s1.injured none
  asks turn.menu s2

LH-8.8 LH-9.21  The last slot ends the hunt; figure to the slayer, an artifact not taken leaves the game
  use last_slot
  asks hunt.reward s1
  do s1: reward artifact
  do * find harpe
  then player.s1.artifacts harpe
  then player.s1.slain cyclops
  then monster.cyclops.at none
  asks turn.menu s2

LH-1.13 LH-1.14 LH-10.1  An injured attribute counts 1
  given seats=4
  stage bare s1
  set player.s1.attr.speed 3
  set player.s1.injured speed
  do s1: walk
  only go messenia; go elis; go arcadia; go laconia
  illegal go argolis = LH-4.6

LH-1.15 LH-19.3  A prayer at Strength 5 is legal and raises nothing
  use prayer_at_five
  then player.s1.attr.strength 5
  then zeus_priests.0 s1

LH-19.5 LH-1.17 LH-EX-26 LH-DP-38  Prayer to Zeus at level 3: two cards, then down to four
  use prayer_at_five
  then player.s1.attr.strength 5
  then player.s1.hand 6
  asks discard.choice s1
  do s1: discard trap-sword; discard trap-mace
  then player.s1.hand 4
  then discard trap-sword+trap-mace
  asks turn.menu s1

LH-1.19  The hand limit applies in a battle
  given seats=4
  stage bare s1
  set player.s1.artifacts harpe
  set charged harpe
  set region.arcadia.hop.s1 2
  use region achaea s2 1
  set priv.s1.hand trap-sword+trap-mace+wild-axe+charge-1
  set priv.s2.hand wild-sword
  do s1: special march; march arcadia achaea 2
  do s1: use harpe
  do * draw wild-mace
  asks discard.choice s1
  do s1: discard trap-sword
  then player.s1.hand 4

LH-1.16 LH-10.7 LH-MA-08 LH-DP-37  Nasty Wound lowers the highest value; ties are the owner's, at 1 nothing is lost
  use hunt cerberus phalanx-1
  set player.s1.attr.speed 3
  set player.s1.attr.strength 3
  set player.s1.injured leadership+strength
  do * draw wild-spear
  do s1: strike 1 phalanx-1; done
  do * foe nasty
  do * foe recall-3
  do s2: attack nasty
  do s1: none
  then player.s1.injured leadership+strength+speed
  asks lose.attr s1
  only lose strength; lose speed
  do s1: lose strength
  then player.s1.attr.strength 2

LH-1.18 LH-9.5 LH-9.24  The hunter may hold more than four cards until the hunt ends
  use hunt medusa charge-1+wild-axe+wild-spear
  set readings control+retreat+fort+marks
  set player.s1.attr.strength 4
  do * draw trap-mace
  do * draw wild-mace
  do * draw maneuver-mace
  do * draw encirclement-mace
  asks hunt.wound s1
  then player.s1.hand 7
  do s1: stop
  asks injury.attr s1
  do s1: hurt speed
  asks discard.choice s1
  do s1: discard trap-mace; discard wild-mace; discard maneuver-mace
  then player.s1.hand 4
  asks turn.menu s2

LH-9.28  With a useless card the hunter is asked, with none the hunt goes on by itself
  use hunt medusa phalanx-1
  do * draw wild-axe
  do s1: strike 4 wild-axe
  asks hunt.wound s1
  do s1: strike 1 phalanx-1
  do * foe mighty; * foe recall-3
  do s2: attack mighty
  asks injury.attr s1

LH-1.20 LH-HI-16 LH-CH-14  An empty deck is made anew from the discards
  given seats=4
  stage bare s1
  set discard fortification-torch+local-support-torch+glory-torch+phalanx-1+phalanx-2+phalanx-3+fortification-bow+local-support-bow+glory-bow+flank-1+flank-2+flank-3+trap-sword+maneuver-sword+encirclement-sword+wild-sword+trap-mace+maneuver-mace+encirclement-mace+wild-mace+reinforcements-1+reinforcements-2+charge-1+charge-2+javelin-axe+wild-axe+assault-axe+javelin-spear+wild-spear+assault-spear
  do s1: special prepare; option draw
  do * draw wild-axe
  event reshuffle 30
  then discard none
  then player.s1.hand 1

LH-1.21 LH-9.12 LH-HI-04 LH-HI-15 LH-DP-34  The left seat sees two attack cards, all see the chosen one
  use hunt cerberus phalanx-1
  do * draw wild-spear
  do s1: strike 1 phalanx-1; done
  do * foe recall-3
  do * foe mighty
  asks monster.card s2
  only attack recall-3; attack mighty
  hidden s1 priv.s2.attack
  hidden s3 priv.s2.attack
  do s2: attack recall-3
  then hunt.revealed recall-3
  then priv.s2.attack_out mighty
  hidden s1 priv.s2.attack_out

LH-3.2 LH-HE-01 LH-DP-05 LH-EX-06  Before any action Heracles may return a glory token
  use heracles
  then glory.red none
  do * find harpe
  do * find aegis
  do s1: keep aegis
  then player.s1.artifacts aegis
  asks turn.menu s1

LH-1.22 LH-16.7 LH-DP-06 LH-HI-05 LH-CH-15  Of two artifacts, seen by the drawer only, one is kept
  use heracles
  do * find harpe
  do * find aegis
  hidden s2 priv.s1.look
  asks artifact.keep s1
  only keep harpe; keep aegis
  do s1: keep aegis
  then player.s1.artifacts aegis
  then priv.s1.seen_artifacts harpe

LH-1.23 LH-17.4  Too few blessings: the discards come back
  given seats=2
  stage bare s1
  set player.s1.blessings cunning-tactician+mobilization+master-plan+athenas-gift+heroic-presence+always-prepared+unbroken-morale+local-volunteers+stalwart-defense+no-attrition+battle-prayer+restrictive-maneuver+sacrifice-of-flesh+weak-spot+push-ups+inspiring-hunt+combat-training
  set player.s2.blessings local-support+glory-of-zeus+armory+gods-strength+wild-hunt+shoot-to-kill+exhausted-fight+forced-march+rearguard+response-force+bluff+exile+ambush+murderous-march+advanced-dodge+hermes-temple
  set blessings_out winged-boots+heros-apprentice
  set player.s1.blessings cunning-tactician
  stage draft s1
  do * offer mobilization
  do * offer master-plan
  do * offer athenas-gift
  only pick mobilization; pick master-plan; pick athenas-gift

LH-1.24 LH-2.3 LH-2.8 LH-CH-04  The event deck has 23 cards: two a monster and nine quests
  given seats=4 manual
  do * temple-card temple-card-1
  asks setup.event *
  choices 23

LH-1.25 LH-1.26 LH-DP-02  Colours mean nothing: any hero takes any colour
  given seats=4
  do hero helen
  only colour blue; colour red; colour yellow; colour green
  do colour green
  auto
  do keep caduceus
  legal place crete; place attica

LH-1.28 LH-19.11 LH-15.4  Only priests in the pool can be sacrificed
  given seats=4
  stage bare s1
  set player.s1.attr.leadership 2
  set player.s1.at chalkidiki
  set quest.0 amazon
  set zeus_priests.0 s1
  do s1: walk; go chalkidiki
  only quest 1; done
  illegal quest 3 = LH-15.2

LH-1.29 LH-12.20  Cards played in a battle lie aside until its end
  given seats=4
  stage bare s1
  use region crete s2 2
  set region.argolis.hop.s1 3
  set priv.s1.hand wild-axe
  do s1: special march; march argolis crete 3
  do s1: play wild-axe
  asks withdraw.to s2
  then discard none
  then battle.played.attacker wild-axe
  do s2: withdraw attica
  then discard wild-axe
  then battle.played.attacker none

LH-2.13 LH-HI-01 LH-HI-14 LH-CH-07  Hands are secret, their sizes are public
  use before_cards
  do * draw wild-axe
  then player.s1.hand 1
  hidden s2 priv.s1.hand

LH-HI-02 LH-CH-03  Nobody knows the order of a deck: any card left in it may come
  use before_cards
  asks draw *
  choices 30
  do * draw wild-axe
  asks draw *
  choices 29

LH-HI-03 LH-HI-08  Discards, pieces and attributes are public
  given seats=4
  stage bare s1
  set priv.s1.hand wild-axe+trap-sword+trap-mace+charge-1
  do s1: special prepare; option draw
  do * draw wild-mace
  do s1: discard wild-axe
  event discard wild-axe
  then discard wild-axe

LH-23.1 LH-23.3  After 400 turns the game is drawn
  given seats=4
  stage bare s1
  set turn 400
  set player.s1.used recruit+march+temple+usurp+hunt
  do s1: special prepare; option draw
  do * draw wild-axe
  do s1: option draw
  do * draw wild-mace
  over
  then ending draw
  then winner none

LH-23.2 LH-5.23  Without hoplites and regions a player recruits at the hero
  given seats=4
  stage bare s1
  do s1: special prepare; option recruit
  then region.messenia.hop.s1 1

LH-23.4 LH-10.2 LH-DP-36  A choice with one option is made by the engine
  given seats=4
  stage bare s1
  set region.thessaly.owner s2
  set player.s1.injured leadership+strength
  stage turn s2
  do s2: artifacts; use thunder-of-zeus; injure s1
  then player.s1.injured leadership+strength+speed
  asks art.pick s2

LH-23.6 LH-3.7 LH-DP-07  The turn menu is always asked; Build Monument is always there
  given seats=4
  stage bare s1
  set level.zeus 5
  set level.athena 5
  set level.hermes 5
  set player.s1.used recruit+march+temple+prepare+usurp+hunt
  only walk; special monument
