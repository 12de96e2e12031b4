<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
    <context>
        <name>hk-mahjong</name>
        <message id="rules.hk-mahjong.start.00">
            <source>Your first five minutes</source>
            <translation>Az első öt perc</translation>
        </message>
        <message id="rules.hk-mahjong.start.01">
            <source>In mahjong you collect sets of tiles. You hold thirteen tiles; on each turn you draw one and discard one. When fourteen tiles form **four sets and a pair**, your hand is complete.</source>
            <translation>A madzsongban kőkombinációkat gyűjtesz. Tizenhárom kő van a kezedben; amikor te jössz, húzol egyet, és eldobsz egyet. Ha tizennégy kövedből összeáll **négy kombináció és egy pár**, teljes a kezed.</translation>
        </message>
        <message id="rules.hk-mahjong.start.02">
            <source>A set is a **chow**, three consecutive tiles of one suit, or a **pung**, three equal tiles. Here are three chows, a pung and a pair:</source>
            <translation>A kombináció **chow**, vagyis három egymást követő kő egy színből, vagy **pung**, vagyis három egyforma kő. Íme három chow, egy pung és egy pár:</translation>
        </message>
        <message id="rules.hk-mahjong.start.03">
            <source>A tile that somebody else discards can complete a set of yours. For a pung you may claim it from any player, for a chow only from the player before you, who sits at your left.</source>
            <translation>Más eldobott köve is kiegészítheti a kombinációdat. Pungra bármelyik játékostól bemondhatod, chow-ra csak attól, aki előtted jön: ő ül a bal kezed felől.</translation>
        </message>
        <message id="rules.hk-mahjong.start.04">
            <source>Not every complete hand may win. It must be worth at least **three faan**; faan are the points that a hand is worth. The side panel tells you how many you have and what is missing.</source>
            <translation>Nem minden teljes kéz nyerhet: legalább **három faant** kell érnie. A faan a kéz pontértéke. Az oldalsáv mutatja, mennyid van már, és mi hiányzik még.</translation>
        </message>
        <message id="rules.hk-mahjong.start.05">
            <source>Three simple ways to three faan:</source>
            <translation>Három egyszerű út a három faanhoz:</translation>
        </message>
        <message id="rules.hk-mahjong.start.06">
            <source>- **Stay concealed.** Claim nothing before the winning tile and collect chows. All chows and a concealed hand make two; a self-draw, or a hand without any flower, makes three.
- **One suit and honours.** Half flush alone is worth three.
- **All pungs.** Four pungs and a pair are worth three; claim as often as you like.</source>
            <translation>- **Maradj rejtve.** A nyerő kőig semmit se mondj be, és gyűjts chow-kat. A „Csupa chow” és a „Rejtett kéz” együtt kettő; ha a nyerő követ magad húzod, vagy egy virágod sincs, megvan a három.
- **Egy szín és honőrök.** A „Kevert szín” egymagában hármat ér.
- **Csupa pung.** Négy pung és egy pár hármat ér; annyiszor mondasz be, ahányszor akarsz.</translation>
        </message>
        <message id="rules.hk-mahjong.start.07">
            <source>When in doubt, keep tiles of one suit with neighbouring numbers, discard single winds and dragons first, and do not claim every chow that is offered: with an exposed set your hand is no longer concealed.</source>
            <translation>Ha bizonytalan vagy, tartsd meg az egy színből való, szomszédos számú köveket, előbb a magányos szeleket és sárkányokat dobd el, és ne mondj be minden chow-t, amit lehet: nyitott kombinációval a kezed már nem rejtett.</translation>
        </message>
        <message id="rules.hk-mahjong.aim.00">
            <source>Aim of the game</source>
            <translation>A játék célja</translation>
        </message>
        <message id="rules.hk-mahjong.aim.01">
            <source>Four players sit around the table: you and three computer players. Each plays alone, one deal at a time. You win the deal by declaring, before anyone else, a legal hand worth at least three faan.</source>
            <translation>Négyen ülitek körül az asztalt: te és három gépi játékos. Mindenki magának játszik, egyszerre egy leosztást. Azé a leosztás, aki a többieket megelőzve bemond egy legalább három faant érő, szabályos nyerő kezet.</translation>
        </message>
        <message id="rules.hk-mahjong.aim.02">
            <source>When the wall is used up and nobody has won, the deal is drawn and nobody pays anything.</source>
            <translation>Ha elfogy a fal, és senki sem nyert, a leosztás döntetlen, senki sem fizet.</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.00">
            <source>The tiles</source>
            <translation>A kövek</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.01">
            <source>There are 144 tiles. Three suits are numbered from 1 to 9, and each of these tiles exists four times.</source>
            <translation>A készlet 144 kőből áll. Három színben 1-től 9-ig számozott kövek vannak, mindegyikből négy egyforma.</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.02">
            <source>| | |
| **Characters** | [[1m 2m 3m 4m 5m 6m 7m 8m 9m]] |
| **Dots** | [[1p 2p 3p 4p 5p 6p 7p 8p 9p]] |
| **Bamboo** | [[1s 2s 3s 4s 5s 6s 7s 8s 9s]] |</source>
            <translation>| | |
| **Karakter** | [[1m 2m 3m 4m 5m 6m 7m 8m 9m]] |
| **Kör** | [[1p 2p 3p 4p 5p 6p 7p 8p 9p]] |
| **Bambusz** | [[1s 2s 3s 4s 5s 6s 7s 8s 9s]] |</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.03">
            <source>The 1 of bamboo is a bird. Ones and nines are called **terminals**.</source>
            <translation>Az 1-es bambuszon madár látható. Az egyesek és a kilencesek a **végkövek**.</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.04">
            <source>The **honours** have no numbers and form no chows: four winds and three dragons. Each of them exists four times too.</source>
            <translation>A **honőröknek** nincs számuk, és chow-t sem alkotnak: négy szél és három sárkány. Ezekből is négy-négy egyforma van.</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.05">
            <source>| | |
| **Winds** | East [[E]] South [[S]] West [[W]] North [[N]] |
| **Dragons** | Red [[R]] Green [[G]] White [[B]] |</source>
            <translation>| | |
| **Szelek** | Kelet [[E]] Dél [[S]] Nyugat [[W]] Észak [[N]] |
| **Sárkányok** | Vörös [[R]] Zöld [[G]] Fehér [[B]] |</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.06">
            <source>The eight **flowers and seasons** exist once each. They are never part of a hand: they lie beside it and can bring faan. Each has the number of a seat. These rules call all eight of them flowers; only four patterns tell them apart: Own flower, Own season, Four flowers and Four seasons.</source>
            <translation>A nyolc **virágból és évszakból** csak egy-egy van. Sosem tartoznak a kézhez: mellette fekszenek, és faant hozhatnak. Mindegyik egy hely számát viseli. Ezek a szabályok mind a nyolcat virágnak nevezik; csak négy figura tesz köztük különbséget: „Saját virág”, „Saját évszak”, „Négy virág” és „Négy évszak”.</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.07">
            <source>| | | | | |
| | **1 · East** | **2 · South** | **3 · West** | **4 · North** |
| **Flowers** | [[f1]] plum | [[f2]] orchid | [[f3]] chrysanthemum | [[f4]] bamboo |
| **Seasons** | [[q1]] spring | [[q2]] summer | [[q3]] autumn | [[q4]] winter |</source>
            <translation>| | | | | |
