# Chapters LH-9 to LH-11: hunt, injuries, trophies; the attack cards LH-MA and special attacks LH-MO.

LH-9.3 LH-DP-31  With several monsters the hunter chooses
  given seats=4
  stage bare s1
  set monster.medusa.at messenia
  set monster.hydra.at messenia
  do s1: special hunt
  asks hunt.target s1
  only hunt hydra; hunt medusa
  do s1: hunt hydra
  then hunt.monster hydra

LH-9.8 LH-9.10 LH-DP-33  The hunter must deal a wound, and may deal several
  use medusa_hunt
  asks hunt.wound s1
  says = You hunt Medusa. Deal a wound: whoever can must.
  illegal done = LH-9.8
  illegal stop = LH-9.11
  do s1: strike 1 phalanx-1
  legal strike 4 assault-axe; done
  do s1: strike 4 assault-axe
  then monster.medusa.wounds 1+4

LH-9.14 LH-9.30 LH-MA-07 LH-DP-35  Mighty Attack: cards of at least 4 together are a defence
  use medusa_hunt
  do s1: strike 1 phalanx-1; strike 4 assault-axe; done
  do * foe mighty; * foe recall-3
  do s2: attack mighty
  then hunt.value 4
  asks hunt.defend s1
  only play wild-sword; play javelin-spear; none
  illegal shield wild-sword = LH-9.15
  do s1: play wild-sword
  illegal done = LH-9.30
  illegal none = LH-9.30
  do s1: play javelin-spear; done
  do * draw flank-1
  do * draw trap-sword
  then player.s1.hand 2
  then player.s1.injured none

LH-9.5 LH-9.19 LH-EX-32  A whole hunt: Medusa slain in two rounds
  use medusa_hunt
  do s1: strike 1 phalanx-1; strike 4 assault-axe; done
  do * foe mighty; * foe recall-3
  do s2: attack mighty
  do s1: play wild-sword; play javelin-spear; done
  do * draw flank-1
  do * draw trap-sword
  asks hunt.wound s1
  do s1: strike 2 flank-1; strike 3 trap-sword
  asks hunt.reward s1
  then glory.green s1
  only reward priest; reward artifact; reward monster-artifact
  do s1: reward priest
  then player.s1.priests 1
  then player.s1.slain medusa
  then player.s1.injured none

LH-9.9 LH-EX-33 LH-1.25  Two maces cover a spear slot
  use hunt hydra trap-mace+wild-mace+maneuver-mace
  do * draw reinforcements-1
  illegal strike 7 trap-mace = LH-9.9
  illegal strike 7 reinforcements-1 = LH-9.9
  illegal combine 7 sword = LH-9.9
  legal combine 7 mace; strike 6 wild-mace
  do s1: combine 7 mace; discard trap-mace; discard wild-mace
  then monster.hydra.wounds 7
  then priv.s1.hand maneuver-mace+reinforcements-1

LH-9.9  Three torches, a sickle alone; axe and spear only their own
  use hunt hydra phalanx-1+phalanx-2+phalanx-3+charge-1+wild-axe
  do * draw wild-spear
  legal combine 5 torch; strike 5 charge-1; strike 7 wild-spear
  illegal strike 5 wild-axe = LH-9.9
  illegal combine 5 bow = LH-9.9

LH-9.11 LH-9.22 LH-HI-13 LH-HI-14 LH-HI-12  The hunter may stop although able to wound; nobody learns more than "no wound"
  use hunt medusa phalanx-1
  set readings control+retreat+fort+marks
  do * draw wild-axe
  do s1: stop
  event no-wound
  asks injury.attr s1

LH-9.11 LH-9.28  The one wound that must be dealt is asked for: it costs a card
  use hunt medusa phalanx-1
  do * draw wild-spear
  only strike 1 phalanx-1
  not moot
  do s1: strike 1 phalanx-1
  only done
  not moot

LH-9.11 LH-9.28  Who can deal no wound is told so
  use hunt medusa wild-mace
  do * draw wild-spear
  only stop
  says = You hunt Medusa. None of your cards deals a wound: if you stop, the hunt fails.

