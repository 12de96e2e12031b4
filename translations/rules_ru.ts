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
            <source>Mahjong is rummy with tiles. You hold thirteen; each turn you draw one and throw one away. When fourteen tiles form **four sets and a pair**, you may win.</source>
            <translation>Маджонг похож на карточную игру рамми, только вместо карт — кости. На руке у тебя тринадцать костей; каждый ход ты берёшь одну и одну сбрасываешь. Как только из четырнадцати костей сложились **четыре комбинации и пара**, можно выиграть.</translation>
        </message>
        <message id="rules.hk-mahjong.start.02">
            <source>A set is a **chow**, three consecutive tiles of one suit, or a **pung**, three equal tiles. Here are three chows, a pung and a pair:</source>
            <translation>Комбинация — это **чоу**, три кости подряд одной масти, или **панг**, три одинаковые кости. Вот три чоу, панг и пара:</translation>
        </message>
        <message id="rules.hk-mahjong.start.03">
            <source>Somebody else’s discard can complete a set of yours. Take any tile for a pung, but for a chow only a tile thrown by the player before you, who sits at your left.</source>
            <translation>Дополнить комбинацию можно и чужим сбросом. Для панга годится кость от любого игрока, а для чоу — только от того, кто ходит перед тобой: он сидит слева.</translation>
        </message>
        <message id="rules.hk-mahjong.start.04">
            <source>Not every complete hand may win. It must be worth at least **three faan**, the points of mahjong. Watch the side panel: it says what your hand is worth and what is missing.</source>
            <translation>Не всякая собранная рука может выиграть. Она должна стоить хотя бы **три фана** — это очки маджонга. Поглядывай на панель сбоку: там видно, сколько стоит твоя рука и чего ей не хватает.</translation>
        </message>
        <message id="rules.hk-mahjong.start.05">
            <source>Three simple roads to three faan:</source>
            <translation>Три простых пути к трём фанам:</translation>
        </message>
        <message id="rules.hk-mahjong.start.06">
            <source>- **Stay concealed.** Claim nothing, collect chows, take no flowers: all chows,
concealed hand and no flowers make three.
- **One suit and honours.** Half flush alone is worth three.
- **All pungs.** Four pungs and a pair are worth three; claim as often as you like.</source>
            <translation>- **Держи руку закрытой.** Ничего не забирай, собирай чоу и надейся, что цветы не придут: «Все чоу», «Закрытая рука» и «Без цветов» вместе дают три.
- **Одна масть и благородные кости.** «Смешанная масть» уже сама по себе стоит три.
- **Все панги.** Четыре панга и пара стоят три; забирай чужие кости сколько хочешь.</translation>
        </message>
        <message id="rules.hk-mahjong.start.07">
            <source>When in doubt, keep tiles that touch each other, throw lone winds and dragons first, and do not claim a chow merely because you can: an open hand loses its concealed faan.</source>
            <translation>Когда сомневаешься, держи кости, которые стоят рядом, а первыми сбрасывай одинокие ветры и драконов. И не забирай чоу только потому, что можно: с открытой рукой пропадает фан за закрытую.</translation>
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
            <source>The set holds 144 tiles. There are three suits, each numbered from 1 to 9, and four copies of every tile.</source>
            <translation>В наборе 144 кости. Мастей три, в каждой номера от 1 до 9; каждой кости по четыре штуки.</translation>
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
            <source>The **honours** have no numbers and form no chows: four winds and three dragons, again four copies of each.</source>
            <translation>У **благородных костей** номеров нет, и чоу из них не бывает. Это четыре ветра и три дракона, тоже по четыре штуки.</translation>
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
            <source>The eight **flowers and seasons** exist once each. They are never part of a hand: they lie beside it and can bring faan. Each bears the number of a seat.</source>
            <translation>Восемь **цветов и сезонов** есть только в одном экземпляре. В руку они не входят: лежат рядом и могут принести фаны. На каждом стоит номер одного из мест за столом.</translation>
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
            <source>The dealer gets 14 tiles, the others 13. Flowers and seasons are laid open at once and replaced from the back end of the wall. At the deal each player finishes this before the next one begins, the dealer first.</source>
            <translation>Сдающий получает 14 костей, остальные — по 13. Цветы и сезоны сразу открываются, вместо них берутся замещающие кости с конца стены. При раздаче это делают по очереди, начиная со сдающего: пока один не закончит, следующий ждёт.</translation>
        </message>
        <message id="rules.hk-mahjong.setup.04">
            <source>Ordinary draws come from the front of the wall; only replacements for flowers and kongs come from the back. Every tile of the wall may be drawn.</source>
            <translation>Обычно кости берут с начала стены; с конца — только замещающие, за цветы и конги. Взять можно всю стену до последней кости.</translation>
        </message>
        <message id="rules.hk-mahjong.setup.05">
            <source>Deals are independent of each other. A running tally begins at zero and may fall below it. With *Seats rotate after every deal* in the settings, East passes to the next player after every deal, whoever won; otherwise you stay East.</source>
            <translation>Раздачи друг от друга не зависят. Общий счёт начинается с нуля и может уйти в минус. Если в настройках включено *Менять места после каждой раздачи*, Восток после каждой раздачи переходит к следующему по очереди игроку, кто бы ни выиграл; иначе ты так и остаёшься Востоком.</translation>
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
            <source>Discarding takes two steps: **select** a tile, then **confirm**. Between the two you may choose another tile or cancel; a single press or click never does both.</source>
            <translation>Сброс — это два шага: **выбери** кость, потом **подтверди**. Между ними можно выбрать другую или отменить выбор; одно нажатие или один щелчок никогда не делает и то и другое.</translation>
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
            <source>- **Win** – by anyone whose hand it completes to a legal hand.
- **Pung** – by anyone who holds two equal tiles.
- **Kong** – by anyone who holds three equal tiles.
- **Chow** – only by the next player in turn, with two tiles that make a run.</source>
            <translation>- **Выигрыш** — любой, кому эта кость завершает руку по правилам.
- **Панг** — любой, у кого есть две такие же кости.
- **Конг** — любой, у кого есть три такие же кости.
- **Чоу** — только следующий по очереди игрок, если с двумя его костями получаются три подряд.</translation>
        </message>
        <message id="rules.hk-mahjong.claims.03">
            <source>If several chows fit, you choose one. With [[2p 3p 5p 6p]] you can take [[4p]] for 2-3-4, 3-4-5 or 4-5-6.</source>
            <translation>Если чоу можно собрать по-разному, выбираешь ты. С [[2p 3p 5p 6p]] кость [[4p]] годится для 2-3-4, 3-4-5 или 4-5-6.</translation>
        </message>
        <message id="rules.hk-mahjong.claims.04">
            <source>All players answer before anything happens. A win comes before pung and kong, and these before a chow. Among equal claims the player nearest after the discarder in turn order goes first; only one player can win.</source>
            <translation>Сначала отвечают все, и только потом что-то происходит. Выигрыш важнее панга и конга, а они важнее чоу. При равных объявлениях кость достаётся тому, кто по ходу игры ближе к сбросившему; выиграть может только один.</translation>
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
            <source>Four equal tiles can be declared as a **kong**. It counts as one set, and its owner draws a replacement from the back end of the wall, then discards, wins, or declares another kong.</source>
            <translation>Четыре одинаковые кости можно объявить **конгом**. Он считается за одну комбинацию, а его хозяин берёт замещающую кость с конца стены и потом сбрасывает, выигрывает или объявляет ещё один конг.</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.02">
            <source>- **Exposed kong** – claim a discard while holding the other three.
- **Concealed kong** – lay down four equal tiles from your hand, on your own turn after a
draw, or on the dealer’s first turn.
- **Added kong** – add the fourth tile to a pung that lies open before you, on any of your
turns after a draw.</source>
            <translation>- **Открытый конг** — забираешь сброс, когда остальные три у тебя на руке.
