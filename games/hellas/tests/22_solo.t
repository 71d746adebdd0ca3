# Chapter LH-22: the solo mode; LH-SS its scripts.

LH-22.1 LH-22.11 LH-22.12  Achilles, his Spartans and the vanguard
  given seats=1 manual
  then player.s1.hero achilles
  then player.s1.attr.speed 2
  then player.s1.at laconia
  then region.laconia.owner blue
  then region.messenia.owner yellow
  then region.laconia.hop.blue 2
  then region.chalkidiki.hop.persian 2

LH-22.4 LH-22.7 LH-22.10  Monuments, Delphi, the board of Xerxes
  given seats=1 manual
  then level.zeus 5
  then temples phocis
  then xerxes.attitude.red neutral
  then xerxes.mobilization 0

LH-22.9 LH-22.15 LH-CH-11 LH-CH-17  Five tokens of the prologue leave the game
  given seats=1 manual
  asks solo.prologue *
  choices 24
  do * token 1; * token 3; * token 5; * token 8; * token 11
  asks draw *
  then xerxes.pile 2+4+6+7+9+10+12+13+14+15+16+17+18+19+20+21+22+23+24

LH-22.13 LH-22.14  Monsters and quests of the prologue; a repeat brings a Persian
  given seats=1 manual
  do * token 1; * token 17
  then monster.sphinx.at epirus
  then region.chalkidiki.hop.persian 3
  do * token 2; * token 3; * token 22
  then xerxes.quests prometheus+calydon
  then quest.0 prometheus
  then quest.1 calydon
  then region.chalkidiki.hop.persian 4
  do * draw wild-axe
  asks turn.menu s1

LH-22.5 LH-22.6 LH-22.89  Only marked cards: 26 combat cards
  given seats=1 manual
  do * token 1; * token 3; * token 5; * token 8; * token 11
  choices 26
  illegal draw javelin-axe
  illegal draw encirclement-sword

LH-22.18 LH-22.26 LH-EX-72  Pass, in place of Build Monument: tokens leave, artifacts recharge, priests stay
  use passing
  then player.s1.used none
  then charged harpe
  then zeus_priests.0 blue

LH-22.16 LH-22.17 LH-22.27 LH-HI-10  After the special action one token is turned and its script is read
  use passing
  asks solo.token *
  do * token 24
  event token 24
  then xerxes.invasion 2
  then xerxes.mobilization 1
  then xerxes.spy.0 elis
  asks turn.menu s1

LH-22.90  Every turn takes one token from the pile
  use passing
  asks solo.token *
  do * token 24
  asks turn.menu s1
  do s1: pass
  asks solo.token *
  illegal token 24

LH-22.19 LH-22.3 LH-22.2  Recruit: one a city, two in Laconia, in the colour of the token
  given seats=1
  stage bare s1
  set region.laconia.owner blue
  set region.elis.owner yellow
  do s1: special recruit
  legal recruit laconia 2 no; recruit elis 1 yes
  illegal recruit elis 2 no
  do s1: recruit laconia 2 no; recruit elis 1 no
  then region.laconia.hop.blue 2
  then region.elis.hop.yellow 1

LH-22.21  Build Temple: a priest, no draft
  given seats=1
  stage bare s1
  set region.crete.owner yellow
  set temples phocis+epirus
  do s1: special temple; temple crete
  then player.s1.priests 1
  asks solo.token *

