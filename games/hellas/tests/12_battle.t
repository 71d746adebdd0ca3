# Chapters LH-12 to LH-14: battle, losses and withdrawal, control; combat cards LH-CC.

LH-12.1 LH-12.18 LH-13.4 LH-EX-42  A fortified city: a tie is the defender's
  given seats=4 retreat=origin
  stage bare s1
  set region.phocis.hop.s1 3
  use region boeotia s2 2
  set region.boeotia.fort s2
  do s1: special march; march phocis boeotia 3
  then region.phocis.hop.s1 2
  then region.boeotia.hop.s1 0
  then region.boeotia.hop.s2 2

LH-EX-43 LH-12.17  Sparta gives two
  given seats=4 retreat=origin
  stage bare s1
  set region.arcadia.hop.s1 4
  use region laconia s2 2
  set region.laconia.fort s2
  do s1: special march; march arcadia laconia 4
  event strengths 4 4 defender
  then region.arcadia.hop.s1 3
  then region.laconia.hop.s2 2

LH-EX-44 LH-12.10 LH-CC-16 LH-CC-23 LH-DP-43  Casualty symbols never exceed the hoplites
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 1
  use region achaea s2 2
  set priv.s1.hand charge-1+wild-sword+wild-axe
  do s1: special march; march arcadia achaea 1
  asks battle.card s1
  only play wild-sword; play wild-axe; pass
  illegal play charge-1 = LH-12.13
  do s1: play wild-sword
  illegal play wild-axe = LH-12.13
  only pass

LH-13.12 LH-14.7 LH-EX-45 LH-13.1  Pyrrhic victory: the region keeps its controller
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 1
  use region achaea s2 2
  set region.elis.owner s3
  set priv.s1.hand wild-sword
  do s1: special march; march arcadia achaea 1
  do s1: play wild-sword
  event strengths 4 2 attacker
  then region.achaea.hop.s1 0
  asks withdraw.to s2
  only withdraw locris; withdraw corinthia; withdraw arcadia
  illegal withdraw elis = LH-13.5
  do s2: withdraw corinthia
  then region.corinthia.hop.s2 1
  then region.achaea.owner s2

LH-12.10 LH-12.12 LH-EX-46  Defender passes, attacker goes on alone; Trap and Flank Attack
  use four_against_three
  do s1: play trap-sword; play flank-1
  event strengths 11 3 attacker
  then region.achaea.hop.s1 2
  asks withdraw.to s2

LH-CC-13  Trap adds the Leadership of a hero who is elsewhere
  use four_against_three
  do s1: play trap-sword; pass
  event strengths 7 3 attacker

LH-CC-10 LH-CC-32  Flank Attack: +2 against fewer hoplites, nothing against as many, fortified ones counted
  use four_against_three
  do s1: play flank-1; pass
  event strengths 8 3 attacker
  given seats=4
  stage bare s1
  set region.attica.hop.s1 3
  use region boeotia s2 3
  set region.boeotia.fort s2
  set priv.s1.hand flank-1
  do s1: special march; march attica boeotia 3
  do s1: play flank-1
  event strengths 5 4 attacker

LH-12.11 LH-EX-78 LH-23.6 LH-HI-12  An unplayable hand is asked and can only pass
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 3
  use region achaea s2 1
  set priv.s2.hand charge-1
  do s1: special march; march arcadia achaea 3
  asks battle.card s2
  only pass

LH-12.16 LH-EX-48 LH-CC-25  Javelin Volley kills the last one: the battle ends, the attacker takes the region
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 3
  use region achaea s2 1
  set priv.s1.hand javelin-axe+wild-axe
  do s1: special march; march arcadia achaea 3
  do s1: play javelin-axe
  then region.achaea.owner s1
  then region.achaea.hop.s1 3
  then priv.s1.hand wild-axe

LH-12.9 LH-EX-49 LH-BL-31 LH-BL-04 LH-DP-42  Ambush kills the single attacker: no battle, no gift
  given seats=4
  stage bare s1
  set region.phocis.hop.s1 1
  use region boeotia s2 1
  set region.boeotia.fort s2
  set player.s2.blessings ambush+athenas-gift
  do s1: special march; march phocis boeotia 1
  asks before.fx s2
  only bless ambush; pass
  do s2: bless ambush
  event no-battle boeotia
  then region.boeotia.hop.s1 0
  then region.boeotia.owner s2
  then player.s2.priests 0

