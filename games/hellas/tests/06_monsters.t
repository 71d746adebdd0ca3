# Chapters LH-6 to LH-8: monster phase, event phase, monsters.

LH-6.1 LH-6.2 LH-DP-50  The phase owner chooses the next monster; each is rolled once
  given seats=4
  stage bare s1
  set monster.medusa.at attica
  set monster.hydra.at crete
  stage monsters s1
  asks monster.next s1
  only next hydra; next medusa
  do s1: next medusa
  asks monster.die *
  do * die nothing
  asks monster.die *
  do * die nothing
  asks turn.menu s2

LH-6.3 LH-6.4 LH-CH-06  The die shows nothing, an attack, a move or a choice
  given seats=4
  stage bare s1
  set monster.hydra.at crete
  set region.crete.hop.s1 1
  stage monsters s1
  asks monster.die *
  only die nothing; die attack; die move; die choice
  do * die nothing
  then monster.hydra.at crete
  then region.crete.hop.s1 1
  asks turn.menu s2

LH-6.6 LH-6.9 LH-DP-52 LH-8.7  Move: to a neighbour of choice; monsters share regions; the passive works there at once
  given seats=4
  stage bare s1
  set monster.medusa.at attica
  set region.boeotia.hop.s2 2
  stage monsters s1
  do * die move
  only roam boeotia; roam corinthia; roam crete
  illegal roam attica = LH-6.6
  do s1: roam boeotia
  then region.boeotia.hop.s2 2
  stage turn s2
  illegal hoplites = LH-4.30

LH-6.7 LH-6.8 LH-DP-51 LH-6.10  Choice: attack or move; control outlasts the last hoplite
  given seats=4
  stage bare s1
  set monster.medusa.at boeotia
  use region boeotia s2 1
  stage monsters s1
  do * die choice
  asks monster.choice s1
  only choose attack; choose move
  do s1: choose attack
  then region.boeotia.hop.s2 0
  then region.boeotia.owner s2

LH-6.11 LH-AR-08 LH-16.2  Pandora's Box: a whole monster phase, no event phase
  given seats=4
  stage bare s1
  set player.s1.artifacts pandoras-box
  set charged pandoras-box
  set monster.hydra.at crete
  do s1: artifacts; use pandoras-box
  do * die move
  do s1: roam attica
  then monster.hydra.at attica
  asks art.pick s1

LH-6.12 LH-MO-11 LH-EX-27 LH-DP-53 LH-19.9  Chimera: one hoplite dies, then it goes to a highest monument and blocks it
  given seats=4
  stage bare s1
  set monster.chimera.at arcadia
  set region.arcadia.hop.s2 1
  set level.zeus 3
  set level.athena 3
  set player.s2.priests 1
  stage monsters s1
  do * die attack
  then region.arcadia.hop.s2 0
  asks chimera.target s1
  only perch zeus; perch athena
  do s1: perch athena
  then monster.chimera.at attica
  do s2: prayer
  only pray zeus; pray hermes

LH-MO-11  Chimera stays when the highest monument is in its region; no victim is needed
  given seats=4
  stage bare s1
  set monster.chimera.at attica
  set level.athena 2
  stage monsters s1
  do * die attack
  then monster.chimera.at attica
  asks turn.menu s2

LH-MO-04 LH-EX-28 LH-AR-11 LH-DP-47  Hydra: one hoplite in its region and in each around it; one event for Aegis
  given seats=4
  stage bare s1
  set monster.hydra.at euboea
  set region.euboea.hop.s2 2
  set region.thessaly.hop.s2 1
  set region.crete.hop.s3 2
  set region.attica.hop.s3 1
  set region.boeotia.hop.s4 1
  set player.s2.artifacts aegis
  set charged aegis
  stage monsters s1
  do * die attack
  asks aegis s2
  only save euboea; save thessaly; done
  do s2: save thessaly; done
  then region.euboea.hop.s2 1
  then region.thessaly.hop.s2 1
  then region.crete.hop.s3 1
  then region.attica.hop.s3 1
  then region.boeotia.hop.s4 0

