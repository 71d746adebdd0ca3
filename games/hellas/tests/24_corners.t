# Halves of rules that only a corner of the game shows.

LH-MO-09 LH-AR-15  Minotaur's Horn: those who come together pay evolved Chimera once, from however many regions
  given seats=4
  stage bare s1
  set monster.chimera.at achaea
  set monster.chimera.evolved rule
  set region.arcadia.hop.s1 3
  use region achaea s2 2
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
  use region elis s1 2
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
  use quest s2 geryon 2
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
  use region elis s1 1
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
  given seats=3 fort=controlled
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
  use region achaea s2 1
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
  use region achaea s2 1
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
  use region achaea s2 1
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

LH-15.11  ... and the next turn he is free again
  given seats=3
  stage bare s1
  set player.s1.locked yes
  stage end s1
  asks turn.menu s2
  then player.s1.locked no

LH-BL-25 LH-10.8  Exhausted Fight needs an attribute to injure
  given seats=3
  stage bare s1
  set monster.medusa.at messenia
  set player.s1.blessings exhausted-fight
  set player.s1.used hunt
  legal special exhausted-fight
  set player.s1.injured leadership+strength+speed
  illegal special exhausted-fight = LH-BL-25

LH-HE-01 LH-1.22  Heracles gives up no glory for an empty artifact deck
  given seats=3
  stage bare s1
  set glory.red s1
  set player.s2.artifacts caduceus+apollos-arrow+phemes-trumpet+harpe+pandoras-box+horn-of-plenty+ambrosia+aegis+eye-of-graeae+ariadnes-thread
  stage start s1
  asks turn.menu s1

LH-9.18  Evolved Cerberus: only the first attack card has +3, only it ends the hunt
  given seats=3
  stage bare s1
  set monster.cerberus.at messenia
  set monster.cerberus.evolved rule
  set priv.s1.hand fortification-torch+fortification-bow+charge-1+wild-axe
  stage hunt s1 cerberus
  do * draw trap-mace
  do s1: strike 1 fortification-torch; done
  do * foe attack-3; * foe charge
  do s2: attack attack-3
  then hunt.value 6
  do s1: play charge-1; play wild-axe; done
  do * draw trap-sword; * draw wild-mace
  do s1: strike 2 fortification-bow; done
  do * foe attack-4; * foe recall-3
  do s2: attack attack-4
  then hunt.value 4
  do s1: none; hurt speed
  do * draw glory-bow
  asks hunt.wound s1

LH-1.21 LH-CH-05  Fewer than two attack cards left: all are shuffled again first
  given seats=3
  stage bare s1
  set monster.medusa.at messenia
  set priv.s1.hand fortification-torch
  stage hunt s1 medusa
  do * draw wild-axe
  set hunt.revealed attack-3+attack-4+attack-5+charge+fury-1+fury-2+mighty+nasty+quick-4
  set hunt.hidden 8
  set priv.s2.attack_out quick-5+rampage+recall-3+recall-4+special-3+special-4+surprise+wild-4
  do s1: strike 1 fortification-torch; done
  event attack-shuffle
  choices 18

LH-BL-13  Sacrifice of Flesh without an injury draws a card
  given seats=3
  stage bare s1
  set monster.medusa.at messenia
  set player.s1.blessings sacrifice-of-flesh
  set player.s1.priests 1
  stage hunt s1 medusa
  do * draw wild-axe
  do s1: bless sacrifice-of-flesh; * draw wild-mace
  then player.s1.hand 2
  then player.s1.priests 0

LH-MA-08 LH-1.16 LH-10.7  Nasty Wound takes nothing from attributes of 1
  given seats=3
  stage bare s1
  set monster.medusa.at messenia
  set priv.s1.hand fortification-torch
  stage hunt s1 medusa
  do * draw wild-axe
  do s1: strike 1 fortification-torch; done
  do * foe nasty; * foe charge
  do s2: attack nasty
  do s1: none; hurt speed
  asks draw *
  then player.s1.attr.strength 1

LH-9.30 LH-BL-03  Master Plan is not offered where it does not reach the value
  given seats=3
  stage bare s1
  set monster.medusa.at messenia
  set player.s1.blessings master-plan
  set player.s1.priests 1
  set priv.s1.hand fortification-torch
  stage hunt s1 medusa
  do * draw trap-mace
  do s1: strike 1 fortification-torch; done
  do * foe attack-5; * foe attack-4
  do s2: attack attack-5
  illegal plan trap-mace = LH-9.30
  illegal play trap-mace = LH-9.30