LH-12.3 LH-EX-50 LH-13.7 LH-DP-40 LH-12.5  Two battles: the attacker chooses; an origin taken by enemies is no way back
  given seats=4 retreat=origin
  stage bare s1
  set player.s1.attr.leadership 3
  set region.phocis.hop.s1 3
  set region.locris.hop.s2 3
  set region.boeotia.hop.s3 2
  set priv.s1.hand charge-1+assault-axe+maneuver-sword
  set player.s3.at laconia
  do s1: hoplites; step phocis locris; step phocis locris; step phocis boeotia
  asks battle.order s1
  only battle locris; battle boeotia
  do s1: battle boeotia
  do s1: play maneuver-sword; pass
  event strengths 5 2 attacker
  asks withdraw.to s3
  do s3: withdraw phocis
  then region.phocis.hop.s3 1
  asks battle.card s1
  do s1: pass
  then region.locris.hop.s1 0
  then region.phocis.hop.s1 0

LH-12.4  A region never holds three armies
  given seats=4
  stage bare s1
  set region.phocis.hop.s1 3
  set region.locris.hop.s2 1
  do s1: special march; march phocis locris 3
  then region.locris.hop.s2 0
  then region.locris.hop.s1 3

LH-12.14 LH-12.26 LH-EX-51 LH-BL-12 LH-DP-45  Restrictive Maneuver covers Bluff too
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 3
  use region achaea s2 3
  set player.s1.blessings bluff
  set player.s2.blessings restrictive-maneuver
  set priv.s1.hand trap-sword+wild-sword
  do s1: special march; march arcadia achaea 3
  do s1: play trap-sword
  only pass
  illegal play wild-sword = LH-12.14
  do s1: pass
  asks bluff.card s1
  only pass

LH-12.15 LH-EX-51 LH-BL-29  Who passed without a card may bluff one
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 3
  use region achaea s2 3
  set player.s1.blessings bluff
  set player.s2.blessings restrictive-maneuver
  set priv.s1.hand trap-sword+wild-sword
  do s1: special march; march arcadia achaea 3
  do s1: pass
  asks bluff.card s1
  only play trap-sword; play wild-sword; pass
  do s1: play wild-sword
  event strengths 6 3 attacker

LH-12.21 LH-EX-52 LH-HE-03  Achilles adds the lower of Speed and Strength
  given seats=4
  stage bare s3
  set player.s3.at achaea
  set player.s3.attr.speed 3
  set player.s3.attr.strength 4
  set player.s3.injured speed
  set region.arcadia.hop.s3 1
  use region achaea s2 3
  do s3: special march; march arcadia achaea 1
  event strengths 2 3 defender

LH-12.21 LH-EX-52  Healed: three
  given seats=4
  stage bare s3
  set player.s3.at achaea
  set player.s3.attr.speed 3
  set player.s3.attr.strength 4
  set region.arcadia.hop.s3 1
  use region achaea s2 3
  do s3: special march; march arcadia achaea 1
  event strengths 4 3 attacker

LH-12.8 LH-EX-54 LH-AR-04 LH-AR-07 LH-DP-41  Harpe against Caduceus: the active player says who goes first
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 2
  use region achaea s2 3
  set player.s1.artifacts harpe
  set player.s2.artifacts caduceus
  set charged harpe+caduceus
  set priv.s1.hand wild-axe
  do s1: special march; march arcadia achaea 2
  asks before.first s1
  only let attacker; let defender
  do s1: let defender
  do s2: use caduceus
  asks discard.choice s1
  do s1: discard wild-axe
  asks before.fx s1
  do s1: use harpe
  do * draw charge-1
  asks battle.card s1

LH-13.13 LH-EX-55 LH-AR-11  Aegis saves two of three
  given seats=4 retreat=origin
  stage bare s1
  set region.arcadia.hop.s1 3
  use region achaea s2 9
  set player.s1.artifacts aegis
  set charged aegis
  set priv.s1.hand charge-1
  do s1: special march; march arcadia achaea 3
  do s1: play charge-1
  asks aegis s1
  do s1: save achaea; save achaea
  then region.arcadia.hop.s1 2