| | **1 · Kelet** | **2 · Dél** | **3 · Nyugat** | **4 · Észak** |
| **Virágok** | [[f1]] szilva | [[f2]] orchidea | [[f3]] krizantém | [[f4]] bambusz |
| **Évszakok** | [[q1]] tavasz | [[q2]] nyár | [[q3]] ősz | [[q4]] tél |</translation>
        </message>
        <message id="rules.hk-mahjong.setup.00">
            <source>Seats and the deal</source>
            <translation>Ülésrend és osztás</translation>
        </message>
        <message id="rules.hk-mahjong.setup.01">
            <source>You begin as **East**, the dealer. Play runs counter-clockwise: the player at your right is South and comes after you, then West opposite, then North at your left.</source>
            <translation>**Keletként**, vagyis osztóként kezdesz. A játék az óramutató járásával ellentétesen halad: jobbra tőled Dél ül, ő jön utánad, aztán szemközt Nyugat, végül balra Észak.</translation>
        </message>
        <message id="rules.hk-mahjong.setup.02">
            <source>The seat wind is your own wind. The **round wind** is always East.</source>
            <translation>A saját szeled a helyed szele. Az **uralkodó szél** mindig Kelet.</translation>
        </message>
        <message id="rules.hk-mahjong.setup.03">
            <source>The dealer gets 14 tiles, the others 13. Flowers and seasons are laid open at once and replaced from the back end of the wall; if a replacement is a flower too, it is replaced again. At the deal each player finishes this before the next one begins, the dealer first.</source>
            <translation>Az osztó 14 követ kap, a többiek 13-at. A virágot és az évszakot rögtön fel kell fedni, és a fal végéről pótolni; ha a pótkő is virág, azt is pótolni kell. Osztáskor ezt mindenki befejezi, mielőtt a következő sorra kerül; az osztó kezdi.</translation>
        </message>
        <message id="rules.hk-mahjong.setup.04">
            <source>Ordinary draws come from the front of the wall; only replacements for flowers and kongs come from the back. Every tile of the wall may be drawn.</source>
            <translation>Húzni a fal elejéről kell; csak a virágok és a kongok pótköve jön a fal végéről. A fal minden köve húzható.</translation>
        </message>
        <message id="rules.hk-mahjong.setup.05">
            <source>Deals are independent of each other. A running tally begins at zero and may fall below it. With *Seats rotate after every deal* in the settings, East passes to the next player after every deal, whoever won. Otherwise you stay East.</source>
            <translation>A leosztások függetlenek egymástól. Az összesített pontszám nulláról indul, és mínuszba is mehet. Ha a beállításokban bekapcsolod a *Helycsere minden leosztás után* lehetőséget, Kelet minden leosztás után a soron következő játékoshoz kerül, akárki nyert. Különben te maradsz Kelet.</translation>
        </message>
        <message id="rules.hk-mahjong.turn.00">
            <source>Your turn</source>
            <translation>Ha te jössz</translation>
        </message>
        <message id="rules.hk-mahjong.turn.01">
            <source>Draw a tile from the front of the wall, then discard one tile face up into your river. The drawn tile stands a little apart.</source>
            <translation>Húzz egy követ a fal elejéről, aztán dobj el egyet képpel felfelé a dobósorodba. A húzott kő kicsit külön áll.</translation>
        </message>
        <message id="rules.hk-mahjong.turn.02">
            <source>Discarding takes two steps: **select** a tile, then **confirm**. Between the two you may choose another tile or cancel; a single press or click never does both. Exactly the tile that you selected leaves your hand, even if you hold equal ones.</source>
            <translation>Az eldobás két lépés: **kiválasztod** a követ, aztán **megerősíted**. Közben választhatsz másikat, vagy meggondolhatod magad; egyetlen gombnyomás vagy kattintás sosem végzi el mindkettőt. Pontosan az a kő kerül ki a kezedből, amelyiket kiválasztottad, akkor is, ha több egyforma van nálad.</translation>
        </message>
        <message id="rules.hk-mahjong.turn.03">
            <source>If you draw a flower or a season, it is laid open and you draw a replacement before anything else happens.</source>
            <translation>Ha virágot vagy évszakot húzol, felfeded, és minden más előtt pótkövet húzol helyette.</translation>
        </message>
        <message id="rules.hk-mahjong.turn.04">
            <source>After a draw you may also declare a win or a [kong](#M8) instead of discarding.</source>
            <translation>Húzás után eldobás helyett nyerést vagy [kongot](#M8) is bemondhatsz.</translation>
        </message>
        <message id="rules.hk-mahjong.claims.00">
            <source>Claiming a discard</source>
            <translation>Az eldobott kő bemondása</translation>
        </message>
        <message id="rules.hk-mahjong.claims.01">
            <source>Every discard may be claimed before the next player draws:</source>
            <translation>Amíg a következő játékos nem húz, minden eldobott követ be lehet mondani:</translation>
        </message>
        <message id="rules.hk-mahjong.claims.02">
            <source>- **Win** – by anyone whose hand becomes a legal winning hand with it.
- **Pung** – by anyone who holds two tiles equal to it.
- **Kong** – by anyone who holds three tiles equal to it.
- **Chow** – only by the next player in turn, with two tiles that make three consecutive tiles of one suit with it.</source>
            <translation>- **Nyerés** – bárki, akinek ezzel szabályos nyerő keze lesz.
- **Pung** – bárki, akinek két ugyanilyen köve van.
- **Kong** – bárki, akinek három ugyanilyen köve van.
- **Chow** – csak a soron következő játékos, ha két kövével együtt három egymást követő kő lesz egy színből.</translation>
        </message>
        <message id="rules.hk-mahjong.claims.03">
            <source>If several chows fit, you choose one. With [[2p 3p 5p 6p]] you can take [[4p]] for 2-3-4, 3-4-5 or 4-5-6.</source>
            <translation>Ha többféle chow is lehetséges, te választasz. [[2p 3p 5p 6p]] mellé a [[4p]] háromféleképpen jó: 2-3-4, 3-4-5 vagy 4-5-6.</translation>
        </message>
        <message id="rules.hk-mahjong.claims.04">
            <source>All players answer before anything happens. A win comes before pung and kong, and these before a chow. Among equal claims the player who comes first after the discarder in turn order gets the tile; only one player can win.</source>
            <translation>Előbb mindenki válaszol, csak aztán történik bármi. A nyerés megelőzi a pungot és a kongot, ezek pedig a chow-t. Egyforma bemondások közül azé a kő, aki az eldobó után hamarabb következik; nyerni csak egyvalaki nyerhet.</translation>
        </message>
        <message id="rules.hk-mahjong.claims.05">
            <source>A claimed set lies open beside your hand and is never changed again, except that a pung may become a kong. After a chow or a pung you discard at once: you may not declare a kong or a win in that turn.</source>
            <translation>A bemondott kombináció nyitottan fekszik a kezed mellett, és már nem változik, legfeljebb a pungból lehet kong. Chow vagy pung után azonnal dobsz: abban a lépésben se kongot, se nyerést nem mondhatsz be.</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.00">
            <source>Kongs</source>
            <translation>A kong</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.01">
            <source>Four equal tiles can be declared as a **kong**. It counts as one set. Its owner draws a replacement from the back end of the wall and then discards, wins or declares another kong.</source>
            <translation>Négy egyforma kőből **kongot** lehet bemondani. Egy kombinációnak számít. A bemondója pótkövet húz a fal végéről, aztán dob, nyer, vagy újabb kongot mond be.</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.02">
            <source>- **Exposed kong** – claim a discard while holding the other three.
- **Concealed kong** – lay down four equal tiles from your hand, on your own turn after a draw, or on your first turn as dealer.
- **Added kong** – add the fourth tile to a pung that lies open before you, on any of your turns after a draw.</source>
            <translation>- **Nyitott kong** – eldobott követ mondasz be, és a másik három a kezedben van.
- **Rejtett kong** – négy egyforma követ raksz le a kezedből, amikor te jössz és már húztál, vagy osztóként az első lépésedben.
- **Kiegészített kong** – az előtted fekvő nyitott punghoz hozzáteszed a negyedik követ, bármelyik lépésedben, miután húztál.</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.03">
            <source>A concealed kong keeps your hand concealed. Two of its tiles lie face up, so everybody knows what it is:</source>
            <translation>A rejtett kongtól a kezed rejtett marad. Két köve képpel felfelé fekszik, így mindenki tudja, miből van:</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.04">
            <source>An added kong can be **robbed**: if the added tile completes a legal hand of another player, that player may win with it. The declarer then pays as if it had been a discard, and the pung stays a pung. A concealed kong can never be robbed.</source>
            <translation>A kiegészített kongot **el lehet rabolni**: ha a hozzátett kővel egy másik játékosnak szabályos nyerő keze lesz, nyerhet vele. A bemondó ilyenkor úgy fizet, mintha eldobta volna a követ, a pung pedig pung marad. Rejtett kongot sosem lehet elrabolni.</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.05">
            <source>A kong of any kind needs at least one tile in the wall, for its replacement.</source>
            <translation>Bármilyen konghoz kell legalább egy kő a falban, ez lesz a pótkő.</translation>
        </message>
        <message id="rules.hk-mahjong.end.00">
            <source>Winning and the last tiles</source>
            <translation>A nyerés és az utolsó kövek</translation>
        </message>
        <message id="rules.hk-mahjong.end.01">
            <source>A win worth fewer than three faan is never offered. The panel then says why, for instance “2 of 3 faan”.</source>
            <translation>Három faannál kevesebbet érő kézzel a program nem kínálja fel a nyerést. Az oldalsáv ilyenkor megmondja, miért: például „3-ból 2 faan”.</translation>
        </message>
        <message id="rules.hk-mahjong.end.02">
            <source>You may always decline a win. It costs nothing: you may win later, with the same tile too.</source>
            <translation>A nyerésről mindig lemondhatsz. Nem kerül semmibe: később nyerhetsz, akár ugyanilyen kővel is.</translation>
        </message>
        <message id="rules.hk-mahjong.end.03">
            <source>The dealer may win at once with the 14 tiles that were dealt. This counts as a self-draw.</source>
            <translation>Az osztó a kiosztott 14 kővel azonnal nyerhet. Ez saját húzásból való nyerésnek számít.</translation>
        </message>
        <message id="rules.hk-mahjong.end.04">
            <source>Whoever has drawn the last tile of the wall still wins or discards. This final discard, and every discard after a claim of it, can be claimed for a win, a pung or a chow, but not for a kong. When nobody claims it, the deal is drawn. The deal is also drawn when a flower has to be replaced and the wall is empty.</source>
            <translation>Aki a fal utolsó kövét húzta, még nyer vagy dob. Ezt az utolsó eldobott követ (és ha bemondják, az utána eldobottakat is) nyerésre, pungra és chow-ra lehet bemondani, kongra nem. Ha senkinek sem kell, a leosztás döntetlen. Akkor is döntetlen, ha virágot kell pótolni, de a fal üres.</translation>
        </message>
        <message id="rules.hk-mahjong.end.05">
            <source>All hands are shown at the end of every deal.</source>
            <translation>A leosztás végén mindenki megmutatja a kezét.</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.00">
            <source>Winning shapes</source>
            <translation>Nyerőformák</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.01">
            <source>**Four sets and a pair.** A set is a chow, three consecutive tiles of one suit; a pung, three equal tiles; or a kong, four equal tiles. After 9 no chow goes on with 1: 8-9-1 is no chow.</source>
            <translation>**Négy kombináció és egy pár.** A kombináció lehet chow, három egymást követő kő egy színből; pung, három egyforma kő; vagy kong, négy egyforma kő. A 9 után a chow nem folytatódik az 1-gyel: a 8-9-1 nem chow.</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.02">
            <source>**Seven pairs**, without any declared set, not even a concealed kong. Four equal tiles count as two pairs.</source>
            <translation>**Hét pár**, bemondott kombináció nélkül, rejtett kong sem lehet. Négy egyforma kő két párnak számít.</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.03">
            <source>**Thirteen orphans**: one of each terminal and honour, and one of them twice.</source>
            <translation>**Tizenhárom árva**: minden végkőből és honőrből egy, az egyikből pedig kettő.</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.04">
            <source>If the tiles of a winning hand can be read in several ways, the reading with the most faan counts. A reading that is a [limit hand](#limits) comes before all others, even if another reading has a higher sum.</source>
            <translation>Ha a nyerő kéz többféleképpen is olvasható, a legtöbb faant érő olvasat számít. A [limitkezet](#limits) adó olvasat minden másikat megelőz, akkor is, ha egy másiknak nagyobb az összege.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.00">
            <source>Patterns and their faan</source>
            <translation>A figurák és a faan</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.01">
            <source>The faan of all patterns in a hand are added. A pattern is left out only where the description says that another one replaces it, and in a [limit hand](#limits).</source>
            <translation>A kéz minden figurájának faanja összeadódik. Figura csak akkor marad ki, ha a leírása szerint egy másik lép a helyére, vagy ha a kéz [limitkéz](#limits).</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.02">
            <source>**Flowers count towards the three faan** that you need. A hand without any flower has one faan already, and the flower or season of your own seat is worth one faan too. This decides many hands.</source>
            <translation>**A virágok is beleszámítanak a három faanba**, amely a nyeréshez kell. Ha egy virágod sincs, máris van egy faanod, és a helyed száma szerinti virág vagy évszak is ér egyet. Sok kéz sorsa ezen múlik.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.03">
            <source>In the examples the winning tile stands apart with a gold outline. Declared sets and flowers follow it. When no flower is shown, No flowers counts too.</source>
            <translation>A példákban a nyerő kő arany kerettel, külön áll. Utána jönnek a bemondott kombinációk és a virágok. Ahol nem látsz virágot, ott a „Nincs virág” is számít.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.10">
            <source>**All chows** – 1 faan. Four chows and a pair of *suit* tiles, not of honours.</source>
            <translation>**Csupa chow** – 1 faan. Négy chow és egy pár; a pár is *színből* való, nem honőr.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.11">
            <source>**Concealed hand** – 1 faan. You have no exposed set. Concealed kongs and flowers do not open a hand, and the winning tile may be a discard. Seven pairs score it too.</source>
            <translation>**Rejtett kéz** – 1 faan. Nincs nyitott kombinációd. A rejtett kong és a virág nem nyitja ki a kezet, és a nyerő kő lehet eldobott kő is. Hét párral is jár.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.12">
            <source>**Self-draw** – 1 faan. You drew the winning tile yourself. It is added to the concealed hand.</source>
            <translation>**Nyerés saját húzásból** – 1 faan. A nyerő követ te húztad. A rejtett kéz mellé is jár.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.13">
            <source>**No flowers** – 1 faan. No flower and no season lies before you.</source>
            <translation>**Nincs virág** – 1 faan. Se virág, se évszak nem fekszik előtted.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.14">
            <source>**Own flower** – 1 faan. The flower with the number of your seat: East 1, South 2, West 3, North 4.</source>
            <translation>**Saját virág** – 1 faan. A helyed számát viselő virág: Kelet 1, Dél 2, Nyugat 3, Észak 4.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.15">
            <source>**Own season** – 1 faan. The season with the number of your seat.</source>
            <translation>**Saját évszak** – 1 faan. A helyed számát viselő évszak.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.16">
            <source>**Four flowers** – 2 faan. All four of them; this replaces Own flower.</source>
            <translation>**Négy virág** – 2 faan. Mind a négy; a „Saját virág” helyett jár.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.17">
            <source>**Four seasons** – 2 faan. All four of them; this replaces Own season.</source>
            <translation>**Négy évszak** – 2 faan. Mind a négy; a „Saját évszak” helyett jár.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.18">
            <source>**Red Dragon pung** – 1 faan. A pung or kong of Red Dragons.</source>
            <translation>**Pung vörös sárkányból** – 1 faan. Pung vagy kong vörös sárkányból.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.19">
            <source>**Green Dragon pung** – 1 faan. A pung or kong of Green Dragons.</source>
            <translation>**Pung zöld sárkányból** – 1 faan. Pung vagy kong zöld sárkányból.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.20">
            <source>**White Dragon pung** – 1 faan. A pung or kong of White Dragons.</source>
            <translation>**Pung fehér sárkányból** – 1 faan. Pung vagy kong fehér sárkányból.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.21">
            <source>**Seat wind** – 1 faan. A pung or kong of your own wind.</source>
            <translation>**Pung saját szélből** – 1 faan. Pung vagy kong a saját szeledből.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.22">
            <source>**Round wind** – 1 faan. A pung or kong of East. For the player who is East it is worth two faan: seat wind and round wind.</source>
            <translation>**Pung uralkodó szélből** – 1 faan. Pung vagy kong keleti szélből. Aki maga Kelet, annak két faant ér: saját szélként és uralkodó szélként is.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.23">
            <source>**Little three dragons** – 5 faan. Two pungs or kongs of dragons and a pair of the third; this replaces the faan of the two dragon pungs.</source>
            <translation>**Három kis sárkány** – 5 faan. Két sárkányból pung vagy kong, a harmadikból pár; a két sárkánypung faanja helyett jár.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.24">
            <source>**All pungs** – 3 faan. Four pungs or kongs and a pair.</source>
            <translation>**Csupa pung** – 3 faan. Négy pung vagy kong és egy pár.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.25">
            <source>**Half flush** – 3 faan. Tiles of exactly one suit, and at least one honour tile.</source>
            <translation>**Kevert szín** – 3 faan. Pontosan egy színből való kövek és legalább egy honőr.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.26">
            <source>**Full flush** – 7 faan. Tiles of one suit and nothing else; never together with half flush.</source>
            <translation>**Tiszta szín** – 7 faan. Egy színből való kövek, semmi más; kevert színnel sosem jár együtt.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.27">
            <source>**Seven pairs** – 4 faan. Concealed hand is added to it.</source>
            <translation>**Hét pár** – 4 faan. A „Rejtett kéz” is hozzáadódik.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.28">
            <source>**Win on a kong’s replacement** – 1 faan. You win with the replacement of a kong, also when that was a flower and the flower’s own replacement wins.</source>
            <translation>**Nyerés pótkővel** – 1 faan. Kong pótkövével nyersz; akkor is, ha a pótkő virág volt, és annak a pótköve nyer.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.29">
            <source>**Robbing the kong** – 1 faan. You win with the tile that another player adds to a pung. It is not a self-draw.</source>
            <translation>**Kongrablás** – 1 faan. Azzal a kővel nyersz, amelyet egy másik játékos a pungjához tett. Nem számít saját húzásnak.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.30">
            <source>**Last tile of the wall** – 1 faan. You win with the draw that empties the wall, from either end. Self-draw is added to it.</source>
            <translation>**A fal utolsó köve** – 1 faan. Azzal a húzással nyersz, amellyel elfogy a fal, mindegy, melyik végéről. A „Nyerés saját húzásból” is hozzáadódik.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.31">
            <source>**Last discard** – 1 faan. You win with a discard that is made when the wall is empty.</source>
            <translation>**Utolsó eldobás** – 1 faan. Üres falnál eldobott kővel nyersz.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.00">
            <source>Limit hands</source>
            <translation>Limitkezek</translation>
        </message>
        <message id="rules.hk-mahjong.limits.01">
            <source>A limit hand scores exactly 13 faan, and no other pattern is added. Several at once are all named and score 13 once.</source>
            <translation>A limitkéz pontosan 13 faant ér, más figura nem adódik hozzá. Ha több is összejön, mindegyik szerepel az eredményben, de a 13 csak egyszer jár.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.10">
            <source>**Thirteen orphans.** One of each terminal and honour, one of them twice.</source>
            <translation>**Tizenhárom árva.** Minden végkőből és honőrből egy, az egyikből kettő.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.11">
            <source>**All honours.** Winds and dragons only, in any shape.</source>
            <translation>**Csupa honőr.** Csak szelek és sárkányok, bármilyen formában.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.12">
            <source>**All terminals.** Ones and nines only, in any shape.</source>
            <translation>**Csupa végkő.** Csak egyesek és kilencesek, bármilyen formában.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.13">
            <source>**Big three dragons.** Pungs or kongs of all three dragons.</source>
            <translation>**Három nagy sárkány.** Pung vagy kong mindhárom sárkányból.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.14">
            <source>**Big four winds.** Pungs or kongs of all four winds.</source>
            <translation>**Négy nagy szél.** Pung vagy kong mind a négy szélből.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.15">
            <source>**Four kongs** of any kind, and a pair.</source>
            <translation>**Négy kong**, bármilyen fajtájú, és egy pár.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.16">
            <source>**Nine gates.** Without any declared set: the tiles 1-1-1-2-3-4-5-6-7-8-9-9-9 of one suit and one more tile of that suit. It does not matter which of them came last.</source>
            <translation>**Kilenc kapu.** Bemondott kombináció nélkül: 1-1-1-2-3-4-5-6-7-8-9-9-9 egy színből, és még egy kő ugyanabból a színből. Mindegy, melyik jött utoljára.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.17">
            <source>**Four concealed pungs.** All four pungs or kongs are concealed and you drew the winning tile; concealed kongs count.</source>
            <translation>**Négy rejtett pung.** Mind a négy pung vagy kong rejtett, és a nyerő követ te húztad; a rejtett kong is számít.</translation>
        </message>
        <message id="rules.hk-mahjong.payment.00">
            <source>What a win pays</source>
            <translation>Mennyit fizet a nyerés</translation>
        </message>
        <message id="rules.hk-mahjong.payment.01">
            <source>The **base** is 8 points for three faan and doubles with every further faan. More than 13 faan count as 13; the result shows both the sum and this cap.</source>
            <translation>Az **alapérték** három faannál 8 pont, és minden további faannal duplázódik. 13 faannál több is csak 13-nak számít; az eredmény az összeget és ezt a felső határt is mutatja.</translation>
        </message>
        <message id="rules.hk-mahjong.payment.02">
            <source>| faan | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 |
| base | 8 | 16 | 32 | 64 | 128 | 256 | 512 | 1024 | 2048 | 4096 | 8192 |</source>
            <translation>| faan | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 |
| alapérték | 8 | 16 | 32 | 64 | 128 | 256 | 512 | 1024 | 2048 | 4096 | 8192 |</translation>
        </message>
        <message id="rules.hk-mahjong.payment.03">
            <source>- **Self-draw:** each of the three opponents pays one base.
- **Discard or robbed kong:** the discarder, or the player who declared the kong, pays three bases alone. The other two pay nothing.</source>
            <translation>- **Saját húzás:** mindhárom ellenfél egy alapértéket fizet.
- **Eldobás vagy kongrablás:** az eldobó, illetve a kong bemondója egymaga három alapértéket fizet. A másik kettő semmit.</translation>
        </message>
        <message id="rules.hk-mahjong.payment.04">
            <source>The winner receives three bases either way, and all payments sum to zero. It makes no difference who is dealer.</source>
            <translation>A győztes mindenképpen három alapértéket kap, és a kifizetések összege nulla. Nem számít, ki az osztó.</translation>
        </message>
        <message id="rules.hk-mahjong.payment.05">
            <source>An example: you win with a tile that West discards. The hand has four faan, so the base is 16. West pays 48, the others nothing.</source>
            <translation>Például: azzal a kővel nyersz, amelyet Nyugat dobott el. A kéz négy faant ér, az alapérték tehát 16. Nyugat 48 pontot fizet, a többiek semmit.</translation>
        </message>
        <message id="rules.hk-mahjong.payment.06">
            <source>If you draw the same tile yourself, self-draw is added. Five faan have a base of 32: each opponent pays 32, and you receive 96.</source>
            <translation>Ha ugyanezt a követ te húzod, a „Nyerés saját húzásból” is hozzáadódik. Öt faannál az alapérték 32: mindegyik ellenfél 32 pontot fizet, te 96-ot kapsz.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.00">
            <source>Table clarifications</source>
            <translation>Az asztal pontosításai</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.01">
            <source>Mahjong is played in many ways. Here you see how this table decides what is not the same everywhere, with the number of each rule.</source>
            <translation>A madzsongot sokféleképpen játsszák. Itt az áll, hogyan dönt ez az asztal abban, ami máshol másképp lehet; mindenütt ott a szabály száma.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.02">
            <source>In a drawn deal nobody pays anything, for whatever reason.</source>
            <translation>Döntetlen leosztásban senki sem fizet semmit, semmilyen címen.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.03">
            <source>Plum, orchid, chrysanthemum and bamboo are the flowers 1 to 4; spring, summer, autumn and winter the seasons 1 to 4.</source>
            <translation>A szilva, az orchidea, a krizantém és a bambusz az 1–4. virág; a tavasz, a nyár, az ősz és a tél az 1–4. évszak.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.04">
            <source>Flowers lie outside the hand and never open it. During play all flowers in a row are replaced before anything else happens. No part of the wall is set aside: every tile can be drawn.</source>
            <translation>A virágok a kézen kívül fekszenek, és sosem nyitják ki. Játék közben minden egymás után jövő virágot pótolni kell, mielőtt bármi más történne. A falból semmi sincs félretéve: minden kő húzható.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.05">
            <source>With rotation switched on you become North after your first deal as East, then West, then South. The next player sits at your right. *Restart* voids the unfinished deal without payment and keeps the tally and the seats.</source>
            <translation>Bekapcsolt helycserével az első, Keletként játszott leosztásod után Észak leszel, aztán Nyugat, majd Dél. A soron következő játékos jobbra ül tőled. Az *Újrakezdés* kifizetés nélkül érvényteleníti a félbehagyott leosztást; az összesített pontszám és az ülésrend megmarad.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.06">
            <source>When several chows fit, the claimer chooses.</source>
            <translation>Ha többféle chow is lehetséges, a bemondó választ.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.07">
            <source>If several players could win with one tile, only the first legal winner after the discarder in turn order wins.</source>
            <translation>Ha egy kővel többen is szabályosan nyerhetnének, csak az nyer közülük, aki az eldobó után elsőként következik.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.08">
            <source>The dealer may declare a concealed kong on the first turn. Two tiles of a concealed kong lie face up. For an added kong you may also use a tile that you drew earlier. Several kongs may follow each other in one turn.</source>
            <translation>Az osztó az első lépésében is bemondhat rejtett kongot. A rejtett kong két köve képpel felfelé fekszik. A kiegészített konghoz korábban húzott követ is felhasználhatsz. Egy lépésben több kong is követheti egymást.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.09">
            <source>Before an added kong stands, all others are asked, and the first legal winner after the declarer in turn order robs it. The declarer keeps the pung and draws no replacement. Not even thirteen orphans can rob a concealed kong.</source>
            <translation>Mielőtt a kiegészített kong érvényes lesz, mindenki más nyilatkozik; azok közül, akik szabályosan nyerhetnek vele, az rabolja el, aki a bemondó után elsőként következik. A bemondó megtartja a pungot, és nem húz pótkövet. Rejtett kongot a tizenhárom árva sem rabolhat el.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.10">
            <source>With one tile left in the wall a kong is still legal; that tile is both the replacement and the last tile of the wall.</source>
            <translation>Ha egyetlen kő maradt a falban, még lehet kongot bemondani; az lesz a pótkő és egyben a fal utolsó köve.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.11">
            <source>After a chow or a pung neither kong nor win may be declared in that turn. Any tile may be discarded, also one equal to the claimed tile or one from the other end of the chow.</source>
            <translation>Chow és pung után abban a lépésben se kongot, se nyerést nem lehet bemondani. Bármelyik követ el szabad dobni, olyat is, mint a bemondott kő, vagy a chow másik végéhez illőt.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.12">
            <source>With an empty wall pung and chow stay legal, kong does not, and every discard is a final discard. A flower for which no replacement is left ends the deal as a draw, whether it came from the front, for a kong, or for another flower; a declared kong stands. All hands are shown at the end of every deal.</source>
            <translation>Üres falnál pungot és chow-t még lehet bemondani, kongot nem, és minden eldobás utolsó eldobás. Ha egy virághoz már nincs pótkő, a leosztás döntetlen, akár a fal elejéről jött a virág, akár kong vagy másik virág pótköveként; a bemondott kong érvényes marad. A leosztás végén mindenki megmutatja a kezét.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.13">
            <source>Passing a win costs nothing, and the same tile may be won later. The dealer may win on the 14 dealt tiles: that is a self-draw, and the 14th tile is the winning tile.</source>
            <translation>A nyerésről lemondani nem kerül semmibe, és ugyanolyan kővel később is nyerhetsz. Az osztó a kiosztott 14 kővel is nyerhet: ez saját húzásnak számít, és a 14. kő a nyerő kő.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.14">
            <source>In seven pairs four equal tiles count as two pairs.</source>
            <translation>A hét párban négy egyforma kő két párnak számít.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.15">
            <source>A reading with a limit hand is preferred even to a higher sum. Among readings with the same faan the first in one fixed order counts, so that replays and explanations always agree: first by shape, then by sorted groups.</source>
            <translation>A limitkezet adó olvasat a nagyobb összegű olvasatot is megelőzi. Az ugyanannyi faant érő olvasatok közül egy rögzített sorrendben az első számít, hogy a visszajátszás és a magyarázat mindig megegyezzen: előbb a forma, aztán a rendezett csoportok szerint.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.16">
            <source>Concealed kongs and flowers keep a hand concealed. Concealed hand also scores with seven pairs and with a win on a discard. Last tile of the wall is added to self-draw and to a win on a kong’s replacement. The latter also counts when that replacement was a flower and the flower’s own replacement wins; the replacement of a flower alone scores nothing.</source>
            <translation>A rejtett kong és a virág mellett a kéz rejtett marad. A „Rejtett kéz” hét párral és eldobott kővel való nyeréskor is jár. „A fal utolsó köve” hozzáadódik a saját húzásból és a pótkővel való nyeréshez. Az utóbbi akkor is jár, ha a pótkő virág volt, és a virág pótköve nyer; egy virág pótköve magában semmit sem ér.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.17">
            <source>Faan for flowers, and for having no flowers, count towards the minimum of three.</source>
            <translation>A virágokért és a virágok hiányáért járó faan beleszámít a legalább három faanba.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.18">
            <source>All honours and all terminals count in any shape, seven pairs too. In nine gates any of the tiles may come last. Concealed kongs count for four concealed pungs. Several limit hands are all named and score 13 once.</source>
            <translation>A „Csupa honőr” és a „Csupa végkő” bármilyen formában jár, hét párral is. A „Kilenc kapu” bármelyik köve jöhet utoljára. A „Négy rejtett pung” figurában a rejtett kong is számít. Ha több limitkéz is összejön, mindegyik szerepel az eredményben, de a 13 csak egyszer jár.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.19">
            <source>Totals above 13 are capped at 13. Whatever is not listed among the patterns has no value of its own.</source>
            <translation>A 13 fölötti összeg csak 13-nak számít. Ami nem szerepel a figurák között, annak nincs külön értéke.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.20">
            <source>The base is 2 to the power of the faan, at most of 13.</source>
            <translation>Az alapérték 2-nek annyiadik hatványa, ahány faant ér a kéz, de legfeljebb a 13. hatványa.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.21">
            <source>The dealer neither pays nor receives more than others. Only the discarder of the winning tile, or the declarer of a robbed kong, ever pays alone.</source>
            <translation>Az osztó nem fizet és nem kap többet, mint a többiek. Egyedül csak a nyerő kő eldobója vagy az elrabolt kong bemondója fizet.</translation>
        </message>
    </context>
    <context>
        <name>tien-gow</name>
        <message id="rules.tien-gow.start.00">
            <source>Your first five minutes</source>
            <translation>Az első öt perc</translation>
        </message>
        <message id="rules.tien-gow.start.01">
            <source>Tien Gow is a game of tricks with 32 Chinese dominoes. Every player gets eight tiles. One player leads a group of one to four tiles that belong together. Each of the others either beats it with a higher group of the same kind, or discards as many tiles face down. The highest group wins the trick, and its owner leads the next one.</source>
            <translation>A tien-csiu, vagyis „Ég és kilences”, ütésszerző játék 32 kínai dominókővel. Mindenki nyolc követ kap. Valaki hív egy összetartozó csoportot, amely egy–négy kőből áll. A többiek sorban vagy ütik egy ugyanolyan fajtájú, erősebb csoporttal, vagy ugyanannyi követ dobnak el képpel lefelé. A legerősebb csoport viszi az ütést, és a gazdája hív legközelebb.</translation>
        </message>
        <message id="rules.tien-gow.start.02">
            <source>The goal is to win **the last trick**. But a player who has not won any trick before it pays most, and cannot win it when it is a single tile. So win a trick early, and keep something strong for the end.</source>
            <translation>A cél **az utolsó ütés**. De aki addig egyetlen ütést sem vitt, az fizet a legtöbbet, és ha az utolsó ütés egykövű, el sem viheti. Szerezz hát korán egy ütést, és tarts meg valami erőset a végére.</translation>
        </message>
        <message id="rules.tien-gow.start.03">
            <source>The hardest part is the order of the tiles, because it does not follow the number of pips. With *Index marks on pieces* in the settings each tile shows its suit and its rank: 文 is civil, 武 is military, and in each suit the higher number wins.</source>
            <translation>A kövek sorrendje a legnehezebb, mert nem a pöttyök számát követi. Ha a beállításokban bekapcsolod a *Jelek a köveken és lapokon* lehetőséget, minden kő mutatja a színét és a rangját: 文 a polgári, 武 a katonai, és egy színen belül a nagyobb szám erősebb.</translation>
        </message>
        <message id="rules.tien-gow.aim.00">
            <source>Aim of the game</source>
            <translation>A játék célja</translation>
        </message>
        <message id="rules.tien-gow.aim.01">
            <source>Four players, you and three computer players, each play alone, one deal at a time. The goal is to win the **last trick**: its winner is paid by the others.</source>
            <translation>Négyen játszotok, te és három gépi játékos, mindenki magának, egyszerre egy leosztást. A cél az **utolsó ütés**: a nyertesének a többiek fizetnek.</translation>
        </message>
        <message id="rules.tien-gow.aim.02">
            <source>A trick won with *n* tiles gives its winner *n* **columns**. A deal has eight columns in all. They decide who pays how much.</source>
            <translation>Az *n* kővel vitt ütés *n* **oszlopot** ér. Egy leosztásban összesen nyolc oszlop van. Ezek döntik el, ki mennyit fizet.</translation>
        </message>
        <message id="rules.tien-gow.tiles.00">
            <source>The tiles and their order</source>
            <translation>A kövek és a sorrendjük</translation>
        </message>
        <message id="rules.tien-gow.tiles.01">
            <source>There are 32 tiles in two suits. The **civil** tiles exist twice each. These are their ranks, from the highest to the lowest:</source>
            <translation>A 32 kő két színre oszlik. A **polgári** kövekből kettő-kettő van. A rangsoruk a legerősebbtől a leggyengébbig:</translation>
        </message>
        <message id="rules.tien-gow.tiles.02">
            <source>| | | | | |
| 11 | [[6-6]] Heaven 天 6-6 | | 5 | [[2-2]] Board 板凳 2-2 |
| 10 | [[1-1]] Earth 地 1-1 | | 4 | [[5-6]] Axe 斧頭 5-6 |
| 9 | [[4-4]] Man 人 4-4 | | 3 | [[4-6]] Partition 屏風 4-6 |
| 8 | [[1-3]] Goose 鵝 1-3 | | 2 | [[1-6]] Long Leg Seven 高腳七 1-6 |
| 7 | [[5-5]] Plum 梅花 5-5 | | 1 | [[1-5]] Big Head Six 銅錘六 1-5 |
| 6 | [[3-3]] Double Three 長三 3-3 | | | |</source>
            <translation>| | | | | |
| 11 | [[6-6]] Ég 天 6-6 | | 5 | [[2-2]] Pad 板凳 2-2 |
| 10 | [[1-1]] Föld 地 1-1 | | 4 | [[5-6]] Balta 斧頭 5-6 |
| 9 | [[4-4]] Ember 人 4-4 | | 3 | [[4-6]] Paraván 屏風 4-6 |
| 8 | [[1-3]] Lúd 鵝 1-3 | | 2 | [[1-6]] Hosszúlábú hetes 高腳七 1-6 |
| 7 | [[5-5]] Szilva 梅花 5-5 | | 1 | [[1-5]] Nagyfejű hatos 銅錘六 1-5 |
| 6 | [[3-3]] Dupla hármas 長三 3-3 | | | |</translation>
        </message>
        <message id="rules.tien-gow.tiles.03">
            <source>The **military** tiles exist once each and are named after the sum of their pips. Two tiles with the same sum have the same rank. The ranks of the two suits are never compared with each other.</source>
            <translation>A **katonai** kövekből egy-egy van, és a pöttyeik összegéről kapták a nevüket. Két azonos összegű kő egyenrangú. A két szín rangjait sosem hasonlítjuk össze egymással.</translation>
        </message>
        <message id="rules.tien-gow.tiles.04">
            <source>| | |
| 6 | [[3-6 4-5]] the nines 3-6, 4-5 |
| 5 | [[2-6 3-5]] the eights 2-6, 3-5 |
| 4 | [[2-5 3-4]] the sevens 2-5, 3-4 |
| 3 | [[2-4]] Big Six 2-4 |
| 2 | [[1-4 2-3]] the fives 1-4, 2-3 |
| 1 | [[1-2]] Little Three 1-2 |</source>
            <translation>| | |
| 6 | [[3-6 4-5]] a kilencesek 3-6, 4-5 |
| 5 | [[2-6 3-5]] a nyolcasok 2-6, 3-5 |
| 4 | [[2-5 3-4]] a hetesek 2-5, 3-4 |
| 3 | [[2-4]] Nagy hatos 2-4 |
| 2 | [[1-4 2-3]] az ötösök 1-4, 2-3 |
| 1 | [[1-2]] Kis hármas 1-2 |</translation>
        </message>
        <message id="rules.tien-gow.tiles.05">
            <source>Two names differ by one word only: Big *Head* Six is 1-5, a civil tile. Big Six is 2-4, a military tile.</source>
            <translation>Két név könnyen összekeverhető: a Nagy*fejű* hatos az 1-5, polgári kő; a Nagy hatos a 2-4, katonai kő.</translation>
        </message>
        <message id="rules.tien-gow.deal.00">
            <source>The deal</source>
            <translation>Az osztás</translation>
        </message>
        <message id="rules.tien-gow.deal.01">
            <source>Every player gets eight tiles. The first **banker** is chosen at random. The banker leads the first trick; after that the winner of a trick leads the next one. The winner of the last trick is the banker of the next deal.</source>
            <translation>Mindenki nyolc követ kap. Az első **bankost** a véletlen választja. Az első ütésre a bankos hív, utána mindig az, aki az előző ütést vitte. A következő leosztás bankosa az utolsó ütés nyertese.</translation>
        </message>
        <message id="rules.tien-gow.deal.02">
            <source>Play runs counter-clockwise: the player at your right comes after you. All payments between the banker and another player are doubled, as the [settlement](#T8) explains.</source>
            <translation>A játék az óramutató járásával ellentétesen halad: utánad a tőled jobbra ülő játékos jön. A bankos és bármelyik másik játékos közötti kifizetés mindig duplázódik, lásd az [elszámolást](#T8).</translation>
        </message>
        <message id="rules.tien-gow.groups.00">
            <source>What may be led</source>
            <translation>Mit lehet hívni</translation>
        </message>
        <message id="rules.tien-gow.groups.01">
            <source>You may lead any of these groups. If you hold a larger group, you may also lead a part of it.</source>
            <translation>Az alábbi csoportok bármelyikét hívhatod. Ha nagyobb csoportod van, egy részét is hívhatod.</translation>
        </message>
        <message id="rules.tien-gow.groups.02">
            <source>**A single tile.**</source>
            <translation>**Egy kő.**</translation>
        </message>
        <message id="rules.tien-gow.groups.03">
            <source>**A civil pair:** two identical tiles.</source>
            <translation>**Polgári pár:** két egyforma kő.</translation>
        </message>
        <message id="rules.tien-gow.groups.04">
            <source>**A military pair:** two nines, eights, sevens or fives.</source>
            <translation>**Katonai pár:** két kilences, nyolcas, hetes vagy ötös.</translation>
        </message>
        <message id="rules.tien-gow.groups.05">
            <source>**A mixed group** of one family: Heaven with nines, Earth with eights, Man with sevens, Goose with fives. It has one or two tiles of each suit: a mixed pair (one and one), a mixed triplet (two civil tiles and one military tile, or one civil tile and two military tiles) or a **quartet** (all four).</source>
            <translation>**Vegyes csoport** egy családból: Ég kilencesekkel, Föld nyolcasokkal, Ember hetesekkel, Lúd ötösökkel. Mindkét színből egy vagy két kő van benne: vegyes pár (egy meg egy), vegyes trió (két polgári és egy katonai vagy egy polgári és két katonai kő) vagy **kvartett** (mind a négy).</translation>
        </message>
        <message id="rules.tien-gow.groups.06">
            <source>**Supreme:** Big Six and Little Three together.</source>
            <translation>**Legfőbb pár:** a Nagy hatos és a Kis hármas együtt.</translation>
        </message>
        <message id="rules.tien-gow.beating.00">
            <source>Following and beating</source>
            <translation>Követés és ütés</translation>
        </message>
        <message id="rules.tien-gow.beating.01">
            <source>Every player plays as many tiles as were led. To beat the highest group so far, play face up a group **of the same kind, with the same number of civil tiles and of military tiles, and of higher rank**. Equal rank is not enough. So a single civil tile is beaten only by a higher civil tile, and a single military tile only by a higher military tile.</source>
            <translation>Mindenki annyi követ tesz le, amennyit hívtak. Az eddigi legerősebb csoportot képpel felfelé letett, **ugyanolyan fajtájú, ugyanannyi polgári és ugyanannyi katonai kőből álló, magasabb rangú** csoport üti. Az egyenlő rang kevés. Egyetlen polgári követ tehát csak magasabb rangú polgári kő üt, egyetlen katonai követ csak magasabb rangú katonai kő.</translation>
        </message>
        <message id="rules.tien-gow.beating.02">
            <source>In the examples the group on the left is the highest so far, the one on the right is played on it.</source>
            <translation>A példákban a bal oldali csoport az eddigi legerősebb, a jobb oldalit teszik rá.</translation>
        </message>
        <message id="rules.tien-gow.beating.03">
            <source>Mixed groups rank by family, from the highest to the lowest: Heaven–nine, Earth–eight, Man–seven, Goose–five. Different kinds never beat each other: a mixed pair does not beat a civil pair or a military pair, and none of these beats a mixed pair. Two civil tiles with one military tile do not beat one civil tile with two military tiles, nor the other way round.</source>
            <translation>A vegyes csoportok rangját a család adja, a legerősebbtől lefelé: Ég–kilences, Föld–nyolcas, Ember–hetes, Lúd–ötös. Különböző fajták sosem ütik egymást: a vegyes pár nem üti sem a polgári, sem a katonai párt, és azok sem a vegyes párt. A két polgáriból és egy katonaiból álló trió nem üti az egy polgáriból és két katonaiból állót, és fordítva sem.</translation>
        </message>
        <message id="rules.tien-gow.beating.04">
            <source>Supreme wins only when it is **led**. Then no pair beats it. Played on another group it beats nothing: it can only be discarded face down.</source>
            <translation>A Legfőbb pár csak akkor nyer, ha **hívják**. Akkor egyetlen pár sem üti. Más csoportra téve semmit sem üt: csak eldobni lehet, képpel lefelé.</translation>
        </message>
        <message id="rules.tien-gow.discarding.00">
            <source>Discarding face down</source>
            <translation>Eldobás képpel lefelé</translation>
        </message>
        <message id="rules.tien-gow.discarding.01">
            <source>If you cannot or do not want to beat the highest group, discard any tiles face down. You never have to follow suit or to beat. Even a group that would win may be discarded.</source>
            <translation>Ha nem tudod vagy nem akarod ütni a legerősebb csoportot, dobj el bármilyen köveket képpel lefelé. Nincs színkényszer, és ütni sem kötelező. Még olyan csoportot is eldobhatsz, amelyik nyerne.</translation>
        </message>
        <message id="rules.tien-gow.discarding.02">
            <source>During play nobody sees what the others discard. You may look at your own discards. All discards are shown at the end. Columns, numbers of tiles and groups played face up are public all the time.</source>
            <translation>Játék közben senki sem látja, mit dobnak el a többiek. A sajátjaidat megnézheted. A végén minden eldobott kő látható lesz. Az oszlopok, a kövek száma és a képpel felfelé letett csoportok mindvégig nyilvánosak.</translation>
        </message>
        <message id="rules.tien-gow.discarding.03">
            <source>**Early death.** When the last trick is a *single* tile, a player who follows and has no column must discard face down, even with the strongest tile. This does not apply to pairs, triplets and quartets. So a leader who already has seven columns wins all eight with any single tile.</source>
            <translation>**Korai halál.** Ha az utolsó ütés *egykövű*, annak a követő játékosnak, akinek nincs oszlopa, képpel lefelé el kell dobnia a kövét, bármilyen erős is. Párokra, triókra és kvartettekre ez nem vonatkozik. Így az a hívó, akinek már hét oszlopa van, bármelyik kövével elviszi mind a nyolcat.</translation>
        </message>
        <message id="rules.tien-gow.settlement.00">
            <source>Settlement</source>
            <translation>Elszámolás</translation>
        </message>
        <message id="rules.tien-gow.settlement.01">
            <source>The winner of the last trick settles with each opponent. The number of columns that this opponent has decides the payment. An opponent with more than four columns does not pay, but receives the excess from the winner.</source>
            <translation>Az utolsó ütés nyertese minden ellenféllel külön elszámol. A kifizetés az ellenfél oszlopainak számától függ. Akinek négynél több oszlopa van, nem fizet, hanem ő kapja meg a többletet a győztestől.</translation>
        </message>
        <message id="rules.tien-gow.settlement.02">
            <source>| **columns** | 0 | 1 | 2 | 3 | 4 | 5 | 6 |
| **pays** | 5 | 3 | 2 | 1 | 0 | receives 1 | receives 2 |</source>
            <translation>| **oszlopok** | 0 | 1 | 2 | 3 | 4 | 5 | 6 |
| **fizet** | 5 | 3 | 2 | 1 | 0 | 1-et kap | 2-t kap |</translation>
        </message>
        <message id="rules.tien-gow.settlement.03">
            <source>A payment is doubled when one of the two players is the banker: the player who led the first trick of this deal. This applies to the excess too. An example: you are the banker, win the last trick with a Plum and have four columns. Bao has two columns, Mei and Lin have one each.</source>
            <translation>A kifizetés duplázódik, ha a két játékos egyike a bankos, vagyis az, aki a leosztásban elsőként hívott. Ez a többletre is áll. Például: te vagy a bankos, egy Szilvával viszed az utolsó ütést, és négy oszlopod van. Baónak kettő, Meinek és Linnek egy-egy.</translation>
        </message>
        <message id="rules.tien-gow.settlement.06">
            <source>Here Bao is the banker and has five columns. You win the last trick with Heaven and have two columns, Mei has one and Lin has none. You pay Bao for one column, doubled.</source>
            <translation>Itt Bao a bankos, és öt oszlopa van. Te az Éggel viszed az utolsó ütést, és két oszlopod van, Meinek egy, Linnek egy sem. Baónak egy oszlopért fizetsz, duplázva.</translation>
        </message>
        <message id="rules.tien-gow.settlement.04">
            <source>**All final payments are doubled** when the last trick is won by a quartet, by Supreme, or by a single Little Three. They are doubled again for a **sweep**: the winner has all eight columns. The doublings multiply each other, and apply to the excess too.</source>
            <translation>**Minden záró kifizetés duplázódik**, ha az utolsó ütést kvartett, a Legfőbb pár vagy egymagában a Kis hármas viszi. **Tarolásnál**, vagyis ha a győztesé mind a nyolc oszlop, még egyszer duplázódik. A duplázások összeszorzódnak, és a többletre is érvényesek.</translation>
        </message>
        <message id="rules.tien-gow.settlement.05">
            <source>Here you win the last trick with Supreme and have five columns. Lin is the banker and has no column, Bao has two and Mei has one. The [instant payments](#T9) for Supreme are additional.</source>
            <translation>Itt a Legfőbb párral viszed az utolsó ütést, és öt oszlopod van. Lin a bankos, és nincs oszlopa, Baónak kettő van, Meinek egy. Ezen felül a Legfőbb párért [azonnali kifizetések](#T9) is járnak.</translation>
        </message>
        <message id="rules.tien-gow.instant.00">
            <source>Instant payments and capture</source>
            <translation>Azonnali kifizetések és elfogás</translation>
        </message>
        <message id="rules.tien-gow.instant.01">
            <source>Whoever wins a trick with **Supreme** receives 2 from each opponent at once, and with a **quartet** 4 from each. A payment is doubled when one of the two players is the banker. This is so in the last trick too, and the final doublings never multiply these payments.</source>
            <translation>Aki a **Legfőbb párral** visz ütést, azonnal 2 pontot kap minden ellenféltől, aki **kvartettel**, az 4 pontot. A kifizetés duplázódik, ha a két játékos egyike a bankos. Ez az utolsó ütésben is így van, és a záró duplázások ezeket sosem szorozzák.</translation>
        </message>
        <message id="rules.tien-gow.instant.04">
            <source>An example: Mei is the banker, and you win a trick with this quartet. Bao and Lin pay 4 each, Mei pays 8.</source>
            <translation>Például: Mei a bankos, és te ezzel a kvartettel viszel egy ütést. Bao és Lin 4 pontot fizet, Mei 8 pontot.</translation>
        </message>
        <message id="rules.tien-gow.instant.02">
            <source>**Capture.** Little Three is led as the last single tile, and Big Six wins it. Then the player who led Little Three pays for all: their own final payment, and also the payments that the two other players owe the winner.</source>
            <translation>**Elfogás.** Az egykövű utolsó ütésre a Kis hármast hívják, és a Nagy hatos viszi el. Ekkor a Kis hármas hívója mindenkiért fizet: a saját záró kifizetését és azt is, amivel a másik két játékos tartozik a győztesnek.</translation>
        </message>
        <message id="rules.tien-gow.instant.03">
            <source>An example: Bao leads Little Three and you capture it with Big Six. Mei is the banker. You have three columns, Bao and Lin have two each, Mei has one. Bao pays all three payments.</source>
            <translation>Például: Bao hívja a Kis hármast, te pedig elfogod a Nagy hatossal. Mei a bankos. Neked három oszlopod van, Baónak és Linnek kettő-kettő, Meinek egy. Mindhárom kifizetést Bao állja.</translation>
        </message>
        <message id="rules.tien-gow.end.00">
            <source>The end of a deal</source>
            <translation>A leosztás vége</translation>
        </message>
        <message id="rules.tien-gow.end.01">
            <source>A deal ends when all eight tiles of each player are played. The result shows the columns, the instant payments and the final settlement step by step, and who won the last trick beside who gained most. These two need not be the same player. All payments sum to zero.</source>
            <translation>A leosztásnak akkor van vége, ha mindenki letette mind a nyolc kövét. Az eredmény lépésről lépésre mutatja az oszlopokat, az azonnali kifizetéseket és a záró elszámolást, meg azt, ki vitte az utolsó ütést, és kié a legnagyobb nyereség. Ez nem biztos, hogy ugyanaz a játékos. A kifizetések összege nulla.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.00">
            <source>Table clarifications</source>
            <translation>Az asztal pontosításai</translation>
        </message>
        <message id="rules.tien-gow.clarifications.01">
            <source>Here you see how this table decides what is not the same everywhere, with the number of each rule.</source>
            <translation>Itt az áll, hogyan dönt ez az asztal abban, ami máshol másképp lehet; mindenütt ott a szabály száma.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.02">
            <source>Play runs counter-clockwise: the next player sits at your right. *Restart* voids the unfinished deal without payment and chooses a new banker at random. The tally is kept.</source>
            <translation>A játék az óramutató járásával ellentétesen halad: a soron következő játékos jobbra ül tőled. Az *Újrakezdés* kifizetés nélkül érvényteleníti a félbehagyott leosztást, és véletlenül választ új bankost. Az összesített pontszám megmarad.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.03">
            <source>You may look at your own discards, and all discards are shown at the end. Columns, numbers of tiles and groups played face up are public all the time. Computer players see no more than this: they do not know what you discard.</source>
            <translation>A saját eldobott köveidet megnézheted, és a végén minden eldobott kő látható lesz. Az oszlopok, a kövek száma és a képpel felfelé letett csoportok mindvégig nyilvánosak. A gépi játékosok sem látnak ennél többet: nem tudják, mit dobsz el.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.04">
            <source>Early death applies only when the last trick is a single tile, not to pairs, triplets and quartets.</source>
            <translation>A korai halál csak egykövű utolsó ütésre vonatkozik, párokra, triókra és kvartettekre nem.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.05">
            <source>With the banker instant payments are doubled for Supreme and for quartets. They are due in the last trick too, and the final doublings never multiply them.</source>
            <translation>Ha a bankos az egyik fél, az azonnali kifizetés duplázódik, a Legfőbb párnál és a kvartettnél is. Az utolsó ütésben is jár, és a záró duplázások sosem szorozzák.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.06">
            <source>A quartet doubles the final payments whether it was led or beat another quartet. The doublings multiply each other, and apply also to what a player with more than four columns receives.</source>
            <translation>A kvartett akkor is duplázza a záró kifizetéseket, ha hívták, és akkor is, ha egy másik kvartettet ütött. A duplázások összeszorzódnak, és arra is érvényesek, amit a négynél több oszloppal rendelkező játékos kap.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.07">
            <source>A capture counts whatever was played between Little Three and Big Six. What the other two owe is paid as it stood between them and the winner, and is not doubled again. Whoever has more than four columns still receives the excess from the winner; this applies to the player who led Little Three too. A capture itself doubles nothing.</source>
            <translation>Az elfogás akkor is számít, ha a Kis hármas és a Nagy hatos között bármi mást letettek. A másik két játékos tartozását úgy kell kifizetni, ahogyan közöttük és a győztes között állt, és nem duplázódik újra. Akinek négynél több oszlopa van, most is megkapja a többletet a győztestől; a Kis hármas hívója is. Maga az elfogás semmit sem dupláz.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.08">
            <source>The winner of the last trick and the player who gained most can be different.</source>
            <translation>Az utolsó ütés nyertese és a legnagyobb nyereség gazdája nem biztos, hogy ugyanaz a játékos.</translation>
        </message>
    </context>
    <context>
        <name>nantong</name>
        <message id="rules.nantong.start.00">
            <source>Your first five minutes</source>
            <translation>Az első öt perc</translation>
        </message>
        <message id="rules.nantong.start.01">
            <source>You hold 22 or 23 narrow cards. On each turn you draw one card and discard one, until you have **seven groups and a pair**. A group is a sequence of three cards of one suit, or three or four identical cards.</source>
            <translation>Kezedben 22 vagy 23 keskeny lapot tartasz. Amikor te jössz, húzol egy lapot, és eldobsz egyet, egészen addig, amíg össze nem áll **hét csoport és egy pár**. Csoport az egy színből való háromlapos sor, illetve a három vagy négy egyforma lap.</translation>
        </message>
        <message id="rules.nantong.start.02">
            <source>You make sequences only from cards in your own hand. A discard can be claimed for three or four identical cards. The last card, which completes the hand, is the only exception: it may be a discard in a sequence or in the pair too.</source>
            <translation>Sort csak a saját kezedből rakhatsz össze. Eldobott lapot három vagy négy egyformához mondhatsz be. Egyetlen kivétel az utolsó lap, amellyel teljes lesz a kezed: az sorba vagy a párba is jöhet eldobásból.</translation>
        </message>
        <message id="rules.nantong.start.03">
            <source>Three or four identical cards score even when you do not win. Two cards that lie face up, the **indicators**, multiply the score of some cards; these cards bear a small mark such as ×2. The winner adds a bonus. But in the end every player settles with every other by the difference of their totals, so a quick and cheap win can lose points. The side panel tells you before you declare it.</source>
            <translation>A három vagy négy egyforma lap akkor is számít, ha nem te nyersz. Két képpel felfelé fekvő lap, a két **jelzőlap**, megszorozza egyes lapok értékét; ezeken kis jel áll, például ×2. A győztes prémiumot is kap. A végén azonban mindenki mindenkivel elszámolja a végösszegek különbségét, ezért egy gyors, olcsó nyerés pontokba is kerülhet. Az oldalsáv figyelmeztet, mielőtt bemondod.</translation>
        </message>
        <message id="rules.nantong.aim.00">
            <source>Aim of the game</source>
            <translation>A játék célja</translation>
        </message>
        <message id="rules.nantong.aim.01">
            <source>Three players: you, AI 1 and AI 2, in this order counter-clockwise, so AI 1 sits at your right. They play one deal at a time. The aim is a hand of **seven groups and a pair**, and a high total.</source>
            <translation>Hárman játszotok: te, MI 1 és MI 2, ebben a sorrendben az óramutató járásával ellentétesen, tehát jobbra tőled MI 1 ül. Egyszerre egy leosztás megy. A cél **hét csoport és egy pár**, és minél magasabb végösszeg.</translation>
        </message>
        <message id="rules.nantong.aim.02">
            <source>- **Sequence** – three consecutive ranks of one suit, from your own hand. Only the winning card may come from a discard or a robbed kong.
- **Three identical cards.**
- **Kong** – four identical cards that you have declared.</source>
            <translation>- **Sor** – három egymást követő érték egy színből, a saját kezedből. Csak a nyerő lap jöhet eldobásból vagy elrabolt kongból.
- **Három egyforma lap.**
- **Kong** – négy egyforma lap, amelyet bemondtál.</translation>
        </message>
        <message id="rules.nantong.aim.03">
            <source>A win ends the deal, but the winner need not have the highest total, and two players can share the highest total. When the stock is exhausted, nobody has won, but the base hu of all players are settled all the same.</source>
            <translation>A nyeréssel vége a leosztásnak, de nem biztos, hogy a győztesé a legmagasabb végösszeg, és ketten is osztozhatnak rajta. Ha elfogy a pakli, senki sem nyert, de az alap-hut akkor is mindenki elszámolja.</translation>
        </message>
        <message id="rules.nantong.cards.00">
            <source>The cards</source>
            <translation>A lapok</translation>
        </message>
        <message id="rules.nantong.cards.01">
            <source>There are three suits with ranks from 1 to 9. Each card exists four times:</source>
            <translation>Három szín van, 1-től 9-ig terjedő értékekkel. Minden lapból négy egyforma van:</translation>
        </message>
        <message id="rules.nantong.cards.02">
            <source>| | |
| **Myriads** 万 | [[1M 2M 3M 4M 5M 6M 7M 8M 9M]] |
| **Strings** 条 | [[1S 2S 3S 4S 5S 6S 7S 8S 9S]] |
| **Coins** 饼 | [[1C 2C 3C 4C 5C 6C 7C 8C 9C]] |</source>
            <translation>| | |
| **Miriádok** 万 | [[1M 2M 3M 4M 5M 6M 7M 8M 9M]] |
| **Füzérek** 条 | [[1S 2S 3S 4S 5S 6S 7S 8S 9S]] |
| **Érmék** 饼 | [[1C 2C 3C 4C 5C 6C 7C 8C 9C]] |</translation>
        </message>
        <message id="rules.nantong.cards.03">
            <source>Three more cards have no suit and no rank. Each of them exists four times too. They form only identical groups and pairs, never sequences:</source>
            <translation>Három lapnak nincs se színe, se értéke. Ezekből is négy-négy egyforma van. Csak egyforma lapokból álló csoportot és párt alkotnak, sort soha:</translation>
        </message>
        <message id="rules.nantong.cards.04">
            <source>| | | |
| [[TH]] Thousand 千 | [[WF]] White Flower 白花 | [[RF]] Red Flower 红花 |</source>
            <translation>| | | |
| [[TH]] Ezres 千 | [[WF]] Fehér virág 白花 | [[RF]] Vörös virág 红花 |</translation>
        </message>
        <message id="rules.nantong.cards.05">
            <source>Thousand, White Flower, Red Flower and the **Nine of Strings** are the **old generals** 老将. They have a red double frame and [count double](#N15). The Nine of Strings can still be the 9 of 7-8-9.</source>
            <translation>Az Ezres, a Fehér virág, a Vörös virág és a **9-es füzér** az **öreg tábornokok** 老将. Dupla vörös keretük van, és [duplán számítanak](#N15). A 9-es füzér azért a 7-8-9-es sorban is lehet a 9.</translation>
        </message>
        <message id="rules.nantong.cards.06">
            <source>The box holds 125 cards. The table uses 120 of them; Fortune, Prosperity, Longevity, Joy and Wealth stay in the box:</source>
            <translation>A dobozban 125 lap van. Az asztal 120 lapot használ; a Szerencse, a Jólét, a Hosszú élet, az Öröm és a Gazdagság a dobozban marad:</translation>
        </message>
        <message id="rules.nantong.deal.00">
            <source>The deal</source>
            <translation>Az osztás</translation>
        </message>
        <message id="rules.nantong.deal.01">
            <source>The dealer gets 23 cards, the others get 22. Two indicators are turned up and belong to nobody. The stock holds the other 51 cards.</source>
            <translation>Az osztó 23 lapot kap, a többiek 22-t. Két jelzőlap képpel felfelé az asztalra kerül; ezek senkihez sem tartoznak. A másik 51 lap a pakli.</translation>
        </message>
        <message id="rules.nantong.deal.02">
            <source>The first dealer is chosen at random. After every deal the next player in turn becomes dealer, whoever won.</source>
            <translation>Az első osztót a véletlen választja. Minden leosztás után a soron következő játékos lesz az osztó, akárki nyert.</translation>
        </message>
        <message id="rules.nantong.preparation.00">
            <source>Preparation</source>
            <translation>Előkészítés</translation>
        </message>
        <message id="rules.nantong.preparation.01">
            <source>Before play each player in turn, the dealer first, may declare cards. Only cards of the original deal may be declared, never replacements. All replacements come from the back of the stock.</source>
            <translation>A játék előtt sorban mindenki bemondhat lapokat, az osztó kezdi. Csak az eredetileg kiosztott lapokat lehet bemondani, pótlapot soha. Minden pótlap a pakli aljáról jön.</translation>
        </message>
        <message id="rules.nantong.preparation.02">
            <source>- **Four identical cards** may be laid as one of the seven groups, with one replacement.
- **Three identical cards that equal an indicator** may be laid as one of the seven groups, without a replacement.
- **Tiandi Hezi:** if both indicators are identical and you were dealt the other two, you may lay these two and draw two replacements. Hezi scores, but it is neither one of the seven groups nor the pair.</source>
            <translation>- **Négy egyforma lapot** a hét csoport egyikeként le lehet rakni; egy pótlap jár érte.
- **Három egyforma lapot, ha egy jelzőlappal egyezik,** a hét csoport egyikeként le lehet rakni; pótlap nem jár érte.
- **Tien-ti ho-ce:** ha a két jelzőlap egyforma, és a másik kettőt te kaptad az osztáskor, lerakhatod őket, és két pótlapot húzol. A ho-ce számít, de nem tartozik a hét csoporthoz, és pár sem lehet.</translation>
        </message>
        <message id="rules.nantong.preparation.05">
            <source>Then the player finishes the preparation. A player who is not the dealer and needs just one card to win may **declare ready** instead. At least one copy of a winning card must be one that this player cannot see.</source>
            <translation>Ezután a játékos befejezi az előkészítést. Ha nem ő az osztó, és már csak egy lap hiányzik a nyeréshez, ehelyett **készenlétet mondhat be**. Legalább egy olyan nyerő lapnak kell lennie, amelyet ő nem lát.</translation>
        </message>
        <message id="rules.nantong.preparation.03">
            <source>The hand of a ready player is locked: there is no pong and no kong. On each turn the player wins with the drawn card or discards it; a discard or a robbed kong may be won with too. In return the total of the winning hand is doubled.</source>
            <translation>A készenlétben lévő játékos keze le van zárva: se pongot, se kongot nem mondhat be. Amikor ő jön, a húzott lappal nyer, vagy eldobja; eldobott vagy elrabolt lappal is nyerhet. Cserébe a nyerő kéz végösszege duplázódik.</translation>
        </message>
        <message id="rules.nantong.preparation.04">
            <source>**Heavenly win:** if the dealer’s hand is complete before any card was drawn or discarded, the dealer may win at once, and the total is doubled. Replacements of the preparation are allowed. There is no winning card, so there is no bonus for self-draw, wait or kong.</source>
            <translation>**Égi nyerés:** ha az osztó keze már teljes, mielőtt bárki húzott vagy dobott volna, azonnal nyerhet, és a végösszeg duplázódik. Az előkészítésben húzott pótlap nem akadály. Nyerő lap nincs, ezért saját húzásért, várásért és kongért sem jár prémium.</translation>
        </message>
        <message id="rules.nantong.play.00">
            <source>Your turn</source>
            <translation>Ha te jössz</translation>
        </message>
        <message id="rules.nantong.play.06">
            <source>When all have finished the preparation, the dealer begins without drawing: win, declare a kong or discard.</source>
            <translation>Ha mindenki befejezte az előkészítést, az osztó húzás nélkül kezd: nyer, kongot mond be, vagy dob.</translation>
        </message>
        <message id="rules.nantong.play.01">
            <source>On each later turn draw a card from the front of the stock and discard one. After a draw you may win instead, or declare a kong:</source>
            <translation>Később mindenki a pakli tetejéről húz egy lapot, és eldob egyet. Húzás után eldobás helyett nyerhetsz, vagy kongot mondhatsz be:</translation>
        </message>
        <message id="rules.nantong.play.07">
            <source>- **Concealed kong** – four identical cards in your hand.
- **Added kong** – a card in your hand that matches a pong of yours, also one that you drew earlier.</source>
            <translation>- **Rejtett kong** – négy egyforma lap a kezedben.
- **Kiegészített kong** – a pongoddal egyező lap a kezedből, akkor is, ha már korábban húztad.</translation>
        </message>
        <message id="rules.nantong.play.08">
            <source>After any kong draw a replacement from the back of the stock. Then it is as after a draw: win, declare another kong or discard. A kong needs a card in the stock.</source>
            <translation>Bármilyen kong után pótlapot húzol a pakli aljáról. Utána ugyanaz jön, mint húzás után: nyersz, újabb kongot mondasz be, vagy dobsz. Konghoz kell, hogy legyen még lap a pakliban.</translation>
        </message>
        <message id="rules.nantong.play.03">
            <source>An added kong may be **robbed**: a player whose hand this card completes may win with it before the kong stands. It scores like a win on a discard. Other kongs cannot be robbed.</source>
            <translation>A kiegészített kongot **el lehet rabolni**: akinek ezzel a lappal teljes lesz a keze, nyerhet vele, mielőtt a kong érvényes lenne. Úgy számít, mint az eldobott lappal való nyerés. Más kongot nem lehet elrabolni.</translation>
        </message>
        <message id="rules.nantong.claims.00">
            <source>Claiming a discard</source>
            <translation>Az eldobott lap bemondása</translation>
        </message>
        <message id="rules.nantong.claims.01">
            <source>The other players may claim every discard:</source>
            <translation>A többi játékos minden eldobott lapot bemondhat:</translation>
        </message>
        <message id="rules.nantong.claims.02">
            <source>- **Win** – if the card completes your hand, in any group.
- **Pong** – with two identical cards in your hand. Then discard without drawing; you may not declare a kong in between.
- **Open kong** – with three identical cards in your hand. It brings a replacement, as every kong does.</source>
            <translation>- **Nyerés** – ha a lappal teljes lesz a kezed, bármelyik csoportba kerül is.
- **Pong** – ha két ugyanilyen lap van a kezedben. Utána húzás nélkül dobsz; közben kongot nem mondhatsz be.
- **Nyitott kong** – ha három ugyanilyen lap van a kezedben. Pótlap jár érte, mint minden kongért.</translation>
        </message>
        <message id="rules.nantong.claims.03">
            <source>A discard never makes a sequence, except to win.</source>
            <translation>Eldobott lapból sor csak nyeréskor lehet.</translation>
        </message>
        <message id="rules.nantong.claims.04">
            <source>All players answer before anything happens. A win comes before pong and kong. Among equal claims the player who comes first after the discarder in turn order gets the card. Only one player can win.</source>
            <translation>Előbb mindenki válaszol, csak aztán történik bármi. A nyerés megelőzi a pongot és a kongot. Egyforma bemondások közül azé a lap, aki az eldobó után hamarabb következik. Nyerni csak egy játékos nyerhet.</translation>
        </message>
        <message id="rules.nantong.claims.05">
            <source>You may pass. Passing a win or a pong forbids nothing later, and sometimes it is wise to pass a win: a win can lose points.</source>
            <translation>Passzolhatsz. Ha nyerésről vagy pongról mondasz le, később semmi sem tilos miatta, és a nyerésről olykor okos dolog lemondani: a nyerés pontokba is kerülhet.</translation>
        </message>
        <message id="rules.nantong.claims.06">
            <source>Only what is legal at the moment is offered.</source>
            <translation>A program csak azt kínálja fel, ami éppen szabályos.</translation>
        </message>
        <message id="rules.nantong.end.00">
            <source>The end of a deal</source>
            <translation>A leosztás vége</translation>
        </message>
        <message id="rules.nantong.end.01">
            <source>A deal ends with a win, or when the stock is exhausted. The last discard may still be claimed for a win or a pong, but not for a kong. After a pong there is one more discard, and it may be claimed in the same way. When nobody claims it, the deal is exhausted.</source>
            <translation>A leosztás akkor ér véget, ha valaki nyer, vagy ha elfogy a pakli. Az utolsó eldobott lapot nyerésre vagy pongra még be lehet mondani, kongra nem. A pong után jön még egy eldobás, arra is ugyanez áll. Ha senkinek sem kell, a leosztás győztes nélkül ér véget.</translation>
        </message>
        <message id="rules.nantong.end.02">
            <source>Opening groups, pongs, kongs of every kind and Hezi lie face up all the time. At the end all hands are shown.</source>
            <translation>A nyitócsoportok, a pongok, mindenfajta kong és a ho-ce mindvégig képpel felfelé fekszik. A végén mindenki megmutatja a kezét.</translation>
        </message>
        <message id="rules.nantong.shapes.00">
            <source>Winning shapes</source>
            <translation>Nyerőformák</translation>
        </message>
        <message id="rules.nantong.shapes.01">
            <source>Every winning hand has seven groups and a pair. It has one of three shapes. In the examples the winning card has a gold outline; groups that were laid follow it, and the indicators stand at the end. Below you see how the hand scores. The next two sections explain this.</source>
            <translation>Minden nyerő kéz hét csoportból és egy párból áll, és háromféle formája lehet. A példákban a nyerő lap arany keretet kapott, utána jönnek a lerakott csoportok, a végén a jelzőlapok állnak. Alattuk látod, mennyit ér a kéz; ezt a következő két fejezet magyarázza el.</translation>
        </message>
        <message id="rules.nantong.shapes.02">
            <source>**Qing Hu:** seven sequences, beside the pair.</source>
            <translation>**Csing-hu:** hét sor a pár mellett.</translation>
        </message>
        <message id="rules.nantong.shapes.03">
            <source>**Piao Hu:** identical groups and kongs, beside the pair. Any number of **Wenqian** may be among the groups. Wenqian is the sequence 1-2-3 of Coins.</source>
            <translation>**Piao-hu:** egyforma lapokból álló csoportok és kongok a pár mellett. A csoportok között akárhány **ven-csien** is lehet. A ven-csien érmékből álló 1-2-3-as sor.</translation>
        </message>
        <message id="rules.nantong.shapes.04">
            <source>**Tazi Hu:** every other winning hand.</source>
            <translation>**Ta-ce-hu:** minden más nyerő kéz.</translation>
        </message>
        <message id="rules.nantong.scoring.00">
            <source>Base hu of all players</source>
            <translation>Mindenki alap-huja</translation>
        </message>
        <message id="rules.nantong.scoring.01">
            <source>Points are called **hu**. All players score their identical cards, whether they win or not:</source>
            <translation>A pontok neve **hu**. Az egyforma lapjaiért mindenki kap hut, akár nyer, akár nem:</translation>
        </message>
        <message id="rules.nantong.scoring.02">
            <source>| | base hu | | base hu |
| pong | 2 | concealed kong | 12 |
| three in hand | 4 | four in hand | 12 |
| open or added kong | 8 | opening group, Tiandi Hezi | 16 |</source>
            <translation>| | alap-hu | | alap-hu |
| pong | 2 | rejtett kong | 12 |
| három egyforma kézben | 4 | négy egyforma kézben | 12 |
| nyitott vagy kiegészített kong | 8 | nyitócsoport, tien-ti ho-ce | 16 |</translation>
        </message>
        <message id="rules.nantong.scoring.09">
            <source>An opening group is four or three identical cards that were laid in the [preparation](#N6). Pairs score nothing.</source>
            <translation>A nyitócsoport az [előkészítésben](#N6) lerakott négy vagy három egyforma lap. A pár semmit sem ér.</translation>
        </message>
        <message id="rules.nantong.scoring.03">
            <source>**Exact match:** when the cards equal an indicator, a pong has 4 base hu and three in hand have 12. An opening group and Hezi have no more than 16. Exact matches bear a star.</source>
            <translation>**Pontos egyezés:** ha a lapok megegyeznek egy jelzőlappal, a pong alap-huja 4, a kézben lévő hármasé 12. A nyitócsoport és a ho-ce így sem ér többet 16-nál. A pontos egyezést csillag jelzi.</translation>
        </message>
        <message id="rules.nantong.scoring.04">
            <source>The base hu of a group are multiplied: ×2 for an old general, and ×2 again for each indicator that matches. An indicator matches a card when both are old generals. It also matches when neither is an old general and both have the same rank, in any suit. So the Nine of Strings never doubles the other nines, and they never double it.</source>
            <translation>A csoport alap-huja szorzódik: ×2 jár az öreg tábornoknak, és még egyszer ×2 minden hozzá illő jelzőlapért. A jelzőlap akkor illik a laphoz, ha mindkettő öreg tábornok, vagy ha egyik sem az, és az értékük azonos, bármilyen színben. A 9-es füzér tehát sosem duplázza a többi kilencest, és azok sem őt.</translation>
        </message>
        <message id="rules.nantong.scoring.10">
            <source>Examples of single groups, with the two indicators at the end. Three Twos of Myriads in hand have the rank of one indicator. Three Twos of Strings equal it:</source>
            <translation>Példák egy-egy csoportra, a végén a két jelzőlappal. Az elsőben három 2-es miriád van kézben: az értékük egyezik az egyik jelzőlapéval. A másodikban három 2-es füzér: ez pontos egyezés:</translation>
        </message>
        <message id="rules.nantong.scoring.11">
            <source>As a pong and as an opening group they would score:</source>
            <translation>Pongként és nyitócsoportként ennyit érnének:</translation>
        </message>
        <message id="rules.nantong.scoring.12">
            <source>The other groups, some of them with a card that is doubled:</source>
            <translation>A többi csoport, néhány duplázott lappal:</translation>
        </message>
        <message id="rules.nantong.scoring.06">
            <source>Two identical indicators, Fours of Coins, and the other two in your hand: they double twice.</source>
            <translation>Két egyforma jelzőlap, 4-es érme, és a másik kettő a kezedben: a jelzőlapok kétszer dupláznak.</translation>
        </message>
        <message id="rules.nantong.scoring.13">
            <source>The hu of all groups are added. Hezi belongs to this sum and is multiplied with it.</source>
            <translation>Az összes csoport huja összeadódik. A ho-ce is beletartozik ebbe az összegbe, és vele együtt szorzódik.</translation>
        </message>
        <message id="rules.nantong.scoring.07">
            <source>Three or four identical cards in your hand score even when the winning hand uses them in sequences. Here three Fours of Coins do:</source>
            <translation>A kezedben lévő három vagy négy egyforma lap akkor is számít, ha a nyerő kéz sorokban használja fel őket. Itt a három 4-es érmével van így:</translation>
        </message>
        <message id="rules.nantong.scoring.08">
            <source>A winning card that was claimed is not “in hand”: with two of your own it makes a pong. If you draw it yourself, it is in hand. Here the third Five of Myriads is a discard, then drawn:</source>
            <translation>A bemondott nyerő lap nincs „kézben”: két saját, ugyanilyen lappal pongnak számít. Ha magad húzod, kézben van. Itt a harmadik 5-ös miriád először eldobott, aztán húzott lap:</translation>
        </message>
        <message id="rules.nantong.bonuses.00">
            <source>What a win adds</source>
            <translation>Mit ad hozzá a nyerés</translation>
        </message>
        <message id="rules.nantong.bonuses.01">
            <source>The winner adds hu for the [shape](#shapes) of the hand:</source>
            <translation>A győztes hut kap a kéz [formájáért](#shapes):</translation>
        </message>
        <message id="rules.nantong.bonuses.02">
            <source>- **Qing Hu** +100
- **Piao Hu** +50
- **Tazi Hu** +20</source>
            <translation>- **Csing-hu** +100
- **Piao-hu** +50
- **Ta-ce-hu** +20</translation>
        </message>
        <message id="rules.nantong.bonuses.09">
            <source>**Wenqian**, each 1-2-3 of Coins, adds more: one +20, two +50, three +100, four +200.</source>
            <translation>A **ven-csien**, vagyis az érmékből álló 1-2-3, külön is ér: egy +20, kettő +50, három +100, négy +200.</translation>
        </message>
        <message id="rules.nantong.bonuses.10">
            <source>**Self-draw** +10: you drew the winning card yourself.</source>
            <translation>**Nyerés saját húzásból** +10: a nyerő lapot te húztad.</translation>
        </message>
        <message id="rules.nantong.bonuses.11">
            <source>**Win on a kong’s replacement** +10 more. The self-draw is counted too.</source>
            <translation>**Nyerés pótlappal** további +10. A saját húzás prémiuma is jár.</translation>
        </message>
        <message id="rules.nantong.bonuses.12">
            <source>**Wait** +10, once only, when the winning card completes the pair, or is the middle card of a sequence, the 3 of 1-2-3 or the 7 of 7-8-9. One example of each:</source>
            <translation>**Várás** +10, csak egyszer, ha a nyerő lap a párt egészíti ki, vagy a sor közepe, az 1-2-3-ban a 3 vagy a 7-8-9-ben a 7. Egy-egy példa:</translation>
        </message>
        <message id="rules.nantong.bonuses.04">
            <source>Then the sum is doubled once for each of the following. All doublings multiply each other.</source>
            <translation>Ezután az alábbiak mindegyike egyszer duplázza az összeget. A duplázások összeszorzódnak.</translation>
        </message>
        <message id="rules.nantong.bonuses.13">
            <source>**Piao Hu** is doubled besides its +50.</source>
            <translation>A **Piao-hu** a +50 mellett dupláz is.</translation>
        </message>
        <message id="rules.nantong.bonuses.14">
            <source>**Closed Piao:** Piao Hu without any pong and without a triple that a claimed card completed. It is doubled once more.</source>
            <translation>**Zárt piao:** Piao-hu pong nélkül, és olyan hármas nélkül, amelyet bemondott lap tett teljessé. Még egyszer dupláz.</translation>
        </message>
        <message id="rules.nantong.bonuses.15">
            <source>**Three Elders:** at least three Red Flowers, three White Flowers and three Thousands.</source>
            <translation>**Három Vén:** legalább három Vörös virág, három Fehér virág és három Ezres.</translation>
        </message>
        <message id="rules.nantong.bonuses.16">
            <source>**Heavenly win**, explained in the [preparation](#N8).</source>
            <translation>**Égi nyerés**, lásd az [előkészítést](#N8).</translation>
        </message>
        <message id="rules.nantong.bonuses.17">
            <source>**Win on the dealer’s first discard** of the deal.</source>
            <translation>**Nyerés az osztó első eldobásából**, vagyis a leosztásban elsőként eldobott lapjával.</translation>
        </message>
        <message id="rules.nantong.bonuses.18">
            <source>**Declared ready** in the [preparation](#N7).</source>
            <translation>**Készenlét bemondva** az [előkészítésben](#N7).</translation>
        </message>
        <message id="rules.nantong.bonuses.19">
            <source>**Last card of the stock:** you draw it yourself and win with it.</source>
            <translation>**A pakli utolsó lapja:** te húzod, és nyersz vele.</translation>
        </message>
        <message id="rules.nantong.bonuses.06">
            <source>If a hand can be divided into groups in several ways, the program takes the one with the highest total. It chooses in the same way which group the winning card completes.</source>
            <translation>Ha a kéz többféleképpen is csoportokra bontható, a program a legmagasabb végösszegűt veszi. Ugyanígy választja ki azt is, melyik csoportot teszi teljessé a nyerő lap.</translation>
        </message>
        <message id="rules.nantong.settlement.00">
            <source>Settlement</source>
            <translation>Elszámolás</translation>
        </message>
        <message id="rules.nantong.settlement.03">
            <source>The winner’s total is the sum of hu, with the hu for shape, Wenqian and bonuses added, and then doubled once for each doubling. The total of the others is their sum of hu. If nobody has won, this is so for all three.</source>
            <translation>A győztes végösszege így készül: a hu összegéhez hozzáadódik a formáért, a ven-csienért és a prémiumokért járó hu, aztán minden duplázás megkétszerezi. A többieké egyszerűen a hu összege. Ha senki sem nyert, mindhármuknál így van.</translation>
        </message>
        <message id="rules.nantong.settlement.01">
            <source>Every total is rounded up to a full ten, after all multiplying: 22 becomes 30, 20 stays 20, and 0 stays 0.</source>
            <translation>Minden végösszeget a szorzások után felfelé, kerek tízesre kerekítünk: a 22-ből 30 lesz, a 20 marad 20, és a 0 marad 0.</translation>
        </message>
        <message id="rules.nantong.settlement.02">
            <source>Each pair of players settles the difference of their totals. So you receive three times your own total less the sum of all three totals. Totals of 100, 40 and 20 settle as +140, −40 and −100.</source>
            <translation>Bármely két játékos elszámolja a végösszegek különbségét. A saját végösszeged háromszorosából tehát le kell vonni mindhárom végösszeg összegét: ennyit kapsz. Ha a végösszegek 100, 40 és 20, az elszámolás +140, −40 és −100.</translation>
        </message>
        <message id="rules.nantong.clarifications.00">
            <source>Table clarifications</source>
            <translation>Az asztal pontosításai</translation>
        </message>
        <message id="rules.nantong.clarifications.01">
            <source>Here you see how this table decides what is not the same everywhere, with the number of each rule.</source>
            <translation>Itt az áll, hogyan dönt ez az asztal abban, ami máshol másképp lehet; mindenütt ott a szabály száma.</translation>
        </message>
        <message id="rules.nantong.clarifications.02">
            <source>AI 1 sits at your right. The winning card of a sequence may be a discard or the card of a robbed kong.</source>
            <translation>MI 1 jobbra ül tőled. A sor nyerő lapja lehet eldobott lap vagy elrabolt kong lapja is.</translation>
        </message>
        <message id="rules.nantong.clarifications.03">
            <source>After each deal the next player in turn becomes dealer, whoever won. *Restart* voids the unfinished deal without settlement and chooses a new dealer at random.</source>
            <translation>Minden leosztás után a soron következő játékos lesz az osztó, akárki nyert. Az *Újrakezdés* elszámolás nélkül érvényteleníti a félbehagyott leosztást, és véletlenül választ új osztót.</translation>
        </message>
        <message id="rules.nantong.clarifications.04">
            <source>Each player finishes the preparation before the next one begins. Hezi is scored apart: it is neither a group nor a pair, and it has no effect on Piao and Three Elders.</source>
            <translation>Mindenki befejezi az előkészítést, mielőtt a következő játékos elkezdené. A ho-ce külön számít: se csoport, se pár, és nem hat se a Piao-hura, se a Három Vénre.</translation>
        </message>
        <message id="rules.nantong.clarifications.05">
            <source>Whether you may declare ready is decided after your own replacements, by the shape of the hand alone, not by its score. At least one copy of a winning card must be neither in your own hand, nor an indicator, nor face up in the groups or the Hezi of any player. A ready player makes no pong and no kong of any kind. A ready player may decline a win: it costs nothing, a drawn card must then be discarded, and the hand stays ready.</source>
            <translation>Hogy bemondhatsz-e készenlétet, az a saját pótlapjaid után dől el, egyedül a kéz formája szerint, nem pedig aszerint, mennyit ér. Legalább egy olyan nyerő lapnak kell lennie, amely nincs se a saját kezedben, se a jelzőlapok közt, se képpel felfelé valakinek a csoportjaiban vagy ho-céjében. A készenlétben lévő játékos se pongot, se semmilyen kongot nem mondhat be. A nyerésről lemondhat: nem kerül semmibe, de a húzott lapot ilyenkor el kell dobnia, és a keze készenlétben marad.</translation>
        </message>
        <message id="rules.nantong.clarifications.06">
            <source>Unlike the win of the dealer in mahjong, the heavenly win has no winning card. A dealer who first declares a kong and wins on its replacement has an ordinary win on a kong’s replacement.</source>
            <translation>Az osztó madzsongbeli nyerésével ellentétben az égi nyerésnek nincs nyerő lapja. Ha az osztó előbb kongot mond be, és annak a pótlapjával nyer, az közönséges nyerés pótlappal.</translation>
        </message>
        <message id="rules.nantong.clarifications.07">
            <source>The dealer may declare a kong on the first turn too. For an added kong you may also use a card that you drew earlier. Several kongs may follow each other in one turn.</source>
            <translation>Az osztó az első lépésében is bemondhat kongot. A kiegészített konghoz korábban húzott lapot is felhasználhatsz. Egy lépésben több kong is követheti egymást.</translation>
        </message>
        <message id="rules.nantong.clarifications.08">
            <source>If several players can rob a kong, the first one after the declarer in turn order does. It scores as a win on a discard. The robbed group stays a pong.</source>
            <translation>Ha egy kongot többen is elrabolhatnának, azé a lap, aki a bemondó után elsőként következik. Úgy számít, mint az eldobott lappal való nyerés. Az elrabolt csoport pong marad.</translation>
        </message>
        <message id="rules.nantong.clarifications.09">
            <source>All answers are collected in private before anything happens. After a pong any card may be discarded.</source>
            <translation>A program minden választ titokban gyűjt be, mielőtt bármi történne. Pong után bármelyik lapot el szabad dobni.</translation>
        </message>
        <message id="rules.nantong.clarifications.10">
            <source>Any win may be declined. Before you declare a win that would lose points, the program tells you so.</source>
            <translation>Bármelyik nyerésről le lehet mondani. Ha a nyerés pontokba kerülne, a program szól, mielőtt bemondod.</translation>
        </message>
        <message id="rules.nantong.clarifications.11">
            <source>Concealed kongs lie face up too. At the end all hands are shown.</source>
            <translation>A rejtett kong is képpel felfelé fekszik. A végén mindenki megmutatja a kezét.</translation>
        </message>
        <message id="rules.nantong.clarifications.12">
            <source>Two indicators of the same rank double twice, whether they are identical or not.</source>
            <translation>Két azonos értékű jelzőlap kétszer dupláz, akár egyformák, akár nem.</translation>
        </message>
        <message id="rules.nantong.clarifications.13">
            <source>An exact match adds nothing to an opening group of three cards or to Hezi.</source>
            <translation>A pontos egyezés a háromlapos nyitócsoporthoz és a ho-céhez semmit sem ad hozzá.</translation>
        </message>
        <message id="rules.nantong.clarifications.14">
            <source>If the winning card was claimed and you have two own copies, the three score as a pong when they form a group. If you use the cards in another way, they score nothing. If you have three own copies, these stay three in hand.</source>
            <translation>Ha a nyerő lapot bemondtad, és két ugyanilyen lapod van, a három lap pongnak számít, ha csoportot alkot. Ha másképp használod fel őket, semmit sem érnek. Ha három ugyanilyen lapod van, azok kézben lévő hármasként számítanak.</translation>
        </message>
        <message id="rules.nantong.clarifications.19">
            <source>A pong and the fourth copy of its card in your hand score as a pong.</source>
            <translation>Ha a pongod negyedik lapja a kezedben van, az együtt is csak pongnak számít.</translation>
        </message>
        <message id="rules.nantong.clarifications.15">
            <source>Piao Hu may have any number of Wenqian.</source>
            <translation>A Piao-huban akárhány ven-csien lehet.</translation>
        </message>
        <message id="rules.nantong.clarifications.16">
            <source>Closed Piao is decided by the groups at the win. Opening groups and kongs of every kind, also open and added kongs, keep it closed. For Three Elders pongs, kongs, opening groups, copies in hand and a triple completed by the winning card count. The dealer’s first discard counts also when the dealer has declared a kong before it. The last card of the stock counts also as a replacement.</source>
            <translation>Hogy a piao zárt-e, a nyeréskor meglévő csoportok döntik el. A nyitócsoport és mindenfajta kong, a nyitott és a kiegészített is, zártan hagyja. A Három Vénbe beleszámítanak a pongok, a kongok, a nyitócsoportok, a kézben lévő lapok és a nyerő lappal teljessé vált hármas. Az osztó első eldobása akkor is az, ha előtte kongot mondott be. A pakli utolsó lapja pótlapként is számít.</translation>
        </message>
        <message id="rules.nantong.clarifications.17">
            <source>Every total is rounded up after multiplying.</source>
            <translation>Minden végösszeget a szorzás után kerekítünk felfelé.</translation>
        </message>
        <message id="rules.nantong.clarifications.18">
            <source>Among ways to divide a hand with the same total the first in one fixed order counts: first by shape, then by sorted groups.</source>
            <translation>Ha a kéz felbontásai közül többnek egyforma a végösszege, egy rögzített sorrendben az első számít: előbb a forma, aztán a rendezett csoportok szerint.</translation>
        </message>
    </context>
</TS>