LH-22.22 LH-22.23 LH-CH-13 LH-CH-16 LH-DP-58 LH-9.12  Hunt: the top attack card; a slain monster gives a blessing and attitude
  given seats=1
  stage bare s1
  set player.s1.at crete
  set monster.cyclops.at crete
  set monster.cyclops.wounds 1+2
  set xerxes.attitude.brown wary
  set priv.s1.hand wild-mace+wild-spear
  do s1: special hunt
  do * draw trap-mace
  do s1: strike 3 wild-mace; done
  asks attack.draw *
  do * foe attack-3
  then hunt.value 3
  tells does slain cyclops = One of 2 blessings is yours, and the attitude of this land rises.
  do s1: play wild-spear; done
  do * draw wild-axe; * draw assault-spear
  do s1: strike 4 assault-spear
  do * find harpe
  then player.s1.artifacts harpe
  then xerxes.attitude.brown neutral
  do * offer armory; * offer exile
  asks solo.blessing s1
  do s1: pick exile
  then player.s1.blessings exile
  then blessings_out armory
  then player.s1.slain cyclops

LH-22.24  Usurp: never red; a Persian region changes hands without the counter
  use second_act 5 5
  set xerxes.attitude.green loyal
  set glory.green s1
  set player.s1.at elis
  set region.elis.owner persian
  set region.macedonia.owner persian
  do s1: special usurp
  then region.elis.owner yellow
  asks solo.token.color s1
  do s1: paint blue
  then region.elis.owner blue
  then xerxes.victory 5
  do s1: recruit elis 1 yes
  then region.elis.hop.blue 1
  then region.elis.fort blue

LH-22.24  The red land cannot be usurped
  given seats=1
  stage bare s1
  set xerxes.attitude.red loyal
  set glory.red s1
  set player.s1.at epirus
  illegal special usurp = LH-22.24

LH-22.25 LH-22.20  Prepare recruits yellow, never beside Persians
  given seats=1
  stage bare s1
  set player.s1.at laconia
  set region.laconia.owner blue
  do s1: special prepare; option recruit; recruit laconia 1 no
  then region.laconia.hop.yellow 1
  set xerxes.act 2
  set region.laconia.owner persian
  set region.laconia.hop.yellow 0
  illegal option recruit = LH-5.23

LH-22.28 LH-22.29 LH-EX-68 LH-DP-56  New tokens are yellow; a Hostile land asks for two more hoplites
  given seats=1
  stage bare s1
  set xerxes.attitude.yellow hostile
  set region.locris.hop.blue 7
  do s1: special march; march locris phocis 6
  then region.phocis.owner none

LH-22.29 LH-EX-68 LH-14.4  Seven are enough
  given seats=1
  stage bare s1
  set xerxes.attitude.yellow hostile
  set region.locris.hop.blue 7
  do s1: special march; march locris phocis 7
  then region.phocis.owner yellow

LH-22.30 LH-22.53 LH-DP-59 LH-15.10 LH-CH-13  A quest completed: one of two artifacts and one attitude step up
  use atlas_before_xerxes
  do s1: advance
  do * find harpe; * find ambrosia
  do s1: keep ambrosia
  then player.s1.artifacts ambrosia
  then xerxes.attitude.green loyal
  then glory.green s1
  then xerxes.done atlas

LH-22.30 LH-DP-61  Already Loyal: yellow tokens may turn blue
  use atlas_before_xerxes
  set xerxes.attitude.green loyal
  set glory.green s1
  set region.elis.owner yellow
  do s1: advance
  do * find harpe; * find ambrosia
  do s1: keep ambrosia
  asks solo.turn.blue s1
  says done = Leave them yellow
  do s1: paint blue
  then region.elis.owner blue

LH-22.31 LH-SS-06  One step down in red and yellow: from Loyal to Neutral, below Hostile yellow tokens go, blue ones stay
  given seats=1
  stage bare s1
  set xerxes.attitude.red loyal
  set glory.red s1
  set xerxes.attitude.yellow hostile
  set region.locris.owner yellow
  set region.aetolia.owner blue
  stage script 8
  then xerxes.attitude.red neutral
  then glory.red none
  then region.locris.owner none
  then region.aetolia.owner blue

