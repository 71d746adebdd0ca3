# A box that is not ours (tests/packs/some.pack): what a pack changes is played, the rest stays.

CL-1.14 CL-6.2  Other offering spaces
  given seats=3 pack=some
  stage offer purple
  set gold.purple 40
  set priestess.purple 0
  set altar.0 athena
  set altar.1 zeus
  legal offer athena 1; offer athena 3; offer athena 4; offer athena 7; offer athena 11; offer athena 25
  illegal offer athena 2
  illegal offer athena 5

CL-2.3 CL-2.11 CL-3.11  A priestess where the tile had none, no slot where it had one
  given seats=3 pack=some
  then priestess.purple 2
  then land.10P.troops 1

CL-1.14  Without the pack nothing of this holds
  given seats=3
  stage offer purple
  set gold.purple 40
  set altar.0 athena
  legal offer athena 2
  illegal offer athena 4