LH-12.22 LH-EX-73 LH-AR-15  Minotaur's Horn brings hoplites, but not out of another battle
  given seats=4
  stage bare s1
  set player.s1.attr.leadership 2
  set region.arcadia.hop.s1 4
  use region achaea s2 1
  use region corinthia s2 2
  use region elis s2 2
  set player.s2.artifacts minotaurs-horn
  set charged minotaurs-horn
  do s1: hoplites; step arcadia achaea; step arcadia corinthia
  do s1: battle achaea
  asks before.fx s2
  do s2: use minotaurs-horn
  only bring elis 1; bring elis 2
  illegal bring corinthia 1 = LH-12.22
  do s2: bring elis 2; done
  then region.achaea.hop.s2 3

LH-12.6 LH-MO-09  A side without hoplites before the battle: it does not take place
  given seats=4
  stage bare s1
  set monster.chimera.at achaea
  set monster.chimera.evolved rule
  set region.arcadia.hop.s1 1
  use region achaea s2 1
  do s1: special march; march arcadia achaea 1
  then region.achaea.hop.s1 0
  then region.achaea.hop.s2 1
  then region.achaea.owner s2
  asks turn.menu s2

LH-BL-07 LH-12.7  Unbroken Morale: outnumbered, one enemy of the battle dies, once
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 1
  use region achaea s2 2
  set player.s1.blessings unbroken-morale
  do s1: special march; march arcadia achaea 1
  do s1: bless unbroken-morale
  event strengths 1 1 defender
  then region.achaea.hop.s2 1
  then region.achaea.owner s2

LH-12.19 LH-EX-77 LH-DP-46 LH-13.15 LH-14.6  Medusa's Blood spares a symbol and with it the region
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 2
  use region achaea s2 1
  set player.s1.artifacts medusas-blood
  set charged medusas-blood
  set priv.s1.hand charge-1
  do s1: special march; march arcadia achaea 2
  do s1: play charge-1
  asks blood s1
  only spare; pass
  illegal bleed = LH-AR-18
  do s1: spare
  then region.achaea.hop.s1 1
  then region.achaea.owner s1

LH-AR-18  Medusa's Blood: one more enemy loss
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 4
  use region achaea s2 3
  set player.s1.artifacts medusas-blood
  set charged medusas-blood
  do s1: special march; march arcadia achaea 4
  only bleed; pass
  do s1: bleed
  asks withdraw.to s2
  then region.achaea.hop.s2 1

LH-AR-18 LH-3.18 LH-13.3  Medusa's Blood offers only what changes something: the last hoplite dies anyway
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 1
  use region achaea s2 5
  set player.s1.artifacts medusas-blood
  set charged medusas-blood
  set priv.s1.hand wild-axe
  set player.s2.blessings stalwart-defense
  do s1: special march; march arcadia achaea 1
  do s1: play wild-axe
  event strengths 4 6 defender
  asks blood s1
  only bleed; pass
  do s1: bleed
  then region.achaea.hop.s1 0
  then region.achaea.hop.s2 4

LH-12.23 LH-12.24  Only the two sides count; heroes stay where they are
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 4
  use region achaea s2 1
  set player.s2.at achaea
  set player.s3.artifacts caduceus
  set charged caduceus
  do s1: special march; march arcadia achaea 4
  then region.achaea.owner s1
  then player.s2.at achaea

LH-CC-01 LH-CC-02 LH-DP-44 LH-CC-31  Fortification and Local Support in a defended city
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 3
  use region achaea s2 1
  set priv.s2.hand local-support-bow+fortification-bow
  do s1: special march; march arcadia achaea 3
  do s2: play local-support-bow
  legal recruit achaea 2 yes; done
  do s2: recruit achaea 2 yes
  then region.achaea.hop.s2 3
  then region.achaea.fort s2
  do s2: play fortification-bow
  event strengths 3 8 defender

LH-CC-03 LH-CC-31  Glory: three with the land's token; without a city Fortification has only its strength
  given seats=4
  stage bare s1
  set glory.brown s2
  set region.argolis.hop.s1 9
  use region crete s2 1
  set priv.s2.hand glory-torch+fortification-torch
  do s1: special march; march argolis crete 9
  do s2: play glory-torch; play fortification-torch
  event strengths 9 6 attacker