- **Закрытый конг** — выкладываешь четыре одинаковые кости с руки: в свой ход, взяв кость, или в первый ход сдающего.
- **Дополненный конг** — добавляешь четвёртую кость к своему открытому пангу в любой свой ход, взяв кость.</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.03">
            <source>A concealed kong keeps your hand concealed. Two of its tiles lie face up, so everybody knows what it is.</source>
            <translation>Закрытый конг не открывает руку. Две его кости лежат лицом вверх, так что все знают, какой он.</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.04">
            <source>An added kong can be **robbed**: if the added tile completes the hand of another player, that player may win with it. The declarer then pays as if it had been a discard, and the pung stays a pung. A concealed kong can never be robbed.</source>
            <translation>Дополненный конг можно **ограбить**: если добавленная кость завершает руку другого игрока, он может на ней выиграть. Объявивший конг платит тогда как за сброс, а его панг остаётся пангом. Закрытый конг ограбить нельзя никогда.</translation>
        </message>
        <message id="rules.hk-mahjong.kongs.05">
            <source>A kong needs at least one tile in the wall for its replacement.</source>
            <translation>Для конга в стене должна быть хотя бы одна кость — замещающая.</translation>
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
            <source>You may always decline a win; it costs nothing, and you may win later with the same tile.</source>
            <translation>От выигрыша всегда можно отказаться. Это ничего не стоит: потом можно выиграть и на такой же кости.</translation>
        </message>
        <message id="rules.hk-mahjong.end.03">
            <source>The dealer may win at once with the 14 tiles dealt. This counts as a self-draw.</source>
            <translation>Сдающий может выиграть сразу, с 14 розданными костями. Это считается выигрышем со стены.</translation>
        </message>
        <message id="rules.hk-mahjong.end.04">
            <source>When the last tile has been drawn, that player still discards. This final discard, and every discard after a claim of it, can be won with or taken for a pung or chow, but not for a kong. When nobody claims it, the deal is drawn and all hands are shown.</source>
            <translation>Кто взял последнюю кость, тот ещё сбрасывает. С этого последнего сброса — и с каждого следующего, если его забрали, — можно выиграть, взять панг или чоу, но не конг. Если сброс никому не нужен, раздача кончается вничью, и все руки открываются.</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.00">
            <source>Winning shapes</source>
            <translation>Как выглядит выигрышная рука</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.01">
            <source>**Four sets and a pair.** A set is a chow, a pung or a kong. Chows do not go round the corner: 8-9-1 is none.</source>
            <translation>**Четыре комбинации и пара.** Комбинация — это чоу, панг или конг. За девяткой единица не идёт: 8-9-1 — не чоу.</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.02">
            <source>**Seven pairs**, with nothing claimed. Four equal tiles count as two pairs.</source>
            <translation>**Семь пар** без единой объявленной комбинации. Четыре одинаковые кости считаются за две пары.</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.03">
            <source>**Thirteen orphans**: one of each terminal and honour, and one of them twice.</source>
            <translation>**Тринадцать сирот**: по одной каждой терминальной и благородной кости, и ещё одна любая из них.</translation>
        </message>
        <message id="rules.hk-mahjong.shapes.04">
            <source>If your tiles can be read in several ways, the program chooses the reading with the most faan. A reading that is a limit hand goes before all others.</source>
            <translation>Если руку можно разложить по-разному, программа берёт тот вариант, где фанов больше. Лимитная рука важнее любого другого варианта.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.00">
            <source>Patterns and their faan</source>
            <translation>Элементы и их фаны</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.01">
            <source>The faan of all patterns in a hand are added. A pattern is left out only where its description says that another one replaces it.</source>
            <translation>Фаны всех элементов руки складываются. Элемент не считается только тогда, когда в его описании сказано, что его заменяет другой.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.02">
            <source>**Flowers count towards the three faan** that you need. A hand without any flower has one faan already, and the right flower is as good as a pattern: this decides many hands.</source>
            <translation>**Цветы идут в счёт трёх фанов**, которые нужны для выигрыша. Рука совсем без цветов уже имеет один фан, а нужный цветок не хуже любого элемента: этим решается множество раздач.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.03">
            <source>In the examples the winning tile stands apart with a gold outline; declared sets and flowers follow it.</source>
            <translation>В примерах выигрышная кость стоит отдельно и обведена золотом; за ней идут объявленные комбинации и цветы.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.10">
            <source>**All chows** – 1 faan. Four chows and a pair of *suit* tiles, not of honours.</source>
            <translation>**Все чоу** — 1 фан. Четыре чоу и пара из *мастей*, а не из благородных костей.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.11">
            <source>**Concealed hand** – 1 faan. You have no exposed set. Concealed kongs and flowers do not open a hand, and it may be won on a discard. Seven pairs score it too.</source>
            <translation>**Закрытая рука** — 1 фан. Нет ни одной открытой комбинации. Закрытые конги и цветы руку не открывают, а выиграть можно и со сброса. Засчитывается и с семью парами.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.12">
            <source>**Self-draw** – 1 faan. You drew the winning tile yourself.</source>
            <translation>**Выигрыш со стены** — 1 фан. Выигрышную кость ты берёшь со стены сам.</translation>
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
            <source>**Four flowers** – 2 faan. All four of them; replaces the own flower.</source>
            <translation>**Четыре цветка** — 2 фана. Все четыре; заменяет «Свой цветок».</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.17">
            <source>**Four seasons** – 2 faan. All four of them; replaces the own season.</source>
            <translation>**Четыре сезона** — 2 фана. Все четыре; заменяет «Свой сезон».</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.18">
            <source>**Red Dragon** – 1 faan. A pung or kong of Red Dragons.</source>
            <translation>**Панг красных драконов** — 1 фан. Панг или конг красных драконов.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.19">
            <source>**Green Dragon** – 1 faan. A pung or kong of Green Dragons.</source>
            <translation>**Панг зелёных драконов** — 1 фан. Панг или конг зелёных драконов.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.20">
            <source>**White Dragon** – 1 faan. A pung or kong of White Dragons.</source>
            <translation>**Панг белых драконов** — 1 фан. Панг или конг белых драконов.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.21">
            <source>**Seat wind** – 1 faan. A pung or kong of your own wind.</source>
            <translation>**Панг ветра места** — 1 фан. Панг или конг твоего ветра.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.22">
            <source>**Round wind** – 1 faan. A pung or kong of East. Whoever sits East scores it twice, as seat wind and as round wind.</source>
            <translation>**Панг ветра раунда** — 1 фан. Панг или конг Восточного ветра. У того, кто сам Восток, он считается дважды: как ветер места и как ветер раунда.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.23">
            <source>**Little three dragons** – 5 faan. Two pungs or kongs of dragons and a pair of the third; replaces the faan of the single dragons.</source>
            <translation>**Малые три дракона** — 5 фанов. Панги или конги двух драконов и пара третьего; фаны за отдельных драконов тогда не считаются.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.24">
            <source>**All pungs** – 3 faan. Four pungs or kongs and a pair.</source>
            <translation>**Все панги** — 3 фана. Четыре панга или конга и пара.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.25">
            <source>**Half flush** – 3 faan. Tiles of exactly one suit, and at least one honour.</source>
            <translation>**Смешанная масть** — 3 фана. Кости ровно одной масти и хотя бы одна благородная.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.26">
            <source>**Full flush** – 7 faan. Tiles of one suit and nothing else; never together with half flush.</source>
            <translation>**Чистая масть** — 7 фанов. Кости одной масти и больше ничего; вместе со «Смешанной мастью» не бывает.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.27">
            <source>**Seven pairs** – 4 faan. The concealed hand is added to it.</source>
            <translation>**Семь пар** — 4 фана. К ним прибавляется и «Закрытая рука».</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.28">
            <source>**Win on a kong’s replacement** – 1 faan. Also when the replacement was a flower, and the flower’s replacement won.</source>
            <translation>**Выигрыш замещающей костью** — 1 фан. Замещающая кость взята за конг. Засчитывается и тогда, когда вместо неё пришёл цветок, а выиграла кость, взятая за этот цветок.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.29">
            <source>**Robbing the kong** – 1 faan. You win with the tile that another player adds to a pung. It is not a self-draw.</source>
            <translation>**Ограбление конга** — 1 фан. Ты выигрываешь на кости, которую другой игрок добавляет к своему пангу. Выигрышем со стены это не считается.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.30">
            <source>**Last tile of the wall** – 1 faan. You win by the draw that empties the wall, from either end.</source>
            <translation>**Последняя кость со стены** — 1 фан. Выигрышная кость была последней в стене, с какого бы конца её ни взяли.</translation>
        </message>
        <message id="rules.hk-mahjong.patterns.31">
            <source>**Last discard** – 1 faan. You win with a discard made when the wall is empty.</source>
            <translation>**Последний сброс** — 1 фан. Ты выигрываешь со сброса, сделанного при пустой стене.</translation>
        </message>
        <message id="rules.hk-mahjong.limits.00">
            <source>Limit hands</source>
            <translation>Лимитные руки</translation>
        </message>
        <message id="rules.hk-mahjong.limits.01">
            <source>A limit hand scores exactly 13 faan, whatever else it contains. Several at once are all named, and score 13 once.</source>
            <translation>Лимитная рука стоит ровно 13 фанов, что бы в ней ещё ни было. Если их сразу несколько, названы будут все, но 13 считается один раз.</translation>
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
            <source>**Nine gates.** Without any declared set, 1112345678999 of one suit and one more tile of that suit; which of them came last does not matter.</source>
            <translation>**Девять врат.** Без единой объявленной комбинации: 1112345678999 одной масти и ещё одна кость той же масти; какая из них пришла последней, неважно.</translation>
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
            <source>Faan become points by doubling: the **base** is 8 for three faan and doubles with every further one. More than 13 faan count as 13; the result shows both the sum and this cap.</source>
            <translation>Фаны превращаются в очки удвоением: **базовая сумма** за три фана — 8, и каждый следующий фан её удваивает. Больше 13 фанов считаются за 13; в итоге раздачи видно и сумму, и этот потолок.</translation>
        </message>
        <message id="rules.hk-mahjong.payment.02">
            <source>| faan | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 |
