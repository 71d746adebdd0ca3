# Phase 2, income. "stage income" stands at its beginning.

CL-5.1  One gold a horn in every land and sea area under control (E1)
  given seats=3
  stage income
  set gold.purple 5
  set gold.yellow 5
  set gold.blue 5
  asks offer.place
  then gold.purple 8
  then gold.yellow 8
  then gold.blue 8

CL-5.1 CL-12.4  An area without units still pays its controller
  given seats=3
  stage income
  set gold.purple 0
  set land.10P.troops 0
  asks offer.place
  then gold.purple 3

CL-5.2 CL-20.1  The area of the Hydra counts double for whoever controls it
  given seats=3
  stage income
  set gold.purple 0
  set gold.yellow 0
  set column.2 none
  set figure_owner.hydra yellow
  set figure_at.hydra 10x
  set sea.10x.tokens 1
  asks offer.place
  then gold.purple 6
  then gold.yellow 3
  tells income gold purple = 6
  tells income gold yellow = 3
  tells income area 10x = 4

CL-5.2 CL-20.6  The income of the area of Cerberus goes to his owner
  given seats=3
  stage income
  set gold.purple 0
  set gold.yellow 0
  set figure_owner.cerberus yellow
  set figure_at.cerberus 10P
  set land.10P.tokens 1
  asks offer.place
  then gold.purple 2
  then gold.yellow 5
  tells income gold purple = 2
  tells income gold yellow = 5

CL-5.3  Uncontrolled areas pay nobody
  given seats=3
  stage income
  set gold.purple 0
  set gold.yellow 0
  set gold.blue 0
  set land.10S.tokens 3
  set sea.4w.tokens 3
  asks offer.place
  then gold.purple 3
  then gold.yellow 3
  then gold.blue 3

CL-5.3 CL-20.6  Cerberus draws the income of a land area that nobody controls
  given seats=3
  stage income
  set gold.blue 0
  set figure_owner.cerberus blue
  set figure_at.cerberus 10S
  asks offer.place
  then gold.blue 4

CL-5.1 CL-21.2  Both factions of a team gain into one purse
  given seats=4 teams=on
  stage income
  set gold.purple 0
  set gold.yellow 1
  asks offer.place
  then gold.purple 6
  then gold.yellow 7
  tells own gold purple = 6
  tells own gold blue = 6
  tells team purse blue = 6
  tells team purse black = nothing
  tells team partner purple = Purple plays with Blue.
  tells team partner black = Black plays with Yellow.
  tells need metropolises blue = 0 of 3 needs 3

CL-22.1 CL-22.3  Whoever has the goal is told to win when the round is over, and what could prevent it
  use three_metropolises
  stage turn purple ares
  tells need metropolises purple = Purple wins at the end of this round, unless a metropolis is lost or somebody else gets as many.
