# Every scenario here must fail: the control of the runner (tests/runner.sh).

LO-1.1  A field with another value
  given seats=2
  then coins.s1 5

LO-1.1  A field that does not exist
  given seats=2
  then copper.s1 5

LO-3.1  Somebody else is asked
  given seats=2
  asks bid s2

LO-3.1  Something else is asked
  given seats=2
  asks choose s1

LO-3.2  An illegal move
  given seats=2
  do s1: bid 7

LO-3.2  A word that is no move
  given seats=2
  do s1: bet 7

LO-3.2  A move of the wrong seat
  given seats=2
  do s2: pass

LO-3.2  Legal moves are missing from only
  given seats=2
  only pass; bid 1

LO-3.2  illegal of a legal move
  given seats=2
  illegal bid 1

LO-3.2  illegal by another rule
  given seats=2
  illegal bid 7 = LO-9.9

LO-3.2  legal of an illegal move
  given seats=2
  legal bid 7

LO-3.1  Another number of choices
  given seats=2
  choices 3

LO-3.1  An event that was not told
  given seats=2
  do s1: bid 2
  event bid 3

LO-6.1  Not over
  given seats=2
  over

LO-6.1  Other winners
  given seats=2 rounds=1
  do s1: pass; s2: pass
  wins s1

LO-2.2  Not hidden from its own seat
  given seats=2
  hidden s1 priv.s1.card

LO-1.1  An impossible position
  given seats=2
  set coins.s1 99
  do s1: pass

LO-1.1  A set-up that does not exist
  given seats=9

LO-1.1  A stage that does not exist
  given seats=2
  stage lunch s1

LO-2.2  Chance is not answered by itself
  given seats=2 manual
  do pass

LO-1.1  No such command
  given seats=2
  hope

LO-1.1  No such set-up
  use nothing

LO-1.1  A set-up with too few words
  use table

LO-1.1  A set-up that uses itself
  use round