| base | 8 | 16 | 32 | 64 | 128 | 256 | 512 | 1024 | 2048 | 4096 | 8192 |</source>
            <translation>| фаны | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 |
| базовая сумма | 8 | 16 | 32 | 64 | 128 | 256 | 512 | 1024 | 2048 | 4096 | 8192 |</translation>
        </message>
        <message id="rules.hk-mahjong.payment.03">
            <source>- **Self-draw:** each of the three opponents pays one base.
- **Discard or robbed kong:** whoever threw the tile, or declared the kong, pays three
bases alone. The other two pay nothing.</source>
            <translation>- **Выигрыш со стены:** каждый из трёх соперников платит одну базовую сумму.
- **Выигрыш со сброса или ограбление конга:** тот, кто сбросил кость или объявил конг, один платит три базовые суммы. Двое других не платят ничего.</translation>
        </message>
        <message id="rules.hk-mahjong.payment.04">
            <source>The winner receives three bases either way, and all payments sum to zero. Being dealer changes nothing.</source>
            <translation>Так или иначе победитель получает три базовые суммы, а все выплаты вместе дают ноль. Сдающий платит и получает столько же, сколько остальные.</translation>
        </message>
        <message id="rules.hk-mahjong.payment.05">
            <source>Two examples with the same four faan: won by self-draw, each opponent pays 16 and the winner receives 48; won on West’s discard, West pays 48.</source>
            <translation>Два примера, оба на четыре фана. Выигрыш со стены: каждый соперник платит 16, победитель получает 48. Выигрыш со сброса Запада: Запад платит 48.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.00">
            <source>Table clarifications</source>
            <translation>Уточнения для этого стола</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.01">
            <source>Mahjong is played differently from table to table. This is how this table decides what others leave open, by the numbers of its rules.</source>
            <translation>За каждым столом в маджонг играют немного по-своему. Вот как этот стол решает то, что другие оставляют открытым, — по номерам правил.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.02">
            <source>A drawn deal pays nothing of any kind.</source>
            <translation>При ничьей нет вообще никаких выплат.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.03">
            <source>Plum, orchid, chrysanthemum and bamboo are the flowers 1 to 4; spring, summer, autumn and winter the seasons 1 to 4.</source>
            <translation>Слива, орхидея, хризантема и бамбук — цветы с 1 по 4; весна, лето, осень и зима — сезоны с 1 по 4.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.04">
            <source>Flowers lie outside the hand and never open it. In play a chain of flowers is finished before anything else happens. There is no reserved dead wall.</source>
            <translation>Цветы лежат вне руки и никогда её не открывают. Если во время игры за цветком приходит ещё цветок, сначала замещаются все, и только потом игра идёт дальше. Неприкосновенного запаса («мёртвой стены») нет.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.05">
            <source>With rotation switched on you become North after your first deal as East, then West, then South. The next player sits at your right. *Restart* voids the unfinished deal without payment and keeps the tally and the seats.</source>
            <translation>Если включена смена мест, после первой раздачи Востоком ты станешь Севером, потом Западом, потом Югом. Следующий по очереди игрок сидит справа от тебя. *Начать заново* прерывает раздачу без выплат; общий счёт и места сохраняются.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.06">
            <source>When several chows fit, the claimer chooses.</source>
            <translation>Если чоу можно собрать по-разному, выбирает тот, кто его объявил.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.07">
            <source>If several players may win with one tile, only the nearest after the discarder whose hand is legal does.</source>
            <translation>Если на одной кости могут выиграть несколько игроков, выигрывает только один: ближайший после сбросившего, чья рука годится по правилам.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.08">
            <source>A concealed kong may be declared on the dealer’s first turn; two of its tiles lie face up. A pung may be made a kong on any own turn after a draw, also with a tile held for longer. Several kongs may follow each other in one turn.</source>
            <translation>Закрытый конг можно объявить и в первый ход сдающего; две его кости лежат лицом вверх. Дополнить панг до конга можно в любой свой ход, взяв кость, — в том числе костью, которая давно на руке. За один ход можно объявить несколько конгов подряд.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.09">
            <source>All others are asked before an added kong stands, and the nearest legal winner after the declarer robs it. The declarer keeps the pung and draws no replacement. Not even thirteen orphans rob a concealed kong.</source>
            <translation>Прежде чем дополненный конг состоится, спрашивают всех остальных; грабит ближайший после объявившего, у кого выигрыш по правилам. Панг остаётся у объявившего, замещающую кость он не берёт. Закрытый конг не грабят даже «Тринадцатью сиротами».</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.10">
            <source>With one tile left in the wall a kong is still legal; that tile is the replacement and the last draw of the wall at once.</source>
            <translation>Если в стене осталась одна кость, объявить конг ещё можно: она и замещающая, и последняя кость со стены.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.11">
            <source>After a chow or a pung neither kong nor win may be declared in that turn. Any tile may be thrown, also one of the claimed kind or from the other end of the chow.</source>
            <translation>После чоу или панга нельзя в тот же ход объявить ни конг, ни выигрыш. Сбросить можно любую кость — и такую же, как забранная, и с другого края чоу.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.12">
            <source>With an empty wall pung and chow stay legal, kong does not, and every discard is a final discard. A flower for which no replacement is left ends the deal as a draw, whether it came from the front, for a kong, or for another flower; a declared kong stands. All hands are shown at the end of every deal.</source>
            <translation>При пустой стене панг и чоу ещё разрешены, конг — нет, а каждый сброс считается последним. Если пришёл цветок, а заменить его уже нечем, раздача кончается вничью — всё равно, взят он с начала стены, за конг или за другой цветок; объявленный конг остаётся в силе. В конце каждой раздачи все руки открываются.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.13">
            <source>Passing a win costs nothing. For the dealer’s win on the 14 dealt tiles the 14th is the winning tile.</source>
            <translation>Отказ от выигрыша ничего не стоит. Если сдающий выигрывает с 14 розданными костями, выигрышной считается 14-я.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.14">
            <source>In seven pairs four equal tiles count as two pairs.</source>
            <translation>В семи парах четыре одинаковые кости считаются за две пары.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.15">
            <source>Among readings of equal worth the first in one fixed order counts, so that replays and explanations always agree.</source>
            <translation>Из вариантов с равной стоимостью берётся первый по постоянному порядку, чтобы повторы и объяснения всегда сходились.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.16">
            <source>The concealed hand survives concealed kongs and flowers, and scores with seven pairs and on a discard. The last tile of the wall adds to self-draw and to a kong’s replacement. The replacement of a flower alone scores nothing.</source>
            <translation>«Закрытая рука» сохраняется при закрытых конгах и цветах и засчитывается с семью парами и при выигрыше со сброса. «Последняя кость со стены» прибавляется к выигрышу со стены и к выигрышу замещающей костью. Замещающая кость за один лишь цветок ничего не даёт.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.17">
            <source>Faan from flowers, and from having none, count towards the minimum of three.</source>
            <translation>Фаны за цветы и за их отсутствие идут в счёт минимума в три фана.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.18">
            <source>All honours and all terminals count in any shape, seven pairs too. Nine gates needs no particular wait. Concealed kongs count for four concealed pungs. Several limit hands score 13 once.</source>
            <translation>«Все благородные» и «Все терминальные» засчитываются в руке любого вида, и в семи парах тоже. Для «Девяти врат» неважно, какая кость пришла последней. В «Четырёх закрытых пангах» закрытые конги идут в счёт. Несколько лимитных рук сразу дают 13 один раз.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.19">
            <source>Totals above 13 are capped at 13. Whatever is not listed among the patterns has no value of its own.</source>
            <translation>Сумма больше 13 срезается до потолка — 13 фанов. Чего нет в списке элементов, то само по себе ничего не стоит.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.20">
            <source>The base is 2 to the power of the faan, at most of 13.</source>
            <translation>Базовая сумма — это 2 в степени числа фанов, но не больше 13.</translation>
        </message>
        <message id="rules.hk-mahjong.clarifications.21">
            <source>The dealer neither pays nor receives more than others, and nobody is made liable for another player’s loss.</source>
            <translation>Сдающий не платит и не получает больше других, и никто не отвечает за чужой проигрыш.</translation>
        </message>
    </context>
    <context>
        <name>tien-gow</name>
        <message id="rules.tien-gow.start.00">
            <source>Your first five minutes</source>
            <translation>Первые пять минут</translation>
        </message>
        <message id="rules.tien-gow.start.01">
            <source>Tien Gow is a trick game with 32 Chinese dominoes. Everybody holds eight. One player leads one to four tiles that belong together; the others either beat them with the same kind of group, or discard as many tiles face down.</source>
            <translation>Тяньцзю — игра на взятки с 32 костями китайского домино. У каждого восемь костей. Один заходит: выкладывает от одной до четырёх костей, составляющих группу. Остальные либо бьют её такой же группой постарше, либо сбрасывают столько же костей лицом вниз.</translation>
        </message>
        <message id="rules.tien-gow.start.02">
            <source>Only one thing is worth winning: **the last trick**. But whoever has not won a trick until then pays most, and must stay out when the last trick is a single tile. So win something early, and keep something strong for the end.</source>
            <translation>Выиграть стоит только одно — **последнюю взятку**. Но кто до неё не взял ни одной, тот платит больше всех, а если последняя взятка одиночная, ещё и не может её взять. Поэтому возьми что-нибудь пораньше, а что-то сильное придержи на конец.</translation>
        </message>
        <message id="rules.tien-gow.start.03">
            <source>The hardest part is the order of the tiles, for it does not follow the pips. With *Index marks on pieces* in the settings each tile shows its suit and rank: 文 is civil, 武 is military, and the higher number wins.</source>
            <translation>Труднее всего запомнить старшинство костей: от числа точек оно не зависит. Включи в настройках *Индексы на костях и картах*, и на каждой кости будут масть и ранг: 文 — гражданская, 武 — военная, а чем больше число, тем кость старше.</translation>
        </message>
        <message id="rules.tien-gow.aim.00">
            <source>Aim of the game</source>
            <translation>Цель игры</translation>
        </message>
        <message id="rules.tien-gow.aim.01">
            <source>Four players, each alone: you and three computer players, one deal at a time. The winner of the **last trick** wins the deal.</source>
            <translation>Четверо, каждый за себя: ты и три компьютерных игрока, раздача за раздачей. Раздачу выигрывает тот, кто возьмёт **последнюю взятку**.</translation>
        </message>
        <message id="rules.tien-gow.aim.02">
            <source>A trick won with *n* tiles gives its winner *n* **columns**. Eight columns are shared out in a deal, and they decide who pays how much.</source>
            <translation>Взятка из *n* костей приносит *n* **столбиков**. Всего за раздачу их восемь, и от них зависит, кто сколько платит.</translation>
        </message>
        <message id="rules.tien-gow.tiles.00">
            <source>The tiles and their order</source>
            <translation>Кости и их старшинство</translation>
        </message>
        <message id="rules.tien-gow.tiles.01">
            <source>There are two suits. The **civil** tiles exist twice each. From the highest rank to the lowest:</source>
            <translation>Мастей две. **Гражданские** кости — по две каждой. Вот они, от старшего ранга к младшему:</translation>
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
            <source>The **military** tiles exist once each and are named after the sum of their pips. Two tiles of the same sum have the same rank:</source>
            <translation>**Военные** кости — по одной каждой, имя им даёт сумма точек. Две кости с одной суммой равны по рангу:</translation>
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
            <source>Mind two names that differ by one word: Big *Head* Six is 1-5, a civil tile; Big Six is 2-4, a military one.</source>
            <translation>Не спутай два похожих имени: *Большеголовая* шестёрка — это 1-5, гражданская кость; Большая шестёрка — это 2-4, военная.</translation>
        </message>
        <message id="rules.tien-gow.deal.00">
            <source>The deal</source>
            <translation>Раздача</translation>
        </message>
        <message id="rules.tien-gow.deal.01">
            <source>Everybody gets eight tiles. The first **banker** is drawn by lot and leads the first trick; after that the winner of a trick leads the next. The winner of the last trick is the banker of the next deal.</source>
            <translation>Каждый получает по восемь костей. Первого **банкира** выбирает жребий, он и заходит в первую взятку; дальше заходит тот, кто взял предыдущую. Взявший последнюю взятку — банкир следующей раздачи.</translation>
        </message>
        <message id="rules.tien-gow.deal.02">
            <source>Play runs counter-clockwise: the player at your right comes after you. What the banker pays or receives is doubled.</source>
            <translation>Ход идёт против часовой стрелки: после тебя ходит игрок справа. Всё, что банкир платит или получает, удваивается.</translation>
        </message>
        <message id="rules.tien-gow.groups.00">
            <source>What may be led</source>
            <translation>С чего можно зайти</translation>
        </message>
        <message id="rules.tien-gow.groups.01">
            <source>You may lead any one of these groups, also a part of a larger one:</source>
            <translation>Зайти можно с любой из этих групп, в том числе с части более крупной:</translation>
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
            <source>**A mixed group** of one family: Heaven with nines, Earth with eights, Man with sevens, Goose with fives. One or two tiles of each suit: a mixed pair, two kinds of triplet, or a **quartet** of all four.</source>
            <translation>**Смешанная группа** из одного семейства: Небо с девятками, Земля с восьмёрками, Человек с семёрками, Гусь с пятёрками. От каждой масти по одной или по две кости: смешанная пара, смешанное трио двух видов или **квартет** из всех четырёх.</translation>
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
            <source>Everybody plays as many tiles as were led. To beat the highest group so far, play a group **of the same kind, with the same number of civil and of military tiles, and of higher rank**, face up. Equal rank is not enough.</source>
            <translation>Каждый кладёт столько костей, сколько было в заходе. Чтобы побить старшую группу на столе, выложи лицом вверх группу **того же вида, с тем же числом гражданских и военных костей, но строго старшего ранга**. Равный ранг не бьёт.</translation>
        </message>
        <message id="rules.tien-gow.beating.02">
            <source>In the examples the group on the left is the highest so far, the one on the right is played on it.</source>
            <translation>В примерах слева — старшая группа на столе, справа — та, которой на неё отвечают.</translation>
        </message>
        <message id="rules.tien-gow.beating.03">
            <source>Mixed groups rank by family: Heaven–nine, Earth–eight, Man–seven, Goose–five. Kinds never cross: a mixed pair does not meet a civil or a military pair, and two civil tiles with one military tile do not meet one civil tile with two.</source>
            <translation>Смешанные группы идут по старшинству семейств: Небо–девятка, Земля–восьмёрка, Человек–семёрка, Гусь–пятёрка. Разные виды не встречаются: смешанная пара не бьёт ни гражданскую, ни военную, а две гражданские кости с одной военной не бьют одну гражданскую с двумя военными.</translation>
        </message>
        <message id="rules.tien-gow.beating.04">
            <source>Supreme wins only when it is **led**. No other pair beats it, and played later it beats nothing and is a plain discard.</source>
            <translation>Верховная пара берёт взятку, только если с неё **зашли**. Никакая другая пара её не бьёт; а выложенная в ответ, она ничего не бьёт и считается обычным сбросом.</translation>
        </message>
        <message id="rules.tien-gow.discarding.00">
            <source>Discarding face down</source>
            <translation>Сброс лицом вниз</translation>
        </message>
        <message id="rules.tien-gow.discarding.01">
            <source>If you cannot beat, or do not want to, discard any tiles face down. There is no duty to follow suit or to win, and even a group that would win may be discarded.</source>
            <translation>Не можешь побить или не хочешь — сбрось лицом вниз любые кости. Соблюдать масть не нужно, бить тоже: сбросить можно даже группу, которая взяла бы взятку.</translation>
        </message>
        <message id="rules.tien-gow.discarding.02">
            <source>Nobody sees what others discard. You may look at your own discards; all tiles are shown at the end. Columns, numbers of tiles and groups played face up are public.</source>
            <translation>Чужих сброшенных костей никто не видит. Свой сброс можно смотреть; в конце открываются все кости. Столбики, число костей и группы, выложенные лицом вверх, открыты для всех.</translation>
        </message>
        <message id="rules.tien-gow.discarding.03">
            <source>**Early death.** When the last trick is a *single* tile, a player without any column must discard face down, however strong the tile. Pairs, triplets and quartets are exempt. So a leader who already has seven columns sweeps with any single tile.</source>
            <translation>**Ранняя гибель.** Если последняя взятка *одиночная*, игрок без единого столбика обязан сбросить кость лицом вниз, какой бы сильной она ни была. Пар, трио и квартетов это не касается. Поэтому, если у заходящего уже семь столбиков, любая одиночная кость приносит ему сухую победу.</translation>
        </message>
        <message id="rules.tien-gow.settlement.00">
            <source>Settlement</source>
            <translation>Расчёт</translation>
        </message>
        <message id="rules.tien-gow.settlement.01">
            <source>The winner of the last trick settles with each opponent by that opponent’s columns:</source>
            <translation>Взявший последнюю взятку рассчитывается с каждым соперником по его столбикам:</translation>
        </message>
        <message id="rules.tien-gow.settlement.02">
            <source>| **columns** | 0 | 1 | 2 | 3 | 4 | 5 | 6 |
