<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <context>
        <name>hk-mahjong</name>
        <message id="rules.hk-mahjong.start.00">
            <source>Your first five minutes</source>
            <translation>Первые пять минут</translation>
        </message>
        <message id="rules.hk-mahjong.start.01">
            <source>In mahjong you collect sets of tiles. You hold thirteen tiles; on each turn you draw one and discard one. When fourteen tiles form **four sets and a pair**, your hand is complete.</source>
            <translation>В маджонге собирают комбинации из костей. На руке у тебя тринадцать костей; каждый ход ты берёшь одну и одну сбрасываешь. Когда из четырнадцати костей сложились **четыре комбинации и пара**, рука собрана.</translation>
        </message>
        <message id="rules.hk-mahjong.start.02">
            <source>A set is a **chow**, three consecutive tiles of one suit, or a **pung**, three equal tiles. Here are three chows, a pung and a pair:</source>
            <translation>Комбинация — это **чоу**, три кости подряд одной масти, или **панг**, три одинаковые кости. Вот три чоу, панг и пара:</translation>
        </message>
        <message id="rules.hk-mahjong.start.03">
            <source>A tile that somebody else discards can complete a set of yours. For a pung you may claim it from any player, for a chow only from the player before you, who sits at your left.</source>
            <translation>Дополнить комбинацию можно и чужим сбросом. Для панга забирай кость у любого игрока, а для чоу — только у того, кто ходит перед тобой: он сидит слева.</translation>
        </message>
        <message id="rules.hk-mahjong.start.04">
            <source>Not every complete hand may win. It must be worth at least **three faan**; faan are the points that a hand is worth. The side panel tells you how many you have and what is missing.</source>
            <translation>Не всякая собранная рука может выиграть. Она должна стоить хотя бы **три фана**: в фанах считают цену руки. Поглядывай на панель сбоку: там видно, сколько фанов уже есть и чего не хватает.</translation>
        </message>
        <message id="rules.hk-mahjong.start.05">
            <source>Three simple ways to three faan:</source>
            <translation>Три простых пути к трём фанам:</translation>
        </message>
        <message id="rules.hk-mahjong.start.06">
            <source>- **Stay concealed.** Claim nothing before the winning tile and collect chows. All chows and a concealed hand make two; a self-draw, or a hand without any flower, makes three.
- **One suit and honours.** Half flush alone is worth three.
- **All pungs.** Four pungs and a pair are worth three; claim as often as you like.</source>
            <translation>- **Держи руку закрытой.** До самой выигрышной кости ничего не забирай и собирай чоу. «Все чоу» и «Закрытая рука» — это уже два фана, а третий принесёт выигрыш со стены или рука без единого цветка.
- **Одна масть и благородные кости.** «Смешанная масть» уже сама по себе стоит три.
- **Все панги.** Четыре панга и пара стоят три; забирай чужие кости сколько хочешь.</translation>
        </message>
        <message id="rules.hk-mahjong.start.07">
            <source>When in doubt, keep tiles of one suit with neighbouring numbers, discard single winds and dragons first, and do not claim every chow that is offered: with an exposed set your hand is no longer concealed.</source>
            <translation>Когда сомневаешься, держи кости одной масти с соседними номерами, а первыми сбрасывай одинокие ветры и драконов. И не забирай каждый чоу, который предлагают: с открытой комбинацией рука уже не закрытая.</translation>
        </message>
        <message id="rules.hk-mahjong.aim.00">
            <source>Aim of the game</source>
            <translation>Цель игры</translation>
        </message>
        <message id="rules.hk-mahjong.aim.01">
            <source>Four players sit around the table: you and three computer players. Each plays alone, one deal at a time. You win the deal by declaring, before anyone else, a legal hand worth at least three faan.</source>
            <translation>За столом четверо: ты и три компьютерных игрока. Каждый играет сам за себя, раздача за раздачей. Раздачу выигрывает тот, кто раньше других соберёт и объявит руку по правилам — не дешевле трёх фанов.</translation>
        </message>
        <message id="rules.hk-mahjong.aim.02">
            <source>When the wall is used up and nobody has won, the deal is drawn and nobody pays anything.</source>
            <translation>Если стена кончилась, а никто не выиграл, это ничья: никто никому не платит.</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.00">
            <source>The tiles</source>
            <translation>Кости</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.01">
            <source>There are 144 tiles. Three suits are numbered from 1 to 9, and each of these tiles exists four times.</source>
            <translation>Всего костей 144. В трёх мастях номера идут от 1 до 9, и каждой такой кости по четыре.</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.02">
            <source>| | |
| **Characters** | [[1m 2m 3m 4m 5m 6m 7m 8m 9m]] |
| **Dots** | [[1p 2p 3p 4p 5p 6p 7p 8p 9p]] |
| **Bamboo** | [[1s 2s 3s 4s 5s 6s 7s 8s 9s]] |</source>
            <translation>| | |
| **Символы** | [[1m 2m 3m 4m 5m 6m 7m 8m 9m]] |
| **Точки** | [[1p 2p 3p 4p 5p 6p 7p 8p 9p]] |
| **Бамбуки** | [[1s 2s 3s 4s 5s 6s 7s 8s 9s]] |</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.03">
            <source>The 1 of bamboo is a bird. Ones and nines are called **terminals**.</source>
            <translation>На кости «1 бамбук» нарисована птица. Единицы и девятки называются **терминальными** костями.</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.04">
            <source>The **honours** have no numbers and form no chows: four winds and three dragons. Each of them exists four times too.</source>
            <translation>У **благородных костей** номеров нет, и чоу из них не бывает. Это четыре ветра и три дракона, тоже по четыре каждой кости.</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.05">
            <source>| | |
| **Winds** | East [[E]] South [[S]] West [[W]] North [[N]] |
| **Dragons** | Red [[R]] Green [[G]] White [[B]] |</source>
            <translation>| | |
| **Ветры** | Восточный [[E]] Южный [[S]] Западный [[W]] Северный [[N]] |
| **Драконы** | Красный [[R]] Зелёный [[G]] Белый [[B]] |</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.06">
            <source>The eight **flowers and seasons** exist once each. They are never part of a hand: they lie beside it and can bring faan. Each has the number of a seat. These rules call all eight of them flowers; only four patterns tell them apart: Own flower, Own season, Four flowers and Four seasons.</source>
            <translation>Восемь **цветов и сезонов** — по одной кости каждого. В руку они не входят: лежат рядом и могут принести фаны. На каждом стоит номер одного из мест. В этих правилах все восемь называются цветами; различают их только четыре элемента: «Свой цветок», «Свой сезон», «Четыре цветка» и «Четыре сезона».</translation>
        </message>
        <message id="rules.hk-mahjong.tiles.07">
            <source>| | | | | |
| | **1 · East** | **2 · South** | **3 · West** | **4 · North** |
| **Flowers** | [[f1]] plum | [[f2]] orchid | [[f3]] chrysanthemum | [[f4]] bamboo |
| **Seasons** | [[q1]] spring | [[q2]] summer | [[q3]] autumn | [[q4]] winter |</source>
            <translation>| | | | | |