LH-22.34 LH-22.36 LH-22.39  Monsters act by region number: nothing costs attitude, moves follow the arrow or crush a monument
  given seats=1
  stage bare s1
  set monster.medusa.at thessaly
  set monster.hydra.at elis
  set monster.sphinx.at epirus
  stage script 4
  set monster.minotaur.at crete
  do * die nothing
  then xerxes.attitude.red wary
  do * die move
  then level.zeus 4
  do * die move
  then monster.hydra.at achaea
  do * die nothing
  then xerxes.attitude.brown wary

LH-22.35 LH-22.37 LH-22.38  Attack: one own hoplite; without victims it walks; choice: attack, then one move
  given seats=1
  stage bare s1
  set monster.hydra.at elis
  set monster.minotaur.at crete
  set region.elis.hop.yellow 2
  set region.crete.hop.persian 1
  stage script 4
  do * die choice
  then region.elis.hop.yellow 1
  then monster.hydra.at achaea
  do * die attack
  then monster.minotaur.at attica
  then region.crete.hop.persian 1

LH-22.39 LH-22.76 LH-SS-05  A monument at level 0 is the end
  given seats=1
  stage bare s1
  set level.zeus 1
  set region.locris.hop.persian 2
  stage script 6
  over
  event defeat lost 0 0 0
  then ending lost
  then winner none

LH-22.40 LH-22.42 LH-EX-67 LH-CH-12 LH-22.32  Act I: the vanguard is beaten in Macedonia
  given seats=1
  stage bare s1
  set region.macedonia.hop.persian 2
  set region.thessaly.hop.blue 4
  set priv.s1.hand wild-axe
  do s1: special march; march thessaly macedonia 4
  asks battle.card s1
  do s1: play wild-axe
  asks solo.persian.card *
  do * draw flank-1
  event strengths 7 6 attacker
  then region.macedonia.hop.blue 3
  then region.macedonia.owner yellow
  then region.chalkidiki.hop.persian 1
  then discard flank-1+wild-axe

LH-22.44 LH-22.49 LH-EX-66 LH-22.78  Flank Attack against a token: Invasion 7 counts as four hoplites; beaten, back to the origin
  use second_act 7 7
  set region.macedonia.owner persian
  set region.thessaly.hop.blue 5
  set priv.s1.hand flank-1
  do s1: special march; march thessaly macedonia 5
  do s1: play flank-1
  do * draw charge-1
  event strengths 9 11 defender
  then region.thessaly.hop.blue 3
  then region.macedonia.owner persian

LH-22.49 LH-EX-66  Four do not outnumber it
  use second_act 7 7
  set region.macedonia.owner persian
  set region.thessaly.hop.blue 4
  set priv.s1.hand flank-1
  do s1: special march; march thessaly macedonia 4
  do s1: play flank-1
  do * draw charge-1
  event strengths 6 11 defender

LH-22.46 LH-22.47 LH-22.71  Act II: a token beaten moves the counter; no Persian token left is victory
  use second_act 3 3
  set region.macedonia.owner persian
  set region.epirus.owner persian
  set region.thessaly.hop.blue 9
  do s1: special march; march thessaly macedonia 9
  do * draw charge-1
  then xerxes.victory 2
  then region.macedonia.owner yellow
  not over

LH-22.71 LH-22.76  The counter reaches 0
  use second_act 1 3
  set region.macedonia.owner persian
  set region.epirus.owner persian
  set region.thessaly.hop.blue 9
  do s1: special march; march thessaly macedonia 9
  do * draw charge-1
  over
  wins s1
  then ending won

LH-22.48 LH-13.12  A victory without survivors still removes the Persians
  use second_act 3 3
  set region.macedonia.owner persian
  set region.epirus.owner persian
  set region.thessaly.hop.blue 2
  set priv.s1.hand charge-1
  do s1: special march; march thessaly macedonia 2
  do s1: play charge-1
  do * draw glory-bow
  then region.macedonia.owner none
  then xerxes.victory 2

