# One-shot creatures.

CL-19.1  Harpy: one troop in any land area, own included; never a hero
  given seats=3
  stage menu purple ares
  set column.2 harpy
  set hero_column.0 none
  use hero ajax yellow 6P
  set land.6P.troops 0
  set land.6P.mercs 1
  do purple: creature; buy harpy
  asks harpy.prey purple
  only kill 10P troop; kill 10R troop; kill 7P troop; kill 6P mercenary; kill 7S troop; kill 6S troop; kill 3R troop; kill 2P troop; kill 4R troop
  do purple: kill 7S troop
  then land.7S.owner yellow
  then land.7S.troops 0
  then discard harpy

CL-19.2  Giant: all mercenaries of one area, split at will over own areas
  given seats=3
  stage menu purple ares
  set column.2 giant
  set land.6P.mercs 3
  set land.7S.mercs 1
  do purple: creature; buy giant
  asks giant.from purple
  only from 6P; from 7S
  do purple: from 6P
  asks giant.place purple
  only place 10P; place 10R; place 7P
  do purple: place 10P; place 10P; place 7P
  then land.6P.mercs 0
  then land.6P.owner yellow
  then land.10P.mercs 2
  then land.7P.mercs 1
  then discard giant

CL-19.2 CL-20.3  Giant: not out of a locked area, not into one (E72)
  given seats=3
  stage menu purple ares
  set column.2 giant
  set column.4 none
  set figure_owner.medusa blue
  set figure_at.medusa 6P
  set land.6P.mercs 3
  do purple: creature; buy giant
  event no_effect purple giant
  given seats=3
  stage menu purple ares
  set column.2 giant
  set column.4 none
  set figure_owner.medusa blue
  set figure_at.medusa 10P
  set land.6P.mercs 1
  do purple: creature; buy giant; from 6P
  only place 10R; place 7P

CL-19.3  Graeae: the income again, with Hydra and Cerberus; others get nothing
  given seats=3
  stage menu purple ares
  set column.2 graeae
  set figure_owner.cerberus purple
  set figure_at.cerberus 6S
  set figure_owner.hydra yellow
  set figure_at.hydra 10x
  set gold.purple 2
  set gold.yellow 4
  do purple: creature; buy graeae
  then gold.purple 5
  then gold.yellow 4

CL-19.3 CL-21.12  Graeae in teams: only the acting faction's areas
  given seats=4 teams=on
  stage menu purple ares
  set column.2 graeae
  set gold.purple 2
  do purple: creature; buy graeae
  then gold.purple 3

CL-19.4  Griffon: half of another purse, rounded down; an empty one may be chosen
  given seats=3
  stage menu purple ares
  set column.2 griffon
  set gold.purple 2
  set gold.yellow 7
  set gold.blue 0
  do purple: creature; buy griffon
  asks steal.target purple
  only rob yellow; rob blue
  do purple: rob yellow
  then gold.purple 3
  then gold.yellow 4

CL-19.5  Dryad: one priestess of another faction that has one
  given seats=3
  stage menu purple ares
  set column.2 dryad
  set priestess.blue 0
  do purple: creature; buy dryad
  only rob yellow
  do purple: rob yellow
  then priestess.purple 2
  then priestess.yellow 0

CL-19.6 CL-10.7  Satyr: one philosopher; the fourth makes a metropolis (E73)
  given seats=3
  stage menu purple ares
  set column.2 satyr
  set philosopher.purple 3
  set philosopher.yellow 2
  do purple: creature; buy satyr; rob yellow
  then philosopher.yellow 1
  then philosopher.purple 0
  asks chance.metropolis_draw

CL-19.7  Pegasus: own units of one area to any other; no reach needed, free
  given seats=3
  stage menu purple zeus
  set column.2 pegasus
  set gold.purple 2
  set land.10P.troops 3
  do purple: creature; buy pegasus
  asks land.from purple
  only from 10P; from 10R; from 7P
  do purple: from 10P; to 6P; go 3 0
  event battle purple 6P yellow
  do * die 3; * die 0
  do yellow: lose troop
  then land.6P.owner purple
  then gold.purple 0
  then discard pegasus

CL-19.7 CL-20.3  Pegasus: neither from nor to a locked area
  given seats=3
  stage menu purple zeus
  set column.2 pegasus
  set column.4 none
  set figure_owner.medusa yellow
  set figure_at.medusa 10R
  do purple: creature; buy pegasus
  only from 10P; from 7P
  do purple: from 10P
  illegal to 10R
  illegal to 10P
  legal to 2S; to 6P

CL-19.7 CL-21.6  Pegasus: not into the partner's area
  given seats=4 teams=on
  stage menu purple zeus
  set column.2 pegasus
  do purple: creature; buy pegasus; from 8Q
  illegal to 10P
  legal to 5Q; to 10R

CL-19.8  Sylph: all fleets of two sea areas change places, no battle (E66)
  given seats=3
  stage menu purple ares
  set column.2 sylph
  set sea.6y.fleets 2
  do purple: creature; buy sylph
  asks sylph.pair purple
  do purple: swap 7w; swap 6y
  then sea.7w.owner yellow
  then sea.7w.fleets 2
  then sea.6y.owner purple
  then sea.6y.fleets 1
  then discard sylph

CL-19.8  Sylph: only areas with fleets
  given seats=3
  stage menu purple ares
  set column.2 sylph
  do purple: creature; buy sylph
  illegal swap 4w
  choices 9

