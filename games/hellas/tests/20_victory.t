# Chapter LH-20: victory conditions.

LH-20.1 LH-20.2 LH-3.13 LH-EX-62  Warlord of Hellas: the last empty region of a second land, a battle pending elsewhere
  given seats=4
  stage bare s1
  set player.s1.attr.leadership 3
  set region.epirus.owner s1
  set region.macedonia.owner s1
  set region.thessaly.owner s1
  set region.chalkidiki.owner s1
  set region.argolis.owner s1
  set region.laconia.owner s1
  set region.crete.owner s2
  set region.argolis.hop.s1 2
  set region.corinthia.hop.s2 1
  do s1: hoplites; step argolis corinthia
  not over
  do s1: step argolis crete
  over
  wins s1
  then ending warlord

LH-20.2 LH-EX-61  Three players: the blue land does not count
  given seats=3
  stage bare s1
  set region.euboea.owner s1
  set region.boeotia.owner s1
  set region.attica.owner s1
  set region.corinthia.owner s1
  set region.argolis.owner s1
  set region.laconia.owner s1
  set region.crete.owner s2
  set region.argolis.hop.s1 1
  do s1: special march; march argolis crete 1
  not over
  then region.crete.owner s1

LH-20.2 LH-EX-61  ... with green as well: victory
  given seats=3
  stage bare s1
  set region.euboea.owner s1
  set region.boeotia.owner s1
  set region.attica.owner s1
  set region.corinthia.owner s1
  set region.argolis.owner s1
  set region.laconia.owner s1
  set region.achaea.owner s1
  set region.elis.owner s1
  set region.arcadia.owner s1
  set region.messenia.owner s1
  set region.crete.owner s2
  set region.argolis.hop.s1 1
  do s1: special march; march argolis crete 1
  over
  wins s1

LH-21.1 LH-20.2  Two players need three lands
  given seats=2
  stage bare s1
  set region.epirus.owner s1
  set region.macedonia.owner s1
  set region.thessaly.owner s1
  set region.chalkidiki.owner s1
  set region.argolis.owner s1
  set region.laconia.owner s1
  set region.crete.owner s2
  set region.argolis.hop.s1 1
  do s1: special march; march argolis crete 1
  not over

LH-20.3 LH-5.19  Favoured of the Gods: the fifth temple region, Delphi included
  given seats=4
  stage bare s1
  set region.epirus.owner s1
  set region.crete.owner s1
  set region.elis.owner s1
  set region.corinthia.owner s1
  set region.phocis.owner s1
  set temples epirus+crete+elis+corinthia
  do s1: special temple; temple phocis
  over
  wins s1
  then ending favoured
  then player.s1.priests 0

LH-20.12  One change, one winner: the active player is looked at first
  given seats=4
  stage bare s2
  set player.s2.slain hydra+sphinx
  set region.thessaly.owner s2
  set monster.medusa.at elis
  set monster.medusa.wounds 1+2+3
  do s2: artifacts; use thunder-of-zeus; wound medusa; slot 4
  over
  wins s2
