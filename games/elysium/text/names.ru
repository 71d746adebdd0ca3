name	nom	gen	dat	acc	ins	prep	in	to	from	not	card
Elysium	Элизий									Элизиум*
Domain	Домен									Владен*
Agora	Агора									
Oracle	Оракул									
deck	колода									
discard pile	сброс									
supply	общий резерв									запас*
player board	планшет									
temple	храм									
pediment	фронтон									
side of the pediment	сторона фронтона									
column	колонка									колонн*
blue column	голубая колонка	голубой колонки	голубой колонке	голубую колонку	голубой колонкой	голубой колонке				синяя колонн*
red column	красная колонка	красной колонки	красной колонке	красную колонку	красной колонкой	красной колонке				красн* колонн*
yellow column	жёлтая колонка	жёлтой колонки	жёлтой колонке	жёлтую колонку	жёлтой колонкой	жёлтой колонке				жёлт* колонн*
green column	зелёная колонка	зелёной колонки	зелёной колонке	зелёную колонку	зелёной колонкой	зелёной колонке				зелён* колонн*
any column	любая колонка									любая колонн*
turn-order disc	диск порядка хода									
epoch marker	маркер эпохи									
ring	пусковое кольцо									
bonus tile	тайл бонуса									жетон* бонус*, плитк*, плиток	
level bonus	бонус легенды									бонус* за уровен*
family bonus	бонус семейного предания									бонус* за семью*
lone card in the Elysium	одиночная карта									
pile of cards	стопка									
twin	одинаковая карта									двойник*
gold	золото									
gold coin	золотая монета									
victory point	победное очко									
VP	ПО									
prestige	очко престижа									
PP	ОП									
epoch	эпоха									
phase I: awakening	пробуждение									
phase II: actions	действия									
phase III: writing Legends	написание легенд									запис* легенд
phase IV: end of the epoch	окончание эпохи									конец эпохи
turn	ход									
final scoring	финальный подсчёт									
acquiring a card	приобретение карты									
acquisition condition	условие приобретения									
transfer	перенос									
cost of a transfer	стоимость переноса									цена перевод*
free transfer	свободный перенос									бесплатн* перевод*
exchange of cards	обмен									
discarding a card	сброс карты									
pass	пас									
taking a column off the board	снятие колонки									опустит* колонну*, опускается одна
family	семья									семейств*
level	уровень									
family card	семейная карта									
Citizen	горожанин									Гражданин*	горожанина
{title}											карту «{title}»
quest	квест									задание, задания, заданий
Unfinished Quest	незавершённый квест									незавершённ* задан*
Legend	легенда									Легенда уровня
level Legend	легенда									Легенда уровня
family Legend	семейное предание									Легенд* семь*
power of a card	свойство									сила, силы, сил, силе, силу, силой, силами, силам, силах
instant power	мгновенное свойство									мгновенная
permanent power	постоянное свойство									постоянная
activated power	активационное свойство									активируем*
trigger power	пусковое свойство									разовая с кольцом
legend power	легендарное свойство									
Eleusis power	свойство Элевса									Элевсин*
Eleusis card	карта Элевса									карт* Элевсин*
Chronos power	свойство Хроноса									
Chronos card	карта Хроноса									
Zeus	Зевс	Зевса	Зевсу	Зевса	Зевсом	Зевсе				
Hades	Аид	Аида	Аиду	Аида	Аидом	Аиде				Гадес*
Hephaestus	Гефест	Гефеста	Гефесту	Гефеста	Гефестом	Гефесте				
Athena	Афина	Афины	Афине	Афину	Афиной	Афине				
Poseidon	Посейдон	Посейдона	Посейдону	Посейдона	Посейдоном	Посейдоне				
Hermes	Гермес	Гермеса	Гермесу	Гермеса	Гермесом	Гермесе				
Apollo	Аполлон	Аполлона	Аполлону	Аполлона	Аполлоном	Аполлоне				
Ares	Арес	Ареса	Аресу	Ареса	Аресом	Аресе				
for a first game	для первой игры									
Splendour	Роскошь									Великолеп*
Vae victis	Несчастье постигает поверженных									Горе побеждённым*
Barren land	Покинутый край									Бесплодн* земл*
Chain reaction	Смертоносные участки									Цепн* реакци*
Other roads	Зачем докучаешь Эллину?									Иные пути
player	игрок									
winner	победитель									
set-up	подготовка к игре										
bonus	бонус										
Eagle Above the Storm	Орёл над бурей									
Whispering Oak	Шепчущий дуб									
Swan of the Reed Bank	Лебедь из камышей									
Shower of Gold	Золотой дождь									
White Bull on the Beach	Белый бык на берегу									
Cup of the Stolen Prince	Кубок похищенного царевича									
Broken Chains of the Titans	Разбитые цепи титанов									
Nursling of the Ida Cave	Питомец пещеры Иды									
Thunderstone	Громовой камень									
Scales of the Fates	Весы мойр									
Lord of the Thunderhead	Владыка грозовой тучи									
Coin Under the Tongue	Монета под языком									
Fields of Asphodel	Асфоделевые луга									
Wreath of Black Poplar	Венок из чёрного тополя									
Shades at the Trench	Тени у рва									
Threshold of Bronze	Медный порог									
Six Red Seeds	Шесть красных зёрен									
Three Judges	Трое судей									
Water of Forgetting	Вода забвения									
Helmet Without a Shadow	Шлем без тени									
Five Dark Rivers	Пять тёмных рек									
King of the Unseen	Царь невидимых									
Ox-Hide Bellows	Мехи из бычьей шкуры									
Ember in a Fennel Stalk	Уголёк в стебле фенхеля									
Tripods on Wheels	Треножники на колёсах									
Dwarves of Samothrace	Карлики Самофракии									
Vein of the Bronze Giant	Жила медного великана									
Net Too Fine to See	Незримо тонкая сеть									
Wages of the Workshop	Плата мастерской									
Hoard Beneath Lemnos	Клад под Лемносом									
Handmaids of Gold	Золотые служанки									
Cursed Necklace	Проклятое ожерелье									
Master of the Deep Forge	Хозяин глубокой кузни									
Gift of the Olive	Дар оливы									
Owl at Dusk	Сова в сумерках									
Contest at the Loom	Состязание у станка									
Hearth of Attica	Очаг Аттики									
Vote on the Hill	Голосование на холме									
Shield with the Gorgon Face	Щит с ликом Горгоны									
Ship of Fifty Oars	Корабль о пятидесяти вёслах									
Procession to the Rock	Шествие к скале									
Bridle of the Winged Horse	Узда крылатого коня									
Patron of Wanderers	Покровительница странников									
Grey-Eyed Counsel	Сероокая советчица									
Horses of the Foam	Кони из пены									
Shepherds of Etna	Пастухи Этны									
Salt Spring on the Rock	Солёный источник на скале									
Serpents from the Bay	Змеи из залива									
Bell Under the Waves	Колокол под волнами									
Builder Left Unpaid	Неоплаченный строитель									
Strait of the Whirlpool	Пролив водоворота									
Reef of Broken Keels	Риф разбитых килей									
Sea Over the Plain	Море над равниной									
Bull Out of the Surf	Бык из прибоя									
Shaker of Shores	Сотрясатель берегов									
Winged Heels	Крылатые пяты									
Lyre on Loan	Лира взаймы									
Cattle Walked Backwards	Стадо задом наперёд									
Stone at the Crossroads	Камень на распутье									
Staff of Twin Snakes	Жезл двух змей									
Tortoise Turned to Song	Черепаха, ставшая песней									
Mist Through the Keyhole	Туман в замочной скважине									
Heralds on the Road	Вестники на дороге									
Cap of Two Winds	Шапка двух ветров									
Walker Between Worlds	Странник меж мирами									
Messenger at Every Gate	Посланник у каждых ворот									
Bough of Laurel	Ветвь лавра									
Breath of the Chasm	Дыхание расселины									
Hymn of the Dolphins	Гимн дельфинов									
Raven's Report	Донесение ворона									
Torches on the Sacred Way	Факелы на священной дороге									
Chorus on the Mountain	Хор на горе									
Word Fulfilled Early	Слово, сбывшееся до срока									
Reins of the Sun	Поводья солнца									
Python Laid Low	Поверженный Пифон									
Navel of the Earth	Пуп земли									
Shooter From Afar	Разящий издалека									
Men Sown from Teeth	Мужи, взошедшие из зубов									
Drill Before Dawn	Учения до рассвета									
Vigil of the Spearmen	Бдение копейщиков									
Purse of the Hired Spear	Кошель наёмного копья									
Sharing of the Spoils	Делёж добычи									
Daughter of Strife	Дочь раздора									
Duel at the Ford	Поединок у брода									
Trophy of Captured Arms	Трофей из взятого оружия									
Assault on Seven Gates	Приступ семи ворот									
Unbroken Phalanx	Несокрушимая фаланга									
Brazen Lord of Battle	Медный владыка битвы									
the Agora	Агора	Агоры					на Агоре	на Агору		
the Oracle	Оракул	Оракула					в Оракуле	в Оракул		
the discard pile	сброс	сброса					в сбросе	в сброс		
