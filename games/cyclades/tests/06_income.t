# Chapter 6: income.

CY-6.1 CY-6.2 CY-6.3  The first income (X-9)
  given seats=3
  then gold.s1 7
  then gold.s2 7
  then gold.s3 7

CY-6.1 CY-2.9  A one-cell island pays without troops (X-10)
  given seats=3
  stage turn s1 ares
  stage own s1 is1 is4
  set island.is4.troops 0
  do s1: done
  do * draw satyr; * gods zeus
  event income s1 4

CY-6.2  Three fleets on one trade space bring one gold (X-11)
  given seats=3
  stage turn s1 ares
  stage fleets s2 F1 F1 F1
  do s1: done
  do * draw satyr; * gods zeus
  event income s2 2

CY-6.1 CY-10.6  Apollo's markers pay (X-12)
  given seats=3
  stage turn s1 ares
  set island.is2.markers 2
  do s1: done
  do * draw satyr; * gods zeus
  event income s2 4
