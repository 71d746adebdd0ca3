# Chapter LH-4: regular actions.

LH-4.2 LH-4.4 LH-EX-04 LH-AR-10 LH-DP-08  The artifact block is one action
  given seats=4
  stage bare s1
  set player.s1.artifacts ambrosia+phemes-trumpet
  set charged ambrosia+phemes-trumpet
  set player.s1.injured speed
  set player.s1.used march
  set region.arcadia.hop.s1 1
  do s1: artifacts; use ambrosia
  then player.s1.injured none
  illegal use ambrosia = LH-4.4
  do s1: use phemes-trumpet; refresh march
  then player.s1.used none
  do s1: done
  legal hoplites
  illegal artifacts = LH-4.1

LH-4.2 LH-EX-04  Another action closes the block
  given seats=4
  stage bare s1
  set player.s1.artifacts ambrosia+phemes-trumpet
  set charged ambrosia+phemes-trumpet
  set player.s1.injured speed
  set player.s1.used march
  set region.arcadia.hop.s1 1
  do s1: artifacts; use ambrosia; done
  do s1: hoplites; step arcadia elis
  illegal artifacts = LH-4.1

LH-4.3 LH-4.30 LH-16.5  Timed artifacts have their own moment; an artifact without effect is not offered
  given seats=4
  stage bare s1
  set player.s1.artifacts aegis+ambrosia
  set charged aegis+ambrosia
  illegal artifacts = LH-4.2
  set player.s1.injured speed
  do s1: artifacts
  only use ambrosia
  illegal use aegis = LH-4.3
  illegal done = LH-4.30
  illegal use harpe = LH-4.2

LH-4.5 LH-19.2 LH-19.10  One priest a turn, without presence or control
  given seats=4
  stage bare s1
  set player.s1.priests 2
  do s1: prayer; pray hermes
  then player.s1.priests 1
  then player.s1.attr.speed 2
  then hermes_priests.0 s1
  illegal prayer = LH-4.1

LH-4.6 LH-4.8 LH-DP-13  The hero goes 0 to Speed regions; nothing blocks him
  given seats=4
  stage bare s1
  set player.s1.attr.speed 2
  set region.laconia.hop.s2 3
  set region.laconia.owner s2
  set monster.medusa.at laconia
  set player.s4.at elis
  do s1: walk
  legal go messenia; go elis; go laconia; go crete; go argolis; go achaea; go corinthia
  illegal go attica = LH-4.6
  do s1: go laconia
  then player.s1.at laconia
  then region.laconia.owner s2

LH-4.11  A hero leaves the hoplites of his region behind
  given seats=4
  stage bare s1
  set player.s1.at messenia
  use region messenia s1 3
  use region laconia s1 0
  do s1: walk; go laconia
  then player.s1.at laconia
  then region.messenia.hop.s1 3
  then region.laconia.hop.s1 0

LH-4.7 LH-4.9 LH-15.2 LH-DP-14  A movement of 0 regions can start a quest
  given seats=4
  stage bare s1
  set quest.0 atlas
  set player.s1.attr.strength 2
  do s1: walk; go messenia
  asks quest.start s1
  only quest 1; done
  do s1: quest 1
  then player.s1.quest atlas
  then player.s1.step 1
  then player.s1.at none

LH-4.10 LH-15.5 LH-DP-16  A hero on a quest only advances, one step, without conditions
  given seats=4
  stage bare s1
  set quest.0 atlas
  use quest s1 atlas 1
  legal advance
  illegal walk = LH-4.10
  do s1: advance
  then player.s1.step 2
  illegal advance = LH-4.1

LH-4.12 LH-4.19 LH-EX-08 LH-DP-19 LH-14.2  Two moves: an empty enemy region falls at once, a neutral one needs its population
  given seats=4
  stage bare s1
  set player.s1.attr.leadership 2
  set region.arcadia.hop.s1 3
  set region.elis.owner s2
  do s1: hoplites; step arcadia elis
  then region.elis.owner s1
  do s1: step arcadia achaea
  then region.achaea.owner none
  then region.arcadia.hop.s1 1
  asks turn.menu s1

LH-4.13 LH-EX-09  A hoplite moves once in a Hoplite Movement
  given seats=4
  stage bare s1
  set player.s1.attr.leadership 3
  set region.arcadia.hop.s1 1
  do s1: hoplites; step arcadia elis
  asks turn.menu s1
  then region.elis.hop.s1 1

LH-4.16 LH-EX-10 LH-5.11 LH-5.13  A hoplite that arrived cannot fortify in the same action; March may do it
  given seats=4
  stage bare s1
  set player.s1.attr.leadership 2
  set region.argolis.owner s1
  set region.corinthia.hop.s1 1
  do s1: hoplites; step corinthia argolis
  asks turn.menu s1
  do s1: special march; fortify argolis
  then region.argolis.fort s1

LH-4.14 LH-4.16 LH-4.17  Leaving the city is a move; the hoplite goes no further
  given seats=4
  stage bare s1
  set player.s1.attr.leadership 3
  use region argolis s1 1
  set region.argolis.fort s1
  do s1: hoplites
  only leave argolis
  illegal step argolis crete = LH-4.13
  do s1: leave argolis
  then region.argolis.fort none
  asks turn.menu s1