LH-CC-04  Phalanx: one per two hoplites
  given seats=4
  stage bare s1
  set region.argolis.hop.s1 5
  use region crete s2 9
  set priv.s1.hand phalanx-1
  do s1: special march; march argolis crete 5
  do s1: play phalanx-1
  event strengths 8 9 defender

LH-CC-14 LH-CC-27  Tactical Maneuver and Assault
  given seats=4
  stage bare s1
  set player.s1.attr.leadership 2
  set region.argolis.hop.s1 2
  use region crete s2 15
  set priv.s1.hand maneuver-sword+assault-axe
  do s1: special march; march argolis crete 2
  do s1: play maneuver-sword; play assault-axe
  event strengths 12 15 defender

LH-CC-15 LH-13.2 LH-13.3  Encirclement: the loser loses three
  given seats=4
  stage bare s1
  set region.argolis.hop.s1 5
  use region crete s2 4
  set priv.s1.hand encirclement-sword
  do s1: special march; march argolis crete 5
  do s1: play encirclement-sword
  asks withdraw.to s2
  then region.crete.hop.s2 1
  then region.crete.hop.s1 4

LH-CC-21 LH-12.22 LH-DP-44 LH-13.6  Reinforcements come from one region, which becomes an origin
  given seats=4 retreat=origin
  stage bare s1
  set region.argolis.hop.s1 1
  set region.laconia.hop.s1 2
  use region crete s2 9
  set priv.s1.hand reinforcements-1
  do s1: special march; march argolis crete 1
  do s1: play reinforcements-1
  only bring laconia 1; bring laconia 2; done
  do s1: bring laconia 2
  then region.crete.hop.s1 2
  asks withdraw.to s1
  only withdraw argolis; withdraw laconia
  illegal withdraw attica = LH-13.6
  do s1: withdraw laconia
  then region.laconia.hop.s1 2

LH-13.9  A fortified hoplite that withdraws is fortified no more
  given seats=4
  stage bare s1
  set region.argolis.hop.s1 9
  use region laconia s2 2
  set region.laconia.fort s2
  do s1: special march; march argolis laconia 9
  do s2: withdraw arcadia
  then region.arcadia.hop.s2 1
  then region.arcadia.fort none
  then region.laconia.fort none

LH-13.10 LH-13.11 LH-MO-09  Medusa does not stop a withdrawal, evolved Chimera kills one; a neutral region needs its population
  given seats=4
  stage bare s1
  set monster.medusa.at crete
  set monster.chimera.at euboea
  set monster.chimera.evolved rule
  set region.argolis.hop.s1 9
  use region crete s2 4
  do s1: special march; march argolis crete 9
  warns withdraw euboea = you would lose 1 hoplite there
  warns withdraw attica
  do s2: withdraw euboea
  then region.euboea.hop.s2 2
  then region.euboea.owner s2

LH-14.1 LH-14.2 LH-14.11  Control lasts without hoplites; monument and artifact go with it
  given seats=4
  stage bare s1
  set region.thessaly.owner s2
  set charged none
  set region.locris.hop.s1 1
  do s1: special march; march locris thessaly 1
  then region.thessaly.owner s1
  then player.s1.artifacts thunder-of-zeus
  then player.s2.artifacts none
  then charged thunder-of-zeus

LH-14.3 LH-14.8  After a battle in a neutral region only the population counts
  given seats=4 control=population
  stage bare s1
  set region.boeotia.hop.s1 4
  set region.phocis.hop.s2 1
  do s1: special march; march boeotia phocis 4
  then region.phocis.hop.s1 4
  then region.phocis.owner none

LH-14.4 LH-14.13 LH-EX-13 LH-BL-19  Local Support: population 2 lower, the check is repeated when it is gained
  given seats=2
  stage bare s1
  set region.messenia.hop.s1 2
  stage draft s1
  do * offer local-support; * offer bluff; * offer exile
  do s1: pick local-support
  then region.messenia.owner s1

