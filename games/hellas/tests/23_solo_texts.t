# What actions, monsters and quests do in the mode played (core/facts.h).

LH-22.19 LH-22.26 LH-22.53  Alone: recruiting, passing, monsters and quests are told as they work alone
  given seats=1
  tells does effect recruit = Recruit 1 hoplite in every city you control, 2 in Laconia, in the colour of the region's token.
  tells does effect monument = Used actions are free again and artifacts recharge. Priests stay on the monuments.
  tells does effect cerberus = Its attack kills 1 of your hoplites in its region; if none is there it moves along the arrow, and at a monument it destroys a level instead. Special attack: 3 injuries.
  tells does effect geryon = Draw 2 artifacts and keep 1; the attitude of this land rises. If undone when Act I ends: mobilization begins at 3.
  tells does used = Used special actions come back when you pass.
  tells does win = In Act I hold the Persians up. In Act II you win when the victory counter is at 0, when the Persians have no region left, or when the last token is played and you hold more regions than they.
  tells does lose = You lose when a monument is destroyed, or when the Persians hold 2 whole lands or 13 regions.
  tells own command = 1 of 5
  tells left tokens = 19 of 24
  tells need temples s1 = nothing

LH-20.2 LH-20.3 LH-20.4  With others: the printed texts, and how far each victory is
  given seats=2
  stage turn s1
  tells does effect recruit = Recruit up to 2 hoplites in every city you control, up to 4 in Sparta.
  tells does used = Used special actions come back when somebody builds a monument.
  tells does win = You win at once with 3 whole lands, 5 temples or 3 slain monsters.
  tells does lose = nothing
  tells need lands s1 = 0 of 3 needs 3
  tells need temples s1 = 0 of 5 needs 5
  tells need monsters s2 = 0 of 3 needs 3
  tells worth strength apollos-arrow = 2

LH-20.2 LH-20.7 LH-20.9  Three players: two lands, and a count that ends while the region is nobody's
  given seats=3
  stage turn s1
  tells does win = You win at once with 2 whole lands, 5 temples or 3 slain monsters, or by controlling a finished monument long enough.
  tells left king = nothing
  set king_god zeus
  set king_holder s1
  set king_tokens 2
  stage turn s1
  tells left king = 2 of 3
  set king_tokens 255
  stage turn s1
  tells left king = nothing
