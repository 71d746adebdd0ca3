# Chapter LH-15: quests; LH-QU each quest.

LH-15.1 LH-15.2 LH-15.3 LH-DP-15  A quest may be started on any step; step 3 completes it at once
  use cretan_bull
  only quest 1; quest 2; quest 3; done
  says done = Begin no quest
  do s1: quest 3
  asks discard.choice s1
  only discard wild-axe; discard wild-mace
  do s1: discard wild-axe; discard wild-mace
  then player.s1.hand 0
  do s1: glory green
  then quest.0 none

LH-QU-05 LH-15.10 LH-15.14 LH-DP-17 LH-EX-56  Cretan Bull: a token of choice, then that of the land
  use cretan_bull
  do s1: quest 3; discard wild-axe; discard wild-mace
  asks quest.glory s1
  then glory.brown none
  only glory yellow; glory blue; glory green
  do s1: glory green
  then glory.green s1
  then glory.brown s1
  then player.s1.at crete

LH-15.5 LH-QU-01 LH-15.13  Aid to Atlas: the card is kept; the hero stays for the rest of the turn
  given seats=4
  stage bare s1
  set quest.0 atlas
  use quest s1 atlas 2
  set region.acarnania.owner s1
  do s1: advance
  then player.s1.kept atlas
  then player.s1.at messenia
  then glory.green s1
  then player.s1.locked yes
  illegal artifacts = LH-4.2

LH-15.6  A hero on a quest is in no region: no Usurp, no Hunt, no recruiting
  given seats=4
  stage bare s1
  set quest.0 atlas
  use quest s1 atlas 1
  set glory.green s1
  set monster.medusa.at messenia
  illegal special usurp = LH-5.27
  illegal special hunt = LH-5.32
  do s1: special prepare
  illegal option recruit = LH-5.23

LH-15.8 LH-AR-02  A quest cannot be abandoned: no Boots of Hermes
  given seats=4
  stage bare s1
  set quest.0 atlas
  use quest s1 atlas 1
  set region.acarnania.owner s1
  illegal artifacts = LH-4.2
  illegal walk = LH-4.10

LH-15.9 LH-15.12 LH-EX-57 LH-QU-09  Two heroes on one quest: the other returns and gains nothing
  given seats=4
  stage bare s2
  set quest.0 geryon
  use quest s1 geryon 2
  set player.s2.at boeotia
  set player.s2.attr.strength 4
  set priv.s2.hand wild-axe+wild-mace
  do s2: walk; go boeotia; quest 3; discard wild-axe; discard wild-mace
  only raise leadership; raise speed
  do s2: raise speed
  then player.s2.attr.speed 3
  then player.s1.at boeotia
  then player.s1.quest none
  then glory.blue s2

LH-QU-02 LH-1.28  Amazon Queen: a priest for step 3; Strength and two cards
  given seats=4
  stage bare s1
  set quest.0 amazon
  set player.s1.at chalkidiki
  set player.s1.attr.leadership 2
  set player.s1.priests 1
  do s1: walk; go chalkidiki; quest 3
  do * draw wild-axe; * draw wild-mace
  then player.s1.priests 0
  then player.s1.attr.strength 2
  then glory.red s1

LH-QU-03 LH-QU-11 LH-EX-58 LH-10.8  Augean Stables: two injuries need two sound attributes; the card is an extra action
  given seats=4
  stage bare s1
  set quest.0 augean
  set player.s1.at elis
  set player.s1.attr.speed 2
  set player.s1.injured leadership+strength
  do s1: walk; go elis
  only quest 1; done
  illegal quest 2 = LH-15.2
  do s1: done
  set player.s1.kept augean
  do s1: special prepare; option draw
  do * draw wild-axe
  do s1: option draw
  do * draw wild-mace
  asks extra.action s1
  legal augean monument; done
  illegal special monument = LH-3.8
  do s1: augean monument
  then player.s1.kept none
  asks monument.pick s1

LH-QU-03 LH-QU-10  Augean Stables: step 2 costs two injuries
  given seats=4
  stage bare s1
  set quest.0 augean
  set player.s1.at elis
  set player.s1.attr.speed 2
  do s1: walk; go elis; quest 2; hurt speed; hurt strength
  then player.s1.injured strength+speed
  then player.s1.step 2

LH-QU-04  Prometheus: cards; a priest and two recruits
  given seats=4
  stage bare s1
  set quest.0 prometheus
  set player.s1.at macedonia
  set region.crete.owner s1
  set priv.s1.hand wild-axe+wild-mace+wild-sword+wild-spear
  do s1: walk; go macedonia
  only quest 1; quest 2; quest 3; done
  do s1: quest 3; discard wild-axe; discard wild-mace; discard wild-sword; discard wild-spear
  then player.s1.priests 1
  only recruit crete 1 no; recruit crete 2 no; done
  do s1: recruit crete 2 no
  then region.crete.hop.s1 2
  then glory.red s1

LH-QU-06  Calydonian Hunt: city regions; two recruits in every one
  given seats=4
  stage bare s1
  set quest.0 calydon
  set player.s1.at aetolia
  set player.s1.attr.speed 3
  set region.elis.owner s1
  set region.argolis.owner s1
  do s1: walk; go aetolia
  only quest 1; done
  set region.laconia.owner s1
  only quest 1; quest 2; quest 3; done
  do s1: quest 3
  do s1: recruit elis 2 no; recruit laconia 2 no; done
  then region.laconia.hop.s1 2
  then glory.yellow s1

LH-QU-07  Stymphalian Birds: priests in the pool and temples; three artifacts
  given seats=4
  stage bare s1
  set quest.0 birds
  set player.s1.at corinthia
  set player.s1.priests 2
  do s1: walk; go corinthia
  only quest 1; done
  set region.crete.owner s1
  set region.elis.owner s1
  set temples crete+elis
  do s1: quest 3
  then player.s1.priests 2
  do * find harpe; * find aegis; * find ambrosia
  do s1: keep harpe
  then player.s1.artifacts harpe

LH-QU-08 LH-EX-60  Golden Fleece: an artifact of any kind, used or not; three recruits
  given seats=4
  stage bare s1
  set quest.0 fleece
  set player.s1.at acarnania
  set player.s1.attr.leadership 2
  set player.s1.attr.speed 2
  do s1: walk; go acarnania
  only quest 1; quest 2; done
  set region.acarnania.owner s1
  set charged none
  do s1: quest 3
  do s1: recruit acarnania 3 yes
  then region.acarnania.hop.s1 3
  then glory.yellow s1
