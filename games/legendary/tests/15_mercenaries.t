# Mercenaries.

CL-15.1  Mercenaries move, fight, die and retreat like troops, alone or with others
  given seats=3
  stage menu purple ares
  set land.10P.troops 0
  set land.10P.mercs 3
  use land 10Q yellow 1
  do purple: land_move; from 10P; to 10Q; go 0 3
  do * die 0; * die 3
  event totals 3 4
  do purple: lose mercenary
  asks battle.retreat purple
  do purple: retreat 10R
  then land.10R.mercs 2
  then land.10R.troops 1

CL-15.1 CL-15.3  Mercenaries alone hold and gain an area
  given seats=3
  stage menu purple ares
  set land.10P.mercs 1
  do purple: land_move; from 10P; to 10Q; go 0 1
  then land.10Q.owner purple
  then land.10Q.mercs 1

CL-15.2 CL-1.10  A lost mercenary returns to the common supply
  given seats=3
  stage menu purple ares
  set land.10P.mercs 1
  use land 10Q yellow 1
  then mercs_left 15
  do purple: land_move; from 10P; to 10Q; go 0 1
  do * die 0; * die 3
  do purple: lose mercenary
  then mercs_left 16
