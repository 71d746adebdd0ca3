# Chapter LH-2: set-up of the competitive game.

LH-2.2 LH-19.1  Three monuments at level 1, their artifacts with nobody
  given seats=4 manual
  then level.zeus 1
  then level.athena 1
  then level.hermes 1
  then charged none

LH-2.7 LH-CH-02  One temple card of five
  given seats=4 manual
  asks setup.temple *
  choices 5
  then temples none
  do * temple-card temple-card-3
  then temple_card temple-card-3

LH-2.6  Tokens and monsters lie beside the board
  given seats=4 manual
  then glory.red none
  then glory.yellow none
  then glory.blue none
  then glory.green none
  then glory.brown none
  then monster.hydra.at none
  then monster.sphinx.at none
  then quest.0 none

LH-2.4  Ten neutral artifacts in the deck, those of the monsters apart
  use heracles
  asks artifact.draw *
  choices 10
  illegal find eye-of-cyclops

LH-2.5  Thirty-six blessings in one deck
  use third_temple
  do s2: special temple; temple elis
  asks draft.card *
  choices 36

LH-2.9 LH-2.10 LH-2.11 LH-EX-01  The official example of set-up events
  use official_events
  then quest.0 amazon
  then quest.1 atlas
  then quest.2 prometheus
  then monster.hydra.at chalkidiki
  then monster.hydra.evolved none
  then monster.cerberus.at epirus
  then monster.minotaur.at boeotia
  asks draw *

LH-2.12 LH-HI-09  All cards drawn but the open quests go back into the event deck
  use official_events
  then events cerberus-epirus+cerberus-locris+chimera-macedonia+chimera-arcadia+cyclops-acarnania+cyclops-euboea+hydra-argolis+hydra-chalkidiki+medusa-attica+medusa-phocis+minotaur-crete+minotaur-boeotia+sphinx-messenia+sphinx-thessaly+augean+bull+calydon+birds+fleece+geryon

LH-2.14 LH-CH-01  Any seat may be the first chooser
  use before_cards
  do * draw wild-axe; * draw wild-mace; * draw wild-sword; * draw wild-spear
  asks setup.first *
  choices 4
  do * first s2
  asks setup.hero s2

LH-2.15 LH-2.20 LH-EX-02 LH-DP-01 LH-DP-04  B chooses first, then A, D, C; C takes the first turn
  use before_cards
  do * draw wild-axe; * draw wild-mace; * draw wild-sword; * draw wild-spear
  do * first s2
  do s2: hero heracles; colour blue; place crete
  do s1: hero perseus; colour red
  illegal place crete = LH-2.18
  do s1: place epirus
  do s4: hero achilles; colour green; place elis
  illegal hero achilles = LH-2.16
  do s3: hero helen; colour yellow
  do * find harpe; * find aegis; * find ambrosia
  do s3: keep harpe
  do s3: place attica
  asks turn.menu s3

LH-3.1  The special action ends a turn; turns pass clockwise
  given seats=4
  stage bare s4
  do s4: special prepare; option draw
  auto
  do s4: option draw
  auto
  asks turn.menu s1

LH-2.17 LH-HE-03 LH-2.19 LH-EX-03  Starting bonuses and the first control token
  given seats=2
  do hero achilles; colour blue; place phocis
  then player.s1.attr.speed 2
  then region.phocis.owner none
  then region.phocis.hop.s1 2
  do hero heracles; colour red; place crete
  then player.s2.attr.strength 2
  then region.crete.owner s2

LH-HE-02 LH-EX-07  Perseus starts in Euboea: the blue glory token and control
  given seats=2
  do hero perseus; colour blue; place euboea
  then glory.blue s1
  then region.euboea.owner s1

LH-HE-04 LH-DP-03  Helen keeps one of three artifacts
  given seats=2
  do hero helen; colour blue
  do * find caduceus; * find harpe; * find aegis
  asks artifact.keep s1
  only keep caduceus; keep harpe; keep aegis
  do keep harpe
  then player.s1.artifacts harpe
  then charged harpe
  asks setup.place s1

LH-2.18  Monsters and quest tokens do not matter when placing
  given seats=2 manual
  do * temple-card temple-card-1
  do * event sphinx-messenia; * event atlas; * event amazon; * event augean; * event medusa-attica; * event hydra-argolis; * event cyclops-euboea
  do * draw wild-axe; * draw wild-mace
  do * first s1
  do s1: hero achilles; colour blue; place messenia
  then region.messenia.hop.s1 2
  then player.s1.quest none

LH-20.13 LH-3.13  Conditions are not checked before the first turn
  given seats=2
  do hero perseus; colour blue; place euboea
  not over
