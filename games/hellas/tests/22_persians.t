# Chapter LH-22, the Persians: their battles, marches and spies in cases beside the main road.

LH-22.42 LH-AR-07 LH-AR-05  Before-battle effects are used against a Persian token as against hoplites
  use second_act 7 7
  set region.macedonia.owner persian
  set region.thessaly.hop.blue 5
  set player.s1.at chalkidiki
  set player.s1.artifacts harpe+apollos-arrow
  set charged harpe+apollos-arrow
  do s1: special march; march thessaly macedonia 5
  asks before.fx s1
  do s1: use harpe; * draw trap-mace
  do s1: use apollos-arrow
  asks battle.card s1
  do s1: pass; * draw glory-bow
  event strengths 7 8 defender

LH-22.8 LH-22.43 LH-CH-12  Command 3: three cards are drawn, the highest strength counts
  given seats=1
  stage bare s1
  set xerxes.spy.0 attica
  set xerxes.spy.1 gone
  set region.macedonia.hop.persian 2
  set region.thessaly.hop.blue 6
  do s1: special march; march thessaly macedonia 6
  do * draw glory-bow; * draw charge-1
  asks solo.persian.card *
  do * draw flank-1
  event strengths 6 8 defender
  then discard glory-bow+flank-1+charge-1

LH-22.44 LH-13.5  A beaten defender withdraws neither to a Persian token nor to Persian hoplites
  use second_act 7 7
  set xerxes.mobilization 3
  set region.macedonia.owner persian
  set region.locris.hop.persian 1
  set region.thessaly.hop.blue 3
  stage script 4
  do * draw charge-1
  event strengths 6 3 attacker
  asks withdraw.to s1
  legal withdraw aetolia; withdraw euboea
  illegal withdraw macedonia
  illegal withdraw locris

LH-22.61 LH-22.75 LH-22.86  Between the acts no colour puts more than its 15 hoplites on the map
  given seats=1
  stage bare s1
  set region.acarnania.owner blue
  set region.aetolia.owner blue
  set region.locris.owner blue
  set region.phocis.owner blue
  set region.euboea.owner blue
  set region.boeotia.owner blue
  set region.attica.owner blue
  set region.corinthia.owner blue
  set region.achaea.owner blue
  set region.elis.owner blue
  set region.arcadia.owner blue
  set region.messenia.owner blue
  set region.argolis.owner blue
  set region.laconia.owner blue
  set region.crete.owner blue
  set xerxes.invasion 5
  stage act
  then region.laconia.hop.blue 2
  then region.crete.hop.blue 0

LH-22.45 LH-22.54 LH-22.83  Beaten in Chalkidiki the vanguard leaves the map whole, and the act ends
  given seats=1
  stage bare s1
  set region.laconia.owner blue
  set region.chalkidiki.hop.persian 2
  set region.macedonia.hop.blue 9
  do s1: special march; march macedonia chalkidiki 9
  do * draw charge-1
  then region.chalkidiki.hop.persian 0
  then region.chalkidiki.owner yellow
  not over
  do * token 24
  then xerxes.act 2

LH-22.45 LH-22.47  The last model of the vanguard dies; a neutral region is taken by its population
  given seats=1
  stage bare s1
  set region.macedonia.hop.persian 1
  set region.thessaly.hop.blue 7
  do s1: special march; march thessaly macedonia 7
  do * draw charge-1
  then region.macedonia.hop.persian 0
  then region.chalkidiki.hop.persian 0
  then region.macedonia.owner yellow

LH-22.45  A vanguard that falls back onto own hoplites attacks them at once
  given seats=1
  stage bare s1
  set region.thessaly.hop.persian 3
  set region.locris.hop.blue 8
  set region.macedonia.hop.yellow 1
  do s1: special march; march locris thessaly 8
  do * draw glory-bow
  event strengths 8 7 attacker
  event battle macedonia persian blue
  do * draw glory-torch
  event strengths 5 1 attacker
  then region.macedonia.hop.persian 2
  then region.macedonia.hop.yellow 0

