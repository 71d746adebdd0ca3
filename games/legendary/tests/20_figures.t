# Creatures with figures.

CL-20.1  Hydra: on entering it destroys a fleet or troop in reach and gains a token (E63)
  given seats=3
  stage menu purple ares
  set column.2 hydra
  set gold.blue 0
  do purple: creature; buy hydra; place 3z
  asks hydra.prey purple
  only kill 3z; kill 3R troop
  do purple: kill 3R troop
  then land.3R.troops 0
  then land.3R.owner blue
  then sea.3z.tokens 1

CL-20.1  Hydra with nothing in reach: no prey, no token (E64)
  given seats=3
  stage menu purple ares
  set column.2 hydra
  do purple: creature; buy hydra; place 4w
  asks hydra.prey purple
  given seats=3
  stage menu purple ares
  set column.2 hydra
  use land 2P none 0
  use sea 2w none 0
  do purple: creature; buy hydra; place 2y
  asks turn.menu purple
  then sea.2y.tokens 0
  then figure_at.hydra 2y

CL-20.1  Heroes and the Minotaur are no prey of the Hydra
  given seats=3
  stage menu purple ares
  set column.2 hydra
  set column.5 none
  set figure_owner.minotaur blue
  set figure_at.minotaur 3R
  set land.3R.troops 0
  set hero_column.0 none
  use hero ajax blue 3R
  do purple: creature; buy hydra; place 3Q
  only kill 3z

CL-20.2 CL-7.4  Kraken: all fleets there are destroyed; its old area is free again when it moves (E57)
  given seats=3
  stage menu purple zeus
  set column.5 kraken
  set column.3 none
  set building.10P1 temple
  set building.10R1 temple
  set sea.6y.fleets 2
  do purple: creature; buy kraken
  event bought purple kraken 3
  do purple: place 6y
  then sea.6y.owner none
  then fleets_left.yellow 6
  then sea.6y.fleets 0

CL-20.2 CL-20.13  Kraken: the owner's fleets too
  given seats=3
  stage menu purple zeus
  set column.2 kraken
  set column.3 none
  do purple: creature; buy kraken; place 10x
  then sea.10x.owner none
  then sea.10x.fleets 0
  then fleets_left.purple 6

CL-20.3  Medusa: nobody moves in or out, but recruits may be placed (E62)
  given seats=3
  stage menu yellow ares
  set column.4 none
  set figure_owner.medusa purple
  set figure_at.medusa 6P
  set land.6P.troops 3
  do yellow: land_move
  illegal from 6P = CL-12.3
  do yellow: from 6S
  illegal to 6P = CL-12.3
  given seats=3
  stage menu yellow ares
  set column.4 none
  set figure_owner.medusa purple
  set figure_at.medusa 6P
  do yellow: troop
  legal place 6P

CL-20.3 CL-17.1  Medusa holds heroes too
  given seats=3
  stage menu yellow zeus
  set column.4 none
  set figure_owner.medusa purple
  set figure_at.medusa 6P
  set hero_column.0 none
  use hero ajax yellow 6P
  illegal expedition

CL-20.4  Minotaur: only into an own land area
  given seats=3
  stage menu purple ares
  set column.2 minotaur
  set column.5 none
  do purple: creature; buy minotaur
  only place 10P; place 10R; place 7P

CL-20.4  Minotaur: defends alone with strength 2 (E60)
  given seats=3
  stage menu yellow ares
  set column.5 none
  set figure_owner.minotaur purple
  set figure_at.minotaur 7P
  set land.7P.troops 0
  set land.7S.troops 1
  use land 7R yellow 2
  do yellow: land_move; from 7R; to 7P; go 2 0
  do * die 1; * die 2
  event totals 3 4
  do yellow: lose troop; fight
  do * die 3; * die 1
  event totals 4 3
  do purple: lose minotaur
  then land.7P.owner yellow
  then land.7P.troops 1
  then discard minotaur

CL-20.4 CL-7.6  Minotaur: moves in upkeep to an adjacent own land area
  given seats=3
  stage upkeep purple
  set column.5 none
  set figure_owner.minotaur purple
  set figure_at.minotaur 7P
  set land.7R.owner purple
  do purple: keep
  only stay; move 7R

CL-20.5 CL-20.7  Polyphemus: his owner moves each fleet out of the blocked seas (E58)
  given seats=3
  stage menu purple ares
  set column.2 polyphemus
  do purple: creature; buy polyphemus; place 7S
  asks polyphemus.fleet purple
  only chase 7z 2x; chase 7z 7x
  do purple: chase 7z 2x
  then sea.2x.owner yellow
  then sea.7z.owner none
  then figure_at.polyphemus 7S
  asks turn.menu purple

CL-20.5  Polyphemus: fleets with no place to go are destroyed
  given seats=3
  stage menu purple ares
  set column.2 polyphemus
  use sea 2x blue 1
  use sea 7x purple 1
  do purple: creature; buy polyphemus; place 7S
  then sea.7z.owner none
  then fleets_left.yellow 6

