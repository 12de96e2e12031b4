<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
    <context>
        <name>hk-mahjong</name>
        <message id="rules.hk-mahjong.start.00">
            <source>Your first five minutes</source>
            <translation>Перші п’ять хвилин</translation>
        </message>
        <message id="rules.hk-mahjong.start.01">
            <source>In mahjong you collect sets of tiles. You hold thirteen tiles; on each turn you draw one and discard one. When fourteen tiles form **four sets and a pair**, your hand is complete.</source>
            <translation>У маджонгу збирають комбінації плиток. На руці в тебе тринадцять плиток; у свій хід береш одну й одну скидаєш. Коли чотирнадцять плиток складаються в **чотири комбінації й пару**, рука зібрана.</translation>
        </message>
        <message id="rules.hk-mahjong.start.02">
            <source>A set is a **chow**, three consecutive tiles of one suit, or a **pung**, three equal tiles. Here are three chows, a pung and a pair:</source>
            <translation>Комбінація — це **чоу**, три плитки однієї масті поспіль, або **панг**, три однакові плитки. Ось три чоу, панг і пара:</translation>
        </message>
        <message id="rules.hk-mahjong.start.03">
            <source>A tile that somebody else discards can complete a set of yours. For a pung you may claim it from any player, for a chow only from the player before you, who sits at your left.</source>
            <translation>Твою комбінацію може довершити й плитка, яку скинув хтось інший. На панг її можна забрати в будь-кого, на чоу — лише в попереднього гравця, що сидить ліворуч від тебе.</translation>
        </message>
        <message id="rules.hk-mahjong.start.04">
            <source>Not every complete hand may win. It must be worth at least **three faan**; faan are the points that a hand is worth. The side panel tells you how many you have and what is missing.</source>
            <translation>Виграє не кожна зібрана рука: вона має бути варта щонайменше **трьох фанів** — у фанах міряють цінність руки. Бічна панель показує, скільки їх у тебе й чого бракує.</translation>
        </message>
        <message id="rules.hk-mahjong.start.05">
            <source>Three simple ways to three faan:</source>
            <translation>Три прості шляхи до трьох фанів:</translation>
        </message>
        <message id="rules.hk-mahjong.start.06">
            <source>- **Stay concealed.** Claim nothing before the winning tile and collect chows. All chows and a concealed hand make two; a self-draw, or a hand without any flower, makes three.
- **One suit and honours.** Half flush alone is worth three.
- **All pungs.** Four pungs and a pair are worth three; claim as often as you like.</source>
            <translation>- **Закрита рука.** До виграшної плитки нічого не оголошуй і збирай чоу. Усі чоу й закрита рука дають два фани; з виграшем зі стіни або без жодної квітки — три.
- **Одна масть і благородні.** Сама лише змішана масть дає три.
- **Усі панги.** Чотири панги й пара дають три; оголошуй скільки заманеться.</translation>
        </message>
        <message id="rules.hk-mahjong.start.07">
            <source>When in doubt, keep tiles of one suit with neighbouring numbers, discard single winds and dragons first, and do not claim every chow that is offered: with an exposed set your hand is no longer concealed.</source>
            <translation>Вагаєшся — лишай плитки однієї масті із сусідніми числами, спершу скидай самотні вітри й драконів і не хапай кожне чоу, яке пропонують: з відкритою комбінацією рука вже не закрита.</translation>
        </message>
        <message id="rules.hk-mahjong.aim.00">
            <source>Aim of the game</source>
            <translation>Мета гри</translation>
        </message>
        <message id="rules.hk-mahjong.aim.01">
            <source>Four players sit around the table: you and three computer players. Each plays alone, one deal at a time. You win the deal by declaring, before anyone else, a legal hand worth at least three faan.</source>
            <translation>За столом четверо: ти й три комп’ютерні гравці. Кожен грає сам за себе, роздача за роздачею. Щоб виграти роздачу, оголоси раніше за інших правильну руку, варту щонайменше трьох фанів.</translation>
        </message>
        <message id="rules.hk-mahjong.aim.02">
            <source>When the wall is used up and nobody has won, the deal is drawn and nobody pays anything.</source>
            <translation>Якщо стіна скінчилася, а ніхто не виграв, настає нічия: ніхто нічого не платить.</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.00">
            <source>The tiles</source>
            <translation>Плитки</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.01">
            <source>There are 144 tiles. Three suits are numbered from 1 to 9, and each of these tiles exists four times.</source>
            <translation>Усього 144 плитки. Мастей три, у кожній числа від 1 до 9, і кожної такої плитки по чотири.</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.02">
            <source>| | |
| **Characters** | [[1m 2m 3m 4m 5m 6m 7m 8m 9m]] |
| **Dots** | [[1p 2p 3p 4p 5p 6p 7p 8p 9p]] |
| **Bamboo** | [[1s 2s 3s 4s 5s 6s 7s 8s 9s]] |</source>
            <translation>| | |
| **Символи** | [[1m 2m 3m 4m 5m 6m 7m 8m 9m]] |
| **Точки** | [[1p 2p 3p 4p 5p 6p 7p 8p 9p]] |
| **Бамбуки** | [[1s 2s 3s 4s 5s 6s 7s 8s 9s]] |</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.03">
            <source>The 1 of bamboo is a bird. Ones and nines are called **terminals**.</source>
            <translation>На плитці «1 бамбук» намальовано птаха. Одиниці й дев’ятки звуться **терміналами**.</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.04">
            <source>The **honours** have no numbers and form no chows: four winds and three dragons. Each of them exists four times too.</source>
            <translation>**Благородні** плитки чисел не мають і чоу не утворюють: це чотири вітри й три дракони, теж по чотири кожного.</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.05">
            <source>| | |
| **Winds** | East [[E]] South [[S]] West [[W]] North [[N]] |
| **Dragons** | Red [[R]] Green [[G]] White [[B]] |</source>
            <translation>| | |
| **Вітри** | Східний [[E]] Південний [[S]] Західний [[W]] Північний [[N]] |
| **Дракони** | Червоний [[R]] Зелений [[G]] Білий [[B]] |</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.06">
            <source>The eight **flowers and seasons** exist once each. They are never part of a hand: they lie beside it and can bring faan. Each has the number of a seat. These rules call all eight of them flowers; only four patterns tell them apart: Own flower, Own season, Four flowers and Four seasons.</source>
            <translation>**Квіток і пір року** всього вісім, і кожна — одна. До руки вони ніколи не входять: лежать поруч і можуть дати фани. На кожній — номер місця. У цих правилах усі вісім звуться квітками; розрізняють їх лише чотири елементи: «Своя квітка», «Своя пора року», «Чотири квітки» й «Чотири пори року».</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.07">
            <source>| | | | | |
| | **1 · East** | **2 · South** | **3 · West** | **4 · North** |
| **Flowers** | [[f1]] plum | [[f2]] orchid | [[f3]] chrysanthemum | [[f4]] bamboo |
| **Seasons** | [[q1]] spring | [[q2]] summer | [[q3]] autumn | [[q4]] winter |</source>
            <translation>| | | | | |