LH-22.50 LH-SS-01 LH-22.51  March of Act I: the vanguard one step on; steps beyond are lost
  given seats=1
  stage bare s1
  set region.macedonia.hop.persian 3
  set region.macedonia.owner yellow
  set xerxes.mobilization 3
  stage script 8
  event persian-march
  then region.thessaly.hop.persian 3
  then region.macedonia.hop.persian 0
  then xerxes.mobilization 0
  then region.macedonia.owner yellow

LH-22.40 LH-22.88  The marching vanguard attacks own hoplites; a token alone fights nobody
  given seats=1
  stage bare s1
  set region.macedonia.hop.persian 3
  use region thessaly blue 2
  set xerxes.mobilization 3
  stage script 8
  do * draw glory-bow
  event strengths 8 2 attacker
  asks withdraw.to s1
  do s1: withdraw locris
  then region.locris.hop.blue 1
  then region.thessaly.owner blue
  then region.thessaly.hop.persian 3

LH-SS-01 LH-SS-02 LH-22.52  More vanguard below three, else a mobilization step
  given seats=1
  stage bare s1
  set region.macedonia.hop.persian 2
  stage script 1
  then region.macedonia.hop.persian 3
  set xerxes.mobilization 1
  stage script 5
  then region.macedonia.hop.persian 3
  then xerxes.mobilization 3
  stage script 7
  then region.thessaly.hop.persian 4

LH-SS-03 LH-22.70  Place a monster; if it is there a monster phase runs
  given seats=1
  stage bare s1
  set region.macedonia.hop.persian 2
  stage script 2
  then monster.sphinx.at epirus
  stage script 2
  asks monster.die *

LH-SS-04 LH-22.66 LH-22.8  A spy raises the Command value
  given seats=1
  stage bare s1
  set region.macedonia.hop.persian 2
  stage script 18
  then xerxes.spy.0 acarnania
  then xerxes.spy.1 none

LH-SS-07 LH-22.69  Injuries by attitude
  given seats=1
  stage bare s1
  set region.macedonia.hop.persian 2
  set player.s1.at elis
  set xerxes.attitude.green hostile
  stage script 9
  do s1: hurt speed; hurt strength
  then player.s1.injured strength+speed

LH-SS-08  Half of the yellow hoplites without blue ones die
  given seats=1
  stage bare s1
  set region.chalkidiki.hop.persian 2
  set region.elis.hop.yellow 3
  set region.crete.hop.yellow 3
  set region.crete.hop.blue 1
  stage script 12
  then region.elis.hop.yellow 1
  then region.crete.hop.yellow 3

LH-SS-09 LH-DP-57 LH-22.2 LH-SS-16  Two hoplites in a Wary land: regions and colours of choice
  given seats=1
  stage bare s1
  set region.chalkidiki.hop.persian 2
  set xerxes.attitude.green wary
  set region.elis.hop.yellow 2
  set region.elis.hop.blue 1
  set region.arcadia.hop.yellow 1
  stage script 15
  asks solo.loss.region s1
  only fall-in elis; fall-in arcadia
  do s1: fall-in elis; fall-in elis
  asks solo.loss.color s1
  do s1: fall yellow; fall blue
  then region.elis.hop.yellow 1
  then region.elis.hop.blue 0
  then region.arcadia.hop.yellow 1

LH-SS-10 LH-14.13  Yellow tokens leave Wary and Hostile lands; garrisons change nothing
  given seats=1
  stage bare s1
  set region.chalkidiki.hop.persian 2
  set xerxes.attitude.green wary
  use region elis yellow 6
  set region.crete.owner yellow
  stage script 19
  then region.elis.owner none
  then region.crete.owner yellow