| **pays** | 5 | 3 | 2 | 1 | 0 | receives 1 | receives 2 |</source>
            <translation>| **столбики** | 0 | 1 | 2 | 3 | 4 | 5 | 6 |
| **платит** | 5 | 3 | 2 | 1 | 0 | получает 1 | получает 2 |</translation>
        </message>
        <message id="rules.tien-gow.settlement.03">
            <source>Whatever passes between the banker and anybody else is doubled. Here you are banker, win the last trick with a Plum and have four columns; Bao has two, Mei and Lin one each:</source>
            <translation>Всё, что банкир платит другому игроку или получает от него, удваивается. Здесь банкир — ты: последнюю взятку ты берёшь Сливой, у тебя четыре столбика; у Бао — два, у Мэй и Линь — по одному:</translation>
        </message>
        <message id="rules.tien-gow.settlement.04">
            <source>**Final payments double** when the last trick is won by a quartet, by Supreme, or by a single Little Three, and double again for a sweep of all eight columns.</source>
            <translation>**Итоговые выплаты удваиваются**, если последняя взятка взята квартетом, Верховной парой или одной Малой тройкой, и ещё раз — при сухой победе, то есть за все восемь столбиков.</translation>
        </message>
        <message id="rules.tien-gow.settlement.05">
            <source>Supreme wins the last trick, Lin is the banker and has no column:</source>
            <translation>Последняя взятка взята Верховной парой; банкир — Линь, и столбиков у этого игрока нет:</translation>
        </message>
        <message id="rules.tien-gow.instant.00">
            <source>Instant payments, capture</source>
            <translation>Мгновенные выплаты и захват</translation>
        </message>
        <message id="rules.tien-gow.instant.01">
            <source>A trick won with **Supreme** brings 2 from each opponent at once, one won with a **quartet** 4; as always the banker’s share is doubled. These payments are never multiplied afterwards.</source>
            <translation>Взятка **Верховной парой** сразу приносит по 2 очка от каждого соперника, взятка **квартетом** — по 4; доля банкира, как всегда, удваивается. Больше эти выплаты ни на что не умножаются.</translation>
        </message>
        <message id="rules.tien-gow.instant.02">
            <source>**Capture.** If Little Three leads the last single tile and Big Six wins it, whoever led Little Three pays not only the own share but also what the other two would have to pay the winner.</source>
            <translation>**Захват.** Если в последнюю одиночную взятку заходят с Малой тройки, а берёт её Большая шестёрка, зашедший с Малой тройки платит не только за себя, но и то, что должны победителю двое остальных.</translation>
        </message>
        <message id="rules.tien-gow.instant.03">
            <source>Bao leads Little Three, you capture it with Big Six. Mei is the banker; you have three columns, Bao and Lin two, Mei one. Bao pays the own share, for Mei and for Lin:</source>
            <translation>Бао заходит с Малой тройки, а ты захватываешь её Большой шестёркой. Банкир — Мэй; у тебя три столбика, у Бао и Линь — по два, у Мэй — один. Бао платит за себя, за Мэй и за Линь:</translation>
        </message>
        <message id="rules.tien-gow.end.00">
            <source>The end of a deal</source>
            <translation>Конец раздачи</translation>
        </message>
        <message id="rules.tien-gow.end.01">
            <source>A deal ends when all eight tiles are played. The result shows the columns, the instant payments and the final settlement step by step. Who won the last trick and who gained most need not be the same player. All payments sum to zero.</source>
            <translation>Раздача кончается, когда сыграны все восемь костей. Итог показывает столбики, мгновенные выплаты и итоговый расчёт шаг за шагом. Последнюю взятку может взять один, а больше всех получить — другой. Все выплаты вместе дают ноль.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.00">
            <source>Table clarifications</source>
            <translation>Уточнения для этого стола</translation>
        </message>
        <message id="rules.tien-gow.clarifications.01">
            <source>This is how this table decides what others leave open, by the numbers of its rules.</source>
            <translation>Вот как этот стол решает то, что другие оставляют открытым, — по номерам правил.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.02">
            <source>Play runs counter-clockwise, the next player sits at your right. *Restart* voids the deal and draws a new banker by lot.</source>
            <translation>Ход идёт против часовой стрелки, следующий игрок сидит справа от тебя. *Начать заново* прерывает раздачу, и жребий выбирает нового банкира.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.03">
            <source>You may look at your own discards, and all are shown at the end. Columns, numbers of tiles and face-up groups are public throughout. Computer players do not know more.</source>
            <translation>Свой сброс можно смотреть, а в конце открываются все кости. Столбики, число костей и группы лицом вверх всегда открыты для всех. Компьютерные игроки не знают больше этого.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.04">
            <source>Early death concerns a last single tile only; larger groups are exempt.</source>
            <translation>Ранняя гибель касается только последней одиночной кости; на группы покрупнее она не распространяется.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.05">
            <source>Instant payments are doubled with the banker for Supreme and for quartets. They are due in the last trick too, and final doublings never touch them.</source>
            <translation>Мгновенные выплаты и за Верховную пару, и за квартет удваиваются, если один из двоих — банкир. Они положены и за последнюю взятку, а итоговые удвоения их не касаются.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.06">
            <source>A quartet doubles the final payments whether it was led or beat another one. Doublings stack, and apply also to what a player above four columns receives.</source>
            <translation>Квартет удваивает итоговые выплаты, даже если с него не заходили, а побили им другой квартет. Удвоения перемножаются и действуют также на то, что получает игрок, у которого больше четырёх столбиков.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.07">
            <source>Capture happens whatever was played between Little Three and Big Six. What the other two owe is taken over as it stood between them and the winner and not doubled again. A player above four columns, the captured one too, still receives the excess from the winner. There is no further multiplier.</source>
            <translation>Захват действует, что бы ни сыграли между Малой тройкой и Большой шестёркой. Долг двоих остальных берётся таким, каким он был между ними и победителем, и заново не удваивается. Игрок, у которого больше четырёх столбиков, — пусть даже захваченный, — всё равно получает от победителя свой излишек. Дополнительного множителя нет.</translation>
        </message>
        <message id="rules.tien-gow.clarifications.08">
            <source>The winner of the last trick and the player who gained most can differ.</source>
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
            <source>You hold 22 or 23 narrow cards and draw and throw one at a time, until seven groups and a pair are complete. A group is a run of three in one suit, or three equal cards.</source>
            <translation>На руке у тебя 22 или 23 узкие карты. Ты берёшь и сбрасываешь по одной, пока не сложатся семь групп и пара. Группа — это три карты подряд одной масти или три одинаковые.</translation>
        </message>
        <message id="rules.nantong.start.02">
            <source>Runs are made from your own hand only. From discards you may take cards for three or four equal ones, and the last card of all, which completes the hand.</source>
            <translation>Последовательности собираются только из своих карт. Чужой сброс можно забрать ради трёх или четырёх одинаковых — или самой последней картой, которая завершает руку.</translation>
        </message>
        <message id="rules.nantong.start.03">
            <source>Equal cards score even when you do not win, and two turned-up cards, the **indicators**, multiply them. Cards that count more bear a small ×2 or ×4. Winning adds a bonus, but the highest total takes the deal: a quick cheap win can lose points. The side panel tells you before you declare it.</source>
            <translation>Одинаковые карты дают очки, даже если ты не выигрываешь, а две открытые карты, **индикаторы**, умножают их. На картах, которые стоят дороже, есть значок ×2 или ×4. Выигрыш приносит надбавки, но раздача достаётся тому, у кого больше итог: на быстром дешёвом выигрыше можно и потерять. Панель сбоку скажет об этом заранее.</translation>
        </message>
        <message id="rules.nantong.aim.00">
            <source>Aim of the game</source>
            <translation>Цель игры</translation>
        </message>
        <message id="rules.nantong.aim.01">
            <source>Three players: you, AI 1 and AI 2, in this order counter-clockwise; AI 1 sits at your right. The hand to build is **seven groups and a pair**.</source>
            <translation>Играют трое: ты, ИИ 1 и ИИ 2, в этом порядке против часовой стрелки; ИИ 1 сидит справа от тебя. Собрать нужно **семь групп и пару**.</translation>
        </message>
        <message id="rules.nantong.aim.02">
            <source>- **Sequence** – three consecutive ranks of one suit, all from your own hand; only the