LH-MO-06  Minotaur: a hoplite and a priest of the controller
  given seats=4
  stage bare s1
  set monster.minotaur.at crete
  set region.crete.owner s3
  set region.crete.hop.s2 1
  set player.s3.priests 2
  stage monsters s1
  do * die attack
  then region.crete.hop.s2 0
  then player.s3.priests 1

LH-7.1 LH-7.2 LH-CH-09  A quest card takes a free slot
  given seats=4
  stage bare s1
  stage event s1
  asks event.card *
  choices 23
  do * event geryon
  then quest.0 geryon
  asks turn.menu s2

LH-7.3 LH-7.4 LH-EX-31 LH-8.5  A monster placed by an event evolves once, by its other card
  given seats=4
  stage bare s1
  stage event s1
  do * event sphinx-messenia
  then monster.sphinx.at messenia
  then monster.sphinx.evolved none
  stage event s1
  illegal event sphinx-messenia
  do * event sphinx-thessaly
  then monster.sphinx.evolved slots
  then monster.sphinx.at messenia

LH-7.5 LH-EX-30 LH-7.2  A slain monster's card leaves the game, another is drawn; a quest without slot is discarded
  given seats=4
  stage bare s1
  set player.s2.slain medusa
  set quest.0 atlas
  set quest.1 bull
  set quest.2 birds
  stage event s1
  do * event medusa-attica
  asks event.card *
  illegal event medusa-attica
  do * event geryon
  then events_out geryon
  asks turn.menu s2

LH-7.6  An empty event deck is made of the discarded quests; without any nothing happens
  given seats=4
  stage bare s1
  set events none
  set events_out geryon
  do s1: special monument; build zeus
  asks event.card *
  only event geryon
  do * event geryon
  then quest.0 geryon
  then events_out none

LH-7.7 LH-15.10  The card of a completed quest leaves the game
  given seats=4
  stage bare s1
  set quest.0 geryon
  set events atlas
  use quest s1 geryon 2
  do s1: advance
  do s1: raise speed
  then quest.0 none
  then events atlas
  then events_out none
  then glory.blue s1

LH-8.4 LH-11.6 LH-9.23  Wounds stay; marks covered by others give nothing
  use hunt medusa wild-sword
  set monster.medusa.wounds 1
  do * draw wild-spear
  do s1: strike 3 wild-sword; done
  do * foe recall-3; * foe recall-4
  do s2: attack recall-3
  do s1: none
  then monster.medusa.wounds 1+3
  then player.s1.priests 0
  asks injury.attr s1

LH-8.9 LH-8.10 LH-AR-03 LH-EX-40  Thunder of Zeus covers the last slot: glory and figure, no reward
  given seats=4
  stage bare s1
  set region.thessaly.owner s1
  set glory.yellow s2
  set monster.cyclops.at acarnania
  set monster.cyclops.wounds 1+2+3
  do s1: artifacts; use thunder-of-zeus; wound cyclops
  asks wound.slot s1
  only slot 4
  do s1: slot 4
  then glory.yellow s1
  then player.s1.slain cyclops
  then player.s1.artifacts thunder-of-zeus

LH-MO-09 LH-MO-02  Evolved Chimera kills the first hoplite that enters, once an action
  given seats=4
  stage bare s1
  set monster.chimera.at elis
  set monster.chimera.evolved rule
  set player.s1.attr.leadership 2
  set region.arcadia.hop.s1 3
  set region.elis.owner s2
  do s1: hoplites; step arcadia elis
  then region.elis.hop.s1 0
  then region.elis.owner s2
  do s1: step arcadia elis
  then region.elis.hop.s1 1
  then region.elis.owner s1

LH-MO-09 LH-4.13  The hoplite that dies on arrival takes nobody's move away: those already there may still go
  given seats=3
  stage bare s1
  set monster.chimera.at elis
  set monster.chimera.evolved rule
  set player.s1.attr.leadership 4
  set region.elis.hop.s1 2
  set region.elis.owner s1
  set region.achaea.hop.s1 1
  do s1: hoplites; step achaea elis
  then region.elis.hop.s1 2
  do s1: step elis arcadia; step elis messenia
  then region.elis.hop.s1 0