LH-4.20 LH-4.21 LH-12.2  Moving onto hoplites is a battle, after the last move; more may join
  given seats=4
  stage bare s1
  set player.s1.attr.leadership 3
  set region.argolis.hop.s1 3
  use region crete s2 1
  do s1: hoplites; step argolis crete
  then region.crete.hop.s1 1
  then pending crete
  illegal step crete attica = LH-4.13
  do s1: step argolis crete; done
  then region.crete.hop.s1 2
  then region.crete.hop.s2 0
  then region.crete.owner s1

LH-EX-14 LH-19.4 LH-19.7 LH-19.12 LH-DP-12  Hermes: three regions; those passed stay as they are
  given seats=4
  stage bare s1
  set level.hermes 4
  set player.s1.priests 1
  set region.epirus.hop.s1 2
  set region.euboea.owner s2
  set player.s4.at laconia
  do s1: prayer; pray hermes
  asks hermes.move s1
  legal march epirus thessaly 2; done
  do s1: march epirus thessaly 2
  asks travel.onward s1
  do s1: onward euboea
  then region.thessaly.owner none
  then region.euboea.owner s1
  asks turn.menu s1

LH-4.22 LH-EX-14  The army must stop where enemies are, and fight
  given seats=4
  stage bare s1
  set level.hermes 4
  set player.s1.priests 1
  set region.epirus.hop.s1 2
  set region.thessaly.hop.s2 1
  do s1: prayer; pray hermes; march epirus thessaly 2
  then region.thessaly.hop.s2 0
  then region.thessaly.hop.s1 2
  asks turn.menu s1

LH-4.24 LH-EX-15 LH-MO-05 LH-8.7  Medusa lets no hoplite out; fortifying is allowed
  given seats=4
  stage bare s1
  set monster.medusa.at attica
  use region attica s1 4
  do s1: hoplites
  only fortify attica
  illegal step attica boeotia = LH-4.24
  do s1: fortify attica
  then region.attica.fort s1

LH-4.25 LH-EX-16 LH-HE-04 LH-4.28  Helen bars her region until the mover's hero is there
  given seats=4
  stage bare s1
  set player.s4.at boeotia
  set player.s1.at phocis
  set player.s3.at laconia
  set region.phocis.hop.s1 2
  do s1: hoplites
  illegal step phocis boeotia = LH-4.25
  legal step phocis locris
  do s1: step phocis locris
  do s1: walk; go boeotia
  do s1: special march
  legal march phocis boeotia 1

LH-4.25 LH-15.6  Helen on a quest protects nothing
  given seats=4
  stage bare s1
  set quest.0 geryon
  use quest s4 geryon 1
  set region.phocis.hop.s1 1
  do s1: hoplites
  legal step phocis boeotia

LH-4.26 LH-BL-15 LH-BL-08 LH-DP-63  Push-Ups and Local Volunteers replace the movements
  given seats=4
  stage bare s1
  set player.s1.blessings push-ups+local-volunteers
  use region epirus s1 1
  do s1: bless push-ups
  do * draw wild-axe
  illegal walk = LH-4.1
  do s1: bless local-volunteers; recruit epirus 2 no
  then region.epirus.hop.s1 3
  illegal hoplites = LH-4.1

LH-4.27  Helen arriving does not disturb hoplites already there
  given seats=4
  stage bare s4
  set region.macedonia.hop.s1 2
  set region.macedonia.owner s1
  do s4: walk; go macedonia
  then region.macedonia.hop.s1 2
  then region.macedonia.owner s1

LH-4.23 LH-BL-35 LH-EX-74  Winged Boots: one hoplite to any region; it returns where it came from
  given seats=4 retreat=origin
  stage bare s1
  set player.s1.blessings winged-boots
  set player.s1.artifacts aegis
  set charged aegis
  set region.crete.hop.s1 1
  use region epirus s2 2
  do s1: bless winged-boots
  illegal fly crete chalkidiki = LH-4.25
  do s1: fly crete epirus
  asks aegis s1
  do s1: save epirus
  then region.crete.hop.s1 1
  then region.epirus.hop.s1 0
  then charged none

LH-BL-36 LH-DP-63  Hero's Apprentice: one hoplite up to Speed regions
  given seats=4
  stage bare s1
  set player.s1.blessings heros-apprentice
  set player.s1.attr.speed 2
  set region.crete.hop.s1 2
  do s1: bless heros-apprentice; step crete argolis; onward corinthia
  then region.crete.hop.s1 1
  then region.corinthia.hop.s1 1
  illegal walk = LH-4.1

LH-4.29 LH-4.17  Nobody fortifies without control; a hoplite in the city stays there
  given seats=4
  stage bare s1
  set region.argolis.hop.s1 2
  set region.argolis.fort s1
  do s1: hoplites
  legal leave argolis; step argolis crete
  do s1: leave argolis
  then region.argolis.fort none

LH-4.18  Who leads a hoplite into a battle against more is warned before it is fought
  given seats=4 retreat=origin
  stage bare s1
  set player.s1.attr.leadership 2
  set region.arcadia.hop.s1 3
  set region.elis.hop.s2 2
  do s1: hoplites
  warns step arcadia elis = you would fight in Elis with 1 against 2
  warns step arcadia achaea
  do s1: step arcadia elis
  warns step arcadia elis
