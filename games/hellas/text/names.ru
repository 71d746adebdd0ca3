name	nom	gen	dat	acc	ins	prep	in	to	from	not
hoplite	гоплит									
army	войско									арми*
priest	жрец									
pool of priests	круг жрецов									жрец* в запасе, жреца из запаса, запас* жрецов
hero	герой									
monster	чудовище									монстр*
temple	храм									
monument	монумент									памятник*
level of a monument	уровень монумента									
control token	маркер контроля									жетон* контрол*
glory token	жетон славы									
used token	жетон выполненного действия									жетон* использовани*
quest token	жетон приключения									жетон* подвиг*
wound marker	маркер раны									
monster die	кубик чудовищ									кость, кости, костей, костям
hero board	планшет героя									
monster board	планшет чудовища									
board	поле									
region	область									регион*
neutral region	нейтральная область									ничейн* област*
controlled region	контролируемая область									
land	земля									страна, страны, стране, страну
population strength	сила населения									
city	город									
Sparta	Спарта									
shrine	святилище									
Delphi oracle	дельфийский оракул									мест* оракул*
sea trail	морской путь									
quest slot	клетка приключения									мест* для подвиг*
wound symbol	символ раны									
hand of cards	рука									
discard pile	сброс									
supply	запас									резерв, резерва, резерве
combat card	карта боя									боев* карт*
monster attack card	карта атаки чудовища									
combat deck	колода карт боя									
attack deck	колода атак чудовищ									
event deck	колода событий									
event card	карта события									
monster card	карта чудовища									
quest card	карта приключения									карт* подвиг*
temple card	карта храмов									
activation card	карта активации монумента									
artifact	артефакт									
neutral artifact	нейтральный артефакт									
artifact of a monster	артефакт чудовища									
artifact of a god	артефакт бога									
charged artifact	заряженный артефакт									
blessing	благословение									
choice of blessings	выбор благословения									драфт*
attribute	параметр									характеристик*
Leadership	лидерство	лидерства	лидерству	лидерство	лидерством	лидерстве				
Strength	сила	силы	силе	силу	силой	силе				
Speed	скорость	скорости	скорости	скорость	скоростью	скорости				
injury of a hero	повреждение									рана геро*, травм*
wound of a monster	рана									
army strength	сила войска									сила арми*
casualty symbol	символ потерь									
strength of a card	сила карты									
starting bonus	начальный бонус									
special skill	особый навык									
evolution of a monster	развитие									эволюци*
fortified hoplite	усиленный гоплит									укреплённ* гоплит*
power of a god	сила бога									мощь бога, мощи бога
trophy	трофей									
reward	награда									
turn	ход									
monster phase	фаза чудовищ									
event phase	фаза событий									
set-up	подготовка к игре									расстанов*
regular action	обычное действие									малы* дел*, маленьк* дел*, мало* действи*
special action	особое действие									больш* действи*, велик* действи*
using artifacts	использование артефактов									
prayer	молитва									
hero movement	перемещение героя									движен* геро*
hoplite movement	перемещение гоплитов									движен* гоплитов*
Recruit	Вербовка									
March	Марш									
Build Temple	Постройка храма									Строительств* храм*
Prepare	Подготовка									
Usurp	Захват									Узурпаци*, узурп*
Hunt	Охота									
Build Monument	Постройка монумента									Строительств* монумент*
Pass	Пас									
quest	приключение									подвиг*, квест*, задание, задания, заданий
step of a quest	этап приключения									шаг* приключен*, шаг {step}
sacrifice of a priest	жертва жреца									
battle	битва									сражени*
attacker	атакующий	атакующего	атакующему	атакующего	атакующим	атакующем				нападающ*
defender	защищающийся	защищающегося	защищающемуся	защищающегося	защищающимся	защищающемся				защитник*, обороняющ*
losses	потери									
withdrawal	отступление									
Pyrrhic victory	пиррова победа									
attack on a region	атака области									
Warlord of Hellas	Стратег Эллады									Полководец* Эллад*
Favoured of the Gods	Любимец богов									Избранник* богов*
Monster Slayer	Сокрушитель чудовищ									Победител* чудовищ*
King of Kings	Царь царей									
duel	дуэльный режим									
god	бог									божество, божества
Zeus	Зевс	Зевса	Зевсу	Зевса	Зевсом	Зевсе				
Athena	Афина	Афины	Афине	Афину	Афиной	Афине				
Hermes	Гермес	Гермеса	Гермесу	Гермеса	Гермесом	Гермесе				
Heracles	Геракл	Геракла	Гераклу	Геракла	Гераклом	Геракле				Геркулес*
Perseus	Персей	Персея	Персею	Персея	Персеем	Персее				
Achilles	Ахиллес	Ахиллеса	Ахиллесу	Ахиллеса	Ахиллесом	Ахиллесе				Ахилл, Ахилла
Helen	Елена	Елены	Елене	Елену	Еленой	Елене				
Cerberus	Цербер	Цербера	Церберу	Цербера	Цербером	Цербере				
Chimera	Химера	Химеры	Химере	Химеру	Химерой	Химере				
Cyclops	Циклоп	Циклопа	Циклопу	Циклопа	Циклопом	Циклопе				
Hydra	Гидра	Гидры	Гидре	Гидру	Гидрой	Гидре				
Medusa	Медуза	Медузы	Медузе	Медузу	Медузой	Медузе				
Minotaur	Минотавр	Минотавра	Минотавру	Минотавра	Минотавром	Минотавре				
Sphinx	Сфинкс	Сфинкса	Сфинксу	Сфинкса	Сфинксом	Сфинксе				
torch	факел	факела	факелу	факел	факелом	факеле				
bow	лук	лука	луку	лук	луком	луке				
sword	меч	меча	мечу	меч	мечом	мече				
mace	булава	булавы	булаве	булаву	булавой	булаве				
axe	топор	топора	топору	топор	топором	топоре				секир*
spear	копьё	копья	копью	копьё	копьём	копье				
shield	щит	щита	щиту	щит	щитом	щите				
sickle	серп	серпа	серпу	серп	серпом	серпе				
red land	красная земля									
yellow land	жёлтая земля									
blue land	синяя земля									
green land	зелёная земля									
brown land	коричневая земля									
Epirus	Эпир	Эпира	Эпиру	Эпир	Эпиром	Эпире	в Эпире	в Эпир	из Эпира	
Macedonia	Македония	Македонии	Македонии	Македонию	Македонией	Македонии	в Македонии	в Македонию	из Македонии	
Thessaly	Фессалия	Фессалии	Фессалии	Фессалию	Фессалией	Фессалии	в Фессалии	в Фессалию	из Фессалии	
Chalkidiki	Халкидики	Халкидики	Халкидики	Халкидики	Халкидики	Халкидики	на Халкидики	на Халкидики	с Халкидики	
Acarnania	Акарнания	Акарнании	Акарнании	Акарнанию	Акарнанией	Акарнании	в Акарнании	в Акарнанию	из Акарнании	
Aetolia	Этолия	Этолии	Этолии	Этолию	Этолией	Этолии	в Этолии	в Этолию	из Этолии	
Locris	Локрида	Локриды	Локриде	Локриду	Локридой	Локриде	в Локриде	в Локриду	из Локриды	
Phocis	Фокида	Фокиды	Фокиде	Фокиду	Фокидой	Фокиде	в Фокиде	в Фокиду	из Фокиды	
Euboea	Эвбея	Эвбеи	Эвбее	Эвбею	Эвбеей	Эвбее	на Эвбее	на Эвбею	с Эвбеи	
Boeotia	Беотия	Беотии	Беотии	Беотию	Беотией	Беотии	в Беотии	в Беотию	из Беотии	
Attica	Аттика	Аттики	Аттике	Аттику	Аттикой	Аттике	в Аттике	в Аттику	из Аттики	
Corinthia	Коринфия	Коринфии	Коринфии	Коринфию	Коринфией	Коринфии	в Коринфии	в Коринфию	из Коринфии	
Achaea	Ахайя	Ахайи	Ахайе	Ахайю	Ахайей	Ахайе	в Ахайе	в Ахайю	из Ахайи	
Elis	Элида	Элиды	Элиде	Элиду	Элидой	Элиде	в Элиде	в Элиду	из Элиды	
Arcadia	Аркадия	Аркадии	Аркадии	Аркадию	Аркадией	Аркадии	в Аркадии	в Аркадию	из Аркадии	
Messenia	Мессения	Мессении	Мессении	Мессению	Мессенией	Мессении	в Мессении	в Мессению	из Мессении	
Argolis	Арголида	Арголиды	Арголиде	Арголиду	Арголидой	Арголиде	в Арголиде	в Арголиду	из Арголиды	
Laconia	Лакония	Лаконии	Лаконии	Лаконию	Лаконией	Лаконии	в Лаконии	в Лаконию	из Лаконии	
Crete	Крит	Крита	Криту	Крит	Критом	Крите	на Крите	на Крит	с Крита	
Aid to Atlas	Помощь Атланту									
Amazon Queen	Царица амазонок									
Clean Augean Stables	Авгиевы конюшни									
Saving Prometheus	Спасение Прометея									
Capture Cretan Bull	Критский бык									
Calydonian Hunt	Калидонская охота									
Kill Stymphalian Birds	Стимфалийские птицы									
Expedition for the Golden Fleece	Поход за золотым руном									
Cattle of Geryon	Стадо Гериона									
Owl of Athena	Сова Афины									
Boots of Hermes	Сандалии Гермеса									
Thunder of Zeus	Гром Зевса									
Caduceus	Кадуцей									
Apollo's Arrow	Стрела Аполлона									
Pheme's Trumpet	Труба Фемы									
Harpe	Харпа									
Pandora's Box	Ящик Пандоры									
Horn of Plenty	Рог изобилия									
Ambrosia	Амброзия									
Aegis	Эгида									
Eye of Graeae	Око Грай									
Ariadne's Thread	Нить Ариадны									
Poison Arrows	Ядовитые стрелы									
Minotaur's Horn	Рог Минотавра									
Head of Sphinx	Голова Сфинкса									
Eye of Cyclops	Глаз Циклопа									
Medusa's Blood	Кровь Медузы									
Chimera's Fire	Пламя Химеры									
Adamant Tethers	Адамантовые путы									
Cunning Tactician	Хитрый тактик									
Mobilization	Мобилизация									
Master Plan	Мастерский план									
Athena's Gift	Дар Афины									
Heroic Presence	Присутствие героя									
Always Prepared	Всегда готов									
Unbroken Morale	Несломленный дух									
Local Volunteers	Местные добровольцы									
Stalwart Defense	Стойкая оборона									
No Attrition	Без потерь									
Battle Prayer	Боевая молитва									
Restrictive Maneuver	Сковывающий манёвр									
Sacrifice of Flesh	Жертва плоти									
Weak Spot	Слабое место									
Push-Ups	Отжимания									
Inspiring Hunt	Вдохновляющая охота									
Combat Training	Боевая подготовка									
Hero's Wrath	Гнев героя									
Local Support	Местная поддержка									
Glory of Zeus	Слава Зевса									
Armory	Оружейная									
God's Strength	Божественная сила									
Wild Hunt	Дикая охота									
Shoot to Kill	Меткий выстрел									
Exhausted Fight	Бой на пределе сил									
Forced March	Форсированный марш									
Rearguard	Арьергард									
Response Force	Силы реагирования									
Bluff	Блеф									
Exile	Изгнание									
Ambush	Засада									
Murderous March	Убийственный марш									
Advanced Dodge	Ловкое уклонение									
Hermes' Temple	Храм Гермеса									
Winged Boots	Крылатые сандалии									
Hero's Apprentice	Ученик героя									
Fortification	Усиление									Укреплен*
Glory	Слава									
Phalanx	Фаланга									
Flank Attack	Фланговая атака									
Trap	Ловушка									
Tactical Maneuver	Тактический манёвр									
Encirclement	Окружение									
Wild Attack	Дикая атака									
Reinforcements	Подкрепление									
Charge	Натиск									
Javelin Volley	Залп дротиков									
Assault	Штурм									
Attack	Атака									
Fury	Ярость									
Mighty Attack	Мощная атака									
Nasty Wound	Скверная рана									
Quick Attack	Быстрая атака									
Rampage	Буйство									
Recall	Отзыв									
Special Attack	Особая атака									
Surprise Attack	Внезапная атака									
player	игрок									
control	контроль									
victory condition	условие победы									
solo mode	игра в одиночку									
Persian Invasion	вторжение персов									
Persians	персы									
Xerxes	Ксеркс									
act	акт									
vanguard	авангард									
spy	шпион									
attitude of a land	отношение земли									
Hostile	враждебность									
Wary	настороженность									недовер*
Neutral	нейтралитет									
Loyal	верность									
invasion track	трек вторжения									шкал*
mobilization track	трек мобилизации									
command track	трек командования									
victory counter	счётчик победы									
die: nothing	ничего									
die: attack	атака области									атак* по области, атак* по областям
die: move	перемещение									
die: choice	перемещение или действие									
healing an injury	исцеление повреждения									
drawing a combat card	взятие карты боя									
draw	ничья									
victory over Xerxes	победа над Ксерксом									
victory of the Persians	победа персов									
the red land	красная земля	красной земли	красной земле	красную землю	красной землёй	красной земле	в красной земле	в красную землю	из красной земли	
the yellow land	жёлтая земля	жёлтой земли	жёлтой земле	жёлтую землю	жёлтой землёй	жёлтой земле	в жёлтой земле	в жёлтую землю	из жёлтой земли	
the blue land	синяя земля	синей земли	синей земле	синюю землю	синей землёй	синей земле	в синей земле	в синюю землю	из синей земли	
the green land	зелёная земля	зелёной земли	зелёной земле	зелёную землю	зелёной землёй	зелёной земле	в зелёной земле	в зелёную землю	из зелёной земли	
the brown land	коричневая земля	коричневой земли	коричневой земле	коричневую землю	коричневой землёй	коричневой земле	в коричневой земле	в коричневую землю	из коричневой земли	
hostile	враждебна	враждебность		враждебность						
wary	насторожена	настороженность		настороженность						
neutral	нейтральна	нейтралитет		нейтралитет						
loyal	верна	верность		верность						
a priest	жрец	жреца		жреца						
an artifact	артефакт	артефакт		артефакт						
the artifact of the monster	артефакт чудовища	артефакт чудовища		артефакт чудовища						
more wound symbols	новые символы раны	новые символы раны		новые символы раны						
a new rule	новое правило	новое правило		новое правило						
the blue army	синие	синих	синим	синих	синими	синих				
the yellow army	жёлтые	жёлтых	жёлтым	жёлтых	жёлтыми	жёлтых				
the Persian army	персы	персов	персам	персов	персами	персах				
