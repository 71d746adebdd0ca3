# Chapter 1: components and limits.

CY-1.1 CY-9.6  Eight fleets on the map: no recruit on Poseidon (X-25)
  given seats=3
  stage turn s2 poseidon
  stage fleets s2 D4 D4 D4 D4 D4 F1 F1 F1
  then fleets_left.s2 0
  illegal fleet D5 = CY-9.6
  illegal fleet D4 = CY-9.6
  legal build is2 place; sail F1 3 E1

CY-1.1 CY-1.14  More than eight of a kind is no position
  given seats=3
  stage turn s1 ares
  set island.is1.troops 7
  then troops_left.s1 0
  illegal troop is1 = CY-9.6

CY-1.2 CY-1.14  Lost troops are in reserve again (X-122)
  given seats=3
  stage turn s3 ares
  set island.is8.troops 4
  stage build is7 side-fortress metropolis
  do s3: march is8 4 is7
  do * dice 1 2
  then troops_left.s1 7
  then troops_left.s3 4
  then island.is7.owner s3
  then island.is7.troops 3

CY-1.3 CY-3.9  Seventeen creatures, no figurine at first
  given seats=3 start=fixed manual
  do * order s1; * order s2; * order s3
  asks creatures.draw *
  choices 17
  then figurine.minotaur.at none
  then kraken none

CY-1.4 CY-1.6  No temple and no priest left (X-100)
  given seats=5
  stage turn s1 zeus
  stage own s1 is1 is12 is2 is10
  stage own s2 is8 is9 is5
  stage build is2 place-temple place-temple side-temple side-temple
  stage build is10 place-temple place-temple side-temple side-temple
  stage build is12 place-temple side-temple
  stage own s4 is4
  stage own s5 is6
  set priests.s1 9
  set priests.s2 9
  set gold.s1 9
  then supply.temple 0
  then priests_left 0
  illegal build is1 place = CY-1.4
  illegal recruit = CY-1.6
  legal swap fates; buy fates; done

CY-1.5  A destroyed building returns to supply
  given seats=3
  stage turn s2 ares
  stage build is7 side-port
  stage row giant
  then supply.port 9
  set gold.s2 9
  do s2: buy giant; destroy is7 side-port
  then supply.port 10
  then island.is7.tile.side-port 0

CY-1.6  With a single priest left the second is not to be had
  given seats=3
  stage turn s1 zeus
  set priests.s2 9
  set priests.s3 8
  set gold.s1 9
  do s1: recruit
  then priests.s1 1
  illegal recruit = CY-1.6

CY-1.7  Four philosophers are never kept; what is spent returns
  given seats=3
  stage turn s1 athena
  set philosophers.s1 3
  set gold.s1 9
  do s1: recruit; metropolis is1
  then philosophers.s1 0
  legal recruit

CY-1.8 CY-10.2  All prosperity markers on the map: Apollo gives gold only (X-99)
  given seats=3
  stage turn s1 ares s2 apollo s3 apollo
  set island.is3.markers 8
  set island.is5.markers 8
  then markers_left 0
  set gold.s2 0
  do s1: done
  event gift s2 1
  then gold.s2 1
  asks creatures.draw *

CY-1.9  Gold does not run out
  given seats=3
  stage turn s1 ares
  set gold.s1 200
  stage row fates
  do s1: buy fates
  then gold.s1 198

CY-1.10 CY-1.11 CY-18.3  Many islands and metropolises are owned without further pieces
  given seats=5
  stage turn s1 ares
  stage own s1 is1 is2 is3 is4 is12
  set island.is1.troops 0
  set island.is2.troops 0
  set island.is3.troops 0
  set island.is4.troops 0
  stage build is1 metropolis
  stage build is2 metropolis
  stage build is3 metropolis
  stage build is4 metropolis
  stage own s2 is8
  stage own s3 is13
  then metropolises.s1 4
  then island.is1.owner s1
  not over

CY-1.12 CY-13.2  Both sides roll a die of 0, 1, 1, 2, 2, 3
  given seats=3
  stage turn s1 poseidon
  stage fleets s2 D3 F1
  do s1: sail C2 1 D3
  asks battle.roll *
  choices 16
  legal dice 0 0; dice 3 3

CY-1.13  One marker a seat
  given seats=3 start=fixed manual
  do * order s2; * order s3; * order s1
  then track.1 s2
  then track.2 s3
  then track.3 s1

CY-1.15  Four movable gods lie on the board
  given seats=5
  then god.1 poseidon
  then god.2 ares
  then god.3 zeus
  then god.4 athena
  then open 4