LH-11.4 LH-11.2  Rewards that cannot be given are not offered: four priests, no neutral artifact left
  given seats=3
  stage bare s1
  set monster.medusa.at messenia
  set monster.medusa.wounds 2+3
  set player.s1.priests 4
  set player.s2.artifacts caduceus+apollos-arrow+phemes-trumpet+harpe+pandoras-box+horn-of-plenty+ambrosia+aegis+eye-of-graeae+ariadnes-thread
  set priv.s1.hand fortification-torch+wild-axe
  stage hunt s1 medusa
  do * draw trap-mace
  do s1: strike 1 fortification-torch; strike 4 wild-axe
  then player.s1.artifacts medusas-blood
  then player.s1.priests 4
  then player.s1.slain medusa

LH-14.13 LH-14.12  A token that comes free is taken to a region whose population waits for it
  given seats=4
  stage bare s1
  set region.epirus.owner s2
  set region.macedonia.owner s2
  set region.thessaly.owner s2
  set region.acarnania.owner s2
  set region.aetolia.owner s2
  set region.locris.owner s2
  set region.euboea.owner s2
  set region.boeotia.owner s2
  set region.attica.owner s2
  set region.achaea.owner s2
  set region.elis.owner s2
  set region.arcadia.owner s2
  set region.argolis.owner s2
  set region.laconia.owner s2
  set region.chalkidiki.owner s3
  set region.messenia.owner s2
  set region.crete.hop.s2 2
  set region.corinthia.hop.s1 1
  do s1: hoplites; step corinthia achaea
  then region.achaea.owner s1
  then region.crete.owner s2

LH-13.10 LH-4.25 LH-13.5  No withdrawal into Helen's region; Chimera that has not evolved kills nobody
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 9
  use region achaea s2 3
  set player.s4.at locris
  set monster.chimera.at elis
  do s1: special march; march arcadia achaea 9
  asks withdraw.to s2
  illegal withdraw locris
  do s2: withdraw elis
  then region.elis.hop.s2 2

LH-12.15 LH-23.6  Bluff without a card in hand is not asked for
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 4
  use region achaea s2 2
  set player.s1.blessings bluff
  set priv.s1.hand glory-bow
  do s1: special march; march arcadia achaea 4
  do s1: play glory-bow
  asks withdraw.to s2

LH-CC-21 LH-4.25 LH-4.27  Helen in the battle's region lets no reinforcements of the defender in
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 4
  use region achaea s2 2
  set region.elis.hop.s2 2
  set player.s4.at achaea
  set player.s1.at achaea
  set priv.s2.hand reinforcements-1
  do s1: special march; march arcadia achaea 4
  do s2: play reinforcements-1
  asks withdraw.to s2
  then region.elis.hop.s2 2

LH-15.4 LH-3.17  A step whose cards cannot be paid is not open
  given seats=3
  stage bare s1
  set quest.0 prometheus
  set player.s1.at thessaly
  do s1: walk; go macedonia
  asks turn.menu s1

LH-AR-06  Pheme's Trumpet does not reach Exhausted Fight
  given seats=3
  stage bare s1
  set player.s1.artifacts phemes-trumpet
  set charged phemes-trumpet
  set player.s1.blessings exhausted-fight
  set player.s1.used exhausted-fight
  illegal artifacts
  set player.s1.used march+exhausted-fight
  do s1: artifacts; use phemes-trumpet
  only refresh march

LH-BL-24 LH-3.12  Shoot to Kill once a turn
  given seats=3
  stage bare s1
  set monster.medusa.at messenia
  set player.s1.blessings shoot-to-kill
  set priv.s1.hand flank-1+flank-2
  do s1: bless shoot-to-kill; discard flank-1; wound medusa; slot 1
  illegal bless shoot-to-kill = LH-3.18

LH-20.3  Four temples are not enough
  given seats=4
  stage bare s1
  set region.crete.owner s1
  set region.elis.owner s1
  set region.epirus.owner s1
  set region.aetolia.owner s1
  set temples elis+epirus+aetolia
  set temples_built 3
  do s1: special temple; temple crete
  not over

LH-BL-18 LH-15.6  Hero's Wrath needs a hero in a region
  given seats=3
  stage bare s1
  set quest.0 geryon
  use quest s1 geryon 1
  set player.s1.blessings heros-wrath
  set priv.s1.hand wild-axe
  do s1: advance
  then player.s1.step 2
  asks turn.menu s1