LH-9.11  After the first wound the step is ended by "done", not by stopping
  use hunt medusa phalanx-1
  illegal done
  do * draw wild-axe
  do s1: strike 1 phalanx-1
  illegal stop = LH-9.11
  legal done

LH-EX-34 LH-MA-05 LH-MA-04 LH-MA-11  Values: Hydra with two of seven covered
  use hunt hydra phalanx-1
  set monster.hydra.wounds 1
  do * draw wild-axe
  do s1: strike 2 phalanx-1; done
  do * foe fury-1; * foe charge
  do s2: attack fury-1
  then hunt.value 7
  do s1: none
  do s1: hurt speed
  do * draw wild-mace
  do s1: strike 6 wild-mace; done
  do * foe rampage; * foe fury-2
  do s2: attack rampage
  then hunt.value 7

LH-9.13 LH-EX-34 LH-8.6  After evolution B Fury counts nine, Charge the uncovered ones
  use hunt hydra phalanx-1
  set monster.hydra.evolved slots
  set monster.hydra.wounds 1
  do * draw wild-axe
  do s1: strike 2 phalanx-1; done
  do * foe charge; * foe fury-1
  do s2: attack charge
  then hunt.value 8

LH-9.13 LH-EX-34 LH-MO-04  With evolution A and three covered: Fury 9
  use hunt hydra phalanx-1
  set monster.hydra.evolved rule
  set monster.hydra.wounds 1+3
  do * draw wild-axe
  do s1: strike 2 phalanx-1; done
  do * foe fury-1; * foe charge
  do s2: attack fury-1
  then hunt.value 9

LH-9.15 LH-EX-37 LH-9.17  A shield: one injury instead of two, one card
  use hunt cerberus phalanx-1+reinforcements-1
  do * draw wild-axe
  do s1: strike 1 phalanx-1; done
  do * foe mighty; * foe recall-3
  do s2: attack mighty
  do s1: shield reinforcements-1
  do s1: hurt speed
  do * draw wild-mace
  then player.s1.injured speed
  asks hunt.wound s1

LH-9.26 LH-10.4 LH-9.22  The fourth injury ends the hunt, also by a shield
  use hunt cerberus phalanx-1+reinforcements-1
  set player.s1.injured leadership+strength+speed
  do * draw wild-axe
  do s1: strike 1 phalanx-1; done
  do * foe mighty; * foe recall-3
  do s2: attack mighty
  do s1: shield reinforcements-1
  then hunt.hunter 0
  then player.s1.hand 1
  asks turn.menu s2

LH-9.4 LH-BL-16 LH-DP-32  Start of a hunt: a priest from Inspiring Hunt, then the effects of choice
  use start_effects
  asks hunt.start.fx s1
  then player.s1.priests 1
  only use harpe; use poison-arrows; bless weak-spot; done

LH-AR-07 LH-BL-14 LH-8.10  Harpe draws a card; Weak Spot turns one into a wound of choice, once
  use start_effects
  do s1: use harpe
  do * draw wild-axe
  then player.s1.hand 2
  do s1: bless weak-spot; discard wild-mace; slot 2
  then monster.medusa.wounds 2
  then discard wild-mace
  illegal bless weak-spot = LH-3.18

LH-9.6 LH-AR-14  Effects not used before the draw are offered again after it
  use start_effects
  do s1: use harpe
  do * draw wild-axe
  do s1: bless weak-spot; discard wild-mace; slot 2
  do s1: done
  do * draw wild-spear
  asks hunt.start.fx s1
  only use poison-arrows; done
  do s1: use poison-arrows; slot 1
  do * draw trap-sword
  then monster.medusa.wounds 1+2
  asks hunt.wound s1
  only strike 3 trap-sword; strike 4 wild-axe