LH-22.46 LH-22.47 LH-22.83  Act II: all hoplites of the region go, the counter moves, a neutral region needs its population
  use second_act 5 5
  set region.macedonia.owner persian
  set region.aetolia.hop.persian 2
  set region.locris.hop.blue 9
  do s1: special march; march locris aetolia 9
  do * draw charge-1
  then region.aetolia.hop.persian 0
  then xerxes.victory 4
  then region.aetolia.owner yellow

LH-22.46 LH-22.47  ... too few for the population: the Persians are gone all the same
  use second_act 5 5
  set region.macedonia.owner persian
  set region.phocis.hop.persian 1
  set region.locris.hop.blue 4
  do s1: special march; march locris phocis 4
  do * draw glory-bow
  then region.phocis.hop.persian 0
  then region.phocis.owner none
  then xerxes.victory 4

LH-22.43 LH-1.20 LH-1.29  The Persians draw on: the discards are a new deck, cards played in the battle stay aside
  given seats=1
  stage bare s1
  set xerxes.spy.0 gone
  set region.macedonia.hop.persian 2
  set region.thessaly.hop.blue 6
  set priv.s1.hand wild-axe
  set discard fortification-torch+local-support-torch+glory-torch+phalanx-1+phalanx-2+phalanx-3+fortification-bow+local-support-bow+glory-bow+flank-1+flank-2+flank-3+trap-sword+maneuver-sword+wild-sword+trap-mace+maneuver-mace+wild-mace+reinforcements-1+reinforcements-2+charge-1+charge-2+assault-axe+wild-spear
  do s1: special march; march thessaly macedonia 6
  do s1: play wild-axe
  only draw assault-spear
  do * draw assault-spear
  choices 24
  illegal draw wild-axe
  do * draw reinforcements-1
  event reshuffle 24
  event strengths 9 8 attacker
  then discard reinforcements-1+wild-axe+assault-spear

LH-22.64 LH-22.86  Fifteen Persian hoplites: the March stops placing, in the order of the region numbers
  use second_act 5 5
  set xerxes.mobilization 3
  set region.macedonia.owner persian
  set region.laconia.hop.persian 14
  stage script 4
  then region.epirus.owner persian
  then region.thessaly.hop.persian 0
  then region.chalkidiki.hop.persian 0

LH-22.67 LH-22.8  Spies under a Persian token leave the game together and count for Command; a yellow token is removed
  use second_act 5 5
  set region.macedonia.owner persian
  set region.euboea.owner persian
  use region elis yellow 5
  set xerxes.spy.0 euboea
  set xerxes.spy.1 elis
  set xerxes.spy.2 euboea
  stage script 7
  then xerxes.spy.0 gone
  then xerxes.spy.2 gone
  then region.elis.owner none
  asks withdraw.to s1
  do s1: withdraw arcadia
  then region.elis.hop.yellow 0
  then xerxes.spy.1 elis
  then xerxes.spy.3 acarnania

LH-SS-09  Fewer hoplites than asked for: all of the land die; every land pays
  given seats=1
  stage bare s1
  set region.chalkidiki.hop.persian 2
  set xerxes.attitude.green hostile
  set xerxes.attitude.brown wary
  set region.elis.hop.yellow 2
  set region.arcadia.hop.blue 1
  set region.crete.hop.yellow 3
  set region.argolis.hop.yellow 1
  stage script 15
  asks solo.loss.region s1
  only fall-in argolis; fall-in crete
  do s1: fall-in argolis
  only fall-in crete
  do s1: fall-in crete
  then region.elis.hop.yellow 0
  then region.arcadia.hop.blue 0
  then region.argolis.hop.yellow 0
  then region.crete.hop.yellow 2

LH-SS-15  The highest monument of those under a Persian token loses the level; none there, nothing
  use second_act 5 5
  set region.thessaly.owner persian
  set region.attica.owner persian
  set level.zeus 3
  set level.athena 4
  stage script 11
  then level.athena 3
  then level.zeus 3
  then level.hermes 5

LH-SS-14  Equal counters: Invasion stays
  use second_act 5 5
  set region.macedonia.owner persian
  stage script 4
  then xerxes.invasion 5
