# The round and phase 1. "stage round" stands at the beginning of phase 1 of a later round.

CL-4.1 CL-4.9  Phase 1 deals heroes, then creatures, then turns the altars; then income and offerings
  given seats=3
  stage round
  set hero_column.1 none
  set gold.purple 0
  asks chance.hero_draw
  do * draw jason
  asks chance.creature_draw
  do * draw cyclops
  asks offer.place
  then altar.0 zeus
  then gold.purple 3

CL-4.2  Each empty hero place is filled, unrecruited heroes stay
  given seats=3
  stage round
  set hero_column.0 none
  set hero_column.1 hector
  do * draw perseus
  then hero_column.1 hector
  then hero_column.0 perseus

CL-4.3 CL-4.4 CL-4.5  The card priced 2 is discarded, the others slide, the rest is dealt anew (E2)
  given seats=3
  stage round
  set column.2 charon
  set column.3 none
  set column.4 chimera
  set column.5 none
  asks chance.creature_draw
  then discard charon
  do * draw hydra; * draw kraken; * draw medusa
  then column.2 chimera
  then column.3 hydra
  then column.4 kraken
  then column.5 medusa
  then discard charon

CL-4.4  Cards keep their order when they slide
  given seats=3
  stage round
  set column.2 none
  set column.3 harpy
  set column.4 none
  set column.5 giant
  do * draw hydra; * draw kraken
  then column.2 harpy
  then column.3 giant
  then column.4 hydra
  then column.5 kraken

CL-4.5  The deck runs out: dearer places stay empty (E4)
  given seats=3
  stage round
  set column.2 none
  set column.3 harpy
  set column.4 none
  set column.5 none
  set discard hydra+kraken+medusa+minotaur+polyphemus+cerberus+giant+graeae+griffon+dryad+satyr+pegasus+sylph+sphinx+charon+cyclops
  asks chance.creature_draw
  only draw chimera
  do * draw chimera
  then column.2 harpy
  then column.3 chimera
  then column.4 none
  then column.5 none

CL-4.6 CL-19.11  The Chimera discarded in phase 1 renews the deck before the cards slide (E3)
  given seats=3
  stage round
  set column.2 chimera
  set column.3 harpy
  set column.4 none
  set column.5 none
  set discard hydra+kraken+medusa+minotaur+giant
  then discard none
  asks chance.creature_draw
  legal draw chimera; draw hydra; draw giant; draw cyclops
  illegal draw harpy
  choices 17
  do * draw chimera
  then column.2 harpy
  then column.3 chimera

CL-4.7  The top altar goes to the lowest place, face down; the highest face-down one is turned up (E5)
  given seats=4
  stage round
  set altar.0 zeus
  set altar.1 ares
  set altar.2 hera
  set altar.3 athena
  set altar.4 poseidon
  auto
  then altar.0 ares
  then altar.1 hera
  then altar.2 athena
  then altar.3 poseidon
  then altar.4 zeus
  legal offer ares 1; offer hera 1; offer athena 1
  illegal offer zeus 1
  illegal offer poseidon 1

CL-4.7  With six factions no altar is ever face down
  given seats=6
  stage round
  set altar.0 zeus
  set altar.1 ares
  set altar.2 hera
  set altar.3 athena
  set altar.4 poseidon
  auto
  then altar.4 zeus
  legal offer zeus 1; offer poseidon 1

CL-4.8  Apollo never moves and acts last
  given seats=3
  stage offer purple
  set altar.0 athena
  set altar.1 zeus
  do purple: offer apollo
  do yellow: offer zeus 1
  do blue: offer athena 1
  asks turn.free blue
  do blue: build; slot 3R1; philosopher; end
  asks turn.free yellow
  do yellow: build; slot 6P1; priestess; end
  asks apollo.land purple