LH-9.7  A start effect may slay; its wound counts for the marks
  given seats=4 marks=all
  stage bare s1
  set monster.medusa.at messenia
  set monster.medusa.wounds 2+3+4
  set player.s1.artifacts poison-arrows
  set charged poison-arrows
  stage hunt s1 medusa
  do s1: use poison-arrows; slot 1
  do * draw trap-sword
  asks hunt.reward s1
  only reward priest; reward monster-artifact

LH-9.16 LH-BL-03 LH-BL-33  Master Plan and Advanced Dodge raise a defence, with a card
  use hunt cerberus phalanx-1+trap-mace
  set player.s1.blessings master-plan+advanced-dodge
  set player.s1.priests 1
  set player.s1.attr.speed 2
  do * draw reinforcements-1
  do s1: strike 1 phalanx-1; done
  do * foe attack-5; * foe recall-3
  do s2: attack attack-5
  illegal dodge = LH-9.16
  legal plan trap-mace; play trap-mace; shield reinforcements-1; none
  do s1: plan trap-mace
  then player.s1.priests 0
  then hunt.total 4
  do s1: dodge
  then hunt.total 6
  illegal dodge = LH-9.16
  do s1: done
  do * draw wild-axe; * draw wild-mace
  asks hunt.wound s1

LH-9.18 LH-MO-01 LH-MA-14  Evolved Cerberus: +3 on the first attack, undefended it ends the hunt after its effects
  use hunt cerberus phalanx-1+wild-mace
  set monster.cerberus.evolved rule
  do * draw wild-axe
  do s1: strike 1 phalanx-1; done
  do * foe special-3; * foe recall-3
  do s2: attack special-3
  then hunt.value 6
  do s1: none
  do s1: hurt speed; hurt strength
  then player.s1.injured leadership+strength+speed
  then hunt.hunter 0

LH-9.20 LH-BL-13 LH-AR-12 LH-DP-64  Sacrifice of Flesh and Eye of Graeae in ATTACK
  use hunt cerberus reinforcements-1+reinforcements-2
  set player.s1.blessings sacrifice-of-flesh
  set player.s1.artifacts eye-of-graeae
  set charged eye-of-graeae
  set player.s1.priests 1
  set player.s1.injured speed
  do * draw glory-bow
  do s1: bless sacrifice-of-flesh
  do * draw wild-axe
  then player.s1.injured none
  then player.s1.priests 0
  do s1: use eye-of-graeae
  illegal done = LH-4.30
  do s1: discard reinforcements-1; discard reinforcements-2; done
  do * draw wild-mace; * draw wild-spear
  then player.s1.hand 4
  asks hunt.wound s1

LH-9.23 LH-EX-36 LH-11.1 LH-11.3  No wound in the second ATTACK: reward, injury, hand limit
  use hunt medusa phalanx-1+reinforcements-1+trap-mace+wild-mace+maneuver-mace
  set readings control+retreat+fort+marks
  do * draw encirclement-mace
  do s1: strike 1 phalanx-1; done
  do * foe attack-3; * foe recall-3
  do s2: attack attack-3
  do s1: play wild-mace; done
  do * draw wild-spear; * draw javelin-spear
  do s1: stop
  then player.s1.priests 1
  asks injury.attr s1
  do s1: hurt speed
  asks discard.choice s1
  do s1: discard trap-mace; discard maneuver-mace
  then player.s1.hand 4
  tells does slain medusa = One of 3 monsters, the glory of the land, and Medusa's Blood or another reward.

LH-9.1 LH-AR-13 LH-3.11  Inside a hunt nothing moves monster or hero
  use hunt medusa phalanx-1
  set player.s1.artifacts ariadnes-thread
  set charged ariadnes-thread
  do * draw wild-axe
  illegal use ariadnes-thread

LH-10.5 LH-MO-05 LH-EX-38 LH-MA-14  Medusa's special attack: the injury first, then Speed is looked at
  use hunt medusa phalanx-1+wild-sword
  set player.s1.attr.speed 3
  do * draw wild-axe
  do s1: strike 1 phalanx-1; done
  do * foe special-4; * foe recall-3
  do s2: attack special-4
  do s1: none; hurt strength
  do * draw flank-1
  asks hunt.wound s1
  do s1: strike 3 wild-sword; done
  do * foe special-3; * foe recall-4
  do s2: attack special-3
  do s1: none; hurt speed
  then hunt.hunter 0

