# Chapters LH-16 and LH-17: artifacts and blessings, one scenario each where no other chapter has it.

LH-AR-01 LH-HI-07  Owl of Athena: two cards, one is kept
  given seats=4
  stage bare s1
  set region.attica.owner s1
  do s1: artifacts; use owl-of-athena
  do * draw wild-axe; * draw wild-mace
  asks owl.keep s1
  only discard wild-axe; discard wild-mace
  hidden s2 priv.s1.fresh
  do s1: discard wild-axe
  then priv.s1.hand wild-mace
  then discard wild-axe

LH-AR-02 LH-15.15  Boots of Hermes: any region, no quest
  given seats=4
  stage bare s1
  set region.acarnania.owner s1
  set quest.0 bull
  do s1: artifacts
  only use boots-of-hermes
  not moot
  do s1: use boots-of-hermes; jump crete
  then player.s1.at crete
  asks art.pick s1
  do s1: done
  legal walk

LH-16.4 LH-14.12  A monument region that becomes neutral: the artifact lies under the monument
  given seats=4
  stage bare s1
  set region.epirus.owner s1
  set region.macedonia.owner s1
  set region.thessaly.owner s1
  set region.acarnania.owner s1
  set region.aetolia.owner s1
  set region.locris.owner s1
  set region.euboea.owner s1
  set region.boeotia.owner s1
  set region.achaea.owner s1
  set region.elis.owner s1
  set region.arcadia.owner s1
  set region.argolis.owner s1
  set region.laconia.owner s1
  set region.corinthia.owner s1
  set region.crete.owner s1
  set region.chalkidiki.owner s2
  set region.messenia.owner s3
  set region.attica.owner s2
  set region.crete.hop.s1 2
  do s1: walk; go messenia
  then player.s2.artifacts owl-of-athena
  do s1: special march; march crete attica 1
  then region.attica.owner none
  then player.s2.artifacts none
  then player.s1.artifacts boots-of-hermes+thunder-of-zeus

LH-19.6 LH-DP-11 LH-5.4  Athena: recruits in one controlled region, one may be fortified; may be declined
  given seats=4
  stage bare s1
  set level.athena 3
  set player.s1.priests 1
  set region.elis.owner s1
  set region.crete.owner s1
  do s1: prayer; pray athena
  then player.s1.attr.leadership 2
  only recruit elis 1 no; recruit elis 1 yes; recruit elis 2 no; recruit elis 2 yes; recruit crete 1 no; recruit crete 2 no; done
  do s1: recruit elis 2 yes
  then region.elis.fort s1

LH-AR-05  Apollo's Arrow: the hero next to the battle
  given seats=4
  stage bare s1
  set player.s1.artifacts apollos-arrow
  set charged apollos-arrow
  set player.s1.at elis
  set region.arcadia.hop.s1 2
  use region achaea s2 3
  do s1: special march; march arcadia achaea 2
  do s1: use apollos-arrow
  event strengths 4 3 attacker

LH-AR-05  Not when the hero stands in the battle region
  given seats=4 retreat=origin
  stage bare s1
  set player.s1.artifacts apollos-arrow
  set charged apollos-arrow
  set player.s1.at achaea
  set region.arcadia.hop.s1 2
  use region achaea s2 3
  do s1: special march; march arcadia achaea 2
  asks turn.menu s2
  then charged apollos-arrow

LH-AR-09 LH-5.6  Horn of Plenty: two recruits in one city
  given seats=4
  stage bare s1
  set player.s1.artifacts horn-of-plenty
  set charged horn-of-plenty
  set region.elis.owner s1
  set region.crete.owner s1
  do s1: artifacts; use horn-of-plenty
  only recruit elis 1 no; recruit elis 1 yes; recruit elis 2 no; recruit elis 2 yes
  do s1: recruit elis 2 yes
  then region.elis.fort s1

LH-AR-12 LH-DP-64  Eye of Graeae before a battle
  given seats=4
  stage bare s1
  set player.s1.artifacts eye-of-graeae
  set charged eye-of-graeae
  set region.arcadia.hop.s1 2
  use region achaea s2 3
  set priv.s1.hand wild-axe
  do s1: special march; march arcadia achaea 2
  do s1: use eye-of-graeae; discard wild-axe
  do * draw charge-1
  do s1: play charge-1
  event strengths 6 3 attacker

LH-AR-13  Ariadne's Thread: a monster one or two steps
  given seats=4
  stage bare s1
  set player.s1.artifacts ariadnes-thread
  set charged ariadnes-thread
  set monster.medusa.at epirus
  do s1: artifacts; use ariadnes-thread
  legal send medusa thessaly; send medusa locris; send medusa euboea
  illegal send medusa epirus = LH-6.6
  illegal send medusa phocis = LH-6.6
  do s1: send medusa euboea
  then monster.medusa.at euboea

LH-AR-16  Head of Sphinx: control and one recruit in a neutral region
  given seats=4
  stage bare s1
  set player.s1.artifacts head-of-sphinx
  set charged head-of-sphinx
  do s1: artifacts; use head-of-sphinx
  then region.messenia.owner s1
  only recruit messenia 1 no; done
  do s1: recruit messenia 1 no
  then region.messenia.hop.s1 1

LH-AR-16  Not with enemy hoplites there
  given seats=4
  stage bare s1
  set player.s1.artifacts head-of-sphinx
  set charged head-of-sphinx
  set region.messenia.hop.s2 1
  illegal artifacts = LH-4.2

LH-AR-17  Eye of Cyclops: a priest where a temple stands
  given seats=4
  stage bare s1
  set player.s1.artifacts eye-of-cyclops
  set charged eye-of-cyclops
  illegal artifacts = LH-4.2
  set temples messenia
  do s1: artifacts; use eye-of-cyclops
  then player.s1.priests 1

