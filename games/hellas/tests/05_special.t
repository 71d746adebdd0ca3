# Chapter LH-5: special actions; LH-18 temples; LH-21 the duel.

LH-5.1 LH-5.7 LH-5.4 LH-DP-20  Recruit: two in each city, one of them fortified
  given seats=4
  stage bare s1
  set region.thessaly.owner s1
  set region.elis.owner s1
  do s1: special recruit
  legal recruit elis 2 yes; recruit thessaly 2 no
  illegal done = LH-4.30
  do s1: recruit elis 2 yes; recruit thessaly 1 no
  then region.elis.hop.s1 2
  then region.elis.fort s1
  then region.thessaly.hop.s1 1
  then player.s1.used recruit

LH-5.2 LH-5.8 LH-EX-19 LH-MO-07  With Sphinx in the only city Recruit is not offered
  given seats=4
  stage bare s1
  set monster.sphinx.at thessaly
  set region.thessaly.owner s1
  illegal special recruit = LH-5.8

LH-5.3  No recruiting where enemy hoplites stand
  given seats=4
  stage bare s1
  set region.messenia.hop.s2 1
  do s1: special prepare
  illegal option recruit = LH-5.3

LH-5.5 LH-5.42 LH-14.2 LH-EX-12  Prepare in a neutral region: control at once, nobody fortified
  given seats=4 fort=controlled
  stage bare s1
  set player.s1.at argolis
  set region.argolis.hop.s1 2
  do s1: special prepare
  only option draw; option recruit
  do s1: option recruit
  then region.argolis.hop.s1 3
  then region.argolis.owner s1
  do s1: option recruit
  then region.argolis.hop.s1 4
  then region.argolis.fort none
  asks turn.menu s2

LH-5.20 LH-5.22 LH-DP-26  Prepare twice by drawing: one card each time
  given seats=4
  stage bare s1
  do s1: special prepare
  asks prepare.option s1
  says = Twice: heal an injury, draw a combat card or recruit a hoplite.
  do s1: option draw
  do * draw wild-axe
  then player.s1.hand 1
  says = Once more: heal an injury, draw a combat card or recruit a hoplite.
  legal option draw
  do s1: option draw
  do * draw wild-mace
  then player.s1.hand 2
  asks turn.menu s2

LH-5.24 LH-EX-20 LH-14.5  Prepare in an empty enemy region takes it
  given seats=4 fort=controlled
  stage bare s1
  set player.s1.at argolis
  set region.argolis.owner s2
  do s1: special prepare; option recruit
  then region.argolis.owner s1
  then region.argolis.hop.s1 1
  do s1: option recruit
  then region.argolis.fort none

LH-5.4 LH-5.23  Prepare in an own city may fortify the recruit
  given seats=4
  stage bare s1
  set player.s1.at argolis
  set region.argolis.owner s1
  do s1: special prepare; option recruit
  only recruit argolis 1 no; recruit argolis 1 yes
  do s1: recruit argolis 1 yes
  then region.argolis.fort s1

LH-5.21 LH-5.25 LH-5.43 LH-DP-27  Heal only what is injured, also on a quest; the second option is checked anew
  given seats=4
  stage bare s1
  set quest.0 atlas
  use quest s1 atlas 1
  set player.s1.injured speed+strength
  do s1: special prepare
  only option heal; option draw
  illegal option recruit = LH-5.23
  do s1: option heal; heal speed
  do s1: option heal
  then player.s1.injured none

LH-5.26 LH-BL-17 LH-DP-28 LH-15.15  After Prepare: Combat Training, then Perseus' jump
  given seats=4 fort=controlled
  stage bare s2
  set player.s2.blessings combat-training
  set quest.0 atlas
  do s2: special prepare; option recruit; option recruit
  do * draw wild-axe
  asks perseus.jump s2
  says done = Leave Perseus where he is
  do s2: jump messenia
  then player.s2.at messenia
  then player.s2.quest none
  asks turn.menu s3

LH-5.10 LH-DP-21 LH-5.13  March: any number of unfortified hoplites of one region
  given seats=4
  stage bare s1
  use region argolis s1 3
  set region.argolis.fort s1
  do s1: special march
  legal march argolis crete 1; march argolis crete 2
  illegal march argolis crete 3 = LH-5.10
  illegal march argolis elis 1 = LH-1.2
  do s1: march argolis crete 2
  then region.crete.hop.s1 2
  then region.crete.owner s1
  then region.argolis.hop.s1 1

LH-BL-26 LH-EX-75 LH-13.6  Forced March: two regions; beaten, the army goes back to the last region passed
  given seats=4 retreat=origin
  stage bare s1
  set player.s1.blessings forced-march
  set region.epirus.hop.s1 2
  set region.aetolia.owner s1
  use region locris s2 2
  do s1: special march; march epirus aetolia 2; onward locris
  then region.locris.hop.s2 2
  then region.aetolia.hop.s1 1
  then region.epirus.hop.s1 0

