# Chapter LH-22, how acts and the game end, and what the change of acts does to the board.

LH-22.54 LH-22.27 LH-22.56  The vanguard reaches Phocis: after the events phase the act ends
  given seats=1
  stage bare s1
  set region.laconia.owner blue
  set region.locris.hop.persian 2
  set xerxes.mobilization 3
  warns pass = used actions are free again, artifacts recharge
  do s1: pass
  do * token 12
  event vanguard phocis
  then xerxes.act 2
  then temples none

LH-22.54 LH-22.80 LH-22.62  Invasion reaches 10 and stops there: the act ends, the second starts with an events phase
  given seats=1
  stage bare s1
  set region.laconia.owner blue
  set region.chalkidiki.hop.persian 2
  set xerxes.invasion 9
  do s1: pass
  do * token 24
  then xerxes.act 2
  then xerxes.invasion 10
  then xerxes.victory 10
  asks solo.token *

LH-22.54  Nine is not ten
  given seats=1
  stage bare s1
  set region.laconia.owner blue
  set region.chalkidiki.hop.persian 2
  set xerxes.invasion 8
  do s1: pass
  do * token 10
  then xerxes.act 1
  then xerxes.invasion 9
  asks turn.menu s1

LH-22.27 LH-22.33  The monster phase comes last, where the script says so
  given seats=1
  stage bare s1
  set region.laconia.owner blue
  set region.chalkidiki.hop.persian 2
  set monster.hydra.at crete
  do s1: pass
  do * token 11
  then xerxes.invasion 2
  asks monster.die *
  do * die move
  then monster.hydra.at attica
  asks turn.menu s1

LH-22.33  Two monsters in one region: in the order of their numbers
  given seats=1
  stage bare s1
  set region.laconia.owner blue
  set region.chalkidiki.hop.persian 2
  set monster.sphinx.at epirus
  set monster.cyclops.at epirus
  set monster.hydra.at crete
  do s1: pass
  do * token 11
  do * die move
  then monster.cyclops.at acarnania
  then monster.sphinx.at epirus
  do * die move
  then monster.sphinx.at acarnania
  do * die move
  then monster.hydra.at attica

LH-22.57 LH-22.58 LH-22.82  Between the acts artifacts recharge, the marker goes back, the hero's own things stay
  given seats=1
  stage bare s1
  set region.laconia.owner blue
  set player.s1.artifacts harpe
  set player.s1.attr.strength 3
  set player.s1.injured speed
  set priv.s1.hand wild-axe
  set xerxes.mobilization 3
  set xerxes.invasion 4
  stage act
  then charged harpe
  then xerxes.mobilization 0
  then player.s1.attr.strength 3
  then player.s1.injured speed
  then player.s1.hand 1

LH-22.59  Augean Stables with a spy in Elis: a Persian token instead; Calydon leaves a monument its last level
  given seats=1
  stage bare s1
  set region.laconia.owner blue
  set region.elis.owner yellow
  set xerxes.quests augean+calydon
  set xerxes.spy.0 elis
  set xerxes.invasion 4
  set level.zeus 1
  set level.athena 2
  stage act
  then region.elis.owner persian
  then xerxes.spy.1 none
  then level.zeus 1
  then level.athena 1
  then level.hermes 4
  not over

LH-22.76 LH-22.81  A victory counter that starts at 0 wins at once
  given seats=1
  stage bare s1
  set region.laconia.owner blue
  set xerxes.invasion 0
  stage act
  over
  wins s1

LH-22.71 LH-22.72  The last token resolved with as many regions on both sides: lost
  use second_act 5 5
  set xerxes.pile 14
  set region.macedonia.owner persian
  set region.crete.owner blue
  do s1: pass
  do * token 14
  over
  then winner none
  then ending lost

LH-22.72  The 13th Persian token is the end
  use second_act 5 5
  set xerxes.mobilization 3
  set region.epirus.owner persian
  set region.macedonia.owner persian
  set region.thessaly.owner persian
  set region.acarnania.owner persian
  set region.aetolia.owner persian
  set region.locris.owner persian
  set region.euboea.owner persian
  set region.boeotia.owner persian
  set region.attica.owner persian
  set region.achaea.owner persian
  set region.elis.owner persian
  set region.argolis.owner blue
  set region.laconia.owner blue
  set region.messenia.owner blue
  set region.crete.owner persian
  stage script 24
  over
  then winner none
  then ending lost

