# Chapter 16: creatures in general.

CY-16.1 CY-16.2 CY-16.4  Discounts of a temple and a metropolis, dear card first (X-57)
  given seats=3
  stage turn s1 ares
  stage own s1 is1 is7
  stage build is1 metropolis
  stage build is7 side-temple
  stage row fates none satyr
  set gold.s1 9
  do s1: buy fates
  then gold.s1 9
  then discounts.s1 2
  do s1: buy satyr
  then gold.s1 7

CY-16.2 CY-16.3 CY-16.4  Cheap card first (X-57)
  given seats=3
  stage turn s1 ares
  stage build is1 metropolis
  stage build is7 side-temple
  stage row sphinx none satyr
  set gold.s1 9
  do s1: buy satyr
  then gold.s1 8
  then discounts.s1 1
  do s1: buy sphinx; stop
  then gold.s1 5

CY-16.3  Five temples: one gold, two discounts used (X-58)
  given seats=3
  stage turn s1 ares
  stage build is1 place-temple
  stage build is7 place-temple place-temple side-temple side-temple
  stage row none satyr
  set gold.s1 9
  do s1: buy satyr
  then gold.s1 8
  then discounts.s1 2

CY-16.5 CY-16.15 CY-16.7  The effect comes at once, then the card is discarded
  given seats=3
  stage turn s1 ares
  stage row griffon
  do s1: buy griffon
  asks griffon.pick s1
  then in_use griffon
  then row.4 none
  illegal done = CY-8.7
  do s1: rob s2
  then in_use none
  then discard griffon

CY-16.6  A card without target may be bought (X-87)
  given seats=3
  stage turn s1 ares
  stage round 3
  stage row none none satyr
  set gold.s1 2
  do s1: buy satyr
  then gold.s1 0
  then discard satyr

CY-16.6  The effect may be waived
  given seats=3
  stage turn s1 ares
  stage row kraken
  do s1: buy kraken; waive
  then kraken none
  then discard kraken
  asks turn.act s1

CY-16.8 CY-8.3  Figurines stay until the buyer's first turn of the next round, Apollo too (X-86)
  given seats=3
  stage turn s1 ares
  stage round 3
  stage row chiron
  do s1: buy chiron; place is7; done
  then figurine.chiron.at is7
  then figurine.chiron.owner s1
  then discard none
  auto
  do s1: apollo; s3: offer zeus 1; s2: apollo
  asks turn.act s3
  then figurine.chiron.at is7
  do s3: done
  event leaves chiron
  then figurine.chiron.at none
  then discard chiron
  asks apollo.marker s1

CY-16.9  On any island, anybody's or nobody's
  given seats=3
  stage turn s1 ares
  stage row chiron
  do s1: buy chiron
  only place is1; place is2; place is3; place is4; place is5; place is6; place is7; place is8; waive

CY-16.10 CY-16.16  Two figurines on one island destroy each other (X-85)
  given seats=3
  stage turn s2 ares
  stage row polyphemus chiron
  stage turn s1 ares s2 zeus
  set gold.s1 9
  set gold.s2 9
  do s1: buy chiron; place is3; done
  then figurine.chiron.at is3
  do s2: buy polyphemus; place is3
  then figurine.chiron.at none
  then figurine.polyphemus.at none
  then discard chiron+polyphemus
  then sea.F4.owner s3
  then sea.C2.owner s1
  asks turn.act s2

CY-16.11  A figurine stays when its island changes hands
  given seats=3
  stage turn s3 ares
  stage row medusa
  set island.is7.troops 0
  do s3: buy medusa; place is7; march is8 1 is7
  then island.is7.owner s3
  then figurine.medusa.at is7
  illegal march is7 1 is8 = CY-17.34

CY-16.12  The buyer has no move that takes it away
  given seats=3
  stage turn s1 ares
  stage row chiron
  do s1: buy chiron; place is7
  asks turn.act s1
  then figurine.chiron.at is7
  illegal place is1 = CY-16.9

CY-16.13 CY-17.24  Temples do not pay for the Kraken's steps
  given seats=3
  stage turn s1 ares
  stage build is7 side-temple side-temple place-temple
  stage row kraken
  set gold.s1 3
  do s1: buy kraken
  then gold.s1 2
  do s1: kraken D4; kraken E4
  then gold.s1 1

CY-16.14  Eliminated seats are no targets
  given seats=4
  stage turn s1 ares
  stage own s1 is1 is8 is4
  stage own s4
  stage fleets s4
  set out.s4 1
  set gold.s4 0
  stage turn s1 ares
  stage row griffon
  do s1: buy griffon
  only rob s2; rob s3; waive
  illegal rob s4 = CY-16.14

CY-16.3  A discount is counted per seat, not per temple
  given seats=3
  stage turn s3 ares
  stage row fates satyr
  stage build is7 side-temple
  stage build is8 side-temple
  set island.is7.troops 0
  set gold.s3 9
  do s3: buy fates; march is8 1 is7
  then discounts.s3 1
  then temples.s3 2
  do s3: buy satyr
  then discounts.s3 2

CY-8.5 CY-16.2  The turn goes on while any one card of the row can be paid
  given seats=3
  stage turn s1 athena
  stage own s1 is1
  stage build is1 place-temple
  stage row griffon
  set gold.s1 3
  do s1: recruit
  asks turn.act s1
  only buy griffon; done
  given seats=3
  stage turn s1 athena
  stage own s1 is1
  stage build is1 place-port
  stage row none griffon
  set gold.s1 3
  do s1: recruit
  only buy griffon; done
  given seats=3
  stage turn s1 athena
  stage own s1 is1
  stage build is1 place-port
  stage row none none griffon
  set gold.s1 2
  do s1: recruit
  only buy griffon; done

CY-16.6  Who calls a creature that can do nothing now is warned
  given seats=3
  stage turn s1 zeus
  stage row dryad
  set gold.s1 9
  warns buy dryad = it does nothing now
  set priests.s2 1
  warns buy dryad
