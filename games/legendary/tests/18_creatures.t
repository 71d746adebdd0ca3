# Creatures in general.

CL-18.1  Any number of creatures, one after the other
  given seats=3
  stage menu purple ares
  set column.2 griffon
  set column.3 graeae
  set column.4 none
  set column.5 none
  set gold.purple 5
  do purple: creature; buy griffon; rob yellow
  do purple: creature; buy graeae
  then gold.purple 7
  illegal creature

CL-18.2 CL-18.4  Price of the place less discounts, minimum 0
  given seats=3
  stage menu purple ares
  use creature graeae
  set building.10P1 temple
  set building.10R1 temple
  set building.7P1 temple
  set gold.purple 0
  do purple: creature; buy graeae
  event bought purple graeae 0
  then gold.purple 3

CL-18.3  The place stays empty
  given seats=3
  stage menu purple ares
  set column.2 graeae
  do purple: creature; buy graeae
  then column.2 none
  then column.3 kraken

CL-18.4  Each temple gives one discount a round; a captured one serves its new owner (E40)
  given seats=3
  stage menu blue ares
  set column.5 graeae
  set column.4 griffon
  set column.3 sylph
  set column.2 none
  set gold.blue 20
  set building.3R1 temple
  set building.2P1 temple
  set land.4Q.owner yellow
  set building.4Q1 temple
  set mark.4Q1 yes
  do blue: creature; buy graeae
  event bought blue graeae 3
  then mark.3R1 yes
  then mark.2P1 yes
  do blue: creature; buy griffon
  event bought blue griffon 4
  do blue: rob yellow
  do blue: land_move; from 4R; to 4Q; go 1 0
  then mark.4Q1 no
  do blue: creature; buy sylph
  event bought blue sylph 2

CL-18.4  Temples before metropolises, by tile and letter; no more than the price needs
  given seats=3
  stage menu blue ares
  use creature graeae
  set building.2P1 metro_gold
  set building.3R1 temple
  set building.4R1 temple
  do blue: creature; buy graeae
  event bought blue graeae 0
  then mark.3R1 yes
  then mark.4R1 yes
  then mark.2P1 no

CL-18.5  No discount for the Zeus peek
  given seats=3
  stage menu purple zeus
  set building.10P1 temple
  set gold.purple 1
  do purple: peek
  do * draw graeae
  do purple: play
  then gold.purple 3
  then mark.10P1 no

CL-18.6  A card without legal effect may be bought and is discarded (E74)
  given seats=3
  stage menu purple ares
  set column.2 dryad
  set priestess.yellow 0
  set priestess.blue 0
  do purple: creature; buy dryad
  event no_effect purple dryad
  then gold.purple 6
  then discard dryad
  asks turn.menu purple

CL-18.7  One-shot cards go to the discard pile
  given seats=3
  stage menu purple ares
  set column.2 graeae
  do purple: creature; buy graeae
  then discard graeae

CL-18.8  A figure goes to an area of its kind without another creature, anybody's
  given seats=3
  stage menu purple ares
  set column.2 kraken
  set column.3 none
  set figure_owner.hydra yellow
  set figure_at.hydra 4w
  do purple: creature; buy kraken
  asks creature.area purple
  choices 21
  illegal place 4w = CL-18.8
  legal place 10x; place 6w
  do purple: place 10w
  then figure_owner.kraken purple
  then figure_at.kraken 10w
  then discard none

CL-18.8 CL-20.4  No area for it: discard
  given seats=3
  stage menu purple ares
  set column.2 minotaur
  set column.5 none
  use land 10P none 0
  use land 10R none 0
  use land 7P none 0
  do purple: creature; buy minotaur
  then discard minotaur

CL-18.9  A peeked creature has the same effect
  given seats=3
  stage menu purple zeus
  set column.3 none
  do purple: peek
  do * draw kraken
  do purple: play
  asks creature.area purple
  do purple: place 6w
  then sea.6w.fleets 0
  then figure_owner.kraken purple

CL-18.10 CL-19.9 CL-19.10  Nested cards are discarded innermost first (E68)
  given seats=3
  stage menu purple ares
  use creature sphinx
  do purple: creature; buy sphinx
  do * draw chimera; * draw harpy; * draw kraken
  do purple: pick chimera
  asks chimera.pick purple
  only pick harpy; pick kraken
  do purple: pick kraken; place 4w
  then discard sphinx
  then figure_owner.kraken purple
  then deck hydra+medusa+minotaur+polyphemus+cerberus+harpy+giant+graeae+griffon+dryad+satyr+pegasus+sylph+chimera+charon+cyclops

CL-18.11  Thefts may be aimed at the partner
  given seats=4 teams=on
  stage menu purple ares
  set column.2 satyr
  set philosopher.blue 1
  do purple: creature; buy satyr
  only rob blue

CL-18.1 CL-1.2  Only cards that can be paid after discounts are offered
  given seats=3
  stage menu purple ares
  set column.2 graeae
  set column.3 griffon
  set column.4 harpy
  set column.5 sylph
  set gold.purple 2
  set building.10P1 temple
  do purple: creature
  only buy graeae; buy griffon

CL-18.4  The marks of used discounts are cleared at the start of a round
  given seats=3
  stage end
  set building.10P1 temple
  set mark.10P1 yes
  auto
  then mark.10P1 no

CL-18.8  A figure on land does not bar the sea, nor one at sea the land
  given seats=3
  stage menu purple ares
  set column.2 kraken
  set column.3 none
  set figure_owner.cerberus yellow
  set figure_at.cerberus 2P
  do purple: creature; buy kraken
  choices 22
  given seats=3
  stage menu purple ares
  set column.2 medusa
  set column.3 none
  set column.4 none
  set figure_owner.kraken yellow
  set figure_at.kraken 4w
  do purple: creature; buy medusa
  choices 22