winning card may come from a discard.
- **Three identical cards.**
- **Kong** – four identical cards, declared.</source>
            <translation>- **Последовательность** — три карты подряд одной масти, все со своей руки; только выигрышная карта может быть чужим сбросом.
- **Три одинаковые карты.**
- **Конг** — четыре одинаковые карты, объявленные.</translation>
        </message>
        <message id="rules.nantong.aim.03">
            <source>A win ends the deal, yet the winner need not have the highest total. When the stock is exhausted nobody has won, and what everybody holds is settled all the same.</source>
            <translation>Выигрыш заканчивает раздачу, но самый большой итог может быть и не у победителя. Если колода кончилась, не выиграл никто, но за то, что у кого собрано, всё равно идёт расчёт.</translation>
        </message>
        <message id="rules.nantong.cards.00">
            <source>The cards</source>
            <translation>Карты</translation>
        </message>
        <message id="rules.nantong.cards.01">
            <source>Three suits with ranks from 1 to 9, four copies of each card:</source>
            <translation>Три масти с рангами от 1 до 9, каждой карты по четыре:</translation>
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
            <source>Three cards without rank, again four copies of each. They form no sequences.</source>
            <translation>Ещё три карты без ранга, тоже по четыре. Последовательностей из них не бывает.</translation>
        </message>
        <message id="rules.nantong.cards.04">
            <source>| | | |
