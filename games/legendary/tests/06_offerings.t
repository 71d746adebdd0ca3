# Phase 3, offerings. "stage offer WHO" stands at the beginning of phase 3, WHO first in turn order.

CL-6.1 CL-6.4 CL-6.7  The auction of the rulebook (E6)
  given seats=3
  stage offer purple
  set altar.0 zeus
  set altar.1 ares
  set priestess.purple 0
  set priestess.yellow 0
  set priestess.blue 0
  do purple: offer zeus 3
  asks offer.place yellow
  do yellow: offer zeus 5
  asks offer.place purple
  illegal offer zeus 7 = CL-6.3
  do purple: offer ares 1
  asks offer.place blue
  do blue: offer ares 7
  asks offer.place purple
  do purple: offer zeus 7
  asks offer.place yellow
  do yellow: offer apollo
  then gold.purple 1
  then gold.blue 1
  then gold.yellow 8
  asks turn.free purple

CL-6.2  A marker is displaced only by a higher space
  given seats=3
  stage offer purple
  set altar.0 zeus
  set altar.1 ares
  set gold.yellow 20
  do purple: offer zeus 5
  illegal offer zeus 3 = CL-6.2
  illegal offer zeus 5 = CL-6.2
  legal offer zeus 7; offer ares 1

CL-6.3  A displaced faction goes to another god at once (E7)
  given seats=3
  stage offer purple
  set altar.0 zeus
  set altar.1 ares
  set gold.purple 20
  do purple: offer zeus 3
  do yellow: offer zeus 5
  event displaced purple zeus
  asks offer.place purple
  says = Yellow displaces you from the altar of Zeus. Which god do you turn to, and how much do you offer?
  illegal offer zeus 7 = CL-6.3
  illegal offer zeus 9 = CL-6.3
  legal offer ares 1; offer apollo

CL-6.3  A displaced faction may displace in turn; chains end before the next bids
  given seats=3
  stage offer purple
  set altar.0 zeus
  set altar.1 ares
  do purple: offer zeus 3
  do yellow: offer ares 1
  do blue: offer zeus 5
  asks offer.place purple
  do purple: offer ares 2
  asks offer.place yellow
  illegal offer ares 3
  legal offer zeus 7; offer apollo

CL-6.4  Displaced from a second god, it may return to the first
  given seats=3
  stage offer purple
  set altar.0 zeus
  set altar.1 ares
  do purple: offer zeus 1
  do yellow: offer zeus 2
  do purple: offer ares 1
  do blue: offer ares 2
  asks offer.place purple
  illegal offer ares 3 = CL-6.3
  legal offer zeus 3

CL-6.5  Apollo holds one marker, costs nothing and cannot be displaced
  given seats=3
  stage offer purple
  set altar.0 zeus
  set altar.1 ares
  set gold.purple 0
  set priestess.purple 0
  only offer apollo
  do purple: offer apollo
  asks offer.place yellow
  illegal offer apollo = CL-6.5
  do yellow: offer zeus 1
  do blue: offer ares 1
  then gold.purple 0
  event paid yellow 0

CL-6.6  A marker on 25 cannot be displaced (E14)
  given seats=3
  stage offer purple
  set altar.0 zeus
  set altar.1 ares
  set gold.purple 40
  set gold.yellow 40
  do purple: offer zeus 25
  illegal offer zeus 25 = CL-6.2
  illegal offer zeus 26
  legal offer ares 25; offer apollo
  choices 11

CL-6.7  The auction ends when every marker stands on a god of its own
  given seats=3
  stage offer purple
  set altar.0 zeus
  set altar.1 ares
  do purple: offer zeus 1
  do yellow: offer apollo
  asks offer.place blue
  do blue: offer ares 1
  asks turn.free purple

CL-6.8 CL-6.9  The offering less one gold a priestess, never below 0; priestesses are kept (E9)
  given seats=3
  stage offer purple
  set altar.0 zeus
  set altar.1 ares
  set priestess.purple 2
  set priestess.yellow 2
  costs offer zeus 1 = 0
  costs offer zeus 3 = 1
  do purple: offer zeus 1
  do yellow: offer ares 5
  do blue: offer apollo
  then gold.purple 8
  then gold.yellow 5
  then priestess.purple 2
  then priestess.yellow 2

CL-6.10 CL-6.9  The net offering must not exceed the purse (E10)
  given seats=3
  stage offer purple
  set altar.0 zeus
  set altar.1 ares
  set gold.purple 4
  set priestess.purple 1
  legal offer zeus 5; offer ares 5
  illegal offer zeus 7 = CL-6.10