LH-BL-32 LH-DP-21  Murderous March: two die, the others go anywhere
  given seats=4
  stage bare s1
  set player.s1.blessings murderous-march
  set region.epirus.hop.s1 5
  do s1: special march
  legal murderous epirus crete 3; march epirus aetolia 5
  illegal murderous epirus crete 4
  illegal murderous epirus chalkidiki 1 = LH-4.25
  do s1: murderous epirus crete 2
  then region.epirus.hop.s1 1
  then region.crete.hop.s1 2
  then region.crete.owner s1

LH-BL-27 LH-5.5 LH-DP-22  Rearguard: two recruits where the army came from
  given seats=4
  stage bare s1
  set player.s1.blessings rearguard
  set region.epirus.hop.s1 1
  do s1: special march; march epirus aetolia 1
  asks recruit.place s1
  only recruit epirus 1 no; recruit epirus 2 no; done
  says done = Recruit no more
  do s1: recruit epirus 2 no
  then region.epirus.owner s1

LH-BL-02 LH-5.7  Mobilization: two more in any controlled region, a reason for Recruit by itself
  given seats=4
  stage bare s1
  set player.s1.blessings mobilization
  set region.epirus.owner s1
  do s1: special recruit
  only recruit epirus 1 no; recruit epirus 2 no
  do s1: recruit epirus 2 no
  then region.epirus.hop.s1 2

LH-5.14 LH-5.19 LH-DP-23  The third temple: its place is chosen, a priest is gained
  use third_temple
  warns special temple = you gain a priest, a draft of blessings follows
  do s2: special temple
  only temple elis
  warns temple elis = you gain a priest, a draft of blessings follows
  do s2: temple elis
  then player.s2.priests 1
  then temples epirus+elis+crete

LH-5.17 LH-18.3 LH-TC-03  With card 3 a draft follows the third temple, whatever its region, and not the fourth
  use third_temple
  do s2: special temple; temple elis
  asks draft.card *
  use third_temple
  set temples epirus+crete+attica
  warns special temple = you gain a priest
  do s2: special temple; temple elis
  asks turn.menu s3

LH-17.2 LH-17.1 LH-17.3 LH-EX-24 LH-DP-25 LH-CH-10  A draft of five, to the right
  use third_temple
  do s2: special temple; temple elis
  do * offer bluff; * offer ambush; * offer exile; * offer armory; * offer advanced-dodge
  hidden s1 priv.s2.offered
  asks draft.pick s2
  do s2: pick bluff
  asks draft.pick s1
  only pick ambush; pick exile; pick armory; pick advanced-dodge
  then player.s2.blessings bluff
  do s1: pick armory
  do * draw wild-axe
  do * draw wild-mace
  asks draft.pick s4
  do s4: pick advanced-dodge
  then player.s4.attr.speed 2
  do s3: pick ambush
  then blessings_out exile
  asks turn.menu s3

LH-TC-02 LH-17.6  Delphi with card 2: another priest and a draft
  given seats=4
  stage bare s1
  set temple_card temple-card-2
  set region.phocis.owner s1
  warns special temple = you gain a priest and the bonus of Delphi
  do s1: special temple; temple phocis
  then player.s1.priests 2
  asks draft.card *

LH-TC-03  Delphi with card 3: three artifacts, keep one
  given seats=4
  stage bare s1
  set temple_card temple-card-3
  set region.phocis.owner s1
  do s1: special temple; temple phocis
  do * find harpe; * find aegis; * find ambrosia
  do s1: keep aegis
  then player.s1.artifacts aegis

LH-TC-04  Delphi with card 4: cards up to the hand limit
  given seats=4
  stage bare s1
  set temple_card temple-card-4
  set region.phocis.owner s1
  set priv.s1.hand wild-axe
  do s1: special temple; temple phocis
  do * draw wild-mace; * draw wild-sword; * draw wild-spear
  then player.s1.hand 4
  asks turn.menu s2

LH-TC-05 LH-DP-24  Delphi with card 5: two different attributes
  given seats=4
  stage bare s1
  set temple_card temple-card-5
  set region.phocis.owner s1
  do s1: special temple; temple phocis
  do s1: raise speed
  only raise leadership; raise strength
  do s1: raise strength
  then player.s1.attr.speed 2
  then player.s1.attr.strength 2

LH-BL-34 LH-3.8  Hermes' Temple: an extra action after each own Build Temple
  given seats=4
  stage bare s1
  set player.s1.blessings hermes-temple
  set temple_card temple-card-4
  set region.crete.owner s1
  do s1: special temple; temple crete
  asks extra.action s1
  do s1: special prepare; option draw
  do * draw wild-axe
  do s1: option draw
  do * draw wild-mace
  asks turn.menu s2

