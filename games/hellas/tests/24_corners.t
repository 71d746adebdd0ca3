# Halves of rules that only a corner of the game shows.

LH-MO-09 LH-AR-15  Minotaur's Horn: those who come together pay evolved Chimera once, from however many regions
  given seats=4
  stage bare s1
  set monster.chimera.at achaea
  set monster.chimera.evolved rule
  set region.arcadia.hop.s1 3
  set region.achaea.owner s2
  set region.achaea.hop.s2 2
  set region.elis.hop.s2 2
  set region.locris.hop.s2 2
  set player.s2.artifacts minotaurs-horn
  set charged minotaurs-horn
  do s1: special march; march arcadia achaea 3
  do s2: use minotaurs-horn; bring elis 2
  then region.achaea.hop.s2 3
  do s2: bring locris 2
  then region.achaea.hop.s2 5

LH-4.13 LH-4.14  A hoplite that went into the city stays there for the action
  given seats=3
  stage bare s1
  set player.s1.attr.leadership 3
  set region.elis.owner s1
  set region.elis.hop.s1 2
  do s1: hoplites; fortify elis
  illegal leave elis = LH-4.14
  do s1: step elis arcadia

LH-22.85 LH-4.13  The colour that has moved is not to choose again
  given seats=1
  stage bare s1
  set player.s1.attr.leadership 3
  set region.chalkidiki.hop.persian 2
  set region.arcadia.hop.blue 1
  set region.elis.hop.yellow 1
  do s1: hoplites; step arcadia elis; step elis messenia
  asks turn.menu s1
  then region.elis.hop.blue 1
  then region.messenia.hop.yellow 1

LH-22.20 LH-1.6  An empty reserve of the colour recruits nobody
  given seats=1
  stage bare s1
  set region.chalkidiki.hop.persian 2
  set region.crete.hop.yellow 15
  set player.s1.at messenia
  do s1: special prepare
  illegal option recruit = LH-5.23

LH-1.6 LH-5.8  Fifteen hoplites on the map: there is nobody to recruit
  given seats=3
  stage bare s1
  set region.elis.owner s1
  set region.crete.hop.s1 15
  illegal special recruit = LH-5.8

LH-15.11 LH-HE-02  Perseus who completed a quest this turn stays after Prepare
  given seats=3
  stage bare s2
  set quest.0 geryon
  set player.s2.at none
  set player.s2.quest geryon
  set player.s2.step 2
  do s2: advance; raise speed
  then player.s2.at boeotia
  do s2: special prepare; option draw; * draw wild-axe
  do s2: option draw; * draw wild-mace
  asks turn.menu s3
  then player.s2.at boeotia

LH-BL-32 LH-4.24  No Murderous March out of Medusa's region
  given seats=3
  stage bare s1
  set player.s1.blessings murderous-march
  set region.arcadia.hop.s1 4
  set region.locris.hop.s1 3
  set monster.medusa.at arcadia
  do s1: special march
  legal murderous locris crete 1
  illegal murderous arcadia crete 1

LH-BL-27  No Rearguard after a March that only fortified
  given seats=3
  stage bare s1
  set player.s1.blessings rearguard
  set region.elis.owner s1
  set region.elis.hop.s1 1
  do s1: special march; fortify elis
  asks turn.menu s2

LH-20.5 LH-20.6  A second monument completed leaves the activation card where it is
  given seats=3
  stage bare s2
  set level.zeus 5
  set level.athena 4
  set king_god zeus
  set king_holder s1
  set king_tokens 2
  do s2: special monument; build athena
  then level.athena 5
  then king_god zeus
  then king_holder s1
  then king_tokens 2

LH-21.1  In a duel no monument brings the activation card
  given seats=2
  stage bare s1
  set level.zeus 4
  do s1: special monument; build zeus
  then level.zeus 5
  then king_god none

LH-20.9 LH-20.7  The count is over: the holder's actions remove nothing more
  given seats=3
  stage bare s1
  set level.zeus 5
  set king_god zeus
  set king_holder s1
  set king_tokens 255
  do s1: special prepare; option draw; * draw wild-axe
  then king_tokens 255
  not over

LH-7.5 LH-7.6 LH-HI-16  The last card is a slain monster's: the discarded quests are the new deck
  given seats=3
  stage bare s1
  set player.s2.slain medusa
  set events medusa-attica
  set events_out geryon
  stage event s1
  do * event medusa-attica
  asks event.card *
  only event geryon
  do * event geryon
  event event-shuffle 1
  then quest.0 geryon

LH-AR-16 LH-5.4  The hoplite of the Head of Sphinx is not fortified
  given seats=3
  stage bare s1
  set player.s1.at achaea
  set player.s1.artifacts head-of-sphinx
  set charged head-of-sphinx
  do s1: artifacts; use head-of-sphinx
  then region.achaea.owner s1
  only recruit achaea 1 no; done

LH-BL-07 LH-12.7  Unbroken Morale kills once a battle
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 4
  set region.achaea.owner s2
  set region.achaea.hop.s2 1
  set player.s2.blessings unbroken-morale
  do s1: special march; march arcadia achaea 4
  do s2: bless unbroken-morale
  asks turn.menu s2
  then region.achaea.hop.s1 3
  then region.achaea.owner s1

LH-BL-31 LH-12.7  Ambush kills once a battle
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 4
  set region.achaea.owner s2
  set region.achaea.hop.s2 1
  set region.achaea.fort s2
  set player.s2.blessings ambush
  do s1: special march; march arcadia achaea 4
  do s2: bless ambush
  asks turn.menu s2
  then region.achaea.hop.s1 3

LH-BL-06 LH-12.7 LH-12.25  Always Prepared draws once a battle, though Caduceus empties the hand again
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 4
  set region.achaea.owner s2
  set region.achaea.hop.s2 1
  set player.s2.blessings always-prepared
  set player.s1.artifacts caduceus
  set charged caduceus
  do s1: special march; march arcadia achaea 4
  do s2: bless always-prepared; * draw wild-axe
  do s1: use caduceus
  do s2: discard wild-axe
  asks turn.menu s2
  then region.achaea.owner s1

LH-9.15  A shield stands alone: not after another card of the same defence
  given seats=3
  stage bare s1
  set monster.medusa.at messenia
  set priv.s1.hand fortification-torch+reinforcements-1+wild-axe+wild-mace
  stage hunt s1 medusa
  do * draw trap-mace
  do s1: strike 1 fortification-torch; done
  do * foe attack-5; * foe charge
  do s2: attack attack-5
  legal shield reinforcements-1
  do s1: play wild-axe
  illegal shield reinforcements-1 = LH-9.15
  do s1: play wild-mace; done
