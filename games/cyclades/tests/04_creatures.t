# Chapter 4: the creatures row.

CY-4.1 CY-4.2 CY-4.3  Round 1 and 2, nobody buys (X-2)
  given seats=3 start=fixed manual
  do * order s1; * order s2; * order s3; * draw siren; * gods ares athena
  then row.4 siren
  then row.3 none
  then row.2 none
  do s1: apollo; s2: apollo; s3: apollo; s1: marker is1
  asks creatures.draw *
  do * draw giant
  then row.4 giant
  then row.3 siren
  then row.2 none
  then discard none

CY-4.3  The first card was bought (X-3)
  given seats=3 start=fixed manual
  do * order s1; * order s2; * order s3; * draw siren; * gods ares athena
  do s1: offer ares 1; s2: apollo; s3: apollo
  do s1: buy siren; waive; done; s2: marker is2
  do * draw giant; * draw harpy
  then row.4 giant
  then row.3 harpy
  then row.2 none

CY-4.4 CY-4.5 CY-4.6  Round 3 and 4 (X-4)
  given seats=3
  stage turn s1 ares
  stage round 2
  stage row giant siren
  do s1: done
  do * draw harpy
  then row.4 harpy
  then row.3 giant
  then row.2 siren
  then discard none
  do * gods ares zeus
  do s1: apollo; s3: apollo; s2: apollo; s1: marker is1
  do * draw fates
  then row.4 fates
  then row.3 harpy
  then row.2 giant
  then discard siren

CY-4.4 CY-4.5 CY-4.6  The example of the rulebook (X-1)
  given seats=3
  stage turn s1 ares
  stage round 4
  stage row pegasus none minotaur
  do s1: done
  do * draw satyr; * draw giant
  then row.4 satyr
  then row.3 giant
  then row.2 pegasus
  then discard minotaur

CY-4.7 CY-9.15  A slot that was bought stays empty (X-120)
  given seats=3
  stage turn s1 ares s2 zeus s3 apollo
  stage round 3
  stage row fates satyr dryad
  set gold.s1 9
  set gold.s2 9
  set philosophers.s3 1
  do s1: buy satyr; rob s3; done
  asks turn.act s2
  illegal buy satyr = CY-4.7
  illegal swap satyr = CY-9.15
  legal buy fates; buy dryad; swap fates; swap dryad

CY-4.8 CY-4.9 CY-9.16  An empty deck is made of the discard pile (X-109)
  given seats=3
  stage turn s1 zeus
  stage row fates satyr dryad
  use figurine minotaur is1 s2
  use figurine chiron is2 s2
  use figurine medusa is3 s2
  use figurine polyphemus is8 s2
  stage fleets s3 F4
  set deck none
  set discard griffon+siren+pegasus+giant+harpy+cyclops+sphinx+sylph+chimera+kraken
  do s1: swap satyr
  asks creatures.draw *
  choices 11
  legal draw satyr; draw kraken
  do * draw satyr
  then row.3 satyr
  then discard none
