# A box that is not ours (tests/packs/some.pack): what a pack changes is played, the rest stays.

LH-8.2 LH-8.5 LH-9.8  A monster with other wound symbols
  given seats=4 pack=some
  stage bare s1
  set monster.medusa.at messenia
  set priv.s1.hand phalanx-1+wild-spear
  stage hunt s1 medusa
  do * draw flank-1
  only strike 1 wild-spear; strike 2 phalanx-1
  do s1: strike 1 wild-spear
  then hunt.marks priest

LH-6.3 LH-CH-06  A die that always does something
  given seats=4 pack=some
  stage bare s1
  set monster.hydra.at crete
  stage monsters s1
  asks monster.die *
  only die attack; die move

LH-19.4 LH-19.7  Hermes at level II moves nobody
  given seats=4 pack=some
  stage bare s1
  set level.hermes 2
  set player.s1.priests 1
  set region.epirus.hop.s1 2
  do s1: prayer; pray hermes
  asks turn.menu s1

LH-22.36  Another arrow
  given seats=1 pack=some
  stage bare s1
  set monster.medusa.at thessaly
  set monster.sphinx.at epirus
  stage script 4
  set monster.minotaur.at crete
  do * die attack
  then monster.sphinx.at thessaly

LH-6.3  Without the pack nothing of this holds
  given seats=4
  stage bare s1
  set monster.hydra.at crete
  stage monsters s1
  only die nothing; die attack; die move; die choice
