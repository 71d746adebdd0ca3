# What follows from a position (core/facts.h).

CY-5.4  Four seats: the god who lies face down comes first next round, the others are drawn
  given seats=4
  stage turn s1 ares
  tells order gods.next = athena ? ?

CY-5.5 CY-19.7  After an elimination at four seats all gods are drawn, so none is known
  given seats=4
  stage turn s1 ares
  stage own s1 is1 is8 is4 is9
  stage fleets s4
  set out.s4 1
  set gold.s4 0
  stage turn s1 ares
  tells order gods.next = ? ?
  tells need metropolises s4 = nothing

CY-5.6 CY-5.7  Three seats: the two that lie face down come next, in an order still open
  given seats=3
  stage turn s1 ares
  tells order gods.next = zeus athena unordered

CY-8.8  Who acts first offers last in the next round
  given seats=3
  stage turn s1 ares s2 zeus s3 apollo
  tells order turns = s1 s2 s3
  tells order offers.next = s3 s2 s1
  do s1: done
  tells order turns = s2 s3
  tells order offers.next = s3 s2 s1

CY-6.1 CY-18.2 CY-22.4  Income and the goal are told of everybody, gold of oneself
  given seats=3
  stage turn s1 ares
  set gold.s1 7
  tells income gold s1 = 2
  tells need metropolises s2 = 0 of 2 needs 2
  tells own gold s1 = 7
  tells own gold s2 = nothing

CY-17.26 CY-17.38  Seas that Polyphemus and the Kraken close
  given seats=3
  stage turn s1 ares s2 poseidon
  stage row polyphemus chiron
  stage fleets s1 B2
  stage fleets s3 K2
  set gold.s1 9
  set kraken F5
  tells closed seas = F5

CY-18.2 CY-18.3 CY-18.4  Whoever has the goal is told to win when the round is over, and what could prevent it
  given seats=3
  stage turn s1 ares s2 zeus
  stage build is1 metropolis
  tells need metropolises s1 = 1 of 2 needs 1
  stage build is7 metropolis
  tells need metropolises s1 = Red wins at the end of this round, unless a metropolis is lost or somebody else gets as many.
  stage build is2 metropolis
  stage build is8 metropolis
  tells need metropolises s2 = 1 of 2 needs 1