| [[TH]] Thousand 千 | [[WF]] White Flower 白花 | [[RF]] Red Flower 红花 |</source>
            <translation>| | | |
| [[TH]] Тысяча 千 | [[WF]] Белый цветок 白花 | [[RF]] Красный цветок 红花 |</translation>
        </message>
        <message id="rules.nantong.cards.05">
            <source>Thousand, both Flowers and the **Nine of Strings** are the *old generals* 老将, with a red double frame. They count double by themselves. The Nine of Strings may still be the 9 of 7-8-9.</source>
            <translation>Тысяча, оба цветка и **девятка связок** — *старые генералы* 老将, они в двойной красной рамке. Сами по себе они считаются вдвойне. При этом девятка связок может стоять и на месте 9 в 7-8-9.</translation>
        </message>
        <message id="rules.nantong.cards.06">
            <source>The table uses 120 cards. Five more stay in the box: Fortune, Prosperity, Longevity, Joy and Wealth.</source>
            <translation>За столом играют 120 картами. Ещё пять остаются в коробке: Счастье, Достаток, Долголетие, Радость и Богатство.</translation>
        </message>
        <message id="rules.nantong.deal.00">
            <source>The deal</source>
            <translation>Раздача</translation>
        </message>
        <message id="rules.nantong.deal.01">
            <source>The dealer gets 23 cards, the others 22. Two indicators are turned up and belong to nobody; 51 cards remain in the stock.</source>
            <translation>Сдающий получает 23 карты, остальные — по 22. Два индикатора открываются и никому не принадлежат; в колоде остаётся 51 карта.</translation>
        </message>
        <message id="rules.nantong.deal.02">
            <source>The first dealer is drawn by lot. After every deal the next player becomes dealer, whoever won.</source>
            <translation>Первого сдающего выбирает жребий. После каждой раздачи сдаёт следующий по очереди игрок, кто бы ни выиграл.</translation>
        </message>
        <message id="rules.nantong.preparation.00">
            <source>Preparation</source>
            <translation>Подготовка</translation>
        </message>
        <message id="rules.nantong.preparation.01">
            <source>Before play everybody in turn, the dealer first, may declare what was dealt. Replacements come from the back of the stock and can never be declared.</source>
            <translation>Перед игрой каждый по очереди, начиная со сдающего, может объявить то, что ему раздали. Замещающие карты берут с низа колоды, а объявлять их самих нельзя.</translation>
        </message>
        <message id="rules.nantong.preparation.02">
            <source>- **Four identical cards** may be laid as one of the seven groups, with one replacement.
- **Three identical cards that equal an indicator** may be laid as one group, without a
replacement.
- **Tiandi Hezi:** if both indicators are identical and you hold the other two, lay these
two and draw two replacements. It is scored apart and is no group.</source>
            <translation>- **Четыре одинаковые карты** можно открыть как одну из семи групп и взять одну замещающую.