CL-19.9 CL-19.11  Sphinx: three cards, one is played, the others are discarded first (E67)
  given seats=3
  stage menu purple ares
  use creature sphinx
  do purple: creature; buy sphinx
  do * draw chimera; * draw harpy; * draw kraken
  asks sphinx.pick purple
  only pick chimera; pick harpy; pick kraken
  do purple: pick harpy
  event reshuffled
  do purple: kill 6P troop
  then discard harpy+sphinx
  then gold.purple 6

CL-19.9  Sphinx: fewer cards if the deck holds fewer; a card without effect may be chosen
  given seats=3
  stage menu purple ares
  use creature sphinx
  set discard hydra+kraken+medusa+minotaur+polyphemus+cerberus+harpy+giant+graeae+griffon+satyr+pegasus+sylph+chimera+cyclops
  set priestess.yellow 0
  set priestess.blue 0
  do purple: creature; buy sphinx
  do * draw dryad; * draw charon
  asks sphinx.pick purple
  only pick dryad; pick charon
  do purple: pick dryad
  event no_effect purple dryad

CL-19.9  Sphinx: an empty deck has no effect
  given seats=3
  stage menu purple ares
  use creature sphinx
  set discard hydra+kraken+medusa+minotaur+polyphemus+cerberus+harpy+giant+graeae+griffon+dryad+satyr+pegasus+sylph+chimera+charon+cyclops
  do purple: creature; buy sphinx
  event no_effect purple sphinx
  asks turn.menu purple

CL-19.10 CL-19.11  Chimera: any card of the discard pile, then everything is shuffled
  given seats=3
  stage menu purple ares
  use creature chimera
  set discard graeae+harpy
  set gold.purple 2
  do purple: creature; buy chimera
  asks chimera.pick purple
  only pick graeae; pick harpy
  do purple: pick graeae
  then gold.purple 3
  then discard none
  event reshuffled

CL-19.10  Chimera: an empty pile has no effect
  given seats=3
  stage menu purple ares
  set column.2 chimera
  do purple: creature; buy chimera
  event no_effect purple chimera
  then discard none

CL-19.12 CL-16.9  Charon: an own hero gives way to one of the column, in the same area (E69)
  given seats=3
  stage menu purple ares
  set column.2 charon
  set column.4 none
  set figure_owner.medusa yellow
  set figure_at.medusa 10P
  set hero_column.0 helen
  set hero_column.1 none
  use hero ajax purple 10P
  do purple: creature; buy charon
  asks charon.swap purple
  only swap ajax helen
  do purple: swap ajax helen
  then hero.helen.owner purple
  then hero.helen.at 10P
  then hero.ajax.owner none
  then hero_gone ajax
  then hero_fresh helen
  then hero_column.0 none

CL-19.12 CL-18.6  Charon without a hero in the column has no effect (E69)
  given seats=3
  stage menu purple ares
  set column.2 charon
  set hero_column.0 none
  set hero_column.1 none
  use hero ajax purple 10P
  do purple: creature; buy charon
  event no_effect purple charon
  then discard charon

CL-19.13 CL-10.6  Cyclops: a basic building becomes another kind; a set may follow (E70)
  given seats=3
  stage menu purple ares
  set column.2 cyclops
  set building.10P1 port
  set building.10R1 fortress
  set building.7P1 temple
  set land.6Q.owner purple
  set building.6Q1 temple
  set gold.purple 8
  do purple: creature; buy cyclops
  asks cyclops.swap purple
  choices 12
  do purple: change 6Q1 academy
  event way_set purple
  asks chance.metropolis_draw
  then building.6Q1 none

CL-19.13 CL-18.6  Cyclops without a basic building has no effect
  given seats=3
  stage menu purple ares
  set column.2 cyclops
  do purple: creature; buy cyclops
  event no_effect purple cyclops

CL-19.8 CL-18.6  Sylph: with fleets in one sea area only there is no effect
  given seats=3
  stage menu purple ares
  set column.2 sylph
  use sea 10x none 0
  use sea 10y none 0
  use sea 6w none 0
  use sea 6y none 0
  use sea 7z none 0
  use sea 3z none 0
  use sea 2w none 0
  use sea 4x none 0
  do purple: creature; buy sylph
  event no_effect purple sylph

CL-19.8  Sylph: the second area differs from the first
  given seats=3
  stage menu purple ares
  set column.2 sylph
  do purple: creature; buy sylph; swap 7w
  illegal swap 7w
  choices 8

CL-19.2 CL-18.11  Giant: the partner's mercenaries may be taken as well, own ones not
  given seats=4 teams=on
  stage menu purple ares
  set column.2 giant
  set land.8Q.mercs 1
  set land.10P.mercs 2
  do purple: creature; buy giant
  only from 10P

CL-19.12  Charon: any own hero for any hero of the column
  given seats=3
  stage menu purple ares
  set column.2 charon
  set hero_column.0 helen
  set hero_column.1 jason
  use hero ajax purple 10P
  use hero hector purple 7P
  use hero perseus yellow 6P
  do purple: creature; buy charon
  only swap ajax helen; swap ajax jason; swap hector helen; swap hector jason

CL-19.13  Cyclops: a kind that is out of supply cannot be chosen
  given seats=3
  stage menu purple ares
  set column.2 cyclops
  set building.10P1 port
  set land.2Q.owner blue
  set land.2R.owner blue
  set land.3P.owner blue
  set land.3Q.owner blue
  set land.4P.owner blue
  set land.4Q.owner blue
  set building.2P1 academy
  set building.2Q1 academy
  set building.2R1 academy
  set building.2R2 academy
  set building.3P1 academy
  set building.3P2 academy
  set building.3Q1 academy
  set building.3R1 academy
  set building.4P1 academy
  set building.4Q1 academy
  do purple: creature; buy cyclops
  only change 10P1 fortress; change 10P1 temple