| | **1 · Схід** | **2 · Південь** | **3 · Захід** | **4 · Північ** |
| **Квітки** | [[f1]] слива | [[f2]] орхідея | [[f3]] хризантема | [[f4]] бамбук |
| **Пори року** | [[q1]] весна | [[q2]] літо | [[q3]] осінь | [[q4]] зима |</translation>
        </message>
        <message id="rules.hk-mahjong.setup.00">
            <source>Seats and the deal</source>
            <translation>Місця й роздача</translation>
        </message>
        <message id="rules.hk-mahjong.setup.01">
            <source>You begin as **East**, the dealer. Play runs counter-clockwise: the player at your right is South and comes after you, then West opposite, then North at your left.</source>
            <translation>На початку ти — **Схід**, тобто роздавач. Ходять проти годинникової стрілки: після тебе Південь, що сидить праворуч, далі Захід навпроти й Північ ліворуч.</translation>
        </message>
        <message id="rules.hk-mahjong.setup.02">
            <source>The seat wind is your own wind. The **round wind** is always East.</source>
            <translation>Вітер місця — це твій власний вітер. **Вітер раунду** — завжди Східний.</translation>
        </message>
        <message id="rules.hk-mahjong.setup.03">
            <source>The dealer gets 14 tiles, the others 13. Flowers and seasons are laid open at once and replaced from the back end of the wall; if a replacement is a flower too, it is replaced again. At the deal each player finishes this before the next one begins, the dealer first.</source>
            <translation>Роздавач отримує 14 плиток, решта — по 13. Квітки й пори року відразу викладають горілиць і замінюють плитками з кінця стіни; якщо замісна — теж квітка, її замінюють знову. Під час роздачі кожен завершує це, перш ніж почне наступний; першим — роздавач.</translation>
        </message>
        <message id="rules.hk-mahjong.setup.04">
            <source>Ordinary draws come from the front of the wall; only replacements for flowers and kongs come from the back. Every tile of the wall may be drawn.</source>
            <translation>Звичайний добір — із початку стіни; з кінця беруть лише замісні плитки за квітки й конги. Стіну розбирають до останньої плитки.</translation>
        </message>
        <message id="rules.hk-mahjong.setup.05">
            <source>Deals are independent of each other. A running tally begins at zero and may fall below it. With *Seats rotate after every deal* in the settings, East passes to the next player after every deal, whoever won. Otherwise you stay East.</source>
            <translation>Роздачі не залежать одна від одної. Загальний рахунок починається з нуля й може впасти нижче. Якщо в налаштуваннях увімкнено *Міняти місця після кожної роздачі*, Схід після кожної роздачі переходить до наступного гравця, хоч би хто виграв; інакше Сходом лишаєшся ти.</translation>
        </message>
        <message id="rules.hk-mahjong.turn.00">
            <source>Your turn</source>
            <translation>Твій хід</translation>
        </message>
        <message id="rules.hk-mahjong.turn.01">
            <source>Draw a tile from the front of the wall, then discard one tile face up into your river. The drawn tile stands a little apart.</source>
            <translation>Візьми плитку з початку стіни, тоді скинь одну горілиць у свою річку — ряд скинутих плиток. Щойно взята плитка стоїть трохи осторонь.</translation>
        </message>
        <message id="rules.hk-mahjong.turn.02">
            <source>Discarding takes two steps: **select** a tile, then **confirm**. Between the two you may choose another tile or cancel; a single press or click never does both. Exactly the tile that you selected leaves your hand, even if you hold equal ones.</source>
            <translation>Скидають у два кроки: **вибери** плитку, тоді **підтвердь**. Між ними можна вибрати іншу або передумати; одне натискання чи клацання ніколи не робить обох кроків. З руки піде саме вибрана плитка, навіть якщо в тебе є такі самі.</translation>
        </message>
        <message id="rules.hk-mahjong.turn.03">
            <source>If you draw a flower or a season, it is laid open and you draw a replacement before anything else happens.</source>
            <translation>Узяту квітку чи пору року викладають горілиць і, перш ніж станеться щось інше, беруть замісну плитку.</translation>
        </message>
        <message id="rules.hk-mahjong.turn.04">
            <source>After a draw you may also declare a win or a [kong](#M8) instead of discarding.</source>
            <translation>Після добору можна замість скиду оголосити виграш або [конг](#M8).</translation>
        </message>
        <message id="rules.hk-mahjong.claims.00">
            <source>Claiming a discard</source>
            <translation>Оголошення на скид</translation>
        </message>
        <message id="rules.hk-mahjong.claims.01">
            <source>Every discard may be claimed before the next player draws:</source>
            <translation>На кожен скид можна щось оголосити, доки наступний гравець не взяв плитки:</translation>
        </message>
        <message id="rules.hk-mahjong.claims.02">
            <source>- **Win** – by anyone whose hand becomes a legal winning hand with it.
- **Pung** – by anyone who holds two tiles equal to it.
- **Kong** – by anyone who holds three tiles equal to it.
- **Chow** – only by the next player in turn, with two tiles that make three consecutive tiles of one suit with it.</source>
            <translation>- **Виграш** — будь-хто, кому ця плитка дає правильну виграшну руку.
- **Панг** — будь-хто, хто має дві такі самі плитки.
- **Конг** — будь-хто, хто має три такі самі плитки.
- **Чоу** — лише наступний за чергою гравець, якщо з двома його плитками вийде три однієї масті поспіль.</translation>
        </message>
        <message id="rules.hk-mahjong.claims.03">
            <source>If several chows fit, you choose one. With [[2p 3p 5p 6p]] you can take [[4p]] for 2-3-4, 3-4-5 or 4-5-6.</source>
            <translation>Якщо підходить кілька чоу, вибираєш одне. З [[2p 3p 5p 6p]] можна взяти [[4p]] для 2-3-4, 3-4-5 або 4-5-6.</translation>
        </message>
        <message id="rules.hk-mahjong.claims.04">
            <source>All players answer before anything happens. A win comes before pung and kong, and these before a chow. Among equal claims the player who comes first after the discarder in turn order gets the tile; only one player can win.</source>
            <translation>Спершу відповідають усі гравці, аж тоді щось відбувається. Виграш переважає панг і конг, а вони — чоу. З рівних оголошень плитку отримує той, хто за чергою перший після того, хто скинув; виграти може лише один гравець.</translation>
        </message>
        <message id="rules.hk-mahjong.claims.05">
            <source>A claimed set lies open beside your hand and is never changed again, except that a pung may become a kong. After a chow or a pung you discard at once: you may not declare a kong or a win in that turn.</source>
            <translation>Оголошена комбінація лежить відкрито біля твоєї руки й більше не змінюється, хіба що панг стає конгом. Після чоу чи пангу відразу скидаєш: ні конгу, ні виграшу в цей хід оголосити не можна.</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.00">
            <source>Kongs</source>
            <translation>Конги</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.01">
            <source>Four equal tiles can be declared as a **kong**. It counts as one set. Its owner draws a replacement from the back end of the wall and then discards, wins or declares another kong.</source>
            <translation>Чотири однакові плитки можна оголосити **конгом**. Конг — це одна комбінація. Його власник бере замісну плитку з кінця стіни, а тоді скидає, виграє або оголошує ще один конг.</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.02">
            <source>- **Exposed kong** – claim a discard while holding the other three.
- **Concealed kong** – lay down four equal tiles from your hand, on your own turn after a draw, or on your first turn as dealer.
- **Added kong** – add the fourth tile to a pung that lies open before you, on any of your turns after a draw.</source>
            <translation>- **Відкритий конг** — забери скинуту плитку, маючи на руці три такі самі.
- **Закритий конг** — виклади чотири однакові плитки з руки у свій хід після добору або, якщо ти роздавач, у перший хід.
- **Доповнений конг** — додай четверту плитку до свого відкритого пангу, у будь-який свій хід після добору.</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.03">
            <source>A concealed kong keeps your hand concealed. Two of its tiles lie face up, so everybody knows what it is:</source>
            <translation>Закритий конг руки не відкриває. Дві його плитки лежать горілиць, тож усі знають, що це за конг:</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.04">
            <source>An added kong can be **robbed**: if the added tile completes a legal hand of another player, that player may win with it. The declarer then pays as if it had been a discard, and the pung stays a pung. A concealed kong can never be robbed.</source>
            <translation>Доповнений конг можна **пограбувати**: якщо додана плитка довершує правильну руку іншого гравця, він може нею виграти. Тоді той, хто оголосив конг, платить, як за скид, а панг лишається пангом. Закритий конг пограбувати не можна ніколи.</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.05">
            <source>A kong of any kind needs at least one tile in the wall, for its replacement.</source>
            <translation>Для конгу будь-якого виду в стіні має бути хоча б одна плитка — замісна.</translation>
        </message>
        <message id="rules.hk-mahjong.end.00">
            <source>Winning and the last tiles</source>
            <translation>Виграш і останні плитки</translation>
        </message>
        <message id="rules.hk-mahjong.end.01">
            <source>A win worth fewer than three faan is never offered. The panel then says why, for instance “2 of 3 faan”.</source>
            <translation>Виграш, вартий менш як трьох фанів, не пропонується. Панель тоді каже чому, наприклад: «2 з 3 фанів».</translation>
        </message>
        <message id="rules.hk-mahjong.end.02">
            <source>You may always decline a win. It costs nothing: you may win later, with the same tile too.</source>
            <translation>Від виграшу завжди можна відмовитися. Це нічого не коштує: згодом можна виграти, навіть такою самою плиткою.</translation>
        </message>
        <message id="rules.hk-mahjong.end.03">
            <source>The dealer may win at once with the 14 tiles that were dealt. This counts as a self-draw.</source>
            <translation>Роздавач може виграти відразу, з 14 розданими плитками. Це вважається виграшем зі стіни.</translation>
        </message>
        <message id="rules.hk-mahjong.end.04">
            <source>Whoever has drawn the last tile of the wall still wins or discards. This final discard, and every discard after a claim of it, can be claimed for a win, a pung or a chow, but not for a kong. When nobody claims it, the deal is drawn. The deal is also drawn when a flower has to be replaced and the wall is empty.</source>
            <translation>Хто взяв останню плитку стіни, той іще виграє або скидає. На цей останній скид, як і на кожен скид після оголошення на нього, можна оголосити виграш, панг або чоу, але не конг. Якщо його ніхто не забирає, настає нічия. Нічия й тоді, коли треба замінити квітку, а стіна порожня.</translation>
        </message>
        <message id="rules.hk-mahjong.end.05">
            <source>All hands are shown at the end of every deal.</source>
            <translation>Наприкінці кожної роздачі показують усі руки.</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.00">
            <source>Winning shapes</source>
            <translation>Форми виграшу</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.01">
            <source>**Four sets and a pair.** A set is a chow, three consecutive tiles of one suit; a pung, three equal tiles; or a kong, four equal tiles. After 9 no chow goes on with 1: 8-9-1 is no chow.</source>
            <translation>**Чотири комбінації й пара.** Комбінація — це чоу, три плитки однієї масті поспіль; панг, три однакові плитки; або конг, чотири однакові плитки. Після 9 чоу не йде далі з 1: 8-9-1 — не чоу.</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.02">
            <source>**Seven pairs**, without any declared set, not even a concealed kong. Four equal tiles count as two pairs.</source>
            <translation>**Сім пар**, без жодної оголошеної комбінації, навіть закритого конгу. Чотири однакові плитки — це дві пари.</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.03">
            <source>**Thirteen orphans**: one of each terminal and honour, and one of them twice.</source>
            <translation>**Тринадцять сиріт**: усі термінали й усі благородні по одному разу, і одна з цих плиток — двічі.</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.04">
            <source>If the tiles of a winning hand can be read in several ways, the reading with the most faan counts. A reading that is a [limit hand](#limits) comes before all others, even if another reading has a higher sum.</source>
            <translation>Якщо плитки виграшної руки можна скласти по-різному, береться спосіб, що дає найбільше фанів. Спосіб, який дає [лімітну руку](#limits), переважає всі інші, навіть із більшою сумою.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.00">
            <source>Patterns and their faan</source>
            <translation>Елементи та їхні фани</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.01">
            <source>The faan of all patterns in a hand are added. A pattern is left out only where the description says that another one replaces it, and in a [limit hand](#limits).</source>
            <translation>Фани всіх елементів руки додаються. Елемент не враховують лише там, де сказано, що його замінює інший, і в [лімітній руці](#limits).</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.02">
            <source>**Flowers count towards the three faan** that you need. A hand without any flower has one faan already, and the flower or season of your own seat is worth one faan too. This decides many hands.</source>
            <translation>**Квітки зараховують до трьох фанів**, потрібних для виграшу. Рука без жодної квітки вже має один фан; квітка чи пора року твого місця теж дає один фан. Від цього залежить доля багатьох рук.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.03">
            <source>In the examples the winning tile stands apart with a gold outline. Declared sets and flowers follow it. When no flower is shown, No flowers counts too.</source>
            <translation>У прикладах виграшна плитка стоїть окремо, в золотій рамці. За нею — оголошені комбінації та квітки. Якщо квіток не показано, враховано й «Без квіток».</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.10">
            <source>**All chows** – 1 faan. Four chows and a pair of *suit* tiles, not of honours.</source>
            <translation>**Усі чоу** — 1 фан. Чотири чоу й пара плиток якоїсь *масті*, не благородних.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.11">
            <source>**Concealed hand** – 1 faan. You have no exposed set. Concealed kongs and flowers do not open a hand, and the winning tile may be a discard. Seven pairs score it too.</source>
            <translation>**Закрита рука** — 1 фан. У тебе немає відкритих комбінацій. Закриті конги й квітки руки не відкривають, а виграшною плиткою може бути й скинута. «Сім пар» теж дають цей фан.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.12">
            <source>**Self-draw** – 1 faan. You drew the winning tile yourself. It is added to the concealed hand.</source>
            <translation>**Виграш зі стіни** — 1 фан. Виграшну плитку ти береш зі стіни. Цей фан додається до закритої руки.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.13">
            <source>**No flowers** – 1 faan. No flower and no season lies before you.</source>
            <translation>**Без квіток** — 1 фан. Перед тобою немає ні квітки, ні пори року.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.14">
            <source>**Own flower** – 1 faan. The flower with the number of your seat: East 1, South 2, West 3, North 4.</source>
            <translation>**Своя квітка** — 1 фан. Квітка з номером твого місця: Схід 1, Південь 2, Захід 3, Північ 4.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.15">
            <source>**Own season** – 1 faan. The season with the number of your seat.</source>
            <translation>**Своя пора року** — 1 фан. Пора року з номером твого місця.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.16">
            <source>**Four flowers** – 2 faan. All four of them; this replaces Own flower.</source>
            <translation>**Чотири квітки** — 2 фани. Усі чотири; замінює «Свою квітку».</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.17">
            <source>**Four seasons** – 2 faan. All four of them; this replaces Own season.</source>
            <translation>**Чотири пори року** — 2 фани. Усі чотири; замінює «Свою пору року».</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.18">
            <source>**Red Dragon pung** – 1 faan. A pung or kong of Red Dragons.</source>
            <translation>**Панг червоних драконів** — 1 фан. Панг або конг червоних драконів.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.19">
            <source>**Green Dragon pung** – 1 faan. A pung or kong of Green Dragons.</source>
            <translation>**Панг зелених драконів** — 1 фан. Панг або конг зелених драконів.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.20">
            <source>**White Dragon pung** – 1 faan. A pung or kong of White Dragons.</source>
            <translation>**Панг білих драконів** — 1 фан. Панг або конг білих драконів.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.21">
            <source>**Seat wind** – 1 faan. A pung or kong of your own wind.</source>
            <translation>**Панг вітру місця** — 1 фан. Панг або конг твого власного вітру.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.22">
            <source>**Round wind** – 1 faan. A pung or kong of East. For the player who is East it is worth two faan: seat wind and round wind.</source>
            <translation>**Панг вітру раунду** — 1 фан. Панг або конг Східного вітру. Гравцеві на Сході він дає два фани: як вітер місця і як вітер раунду.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.23">
            <source>**Little three dragons** – 5 faan. Two pungs or kongs of dragons and a pair of the third; this replaces the faan of the two dragon pungs.</source>
            <translation>**Малі три дракони** — 5 фанів. Два панги чи конги драконів і пара третіх; замінює фани двох пангів драконів.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.24">
            <source>**All pungs** – 3 faan. Four pungs or kongs and a pair.</source>
            <translation>**Усі панги** — 3 фани. Чотири панги чи конги й пара.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.25">
            <source>**Half flush** – 3 faan. Tiles of exactly one suit, and at least one honour tile.</source>
            <translation>**Змішана масть** — 3 фани. Плитки рівно однієї масті й щонайменше одна благородна плитка.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.26">
            <source>**Full flush** – 7 faan. Tiles of one suit and nothing else; never together with half flush.</source>
            <translation>**Чиста масть** — 7 фанів. Плитки однієї масті й більше нічого; разом зі змішаною мастю не буває.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.27">
            <source>**Seven pairs** – 4 faan. Concealed hand is added to it.</source>
            <translation>**Сім пар** — 4 фани. До них додається «Закрита рука».</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.28">
            <source>**Win on a kong’s replacement** – 1 faan. You win with the replacement of a kong, also when that was a flower and the flower’s own replacement wins.</source>
            <translation>**Виграш замісною плиткою** — 1 фан. Виграєш замісною плиткою за конг, а якщо нею виявилася квітка, то й замісною за цю квітку.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.29">
            <source>**Robbing the kong** – 1 faan. You win with the tile that another player adds to a pung. It is not a self-draw.</source>
            <translation>**Пограбування конгу** — 1 фан. Виграєш плиткою, яку інший гравець додає до пангу. Це не виграш зі стіни.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.30">
            <source>**Last tile of the wall** – 1 faan. You win with the draw that empties the wall, from either end. Self-draw is added to it.</source>
            <translation>**Остання плитка зі стіни** — 1 фан. Виграєш добором, що спорожнює стіну, хоч з якого кінця. Додається «Виграш зі стіни».</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.31">
            <source>**Last discard** – 1 faan. You win with a discard that is made when the wall is empty.</source>
            <translation>**Останній скид** — 1 фан. Виграєш зі скиду, зробленого за порожньої стіни.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.00">
            <source>Limit hands</source>
            <translation>Лімітні руки</translation>
        </message>
        <message id="rules.hk-mahjong.limits.01">
            <source>A limit hand scores exactly 13 faan, and no other pattern is added. Several at once are all named and score 13 once.</source>
            <translation>Лімітна рука варта рівно 13 фанів, інших елементів до неї не додають. Якщо лімітних рук виходить кілька, названо всі, а 13 зараховують один раз.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.10">
            <source>**Thirteen orphans.** One of each terminal and honour, one of them twice.</source>
            <translation>**Тринадцять сиріт.** Усі термінали й усі благородні по одному разу, і одна з цих плиток — двічі.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.11">
            <source>**All honours.** Winds and dragons only, in any shape.</source>
            <translation>**Усі благородні.** Самі вітри й дракони, у будь-якій формі.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.12">
            <source>**All terminals.** Ones and nines only, in any shape.</source>
            <translation>**Усі термінали.** Самі одиниці й дев’ятки, у будь-якій формі.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.13">
            <source>**Big three dragons.** Pungs or kongs of all three dragons.</source>
            <translation>**Великі три дракони.** Панги чи конги всіх трьох драконів.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.14">
            <source>**Big four winds.** Pungs or kongs of all four winds.</source>
            <translation>**Великі чотири вітри.** Панги чи конги всіх чотирьох вітрів.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.15">
            <source>**Four kongs** of any kind, and a pair.</source>
            <translation>**Чотири конги** будь-якого виду й пара.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.16">
            <source>**Nine gates.** Without any declared set: the tiles 1-1-1-2-3-4-5-6-7-8-9-9-9 of one suit and one more tile of that suit. It does not matter which of them came last.</source>
            <translation>**Дев’ять воріт.** Без жодної оголошеної комбінації: плитки 1-1-1-2-3-4-5-6-7-8-9-9-9 однієї масті й ще одна плитка тієї самої масті. Котра з них прийшла останньою, байдуже.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.17">
            <source>**Four concealed pungs.** All four pungs or kongs are concealed and you drew the winning tile; concealed kongs count.</source>
            <translation>**Чотири закриті панги.** Усі чотири панги чи конги закриті, і виграш зі стіни; закриті конги зараховують.</translation>
        </message>
        <message id="rules.hk-mahjong.payment.00">
            <source>What a win pays</source>
            <translation>Скільки дає виграш</translation>
        </message>
        <message id="rules.hk-mahjong.payment.01">
            <source>The **base** is 8 points for three faan and doubles with every further faan. More than 13 faan count as 13; the result shows both the sum and this cap.</source>
            <translation>**Базова сума** за три фани — 8 очок, і кожен наступний фан її подвоює. Понад 13 фанів рахують як 13; результат показує і суму, і цю стелю.</translation>
        </message>
        <message id="rules.hk-mahjong.payment.02">
            <source>| faan | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 |
| base | 8 | 16 | 32 | 64 | 128 | 256 | 512 | 1024 | 2048 | 4096 | 8192 |</source>
            <translation>| фани | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 |
| базова сума | 8 | 16 | 32 | 64 | 128 | 256 | 512 | 1024 | 2048 | 4096 | 8192 |</translation>
        </message>
        <message id="rules.hk-mahjong.payment.03">
            <source>- **Self-draw:** each of the three opponents pays one base.
- **Discard or robbed kong:** the discarder, or the player who declared the kong, pays three bases alone. The other two pay nothing.</source>
            <translation>- **Виграш зі стіни:** кожен із трьох суперників платить одну базову суму.
- **Скид або пограбований конг:** той, хто скинув плитку чи оголосив конг, сам платить три базові суми. Двоє інших не платять нічого.</translation>
        </message>
        <message id="rules.hk-mahjong.payment.04">
            <source>The winner receives three bases either way, and all payments sum to zero. It makes no difference who is dealer.</source>
            <translation>Переможець так чи так отримує три базові суми, а всі виплати в сумі дають нуль. Хто роздавач, байдуже.</translation>
        </message>
        <message id="rules.hk-mahjong.payment.05">
            <source>An example: you win with a tile that West discards. The hand has four faan, so the base is 16. West pays 48, the others nothing.</source>
            <translation>Приклад: ти виграєш плиткою, яку скидає Захід. Рука має чотири фани, тож базова сума — 16. Захід платить 48, решта — нічого.</translation>
        </message>
        <message id="rules.hk-mahjong.payment.06">
            <source>If you draw the same tile yourself, self-draw is added. Five faan have a base of 32: each opponent pays 32, and you receive 96.</source>
            <translation>Якщо ту саму плитку ти береш зі стіни, додається «Виграш зі стіни». П’ять фанів — це базова сума 32: кожен суперник платить 32, а ти отримуєш 96.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.00">
            <source>Table clarifications</source>
            <translation>Уточнення для цього столу</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.01">
            <source>Mahjong is played in many ways. Here you see how this table decides what is not the same everywhere, with the number of each rule.</source>
            <translation>У маджонг грають по-різному. Тут видно, як за цим столом вирішено те, що не всюди однакове, з номером кожного правила.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.02">
            <source>In a drawn deal nobody pays anything, for whatever reason.</source>
            <translation>За нічиєї ніхто ні за що не платить.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.03">
            <source>Plum, orchid, chrysanthemum and bamboo are the flowers 1 to 4; spring, summer, autumn and winter the seasons 1 to 4.</source>
            <translation>Слива, орхідея, хризантема й бамбук — квітки від 1 до 4; весна, літо, осінь і зима — пори року від 1 до 4.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.04">
            <source>Flowers lie outside the hand and never open it. During play all flowers in a row are replaced before anything else happens. No part of the wall is set aside: every tile can be drawn.</source>
            <translation>Квітки лежать поза рукою й ніколи її не відкривають. Під час гри всі квітки поспіль замінюють, перш ніж станеться щось інше. Жодної частини стіни не відкладають: узяти можна кожну плитку.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.05">
            <source>With rotation switched on you become North after your first deal as East, then West, then South. The next player sits at your right. *Restart* voids the unfinished deal without payment and keeps the tally and the seats.</source>
            <translation>Якщо місця міняються, після першої роздачі на Сході ти стаєш Північчю, потім Заходом, потім Півднем. Наступний гравець сидить праворуч від тебе. Кнопка *Почати заново* анулює незакінчену роздачу без виплат; загальний рахунок і місця лишаються.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.06">
            <source>When several chows fit, the claimer chooses.</source>
            <translation>Якщо підходить кілька чоу, вибирає той, хто оголосив.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.07">
            <source>If several players could win with one tile, only the first legal winner after the discarder in turn order wins.</source>
            <translation>Якщо однією плиткою можуть виграти кілька гравців, виграє лише той, хто за чергою перший після того, хто скинув, і має правильну руку.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.08">
            <source>The dealer may declare a concealed kong on the first turn. Two tiles of a concealed kong lie face up. For an added kong you may also use a tile that you drew earlier. Several kongs may follow each other in one turn.</source>
            <translation>Роздавач може оголосити закритий конг у перший хід. Дві плитки закритого конгу лежать горілиць. Для доповненого конгу годиться й плитка, взята раніше. За один хід можна оголосити кілька конгів поспіль.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.09">
            <source>Before an added kong stands, all others are asked, and the first legal winner after the declarer in turn order robs it. The declarer keeps the pung and draws no replacement. Not even thirteen orphans can rob a concealed kong.</source>
            <translation>Перш ніж доповнений конг набуде чинності, питають усіх інших, і грабує його перший за чергою після того, хто оголосив конг, гравець із правильною рукою. Хто оголосив конг, лишається з пангом і замісної плитки не бере. Закритий конг не можуть пограбувати навіть тринадцять сиріт.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.10">
            <source>With one tile left in the wall a kong is still legal; that tile is both the replacement and the last tile of the wall.</source>
            <translation>Коли в стіні одна плитка, конг іще дозволено; ця плитка — і замісна, і остання у стіні.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.11">
            <source>After a chow or a pung neither kong nor win may be declared in that turn. Any tile may be discarded, also one equal to the claimed tile or one from the other end of the chow.</source>
            <translation>Після чоу чи пангу в цей хід не можна оголосити ні конгу, ні виграшу. Скинути можна будь-яку плитку, навіть таку саму, як забрана, або з іншого краю чоу.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.12">
            <source>With an empty wall pung and chow stay legal, kong does not, and every discard is a final discard. A flower for which no replacement is left ends the deal as a draw, whether it came from the front, for a kong, or for another flower; a declared kong stands. All hands are shown at the end of every deal.</source>
            <translation>За порожньої стіни панг і чоу дозволено, конг — ні, і кожен скид вважається останнім. Якщо замінити квітку вже нічим, роздача закінчується нічиєю, хоч би звідки квітка прийшла: з початку стіни, за конг чи за іншу квітку; оголошений конг лишається чинним. Наприкінці кожної роздачі показують усі руки.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.13">
            <source>Passing a win costs nothing, and the same tile may be won later. The dealer may win on the 14 dealt tiles: that is a self-draw, and the 14th tile is the winning tile.</source>
            <translation>Пас на виграш нічого не коштує, і згодом можна виграти такою самою плиткою. Роздавач може виграти з 14 розданими плитками: це виграш зі стіни, і виграшною вважається 14-та плитка.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.14">
            <source>In seven pairs four equal tiles count as two pairs.</source>
            <translation>У семи парах чотири однакові плитки — це дві пари.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.15">
            <source>A reading with a limit hand is preferred even to a higher sum. Among readings with the same faan the first in one fixed order counts, so that replays and explanations always agree: first by shape, then by sorted groups.</source>
            <translation>Спосіб, що дає лімітну руку, переважає навіть більшу суму. Зі способів, що дають порівну фанів, береться перший за одним сталим порядком, щоб перегляди й пояснення завжди збігалися: спершу за формою, потім за впорядкованими групами.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.16">
            <source>Concealed kongs and flowers keep a hand concealed. Concealed hand also scores with seven pairs and with a win on a discard. Last tile of the wall is added to self-draw and to a win on a kong’s replacement. The latter also counts when that replacement was a flower and the flower’s own replacement wins; the replacement of a flower alone scores nothing.</source>
            <translation>Закриті конги й квітки лишають руку закритою. «Закриту руку» зараховують і з сімома парами, і за виграшу зі скиду. «Остання плитка зі стіни» додається до виграшу зі стіни й до виграшу замісною плиткою. Виграш замісною плиткою зараховують і тоді, коли замісною за конг була квітка, а виграла замісна за цю квітку; замісна за саму квітку не дає нічого.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.17">
            <source>Faan for flowers, and for having no flowers, count towards the minimum of three.</source>
            <translation>Фани за квітки й за їхню відсутність зараховують до мінімуму — трьох фанів.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.18">
            <source>All honours and all terminals count in any shape, seven pairs too. In nine gates any of the tiles may come last. Concealed kongs count for four concealed pungs. Several limit hands are all named and score 13 once.</source>
            <translation>Усі благородні й усі термінали чинні в будь-якій формі, зокрема й у семи парах. У Дев’яти воротах останньою може прийти будь-яка з плиток. До Чотирьох закритих пангів зараховують закриті конги. Якщо лімітних рук кілька, названо всі, а 13 зараховують один раз.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.19">
            <source>Totals above 13 are capped at 13. Whatever is not listed among the patterns has no value of its own.</source>
            <translation>Суми понад 13 обмежено стелею 13. Що не названо серед елементів, те окремої вартості не має.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.20">
            <source>The base is 2 to the power of the faan, at most of 13.</source>
            <translation>Базова сума — це 2 у степені, що дорівнює кількості фанів, але щонайбільше 13.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.21">
            <source>The dealer neither pays nor receives more than others. Only the discarder of the winning tile, or the declarer of a robbed kong, ever pays alone.</source>
            <translation>Роздавач не платить і не отримує більше за інших. Сам за всіх платить лише той, хто скинув виграшну плитку або оголосив пограбований конг.</translation>
        </message>
    </context>
    <context>
        <name>tien-gow</name>
        <message id="rules.tien-gow.start.00">
            <source>Your first five minutes</source>
            <translation>Перші п’ять хвилин</translation>
        </message>
        <message id="rules.tien-gow.start.01">
            <source>Tien Gow is a game of tricks with 32 Chinese dominoes. Every player gets eight tiles. One player leads a group of one to four tiles that belong together. Each of the others either beats it with a higher group of the same kind, or discards as many tiles face down. The highest group wins the trick, and its owner leads the next one.</source>
            <translation>Тяньцзю — гра на взятки з 32 кістками китайського доміно. Кожен гравець отримує вісім кісток. Один ходить групою кісток, що пасують одна до одної, — їх від однієї до чотирьох. Кожен з інших або б’є її старшою групою того самого виду, або скидає стільки ж кісток долілиць. Найстарша група бере взятку, і її власник починає наступну.</translation>
        </message>
        <message id="rules.tien-gow.start.02">
            <source>The goal is to win **the last trick**. But a player who has not won any trick before it pays most, and cannot win it when it is a single tile. So win a trick early, and keep something strong for the end.</source>
            <translation>Мета — взяти **останню взятку**. Та хто доти не взяв жодної, платить найбільше й не може взяти останньої, якщо вона з однієї кістки. Тож візьми якусь взятку завчасу, а щось сильне прибережи на кінець.</translation>
        </message>
        <message id="rules.tien-gow.start.03">
            <source>The hardest part is the order of the tiles, because it does not follow the number of pips. With *Index marks on pieces* in the settings each tile shows its suit and its rank: 文 is civil, 武 is military, and in each suit the higher number wins.</source>
            <translation>Найважче — запам’ятати порядок кісток, бо з кількістю точок він не збігається. Якщо в налаштуваннях увімкнути *Позначки масті й рангу*, кожна кістка показує свою масть і ранг: 文 — цивільна, 武 — військова, і в кожній масті більше число старше.</translation>
        </message>
        <message id="rules.tien-gow.aim.00">
            <source>Aim of the game</source>
            <translation>Мета гри</translation>
        </message>
        <message id="rules.tien-gow.aim.01">
            <source>Four players, you and three computer players, each play alone, one deal at a time. The goal is to win the **last trick**: its winner is paid by the others.</source>
            <translation>Четверо гравців, ти й три комп’ютерні, грають кожен сам за себе, роздача за роздачею. Мета — взяти **останню взятку**: тому, хто її взяв, платять інші.</translation>
        </message>
        <message id="rules.tien-gow.aim.02">
            <source>A trick won with *n* tiles gives its winner *n* **columns**. A deal has eight columns in all. They decide who pays how much.</source>
            <translation>Хто взяв взятку з *n* кісток, отримує *n* **стовпчиків**. У роздачі їх усього вісім, і від них залежить, хто скільки платить.</translation>
        </message>
        <message id="rules.tien-gow.tiles.00">
            <source>The tiles and their order</source>
            <translation>Кістки та їхній порядок</translation>
        </message>
        <message id="rules.tien-gow.tiles.01">
            <source>There are 32 tiles in two suits. The **civil** tiles exist twice each. These are their ranks, from the highest to the lowest:</source>
            <translation>Усього 32 кістки двох мастей. **Цивільних** — по дві однакові. Ось їхні ранги, від найвищого до найнижчого:</translation>
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
| 11 | [[6-6]] Небо 天 6-6 | | 5 | [[2-2]] Лава 板凳 2-2 |
| 10 | [[1-1]] Земля 地 1-1 | | 4 | [[5-6]] Сокира 斧頭 5-6 |
| 9 | [[4-4]] Людина 人 4-4 | | 3 | [[4-6]] Ширма 屏風 4-6 |
| 8 | [[1-3]] Гуска 鵝 1-3 | | 2 | [[1-6]] Довгонога сімка 高腳七 1-6 |
| 7 | [[5-5]] Слива 梅花 5-5 | | 1 | [[1-5]] Великоголова шістка 銅錘六 1-5 |
| 6 | [[3-3]] Подвійна трійка 長三 3-3 | | | |</translation>
        </message>
        <message id="rules.tien-gow.tiles.03">
            <source>The **military** tiles exist once each and are named after the sum of their pips. Two tiles with the same sum have the same rank. The ranks of the two suits are never compared with each other.</source>
            <translation>**Військових** кісток — по одній, і названо їх за сумою точок. Дві кістки з однаковою сумою мають однаковий ранг. Рангів двох мастей ніколи між собою не порівнюють.</translation>
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
| 6 | [[3-6 4-5]] дев’ятки 3-6, 4-5 |
| 5 | [[2-6 3-5]] вісімки 2-6, 3-5 |
| 4 | [[2-5 3-4]] сімки 2-5, 3-4 |
| 3 | [[2-4]] Велика шістка 2-4 |
| 2 | [[1-4 2-3]] п’ятірки 1-4, 2-3 |
| 1 | [[1-2]] Мала трійка 1-2 |</translation>
        </message>
        <message id="rules.tien-gow.tiles.05">
            <source>Two names differ by one word only: Big *Head* Six is 1-5, a civil tile. Big Six is 2-4, a military tile.</source>
            <translation>Дві назви схожі: *Великоголова* шістка — це 1-5, цивільна кістка. Велика шістка — це 2-4, військова.</translation>
        </message>
        <message id="rules.tien-gow.deal.00">
            <source>The deal</source>
            <translation>Роздача</translation>
        </message>
        <message id="rules.tien-gow.deal.01">
            <source>Every player gets eight tiles. The first **banker** is chosen at random. The banker leads the first trick; after that the winner of a trick leads the next one. The winner of the last trick is the banker of the next deal.</source>
            <translation>Кожен гравець отримує вісім кісток. Першого **банкіра** визначає жереб. Банкір починає першу взятку; далі наступну взятку починає той, хто взяв попередню. Хто взяв останню взятку, той банкір наступної роздачі.</translation>
        </message>
        <message id="rules.tien-gow.deal.02">
            <source>Play runs counter-clockwise: the player at your right comes after you. All payments between the banker and another player are doubled, as the [settlement](#T8) explains.</source>
            <translation>Ходять проти годинникової стрілки: після тебе — гравець праворуч. Усі виплати між банкіром та іншим гравцем подвоюються, як пояснює [розрахунок](#T8).</translation>
        </message>
        <message id="rules.tien-gow.groups.00">
            <source>What may be led</source>
            <translation>Чим можна ходити</translation>
        </message>
        <message id="rules.tien-gow.groups.01">
            <source>You may lead any of these groups. If you hold a larger group, you may also lead a part of it.</source>
            <translation>Походити можна будь-якою з цих груп. Якщо маєш більшу групу, можна походити і її частиною.</translation>
        </message>
        <message id="rules.tien-gow.groups.02">
            <source>**A single tile.**</source>
            <translation>**Одна кістка.**</translation>
        </message>
        <message id="rules.tien-gow.groups.03">
            <source>**A civil pair:** two identical tiles.</source>
            <translation>**Цивільна пара:** дві однакові кістки.</translation>
        </message>
        <message id="rules.tien-gow.groups.04">
            <source>**A military pair:** two nines, eights, sevens or fives.</source>
            <translation>**Військова пара:** дві дев’ятки, вісімки, сімки або п’ятірки.</translation>
        </message>
        <message id="rules.tien-gow.groups.05">
            <source>**A mixed group** of one family: Heaven with nines, Earth with eights, Man with sevens, Goose with fives. It has one or two tiles of each suit: a mixed pair (one and one), a mixed triplet (two civil tiles and one military tile, or one civil tile and two military tiles) or a **quartet** (all four).</source>
            <translation>**Змішана група** одного сімейства: Небо з дев’ятками, Земля з вісімками, Людина з сімками, Гуска з п’ятірками. У ній одна або дві кістки кожної масті: змішана пара (одна й одна), змішане тріо (дві цивільні кістки й одна військова або одна цивільна й дві військові) чи **квартет** (усі чотири).</translation>
        </message>
        <message id="rules.tien-gow.groups.06">
            <source>**Supreme:** Big Six and Little Three together.</source>
            <translation>**Верховна пара:** Велика шістка й Мала трійка разом.</translation>
        </message>
        <message id="rules.tien-gow.beating.00">
            <source>Following and beating</source>
            <translation>Чим відповідати й бити</translation>
        </message>
        <message id="rules.tien-gow.beating.01">
            <source>Every player plays as many tiles as were led. To beat the highest group so far, play face up a group **of the same kind, with the same number of civil tiles and of military tiles, and of higher rank**. Equal rank is not enough. So a single civil tile is beaten only by a higher civil tile, and a single military tile only by a higher military tile.</source>
            <translation>Кожен гравець кладе стільки кісток, скільки було в першому ході. Щоб побити найстаршу групу на столі, поклади горілиць групу **того самого виду, з тією самою кількістю цивільних і військових кісток і вищого рангу**. Рівного рангу замало. Тож одну цивільну кістку б’є лише старша цивільна, а одну військову — лише старша військова.</translation>
        </message>
        <message id="rules.tien-gow.beating.02">
            <source>In the examples the group on the left is the highest so far, the one on the right is played on it.</source>
            <translation>У прикладах ліворуч — найстарша група на столі, праворуч — та, яку кладуть у відповідь.</translation>
        </message>
        <message id="rules.tien-gow.beating.03">
            <source>Mixed groups rank by family, from the highest to the lowest: Heaven–nine, Earth–eight, Man–seven, Goose–five. Different kinds never beat each other: a mixed pair does not beat a civil pair or a military pair, and none of these beats a mixed pair. Two civil tiles with one military tile do not beat one civil tile with two military tiles, nor the other way round.</source>
            <translation>Старшинство змішаних груп — за сімейством, від найстаршого до наймолодшого: Небо–дев’ятка, Земля–вісімка, Людина–сімка, Гуска–п’ятірка. Групи різних видів одна одної не б’ють: змішана пара не б’є ні цивільної, ні військової, і жодна з них не б’є змішаної. Дві цивільні кістки з однією військовою не б’ють однієї цивільної з двома військовими, і навпаки.</translation>
        </message>
        <message id="rules.tien-gow.beating.04">
            <source>Supreme wins only when it is **led**. Then no pair beats it. Played on another group it beats nothing: it can only be discarded face down.</source>
            <translation>Верховна пара бере взятку, лише коли нею **починають**. Тоді жодна пара її не б’є. Покладена у відповідь на іншу групу, вона сама нічого не б’є: її можна лише скинути долілиць.</translation>
        </message>
        <message id="rules.tien-gow.discarding.00">
            <source>Discarding face down</source>
            <translation>Скид долілиць</translation>
        </message>
        <message id="rules.tien-gow.discarding.01">
            <source>If you cannot or do not want to beat the highest group, discard any tiles face down. You never have to follow suit or to beat. Even a group that would win may be discarded.</source>
            <translation>Якщо не можеш або не хочеш бити найстаршу групу, скинь долілиць будь-які кістки. Дотримуватися масті чи бити ніколи не треба. Скинути можна навіть групу, що взяла б взятку.</translation>
        </message>
        <message id="rules.tien-gow.discarding.02">
            <source>During play nobody sees what the others discard. You may look at your own discards. All discards are shown at the end. Columns, numbers of tiles and groups played face up are public all the time.</source>
            <translation>Під час гри ніхто не бачить, що скидають інші. Свій скид можна переглядати. Наприкінці показують увесь скид. Стовпчики, кількість кісток і групи, покладені горілиць, увесь час видно всім.</translation>
        </message>
        <message id="rules.tien-gow.discarding.03">
            <source>**Early death.** When the last trick is a *single* tile, a player who follows and has no column must discard face down, even with the strongest tile. This does not apply to pairs, triplets and quartets. So a leader who already has seven columns wins all eight with any single tile.</source>
            <translation>**Рання загибель.** Коли остання взятка — з *однієї* кістки, гравець, який відповідає й не має жодного стовпчика, мусить скинути долілиць навіть найстаршу кістку. Пар, тріо й квартетів це не стосується. Тож хто починає останню взятку, вже маючи сім стовпчиків, здобуває всі вісім будь-якою кісткою.</translation>
        </message>
        <message id="rules.tien-gow.settlement.00">
            <source>Settlement</source>
            <translation>Розрахунок</translation>
        </message>
        <message id="rules.tien-gow.settlement.01">
            <source>The winner of the last trick settles with each opponent. The number of columns that this opponent has decides the payment. An opponent with more than four columns does not pay, but receives the excess from the winner.</source>
            <translation>Той, хто взяв останню взятку, розраховується з кожним суперником. Виплата залежить від того, скільки в цього суперника стовпчиків. Суперник, у якого понад чотири стовпчики, не платить, а отримує надлишок від переможця.</translation>
        </message>
        <message id="rules.tien-gow.settlement.02">
            <source>| **columns** | 0 | 1 | 2 | 3 | 4 | 5 | 6 |
| **pays** | 5 | 3 | 2 | 1 | 0 | receives 1 | receives 2 |</source>
            <translation>| **стовпчики** | 0 | 1 | 2 | 3 | 4 | 5 | 6 |
| **платить** | 5 | 3 | 2 | 1 | 0 | отримує 1 | отримує 2 |</translation>
        </message>
        <message id="rules.tien-gow.settlement.03">
            <source>A payment is doubled when one of the two players is the banker: the player who led the first trick of this deal. This applies to the excess too. An example: you are the banker, win the last trick with a Plum and have four columns. Bao has two columns, Mei and Lin have one each.</source>
            <translation>Виплата подвоюється, якщо один із двох гравців — банкір, тобто той, хто починав першу взятку цієї роздачі. Надлишку це теж стосується. Приклад: ти банкір, береш останню взятку Сливою і маєш чотири стовпчики. Бао має два стовпчики, Мей і Лін — по одному.</translation>
        </message>
        <message id="rules.tien-gow.settlement.06">
            <source>Here Bao is the banker and has five columns. You win the last trick with Heaven and have two columns, Mei has one and Lin has none. You pay Bao for one column, doubled.</source>
            <translation>Тут банкір — Бао з п’ятьма стовпчиками. Ти береш останню взятку Небом і маєш два стовпчики, Мей має один, Лін — жодного. Ти платиш Бао за один стовпчик, подвійно.</translation>
        </message>
        <message id="rules.tien-gow.settlement.04">
            <source>**All final payments are doubled** when the last trick is won by a quartet, by Supreme, or by a single Little Three. They are doubled again for a **sweep**: the winner has all eight columns. The doublings multiply each other, and apply to the excess too.</source>
            <translation>**Усі підсумкові виплати подвоюються**, коли останню взятку взято квартетом, Верховною парою або самою Малою трійкою. Ще раз вони подвоюються за **суху перемогу**: у переможця всі вісім стовпчиків. Подвоєння множаться одне на одне й діють також на надлишок.</translation>
        </message>
        <message id="rules.tien-gow.settlement.05">
            <source>Here you win the last trick with Supreme and have five columns. Lin is the banker and has no column, Bao has two and Mei has one. The [instant payments](#T9) for Supreme are additional.</source>
            <translation>Тут ти береш останню взятку Верховною парою і маєш п’ять стовпчиків. Лін — банкір без жодного стовпчика, Бао має два, Мей — один. [Миттєві виплати](#T9) за Верховну пару — окремо, понад це.</translation>
        </message>
        <message id="rules.tien-gow.instant.00">
            <source>Instant payments and capture</source>
            <translation>Миттєві виплати й захоплення</translation>
        </message>
        <message id="rules.tien-gow.instant.01">
            <source>Whoever wins a trick with **Supreme** receives 2 from each opponent at once, and with a **quartet** 4 from each. A payment is doubled when one of the two players is the banker. This is so in the last trick too, and the final doublings never multiply these payments.</source>
            <translation>Хто взяв взятку **Верховною парою**, відразу отримує по 2 очки від кожного суперника, а хто взяв **квартетом** — по 4. Виплата подвоюється, якщо один із двох гравців — банкір. Так само й за останню взятку, а підсумкові подвоєння цих виплат ніколи не множать.</translation>
        </message>
        <message id="rules.tien-gow.instant.04">
            <source>An example: Mei is the banker, and you win a trick with this quartet. Bao and Lin pay 4 each, Mei pays 8.</source>
            <translation>Приклад: банкір — Мей, а ти береш взятку цим квартетом. Бао й Лін платять по 4, Мей — 8.</translation>
        </message>
        <message id="rules.tien-gow.instant.02">
            <source>**Capture.** Little Three is led as the last single tile, and Big Six wins it. Then the player who led Little Three pays for all: their own final payment, and also the payments that the two other players owe the winner.</source>
            <translation>**Захоплення.** Мала трійка починає останню взятку з однієї кістки, а бере її Велика шістка. Тоді той, хто походив Малою трійкою, платить за всіх: і свою підсумкову виплату, і те, що винні переможцеві двоє інших.</translation>
        </message>
        <message id="rules.tien-gow.instant.03">
            <source>An example: Bao leads Little Three and you capture it with Big Six. Mei is the banker. You have three columns, Bao and Lin have two each, Mei has one. Bao pays all three payments.</source>
            <translation>Приклад: Бао ходить Малою трійкою, а ти захоплюєш її Великою шісткою. Банкір — Мей. У тебе три стовпчики, Бао й Лін мають по два, Мей — один. Усі три виплати платить Бао.</translation>
        </message>
        <message id="rules.tien-gow.end.00">
            <source>The end of a deal</source>
            <translation>Кінець роздачі</translation>
        </message>
        <message id="rules.tien-gow.end.01">
            <source>A deal ends when all eight tiles of each player are played. The result shows the columns, the instant payments and the final settlement step by step, and who won the last trick beside who gained most. These two need not be the same player. All payments sum to zero.</source>
            <translation>Роздача закінчується, коли кожен зіграв усі вісім кісток. Результат показує стовпчики, миттєві виплати й крок за кроком підсумковий розрахунок, а поруч — хто взяв останню взятку і хто здобув найбільше очок. Це не завжди той самий гравець. Сума всіх виплат — нуль.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.00">
            <source>Table clarifications</source>
            <translation>Уточнення для цього столу</translation>
        </message>
        <message id="rules.tien-gow.clarifications.01">
            <source>Here you see how this table decides what is not the same everywhere, with the number of each rule.</source>
            <translation>Тут видно, як за цим столом вирішено те, що не всюди однакове, з номером кожного правила.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.02">
            <source>Play runs counter-clockwise: the next player sits at your right. *Restart* voids the unfinished deal without payment and chooses a new banker at random. The tally is kept.</source>
            <translation>Ходять проти годинникової стрілки: наступний гравець сидить праворуч від тебе. Кнопка *Почати заново* анулює незакінчену роздачу без виплат, і нового банкіра визначає жереб. Загальний рахунок лишається.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.03">
            <source>You may look at your own discards, and all discards are shown at the end. Columns, numbers of tiles and groups played face up are public all the time. Computer players see no more than this: they do not know what you discard.</source>
            <translation>Свій скид можна переглядати, а наприкінці показують увесь скид. Стовпчики, кількість кісток і групи, покладені горілиць, увесь час видно всім. Комп’ютерні гравці бачать не більше: що скидаєш ти, вони не знають.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.04">
            <source>Early death applies only when the last trick is a single tile, not to pairs, triplets and quartets.</source>
            <translation>Рання загибель діє, лише коли остання взятка — з однієї кістки; пар, тріо й квартетів вона не стосується.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.05">
            <source>With the banker instant payments are doubled for Supreme and for quartets. They are due in the last trick too, and the final doublings never multiply them.</source>
            <translation>Миттєві виплати з банкіром подвоюються і за Верховну пару, і за квартети. Їх платять і за останню взятку, а підсумкові подвоєння їх ніколи не множать.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.06">
            <source>A quartet doubles the final payments whether it was led or beat another quartet. The doublings multiply each other, and apply also to what a player with more than four columns receives.</source>
            <translation>Квартет подвоює підсумкові виплати, байдуже, чи ним починали, чи побили інший квартет. Подвоєння множаться одне на одне й діють також на те, що отримує гравець із понад чотирма стовпчиками.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.07">
            <source>A capture counts whatever was played between Little Three and Big Six. What the other two owe is paid as it stood between them and the winner, and is not doubled again. Whoever has more than four columns still receives the excess from the winner; this applies to the player who led Little Three too. A capture itself doubles nothing.</source>
            <translation>Захоплення стається, хоч би що поклали між Малою трійкою і Великою шісткою. Борги двох інших платять такими, якими вони були між цими двома й переможцем, і вдруге не подвоюють. Хто має понад чотири стовпчики, той усе одно отримує надлишок від переможця, навіть якщо це він ходив Малою трійкою. Саме захоплення нічого не подвоює.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.08">
            <source>The winner of the last trick and the player who gained most can be different.</source>
            <translation>Той, хто взяв останню взятку, і той, хто здобув найбільше очок, можуть бути різними гравцями.</translation>
        </message>
    </context>
    <context>
        <name>nantong</name>
        <message id="rules.nantong.start.00">
            <source>Your first five minutes</source>
            <translation>Перші п’ять хвилин</translation>
        </message>
        <message id="rules.nantong.start.01">
            <source>You hold 22 or 23 narrow cards. On each turn you draw one card and discard one, until you have **seven groups and a pair**. A group is a sequence of three cards of one suit, or three or four identical cards.</source>
            <translation>На руці 22 або 23 вузькі карти. У свій хід береш одну карту й одну скидаєш, доки не зберуться **сім груп і пара**. Група — це послідовність із трьох карт однієї масті або три чи чотири однакові карти.</translation>
        </message>
        <message id="rules.nantong.start.02">
            <source>You make sequences only from cards in your own hand. A discard can be claimed for three or four identical cards. The last card, which completes the hand, is the only exception: it may be a discard in a sequence or in the pair too.</source>
            <translation>Послідовності складають лише з карт власної руки. Чужий скид можна оголосити, щоб скласти три чи чотири однакові. Виняток один — остання карта, що довершує руку: скинута, вона може стати й у послідовність, і в пару.</translation>
        </message>
        <message id="rules.nantong.start.03">
            <source>Three or four identical cards score even when you do not win. Two cards that lie face up, the **indicators**, multiply the score of some cards; these cards bear a small mark such as ×2. The winner adds a bonus. But in the end every player settles with every other by the difference of their totals, so a quick and cheap win can lose points. The side panel tells you before you declare it.</source>
            <translation>Три чи чотири однакові карти дають очки й без виграшу. Дві карти, що лежать горілиць, — **індикатори** — множать очки деяких карт; на таких картах є невелика позначка, наприклад ×2. Переможець додає надбавку. Та наприкінці кожен розраховується з кожним за різницею підсумків, тож похапливий дешевий виграш може забрати очки. Бічна панель попередить завчасно.</translation>
        </message>
        <message id="rules.nantong.aim.00">
            <source>Aim of the game</source>
            <translation>Мета гри</translation>
        </message>
        <message id="rules.nantong.aim.01">
            <source>Three players: you, AI 1 and AI 2, in this order counter-clockwise, so AI 1 sits at your right. They play one deal at a time. The aim is a hand of **seven groups and a pair**, and a high total.</source>
            <translation>Гравців троє: ти, ШІ 1 і ШІ 2, у такому порядку проти годинникової стрілки, тож ШІ 1 сидить праворуч від тебе. Грають роздача за роздачею. Мета — рука із **семи груп і пари** й високий підсумок.</translation>
        </message>
        <message id="rules.nantong.aim.02">
            <source>- **Sequence** – three consecutive ranks of one suit, from your own hand. Only the winning card may come from a discard or a robbed kong.
- **Three identical cards.**
- **Kong** – four identical cards that you have declared.</source>
            <translation>- **Послідовність** — три ранги однієї масті поспіль, із власної руки. Зі скиду або з пограбованого конгу може бути лише виграшна карта.
- **Три однакові карти.**
- **Конг** — чотири однакові карти, які ти оголошуєш.</translation>
        </message>
        <message id="rules.nantong.aim.03">
            <source>A win ends the deal, but the winner need not have the highest total, and two players can share the highest total. When the stock is exhausted, nobody has won, but the base hu of all players are settled all the same.</source>
            <translation>Виграш закінчує роздачу, але найвищий підсумок може бути в іншого, а то й у двох гравців однаковий. Коли колода скінчилася, переможця немає, та за базові ху всіх гравців усе одно розраховуються.</translation>
        </message>
        <message id="rules.nantong.cards.00">
            <source>The cards</source>
            <translation>Карти</translation>
        </message>
        <message id="rules.nantong.cards.01">
            <source>There are three suits with ranks from 1 to 9. Each card exists four times:</source>
            <translation>Мастей три, з рангами від 1 до 9. Кожної карти по чотири:</translation>
        </message>
        <message id="rules.nantong.cards.02">
            <source>| | |
| **Myriads** 万 | [[1M 2M 3M 4M 5M 6M 7M 8M 9M]] |
| **Strings** 条 | [[1S 2S 3S 4S 5S 6S 7S 8S 9S]] |
| **Coins** 饼 | [[1C 2C 3C 4C 5C 6C 7C 8C 9C]] |</source>
            <translation>| | |
| **Міріади** 万 | [[1M 2M 3M 4M 5M 6M 7M 8M 9M]] |
| **Низки** 条 | [[1S 2S 3S 4S 5S 6S 7S 8S 9S]] |
| **Монети** 饼 | [[1C 2C 3C 4C 5C 6C 7C 8C 9C]] |</translation>
        </message>
        <message id="rules.nantong.cards.03">
            <source>Three more cards have no suit and no rank. Each of them exists four times too. They form only identical groups and pairs, never sequences:</source>
            <translation>Ще три карти не мають ні масті, ні рангу. Їх теж по чотири. Вони утворюють лише групи однакових і пари, а послідовності — ніколи:</translation>
        </message>
        <message id="rules.nantong.cards.04">
            <source>| | | |
| [[TH]] Thousand 千 | [[WF]] White Flower 白花 | [[RF]] Red Flower 红花 |</source>
            <translation>| | | |
| [[TH]] Тисяча 千 | [[WF]] Біла квітка 白花 | [[RF]] Червона квітка 红花 |</translation>
        </message>
        <message id="rules.nantong.cards.05">
            <source>Thousand, White Flower, Red Flower and the **Nine of Strings** are the **old generals** 老将. They have a red double frame and [count double](#N15). The Nine of Strings can still be the 9 of 7-8-9.</source>
            <translation>Тисяча, Біла квітка, Червона квітка й **дев’ятка низок** — це **старі генерали** 老将. Вони мають червону подвійну рамку й [рахуються подвійно](#N15). Дев’ятка низок усе ж може бути 9 у 7-8-9.</translation>
        </message>
        <message id="rules.nantong.cards.06">
            <source>The box holds 125 cards. The table uses 120 of them; Fortune, Prosperity, Longevity, Joy and Wealth stay in the box:</source>
            <translation>У коробці 125 карт. На столі — 120 із них; Щастя, Достаток, Довголіття, Радість і Багатство лишаються в коробці:</translation>
        </message>
        <message id="rules.nantong.deal.00">
            <source>The deal</source>
            <translation>Роздача</translation>
        </message>
        <message id="rules.nantong.deal.01">
            <source>The dealer gets 23 cards, the others get 22. Two indicators are turned up and belong to nobody. The stock holds the other 51 cards.</source>
            <translation>Роздавач отримує 23 карти, решта — по 22. Два індикатори відкривають; вони не належать нікому. У колоді лишається 51 карта.</translation>
        </message>
        <message id="rules.nantong.deal.02">
            <source>The first dealer is chosen at random. After every deal the next player in turn becomes dealer, whoever won.</source>
            <translation>Першого роздавача визначає жереб. Після кожної роздачі роздавачем стає наступний гравець, хоч би хто виграв.</translation>
        </message>
        <message id="rules.nantong.preparation.00">
            <source>Preparation</source>
            <translation>Підготовка</translation>
        </message>
        <message id="rules.nantong.preparation.01">
            <source>Before play each player in turn, the dealer first, may declare cards. Only cards of the original deal may be declared, never replacements. All replacements come from the back of the stock.</source>
            <translation>Перед грою кожен гравець по черзі, починаючи з роздавача, може оголосити карти. Оголошують лише роздані карти, але не замісні. Усі замісні беруть із низу колоди.</translation>
        </message>
        <message id="rules.nantong.preparation.02">
            <source>- **Four identical cards** may be laid as one of the seven groups, with one replacement.
- **Three identical cards that equal an indicator** may be laid as one of the seven groups, without a replacement.
- **Tiandi Hezi:** if both indicators are identical and you were dealt the other two, you may lay these two and draw two replacements. Hezi scores, but it is neither one of the seven groups nor the pair.</source>
            <translation>- **Чотири однакові карти** можна викласти як одну із семи груп; за них беруть одну замісну карту.
- **Три однакові карти, такі самі, як індикатор,** можна викласти як одну із семи груп, без замісної карти.
- **Тяньди-хецзи:** якщо обидва індикатори однакові, а дві інші такі карти роздано тобі, можна викласти ці дві й узяти дві замісні. Хецзи дає ху, але це не одна із семи груп і не пара.</translation>
        </message>
        <message id="rules.nantong.preparation.05">
            <source>Then the player finishes the preparation. A player who is not the dealer and needs just one card to win may **declare ready** instead. At least one copy of a winning card must be one that this player cannot see.</source>
            <translation>Після цього гравець закінчує підготовку. Якщо це не роздавач і до виграшу йому бракує лише однієї карти, він може натомість **оголосити готовність**. Принаймні одна з виграшних карт має бути йому ще не видна.</translation>
        </message>
        <message id="rules.nantong.preparation.03">
            <source>The hand of a ready player is locked: there is no pong and no kong. On each turn the player wins with the drawn card or discards it; a discard or a robbed kong may be won with too. In return the total of the winning hand is doubled.</source>
            <translation>Руку готового гравця заблоковано: ні понгу, ні конгу. У свій хід він узятою картою виграє або скидає її; виграти можна й скинутою картою чи картою пограбованого конгу. Зате підсумок виграшної руки подвоюється.</translation>
        </message>
        <message id="rules.nantong.preparation.04">
            <source>**Heavenly win:** if the dealer’s hand is complete before any card was drawn or discarded, the dealer may win at once, and the total is doubled. Replacements of the preparation are allowed. There is no winning card, so there is no bonus for self-draw, wait or kong.</source>
            <translation>**Небесний виграш:** якщо рука роздавача зібрана, перш ніж хтось узяв чи скинув карту, роздавач може відразу виграти, і підсумок подвоюється. Замісні карти підготовки дозволено. Виграшної карти тут немає, тож немає й надбавок за виграш із колоди, очікування чи конг.</translation>
        </message>
        <message id="rules.nantong.play.00">
            <source>Your turn</source>
            <translation>Твій хід</translation>
        </message>
        <message id="rules.nantong.play.06">
            <source>When all have finished the preparation, the dealer begins without drawing: win, declare a kong or discard.</source>
            <translation>Коли всі закінчили підготовку, роздавач починає без добору: виграє, оголошує конг або скидає.</translation>
        </message>
        <message id="rules.nantong.play.01">
            <source>On each later turn draw a card from the front of the stock and discard one. After a draw you may win instead, or declare a kong:</source>
            <translation>У кожен наступний хід візьми карту з верху колоди й одну скинь. Після добору можна натомість виграти або оголосити конг:</translation>
        </message>
        <message id="rules.nantong.play.07">
            <source>- **Concealed kong** – four identical cards in your hand.
- **Added kong** – a card in your hand that matches a pong of yours, also one that you drew earlier.</source>
            <translation>- **Закритий конг** — чотири однакові карти на руці.
- **Доповнений конг** — карта на руці, така сама, як у твоєму понгу, навіть якщо її взято раніше.</translation>
        </message>
        <message id="rules.nantong.play.08">
            <source>After any kong draw a replacement from the back of the stock. Then it is as after a draw: win, declare another kong or discard. A kong needs a card in the stock.</source>
            <translation>Після будь-якого конгу візьми замісну карту з низу колоди. Далі — як після добору: виграй, оголоси ще один конг або скинь карту. Для конгу в колоді має бути карта.</translation>
        </message>
        <message id="rules.nantong.play.03">
            <source>An added kong may be **robbed**: a player whose hand this card completes may win with it before the kong stands. It scores like a win on a discard. Other kongs cannot be robbed.</source>
            <translation>Доповнений конг можна **пограбувати**: гравець, чию руку ця карта довершує, може нею виграти, перш ніж конг набуде чинності. Рахують це як виграш зі скиду. Інших конгів пограбувати не можна.</translation>
        </message>
        <message id="rules.nantong.claims.00">
            <source>Claiming a discard</source>
            <translation>Оголошення на скид</translation>
        </message>
        <message id="rules.nantong.claims.01">
            <source>The other players may claim every discard:</source>
            <translation>На кожен скид інші гравці можуть оголосити:</translation>
        </message>
        <message id="rules.nantong.claims.02">
            <source>- **Win** – if the card completes your hand, in any group.
- **Pong** – with two identical cards in your hand. Then discard without drawing; you may not declare a kong in between.
- **Open kong** – with three identical cards in your hand. It brings a replacement, as every kong does.</source>
            <translation>- **Виграш** — якщо карта довершує твою руку, хоч у якій групі.
- **Понг** — із двома такими самими картами на руці. Потім скидаєш без добору; конгу перед цим оголосити не можна.
- **Відкритий конг** — із трьома такими самими картами на руці. За нього, як і за кожен конг, береш замісну карту.</translation>
        </message>
        <message id="rules.nantong.claims.03">
            <source>A discard never makes a sequence, except to win.</source>
            <translation>Скинута карта ніколи не йде в послідовність, хіба що на виграш.</translation>
        </message>
        <message id="rules.nantong.claims.04">
            <source>All players answer before anything happens. A win comes before pong and kong. Among equal claims the player who comes first after the discarder in turn order gets the card. Only one player can win.</source>
            <translation>Спершу відповідають усі гравці, аж тоді щось відбувається. Виграш переважає понг і конг. З рівних оголошень карту отримує той, хто за чергою перший після того, хто скинув. Виграти може лише один гравець.</translation>
        </message>
        <message id="rules.nantong.claims.05">
            <source>You may pass. Passing a win or a pong forbids nothing later, and sometimes it is wise to pass a win: a win can lose points.</source>
            <translation>Можна спасувати. Пас на виграш чи понг нічого надалі не забороняє, а часом на виграш і варто спасувати: він може забрати очки.</translation>
        </message>
        <message id="rules.nantong.claims.06">
            <source>Only what is legal at the moment is offered.</source>
            <translation>Пропонується лише те, що зараз дозволено.</translation>
        </message>
        <message id="rules.nantong.end.00">
            <source>The end of a deal</source>
            <translation>Кінець роздачі</translation>
        </message>
        <message id="rules.nantong.end.01">
            <source>A deal ends with a win, or when the stock is exhausted. The last discard may still be claimed for a win or a pong, but not for a kong. After a pong there is one more discard, and it may be claimed in the same way. When nobody claims it, the deal is exhausted.</source>
            <translation>Роздача закінчується виграшем або тоді, коли скінчилася колода. На останній скид іще можна оголосити виграш або понг, але не конг. Після понгу буде ще один скид, і на нього можна оголосити те саме. Якщо ніхто нічого не оголошує, роздача лишається без переможця.</translation>
        </message>
        <message id="rules.nantong.end.02">
            <source>Opening groups, pongs, kongs of every kind and Hezi lie face up all the time. At the end all hands are shown.</source>
            <translation>Початкові групи, понги, конги всіх видів і хецзи весь час лежать горілиць. Наприкінці показують усі руки.</translation>
        </message>
        <message id="rules.nantong.shapes.00">
            <source>Winning shapes</source>
            <translation>Форми виграшу</translation>
        </message>
        <message id="rules.nantong.shapes.01">
            <source>Every winning hand has seven groups and a pair. It has one of three shapes. In the examples the winning card has a gold outline; groups that were laid follow it, and the indicators stand at the end. Below you see how the hand scores. The next two sections explain this.</source>
            <translation>Кожна виграшна рука має сім груп і пару. Форм виграшу три. У прикладах виграшна карта — в золотій рамці; за нею йдуть викладені групи, а наприкінці — індикатори. Нижче видно, скільки дає рука; пояснення — в наступних двох розділах.</translation>
        </message>
        <message id="rules.nantong.shapes.02">
            <source>**Qing Hu:** seven sequences, beside the pair.</source>
            <translation>**Цін-ху:** сім послідовностей і пара.</translation>
        </message>
        <message id="rules.nantong.shapes.03">
            <source>**Piao Hu:** identical groups and kongs, beside the pair. Any number of **Wenqian** may be among the groups. Wenqian is the sequence 1-2-3 of Coins.</source>
            <translation>**Пяо-ху:** групи однакових карт, конги й пара. Серед груп може бути скільки завгодно **веньцянів**. Веньцянь — це послідовність 1-2-3 монет.</translation>
        </message>
        <message id="rules.nantong.shapes.04">
            <source>**Tazi Hu:** every other winning hand.</source>
            <translation>**Тацзи-ху:** будь-яка інша виграшна рука.</translation>
        </message>
        <message id="rules.nantong.scoring.00">
            <source>Base hu of all players</source>
            <translation>Базові ху всіх гравців</translation>
        </message>
        <message id="rules.nantong.scoring.01">
            <source>Points are called **hu**. All players score their identical cards, whether they win or not:</source>
            <translation>Очки тут звуться **ху**. Свої однакові карти рахують усі гравці, виграють вони чи ні:</translation>
        </message>
        <message id="rules.nantong.scoring.02">
            <source>| | base hu | | base hu |
| pong | 2 | concealed kong | 12 |
| three in hand | 4 | four in hand | 12 |
| open or added kong | 8 | opening group, Tiandi Hezi | 16 |</source>
            <translation>| | базові ху | | базові ху |
| понг | 2 | закритий конг | 12 |
| трійка на руці | 4 | чотири на руці | 12 |
| відкритий або доповнений конг | 8 | початкова група, тяньди-хецзи | 16 |</translation>
        </message>
        <message id="rules.nantong.scoring.09">
            <source>An opening group is four or three identical cards that were laid in the [preparation](#N6). Pairs score nothing.</source>
            <translation>Початкова група — це чотири або три однакові карти, викладені під час [підготовки](#N6). Пари не дають нічого.</translation>
        </message>
        <message id="rules.nantong.scoring.03">
            <source>**Exact match:** when the cards equal an indicator, a pong has 4 base hu and three in hand have 12. An opening group and Hezi have no more than 16. Exact matches bear a star.</source>
            <translation>**Точний збіг:** якщо карти такі самі, як індикатор, понг має 4 базові ху, а трійка на руці — 12. Початкова група й хецзи мають 16, не більше. Точний збіг позначено зіркою.</translation>
        </message>
        <message id="rules.nantong.scoring.04">
            <source>The base hu of a group are multiplied: ×2 for an old general, and ×2 again for each indicator that matches. An indicator matches a card when both are old generals. It also matches when neither is an old general and both have the same rank, in any suit. So the Nine of Strings never doubles the other nines, and they never double it.</source>
            <translation>Базові ху групи множать: ×2 за старого генерала і ще ×2 за кожен індикатор, що пасує. Індикатор пасує до карти, коли обоє — старі генерали. Пасує він і тоді, коли серед них немає старого генерала, а ранг однаковий, хоч би яка масть. Тож дев’ятка низок ніколи не подвоює інших дев’яток, а вони — її.</translation>
        </message>
        <message id="rules.nantong.scoring.10">
            <source>Examples of single groups, with the two indicators at the end. Three Twos of Myriads in hand have the rank of one indicator. Three Twos of Strings equal it:</source>
            <translation>Приклади окремих груп; наприкінці — два індикатори. Три двійки міріад на руці мають ранг одного з індикаторів. Три двійки низок точно з ним збігаються:</translation>
        </message>
        <message id="rules.nantong.scoring.11">
            <source>As a pong and as an opening group they would score:</source>
            <translation>Як понг і як початкова група вони дали б:</translation>
        </message>
        <message id="rules.nantong.scoring.12">
            <source>The other groups, some of them with a card that is doubled:</source>
            <translation>Інші групи; карти деяких подвоюються:</translation>
        </message>
        <message id="rules.nantong.scoring.06">
            <source>Two identical indicators, Fours of Coins, and the other two in your hand: they double twice.</source>
            <translation>Два однакові індикатори, четвірки монет, а дві інші такі карти — у тебе на руці: індикатори подвоюють двічі.</translation>
        </message>
        <message id="rules.nantong.scoring.13">
            <source>The hu of all groups are added. Hezi belongs to this sum and is multiplied with it.</source>
            <translation>Ху всіх груп додають. Хецзи входить до цієї суми й множиться разом із нею.</translation>
        </message>
        <message id="rules.nantong.scoring.07">
            <source>Three or four identical cards in your hand score even when the winning hand uses them in sequences. Here three Fours of Coins do:</source>
            <translation>Три чи чотири однакові карти на руці дають ху й тоді, коли у виграшній руці вони стоять у послідовностях. Тут — три четвірки монет:</translation>
        </message>
        <message id="rules.nantong.scoring.08">
            <source>A winning card that was claimed is not “in hand”: with two of your own it makes a pong. If you draw it yourself, it is in hand. Here the third Five of Myriads is a discard, then drawn:</source>
            <translation>Оголошена виграшна карта — не «на руці»: із двома твоїми вона складає понг. Якщо ти береш її з колоди, вона на руці. Тут третя п’ятірка міріад спершу зі скиду, потім із колоди:</translation>
        </message>
        <message id="rules.nantong.bonuses.00">
            <source>What a win adds</source>
            <translation>Що додає виграш</translation>
        </message>
        <message id="rules.nantong.bonuses.01">
            <source>The winner adds hu for the [shape](#shapes) of the hand:</source>
            <translation>Переможець додає ху за [форму](#shapes) виграшу:</translation>
        </message>
        <message id="rules.nantong.bonuses.02">
            <source>- **Qing Hu** +100
- **Piao Hu** +50
- **Tazi Hu** +20</source>
            <translation>- **Цін-ху** +100
- **Пяо-ху** +50
- **Тацзи-ху** +20</translation>
        </message>
        <message id="rules.nantong.bonuses.09">
            <source>**Wenqian**, each 1-2-3 of Coins, adds more: one +20, two +50, three +100, four +200.</source>
            <translation>**Веньцянь**, тобто кожна послідовність 1-2-3 монет, дає ще: один +20, два +50, три +100, чотири +200.</translation>
        </message>
        <message id="rules.nantong.bonuses.10">
            <source>**Self-draw** +10: you drew the winning card yourself.</source>
            <translation>**Виграш із колоди** +10: виграшну карту ти береш із колоди.</translation>
        </message>
        <message id="rules.nantong.bonuses.11">
            <source>**Win on a kong’s replacement** +10 more. The self-draw is counted too.</source>
            <translation>**Виграш замісною картою** конгу — ще +10. Виграш із колоди теж зараховують.</translation>
        </message>
        <message id="rules.nantong.bonuses.12">
            <source>**Wait** +10, once only, when the winning card completes the pair, or is the middle card of a sequence, the 3 of 1-2-3 or the 7 of 7-8-9. One example of each:</source>
            <translation>**Очікування** +10, лише один раз, якщо виграшна карта довершує пару або стає середньою картою послідовності, 3 в 1-2-3 чи 7 у 7-8-9. По одному прикладу на кожне:</translation>
        </message>
        <message id="rules.nantong.bonuses.04">
            <source>Then the sum is doubled once for each of the following. All doublings multiply each other.</source>
            <translation>Потім суму подвоюють по разу за кожен із таких випадків. Усі подвоєння множаться одне на одне.</translation>
        </message>
        <message id="rules.nantong.bonuses.13">
            <source>**Piao Hu** is doubled besides its +50.</source>
            <translation>**Пяо-ху** ще й подвоює, крім своїх +50.</translation>
        </message>
        <message id="rules.nantong.bonuses.14">
            <source>**Closed Piao:** Piao Hu without any pong and without a triple that a claimed card completed. It is doubled once more.</source>
            <translation>**Глухе пяо:** Пяо-ху без жодного понгу й без трійки, довершеної оголошеною картою. Подвоює ще раз.</translation>
        </message>
        <message id="rules.nantong.bonuses.15">
            <source>**Three Elders:** at least three Red Flowers, three White Flowers and three Thousands.</source>
            <translation>**Три старійшини:** щонайменше три Червоні квітки, три Білі квітки й три Тисячі.</translation>
        </message>
        <message id="rules.nantong.bonuses.16">
            <source>**Heavenly win**, explained in the [preparation](#N8).</source>
            <translation>**Небесний виграш**, описаний у [підготовці](#N8).</translation>
        </message>
        <message id="rules.nantong.bonuses.17">
            <source>**Win on the dealer’s first discard** of the deal.</source>
            <translation>**Виграш із першого скиду роздавача** в цій роздачі.</translation>
        </message>
        <message id="rules.nantong.bonuses.18">
            <source>**Declared ready** in the [preparation](#N7).</source>
            <translation>**Готовність оголошено** під час [підготовки](#N7).</translation>
        </message>
        <message id="rules.nantong.bonuses.19">
            <source>**Last card of the stock:** you draw it yourself and win with it.</source>
            <translation>**Остання карта колоди:** ти береш її і нею виграєш.</translation>
        </message>
        <message id="rules.nantong.bonuses.06">
            <source>If a hand can be divided into groups in several ways, the program takes the one with the highest total. It chooses in the same way which group the winning card completes.</source>
            <translation>Якщо руку можна поділити на групи по-різному, програма бере розбиття з найвищим підсумком. Так само вона вибирає, яку групу довершує виграшна карта.</translation>
        </message>
        <message id="rules.nantong.settlement.00">
            <source>Settlement</source>
            <translation>Розрахунок</translation>
        </message>
        <message id="rules.nantong.settlement.03">
            <source>The winner’s total is the sum of hu, with the hu for shape, Wenqian and bonuses added, and then doubled once for each doubling. The total of the others is their sum of hu. If nobody has won, this is so for all three.</source>
            <translation>Підсумок переможця — це сума ху, до якої додано ху за форму, веньцяні й надбавки, а потім усе подвоєно по разу за кожне подвоєння. Підсумок решти — їхня сума ху. Якщо ніхто не виграв, так рахують в усіх трьох.</translation>
        </message>
        <message id="rules.nantong.settlement.01">
            <source>Every total is rounded up to a full ten, after all multiplying: 22 becomes 30, 20 stays 20, and 0 stays 0.</source>
            <translation>Кожен підсумок округлюють угору до десятка, вже після множення: 22 стає 30, 20 лишається 20, 0 лишається 0.</translation>
        </message>
        <message id="rules.nantong.settlement.02">
            <source>Each pair of players settles the difference of their totals. So you receive three times your own total less the sum of all three totals. Totals of 100, 40 and 20 settle as +140, −40 and −100.</source>
            <translation>Кожні двоє гравців розраховуються за різницею своїх підсумків. Тож ти отримуєш потроєний свій підсумок мінус суму всіх трьох. Підсумки 100, 40 і 20 дають +140, −40 і −100.</translation>
        </message>
        <message id="rules.nantong.clarifications.00">
            <source>Table clarifications</source>
            <translation>Уточнення для цього столу</translation>
        </message>
        <message id="rules.nantong.clarifications.01">
            <source>Here you see how this table decides what is not the same everywhere, with the number of each rule.</source>
            <translation>Тут видно, як за цим столом вирішено те, що не всюди однакове, з номером кожного правила.</translation>
        </message>
        <message id="rules.nantong.clarifications.02">
            <source>AI 1 sits at your right. The winning card of a sequence may be a discard or the card of a robbed kong.</source>
            <translation>ШІ 1 сидить праворуч від тебе. Виграшна карта послідовності може бути скинутою або картою пограбованого конгу.</translation>
        </message>
        <message id="rules.nantong.clarifications.03">
            <source>After each deal the next player in turn becomes dealer, whoever won. *Restart* voids the unfinished deal without settlement and chooses a new dealer at random.</source>
            <translation>Після кожної роздачі роздавачем стає наступний за чергою гравець, хоч би хто виграв. Кнопка *Почати заново* анулює незакінчену роздачу без розрахунку, і нового роздавача визначає жереб.</translation>
        </message>
        <message id="rules.nantong.clarifications.04">
            <source>Each player finishes the preparation before the next one begins. Hezi is scored apart: it is neither a group nor a pair, and it has no effect on Piao and Three Elders.</source>
            <translation>Кожен гравець завершує підготовку, перш ніж почне наступний. Хецзи рахують окремо: це не група й не пара, і на пяо та Трьох старійшин воно не впливає.</translation>
        </message>
        <message id="rules.nantong.clarifications.05">
            <source>Whether you may declare ready is decided after your own replacements, by the shape of the hand alone, not by its score. At least one copy of a winning card must be neither in your own hand, nor an indicator, nor face up in the groups or the Hezi of any player. A ready player makes no pong and no kong of any kind. A ready player may decline a win: it costs nothing, a drawn card must then be discarded, and the hand stays ready.</source>
            <translation>Чи можна оголосити готовність, вирішують, коли взято власні замісні карти, і лише за будовою руки, а не за її вартістю. Принаймні однієї виграшної карти не повинно бути ні на власній руці, ні серед індикаторів, ні горілиць у групах чи хецзи будь-кого з гравців. Готовий гравець не оголошує ні понгу, ні жодного конгу. Від виграшу він може відмовитися: це нічого не коштує, взяту карту тоді треба скинути, а рука лишається готовою.</translation>
        </message>
        <message id="rules.nantong.clarifications.06">
            <source>Unlike the win of the dealer in mahjong, the heavenly win has no winning card. A dealer who first declares a kong and wins on its replacement has an ordinary win on a kong’s replacement.</source>
            <translation>На відміну від виграшу роздавача в маджонгу, небесний виграш не має виграшної карти. Якщо роздавач спершу оголошує конг і виграє замісною картою, це звичайний виграш замісною картою.</translation>
        </message>
        <message id="rules.nantong.clarifications.07">
            <source>The dealer may declare a kong on the first turn too. For an added kong you may also use a card that you drew earlier. Several kongs may follow each other in one turn.</source>
            <translation>Роздавач може оголосити конг і в перший хід. Для доповненого конгу годиться й карта, взята раніше. За один хід можна оголосити кілька конгів поспіль.</translation>
        </message>
        <message id="rules.nantong.clarifications.08">
            <source>If several players can rob a kong, the first one after the declarer in turn order does. It scores as a win on a discard. The robbed group stays a pong.</source>
            <translation>Якщо пограбувати конг можуть кілька гравців, грабує той, хто за чергою перший після того, хто оголосив конг. Рахують це як виграш зі скиду. Пограбована група лишається понгом.</translation>
        </message>
        <message id="rules.nantong.clarifications.09">
            <source>All answers are collected in private before anything happens. After a pong any card may be discarded.</source>
            <translation>Усі відповіді збирають потай, перш ніж щось станеться. Після понгу можна скинути будь-яку карту.</translation>
        </message>
        <message id="rules.nantong.clarifications.10">
            <source>Any win may be declined. Before you declare a win that would lose points, the program tells you so.</source>
            <translation>Від будь-якого виграшу можна відмовитися. Якщо виграш забрав би очки, програма скаже про це, перш ніж його оголосиш.</translation>
        </message>
        <message id="rules.nantong.clarifications.11">
            <source>Concealed kongs lie face up too. At the end all hands are shown.</source>
            <translation>Закриті конги теж лежать горілиць. Наприкінці показують усі руки.</translation>
        </message>
        <message id="rules.nantong.clarifications.12">
            <source>Two indicators of the same rank double twice, whether they are identical or not.</source>
            <translation>Два індикатори одного рангу подвоюють двічі, однакові вони чи ні.</translation>
        </message>
        <message id="rules.nantong.clarifications.13">
            <source>An exact match adds nothing to an opening group of three cards or to Hezi.</source>
            <translation>Точний збіг нічого не додає початковій групі з трьох карт і хецзи.</translation>
        </message>
        <message id="rules.nantong.clarifications.14">
            <source>If the winning card was claimed and you have two own copies, the three score as a pong when they form a group. If you use the cards in another way, they score nothing. If you have three own copies, these stay three in hand.</source>
            <translation>Якщо виграшну карту оголошено, а дві такі самі в тебе вже були, ці три рахуються як понг, коли складають групу. Якщо карти використано інакше, вони не дають нічого. Якщо в тебе було три такі карти, вони лишаються трійкою на руці.</translation>
        </message>
        <message id="rules.nantong.clarifications.19">
            <source>A pong and the fourth copy of its card in your hand score as a pong.</source>
            <translation>Понг і четверта така карта на руці рахуються як понг.</translation>
        </message>
        <message id="rules.nantong.clarifications.15">
            <source>Piao Hu may have any number of Wenqian.</source>
            <translation>У Пяо-ху може бути скільки завгодно веньцянів.</translation>
        </message>
        <message id="rules.nantong.clarifications.16">
            <source>Closed Piao is decided by the groups at the win. Opening groups and kongs of every kind, also open and added kongs, keep it closed. For Three Elders pongs, kongs, opening groups, copies in hand and a triple completed by the winning card count. The dealer’s first discard counts also when the dealer has declared a kong before it. The last card of the stock counts also as a replacement.</source>
            <translation>Чи пяо глухе, вирішують за групами на мить виграшу. Початкові групи й конги всіх видів, навіть відкриті й доповнені, його не псують. До Трьох старійшин зараховують понги, конги, початкові групи, карти на руці й трійку, довершену виграшною картою. Перший скид роздавача чинний і тоді, коли перед ним роздавач оголосив конг. Остання карта колоди чинна й як замісна.</translation>
        </message>
        <message id="rules.nantong.clarifications.17">
            <source>Every total is rounded up after multiplying.</source>
            <translation>Кожен підсумок округлюють угору після множення.</translation>
        </message>
        <message id="rules.nantong.clarifications.18">
            <source>Among ways to divide a hand with the same total the first in one fixed order counts: first by shape, then by sorted groups.</source>
            <translation>Зі способів поділити руку, що дають той самий підсумок, береться перший за одним сталим порядком: спершу за формою, потім за впорядкованими групами.</translation>
        </message>
    </context>
</TS>
