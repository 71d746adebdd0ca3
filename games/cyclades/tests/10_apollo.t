# Chapter 10: Apollo.

CY-10.1 CY-10.2  One island: four gold; the second place gives no marker (X-18)
  given seats=5
  stage turn s2 ares s1 apollo s4 apollo
  stage own s4 is9
  set gold.s4 0
  set gold.s1 0
  do s2: done; s1: marker is1
  event gift s1 1
  event gift s4 4
  then gold.s4 4
  then island.is9.markers 0
  then island.is1.markers 1

CY-10.3 CY-10.4  The marker goes on any island, and must be placed
  given seats=3
  stage turn s1 apollo
  asks apollo.marker s1
  only marker is1; marker is2; marker is3; marker is4; marker is5; marker is6; marker is7; marker is8
  illegal marker is9 = CY-2.1
  then gold.s1 8

CY-10.3 CY-12.10  On a neutral island it waits for whoever takes it
  given seats=3
  stage turn s1 apollo
  then island.is6.owner none
  do s1: marker is6
  then island.is6.markers 1
  then island.is6.owner none
  stage turn s1 ares
  do s1: march is7 1 is6
  then island.is6.owner s1
  then island.is6.markers 1

CY-10.3  By the option only own islands
  given seats=3 marker=own
  stage turn s1 apollo
  only marker is1; marker is7
  illegal marker is2 = CY-2.8

CY-10.3 CY-10.4  A single own island is no choice
  given seats=3 marker=own
  stage turn s2 ares s1 apollo
  stage own s1 is7
  do s2: done
  event marker s1 is7
  then island.is7.markers 1

CY-10.5  Nothing else is possible on Apollo
  given seats=3
  stage turn s1 apollo s2 apollo
  illegal done = CY-8.7
  illegal buy fates = CY-16.1
  do s1: marker is1
  asks creatures.draw *

CY-10.6  The marker pays whoever owns the island at the next income
  given seats=3
  stage turn s1 apollo
  do s1: marker is7
  do * draw satyr; * gods zeus
  event income s1 3

CY-10.7 CY-19.3  An eliminated seat's place on Apollo is not passed on
  given seats=3
  stage turn s1 ares s2 apollo s3 apollo
  stage own s2 is5
  stage own s3 is8
  stage own s1 is1 is3
  stage build is5 metropolis
  stage build is1 metropolis
  stage fleets s1 E2 F3
  set island.is3.troops 3
  do s1: march is3 3 is5
  do * dice 3 0
  event eliminated s2
  then left 2
  do s1: done
  event gift s3 4
  over
  wins s1

CY-10.6  Who raises the income of another, or of nobody, is told so
  given seats=3
  stage turn s1 apollo
  set island.is2.owner s2
  warns marker is1
  warns marker is2 = the income goes to Blue
  warns marker is6 = nobody owns this island