LH-22.44 LH-13.8  Nowhere to withdraw: both colours die
  use second_act 5 5
  set xerxes.mobilization 3
  set region.macedonia.owner persian
  set region.euboea.owner persian
  set region.chalkidiki.hop.blue 2
  set region.chalkidiki.hop.yellow 2
  stage script 4
  do * draw charge-1
  do s1: fall blue
  then region.chalkidiki.hop.blue 0
  then region.chalkidiki.hop.yellow 0

LH-22.30  Already Loyal without a yellow token there: nothing is asked
  use atlas_before_xerxes
  set xerxes.attitude.green loyal
  set glory.green s1
  set region.elis.owner blue
  do s1: advance
  do * find harpe; * find ambrosia
  do s1: keep ambrosia
  asks turn.menu s1

LH-22.23 LH-HI-06  The blessing not kept is discarded for all to see
  given seats=1
  stage bare s1
  set region.attica.owner blue
  set region.thessaly.owner blue
  set player.s1.artifacts thunder-of-zeus
  set charged thunder-of-zeus
  set monster.cyclops.at crete
  set monster.cyclops.wounds 1+2+3
  do s1: artifacts; use thunder-of-zeus; wound cyclops; slot 4
  do * offer armory; * offer exile
  do s1: pick exile
  event blessing-out armory
  then blessings_out armory
  then xerxes.attitude.brown loyal

LH-22.75 LH-22.28  Without a yellow token left the blue ones serve
  given seats=1
  stage bare s1
  set region.epirus.owner yellow
  set region.macedonia.owner yellow
  set region.thessaly.owner yellow
  set region.acarnania.owner yellow
  set region.aetolia.owner yellow
  set region.locris.owner yellow
  set region.phocis.owner yellow
  set region.euboea.owner yellow
  set region.boeotia.owner yellow
  set region.attica.owner yellow
  set region.corinthia.owner yellow
  set region.achaea.owner yellow
  set region.elis.owner yellow
  set region.argolis.owner yellow
  set region.laconia.owner yellow
  set region.chalkidiki.hop.persian 2
  set region.laconia.hop.blue 3
  do s1: special march; march laconia crete 2
  then region.crete.owner blue

LH-22.91 LH-22.58 LH-22.61  Fair Persians: the counter starts four lower, and every own region has two hoplites more
  given seats=1 persians=fair
  stage bare s1
  set region.laconia.owner blue
  set region.elis.owner yellow
  set region.chalkidiki.hop.persian 2
  set xerxes.invasion 9
  do s1: pass
  do * token 24
  then xerxes.act 2
  then xerxes.victory 6
  then region.laconia.hop.blue 4
  then region.elis.hop.yellow 3

LH-22.91 LH-22.58  The counter starts at 1 at least
  given seats=1 persians=fair
  stage bare s1
  set region.laconia.owner blue
  set region.locris.hop.persian 2
  set xerxes.mobilization 3
  do s1: pass
  do * token 12
  then xerxes.act 2
  then xerxes.victory 1

LH-22.91 LH-22.26  Fair Persians: Pass raises a monument that is below its top
  given seats=1 persians=fair
  stage bare s1
  set region.laconia.owner blue
  set region.chalkidiki.hop.persian 2
  set level.zeus 3
  do s1: pass
  asks monument.pick s1
  choices 1
  do s1: build zeus
  then level.zeus 4
  asks solo.token *

LH-22.91 LH-22.26  All monuments whole: Pass raises none
  given seats=1 persians=fair
  stage bare s1
  set region.laconia.owner blue
  set region.chalkidiki.hop.persian 2
  do s1: pass
  asks solo.token *

LH-22.91 LH-22.35  Fair Persians: a monster with nobody to attack leaves the monument alone
  given seats=1 persians=fair
  stage bare s1
  set region.laconia.owner blue
  set region.chalkidiki.hop.persian 2
  set monster.hydra.at attica
  do s1: pass
  do * token 11
  do * die attack
  then level.athena 5
  then monster.hydra.at attica

LH-22.91 LH-22.36  ... but a move destroys a level, and elsewhere it walks on
  given seats=1 persians=fair
  stage bare s1
  set region.laconia.owner blue
  set region.chalkidiki.hop.persian 2
  set monster.hydra.at attica
  set monster.sphinx.at crete
  do s1: pass
  do * token 11
  do * die move
  then level.athena 4
  do * die attack
  then monster.sphinx.at attica