CL-6.11 CL-21.2  A team pays both offerings from one purse (E12)
  use team_offers
  set gold.purple 10
  set priestess.purple 0
  set priestess.blue 1
  do purple: offer zeus 7
  do yellow: offer ares 1
  asks offer.place blue
  legal offer ares 3; offer hera 3
  illegal offer hera 5 = CL-6.11

CL-6.11 CL-21.5  A displaced marker no longer binds the purse; partners may displace each other
  use team_offers
  set gold.purple 10
  do purple: offer zeus 7
  do yellow: offer ares 1
  legal offer zeus 9
  do blue: offer zeus 9
  asks offer.place purple
  illegal offer hera 2 = CL-6.11
  legal offer hera 1; offer apollo

CL-6.12  Destitute: only space 1 of an altar without a marker, and nothing is paid (E13)
  given seats=3
  stage offer purple
  set altar.0 zeus
  set altar.1 ares
  set gold.blue 0
  set priestess.blue 0
  do purple: offer zeus 1
  do yellow: offer apollo
  asks offer.place blue
  only offer ares 1
  do blue: offer ares 1
  then gold.blue 0
  asks turn.free purple
  do purple: build; slot 10P1; priestess; end
  asks turn.free blue

CL-6.12 CL-6.11  A destitute offering counts as 0 for the partner
  use team_offers
  set gold.purple 0
  do purple: offer apollo
  do yellow: offer zeus 1
  asks offer.place blue
  only offer ares 1; offer hera 1

CL-6.13 CL-6.14 CL-23.2  Bluff: who cannot pay loses half of the gold and the phase is played again
  given seats=3 bluff=on
  stage offer purple
  set altar.0 zeus
  set altar.1 ares
  set gold.purple 5
  set priestess.purple 0
  legal offer zeus 25
  do purple: offer zeus 25
  do yellow: offer ares 1
  do blue: offer apollo
  event penalty purple 2
  then gold.purple 3
  then gold.yellow 8
  asks offer.place purple
  illegal offer zeus 5 = CL-6.10
  legal offer zeus 3
  do purple: offer zeus 3
  asks offer.place yellow
  legal offer zeus 25

CL-6.15  Turn order of phases 3 and 4 is that of the track at the beginning of phase 3
  given seats=3
  stage offer blue
  asks offer.place blue
  then order.0 blue

CL-6.16 CL-6.12  With bluff a destitute offering is never penalised
  given seats=3 bluff=on
  stage offer purple
  set altar.0 zeus
  set altar.1 ares
  set gold.blue 0
  set priestess.blue 0
  set priestess.purple 1
  do purple: offer zeus 1
  do yellow: offer apollo
  legal offer ares 1; offer ares 25
  do blue: offer ares 1
  then gold.blue 0
  asks turn.free purple

CL-6.16 CL-6.13  With bluff any other unpayable offering is penalised
  given seats=3 bluff=on
  stage offer purple
  set altar.0 zeus
  set altar.1 ares
  set gold.blue 1
  set priestess.blue 0
  do purple: offer zeus 1
  do yellow: offer apollo
  do blue: offer ares 2
  event penalty blue 0
  asks offer.place purple

CL-6.12 CL-6.11  A destitute faction pays after its partner what the purse then holds
  use team_offers
  set gold.purple 3
  do purple: offer ares 3
  do yellow: offer apollo
  asks offer.place blue
  only offer zeus 1; offer hera 1
  do blue: offer zeus 1
  do black: offer hera 1
  event paid purple 3
  event paid blue 0
  then gold.purple 0

CL-6.13 CL-21.2  Bluff in teams: the team that cannot pay both offerings loses half of its purse
  given seats=4 teams=on bluff=on
  stage offer purple
  set altar.0 zeus
  set altar.1 ares
  set altar.2 hera
  set gold.purple 9
  do purple: offer zeus 7
  do yellow: offer ares 1
  do blue: offer hera 5
  do black: offer apollo
  event penalty purple 4
  then gold.purple 5
  then gold.yellow 16
  asks offer.place purple
  illegal offer zeus 7 = CL-6.10

CL-6.11 CL-6.12  Space 1 that can be paid is an offering like any other and binds the purse
  use team_offers
  set gold.purple 1
  do purple: offer zeus 1
  do yellow: offer ares 1
  asks offer.place blue
  only offer apollo
  do blue: offer apollo
  do black: offer hera 1
  event paid purple 1
  then gold.purple 0