| | **1 · Восток** | **2 · Юг** | **3 · Запад** | **4 · Север** |
| **Цветы** | [[f1]] слива | [[f2]] орхидея | [[f3]] хризантема | [[f4]] бамбук |
| **Сезоны** | [[q1]] весна | [[q2]] лето | [[q3]] осень | [[q4]] зима |</translation>
        </message>
        <message id="rules.hk-mahjong.setup.00">
            <source>Seats and the deal</source>
            <translation>Места и раздача</translation>
        </message>
        <message id="rules.hk-mahjong.setup.01">
            <source>You begin as **East**, the dealer. Play runs counter-clockwise: the player at your right is South and comes after you, then West opposite, then North at your left.</source>
            <translation>Сначала ты **Восток** и сдающий. Ход идёт против часовой стрелки: за тобой ходит Юг — игрок справа, потом Запад напротив, потом Север слева.</translation>
        </message>
        <message id="rules.hk-mahjong.setup.02">
            <source>The seat wind is your own wind. The **round wind** is always East.</source>
            <translation>Ветер места — твой собственный ветер. **Ветер раунда** — всегда Восточный.</translation>
        </message>
        <message id="rules.hk-mahjong.setup.03">
            <source>The dealer gets 14 tiles, the others 13. Flowers and seasons are laid open at once and replaced from the back end of the wall; if a replacement is a flower too, it is replaced again. At the deal each player finishes this before the next one begins, the dealer first.</source>
            <translation>Сдающий получает 14 костей, остальные — по 13. Цветы и сезоны сразу открываются и замещаются костями с конца стены; если замещающая кость — тоже цветок, замещают и её. При раздаче это делают по очереди, начиная со сдающего: пока один не закончит, следующий ждёт.</translation>
        </message>
        <message id="rules.hk-mahjong.setup.04">
            <source>Ordinary draws come from the front of the wall; only replacements for flowers and kongs come from the back. Every tile of the wall may be drawn.</source>
            <translation>Обычно кости берут с начала стены; с конца — только замещающие, за цветы и конги. Взять можно всю стену до последней кости.</translation>
        </message>
        <message id="rules.hk-mahjong.setup.05">
            <source>Deals are independent of each other. A running tally begins at zero and may fall below it. With *Seats rotate after every deal* in the settings, East passes to the next player after every deal, whoever won. Otherwise you stay East.</source>
            <translation>Раздачи друг от друга не зависят. Общий счёт начинается с нуля и может уйти в минус. Если в настройках включено *Менять места после каждой раздачи*, Восток после каждой раздачи переходит к следующему по очереди игроку, кто бы ни выиграл. Иначе ты так и остаёшься Востоком.</translation>
        </message>
        <message id="rules.hk-mahjong.turn.00">
            <source>Your turn</source>
            <translation>Твой ход</translation>
        </message>
        <message id="rules.hk-mahjong.turn.01">
            <source>Draw a tile from the front of the wall, then discard one tile face up into your river. The drawn tile stands a little apart.</source>
            <translation>Возьми кость с начала стены, потом сбрось одну лицом вверх в свою реку — ряд сброшенных костей. Взятая кость стоит чуть в стороне.</translation>
        </message>
        <message id="rules.hk-mahjong.turn.02">
            <source>Discarding takes two steps: **select** a tile, then **confirm**. Between the two you may choose another tile or cancel; a single press or click never does both. Exactly the tile that you selected leaves your hand, even if you hold equal ones.</source>
            <translation>Сброс — это два шага: **выбери** кость, потом **подтверди**. Между ними можно выбрать другую или отменить выбор; одно нажатие или один щелчок никогда не делает и то и другое. С руки уходит именно та кость, которую ты выбираешь, даже если есть такие же.</translation>
        </message>
        <message id="rules.hk-mahjong.turn.03">
            <source>If you draw a flower or a season, it is laid open and you draw a replacement before anything else happens.</source>
            <translation>Если пришёл цветок или сезон, он открывается, и ты сразу, раньше всего остального, берёшь замещающую кость.</translation>
        </message>
        <message id="rules.hk-mahjong.turn.04">
            <source>After a draw you may also declare a win or a [kong](#M8) instead of discarding.</source>
            <translation>Взяв кость, можно вместо сброса объявить выигрыш или [конг](#M8).</translation>
        </message>
        <message id="rules.hk-mahjong.claims.00">
            <source>Claiming a discard</source>
            <translation>Объявления на чужой сброс</translation>
        </message>
        <message id="rules.hk-mahjong.claims.01">
            <source>Every discard may be claimed before the next player draws:</source>
            <translation>Каждый сброс можно забрать, пока следующий игрок не взял кость со стены:</translation>
        </message>
        <message id="rules.hk-mahjong.claims.02">
            <source>- **Win** – by anyone whose hand becomes a legal winning hand with it.
- **Pung** – by anyone who holds two tiles equal to it.
- **Kong** – by anyone who holds three tiles equal to it.
- **Chow** – only by the next player in turn, with two tiles that make three consecutive tiles of one suit with it.</source>
            <translation>- **Выигрыш** — любой, у кого с этой костью получается выигрышная рука по правилам.
- **Панг** — любой, у кого есть две такие же кости.
- **Конг** — любой, у кого есть три такие же кости.
- **Чоу** — только следующий по очереди игрок, если с двумя его костями выходят три подряд одной масти.</translation>
        </message>
        <message id="rules.hk-mahjong.claims.03">
            <source>If several chows fit, you choose one. With [[2p 3p 5p 6p]] you can take [[4p]] for 2-3-4, 3-4-5 or 4-5-6.</source>
            <translation>Если чоу можно собрать по-разному, выбираешь ты. С [[2p 3p 5p 6p]] кость [[4p]] годится для 2-3-4, 3-4-5 или 4-5-6.</translation>
        </message>
        <message id="rules.hk-mahjong.claims.04">
            <source>All players answer before anything happens. A win comes before pung and kong, and these before a chow. Among equal claims the player who comes first after the discarder in turn order gets the tile; only one player can win.</source>
            <translation>Сначала отвечают все, и только потом что-то происходит. Выигрыш важнее панга и конга, а они важнее чоу. При равных объявлениях кость достаётся первому из объявивших по очереди после сбросившего; выиграть может только один.</translation>
        </message>
        <message id="rules.hk-mahjong.claims.05">
            <source>A claimed set lies open beside your hand and is never changed again, except that a pung may become a kong. After a chow or a pung you discard at once: you may not declare a kong or a win in that turn.</source>
            <translation>Объявленная комбинация лежит рядом с рукой открыто и больше не меняется — разве что панг станет конгом. После чоу или панга ты сразу сбрасываешь: конг или выигрыш в этот ход объявить нельзя.</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.00">
            <source>Kongs</source>
            <translation>Конги</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.01">
            <source>Four equal tiles can be declared as a **kong**. It counts as one set. Its owner draws a replacement from the back end of the wall and then discards, wins or declares another kong.</source>
            <translation>Четыре одинаковые кости можно объявить **конгом**. Он считается за одну комбинацию. Его хозяин берёт замещающую кость с конца стены, а потом сбрасывает, выигрывает или объявляет ещё один конг.</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.02">
            <source>- **Exposed kong** – claim a discard while holding the other three.
- **Concealed kong** – lay down four equal tiles from your hand, on your own turn after a draw, or on your first turn as dealer.
- **Added kong** – add the fourth tile to a pung that lies open before you, on any of your turns after a draw.</source>
            <translation>- **Открытый конг** — забираешь сброс, когда остальные три у тебя на руке.
- **Закрытый конг** — выкладываешь четыре одинаковые кости с руки: в свой ход, взяв кость, или в свой первый ход, если сдаёшь ты.
- **Дополненный конг** — добавляешь четвёртую кость к своему открытому пангу в любой свой ход, взяв кость.</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.03">
            <source>A concealed kong keeps your hand concealed. Two of its tiles lie face up, so everybody knows what it is:</source>
            <translation>С закрытым конгом рука остаётся закрытой. Две его кости лежат лицом вверх, так что все знают, какой он:</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.04">
            <source>An added kong can be **robbed**: if the added tile completes a legal hand of another player, that player may win with it. The declarer then pays as if it had been a discard, and the pung stays a pung. A concealed kong can never be robbed.</source>
            <translation>Дополненный конг можно **ограбить**: если с добавленной костью рука другого игрока становится выигрышной по правилам, он может на ней выиграть. Объявивший конг платит тогда как за сброс, а его панг остаётся пангом. Закрытый конг ограбить нельзя никогда.</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.05">
            <source>A kong of any kind needs at least one tile in the wall, for its replacement.</source>
            <translation>Для любого конга в стене должна быть хотя бы одна кость — замещающая.</translation>
        </message>
        <message id="rules.hk-mahjong.end.00">
            <source>Winning and the last tiles</source>
            <translation>Выигрыш и последние кости</translation>
        </message>
        <message id="rules.hk-mahjong.end.01">
            <source>A win worth fewer than three faan is never offered. The panel then says why, for instance “2 of 3 faan”.</source>
            <translation>Выигрыш дешевле трёх фанов не предлагается никогда. Панель скажет почему — например, «2 из 3 фанов».</translation>
        </message>
        <message id="rules.hk-mahjong.end.02">
            <source>You may always decline a win. It costs nothing: you may win later, with the same tile too.</source>
            <translation>От выигрыша всегда можно отказаться. Это ничего не стоит: выиграть можно и позже, даже на такой же кости.</translation>
        </message>
        <message id="rules.hk-mahjong.end.03">
            <source>The dealer may win at once with the 14 tiles that were dealt. This counts as a self-draw.</source>
            <translation>Сдающий может выиграть сразу, с 14 розданными костями. Это считается выигрышем со стены.</translation>
        </message>
        <message id="rules.hk-mahjong.end.04">
            <source>Whoever has drawn the last tile of the wall still wins or discards. This final discard, and every discard after a claim of it, can be claimed for a win, a pung or a chow, but not for a kong. When nobody claims it, the deal is drawn. The deal is also drawn when a flower has to be replaced and the wall is empty.</source>
            <translation>Тот, кто взял последнюю кость стены, ещё выигрывает или сбрасывает. Этот последний сброс — и каждый следующий, если его забрали, — можно забрать для выигрыша, панга или чоу, но не для конга. Если он никому не нужен, раздача кончается вничью. Ничья бывает и тогда, когда надо заместить цветок, а стена пуста.</translation>
        </message>
        <message id="rules.hk-mahjong.end.05">
            <source>All hands are shown at the end of every deal.</source>
            <translation>В конце каждой раздачи все руки открываются.</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.00">
            <source>Winning shapes</source>
            <translation>Выигрышная рука</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.01">
            <source>**Four sets and a pair.** A set is a chow, three consecutive tiles of one suit; a pung, three equal tiles; or a kong, four equal tiles. After 9 no chow goes on with 1: 8-9-1 is no chow.</source>
            <translation>**Четыре комбинации и пара.** Комбинация — это чоу, то есть три кости подряд одной масти, панг — три одинаковые кости, или конг — четыре одинаковые. После 9 чоу на 1 не переходит: 8-9-1 — не чоу.</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.02">
            <source>**Seven pairs**, without any declared set, not even a concealed kong. Four equal tiles count as two pairs.</source>
            <translation>**Семь пар** без единой объявленной комбинации, даже без закрытого конга. Четыре одинаковые кости считаются за две пары.</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.03">
            <source>**Thirteen orphans**: one of each terminal and honour, and one of them twice.</source>
            <translation>**Тринадцать сирот**: по одной каждой терминальной и благородной кости, и ещё одна любая из них.</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.04">
            <source>If the tiles of a winning hand can be read in several ways, the reading with the most faan counts. A reading that is a [limit hand](#limits) comes before all others, even if another reading has a higher sum.</source>
            <translation>Если выигрышную руку можно разложить по-разному, берётся тот вариант, где фанов больше. Вариант с [лимитной рукой](#limits) важнее любого другого, даже если сумма там больше.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.00">
            <source>Patterns and their faan</source>
            <translation>Элементы и их фаны</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.01">
            <source>The faan of all patterns in a hand are added. A pattern is left out only where the description says that another one replaces it, and in a [limit hand](#limits).</source>
            <translation>Фаны всех элементов руки складываются. Элемент не считается только тогда, когда в описании сказано, что его заменяет другой, — и ещё в [лимитной руке](#limits).</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.02">
            <source>**Flowers count towards the three faan** that you need. A hand without any flower has one faan already, and the flower or season of your own seat is worth one faan too. This decides many hands.</source>
            <translation>**Цветы идут в счёт трёх фанов**, которые нужны для выигрыша. У руки без единого цветка один фан уже есть; цветок или сезон твоего места тоже стоит один фан. Этим решается множество раздач.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.03">
            <source>In the examples the winning tile stands apart with a gold outline. Declared sets and flowers follow it. When no flower is shown, No flowers counts too.</source>
            <translation>В примерах выигрышная кость стоит отдельно и обведена золотом. За ней идут объявленные комбинации и цветы. Если цветов не видно, засчитано и «Без цветов».</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.10">
            <source>**All chows** – 1 faan. Four chows and a pair of *suit* tiles, not of honours.</source>
            <translation>**Все чоу** — 1 фан. Четыре чоу и пара из костей какой-нибудь *масти*, а не из благородных.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.11">
            <source>**Concealed hand** – 1 faan. You have no exposed set. Concealed kongs and flowers do not open a hand, and the winning tile may be a discard. Seven pairs score it too.</source>
            <translation>**Закрытая рука** — 1 фан. Нет ни одной открытой комбинации. Закрытые конги и цветы руку не открывают, а выигрышная кость может быть и сбросом. Засчитывается и с семью парами.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.12">
            <source>**Self-draw** – 1 faan. You drew the winning tile yourself. It is added to the concealed hand.</source>
            <translation>**Выигрыш со стены** — 1 фан. Выигрышную кость ты берёшь со стены. Прибавляется и к «Закрытой руке».</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.13">
            <source>**No flowers** – 1 faan. No flower and no season lies before you.</source>
            <translation>**Без цветов** — 1 фан. Перед тобой нет ни одного цветка и ни одного сезона.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.14">
            <source>**Own flower** – 1 faan. The flower with the number of your seat: East 1, South 2, West 3, North 4.</source>
            <translation>**Свой цветок** — 1 фан. Цветок с номером твоего места: Восток 1, Юг 2, Запад 3, Север 4.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.15">
            <source>**Own season** – 1 faan. The season with the number of your seat.</source>
            <translation>**Свой сезон** — 1 фан. Сезон с номером твоего места.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.16">
            <source>**Four flowers** – 2 faan. All four of them; this replaces Own flower.</source>
            <translation>**Четыре цветка** — 2 фана. Все четыре сразу; «Свой цветок» тогда не считается.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.17">
            <source>**Four seasons** – 2 faan. All four of them; this replaces Own season.</source>
            <translation>**Четыре сезона** — 2 фана. Все четыре сразу; «Свой сезон» тогда не считается.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.18">
            <source>**Red Dragon pung** – 1 faan. A pung or kong of Red Dragons.</source>
            <translation>**Панг красных драконов** — 1 фан. Панг или конг красных драконов.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.19">
            <source>**Green Dragon pung** – 1 faan. A pung or kong of Green Dragons.</source>
            <translation>**Панг зелёных драконов** — 1 фан. Панг или конг зелёных драконов.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.20">
            <source>**White Dragon pung** – 1 faan. A pung or kong of White Dragons.</source>
            <translation>**Панг белых драконов** — 1 фан. Панг или конг белых драконов.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.21">
            <source>**Seat wind** – 1 faan. A pung or kong of your own wind.</source>
            <translation>**Панг ветра места** — 1 фан. Панг или конг твоего ветра.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.22">
            <source>**Round wind** – 1 faan. A pung or kong of East. For the player who is East it is worth two faan: seat wind and round wind.</source>
            <translation>**Панг ветра раунда** — 1 фан. Панг или конг Восточного ветра. Тому, кто сам Восток, он даёт два фана: за ветер места и за ветер раунда.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.23">
            <source>**Little three dragons** – 5 faan. Two pungs or kongs of dragons and a pair of the third; this replaces the faan of the two dragon pungs.</source>
            <translation>**Малые три дракона** — 5 фанов. Панги или конги двух драконов и пара третьего; фаны за сами два панга драконов тогда не считаются.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.24">
            <source>**All pungs** – 3 faan. Four pungs or kongs and a pair.</source>
            <translation>**Все панги** — 3 фана. Четыре панга или конга и пара.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.25">
            <source>**Half flush** – 3 faan. Tiles of exactly one suit, and at least one honour tile.</source>
            <translation>**Смешанная масть** — 3 фана. Кости ровно одной масти и хотя бы одна благородная кость.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.26">
            <source>**Full flush** – 7 faan. Tiles of one suit and nothing else; never together with half flush.</source>
            <translation>**Чистая масть** — 7 фанов. Кости одной масти и больше ничего; вместе со «Смешанной мастью» не бывает.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.27">
            <source>**Seven pairs** – 4 faan. Concealed hand is added to it.</source>
            <translation>**Семь пар** — 4 фана. «Закрытая рука» к ним прибавляется.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.28">
            <source>**Win on a kong’s replacement** – 1 faan. You win with the replacement of a kong, also when that was a flower and the flower’s own replacement wins.</source>
            <translation>**Выигрыш замещающей костью** — 1 фан. Ты выигрываешь на кости, взятой за конг, — и тогда, когда за конг пришёл цветок, а выиграла кость, взятая за него.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.29">
            <source>**Robbing the kong** – 1 faan. You win with the tile that another player adds to a pung. It is not a self-draw.</source>
            <translation>**Ограбление конга** — 1 фан. Ты выигрываешь на кости, которую другой игрок добавляет к своему пангу. Выигрышем со стены это не считается.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.30">
            <source>**Last tile of the wall** – 1 faan. You win with the draw that empties the wall, from either end. Self-draw is added to it.</source>
            <translation>**Последняя кость со стены** — 1 фан. Ты выигрываешь на кости, после которой стена пуста, с какого бы конца её ни взять. «Выигрыш со стены» прибавляется.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.31">
            <source>**Last discard** – 1 faan. You win with a discard that is made when the wall is empty.</source>
            <translation>**Последний сброс** — 1 фан. Ты выигрываешь со сброса, сделанного при пустой стене.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.00">
            <source>Limit hands</source>
            <translation>Лимитные руки</translation>
        </message>
        <message id="rules.hk-mahjong.limits.01">
            <source>A limit hand scores exactly 13 faan, and no other pattern is added. Several at once are all named and score 13 once.</source>
            <translation>Лимитная рука стоит ровно 13 фанов, и никакие другие элементы к ней не прибавляются. Если их сразу несколько, названы будут все, но 13 считается один раз.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.10">
            <source>**Thirteen orphans.** One of each terminal and honour, one of them twice.</source>
            <translation>**Тринадцать сирот.** По одной каждой терминальной и благородной кости, и одна из них дважды.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.11">
            <source>**All honours.** Winds and dragons only, in any shape.</source>
            <translation>**Все благородные.** Только ветры и драконы, рука любого вида.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.12">
            <source>**All terminals.** Ones and nines only, in any shape.</source>
            <translation>**Все терминальные.** Только единицы и девятки, рука любого вида.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.13">
            <source>**Big three dragons.** Pungs or kongs of all three dragons.</source>
            <translation>**Большие три дракона.** Панги или конги всех трёх драконов.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.14">
            <source>**Big four winds.** Pungs or kongs of all four winds.</source>
            <translation>**Большие четыре ветра.** Панги или конги всех четырёх ветров.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.15">
            <source>**Four kongs** of any kind, and a pair.</source>
            <translation>**Четыре конга** любого вида и пара.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.16">
            <source>**Nine gates.** Without any declared set: the tiles 1-1-1-2-3-4-5-6-7-8-9-9-9 of one suit and one more tile of that suit. It does not matter which of them came last.</source>
            <translation>**Девять врат.** Без единой объявленной комбинации: кости 1-1-1-2-3-4-5-6-7-8-9-9-9 одной масти и ещё одна любая той же масти. Какая из них пришла последней, неважно.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.17">
            <source>**Four concealed pungs.** All four pungs or kongs are concealed and you drew the winning tile; concealed kongs count.</source>
            <translation>**Четыре закрытых панга.** Все четыре панга или конга закрытые, а выигрышная кость взята со стены; закрытые конги идут в счёт.</translation>
        </message>
        <message id="rules.hk-mahjong.payment.00">
            <source>What a win pays</source>
            <translation>Сколько приносит выигрыш</translation>
        </message>
        <message id="rules.hk-mahjong.payment.01">
            <source>The **base** is 8 points for three faan and doubles with every further faan. More than 13 faan count as 13; the result shows both the sum and this cap.</source>
            <translation>**Базовая сумма** за три фана — 8 очков, и каждый следующий фан её удваивает. Больше 13 фанов считаются за 13; в итоге раздачи видно и сумму, и этот потолок.</translation>
        </message>
        <message id="rules.hk-mahjong.payment.02">
            <source>| faan | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 |
| base | 8 | 16 | 32 | 64 | 128 | 256 | 512 | 1024 | 2048 | 4096 | 8192 |</source>
            <translation>| фаны | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 |
| базовая сумма | 8 | 16 | 32 | 64 | 128 | 256 | 512 | 1024 | 2048 | 4096 | 8192 |</translation>
        </message>
        <message id="rules.hk-mahjong.payment.03">
            <source>- **Self-draw:** each of the three opponents pays one base.
- **Discard or robbed kong:** the discarder, or the player who declared the kong, pays three bases alone. The other two pay nothing.</source>
            <translation>- **Выигрыш со стены:** каждый из трёх соперников платит одну базовую сумму.
- **Выигрыш со сброса или ограбление конга:** сбросивший или объявивший конг один платит три базовые суммы. Двое других не платят ничего.</translation>
        </message>
        <message id="rules.hk-mahjong.payment.04">
            <source>The winner receives three bases either way, and all payments sum to zero. It makes no difference who is dealer.</source>
            <translation>Так или иначе победитель получает три базовые суммы, а все выплаты вместе дают ноль. Кто сдающий, не имеет значения.</translation>
        </message>
        <message id="rules.hk-mahjong.payment.05">
            <source>An example: you win with a tile that West discards. The hand has four faan, so the base is 16. West pays 48, the others nothing.</source>
            <translation>Например, ты выигрываешь на кости, которую сбрасывает Запад. В руке четыре фана, значит, базовая сумма — 16. Запад платит 48, остальные — ничего.</translation>
        </message>
        <message id="rules.hk-mahjong.payment.06">
            <source>If you draw the same tile yourself, self-draw is added. Five faan have a base of 32: each opponent pays 32, and you receive 96.</source>
            <translation>Если ту же кость ты берёшь со стены, прибавляется «Выигрыш со стены». За пять фанов базовая сумма — 32: каждый соперник платит 32, а ты получаешь 96.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.00">
            <source>Table clarifications</source>
            <translation>Уточнения для этого стола</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.01">
            <source>Mahjong is played in many ways. Here you see how this table decides what is not the same everywhere, with the number of each rule.</source>
            <translation>В маджонг играют по-разному. Вот как этот стол решает то, что не везде одинаково; рядом — номер правила.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.02">
            <source>In a drawn deal nobody pays anything, for whatever reason.</source>
            <translation>При ничьей никто никому не платит — ни за что.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.03">
            <source>Plum, orchid, chrysanthemum and bamboo are the flowers 1 to 4; spring, summer, autumn and winter the seasons 1 to 4.</source>
            <translation>Слива, орхидея, хризантема и бамбук — цветы с 1 по 4; весна, лето, осень и зима — сезоны с 1 по 4.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.04">
            <source>Flowers lie outside the hand and never open it. During play all flowers in a row are replaced before anything else happens. No part of the wall is set aside: every tile can be drawn.</source>
            <translation>Цветы лежат вне руки и никогда её не открывают. Если цветы приходят один за другим, сначала замещаются все, и только потом игра идёт дальше. Никакая часть стены не откладывается: взять можно каждую кость.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.05">
            <source>With rotation switched on you become North after your first deal as East, then West, then South. The next player sits at your right. *Restart* voids the unfinished deal without payment and keeps the tally and the seats.</source>
            <translation>Если включена смена мест, в первой раздаче ты Восток, потом Север, потом Запад и Юг. Следующий по очереди игрок сидит справа от тебя. Кнопка *Начать заново* прерывает раздачу без выплат; общий счёт и места сохраняются.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.06">
            <source>When several chows fit, the claimer chooses.</source>
            <translation>Если чоу можно собрать по-разному, выбирает тот, кто его объявил.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.07">
            <source>If several players could win with one tile, only the first legal winner after the discarder in turn order wins.</source>
            <translation>Если на одной кости могли бы выиграть несколько игроков, выигрывает только один: первый по очереди после сбросившего, чья рука годится по правилам.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.08">
            <source>The dealer may declare a concealed kong on the first turn. Two tiles of a concealed kong lie face up. For an added kong you may also use a tile that you drew earlier. Several kongs may follow each other in one turn.</source>
            <translation>Сдающий может объявить закрытый конг и в первый ход. Две кости закрытого конга лежат лицом вверх. Для дополненного конга годится и кость, которая давно на руке. За один ход можно объявить несколько конгов подряд.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.09">
            <source>Before an added kong stands, all others are asked, and the first legal winner after the declarer in turn order robs it. The declarer keeps the pung and draws no replacement. Not even thirteen orphans can rob a concealed kong.</source>
            <translation>Прежде чем дополненный конг состоится, спрашивают всех остальных; грабит первый по очереди после объявившего, чья рука годится по правилам. Панг остаётся у объявившего, замещающую кость он не берёт. Закрытый конг не грабят даже «Тринадцатью сиротами».</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.10">
            <source>With one tile left in the wall a kong is still legal; that tile is both the replacement and the last tile of the wall.</source>
            <translation>Если в стене осталась одна кость, объявить конг ещё можно: она и замещающая, и последняя кость стены.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.11">
            <source>After a chow or a pung neither kong nor win may be declared in that turn. Any tile may be discarded, also one equal to the claimed tile or one from the other end of the chow.</source>
            <translation>После чоу или панга нельзя в тот же ход объявить ни конг, ни выигрыш. Сбросить можно любую кость — и такую же, как забранная, и с другого края чоу.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.12">
            <source>With an empty wall pung and chow stay legal, kong does not, and every discard is a final discard. A flower for which no replacement is left ends the deal as a draw, whether it came from the front, for a kong, or for another flower; a declared kong stands. All hands are shown at the end of every deal.</source>
            <translation>При пустой стене панг и чоу ещё разрешены, конг — нет, а каждый сброс считается последним. Если пришёл цветок, а заменить его уже нечем, раздача кончается вничью — всё равно, взят он с начала стены, за конг или за другой цветок; объявленный конг остаётся в силе. В конце каждой раздачи все руки открываются.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.13">
            <source>Passing a win costs nothing, and the same tile may be won later. The dealer may win on the 14 dealt tiles: that is a self-draw, and the 14th tile is the winning tile.</source>
            <translation>Отказ от выигрыша ничего не стоит: на такой же кости можно выиграть позже. Сдающий может выиграть с 14 розданными костями: это выигрыш со стены, а выигрышной считается 14-я кость.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.14">
            <source>In seven pairs four equal tiles count as two pairs.</source>
            <translation>В семи парах четыре одинаковые кости считаются за две пары.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.15">
            <source>A reading with a limit hand is preferred even to a higher sum. Among readings with the same faan the first in one fixed order counts, so that replays and explanations always agree: first by shape, then by sorted groups.</source>
            <translation>Вариант с лимитной рукой берётся, даже если сумма другого больше. Из вариантов с равным числом фанов берётся первый по постоянному порядку — сначала по виду руки, потом по упорядоченным группам, — чтобы повторы и объяснения всегда сходились.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.16">
            <source>Concealed kongs and flowers keep a hand concealed. Concealed hand also scores with seven pairs and with a win on a discard. Last tile of the wall is added to self-draw and to a win on a kong’s replacement. The latter also counts when that replacement was a flower and the flower’s own replacement wins; the replacement of a flower alone scores nothing.</source>
            <translation>Закрытые конги и цветы руку не открывают. «Закрытая рука» засчитывается и с семью парами, и при выигрыше со сброса. «Последняя кость со стены» прибавляется к «Выигрышу со стены» и к «Выигрышу замещающей костью». Последний засчитывается и тогда, когда за конг пришёл цветок, а выиграла кость, взятая за него; замещающая кость за один лишь цветок ничего не даёт.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.17">
            <source>Faan for flowers, and for having no flowers, count towards the minimum of three.</source>
            <translation>Фаны за цветы и за их отсутствие идут в счёт минимума в три фана.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.18">
            <source>All honours and all terminals count in any shape, seven pairs too. In nine gates any of the tiles may come last. Concealed kongs count for four concealed pungs. Several limit hands are all named and score 13 once.</source>
            <translation>«Все благородные» и «Все терминальные» засчитываются в руке любого вида, и в семи парах тоже. Для «Девяти врат» неважно, какая кость пришла последней. В «Четырёх закрытых пангах» закрытые конги идут в счёт. Несколько лимитных рук называются все, но 13 считается один раз.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.19">
            <source>Totals above 13 are capped at 13. Whatever is not listed among the patterns has no value of its own.</source>
            <translation>Сумма больше 13 срезается до потолка — 13 фанов. Чего нет в списке элементов, то само по себе ничего не стоит.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.20">
            <source>The base is 2 to the power of the faan, at most of 13.</source>
            <translation>Базовая сумма — это 2 в степени, равной числу фанов, но не выше 13.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.21">
            <source>The dealer neither pays nor receives more than others. Only the discarder of the winning tile, or the declarer of a robbed kong, ever pays alone.</source>
            <translation>Сдающий не платит и не получает больше других. Один за всех платит только тот, кто сбросил выигрышную кость или объявил ограбленный конг.</translation>
        </message>
    </context>
    <context>
        <name>tien-gow</name>
        <message id="rules.tien-gow.start.00">
            <source>Your first five minutes</source>
            <translation>Первые пять минут</translation>
        </message>
        <message id="rules.tien-gow.start.01">
            <source>Tien Gow is a game of tricks with 32 Chinese dominoes. Every player gets eight tiles. One player leads a group of one to four tiles that belong together. Each of the others either beats it with a higher group of the same kind, or discards as many tiles face down. The highest group wins the trick, and its owner leads the next one.</source>
            <translation>Тяньцзю — игра на взятки с 32 костями китайского домино. Каждый получает восемь костей. Один заходит с группы: выкладывает от одной до четырёх костей, которые подходят друг к другу. Остальные либо бьют её старшей группой того же вида, либо сбрасывают столько же костей лицом вниз. Взятку берёт самая старшая группа, и её хозяин заходит в следующую.</translation>
        </message>
        <message id="rules.tien-gow.start.02">
            <source>The goal is to win **the last trick**. But a player who has not won any trick before it pays most, and cannot win it when it is a single tile. So win a trick early, and keep something strong for the end.</source>
            <translation>Цель — взять **последнюю взятку**. Но кто до неё не взял ни одной, тот платит больше всех, а если последняя взятка одиночная, и взять её не может. Поэтому что-нибудь возьми пораньше, а что-то сильное придержи на конец.</translation>
        </message>
        <message id="rules.tien-gow.start.03">
            <source>The hardest part is the order of the tiles, because it does not follow the number of pips. With *Index marks on pieces* in the settings each tile shows its suit and its rank: 文 is civil, 武 is military, and in each suit the higher number wins.</source>
            <translation>Труднее всего запомнить старшинство костей: оно идёт не по числу точек. Включи в настройках *Индексы на костях и картах*, и на каждой кости будут видны масть и ранг: 文 — гражданская, 武 — военная, и в каждой масти старше та кость, у которой число больше.</translation>
        </message>
        <message id="rules.tien-gow.aim.00">
            <source>Aim of the game</source>
            <translation>Цель игры</translation>
        </message>
        <message id="rules.tien-gow.aim.01">
            <source>Four players, you and three computer players, each play alone, one deal at a time. The goal is to win the **last trick**: its winner is paid by the others.</source>
            <translation>За столом четверо: ты и три компьютерных игрока, каждый за себя, раздача за раздачей. Цель — взять **последнюю взятку**: взявшему платят остальные.</translation>
        </message>
        <message id="rules.tien-gow.aim.02">
            <source>A trick won with *n* tiles gives its winner *n* **columns**. A deal has eight columns in all. They decide who pays how much.</source>
            <translation>Взятка из *n* костей приносит *n* **столбиков**. Всего за раздачу их восемь, и от них зависит, кто сколько платит.</translation>
        </message>
        <message id="rules.tien-gow.tiles.00">
            <source>The tiles and their order</source>
            <translation>Кости и их старшинство</translation>
        </message>
        <message id="rules.tien-gow.tiles.01">
            <source>There are 32 tiles in two suits. The **civil** tiles exist twice each. These are their ranks, from the highest to the lowest:</source>
            <translation>Всего 32 кости двух мастей. **Гражданские** кости — по две каждой. Вот их ранги, от старшего к младшему:</translation>
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
| 11 | [[6-6]] Небо 天 6-6 | | 5 | [[2-2]] Скамья 板凳 2-2 |
| 10 | [[1-1]] Земля 地 1-1 | | 4 | [[5-6]] Топор 斧頭 5-6 |
| 9 | [[4-4]] Человек 人 4-4 | | 3 | [[4-6]] Ширма 屏風 4-6 |
| 8 | [[1-3]] Гусь 鵝 1-3 | | 2 | [[1-6]] Длинноногая семёрка 高腳七 1-6 |
| 7 | [[5-5]] Слива 梅花 5-5 | | 1 | [[1-5]] Большеголовая шестёрка 銅錘六 1-5 |
| 6 | [[3-3]] Двойная тройка 長三 3-3 | | | |</translation>
        </message>
        <message id="rules.tien-gow.tiles.03">
            <source>The **military** tiles exist once each and are named after the sum of their pips. Two tiles with the same sum have the same rank. The ranks of the two suits are never compared with each other.</source>
            <translation>**Военные** кости — по одной каждой, имя им даёт сумма точек. Две кости с одной суммой равны по рангу. Ранги разных мастей между собой не сравниваются никогда.</translation>
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
| 6 | [[3-6 4-5]] девятки 3-6, 4-5 |
| 5 | [[2-6 3-5]] восьмёрки 2-6, 3-5 |
| 4 | [[2-5 3-4]] семёрки 2-5, 3-4 |
| 3 | [[2-4]] Большая шестёрка 2-4 |
| 2 | [[1-4 2-3]] пятёрки 1-4, 2-3 |
| 1 | [[1-2]] Малая тройка 1-2 |</translation>
        </message>
        <message id="rules.tien-gow.tiles.05">
            <source>Two names differ by one word only: Big *Head* Six is 1-5, a civil tile. Big Six is 2-4, a military tile.</source>
            <translation>Не спутай два похожих имени: *Большеголовая* шестёрка — это 1-5, гражданская кость. Большая шестёрка — это 2-4, военная.</translation>
        </message>
        <message id="rules.tien-gow.deal.00">
            <source>The deal</source>
            <translation>Раздача</translation>
        </message>
        <message id="rules.tien-gow.deal.01">
            <source>Every player gets eight tiles. The first **banker** is chosen at random. The banker leads the first trick; after that the winner of a trick leads the next one. The winner of the last trick is the banker of the next deal.</source>
            <translation>Каждый получает восемь костей. Первого **банкира** определяет жребий. Банкир заходит в первую взятку; дальше заходит тот, кто взял предыдущую. Взявший последнюю взятку будет банкиром следующей раздачи.</translation>
        </message>
        <message id="rules.tien-gow.deal.02">
            <source>Play runs counter-clockwise: the player at your right comes after you. All payments between the banker and another player are doubled, as the [settlement](#T8) explains.</source>
            <translation>Ход идёт против часовой стрелки: после тебя ходит игрок справа. Все выплаты между банкиром и другим игроком удваиваются, как сказано в [расчёте](#T8).</translation>
        </message>
        <message id="rules.tien-gow.groups.00">
            <source>What may be led</source>
            <translation>С чего можно зайти</translation>
        </message>
        <message id="rules.tien-gow.groups.01">
            <source>You may lead any of these groups. If you hold a larger group, you may also lead a part of it.</source>
            <translation>Зайти можно с любой из этих групп. Если у тебя есть группа побольше, можно зайти и с её части.</translation>
        </message>
        <message id="rules.tien-gow.groups.02">
            <source>**A single tile.**</source>
            <translation>**Одна кость.**</translation>
        </message>
        <message id="rules.tien-gow.groups.03">
            <source>**A civil pair:** two identical tiles.</source>
            <translation>**Гражданская пара:** две одинаковые кости.</translation>
        </message>
        <message id="rules.tien-gow.groups.04">
            <source>**A military pair:** two nines, eights, sevens or fives.</source>
            <translation>**Военная пара:** две девятки, восьмёрки, семёрки или пятёрки.</translation>
        </message>
        <message id="rules.tien-gow.groups.05">
            <source>**A mixed group** of one family: Heaven with nines, Earth with eights, Man with sevens, Goose with fives. It has one or two tiles of each suit: a mixed pair (one and one), a mixed triplet (two civil tiles and one military tile, or one civil tile and two military tiles) or a **quartet** (all four).</source>
            <translation>**Смешанная группа** из одного семейства: Небо с девятками, Земля с восьмёрками, Человек с семёрками, Гусь с пятёрками. В ней по одной или по две кости каждой масти: смешанная пара (одна и одна), смешанное трио (две гражданские и одна военная или одна гражданская и две военные) либо **квартет** (все четыре).</translation>
        </message>
        <message id="rules.tien-gow.groups.06">
            <source>**Supreme:** Big Six and Little Three together.</source>
            <translation>**Верховная пара:** Большая шестёрка и Малая тройка вместе.</translation>
        </message>
        <message id="rules.tien-gow.beating.00">
            <source>Following and beating</source>
            <translation>Как отвечать и бить</translation>
        </message>
        <message id="rules.tien-gow.beating.01">
            <source>Every player plays as many tiles as were led. To beat the highest group so far, play face up a group **of the same kind, with the same number of civil tiles and of military tiles, and of higher rank**. Equal rank is not enough. So a single civil tile is beaten only by a higher civil tile, and a single military tile only by a higher military tile.</source>
            <translation>Каждый кладёт столько костей, сколько было в заходе. Чтобы побить старшую группу на столе, выложи лицом вверх группу **того же вида, с тем же числом гражданских и военных костей и старшего ранга**. Равный ранг не бьёт. Значит, одну гражданскую кость бьёт только старшая гражданская, а одну военную — только старшая военная.</translation>
        </message>
        <message id="rules.tien-gow.beating.02">
            <source>In the examples the group on the left is the highest so far, the one on the right is played on it.</source>
            <translation>В примерах слева — старшая группа на столе, справа — та, которой на неё отвечают.</translation>
        </message>
        <message id="rules.tien-gow.beating.03">
            <source>Mixed groups rank by family, from the highest to the lowest: Heaven–nine, Earth–eight, Man–seven, Goose–five. Different kinds never beat each other: a mixed pair does not beat a civil pair or a military pair, and none of these beats a mixed pair. Two civil tiles with one military tile do not beat one civil tile with two military tiles, nor the other way round.</source>
            <translation>Смешанные группы идут по старшинству семейств, от старшего к младшему: Небо–девятка, Земля–восьмёрка, Человек–семёрка, Гусь–пятёрка. Разные виды друг друга не бьют: смешанная пара не бьёт ни гражданскую, ни военную, и ни одна из них не бьёт смешанную. Две гражданские кости с одной военной не бьют одну гражданскую с двумя военными, и наоборот.</translation>
        </message>
        <message id="rules.tien-gow.beating.04">
            <source>Supreme wins only when it is **led**. Then no pair beats it. Played on another group it beats nothing: it can only be discarded face down.</source>
            <translation>Верховная пара берёт взятку, только если с неё **зашли**. Тогда её не бьёт никакая пара. В ответ на другую группу она ничего не бьёт: её можно только сбросить лицом вниз.</translation>
        </message>
        <message id="rules.tien-gow.discarding.00">
            <source>Discarding face down</source>
            <translation>Сброс лицом вниз</translation>
        </message>
        <message id="rules.tien-gow.discarding.01">
            <source>If you cannot or do not want to beat the highest group, discard any tiles face down. You never have to follow suit or to beat. Even a group that would win may be discarded.</source>
            <translation>Если побить старшую группу нечем или не хочется, сбрось лицом вниз любые кости. Соблюдать масть не нужно, бить тоже: сбросить можно даже группу, которая взяла бы взятку.</translation>
        </message>
        <message id="rules.tien-gow.discarding.02">
            <source>During play nobody sees what the others discard. You may look at your own discards. All discards are shown at the end. Columns, numbers of tiles and groups played face up are public all the time.</source>
            <translation>Во время игры никто не видит, что сбросили другие. Свой сброс можно смотреть. В конце все сброшенные кости открываются. Столбики, число костей и группы, выложенные лицом вверх, всегда открыты для всех.</translation>
        </message>
        <message id="rules.tien-gow.discarding.03">
            <source>**Early death.** When the last trick is a *single* tile, a player who follows and has no column must discard face down, even with the strongest tile. This does not apply to pairs, triplets and quartets. So a leader who already has seven columns wins all eight with any single tile.</source>
            <translation>**Ранняя гибель.** Если последняя взятка *одиночная*, тот, кто отвечает и не взял ещё ни одного столбика, обязан сбросить кость лицом вниз, даже самую сильную. Пар, трио и квартетов это не касается. Поэтому, если у заходящего уже семь столбиков, он с любой одиночной костью забирает все восемь.</translation>
        </message>
        <message id="rules.tien-gow.settlement.00">
            <source>Settlement</source>
            <translation>Расчёт</translation>
        </message>
        <message id="rules.tien-gow.settlement.01">
            <source>The winner of the last trick settles with each opponent. The number of columns that this opponent has decides the payment. An opponent with more than four columns does not pay, but receives the excess from the winner.</source>
            <translation>Взявший последнюю взятку рассчитывается с каждым соперником. Сколько тот платит, зависит от числа его столбиков. Соперник, у которого больше четырёх столбиков, не платит, а сам получает от победителя за излишек.</translation>
        </message>
        <message id="rules.tien-gow.settlement.02">
            <source>| **columns** | 0 | 1 | 2 | 3 | 4 | 5 | 6 |
| **pays** | 5 | 3 | 2 | 1 | 0 | receives 1 | receives 2 |</source>
            <translation>| **столбики** | 0 | 1 | 2 | 3 | 4 | 5 | 6 |
| **платит** | 5 | 3 | 2 | 1 | 0 | получает 1 | получает 2 |</translation>
        </message>
        <message id="rules.tien-gow.settlement.03">
            <source>A payment is doubled when one of the two players is the banker: the player who led the first trick of this deal. This applies to the excess too. An example: you are the banker, win the last trick with a Plum and have four columns. Bao has two columns, Mei and Lin have one each.</source>
            <translation>Выплата удваивается, если один из двоих — банкир, то есть тот, кто заходил в первую взятку этой раздачи. Это касается и излишка. Например, банкир — ты; последнюю взятку ты берёшь Сливой, и у тебя четыре столбика. У Бао два столбика, у Мэй и Линь по одному.</translation>
        </message>
        <message id="rules.tien-gow.settlement.06">
            <source>Here Bao is the banker and has five columns. You win the last trick with Heaven and have two columns, Mei has one and Lin has none. You pay Bao for one column, doubled.</source>
            <translation>Здесь банкир — Бао, и у Бао пять столбиков. Последнюю взятку ты берёшь Небом, и у тебя два столбика, у Мэй один, у Линь ни одного. Ты платишь Бао за один столбик, вдвойне.</translation>
        </message>
        <message id="rules.tien-gow.settlement.04">
            <source>**All final payments are doubled** when the last trick is won by a quartet, by Supreme, or by a single Little Three. They are doubled again for a **sweep**: the winner has all eight columns. The doublings multiply each other, and apply to the excess too.</source>
            <translation>**Все итоговые выплаты удваиваются**, если последняя взятка взята квартетом, Верховной парой или одной Малой тройкой. Они удваиваются ещё раз, если это **сухая победа**: у победителя все восемь столбиков. Удвоения перемножаются и касаются также излишка.</translation>
        </message>
        <message id="rules.tien-gow.settlement.05">
            <source>Here you win the last trick with Supreme and have five columns. Lin is the banker and has no column, Bao has two and Mei has one. The [instant payments](#T9) for Supreme are additional.</source>
            <translation>Здесь ты берёшь последнюю взятку Верховной парой, и у тебя пять столбиков. Банкир — Линь, и у Линь ни одного столбика; у Бао два, у Мэй один. [Мгновенные выплаты](#T9) за Верховную пару идут отдельно.</translation>
        </message>
        <message id="rules.tien-gow.instant.00">
            <source>Instant payments and capture</source>
            <translation>Мгновенные выплаты и захват</translation>
        </message>
        <message id="rules.tien-gow.instant.01">
            <source>Whoever wins a trick with **Supreme** receives 2 from each opponent at once, and with a **quartet** 4 from each. A payment is doubled when one of the two players is the banker. This is so in the last trick too, and the final doublings never multiply these payments.</source>
            <translation>Кто берёт взятку **Верховной парой**, сразу получает по 2 очка от каждого соперника, а за взятку **квартетом** — по 4. Выплата удваивается, если один из двоих — банкир. Так и в последней взятке; итоговые удвоения этих выплат не касаются.</translation>
        </message>
        <message id="rules.tien-gow.instant.04">
            <source>An example: Mei is the banker, and you win a trick with this quartet. Bao and Lin pay 4 each, Mei pays 8.</source>
            <translation>Например, банкир — Мэй, а ты берёшь взятку этим квартетом. Бао и Линь платят по 4, Мэй платит 8.</translation>
        </message>
        <message id="rules.tien-gow.instant.02">
            <source>**Capture.** Little Three is led as the last single tile, and Big Six wins it. Then the player who led Little Three pays for all: their own final payment, and also the payments that the two other players owe the winner.</source>
            <translation>**Захват.** В последнюю взятку заходят с одной Малой тройки, а берёт её Большая шестёрка. Тогда зашедший с Малой тройки платит за всех: и свою итоговую выплату, и то, что должны победителю двое остальных.</translation>
        </message>
        <message id="rules.tien-gow.instant.03">
            <source>An example: Bao leads Little Three and you capture it with Big Six. Mei is the banker. You have three columns, Bao and Lin have two each, Mei has one. Bao pays all three payments.</source>
            <translation>Например, Бао заходит с Малой тройки, а ты захватываешь её Большой шестёркой. Банкир — Мэй. У тебя три столбика, у Бао и Линь по два, у Мэй один. Все три выплаты платит Бао.</translation>
        </message>
        <message id="rules.tien-gow.end.00">
            <source>The end of a deal</source>
            <translation>Конец раздачи</translation>
        </message>
        <message id="rules.tien-gow.end.01">
            <source>A deal ends when all eight tiles of each player are played. The result shows the columns, the instant payments and the final settlement step by step, and who won the last trick beside who gained most. These two need not be the same player. All payments sum to zero.</source>
            <translation>Раздача кончается, когда все сыграли по восемь костей. Итог показывает столбики, мгновенные выплаты и итоговый расчёт шаг за шагом, а ещё — кто взял последнюю взятку и кто больше всех получил. Это не всегда один и тот же игрок. Все выплаты вместе дают ноль.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.00">
            <source>Table clarifications</source>
            <translation>Уточнения для этого стола</translation>
        </message>
        <message id="rules.tien-gow.clarifications.01">
            <source>Here you see how this table decides what is not the same everywhere, with the number of each rule.</source>
            <translation>Вот как этот стол решает то, что не везде одинаково; рядом — номер правила.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.02">
            <source>Play runs counter-clockwise: the next player sits at your right. *Restart* voids the unfinished deal without payment and chooses a new banker at random. The tally is kept.</source>
            <translation>Ход идёт против часовой стрелки: следующий игрок сидит справа от тебя. Кнопка *Начать заново* прерывает раздачу без выплат, и жребий определяет нового банкира. Общий счёт сохраняется.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.03">
            <source>You may look at your own discards, and all discards are shown at the end. Columns, numbers of tiles and groups played face up are public all the time. Computer players see no more than this: they do not know what you discard.</source>
            <translation>Свой сброс можно смотреть, а в конце все сброшенные кости открываются. Столбики, число костей и группы, выложенные лицом вверх, всегда открыты для всех. Компьютерные игроки видят не больше этого: что сбрасываешь ты, они не знают.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.04">
            <source>Early death applies only when the last trick is a single tile, not to pairs, triplets and quartets.</source>
            <translation>Ранняя гибель бывает только в последней одиночной взятке; пар, трио и квартетов она не касается.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.05">
            <source>With the banker instant payments are doubled for Supreme and for quartets. They are due in the last trick too, and the final doublings never multiply them.</source>
            <translation>Если один из двоих — банкир, мгновенные выплаты удваиваются и за Верховную пару, и за квартет. Они положены и за последнюю взятку, а итоговые удвоения их не умножают.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.06">
            <source>A quartet doubles the final payments whether it was led or beat another quartet. The doublings multiply each other, and apply also to what a player with more than four columns receives.</source>
            <translation>Квартет удваивает итоговые выплаты, зашли ли с него или побили им другой квартет. Удвоения перемножаются и касаются также того, что получает игрок, у которого больше четырёх столбиков.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.07">
            <source>A capture counts whatever was played between Little Three and Big Six. What the other two owe is paid as it stood between them and the winner, and is not doubled again. Whoever has more than four columns still receives the excess from the winner; this applies to the player who led Little Three too. A capture itself doubles nothing.</source>
            <translation>Захват действует, что бы ни сыграли между Малой тройкой и Большой шестёркой. Долг двоих остальных платится таким, каким он был между ними и победителем, и ещё раз не удваивается. У кого больше четырёх столбиков, тот всё равно получает от победителя за излишек, даже если это зашедший с Малой тройки. Сам захват ничего не удваивает.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.08">
            <source>The winner of the last trick and the player who gained most can be different.</source>
            <translation>Последнюю взятку может взять один игрок, а больше всех получить — другой.</translation>
        </message>
    </context>
    <context>
        <name>nantong</name>
        <message id="rules.nantong.start.00">
            <source>Your first five minutes</source>
            <translation>Первые пять минут</translation>
        </message>
        <message id="rules.nantong.start.01">
            <source>You hold 22 or 23 narrow cards. On each turn you draw one card and discard one, until you have **seven groups and a pair**. A group is a sequence of three cards of one suit, or three or four identical cards.</source>
            <translation>На руке у тебя 22 или 23 узкие карты. Каждый ход ты берёшь одну карту и одну сбрасываешь, пока не соберутся **семь групп и пара**. Группа — это последовательность из трёх карт одной масти либо три или четыре одинаковые карты.</translation>
        </message>
        <message id="rules.nantong.start.02">
            <source>You make sequences only from cards in your own hand. A discard can be claimed for three or four identical cards. The last card, which completes the hand, is the only exception: it may be a discard in a sequence or in the pair too.</source>
            <translation>Последовательности собираются только из карт своей руки. Чужой сброс можно забрать ради трёх или четырёх одинаковых карт. Исключение одно — последняя карта, которая завершает руку: её можно забрать и в последовательность, и в пару.</translation>
        </message>
        <message id="rules.nantong.start.03">
            <source>Three or four identical cards score even when you do not win. Two cards that lie face up, the **indicators**, multiply the score of some cards; these cards bear a small mark such as ×2. The winner adds a bonus. But in the end every player settles with every other by the difference of their totals, so a quick and cheap win can lose points. The side panel tells you before you declare it.</source>
            <translation>Три или четыре одинаковые карты дают очки, даже если ты не выигрываешь. Две карты, лежащие лицом вверх, — **индикаторы**: они умножают очки за некоторые карты, и на таких картах есть значок, например ×2. Победитель получает ещё и надбавки. Но в конце каждый рассчитывается с каждым по разнице итогов, так что на быстром дешёвом выигрыше можно и потерять. Панель сбоку скажет об этом заранее.</translation>
        </message>
        <message id="rules.nantong.aim.00">
            <source>Aim of the game</source>
            <translation>Цель игры</translation>
        </message>
        <message id="rules.nantong.aim.01">
            <source>Three players: you, AI 1 and AI 2, in this order counter-clockwise, so AI 1 sits at your right. They play one deal at a time. The aim is a hand of **seven groups and a pair**, and a high total.</source>
            <translation>Играют трое: ты, ИИ 1 и ИИ 2, в этом порядке против часовой стрелки, так что ИИ 1 сидит справа от тебя. Играют раздача за раздачей. Цель — собрать **семь групп и пару** и набрать итог побольше.</translation>
        </message>
        <message id="rules.nantong.aim.02">
            <source>- **Sequence** – three consecutive ranks of one suit, from your own hand. Only the winning card may come from a discard or a robbed kong.
- **Three identical cards.**
- **Kong** – four identical cards that you have declared.</source>
            <translation>- **Последовательность** — три карты подряд одной масти, все со своей руки. Только выигрышная карта может быть сбросом или картой из ограбленного конга.
- **Три одинаковые карты.**
- **Конг** — четыре одинаковые карты, которые ты объявляешь.</translation>
        </message>
        <message id="rules.nantong.aim.03">
            <source>A win ends the deal, but the winner need not have the highest total, and two players can share the highest total. When the stock is exhausted, nobody has won, but the base hu of all players are settled all the same.</source>
            <translation>Выигрыш заканчивает раздачу, но самый большой итог может оказаться и не у победителя, а то и у двоих сразу. Если колода кончилась, не выиграл никто, но за базовые ху всех игроков всё равно идёт расчёт.</translation>
        </message>
        <message id="rules.nantong.cards.00">
            <source>The cards</source>
            <translation>Карты</translation>
        </message>
        <message id="rules.nantong.cards.01">
            <source>There are three suits with ranks from 1 to 9. Each card exists four times:</source>
            <translation>Мастей три, с рангами от 1 до 9. Каждой карты по четыре:</translation>
        </message>
        <message id="rules.nantong.cards.02">
            <source>| | |
| **Myriads** 万 | [[1M 2M 3M 4M 5M 6M 7M 8M 9M]] |
| **Strings** 条 | [[1S 2S 3S 4S 5S 6S 7S 8S 9S]] |
| **Coins** 饼 | [[1C 2C 3C 4C 5C 6C 7C 8C 9C]] |</source>
            <translation>| | |
| **Мириады** 万 | [[1M 2M 3M 4M 5M 6M 7M 8M 9M]] |
| **Связки** 条 | [[1S 2S 3S 4S 5S 6S 7S 8S 9S]] |
| **Монеты** 饼 | [[1C 2C 3C 4C 5C 6C 7C 8C 9C]] |</translation>
        </message>
        <message id="rules.nantong.cards.03">
            <source>Three more cards have no suit and no rank. Each of them exists four times too. They form only identical groups and pairs, never sequences:</source>
            <translation>Ещё три карты — без масти и без ранга, тоже по четыре. Из них складываются только группы одинаковых и пары, но не последовательности:</translation>
        </message>
        <message id="rules.nantong.cards.04">
            <source>| | | |
| [[TH]] Thousand 千 | [[WF]] White Flower 白花 | [[RF]] Red Flower 红花 |</source>
            <translation>| | | |
| [[TH]] Тысяча 千 | [[WF]] Белый цветок 白花 | [[RF]] Красный цветок 红花 |</translation>
        </message>
        <message id="rules.nantong.cards.05">
            <source>Thousand, White Flower, Red Flower and the **Nine of Strings** are the **old generals** 老将. They have a red double frame and [count double](#N15). The Nine of Strings can still be the 9 of 7-8-9.</source>
            <translation>Тысяча, Белый цветок, Красный цветок и **девятка связок** — **старые генералы** 老将. Они в двойной красной рамке и [считаются вдвойне](#N15). При этом девятка связок может стоять и на месте 9 в 7-8-9.</translation>
        </message>
        <message id="rules.nantong.cards.06">
            <source>The box holds 125 cards. The table uses 120 of them; Fortune, Prosperity, Longevity, Joy and Wealth stay in the box:</source>
            <translation>В коробке 125 карт. Играют 120 из них, а Счастье, Достаток, Долголетие, Радость и Богатство остаются в коробке:</translation>
        </message>
        <message id="rules.nantong.deal.00">
            <source>The deal</source>
            <translation>Раздача</translation>
        </message>
        <message id="rules.nantong.deal.01">
            <source>The dealer gets 23 cards, the others get 22. Two indicators are turned up and belong to nobody. The stock holds the other 51 cards.</source>
            <translation>Сдающий получает 23 карты, остальные — по 22. Два индикатора открываются и никому не принадлежат. Остальные 51 карта — колода.</translation>
        </message>
        <message id="rules.nantong.deal.02">
            <source>The first dealer is chosen at random. After every deal the next player in turn becomes dealer, whoever won.</source>
            <translation>Первого сдающего определяет жребий. После каждой раздачи сдающим становится следующий по очереди игрок, кто бы ни выиграл.</translation>
        </message>
        <message id="rules.nantong.preparation.00">
            <source>Preparation</source>
            <translation>Подготовка</translation>
        </message>
        <message id="rules.nantong.preparation.01">
            <source>Before play each player in turn, the dealer first, may declare cards. Only cards of the original deal may be declared, never replacements. All replacements come from the back of the stock.</source>
            <translation>Перед игрой каждый по очереди, начиная со сдающего, может объявить свои карты. Объявлять можно только те, что были розданы, замещающие — никогда. Все замещающие карты берут с низа колоды.</translation>
        </message>
        <message id="rules.nantong.preparation.02">
            <source>- **Four identical cards** may be laid as one of the seven groups, with one replacement.
- **Three identical cards that equal an indicator** may be laid as one of the seven groups, without a replacement.
- **Tiandi Hezi:** if both indicators are identical and you were dealt the other two, you may lay these two and draw two replacements. Hezi scores, but it is neither one of the seven groups nor the pair.</source>
            <translation>- **Четыре одинаковые карты** можно открыть как одну из семи групп и взять одну замещающую.
- **Три одинаковые карты, точно совпадающие с индикатором,** можно открыть как одну из семи групп, без замещающей.
- **Тяньди-хэцзы:** если оба индикатора одинаковые, а две другие такие карты раздали тебе, можно открыть эти две и взять две замещающие. Хэцзы даёт очки, но это не одна из семи групп и не пара.</translation>
        </message>
        <message id="rules.nantong.preparation.05">
            <source>Then the player finishes the preparation. A player who is not the dealer and needs just one card to win may **declare ready** instead. At least one copy of a winning card must be one that this player cannot see.</source>
            <translation>После этого игрок заканчивает подготовку. Если он не сдающий и ему не хватает до выигрыша всего одной карты, он может вместо этого **объявить готовность**. Хотя бы одна выигрышная карта должна быть из тех, которых он не видит.</translation>
        </message>
        <message id="rules.nantong.preparation.03">
            <source>The hand of a ready player is locked: there is no pong and no kong. On each turn the player wins with the drawn card or discards it; a discard or a robbed kong may be won with too. In return the total of the winning hand is doubled.</source>
            <translation>Рука объявившего готовность заблокирована: ни понгов, ни конгов. Каждый ход он выигрывает взятой картой или сбрасывает её; выиграть можно и со сброса, и ограбив конг. Зато итог выигрышной руки удваивается.</translation>
        </message>
        <message id="rules.nantong.preparation.04">
            <source>**Heavenly win:** if the dealer’s hand is complete before any card was drawn or discarded, the dealer may win at once, and the total is doubled. Replacements of the preparation are allowed. There is no winning card, so there is no bonus for self-draw, wait or kong.</source>
            <translation>**Небесный выигрыш:** если рука сдающего собрана ещё до того, как кто-нибудь взял или сбросил карту, он может выиграть сразу, и итог удваивается. Замещающие карты подготовки не мешают. Выигрышной карты здесь нет, поэтому нет и надбавок: ни за выигрыш из колоды, ни за ожидание, ни за конг.</translation>
        </message>
        <message id="rules.nantong.play.00">
            <source>Your turn</source>
            <translation>Твой ход</translation>
        </message>
        <message id="rules.nantong.play.06">
            <source>When all have finished the preparation, the dealer begins without drawing: win, declare a kong or discard.</source>
            <translation>Когда все закончили подготовку, сдающий начинает без добора: выигрывает, объявляет конг или сбрасывает.</translation>
        </message>
        <message id="rules.nantong.play.01">
            <source>On each later turn draw a card from the front of the stock and discard one. After a draw you may win instead, or declare a kong:</source>
            <translation>В каждый следующий ход возьми карту с верха колоды и сбрось одну. Взяв карту, можно вместо этого выиграть или объявить конг:</translation>
        </message>
        <message id="rules.nantong.play.07">
            <source>- **Concealed kong** – four identical cards in your hand.
- **Added kong** – a card in your hand that matches a pong of yours, also one that you drew earlier.</source>
            <translation>- **Закрытый конг** — четыре одинаковые карты на руке.
- **Дополненный конг** — карта с руки, которая подходит к твоему понгу, в том числе взятая раньше.</translation>
        </message>
        <message id="rules.nantong.play.08">
            <source>After any kong draw a replacement from the back of the stock. Then it is as after a draw: win, declare another kong or discard. A kong needs a card in the stock.</source>
            <translation>После любого конга возьми замещающую карту с низа колоды. Дальше — как после обычного добора: выигрывай, объявляй ещё один конг или сбрасывай. Для конга в колоде должна быть карта.</translation>
        </message>
        <message id="rules.nantong.play.03">
            <source>An added kong may be **robbed**: a player whose hand this card completes may win with it before the kong stands. It scores like a win on a discard. Other kongs cannot be robbed.</source>
            <translation>Дополненный конг можно **ограбить**: игрок, которому эта карта завершает руку, может выиграть на ней, пока конг не состоялся. Это считается выигрышем со сброса. Другие конги ограбить нельзя.</translation>
        </message>
        <message id="rules.nantong.claims.00">
            <source>Claiming a discard</source>
            <translation>Объявления на чужой сброс</translation>
        </message>
        <message id="rules.nantong.claims.01">
            <source>The other players may claim every discard:</source>
            <translation>Каждый сброс могут забрать другие игроки:</translation>
        </message>
        <message id="rules.nantong.claims.02">
            <source>- **Win** – if the card completes your hand, in any group.
- **Pong** – with two identical cards in your hand. Then discard without drawing; you may not declare a kong in between.
- **Open kong** – with three identical cards in your hand. It brings a replacement, as every kong does.</source>
            <translation>- **Выигрыш** — если карта завершает твою руку, в какую бы группу она ни шла.
- **Понг** — с двумя такими же картами на руке. Потом ты сбрасываешь, ничего не беря; объявить перед этим конг нельзя.
- **Открытый конг** — с тремя такими же картами на руке. За него, как за любой конг, берут замещающую карту.</translation>
        </message>
        <message id="rules.nantong.claims.03">
            <source>A discard never makes a sequence, except to win.</source>
            <translation>Собрать последовательность со сброса можно только для выигрыша.</translation>
        </message>
        <message id="rules.nantong.claims.04">
            <source>All players answer before anything happens. A win comes before pong and kong. Among equal claims the player who comes first after the discarder in turn order gets the card. Only one player can win.</source>
            <translation>Сначала отвечают все, и только потом что-то происходит. Выигрыш важнее понга и конга. При равных объявлениях карта достаётся первому из объявивших по очереди после сбросившего. Выиграть может только один.</translation>
        </message>
        <message id="rules.nantong.claims.05">
            <source>You may pass. Passing a win or a pong forbids nothing later, and sometimes it is wise to pass a win: a win can lose points.</source>
            <translation>Можно спасовать. Отказ от выигрыша или понга потом ничего не запрещает, а иногда от выигрыша лучше отказаться: на нём можно потерять очки.</translation>
        </message>
        <message id="rules.nantong.claims.06">
            <source>Only what is legal at the moment is offered.</source>
            <translation>Предлагается только то, что сейчас разрешено.</translation>
        </message>
        <message id="rules.nantong.end.00">
            <source>The end of a deal</source>
            <translation>Конец раздачи</translation>
        </message>
        <message id="rules.nantong.end.01">
            <source>A deal ends with a win, or when the stock is exhausted. The last discard may still be claimed for a win or a pong, but not for a kong. After a pong there is one more discard, and it may be claimed in the same way. When nobody claims it, the deal is exhausted.</source>
            <translation>Раздача кончается выигрышем или тогда, когда кончилась колода. Последний сброс ещё можно забрать на выигрыш или понг, но не на конг. После понга сбрасывают ещё раз, и этот сброс можно забрать так же. Если он никому не нужен, раздача остаётся без победителя.</translation>
        </message>
        <message id="rules.nantong.end.02">
            <source>Opening groups, pongs, kongs of every kind and Hezi lie face up all the time. At the end all hands are shown.</source>
            <translation>Начальные группы, понги, любые конги и хэцзы всё время лежат лицом вверх. В конце открываются все руки.</translation>
        </message>
        <message id="rules.nantong.shapes.00">
            <source>Winning shapes</source>
            <translation>Форма выигрыша</translation>
        </message>
        <message id="rules.nantong.shapes.01">
            <source>Every winning hand has seven groups and a pair. It has one of three shapes. In the examples the winning card has a gold outline; groups that were laid follow it, and the indicators stand at the end. Below you see how the hand scores. The next two sections explain this.</source>
            <translation>В каждой выигрышной руке семь групп и пара. Форм выигрыша три. В примерах выигрышная карта обведена золотом; за рукой идут выложенные группы, а в конце — индикаторы. Под примером видно, как считаются очки. Об этом — два следующих раздела.</translation>
        </message>
        <message id="rules.nantong.shapes.02">
            <source>**Qing Hu:** seven sequences, beside the pair.</source>
            <translation>**Цин-ху:** семь последовательностей и пара.</translation>
        </message>
        <message id="rules.nantong.shapes.03">
            <source>**Piao Hu:** identical groups and kongs, beside the pair. Any number of **Wenqian** may be among the groups. Wenqian is the sequence 1-2-3 of Coins.</source>
            <translation>**Пяо-ху:** группы одинаковых карт, конги и пара. Среди групп может быть сколько угодно **вэньцяней**. Вэньцянь — это последовательность 1-2-3 монет.</translation>
        </message>
        <message id="rules.nantong.shapes.04">
            <source>**Tazi Hu:** every other winning hand.</source>
            <translation>**Тацзы-ху:** любая другая выигрышная рука.</translation>
        </message>
        <message id="rules.nantong.scoring.00">
            <source>Base hu of all players</source>
            <translation>Базовые ху всех игроков</translation>
        </message>
        <message id="rules.nantong.scoring.01">
            <source>Points are called **hu**. All players score their identical cards, whether they win or not:</source>
            <translation>Очки здесь называются **ху**. Одинаковые карты дают очки всем игрокам, выиграли они или нет:</translation>
        </message>
        <message id="rules.nantong.scoring.02">
            <source>| | base hu | | base hu |
| pong | 2 | concealed kong | 12 |
| three in hand | 4 | four in hand | 12 |
| open or added kong | 8 | opening group, Tiandi Hezi | 16 |</source>
            <translation>| | базовые ху | | базовые ху |
| понг | 2 | закрытый конг | 12 |
| тройка на руке | 4 | четыре на руке | 12 |
| открытый или дополненный конг | 8 | начальная группа, тяньди-хэцзы | 16 |</translation>
        </message>
        <message id="rules.nantong.scoring.09">
            <source>An opening group is four or three identical cards that were laid in the [preparation](#N6). Pairs score nothing.</source>
            <translation>Начальная группа — это четыре или три одинаковые карты, открытые при [подготовке](#N6). Пары не дают ничего.</translation>
        </message>
        <message id="rules.nantong.scoring.03">
            <source>**Exact match:** when the cards equal an indicator, a pong has 4 base hu and three in hand have 12. An opening group and Hezi have no more than 16. Exact matches bear a star.</source>
            <translation>**Точное совпадение:** если карты точно совпадают с индикатором, понг даёт 4 базовых ху, тройка на руке — 12. Начальная группа и хэцзы дают всё те же 16. На точно совпадающих картах стоит звёздочка.</translation>
        </message>
        <message id="rules.nantong.scoring.04">
            <source>The base hu of a group are multiplied: ×2 for an old general, and ×2 again for each indicator that matches. An indicator matches a card when both are old generals. It also matches when neither is an old general and both have the same rank, in any suit. So the Nine of Strings never doubles the other nines, and they never double it.</source>
            <translation>Базовые ху группы умножаются: ×2 за старого генерала и ещё ×2 за каждый подходящий индикатор. Индикатор подходит к карте, если и он, и она — старые генералы. Подходит он и тогда, когда ни он, ни она не старые генералы, но ранг у них один; масть любая. Значит, девятка связок никогда не удваивает другие девятки, а они — её.</translation>
        </message>
        <message id="rules.nantong.scoring.10">
            <source>Examples of single groups, with the two indicators at the end. Three Twos of Myriads in hand have the rank of one indicator. Three Twos of Strings equal it:</source>
            <translation>Примеры отдельных групп; в конце — два индикатора. Три двойки мириад на руке совпадают с одним из индикаторов по рангу. Три двойки связок совпадают с тем же индикатором точно:</translation>
        </message>
        <message id="rules.nantong.scoring.11">
            <source>As a pong and as an opening group they would score:</source>
            <translation>А понг и начальная группа из них дали бы столько:</translation>
        </message>
        <message id="rules.nantong.scoring.12">
            <source>The other groups, some of them with a card that is doubled:</source>
            <translation>Остальные группы; в некоторых карта удваивается:</translation>
        </message>
        <message id="rules.nantong.scoring.06">
            <source>Two identical indicators, Fours of Coins, and the other two in your hand: they double twice.</source>
            <translation>Оба индикатора — четвёрки монет, а две другие такие карты у тебя на руке: индикаторы удваивают дважды.</translation>
        </message>
        <message id="rules.nantong.scoring.13">
            <source>The hu of all groups are added. Hezi belongs to this sum and is multiplied with it.</source>
            <translation>Ху всех групп складываются. Хэцзы входит в эту сумму и умножается вместе с ней.</translation>
        </message>
        <message id="rules.nantong.scoring.07">
            <source>Three or four identical cards in your hand score even when the winning hand uses them in sequences. Here three Fours of Coins do:</source>
            <translation>Три или четыре одинаковые карты на руке дают очки, даже если в выигрышной руке они разошлись по последовательностям. Здесь так разошлись три четвёрки монет:</translation>
        </message>
        <message id="rules.nantong.scoring.08">
            <source>A winning card that was claimed is not “in hand”: with two of your own it makes a pong. If you draw it yourself, it is in hand. Here the third Five of Myriads is a discard, then drawn:</source>
            <translation>Забранная выигрышная карта не считается картой «на руке»: с двумя своими она составляет понг. Если ты берёшь её из колоды, она на руке. Здесь третья пятёрка мириад сначала забрана со сброса, потом взята из колоды:</translation>
        </message>
        <message id="rules.nantong.bonuses.00">
            <source>What a win adds</source>
            <translation>Что добавляет выигрыш</translation>
        </message>
        <message id="rules.nantong.bonuses.01">
            <source>The winner adds hu for the [shape](#shapes) of the hand:</source>
            <translation>Победитель прибавляет ху за [форму выигрыша](#shapes):</translation>
        </message>
        <message id="rules.nantong.bonuses.02">
            <source>- **Qing Hu** +100
- **Piao Hu** +50
- **Tazi Hu** +20</source>
            <translation>- **Цин-ху** +100
- **Пяо-ху** +50
- **Тацзы-ху** +20</translation>
        </message>
        <message id="rules.nantong.bonuses.09">
            <source>**Wenqian**, each 1-2-3 of Coins, adds more: one +20, two +50, three +100, four +200.</source>
            <translation>**Вэньцянь**, то есть каждая последовательность 1-2-3 монет, прибавляет ещё: один +20, два +50, три +100, четыре +200.</translation>
        </message>
        <message id="rules.nantong.bonuses.10">
            <source>**Self-draw** +10: you drew the winning card yourself.</source>
            <translation>**Выигрыш из колоды** +10: выигрышную карту ты берёшь из колоды.</translation>
        </message>
        <message id="rules.nantong.bonuses.11">
            <source>**Win on a kong’s replacement** +10 more. The self-draw is counted too.</source>
            <translation>**Выигрыш замещающей картой** ещё +10. Надбавка за выигрыш из колоды тоже засчитывается.</translation>
        </message>
        <message id="rules.nantong.bonuses.12">
            <source>**Wait** +10, once only, when the winning card completes the pair, or is the middle card of a sequence, the 3 of 1-2-3 or the 7 of 7-8-9. One example of each:</source>
            <translation>**Ожидание** +10, только один раз: если выигрышная карта завершает пару, встаёт в середину последовательности, на место 3 в 1-2-3 или на место 7 в 7-8-9. По одному примеру на каждое:</translation>
        </message>
        <message id="rules.nantong.bonuses.04">
            <source>Then the sum is doubled once for each of the following. All doublings multiply each other.</source>
            <translation>Потом сумма удваивается один раз за каждый из следующих пунктов. Все удвоения перемножаются.</translation>
        </message>
        <message id="rules.nantong.bonuses.13">
            <source>**Piao Hu** is doubled besides its +50.</source>
            <translation>**Пяо-ху**, помимо своих +50, ещё и удваивает.</translation>
        </message>
        <message id="rules.nantong.bonuses.14">
            <source>**Closed Piao:** Piao Hu without any pong and without a triple that a claimed card completed. It is doubled once more.</source>
            <translation>**Глухое пяо:** пяо-ху без единого понга и без тройки, завершённой забранной картой. Оно удваивает ещё раз.</translation>
        </message>
        <message id="rules.nantong.bonuses.15">
            <source>**Three Elders:** at least three Red Flowers, three White Flowers and three Thousands.</source>
            <translation>**Три старейшины:** хотя бы три Красных цветка, три Белых цветка и три Тысячи.</translation>
        </message>
        <message id="rules.nantong.bonuses.16">
            <source>**Heavenly win**, explained in the [preparation](#N8).</source>
            <translation>**Небесный выигрыш** — о нём сказано в [подготовке](#N8).</translation>
        </message>
        <message id="rules.nantong.bonuses.17">
            <source>**Win on the dealer’s first discard** of the deal.</source>
            <translation>**Выигрыш с первого сброса сдающего** в этой раздаче.</translation>
        </message>
        <message id="rules.nantong.bonuses.18">
            <source>**Declared ready** in the [preparation](#N7).</source>
            <translation>**Готовность объявлена** при [подготовке](#N7).</translation>
        </message>
        <message id="rules.nantong.bonuses.19">
            <source>**Last card of the stock:** you draw it yourself and win with it.</source>
            <translation>**Последняя карта колоды:** ты берёшь её из колоды и на ней выигрываешь.</translation>
        </message>
        <message id="rules.nantong.bonuses.06">
            <source>If a hand can be divided into groups in several ways, the program takes the one with the highest total. It chooses in the same way which group the winning card completes.</source>
            <translation>Если руку можно разбить на группы по-разному, программа берёт разбиение с самым большим итогом. Так же она выбирает и группу, которую завершает выигрышная карта.</translation>
        </message>
        <message id="rules.nantong.settlement.00">
            <source>Settlement</source>
            <translation>Расчёт</translation>
        </message>
        <message id="rules.nantong.settlement.03">
            <source>The winner’s total is the sum of hu, with the hu for shape, Wenqian and bonuses added, and then doubled once for each doubling. The total of the others is their sum of hu. If nobody has won, this is so for all three.</source>
            <translation>К сумме ху победителя прибавляют ху за форму выигрыша, за вэньцяни и надбавки, а потом всё удваивают по разу за каждое удвоение: это и есть итог. У остальных итог — просто их сумма ху. Если никто не выиграл, так у всех троих.</translation>
        </message>
        <message id="rules.nantong.settlement.01">
            <source>Every total is rounded up to a full ten, after all multiplying: 22 becomes 30, 20 stays 20, and 0 stays 0.</source>
            <translation>Каждый итог округляется вверх до десятка, уже после всех умножений: 22 превращается в 30, 20 остаётся 20, а 0 — 0.</translation>
        </message>
        <message id="rules.nantong.settlement.02">
            <source>Each pair of players settles the difference of their totals. So you receive three times your own total less the sum of all three totals. Totals of 100, 40 and 20 settle as +140, −40 and −100.</source>
            <translation>Каждые два игрока рассчитываются по разнице своих итогов. Выходит, ты получаешь утроенный свой итог минус сумму всех трёх. Итоги 100, 40 и 20 дают в расчёте +140, −40 и −100.</translation>
        </message>
        <message id="rules.nantong.clarifications.00">
            <source>Table clarifications</source>
            <translation>Уточнения для этого стола</translation>
        </message>
        <message id="rules.nantong.clarifications.01">
            <source>Here you see how this table decides what is not the same everywhere, with the number of each rule.</source>
            <translation>Вот как этот стол решает то, что не везде одинаково; рядом — номер правила.</translation>
        </message>
        <message id="rules.nantong.clarifications.02">
            <source>AI 1 sits at your right. The winning card of a sequence may be a discard or the card of a robbed kong.</source>
            <translation>ИИ 1 сидит справа от тебя. Выигрышная карта последовательности может быть сбросом или картой из ограбленного конга.</translation>
        </message>
        <message id="rules.nantong.clarifications.03">
            <source>After each deal the next player in turn becomes dealer, whoever won. *Restart* voids the unfinished deal without settlement and chooses a new dealer at random.</source>
            <translation>После каждой раздачи сдающим становится следующий по очереди игрок, кто бы ни выиграл. Кнопка *Начать заново* прерывает раздачу без расчёта, и жребий определяет нового сдающего.</translation>
        </message>
        <message id="rules.nantong.clarifications.04">
            <source>Each player finishes the preparation before the next one begins. Hezi is scored apart: it is neither a group nor a pair, and it has no effect on Piao and Three Elders.</source>
            <translation>Пока один не закончит подготовку, следующий не начинает. Хэцзы считается отдельно: это не группа и не пара, и на пяо и Трёх старейшин оно не влияет.</translation>
        </message>
        <message id="rules.nantong.clarifications.05">
            <source>Whether you may declare ready is decided after your own replacements, by the shape of the hand alone, not by its score. At least one copy of a winning card must be neither in your own hand, nor an indicator, nor face up in the groups or the Hezi of any player. A ready player makes no pong and no kong of any kind. A ready player may decline a win: it costs nothing, a drawn card must then be discarded, and the hand stays ready.</source>
            <translation>Можно ли объявить готовность, решается, когда взяты твои замещающие карты, и только по строению руки, а не по её цене. Хотя бы одной выигрышной карты не должно быть ни у тебя на руке, ни среди индикаторов, ни среди открытых групп и хэцзы любого игрока. Объявивший готовность не берёт понгов и не объявляет никаких конгов. От выигрыша он может отказаться: это ничего не стоит, взятую карту он тогда сбрасывает, а готовность остаётся в силе.</translation>
        </message>
        <message id="rules.nantong.clarifications.06">
            <source>Unlike the win of the dealer in mahjong, the heavenly win has no winning card. A dealer who first declares a kong and wins on its replacement has an ordinary win on a kong’s replacement.</source>
            <translation>В отличие от выигрыша сдающего в маджонге, у небесного выигрыша нет выигрышной карты. Если сдающий сначала объявит конг и выиграет на замещающей карте, это обычный выигрыш замещающей картой.</translation>
        </message>
        <message id="rules.nantong.clarifications.07">
            <source>The dealer may declare a kong on the first turn too. For an added kong you may also use a card that you drew earlier. Several kongs may follow each other in one turn.</source>
            <translation>Сдающий может объявить конг и в первый ход. Для дополненного конга годится и карта, взятая раньше. За один ход можно объявить несколько конгов подряд.</translation>
        </message>
        <message id="rules.nantong.clarifications.08">
            <source>If several players can rob a kong, the first one after the declarer in turn order does. It scores as a win on a discard. The robbed group stays a pong.</source>
            <translation>Если ограбить конг могут несколько игроков, грабит первый по очереди после объявившего. Это считается выигрышем со сброса. Ограбленная группа остаётся понгом.</translation>
        </message>
        <message id="rules.nantong.clarifications.09">
            <source>All answers are collected in private before anything happens. After a pong any card may be discarded.</source>
            <translation>Ответы собирают втайне, и только потом что-то происходит. После понга можно сбросить любую карту.</translation>
        </message>
        <message id="rules.nantong.clarifications.10">
            <source>Any win may be declined. Before you declare a win that would lose points, the program tells you so.</source>
            <translation>От любого выигрыша можно отказаться. О выигрыше, на котором ты потеряешь очки, программа предупредит заранее.</translation>
        </message>
        <message id="rules.nantong.clarifications.11">
            <source>Concealed kongs lie face up too. At the end all hands are shown.</source>
            <translation>Закрытые конги тоже лежат лицом вверх. В конце открываются все руки.</translation>
        </message>
        <message id="rules.nantong.clarifications.12">
            <source>Two indicators of the same rank double twice, whether they are identical or not.</source>
            <translation>Два индикатора одного ранга удваивают дважды, одинаковые они или нет.</translation>
        </message>
        <message id="rules.nantong.clarifications.13">
            <source>An exact match adds nothing to an opening group of three cards or to Hezi.</source>
            <translation>Точное совпадение ничего не прибавляет ни к начальной группе из трёх карт, ни к хэцзы.</translation>
        </message>
        <message id="rules.nantong.clarifications.14">
            <source>If the winning card was claimed and you have two own copies, the three score as a pong when they form a group. If you use the cards in another way, they score nothing. If you have three own copies, these stay three in hand.</source>
            <translation>Если выигрышная карта забрана, а своих таких у тебя две, три вместе считаются понгом, когда составляют группу. Если карты идут в дело иначе, они не дают ничего. Если своих три, эти три остаются тройкой на руке.</translation>
        </message>
        <message id="rules.nantong.clarifications.19">
            <source>A pong and the fourth copy of its card in your hand score as a pong.</source>
            <translation>Понг и четвёртая такая же карта на руке считаются понгом.</translation>
        </message>
        <message id="rules.nantong.clarifications.15">
            <source>Piao Hu may have any number of Wenqian.</source>
            <translation>В пяо-ху может быть сколько угодно вэньцяней.</translation>
        </message>
        <message id="rules.nantong.clarifications.16">
            <source>Closed Piao is decided by the groups at the win. Opening groups and kongs of every kind, also open and added kongs, keep it closed. For Three Elders pongs, kongs, opening groups, copies in hand and a triple completed by the winning card count. The dealer’s first discard counts also when the dealer has declared a kong before it. The last card of the stock counts also as a replacement.</source>
            <translation>Глухое пяо определяют по группам в момент выигрыша. Начальные группы и любые конги, в том числе открытые и дополненные, ему не мешают. Для Трёх старейшин идут в счёт понги, конги, начальные группы, карты на руке и тройка, завершённая выигрышной картой. Первый сброс сдающего засчитывается и тогда, когда сдающий перед ним объявил конг. Последняя карта колоды засчитывается и как замещающая.</translation>
        </message>
        <message id="rules.nantong.clarifications.17">
            <source>Every total is rounded up after multiplying.</source>
            <translation>Каждый итог округляется вверх после умножения.</translation>
        </message>
        <message id="rules.nantong.clarifications.18">
            <source>Among ways to divide a hand with the same total the first in one fixed order counts: first by shape, then by sorted groups.</source>
            <translation>Из разбиений с равным итогом берётся первое по постоянному порядку: сначала по форме, потом по упорядоченным группам.</translation>
        </message>
    </context>
</TS>