- **Три одинаковые карты, точно совпадающие с индикатором,** можно открыть как одну группу, без замещающей.
- **Тяньди-хэцзы:** если оба индикатора одинаковые, а две другие такие карты у тебя, открой эти две и возьми две замещающие. Они считаются отдельно и группой не являются.</translation>
        </message>
        <message id="rules.nantong.preparation.03">
            <source>Then a player other than the dealer who needs one card to win may **declare ready**. At least one copy of a winning card must still be out of sight for this player. The hand is locked: win on the drawn card or throw it; no pong and no kong. In return the winning total doubles.</source>
            <translation>После этого игрок, кроме сдающего, которому до выигрыша не хватает одной карты, может **объявить готовность**. Хотя бы одна выигрышная карта ещё должна быть ему не видна. Рука заблокирована: выигрывай взятой картой или сбрасывай её; ни понгов, ни конгов. Зато при выигрыше итог удваивается.</translation>
        </message>
        <message id="rules.nantong.preparation.04">
            <source>**Heavenly win:** if the dealer’s hand is complete before any card was drawn or thrown, it wins at once and doubles; replacements of the preparation are allowed. It has no winning card, so there is no bonus for self-draw, wait or kong.</source>
            <translation>**Небесный выигрыш:** если рука сдающего собрана ещё до того, как кто-нибудь взял или сбросил карту, он выигрывает сразу и с удвоением; замещающие карты подготовки этому не мешают. Выигрышной карты здесь нет, поэтому нет и надбавок: ни за выигрыш из колоды, ни за ожидание, ни за конг.</translation>
        </message>
        <message id="rules.nantong.play.00">
            <source>Play</source>
            <translation>Игра</translation>
        </message>
        <message id="rules.nantong.play.01">
            <source>Draw from the front of the stock and throw one card. After a draw you may instead win, or declare a kong: **concealed** with four identical cards in hand, or **added** with a card that matches a pong of yours. Any kong brings a replacement from the back, and you stand as after a draw.</source>
            <translation>Возьми карту с верха колоды и сбрось одну. Взяв карту, можно вместо этого выиграть или объявить конг: **закрытый** — из четырёх одинаковых карт на руке, или **дополненный** — добавив четвёртую карту к своему понгу. За любой конг ты берёшь замещающую карту с низа колоды, и дальше всё как после обычного добора.</translation>
        </message>
        <message id="rules.nantong.play.02">
            <source>A discard can be claimed for a win, with two identical cards for a **pong**, with three for an **open kong**. After a pong you throw a card without drawing. A win goes first; among equal claims the nearest player after the discarder.</source>
            <translation>Чужой сброс можно забрать: на выигрыш, с двумя такими же картами — на **понг**, с тремя — на **открытый конг**. После понга ты сбрасываешь карту, ничего не беря. Выигрыш важнее всего; при равных объявлениях карта достаётся ближайшему по очереди после сбросившего.</translation>
        </message>
        <message id="rules.nantong.play.03">
            <source>An added kong may be **robbed** by a player whom the card completes. Other kongs cannot.</source>
            <translation>Дополненный конг может **ограбить** игрок, которому эта карта завершает руку. Другие конги ограбить нельзя.</translation>
        </message>
        <message id="rules.nantong.play.04">
            <source>Only what is legal at the moment is offered. A kong needs a card in the stock. After the last discard, wins and pongs are still possible; when nobody claims, the deal is exhausted.</source>
            <translation>Предлагается только то, что сейчас разрешено. Для конга в колоде должна быть карта. После последнего сброса ещё можно выиграть или взять понг; если никто ничего не объявил, раздача остаётся без победителя.</translation>
        </message>
        <message id="rules.nantong.play.05">
            <source>Passing a win or a pong restricts nothing later. What you have laid down lies face up: openings, pongs, all kongs, Hezi.</source>
            <translation>Отказ от выигрыша или понга потом ни в чём не ограничивает. Всё, что ты выкладываешь, лежит лицом вверх: начальные группы, понги, все конги, хэцзы.</translation>
        </message>
        <message id="rules.nantong.scoring.00">
            <source>Base hu: what everybody scores</source>
            <translation>Базовые ху: очки, которые есть у всех</translation>
        </message>
        <message id="rules.nantong.scoring.01">
            <source>Points are called **hu**. All players score their equal cards, the winner and the others:</source>
            <translation>Очки здесь называются **ху**. Свои одинаковые карты считают все — и победитель, и остальные:</translation>
        </message>
        <message id="rules.nantong.scoring.02">
            <source>| | base hu | | base hu |
| pong | 2 | concealed kong | 12 |
| three in hand | 4 | four in hand | 12 |
| open or added kong | 8 | opening, Tiandi Hezi | 16 |</source>
            <translation>| | базовые ху | | базовые ху |
| понг | 2 | закрытый конг | 12 |
| тройка на руке | 4 | четыре на руке | 12 |
| открытый или дополненный конг | 8 | начальная группа, тяньди-хэцзы | 16 |</translation>
        </message>
        <message id="rules.nantong.scoring.03">
            <source>A group that equals an indicator exactly is worth more: a pong 4, three in hand 12. The others stay as they are. Pairs score nothing.</source>
            <translation>Группа, точно совпадающая с индикатором, стоит дороже: понг — 4, тройка на руке — 12. Остальное не меняется. Пары не стоят ничего.</translation>
        </message>
        <message id="rules.nantong.scoring.04">
            <source>Then the card’s **multiplier**: ×2 for an old general, and ×2 for each indicator that goes with it. An indicator goes with a card when both are old generals, or when both are ordinary and have the same rank, of whatever suit.</source>
            <translation>Потом — **множитель** карты: ×2, если это старый генерал, и ещё ×2 за каждый подходящий индикатор. Индикатор подходит к карте, если оба — старые генералы или если оба — обычные карты одного ранга, масть любая.</translation>
        </message>
        <message id="rules.nantong.scoring.05">
            <source>Examples, each with its indicators at the end. Three Twos of Myriads in hand share the rank of an indicator; three Twos of Strings equal it; an old general doubles by itself:</source>
            <translation>Примеры; в конце каждого — его индикаторы. Тройка двоек мириад на руке совпадает с индикатором по рангу; тройка двоек связок — точно; старый генерал удваивает и сам по себе:</translation>
        </message>
        <message id="rules.nantong.scoring.06">
            <source>Two identical indicators, and the other two in your hand:</source>
            <translation>Два одинаковых индикатора, а две другие такие карты — на руке:</translation>
        </message>
        <message id="rules.nantong.scoring.07">
            <source>Three or four equal cards in your hand score even when the win uses them in sequences.</source>
            <translation>Три или четыре одинаковые карты на руке дают очки, даже если при выигрыше они разошлись по последовательностям.</translation>
        </message>
        <message id="rules.nantong.scoring.08">
            <source>A winning card that was claimed is not “in hand”: with two of your own it makes a pong. On a self-draw it is in hand.</source>
            <translation>Забранная выигрышная карта не считается картой «на руке»: с двумя своими она составляет понг. Взятая из колоды — считается.</translation>
        </message>
        <message id="rules.nantong.bonuses.00">
            <source>What a win adds</source>
            <translation>Что добавляет выигрыш</translation>
        </message>
        <message id="rules.nantong.bonuses.01">
            <source>The winner adds hu for the shape of the hand:</source>
            <translation>Победитель прибавляет ху за форму выигрыша:</translation>
        </message>
        <message id="rules.nantong.bonuses.02">
            <source>- **Qing Hu** +100 – seven sequences.
- **Piao Hu** +50 – only identical cards and kongs, beside which Wenqian may stand.
- **Tazi Hu** +20 – everything else.
- **Wenqian** – each 1-2-3 of Coins: one +20, two +50, three +100, four +200.</source>
            <translation>- **Цин-ху** +100 — семь последовательностей.
- **Пяо-ху** +50 — только одинаковые карты и конги, рядом с которыми могут быть вэньцяни.
- **Тацзы-ху** +20 — всё остальное.
- **Вэньцянь** — каждая последовательность 1-2-3 монет: за один +20, за два +50, за три +100, за четыре +200.</translation>
        </message>
        <message id="rules.nantong.bonuses.03">
            <source>- **Self-draw** +10, and +10 more on a kong’s replacement.
- **Wait** +10 once, if the last card completes the pair, the middle of a sequence, the 3
of 1-2-3 or the 7 of 7-8-9.</source>
            <translation>- **Выигрыш из колоды** +10 и ещё +10, если карта — замещающая за конг.
- **Ожидание** +10 один раз, если последняя карта завершает пару, встаёт в середину последовательности, на место 3 в 1-2-3 или на место 7 в 7-8-9.</translation>
        </message>
        <message id="rules.nantong.bonuses.04">
            <source>Then the sum is doubled once for each of these:</source>
            <translation>Потом сумма удваивается за каждый из этих пунктов:</translation>
        </message>
        <message id="rules.nantong.bonuses.05">
            <source>- Piao Hu.
- Closed Piao: no pong, and no triple completed by a claimed card.
- Three Elders: three or more each of Red Flower, White Flower and Thousand.
- Heavenly win.
- Win on the dealer’s first discard.
- Declared ready.
- Self-drawn last card of the stock.</source>
            <translation>- Пяо-ху.
