# Phase 4, upkeep of creatures. "stage upkeep WHO" stands at the beginning of phase 4, WHO first.

CL-7.1 CL-7.2 CL-7.3  Two creatures, one priestess: one is kept, the other leaves (E15)
  given seats=3
  stage upkeep purple
  set column.3 none
  set column.4 none
  set figure_owner.kraken purple
  set figure_at.kraken 4w
  set figure_owner.medusa purple
  set figure_at.medusa 10S
  set priestess.purple 1
  asks upkeep.pick purple
  only handle kraken; handle medusa
  do purple: handle medusa
  asks upkeep.keep purple
  only keep; release
  do purple: keep
  asks upkeep.move purple
  do purple: stay
  then priestess.purple 0
  then figure_owner.kraken none
  then figure_at.kraken none
  then discard kraken
  then figure_owner.medusa purple
  then figure_at.medusa 10S

CL-7.1  The order is the faction's own; factions follow in turn order
  given seats=3
  stage upkeep purple
  set column.3 none
  set column.4 none
  set figure_owner.kraken purple
  set figure_at.kraken 4w
  set figure_owner.medusa yellow
  set figure_at.medusa 10S
  asks upkeep.keep purple
  do purple: keep; stay
  asks upkeep.keep yellow

CL-7.2  Paying is never compulsory
  given seats=3
  stage upkeep purple
  set column.3 none
  set figure_owner.kraken purple
  set figure_at.kraken 4w
  do purple: release
  then priestess.purple 1
  then figure_owner.kraken none
  then discard kraken

CL-7.2 CL-7.3  Without a priestess the creature is lost without asking
  given seats=3
  stage upkeep purple
  set column.3 none
  set figure_owner.kraken yellow
  set figure_at.kraken 4w
  set priestess.yellow 0
  asks turn.free
  then figure_owner.kraken none
  then discard kraken

CL-7.4 CL-7.5 CL-20.2  A kept Kraken may move to an adjacent sea area and acts where it ends
  given seats=3
  stage upkeep purple
  set column.3 none
  set figure_owner.kraken purple
  set figure_at.kraken 4w
  do purple: keep
  asks upkeep.move purple
  only stay; move 4x; move 4y
  do purple: move 4x
  then figure_at.kraken 4x
  then sea.4x.fleets 0
  then sea.4x.owner none

CL-7.4  It may not join another creature
  given seats=3
  stage upkeep purple
  set column.2 none
  set column.3 none
  set figure_owner.kraken purple
  set figure_at.kraken 4w
  set figure_owner.hydra yellow
  set figure_at.hydra 4y
  do purple: keep
  only stay; move 4x

CL-7.5 CL-20.1  The Hydra moves first, then strikes where it ends
  given seats=3
  stage upkeep purple
  set column.2 none
  set figure_owner.hydra purple
  set figure_at.hydra 2R
  do purple: keep
  legal stay; move 2S; move 2x; move 2z
  do purple: move 2x
  asks hydra.prey purple
  legal kill 2P troop; kill 2w; kill 7z
  do purple: kill 2w
  then sea.2x.tokens 1
  then sea.2w.owner none

CL-7.6  Land creatures move on their island only
  given seats=3
  stage upkeep purple
  set figure_owner.cerberus purple
  set figure_at.cerberus 7P
  do purple: keep
  only stay; move 7Q; move 7R

CL-7.6  Without an adjacent land area a land creature stays
  given seats=3
  stage upkeep purple
  set figure_owner.cerberus purple
  set figure_at.cerberus 3P
  do purple: keep
  then figure_at.cerberus 3P

CL-7.7 CL-6.8  Priestesses spent here do not alter the offering already paid
  given seats=3
  stage offer purple
  set altar.0 zeus
  set altar.1 ares
  set column.3 none
  set figure_owner.kraken purple
  set figure_at.kraken 4w
  do purple: offer zeus 5
  do yellow: offer ares 1
  do blue: offer apollo
  then gold.purple 4
  do purple: keep; stay
  then priestess.purple 0
  then gold.purple 4