LH-22.55 LH-22.57 LH-22.60  The act change: no vanguard left
  given seats=1
  stage bare s1
  set region.laconia.owner blue
  use region elis yellow 3
  set region.thessaly.owner yellow
  set xerxes.invasion 4
  set player.s1.used march
  set zeus_priests.0 blue
  stage act
  then xerxes.act 2
  then player.s1.priests 1
  then player.s1.used none
  then zeus_priests.0 none
  then xerxes.victory 4
  then xerxes.mobilization 0
  then region.macedonia.owner persian
  then region.thessaly.owner none
  then region.laconia.hop.blue 2
  then region.elis.hop.yellow 1
  then temples phocis
  asks turn.menu s1

LH-22.56 LH-22.74 LH-22.62  The vanguard in Phocis and Invasion 10: Delphi falls, Act II starts with events
  given seats=1
  stage bare s1
  set region.laconia.owner blue
  set region.phocis.hop.persian 2
  set xerxes.invasion 10
  stage act
  then temples none
  then zeus_priests.0 yellow
  then athena_priests.0 yellow
  then player.s1.priests 0
  asks solo.token *

LH-22.59  Quests not done have their effects
  given seats=1
  stage bare s1
  set region.laconia.owner blue
  set xerxes.quests geryon+atlas+birds
  set xerxes.invasion 4
  stage act
  then xerxes.mobilization 3
  then player.s1.used recruit
  then xerxes.attitude.blue wary

LH-22.59 LH-22.84  Augean, Calydon, Amazon; the Golden Fleece bars the sea
  given seats=1
  stage bare s1
  set region.laconia.owner blue
  set region.crete.owner yellow
  set xerxes.quests augean+calydon+amazon+fleece
  set xerxes.invasion 4
  stage act
  then xerxes.spy.0 elis
  then level.zeus 4
  then region.chalkidiki.owner persian
  then xerxes.fleece yes
  do s1: hoplites
  legal step crete argolis
  illegal step crete attica = LH-22.84
  illegal step laconia crete = LH-22.84

LH-22.59  Prometheus: two injuries; a hero on a quest comes back and the quest counts as done
  given seats=1
  stage bare s1
  set region.laconia.owner blue
  set quest.0 geryon
  use quest s1 geryon 1
  set xerxes.quests prometheus+geryon
  set xerxes.invasion 4
  stage act
  do s1: hurt speed; hurt strength
  then player.s1.at boeotia
  then xerxes.mobilization 0
  then quest.0 none

LH-22.63 LH-22.64 LH-EX-69 LH-22.86  March of Act II: models around the token; population makes it Persian
  use second_act 5 5
  set xerxes.mobilization 3
  set region.macedonia.owner persian
  set region.thessaly.owner yellow
  stage script 6
  then region.epirus.owner persian
  then region.epirus.hop.persian 0
  then region.thessaly.hop.persian 1
  then region.thessaly.owner none
  then region.chalkidiki.hop.persian 1

LH-22.65 LH-22.79 LH-EX-70 LH-SS-11  Spying: blue turns yellow, no token turns Persian, the army withdraws
  use second_act 5 5
  set region.macedonia.owner persian
  set region.attica.owner blue
  set region.elis.hop.yellow 2
  set xerxes.spy.0 attica
  set xerxes.spy.1 elis
  stage script 7
  then region.attica.owner yellow
  then region.elis.owner persian
  asks withdraw.to s1
  do s1: withdraw arcadia
  then region.arcadia.hop.yellow 2
  then xerxes.spy.2 acarnania

LH-22.68 LH-DP-60  A spy caught instead of the hero's movement
  use second_act 5 5
  set region.macedonia.owner persian
  set xerxes.spy.0 elis
  set player.s1.at elis
  do s1: spy
  then xerxes.spy.0 none
  illegal walk = LH-4.1

LH-SS-12  Attitude falls where Persians hold tokens
  use second_act 5 5
  set region.macedonia.owner persian
  set region.elis.owner persian
  stage script 2
  then xerxes.attitude.red wary
  then xerxes.attitude.green wary
  then xerxes.attitude.blue neutral