LH-14.12 LH-14.13 LH-14.14  Fifteen tokens: a region taken from an enemy becomes neutral
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
  set region.attica.owner s1
  set region.achaea.owner s1
  set region.elis.owner s1
  set region.arcadia.owner s1
  set region.argolis.owner s1
  set region.laconia.owner s1
  set region.chalkidiki.owner s2
  set region.corinthia.owner s1
  set region.crete.owner s2
  set region.argolis.hop.s1 2
  do s1: special march; march argolis crete 1
  then region.crete.owner none
  then region.crete.hop.s1 1

LH-14.4 LH-BL-19  Local Support: three hoplites hold Phocis with its population of 5
  given seats=4
  stage bare s1
  set player.s1.blessings local-support
  set region.boeotia.hop.s1 4
  do s1: special march; march boeotia phocis 2
  then region.phocis.owner none
  set region.phocis.hop.s1 0
  set region.boeotia.hop.s1 4
  set player.s1.used none
  stage turn s1
  do s1: special march; march boeotia phocis 3
  then region.phocis.owner s1

LH-CC-21 LH-12.22 LH-4.17  Reinforcements come neither from Medusa's region nor out of a city
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 2
  use region achaea s2 3
  use region elis s1 1
  set region.elis.fort s1
  set region.corinthia.hop.s1 2
  set region.locris.hop.s1 2
  set monster.medusa.at corinthia
  set priv.s1.hand reinforcements-1
  do s1: special march; march arcadia achaea 2
  do s1: play reinforcements-1
  only bring locris 1; bring locris 2; done
  illegal bring corinthia 1
  illegal bring elis 1

LH-14.13 LH-14.8 LH-CC-02  A defender who grew to the population in the battle takes the neutral region with it
  given seats=4
  stage bare s1
  set region.arcadia.hop.s1 1
  set region.achaea.hop.s2 1
  set priv.s2.hand local-support-bow
  do s1: special march; march arcadia achaea 1
  do s2: play local-support-bow; recruit achaea 2 no
  then region.achaea.hop.s2 3
  then region.achaea.owner s2

LH-24.2 LH-14.8 LH-24.1  By the rulebook the winner of a battle takes the neutral region, with however few
  given seats=4
  stage bare s1
  set region.boeotia.hop.s1 4
  set region.phocis.hop.s2 1
  do s1: special march; march boeotia phocis 4
  then region.phocis.hop.s1 4
  then region.phocis.owner s1

LH-24.2 LH-14.8  By the rulebook a defender who wins takes the neutral region, too
  given seats=4
  stage bare s1
  set region.boeotia.hop.s1 1
  set region.phocis.hop.s2 2
  do s1: special march; march boeotia phocis 1
  then region.phocis.owner s2

LH-24.2 LH-14.8  With the later answers a defender who wins has no more than the population gives
  given seats=4 control=population
  stage bare s1
  set region.boeotia.hop.s1 1
  set region.phocis.hop.s2 2
  do s1: special march; march boeotia phocis 1
  then region.phocis.owner none

LH-24.2 LH-14.7  A winner without hoplites takes nothing, by either reading
  given seats=4
  stage bare s1
  set region.boeotia.hop.s1 1
  set region.phocis.hop.s2 1
  set priv.s1.hand wild-axe
  do s1: special march; march boeotia phocis 1
  do s1: play wild-axe
  then region.phocis.hop.s1 0
  then region.phocis.owner none

LH-24.3 LH-13.5 LH-13.6  By the rulebook a beaten attacker withdraws to a neighbour of his choice
  given seats=4
  stage bare s1
  set region.attica.hop.s1 3
  set region.boeotia.hop.s2 4
  set region.euboea.owner s3
  do s1: special march; march attica boeotia 3
  asks withdraw.to s1
  illegal withdraw euboea = LH-13.5
  only withdraw attica; withdraw phocis; withdraw corinthia
  do s1: withdraw phocis
  then region.phocis.hop.s1 2

LH-24.3 LH-13.6  With the later answers he goes back to where he came from
  given seats=4 retreat=origin
  stage bare s1
  set region.boeotia.hop.s1 3
  set region.phocis.hop.s2 4
  do s1: special march; march boeotia phocis 3
  then region.boeotia.hop.s1 2
  asks turn.menu s2