LH-BL-34  Hermes' Temple gained by a draft: a priest, but no extra action yet
  given seats=2
  stage bare s1
  set temple_card temple-card-1
  set temples epirus
  set region.crete.owner s1
  do s1: special temple; temple crete
  do * offer hermes-temple; * offer bluff; * offer exile
  do s1: pick hermes-temple
  then player.s1.priests 2
  do s2: pick bluff
  asks turn.menu s2

LH-5.29 LH-5.31 LH-EX-21 LH-14.10 LH-DP-29  Usurp: no way out, three hoplites die; the token is kept
  given seats=4
  stage bare s1
  set glory.yellow s1
  set player.s1.at phocis
  use region phocis s2 3
  set region.locris.owner s1
  set region.boeotia.hop.s3 1
  do s1: special usurp
  then region.phocis.hop.s2 0
  then region.phocis.owner s1
  asks recruit.place s1
  do s1: recruit phocis 1 no
  then region.phocis.hop.s1 1
  then glory.yellow s1

LH-5.28 LH-13.14 LH-DP-30  Usurp: the army goes where its owner says, without losses
  given seats=4
  stage bare s1
  set glory.yellow s1
  set player.s1.at phocis
  use region phocis s2 3
  do s1: special usurp
  asks withdraw.to s2
  only withdraw locris; withdraw boeotia
  do s2: withdraw boeotia
  then region.boeotia.hop.s2 3
  then region.boeotia.owner s2

LH-5.4 LH-5.30 LH-BL-20  Usurp with Glory of Zeus: up to three, one fortified although control is new
  given seats=4
  stage bare s1
  set player.s1.blessings glory-of-zeus
  set glory.green s1
  set player.s1.at elis
  do s1: special usurp
  legal recruit elis 3 yes; done
  do s1: recruit elis 3 yes
  then region.elis.fort s1
  then region.elis.hop.s1 3

LH-EX-22 LH-5.2 LH-5.30  Usurp with Sphinx: control, no hoplite
  given seats=4
  stage bare s1
  set glory.green s1
  set monster.sphinx.at messenia
  do s1: special usurp
  then region.messenia.owner s1
  then region.messenia.hop.s1 0
  asks turn.menu s2

LH-5.27 LH-5.41  Usurp needs the glory token, and must change something
  given seats=4
  stage bare s1
  illegal special usurp = LH-5.27
  set glory.green s1
  set region.messenia.owner s1
  set monster.sphinx.at messenia
  illegal special usurp = LH-5.41

LH-5.32 LH-9.2 LH-MO-06  Hunt needs a monster that may be hunted
  given seats=4
  stage bare s1
  illegal special hunt = LH-5.32
  set monster.minotaur.at messenia
  set monster.minotaur.evolved rule
  set monster.sphinx.at messenia
  set monster.sphinx.evolved rule
  illegal special hunt = LH-9.2
  set player.s1.priests 1
  legal special hunt
  set player.s1.priests 0
  set player.s1.attr.leadership 3
  legal special hunt

LH-5.34 LH-DP-48  Build Monument: one level on any monument
  use building
  do s1: special monument
  only build zeus; build athena; build hermes
  do s1: build athena
  then level.athena 2
  then level.zeus 1

LH-5.35 LH-19.8  Build Monument: priests on monuments go to the supply
  use building
  do s1: special monument; build athena
  then zeus_priests.0 none
  then player.s2.priests 0

LH-5.36 LH-18.1  Build Monument: the builder gains a priest a temple under own control, Delphi too
  use building
  do s1: special monument; build athena
  then player.s1.priests 2
  then player.s2.priests 0

LH-5.38  Build Monument: used tokens of all players are removed
  use building
  do s1: special monument; build athena
  then player.s1.used none
  then player.s2.used none

LH-5.39 LH-16.1  Build Monument: artifacts of all players are recharged
  use building
  do s1: special monument; build athena
  then charged harpe

LH-5.33 LH-21.4 LH-21.7 LH-EX-64 LH-DP-49  Duel: a used action again, then Build Monument
  given seats=2
  stage bare s1
  set region.crete.hop.s1 2
  set player.s1.used recruit+march+exhausted-fight
  do s1: special monument
  asks duel.extra s1
  says done = Repeat no action
  only special march; done
  do s1: special march; march crete argolis 2
  asks monument.pick s1
  do s1: build zeus
  then player.s1.used none
  then king_god none

LH-21.3 LH-EX-64 LH-21.5 LH-5.34  Duel without used actions; all monuments complete
  given seats=2
  stage bare s1
  set level.zeus 5
  set level.athena 5
  set level.hermes 5
  do s1: special monument
  asks event.card *
  then king_god none