LH-AR-19 LH-16.6  Chimera's Fire kills one enemy hoplite where the hero stands
  given seats=4
  stage bare s1
  set player.s1.artifacts chimeras-fire
  set charged chimeras-fire
  set region.messenia.hop.s2 2
  do s1: artifacts; use chimeras-fire
  then region.messenia.hop.s2 1

LH-AR-20 LH-16.6  Adamant Tethers: up to three
  given seats=4
  stage bare s1
  set player.s1.artifacts adamant-tethers
  set charged adamant-tethers
  set region.messenia.hop.s2 2
  do s1: artifacts; use adamant-tethers
  only kill 1; kill 2
  do s1: kill 2
  then region.messenia.hop.s2 0

LH-17.5  Cunning Tactician, Heroic Presence and Stalwart Defense always count
  use blessed_defence cunning-tactician+heroic-presence+stalwart-defense achaea
  event strengths 8 9 defender

LH-BL-01  Cunning Tactician: +1 for each card played
  use blessed_defence cunning-tactician crete
  event strengths 8 6 attacker

LH-BL-05  Heroic Presence: +2 where the hero is
  use blessed_defence heroic-presence achaea
  event strengths 8 7 attacker
  use blessed_defence heroic-presence crete
  event strengths 8 5 attacker

LH-BL-09  Stalwart Defense: +1 for the defender
  use blessed_defence stalwart-defense crete
  event strengths 8 6 attacker

LH-BL-03 LH-DP-43  Master Plan in a battle: a priest for three
  given seats=4
  stage bare s1
  set player.s1.blessings master-plan
  set player.s1.priests 1
  set region.arcadia.hop.s1 2
  use region achaea s2 7
  set priv.s1.hand wild-axe
  do s1: special march; march arcadia achaea 2
  legal plan wild-axe; play wild-axe
  do s1: plan wild-axe
  then player.s1.priests 0
  event strengths 8 7 attacker

LH-BL-04  Athena's Gift: a priest for the winner
  given seats=4
  stage bare s1
  set player.s1.blessings athenas-gift
  set region.arcadia.hop.s1 2
  use region achaea s2 1
  do s1: special march; march arcadia achaea 2
  then player.s1.priests 1

LH-BL-06 LH-12.25  Always Prepared: an empty hand draws one
  given seats=4
  stage bare s1
  set player.s2.blessings always-prepared
  set region.arcadia.hop.s1 2
  use region achaea s2 1
  do s1: special march; march arcadia achaea 2
  do s2: bless always-prepared
  do * draw wild-axe
  asks battle.card s2

LH-BL-10 LH-12.26 LH-12.13  No Attrition: the first card costs nothing
  given seats=4
  stage bare s1
  set player.s1.blessings no-attrition
  set region.arcadia.hop.s1 1
  use region achaea s2 1
  set priv.s1.hand charge-1+wild-axe
  do s1: special march; march arcadia achaea 1
  do s1: play charge-1
  legal play wild-axe
  do s1: pass
  then region.achaea.owner s1
  then region.achaea.hop.s1 1

LH-BL-18 LH-DP-18  Hero's Wrath after the hero's movement
  given seats=4
  stage bare s1
  set player.s1.blessings heros-wrath
  set region.elis.hop.s2 3
  set priv.s1.hand wild-axe
  do s1: walk; go elis
  asks hero.wrath s1
  says done = Kill nobody
  do s1: discard wild-axe; kill 2
  then region.elis.hop.s2 1

LH-BL-21 LH-17.3  Armory: two cards, a hand of six
  given seats=2
  stage bare s1
  set priv.s1.hand wild-axe+wild-mace+wild-sword+wild-spear
  stage draft s1
  do * offer armory; * offer bluff; * offer exile
  do s1: pick armory
  do * draw trap-sword; * draw trap-mace
  then player.s1.hand 6
  asks draft.pick s2

LH-BL-22 LH-5.39 LH-10.9  God's Strength: Strength, and healing at every Build Monument
  given seats=4
  stage bare s1
  set player.s2.blessings gods-strength
  set player.s2.injured speed+strength
  do s1: special monument; build zeus
  asks heal.attr s2
  do s2: heal speed
  then player.s2.injured strength

LH-BL-22 LH-BL-33 LH-17.3  Gained in a draft: Strength and Speed rise at once
  given seats=2
  stage draft s1
  do * offer gods-strength; * offer advanced-dodge; * offer exile
  do s1: pick gods-strength
  then player.s1.attr.strength 2
  do s2: pick advanced-dodge
  then player.s2.attr.speed 2

LH-BL-24 LH-8.9 LH-DP-62  Shoot to Kill: a bow card for a wound or two hoplites
  given seats=4
  stage bare s1
  set player.s1.blessings shoot-to-kill
  set priv.s1.hand glory-bow+wild-axe
  set monster.medusa.at messenia
  set region.messenia.hop.s2 3
  do s1: bless shoot-to-kill
  only discard glory-bow
  illegal discard wild-axe = LH-BL-24
  do s1: discard glory-bow
  only wound medusa; kill 1; kill 2
  do s1: wound medusa; slot 3
  then monster.medusa.wounds 3
  illegal bless shoot-to-kill = LH-3.18

LH-BL-28 LH-DP-64  Response Force: up to Speed hoplites from one neighbour
  given seats=4
  stage bare s1
  set player.s2.blessings response-force
  set player.s2.attr.speed 2
  set region.arcadia.hop.s1 3
  use region achaea s2 1
  set region.elis.hop.s2 3
  do s1: special march; march arcadia achaea 3
  do s2: bless response-force
  only bring elis 1; bring elis 2
  do s2: bring elis 2
  event strengths 3 3 defender