LH-SS-13 LH-DP-57  One hoplite in every region of Wary lands
  use second_act 5 5
  set region.macedonia.owner persian
  set xerxes.attitude.green wary
  set region.elis.hop.yellow 2
  set region.arcadia.hop.blue 1
  set region.crete.hop.blue 1
  stage script 3
  then region.elis.hop.yellow 1
  then region.arcadia.hop.blue 0
  then region.crete.hop.blue 1

LH-SS-14  Invasion falls while the victory counter is behind it
  use second_act 4 5
  set region.macedonia.owner persian
  stage script 4
  then xerxes.invasion 4

LH-SS-15 LH-DP-65  The highest monument under a Persian token; the player breaks ties
  use second_act 5 5
  set region.thessaly.owner persian
  set region.attica.owner persian
  set level.zeus 4
  set level.athena 4
  stage script 11
  asks solo.monument s1
  only topple zeus; topple athena
  do s1: topple athena
  then level.athena 3

LH-22.72 LH-22.73  Two lands under Persian tokens are the end
  use second_act 5 5
  set xerxes.mobilization 3
  set region.argolis.owner persian
  set region.laconia.owner persian
  set region.epirus.owner persian
  set region.macedonia.owner persian
  set region.thessaly.owner persian
  set region.chalkidiki.owner persian
  set region.crete.hop.persian 1
  stage script 6
  over
  then ending lost

LH-22.71 LH-22.77  The last token resolved: more own regions than Persian ones win
  use second_act 5 5
  set xerxes.pile 14
  set region.macedonia.owner persian
  set region.elis.owner yellow
  set region.crete.owner blue
  do s1: pass
  do * token 14
  over
  wins s1

LH-22.85 LH-DP-66  Colours are picked when hoplites move or fortify
  given seats=1
  stage bare s1
  set region.elis.owner yellow
  set region.elis.hop.blue 2
  set region.elis.hop.yellow 2
  do s1: special march; march elis achaea 3
  asks solo.mix s1
  only mix 1; mix 2
  do s1: mix 2
  then region.achaea.hop.blue 2
  then region.achaea.hop.yellow 1

LH-22.85  The colour of a fortified hoplite
  given seats=1
  stage bare s1
  set region.elis.owner yellow
  set region.elis.hop.blue 1
  set region.elis.hop.yellow 1
  do s1: hoplites; fortify elis; mix 0
  then region.elis.fort yellow

LH-22.75 LH-22.87 LH-16.3  A monument region of the player has its artifact, whatever the colour
  given seats=1
  stage bare s1
  set region.attica.owner yellow
  do s1: artifacts; use owl-of-athena
  do * draw wild-axe; * draw wild-mace
  do s1: discard wild-axe
  then priv.s1.hand wild-mace

LH-22.41  A tie is the defender's: the attacking player loses it
  given seats=1
  stage bare s1
  set region.macedonia.hop.persian 2
  set region.thessaly.hop.blue 5
  do s1: special march; march thessaly macedonia 5
  do * draw glory-bow
  event strengths 5 5 defender
  then region.thessaly.hop.blue 4
  then region.macedonia.hop.persian 2

LH-22.41 LH-22.45  ... and the defending player wins it
  given seats=1
  stage bare s1
  set region.chalkidiki.hop.persian 2
  set region.macedonia.hop.blue 5
  set xerxes.mobilization 2
  stage script 12
  do * draw glory-bow
  event strengths 5 5 defender
  then region.macedonia.hop.blue 5
  then region.chalkidiki.hop.persian 1

LH-22.7 LH-22.50 LH-22.80  Four steps from the start to March
  given seats=1
  stage bare s1
  set region.chalkidiki.hop.persian 2
  set xerxes.mobilization 2
  stage script 2
  then xerxes.mobilization 3
  then region.chalkidiki.hop.persian 2
  stage script 4
  event persian-march
  then region.macedonia.hop.persian 2
  then xerxes.mobilization 0