LH-21.6 LH-BL-34  Duel: grants of the extra action come before the announced Build Monument
  given seats=2
  stage bare s1
  set player.s1.blessings hermes-temple
  set temple_card temple-card-4
  set region.crete.owner s1
  set player.s1.used temple
  do s1: special monument; special temple; temple crete
  asks extra.action s1
  illegal special monument = LH-21.6
  do s1: done
  asks monument.pick s1

LH-21.2 LH-9.12  Duel: the opponent draws the monster's attacks
  given seats=2
  stage bare s1
  set monster.cerberus.at messenia
  set priv.s1.hand phalanx-1
  stage hunt s1 cerberus
  do * draw wild-mace
  do s1: strike 1 phalanx-1; done
  do * foe mighty; * foe nasty
  asks monster.card s2

LH-5.37 LH-20.5 LH-20.6  The first monument at level 5 brings the activation card to its builder
  given seats=3
  stage bare s1
  set level.zeus 4
  set region.thessaly.owner s2
  do s1: special monument; build zeus
  then king_god zeus
  then king_holder s1
  then king_tokens 3

LH-20.8 LH-20.11 LH-EX-63  King of Kings: without tokens the controller wins, after everything else of the turn
  use king_of_kings 1
  stage turn s1
  do s1: special prepare
  not over
  do s1: option draw
  do * draw wild-axe
  do s1: option draw
  do * draw wild-mace
  over
  wins s2
  then ending king

LH-20.10  Another player's special action removes no token
  use king_of_kings 2
  stage turn s2
  use prepare s2
  do s2: done
  then king_tokens 2
  asks turn.menu s3

LH-20.7 LH-20.15  Each turn of the holder takes a token: three turns are the end
  use king_of_kings 3
  stage turn s1
  use prepare s1
  then king_tokens 2
  use prepare s2
  do s2: done
  use prepare s3
  do s1: special monument; build athena
  auto
  then king_tokens 1
  use prepare s2
  do s2: done
  use prepare s3
  not over
  use prepare s1
  over
  wins s2

LH-20.9 LH-EX-63  Nobody controls the monument: the first to take it wins
  given seats=4
  stage bare s1
  set level.zeus 5
  set king_god zeus
  set king_holder s2
  set king_tokens 255
  set region.locris.hop.s1 4
  do s1: special march; march locris thessaly 4
  over
  wins s1

LH-20.14 LH-BL-25 LH-9.27  Exhausted Fight is a special action and removes a token; the injury comes first
  given seats=4
  stage bare s1
  set player.s1.blessings exhausted-fight
  set level.zeus 5
  set king_god zeus
  set king_holder s1
  set king_tokens 3
  set monster.cerberus.at messenia
  illegal special exhausted-fight = LH-BL-25
  set player.s1.used hunt
  do s1: special exhausted-fight
  then king_tokens 2
  then player.s1.used hunt+exhausted-fight
  asks injury.attr s1
  do s1: hurt speed
  do * draw wild-mace
  asks hunt.wound s1

LH-20.14 LH-BL-23 LH-9.25  Wild Hunt is none; it costs a point of Strength
  given seats=4 wound=may
  stage bare s1
  set player.s1.blessings wild-hunt
  set level.zeus 5
  set king_god zeus
  set king_holder s1
  set king_tokens 3
  set monster.cerberus.at messenia
  illegal bless wild-hunt = LH-3.18
  set player.s1.attr.strength 2
  do s1: bless wild-hunt
  then player.s1.attr.strength 1
  then king_tokens 3
  then player.s1.used none
  do * draw wild-mace
  do s1: stop
  do s1: hurt speed
  asks turn.menu s1
  illegal walk = LH-4.1

LH-BL-02 LH-5.6 LH-5.8  Mobilization: the hoplite that Recruit asks for may come by the blessing alone
  given seats=3
  stage bare s1
  set region.attica.owner s1
  set region.epirus.owner s1
  set player.s1.blessings mobilization
  do s1: special recruit
  legal done
  do s1: done
  illegal done
  do s1: recruit epirus 2 no
  then region.attica.hop.s1 0
  then region.epirus.hop.s1 2

LH-24.5 LH-5.4 LH-5.24  By the rulebook the recruit of a Prepare may be fortified in every city
  given seats=4
  stage bare s1
  set player.s1.at argolis
  set region.argolis.owner s2
  do s1: special prepare; option recruit
  only recruit argolis 1 no; recruit argolis 1 yes
  do s1: recruit argolis 1 yes
  then region.argolis.owner s1
  then region.argolis.fort s1

LH-24.5 LH-5.4  With the later answers only where the city was controlled before
  given seats=4 fort=controlled
  stage bare s1
  set player.s1.at argolis
  set region.argolis.owner s2
  do s1: special prepare; option recruit
  then region.argolis.owner s1
  then region.argolis.fort none