LH-MO-07  Sphinx's special attack asks for Leadership 3
  use hunt sphinx phalanx-1
  set player.s1.attr.leadership 2
  do * draw wild-axe
  do s1: strike 1 phalanx-1; done
  do * foe special-4; * foe recall-3
  do s2: attack special-4
  do s1: none; hurt speed
  then hunt.hunter 0

LH-MO-04 LH-EX-39 LH-11.5  Hydra's special attack: all wounds go, the deed counts
  use hunt hydra flank-1
  set readings control+retreat+fort+marks
  do * draw wild-axe
  do s1: strike 3 flank-1; done
  do * foe special-4; * foe recall-3
  do s2: attack special-4
  do s1: none
  then monster.hydra.wounds none
  do * draw wild-spear
  do s1: stop
  then player.s1.priests 1

LH-MO-03 LH-DP-37  Cyclops' special attack: an injury and one permanent point
  use hunt cyclops phalanx-1
  set monster.cyclops.evolved rule
  set player.s1.attr.speed 3
  set player.s1.attr.strength 2
  set player.s1.injured leadership
  do * draw wild-axe; * draw wild-mace
  do s1: strike 2 phalanx-1; done
  do * foe special-4; * foe recall-3
  do s2: attack special-4
  then hunt.value 5
  do s1: none; hurt speed
  only lose strength; lose speed
  do s1: lose speed
  then player.s1.attr.speed 2

LH-MO-02  Chimera's special attack: an injury, one card is kept
  use hunt chimera phalanx-1+wild-mace+wild-axe
  do * draw wild-spear
  do s1: strike 1 phalanx-1; done
  do * foe special-4; * foe recall-3
  do s2: attack special-4
  do s1: none; hurt speed
  do s1: discard wild-axe; discard wild-spear
  do * draw trap-mace
  then priv.s1.hand trap-mace+wild-mace

LH-MO-06 LH-DP-38  Minotaur's special attack: two injuries, half the hand
  use hunt minotaur phalanx-1+wild-mace+wild-axe
  do * draw wild-spear
  do s1: strike 1 phalanx-1; done
  do * foe special-4; * foe recall-3
  do s2: attack special-4
  do s1: none; hurt speed; hurt strength
  do s1: discard wild-axe; discard wild-spear
  do * draw trap-mace
  then player.s1.hand 2

LH-MO-05 LH-9.5  Evolved Medusa: the draw is by Speed
  given seats=4
  stage bare s1
  set monster.medusa.at messenia
  set monster.medusa.evolved rule
  set player.s1.attr.speed 2
  set player.s1.attr.strength 4
  stage hunt s1 medusa
  do * draw wild-axe; * draw wild-mace
  asks hunt.wound s1

LH-MA-01  Attack: one injury
  use hunt cerberus phalanx-1
  do * draw wild-axe
  do s1: strike 1 phalanx-1; done
  do * foe attack-3; * foe attack-4
  do s2: attack attack-4
  then hunt.value 4
  do s1: none; hurt speed
  do * draw wild-mace
  then player.s1.injured speed

LH-MA-05 LH-10.6  Fury ends the hunt of a hero who was already injured
  use hunt cerberus phalanx-1
  set player.s1.injured strength
  do * draw wild-axe
  do s1: strike 1 phalanx-1; done
  do * foe fury-1; * foe attack-4
  do s2: attack fury-1
  then hunt.value 6
  do s1: none; hurt speed
  then hunt.hunter 0
  then player.s1.injured leadership+strength+speed

