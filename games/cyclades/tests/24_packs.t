# A box that is not ours (tests/packs/some.pack): what a pack changes is played, the rest stays.

CY-3.2 CY-3.8  Other starts for two players
  given seats=2 pack=some manual
  do * start s1 p1
  then island.is1.owner s1
  then island.is4.owner s1
  then sea.C2.owner s1
  then sea.F1.owner s1
  then island.is3.owner s2
  then sea.K2.owner s2

CY-3.2 CY-3.8  Without the pack nothing of this holds
  given seats=2 manual
  do * start s1 p1
  then island.is1.owner none
  then island.is2.owner s1
