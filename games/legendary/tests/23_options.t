# Table options.

CL-23.1  Quick is the default; quick layouts are face A only
  given seats=3
  then layout quick
  then map.face A
  refuses seats=3 face=B
  refuses seats=3 layout=quick face=B

CL-23.1 CL-3.15 CL-3.17  A custom layout must be legal
  refuses seats=3 layout=custom
  refuses seats=3 layout=custom tiles=10A5@0,0+3A0@1,0
  refuses seats=3 layout=custom tiles=10A5@0,0+3A0@1,0+6A4@2,0+4A5@0,1+7A1@1,1+2A1@5,5
  refuses seats=3 layout=custom tiles=10A5@0,0+3A0@1,0+6A4@2,0+4A5@0,1+7A1@1,1+2B1@0,2
  refuses seats=3 layout=custom tiles=10A5@0,0+3A0@1,0+6A4@2,0+4A5@0,1+7A1@1,1+7A1@0,2
  refuses seats=3 layout=custom tiles=10A5@0,0+3A0@1,0+6A4@2,0+4A5@0,1+7A1@1,1+2A1@1,1
  refuses seats=4 layout=custom tiles=10A5@0,0+3A0@1,0+6A4@2,0+4A5@0,1+7A1@1,1+2A1@0,2
  given seats=3 layout=custom tiles=10A5@0,0+3A0@1,0+6A4@2,0+4A5@0,1+7A1@1,1+2A1@0,2
  then layout custom
  asks place.land purple

CL-23.1  Random layouts on either face
  given seats=3 layout=random
  asks place.land
  given seats=5 layout=random face=B
  then map.face B

CL-23.1 CL-21.1  Teams: four players may, two and six must, three and five cannot
  refuses seats=3 teams=on
  refuses seats=5 teams=on
  given seats=4 teams=on
  then teams yes
  given seats=6
  then teams yes

CL-23.2  Bluff is off unless asked for
  given seats=3
  then bluff no
  given seats=3 bluff=on
  then bluff yes

CL-23.3  Goal 4 only in team games
  given seats=3
  then goal 3
  refuses seats=3 goal=4
  refuses seats=4 goal=4
  given seats=4 teams=on goal=4
  then goal 4
  given seats=2 goal=4
  then goal 4

CL-23.4  Purses stand behind screens and are not sent: a seat gets its own, an onlooker none
  given seats=3
  then screens yes
  then gold.yellow 8
  then seat.purple s1
  hidden s1 gold.yellow
  hidden s1 gold.blue
  hidden s2 gold.purple
  hidden observer gold.purple
  legal offer apollo

CL-23.4  By the option all purses are open
  given seats=3 screens=off
  then screens no
  then gold.yellow 8