LH-MA-09 LH-10.5  Quick Attack: discard down to Speed
  use hunt cerberus phalanx-1+wild-mace+wild-sword
  set player.s1.attr.speed 2
  do * draw wild-axe
  do s1: strike 1 phalanx-1; done
  do * foe quick-5; * foe attack-4
  do s2: attack quick-5
  do s1: none; hurt strength; discard wild-axe
  do * draw wild-spear
  then player.s1.hand 3

LH-MA-12  Recall ends the hunt
  use hunt cerberus phalanx-1
  do * draw wild-axe
  do s1: strike 1 phalanx-1; done
  do * foe recall-3; * foe recall-4
  do s2: attack recall-4
  do s1: none
  event hunt-failed
  asks injury.attr s1

LH-MA-16 LH-9.13  Surprise Attack counts the hand, then halves it
  use hunt cerberus phalanx-1+wild-mace+wild-sword
  do * draw wild-axe
  do s1: strike 1 phalanx-1; done
  do * foe surprise; * foe recall-4
  do s2: attack surprise
  then hunt.value 4
  do s1: none; hurt speed
  do s1: discard wild-mace; discard wild-sword
  do * draw wild-spear
  then player.s1.hand 2

LH-MA-17 LH-CH-08 LH-MA-19  Wild Attack: a random card goes; an empty hand loses none
  use hunt cerberus phalanx-1+wild-mace
  do * draw wild-axe
  do s1: strike 1 phalanx-1; done
  do * foe wild-4; * foe recall-4
  do s2: attack wild-4
  do s1: none; hurt speed
  asks discard.random *
  only discard wild-mace; discard wild-axe
  do * discard wild-axe
  do * draw wild-spear
  then player.s1.hand 2

LH-10.9 LH-10.10 LH-AR-10  Ambrosia heals all; a hero never leaves the map by injuries
  given seats=4
  stage bare s1
  set player.s1.artifacts ambrosia
  set charged ambrosia
  set player.s1.injured leadership+strength+speed
  do s1: artifacts; use ambrosia
  then player.s1.injured none
  then player.s1.at messenia

LH-11.7 LH-20.4  The third monster wins at once
  use hunt medusa phalanx-1
  set player.s1.slain hydra+sphinx
  set monster.medusa.wounds 2+3+4
  do * draw wild-axe
  do s1: strike 1 phalanx-1
  over
  wins s1
  then ending slayer

LH-10.6 LH-MA-05 LH-BL-13  Fury asks for injuries when it is resolved: one healed in the defend decision is gone
  given seats=3
  stage bare s1
  set monster.medusa.at messenia
  set player.s1.injured speed
  set player.s1.blessings sacrifice-of-flesh
  set player.s1.priests 1
  set priv.s1.hand fortification-torch
  stage hunt s1 medusa
  do * draw wild-axe
  do s1: strike 1 fortification-torch; done
  do * foe fury-1; * foe charge
  do s2: attack fury-1
  do s1: bless sacrifice-of-flesh
  do * draw trap-mace
  do s1: none; hurt speed
  do * draw trap-sword
  asks hunt.wound s1

LH-24.4 LH-9.11  By the rulebook a hunter who can wound must; one who cannot may only stop
  use hunt medusa phalanx-1
  do * draw wild-axe
  only strike 1 phalanx-1; strike 4 wild-axe
  illegal stop = LH-9.11
  use hunt medusa reinforcements-1
  do * draw wild-spear
  only stop

LH-24.4 LH-9.11  With the later answers the hunter may stop
  use hunt medusa phalanx-1
  set readings control+retreat+fort+marks
  do * draw wild-axe
  only strike 1 phalanx-1; strike 4 wild-axe; stop

LH-24.6 LH-9.7  By the rulebook a wound of Poison Arrows earns no reward, one by a card does
  given seats=4
  stage bare s1
  set monster.medusa.at messenia
  set monster.medusa.wounds 2+3+4
  set player.s1.artifacts poison-arrows
  set charged poison-arrows
  stage hunt s1 medusa
  do s1: use poison-arrows; slot 1
  do * draw trap-sword
  then player.s1.slain medusa
  then player.s1.priests 0
  asks turn.menu s2