CL-20.7  Polyphemus: fleets go one by one, possibly to different areas
  given seats=3
  stage menu purple ares
  set column.2 polyphemus
  set sea.7z.fleets 2
  do purple: creature; buy polyphemus; place 7S
  do purple: chase 7z 2x
  asks polyphemus.fleet purple
  only chase 7z 2x; chase 7z 7x
  do purple: chase 7z 7x
  then sea.2x.fleets 1
  then sea.7x.fleets 1

CL-20.7 CL-2.13  The owner may use the order to leave another fleet without a place
  given seats=3
  stage menu blue ares
  set column.2 polyphemus
  set sea.10y.owner yellow
  set sea.10x.owner purple
  use sea 3w blue 1
  use sea 3x blue 1
  set sea.4x.owner blue
  do blue: creature; buy polyphemus; place 10R
  only chase 10y 10w; chase 10x 10w
  do blue: chase 10x 10w
  then sea.10w.owner purple
  then sea.10y.owner none
  then fleets_left.yellow 5

CL-20.6  Cerberus: the owner gets the income instead of the controller
  given seats=3
  stage menu purple ares
  set column.2 graeae
  set figure_owner.cerberus purple
  set figure_at.cerberus 6S
  set gold.purple 2
  do purple: creature; buy graeae
  then gold.purple 4

CL-20.8  Kraken may enter a sea area blocked by Polyphemus
  given seats=3
  stage menu purple ares
  set column.2 kraken
  set column.3 none
  set figure_owner.polyphemus yellow
  set figure_at.polyphemus 10S
  use sea 10x none 0
  use sea 10y none 0
  do purple: creature; buy kraken
  legal place 10x; place 10y

CL-20.10  The Minotaur may not stand in the partner's area
  given seats=4 teams=on
  stage menu purple ares
  set column.2 minotaur
  set column.5 none
  do purple: creature; buy minotaur
  only place 8Q; place 8R; place 9P

CL-20.11  When a figure leaves, its effect ends at once
  given seats=3
  stage upkeep purple
  set column.4 none
  set figure_owner.medusa purple
  set figure_at.medusa 6P
  do purple: release
  then figure_at.medusa none
  then discard medusa

CL-20.12  Building in a locked area or beside a blocked sea is allowed; figures give no control
  given seats=3
  stage turn purple ares
  set column.3 none
  set column.4 none
  set figure_owner.medusa yellow
  set figure_at.medusa 10P
  set figure_owner.kraken yellow
  set figure_at.kraken 10w
  do purple: build
  legal slot 10P1
  do purple: slot 10P1
  then building.10P1 fortress
  then land.10P.owner purple

CL-20.13 CL-20.5  Polyphemus moves his owner's fleets and the partner's too
  given seats=3
  stage menu purple ares
  set column.2 polyphemus
  do purple: creature; buy polyphemus; place 10S
  asks polyphemus.fleet purple
  legal chase 10x 10w; chase 10x 3w; chase 10x 3x; chase 10y 10w; chase 10y 3x

CL-20.5 CL-20.7 CL-7.5  Polyphemus moves in upkeep: blocked is judged for his new area
  given seats=3
  stage upkeep purple
  set figure_owner.polyphemus purple
  set figure_at.polyphemus 7R
  use sea 7z none 0
  set sea.7w.owner blue
  do purple: keep; move 7P
  asks polyphemus.fleet purple
  only chase 7w 3y; chase 7w 7y
  do purple: chase 7w 7y
  then sea.7y.owner blue
  then figure_at.polyphemus 7P

CL-20.1 CL-7.5  Hydra: every paid upkeep asks for prey and adds a token
  given seats=3
  stage upkeep purple
  set column.2 none
  set figure_owner.hydra purple
  set figure_at.hydra 3z
  set sea.3z.tokens 1
  do purple: keep; stay
  asks hydra.prey purple
  do purple: kill 3z
  then sea.3z.owner none
  then sea.3z.tokens 2

CL-20.4  The Minotaur may be chosen as a loss while others stand
  given seats=3
  stage menu purple ares
  set column.5 none
  set figure_owner.minotaur yellow
  set figure_at.minotaur 10Q
  set land.10P.troops 5
  use land 10Q yellow 1
  do purple: land_move; from 10P; to 10Q; go 5 0
  do * die 3; * die 0
  only lose troop; lose minotaur
  do yellow: lose minotaur
  then land.10Q.troops 1
  then discard minotaur

CL-20.1  The Hydra finds prey in its own land area
  given seats=3
  stage menu purple ares
  use land 10Q yellow 1
  do purple: creature; buy hydra; place 10Q
  asks hydra.prey purple
  legal kill 10Q troop; kill 10P troop; kill 10x
  do purple: kill 10Q troop
  then land.10Q.troops 0
  then land.10Q.owner yellow
  then land.10Q.tokens 1