- Глухое пяо: ни одного понга и ни одной тройки, завершённой забранной картой.
- Три старейшины: Красный цветок, Белый цветок и Тысяча — хотя бы по три каждой карты.
- Небесный выигрыш.
- Выигрыш с первого сброса сдающего.
- Объявленная готовность.
- Последняя карта колоды, взятая самим победителем.</translation>
        </message>
        <message id="rules.nantong.bonuses.06">
            <source>The program tries all partitions of the hand and takes the best.</source>
            <translation>Программа перебирает все разбиения руки и берёт лучшее.</translation>
        </message>
        <message id="rules.nantong.bonuses.07">
            <source>A small win by self-draw. It has one Wenqian, and three Thousands in hand:</source>
            <translation>Небольшой выигрыш из колоды: один вэньцянь и три Тысячи на руке:</translation>
        </message>
        <message id="rules.nantong.bonuses.08">
            <source>Seven sequences:</source>
            <translation>Семь последовательностей:</translation>
        </message>
        <message id="rules.nantong.settlement.00">
            <source>Settlement</source>
            <translation>Расчёт</translation>
        </message>
        <message id="rules.nantong.settlement.01">
            <source>Every total is rounded up to a full ten, after multiplying: 22 becomes 30, 20 stays 20, 0 stays 0. Without a win nobody has a bonus.</source>
            <translation>Каждый итог округляется вверх до десятка — уже после умножения: 22 превращается в 30, 20 остаётся 20, 0 остаётся 0. Если никто не выиграл, надбавок нет ни у кого.</translation>
        </message>
        <message id="rules.nantong.settlement.02">
            <source>Each pair of players settles the difference of their totals. What you receive is three times your total less the sum of all three: totals of 100, 40 and 20 settle as +140, −40 and −100.</source>
            <translation>Каждые два игрока рассчитывают разницу своих итогов. Ты получаешь свой итог, умноженный на три, минус сумму всех трёх: итоги 100, 40 и 20 дают +140, −40 и −100.</translation>
        </message>
        <message id="rules.nantong.clarifications.00">
            <source>Table clarifications</source>
            <translation>Уточнения для этого стола</translation>
        </message>
        <message id="rules.nantong.clarifications.01">
            <source>This is how this table decides what others leave open, by the numbers of its rules.</source>
            <translation>Вот как этот стол решает то, что другие оставляют открытым, — по номерам правил.</translation>
        </message>
        <message id="rules.nantong.clarifications.02">
            <source>AI 1 sits at your right. The winning card of a sequence may be a discard or a robbed card.</source>
            <translation>ИИ 1 сидит справа от тебя. Выигрышная карта последовательности может быть сбросом или картой из ограбленного конга.</translation>
        </message>
        <message id="rules.nantong.clarifications.03">
            <source>The deal passes to the next seat whoever won. *Restart* voids the deal and draws a new dealer by lot.</source>
            <translation>Следующую раздачу сдаёт следующее место, кто бы ни выиграл. *Начать заново* прерывает раздачу, и жребий выбирает нового сдающего.</translation>
        </message>
        <message id="rules.nantong.clarifications.04">
            <source>Each seat finishes its preparation before the next one begins. Hezi is no group and no pair and has no effect on Piao or Three Elders.</source>
            <translation>Пока один не закончит подготовку, следующий не начинает. Хэцзы — не группа и не пара, на пяо и на Трёх старейшин они не влияют.</translation>
        </message>
        <message id="rules.nantong.clarifications.05">
            <source>Ready is judged after one’s own replacements, by structure alone; a winning copy counts as out of sight when it is neither in one’s own hand nor an indicator nor face up in anybody’s melds or Hezi. A ready player makes no kong of any kind, may decline a win without cost, and then throws the drawn card; the hand stays ready.</source>
            <translation>Готовность проверяется после своих замещающих карт и только по строению руки. Выигрышная карта считается невидимой, если её нет ни на своей руке, ни среди индикаторов, ни среди открытых групп и хэцзы любого игрока. Объявивший готовность не делает никаких конгов; от выигрыша он может отказаться без потерь и тогда сбрасывает взятую карту, а готовность остаётся в силе.</translation>
        </message>
        <message id="rules.nantong.clarifications.06">
            <source>Unlike the dealt win of mahjong, the heavenly win has no winning card. A dealer who kongs first and wins on the replacement has an ordinary win on a kong’s replacement.</source>
            <translation>В отличие от маджонга, где сдающий выигрывает с розданными костями, у небесного выигрыша нет выигрышной карты. Если сдающий сначала объявит конг и выиграет на замещающей карте, это обычный выигрыш замещающей картой.</translation>
        </message>
        <message id="rules.nantong.clarifications.07">
            <source>Kongs may also be declared on the dealer’s first turn, with cards held for longer, and one after another.</source>
            <translation>Конги можно объявлять и в первый ход сдающего, и картами, которые давно на руке, и один за другим.</translation>
        </message>
        <message id="rules.nantong.clarifications.08">
            <source>The nearest seat after the declarer robs first. A robbed card scores as a discard; the robbed meld stays a pong.</source>
            <translation>Первым грабит ближайший после объявившего. Карта из ограбленного конга считается сбросом; сам конг остаётся понгом.</translation>
        </message>
        <message id="rules.nantong.clarifications.09">
            <source>Answers are collected in private and resolved together. After a pong any card may be thrown, but no kong declared.</source>
            <translation>Ответы собираются втайне и решаются все разом. После понга можно сбросить любую карту, но нельзя объявить конг.</translation>
        </message>
        <message id="rules.nantong.clarifications.10">
            <source>Any win may be declined, and a win that would lose points is announced as one.</source>
            <translation>От любого выигрыша можно отказаться, а о выигрыше, который окажется в минус, программа предупредит.</translation>
        </message>
        <message id="rules.nantong.clarifications.11">
            <source>Concealed kongs lie face up too; all hands are shown at the end.</source>
            <translation>Закрытые конги тоже лежат лицом вверх; в конце все руки открываются.</translation>
        </message>
        <message id="rules.nantong.clarifications.12">
            <source>Two indicators of one rank double twice, whether they are identical or not.</source>
            <translation>Два индикатора одного ранга удваивают дважды, одинаковые они или нет.</translation>
        </message>
        <message id="rules.nantong.clarifications.13">
            <source>An exact match adds nothing to an opening triple or to Hezi.</source>
            <translation>Точное совпадение ничего не добавляет ни к начальной тройке, ни к хэцзы.</translation>
        </message>
        <message id="rules.nantong.clarifications.14">
            <source>With two own copies a claimed third scores as a pong if the partition makes the triple, otherwise nothing; with three own copies those stay three in hand.</source>
            <translation>С двумя своими картами забранная третья считается понгом, если разбиение складывает из них тройку, иначе — ничего; с тремя своими эти три остаются тройкой на руке.</translation>
        </message>
        <message id="rules.nantong.clarifications.19">
            <source>A pong and its fourth copy in hand count as a pong.</source>
            <translation>Понг и четвёртая такая же карта на руке считаются понгом.</translation>
        </message>
        <message id="rules.nantong.clarifications.15">
            <source>Piao Hu allows any number of Wenqian.</source>
            <translation>В пяо-ху может быть сколько угодно вэньцяней.</translation>
        </message>
        <message id="rules.nantong.clarifications.16">
            <source>Closed Piao looks at the final melds: opening groups and kongs of every kind keep it closed. Pongs, kongs, openings, copies in hand and a completed triple count for Three Elders. The dealer’s first discard counts also after a kong of the dealer’s. The last card of the stock counts also as a replacement.</source>
            <translation>Для глухого пяо важно, что лежит в конце: начальные группы и конги любого вида его не портят. Для Трёх старейшин идут в счёт понги, конги, начальные группы, карты на руке и завершённая тройка. Первый сброс сдающего засчитывается и после его конга. Последняя карта колоды засчитывается и как замещающая.</translation>
        </message>
        <message id="rules.nantong.clarifications.17">
            <source>Totals are rounded after multiplying.</source>
            <translation>Итоги округляются после умножения.</translation>
        </message>
        <message id="rules.nantong.clarifications.18">
            <source>Among partitions with the same total the first in one fixed order counts. The group that the winning card joins is chosen the same way.</source>
            <translation>Из разбиений с равным итогом берётся первое по постоянному порядку. Так же выбирается и группа, в которую входит выигрышная карта.</translation>
        </message>
    </context>
</TS>
