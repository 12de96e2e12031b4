<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>Calls</name>
    <message>
        <source>Win</source>
        <translation>Виграш</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Панг</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Конг</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Чоу</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>Понг</translation>
    </message>
    <message>
        <source>Lay open</source>
        <translation>Викласти</translation>
    </message>
    <message>
        <source>Hezi</source>
        <translation>Хецзи</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Готовність</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Закінчити</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Походити</translation>
    </message>
    <message>
        <source>Beat</source>
        <translation>Побити</translation>
    </message>
    <message>
        <source>Discard face down</source>
        <translation>Скинути</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Чому ні?</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Пам’ятка</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Chart</source>
        <translation>Пам’ятка</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Self-draw: each opponent pays one base. Discard: the discarder pays three bases.</source>
        <translation>Виграш зі стіни: кожен суперник платить одну базову суму. Виграш зі скиду: той, хто скинув, платить три.</translation>
    </message>
    <message>
        <source>Civil tiles, two of each, from the highest</source>
        <translation>Цивільні кістки, по дві, від найстаршої</translation>
    </message>
    <message>
        <source>Military tiles, one of each</source>
        <translation>Військові кістки, по одній</translation>
    </message>
    <message>
        <source>Families of mixed groups, from the highest</source>
        <translation>Сімейства змішаних груп, від найстаршого</translation>
    </message>
    <message>
        <source>What a win pays</source>
        <translation>Скільки дає виграш</translation>
    </message>
    <message>
        <source>Old generals with 9 of Strings</source>
        <translation>Старі генерали, разом із дев’яткою низок</translation>
    </message>
    <message>
        <source>Stay in the box, one each</source>
        <translation>Лишаються в коробці, по одній</translation>
    </message>
    <message>
        <source>The cards, four of each</source>
        <translation>Карти, по чотири</translation>
    </message>
    <message>
        <source>Patterns by their worth</source>
        <translation>Елементи за вартістю</translation>
    </message>
    <message>
        <source>faan</source>
        <translation>фани</translation>
    </message>
    <message>
        <source>base</source>
        <translation>базова сума</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Copied</source>
        <translation>Скопійовано</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Відкрити теку</translation>
    </message>
    <message>
        <source>Delete report</source>
        <translation>Видалити звіт</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Скопіювати звіт</translation>
    </message>
    <message>
        <source>Something went wrong last time. A report lies on this computer (%1) and is sent to nobody.</source>
        <translation>Минулого разу стався збій. Звіт лежить на цьому комп’ютері (%1), нікому його не надіслано.</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>Something went wrong. The details are in the log.</source>
        <translation>Сталася помилка. Подробиці&#xa0;— в журналі.</translation>
    </message>
    <message>
        <source>An opponent could not decide and made a harmless move. The deal goes on.</source>
        <translation>Суперник не зміг вибрати хід і зробив безпечний. Роздача триває.</translation>
    </message>
    <message>
        <source>The opponents think inside this program now; it may answer more slowly.</source>
        <translation>Тепер суперники думають у самій програмі, тож вона може відповідати повільніше.</translation>
    </message>
    <message>
        <source>This deal cannot be saved (%1). It goes on, but it is lost when you quit.</source>
        <translation>Не вдається зберегти роздачу (%1). Вона триває, але зникне, щойно вийдеш із програми.</translation>
    </message>
    <message>
        <source>The saved deal was damaged and is kept as %1. Its backup is used.</source>
        <translation>Збережену роздачу пошкоджено, її файл лишено під назвою %1. Узято резервну копію.</translation>
    </message>
    <message>
        <source>The saved deal was missing. Its backup is used (%1).</source>
        <translation>Збереженої роздачі не було на місці, узято резервну копію (%1).</translation>
    </message>
    <message>
        <source>The saved deal was damaged and is kept as %1. Start a new deal.</source>
        <translation>Збережену роздачу пошкоджено, її файл лишено під назвою %1. Почни нову.</translation>
    </message>
    <message>
        <source>The settings were damaged and are kept as %1. Their backup is used.</source>
        <translation>Налаштування пошкоджено, їхній файл лишено під назвою %1. Узято резервну копію.</translation>
    </message>
    <message>
        <source>The settings were missing. Their backup is used (%1).</source>
        <translation>Налаштувань не було на місці, узято резервну копію (%1).</translation>
    </message>
    <message>
        <source>The settings were damaged and are kept as %1. Defaults are used.</source>
        <translation>Налаштування пошкоджено, їхній файл лишено під назвою %1. Діють типові.</translation>
    </message>
    <message>
        <source>The last results were damaged and are kept as %1. Their backup is used.</source>
        <translation>Останні результати пошкоджено, їхній файл лишено під назвою %1. Узято резервну копію.</translation>
    </message>
    <message>
        <source>The last results were missing. Their backup is used (%1).</source>
        <translation>Останніх результатів не було на місці, узято резервну копію (%1).</translation>
    </message>
    <message>
        <source>The last results were damaged and are kept as %1.</source>
        <translation>Останні результати пошкоджено, їхній файл лишено під назвою %1.</translation>
    </message>
    <message>
        <source>%1 comes from a newer version and is left untouched. Deals are saved beside it.</source>
        <translation>Файл %1&#xa0;— з новішої версії, тож його не змінено. Роздачі зберігаються поруч.</translation>
    </message>
    <message>
        <source>There is no saved deal to continue.</source>
        <translation>Збереженої роздачі немає.</translation>
    </message>
    <message>
        <source>That move was not possible and was not made.</source>
        <translation>Такий хід неможливий, його не зроблено.</translation>
    </message>
    <message>
        <source>The settings cannot be saved (%1). They hold until you quit.</source>
        <translation>Не вдається зберегти налаштування (%1). Вони діють, доки не вийдеш із програми.</translation>
    </message>
    <message>
        <source>%1 comes from a newer version and is left untouched.</source>
        <translation>Файл %1&#xa0;— з новішої версії, тож його не змінено.</translation>
    </message>
    <message>
        <source>The last results cannot be saved (%1).</source>
        <translation>Не вдається зберегти останні результати (%1).</translation>
    </message>
    <message>
        <source>Files of this program are missing (%1). Install it again.</source>
        <translation>Бракує файлів програми (%1). Установи її знову.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Hong Kong Mahjong</source>
        <translation>Гонконзький маджонг</translation>
    </message>
    <message>
        <source>Tien Gow</source>
        <translation>Тяньцзю</translation>
    </message>
    <message>
        <source>Nantong Long Cards</source>
        <translation>Наньтунські довгі карти</translation>
    </message>
    <message>
        <source>Four sets and a pair worth three faan, before three others.</source>
        <translation>Чотири комбінації й пара на три фани&#xa0;— раніше за трьох суперників.</translation>
    </message>
    <message>
        <source>Chinese dominoes: everything for the last trick.</source>
        <translation>Китайське доміно: усе заради останньої взятки.</translation>
    </message>
    <message>
        <source>Seven groups and a pair; every triple counts, win or not.</source>
        <translation>Сім груп і пара; кожна трійка дає очки, навіть без виграшу.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>New deal</source>
        <translation>Нова роздача</translation>
    </message>
    <message>
        <source>Sit down at the table</source>
        <translation>Сідай до столу</translation>
    </message>
    <message>
        <source>New deal of %1</source>
        <translation>Нова роздача: %1</translation>
    </message>
    <message>
        <source>Last results: %1</source>
        <translation>Останні результати: %1</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>Продовжити: %1</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The wall is empty: drawn deal</source>
        <translation>Стіна порожня: нічия</translation>
    </message>
    <message numerus="yes">
        <source>received %n point(s)</source>
        <translation>
            <numerusform>+%n очко</numerusform>
            <numerusform>+%n очки</numerusform>
            <numerusform>+%n очок</numerusform>
        </translation>
    </message>
    <message>
        <source>threw %1</source>
        <translation>скид: %1</translation>
    </message>
    <message>
        <source>pung of %1</source>
        <translation>панг: %1</translation>
    </message>
    <message>
        <source>kong of %1</source>
        <translation>конг: %1</translation>
    </message>
    <message>
        <source>chow with %1</source>
        <translation>чоу: %1</translation>
    </message>
    <message>
        <source>wins with %1</source>
        <translation>виграш: %1</translation>
    </message>
    <message>
        <source>exposed %1</source>
        <translation>на стіл: %1</translation>
    </message>
    <message>
        <source>The stock is exhausted</source>
        <translation>Колода скінчилася</translation>
    </message>
    <message>
        <source>pong of %1</source>
        <translation>понг: %1</translation>
    </message>
    <message>
        <source>lays %1 open</source>
        <translation>на стіл: %1</translation>
    </message>
    <message>
        <source>Tiandi Hezi of %1</source>
        <translation>тяньди-хецзи: %1</translation>
    </message>
    <message>
        <source>declares ready</source>
        <translation>оголошення готовності</translation>
    </message>
    <message numerus="yes">
        <source>discarded %n tile(s) face down</source>
        <translation>
            <numerusform>скид долілиць: %n кістка</numerusform>
            <numerusform>скид долілиць: %n кістки</numerusform>
            <numerusform>скид долілиць: %n кісток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n column(s)</source>
        <translation>
            <numerusform>+%n стовпчик</numerusform>
            <numerusform>+%n стовпчики</numerusform>
            <numerusform>+%n стовпчиків</numerusform>
        </translation>
    </message>
    <message>
        <source>must discard: early death</source>
        <translation>рання загибель: лише скид</translation>
    </message>
    <message>
        <source>captured Little Three (1-2)</source>
        <translation>захоплення: Мала трійка (1-2)</translation>
    </message>
    <message>
        <source>led %1</source>
        <translation>перший хід: %1</translation>
    </message>
    <message>
        <source>beat with %1</source>
        <translation>старше: %1</translation>
    </message>
</context>
<context>
    <name>Mahjong</name>
    <message>
        <source>It is not your turn to discard.</source>
        <translation>Зараз не твоя черга скидати.</translation>
    </message>
    <message>
        <source>%1: no win on %2</source>
        <translation>%2: лише %1, виграти не можна</translation>
    </message>
    <message>
        <source>Your turn: click the tile to discard, or use the arrows and Enter.</source>
        <translation>Твій хід: клацни плитку, яку скидаєш, або вибери її стрілками й Enter.</translation>
    </message>
    <message>
        <source>%1 is on turn</source>
        <translation>Хід: %1</translation>
    </message>
    <message>
        <source>last discard %1</source>
        <translation>Останній скид: %1</translation>
    </message>
    <message>
        <source>Melds and flowers of %1</source>
        <translation>Комбінації та квітки: %1</translation>
    </message>
    <message>
        <source>Discards of %1</source>
        <translation>Скинуті плитки: %1</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Твоя рука</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>щойно взята</translation>
    </message>
    <message>
        <source>last discard</source>
        <translation>останній скид</translation>
    </message>
    <message>
        <source>Your hand: %1</source>
        <translation>Твоя рука: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n faan</source>
        <translation>
            <numerusform>%n фан</numerusform>
            <numerusform>%n фани</numerusform>
            <numerusform>%n фанів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>У стіні %n плитка</numerusform>
            <numerusform>У стіні %n плитки</numerusform>
            <numerusform>У стіні %n плиток</numerusform>
        </translation>
    </message>
    <message>
        <source>tiles left</source>
        <translation>у стіні</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n left</source>
        <translation>
            <numerusform>%1 · ще %n</numerusform>
            <numerusform>%1 · ще %n</numerusform>
            <numerusform>%1 · ще %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n away</source>
        <translation>
            <numerusform>до готової: %n</numerusform>
            <numerusform>до готової: %n</numerusform>
            <numerusform>до готової: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1 символ</translation>
    </message>
    <message>
        <source>1 dot</source>
        <translation>1 точка</translation>
    </message>
    <message>
        <source>pung</source>
        <translation>панг</translation>
    </message>
    <message>
        <source>chow</source>
        <translation>чоу</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>зібрана</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>готова</translation>
    </message>
    <message>
        <source>2 characters</source>
        <translation>2 символи</translation>
    </message>
    <message>
        <source>3 characters</source>
        <translation>3 символи</translation>
    </message>
    <message>
        <source>4 characters</source>
        <translation>4 символи</translation>
    </message>
    <message>
        <source>5 characters</source>
        <translation>5 символів</translation>
    </message>
    <message>
        <source>6 characters</source>
        <translation>6 символів</translation>
    </message>
    <message>
        <source>7 characters</source>
        <translation>7 символів</translation>
    </message>
    <message>
        <source>8 characters</source>
        <translation>8 символів</translation>
    </message>
    <message>
        <source>9 characters</source>
        <translation>9 символів</translation>
    </message>
    <message>
        <source>2 dots</source>
        <translation>2 точки</translation>
    </message>
    <message>
        <source>3 dots</source>
        <translation>3 точки</translation>
    </message>
    <message>
        <source>4 dots</source>
        <translation>4 точки</translation>
    </message>
    <message>
        <source>5 dots</source>
        <translation>5 точок</translation>
    </message>
    <message>
        <source>6 dots</source>
        <translation>6 точок</translation>
    </message>
    <message>
        <source>7 dots</source>
        <translation>7 точок</translation>
    </message>
    <message>
        <source>8 dots</source>
        <translation>8 точок</translation>
    </message>
    <message>
        <source>9 dots</source>
        <translation>9 точок</translation>
    </message>
    <message>
        <source>1 bamboo</source>
        <translation>1 бамбук</translation>
    </message>
    <message>
        <source>2 bamboo</source>
        <translation>2 бамбуки</translation>
    </message>
    <message>
        <source>3 bamboo</source>
        <translation>3 бамбуки</translation>
    </message>
    <message>
        <source>4 bamboo</source>
        <translation>4 бамбуки</translation>
    </message>
    <message>
        <source>5 bamboo</source>
        <translation>5 бамбуків</translation>
    </message>
    <message>
        <source>6 bamboo</source>
        <translation>6 бамбуків</translation>
    </message>
    <message>
        <source>7 bamboo</source>
        <translation>7 бамбуків</translation>
    </message>
    <message>
        <source>8 bamboo</source>
        <translation>8 бамбуків</translation>
    </message>
    <message>
        <source>9 bamboo</source>
        <translation>9 бамбуків</translation>
    </message>
    <message>
        <source>East Wind</source>
        <translation>Східний вітер</translation>
    </message>
    <message>
        <source>South Wind</source>
        <translation>Південний вітер</translation>
    </message>
    <message>
        <source>West Wind</source>
        <translation>Західний вітер</translation>
    </message>
    <message>
        <source>North Wind</source>
        <translation>Північний вітер</translation>
    </message>
    <message>
        <source>Red Dragon</source>
        <translation>Червоний дракон</translation>
    </message>
    <message>
        <source>Green Dragon</source>
        <translation>Зелений дракон</translation>
    </message>
    <message>
        <source>White Dragon</source>
        <translation>Білий дракон</translation>
    </message>
    <message>
        <source>Plum (flower 1)</source>
        <translation>Слива (квітка 1)</translation>
    </message>
    <message>
        <source>Orchid (flower 2)</source>
        <translation>Орхідея (квітка 2)</translation>
    </message>
    <message>
        <source>Chrysanthemum (flower 3)</source>
        <translation>Хризантема (квітка 3)</translation>
    </message>
    <message>
        <source>Bamboo (flower 4)</source>
        <translation>Бамбук (квітка 4)</translation>
    </message>
    <message>
        <source>Spring (season 1)</source>
        <translation>Весна (пора року 1)</translation>
    </message>
    <message>
        <source>Summer (season 2)</source>
        <translation>Літо (пора року 2)</translation>
    </message>
    <message>
        <source>Autumn (season 3)</source>
        <translation>Осінь (пора року 3)</translation>
    </message>
    <message>
        <source>Winter (season 4)</source>
        <translation>Зима (пора року 4)</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Схід</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Південь</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Захід</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Північ</translation>
    </message>
    <message>
        <source>%1 of 3 faan</source>
        <translation>%1 з 3 фанів</translation>
    </message>
    <message>
        <source>exposed kong</source>
        <translation>відкритий конг</translation>
    </message>
    <message>
        <source>concealed kong</source>
        <translation>закритий конг</translation>
    </message>
    <message>
        <source>added kong</source>
        <translation>доповнений конг</translation>
    </message>
</context>
<context>
    <name>MahjongPanel</name>
    <message>
        <source>Your hand</source>
        <translation>Твоя рука</translation>
    </message>
    <message numerus="yes">
        <source>Nearest way: %1, %n useful tile(s) unseen.</source>
        <translation>
            <numerusform>Найближчий шлях: %1; лишилася %n корисна плитка.</numerusform>
            <numerusform>Найближчий шлях: %1; лишилися %n корисні плитки.</numerusform>
            <numerusform>Найближчий шлях: %1; лишилося %n корисних плиток.</numerusform>
        </translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Уже є</translation>
    </message>
    <message>
        <source>Faan now</source>
        <translation>Фанів зараз</translation>
    </message>
    <message>
        <source>A win below three faan is not offered.</source>
        <translation>Менш як за три фани виграш не пропонується.</translation>
    </message>
    <message>
        <source>A win needs three faan: it is not offered.</source>
        <translation>Для виграшу треба три фани, тож його не запропоновано.</translation>
    </message>
    <message>
        <source>in characters</source>
        <translation>(символи)</translation>
    </message>
    <message>
        <source>in dots</source>
        <translation>(точки)</translation>
    </message>
    <message>
        <source>in bamboo</source>
        <translation>(бамбуки)</translation>
    </message>
    <message>
        <source>Pale tiles complete the hand below three faan.</source>
        <translation>Бліді плитки довершують руку, але трьох фанів не буде.</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>Чекаєш на</translation>
    </message>
    <message>
        <source>No way to three faan is open any more.</source>
        <translation>Шляху до трьох фанів уже немає.</translation>
    </message>
    <message>
        <source>%1 · may win</source>
        <translation>%1 · можна виграти</translation>
    </message>
    <message>
        <source>only when drawn</source>
        <translation>лише зі стіни</translation>
    </message>
</context>
<context>
    <name>MahjongResult</name>
    <message>
        <source>Base, doubled for every faan</source>
        <translation>Базова сума (×2 за кожен фан)</translation>
    </message>
    <message>
        <source>The wall is empty</source>
        <translation>Стіна порожня</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Ти виграєш</translation>
    </message>
    <message>
        <source>Nobody won: nobody pays.</source>
        <translation>Ніхто не виграв&#xa0;— ніхто не платить.</translation>
    </message>
    <message>
        <source>Capped at</source>
        <translation>Стеля</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 виграє</translation>
    </message>
    <message>
        <source>%1, drawn by the winner (%2)</source>
        <translation>%1 зі стіни (переможець: %2)</translation>
    </message>
    <message>
        <source>%1, thrown by %3 (winner: %2)</source>
        <translation>%1, хто скинув: %3 (переможець: %2)</translation>
    </message>
    <message>
        <source>%1, robbed from the kong of %3 (winner: %2)</source>
        <translation>%1, пограбовано конг: %3 (переможець: %2)</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Сума</translation>
    </message>
    <message>
        <source>This deal was played with undo.</source>
        <translation>У цій роздачі скасовували ходи.</translation>
    </message>
</context>
<context>
    <name>Nantong</name>
    <message>
        <source>indicators</source>
        <translation>індикатори</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>готовність</translation>
    </message>
    <message>
        <source>It is not your turn to discard.</source>
        <translation>Зараз не твоя черга скидати.</translation>
    </message>
    <message>
        <source>Preparation: declare what you like, then Finish.</source>
        <translation>Підготовка: оголоси, що хочеш, тоді «Закінчити».</translation>
    </message>
    <message>
        <source>This win loses: %1 at most, as others show more hu.</source>
        <translation>Цей виграш збитковий: щонайбільше %1, бо в інших видно більше ху.</translation>
    </message>
    <message>
        <source>A discard makes no sequence, except to win.</source>
        <translation>Скинута карта не йде в послідовність&#xa0;— хіба що на виграш.</translation>
    </message>
    <message>
        <source>%1 is on turn</source>
        <translation>Хід: %1</translation>
    </message>
    <message>
        <source>last discard %1</source>
        <translation>Останній скид: %1</translation>
    </message>
    <message>
        <source>Groups of %1</source>
        <translation>Групи: %1</translation>
    </message>
    <message>
        <source>Discards of %1</source>
        <translation>Скинуті карти: %1</translation>
    </message>
    <message>
        <source>base %1 · %2</source>
        <translation>базові %1 · %2</translation>
    </message>
    <message>
        <source>Your turn: click the card to discard, or use the arrows and Enter.</source>
        <translation>Твій хід: клацни карту, яку скидаєш, або вибери її стрілками й Enter.</translation>
    </message>
    <message>
        <source>You declared ready: only the drawn card may go.</source>
        <translation>Готовність оголошено: скинути можна лише взяту карту.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Твоя рука</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>щойно взята</translation>
    </message>
    <message>
        <source>last discard</source>
        <translation>останній скид</translation>
    </message>
    <message>
        <source>indicators: %1</source>
        <translation>Індикатори: %1</translation>
    </message>
    <message>
        <source>Your hand: %1</source>
        <translation>Твоя рука: %1</translation>
    </message>
    <message>
        <source>Indicators</source>
        <translation>Індикатори</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>роздавач</translation>
    </message>
    <message numerus="yes">
        <source>Wenqian: %n × 1-2-3 of Coins</source>
        <translation>
            <numerusform>Веньцянь: %n × 1-2-3 монет</numerusform>
            <numerusform>Веньцяні: %n × 1-2-3 монет</numerusform>
            <numerusform>Веньцяні: %n × 1-2-3 монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in stock</source>
        <translation>
            <numerusform>у колоді: %n</numerusform>
            <numerusform>у колоді: %n</numerusform>
            <numerusform>у колоді: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hu</source>
        <translation>
            <numerusform>%n ху</numerusform>
            <numerusform>%n ху</numerusform>
            <numerusform>%n ху</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) away</source>
        <translation>
            <numerusform>ще %n карта</numerusform>
            <numerusform>ще %n карти</numerusform>
            <numerusform>ще %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation>Тисяча</translation>
    </message>
    <message>
        <source>White Flower</source>
        <translation>Біла квітка</translation>
    </message>
    <message>
        <source>Red Flower</source>
        <translation>Червона квітка</translation>
    </message>
    <message>
        <source>Fortune</source>
        <translation>Щастя</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>Достаток</translation>
    </message>
    <message>
        <source>Longevity</source>
        <translation>Довголіття</translation>
    </message>
    <message>
        <source>Joy</source>
        <translation>Радість</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Багатство</translation>
    </message>
    <message>
        <source>old general</source>
        <translation>старий генерал</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>зібрано</translation>
    </message>
    <message>
        <source>one card away</source>
        <translation>ще одна карта</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Одиниця</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Двійка</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Трійка</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Четвірка</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>П’ятірка</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Шістка</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Сімка</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Вісімка</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Дев’ятка</translation>
    </message>
    <message>
        <source>%1 of Myriads</source>
        <translation>%1 міріад</translation>
    </message>
    <message>
        <source>%1 of Strings</source>
        <translation>%1 низок</translation>
    </message>
    <message>
        <source>%1 of Coins</source>
        <translation>%1 монет</translation>
    </message>
    <message>
        <source>Myriads</source>
        <translation>Міріади</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Низки</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монети</translation>
    </message>
    <message>
        <source>pong of %1</source>
        <translation>понг (%1)</translation>
    </message>
    <message>
        <source>%1 × 3 in hand</source>
        <translation>%1 × 3 на руці</translation>
    </message>
    <message>
        <source>%1 × 4 in hand</source>
        <translation>%1 × 4 на руці</translation>
    </message>
    <message>
        <source>open kong of %1</source>
        <translation>відкритий конг (%1)</translation>
    </message>
    <message>
        <source>added kong of %1</source>
        <translation>доповнений конг (%1)</translation>
    </message>
    <message>
        <source>concealed kong of %1</source>
        <translation>закритий конг (%1)</translation>
    </message>
    <message>
        <source>opening four %1</source>
        <translation>початкова четвірка (%1)</translation>
    </message>
    <message>
        <source>opening triple %1</source>
        <translation>початкова трійка (%1)</translation>
    </message>
    <message>
        <source>Tiandi Hezi of %1</source>
        <translation>тяньди-хецзи (%1)</translation>
    </message>
    <message>
        <source>pong</source>
        <translation>понг</translation>
    </message>
    <message>
        <source>open kong</source>
        <translation>відкритий конг</translation>
    </message>
    <message>
        <source>added kong</source>
        <translation>доповнений конг</translation>
    </message>
    <message>
        <source>concealed kong</source>
        <translation>закритий конг</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>початкова</translation>
    </message>
    <message>
        <source>Hezi</source>
        <translation>хецзи</translation>
    </message>
    <message>
        <source>indicator %1</source>
        <translation>індикатор: %1</translation>
    </message>
    <message>
        <source>Qing Hu: seven sequences</source>
        <translation>Цін-ху: сім послідовностей</translation>
    </message>
    <message>
        <source>Piao Hu: identical groups</source>
        <translation>Пяо-ху: групи однакових карт</translation>
    </message>
    <message>
        <source>Tazi Hu</source>
        <translation>Тацзи-ху</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>Виграш із колоди</translation>
    </message>
    <message>
        <source>Win on a kong’s replacement</source>
        <translation>Виграш замісною картою</translation>
    </message>
    <message>
        <source>Wait on the pair</source>
        <translation>Очікування на пару</translation>
    </message>
    <message>
        <source>Wait in the middle of a sequence</source>
        <translation>Очікування на середину послідовності</translation>
    </message>
    <message>
        <source>Wait on the 3 of 1-2-3</source>
        <translation>Очікування на 3 в 1-2-3</translation>
    </message>
    <message>
        <source>Wait on the 7 of 7-8-9</source>
        <translation>Очікування на 7 у 7-8-9</translation>
    </message>
    <message>
        <source>Piao</source>
        <translation>Пяо</translation>
    </message>
    <message>
        <source>Closed Piao</source>
        <translation>Глухе пяо</translation>
    </message>
    <message>
        <source>Three Elders</source>
        <translation>Три старійшини</translation>
    </message>
    <message>
        <source>Heavenly win</source>
        <translation>Небесний виграш</translation>
    </message>
    <message>
        <source>Win on the dealer’s first discard</source>
        <translation>Виграш із першого скиду роздавача</translation>
    </message>
    <message>
        <source>Declared ready</source>
        <translation>Готовність оголошено</translation>
    </message>
    <message>
        <source>Last card of the stock</source>
        <translation>Остання карта колоди</translation>
    </message>
</context>
<context>
    <name>NantongPanel</name>
    <message>
        <source>Your base hu</source>
        <translation>Твої базові ху</translation>
    </message>
    <message>
        <source>Lay what you want open, then Finish.</source>
        <translation>Виклади, що хочеш, тоді «Закінчити».</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Підготовка</translation>
    </message>
    <message>
        <source>Total, rounded up</source>
        <translation>Підсумок, округлено</translation>
    </message>
    <message>
        <source>Settles at most at</source>
        <translation>Розрахунок, щонайбільше</translation>
    </message>
    <message>
        <source>At most: on a discard / drawn.</source>
        <translation>Щонайбільше: зі скиду / з колоди.</translation>
    </message>
    <message>
        <source>A win now</source>
        <translation>Виграш зараз</translation>
    </message>
    <message>
        <source>Nothing scores yet: pongs, kongs and three alike do.</source>
        <translation>Ху поки немає: їх дають понги, конги й три однакові карти.</translation>
    </message>
    <message>
        <source>Base, rounded up</source>
        <translation>Базові, округлено</translation>
    </message>
    <message>
        <source>Nothing to declare: Finish.</source>
        <translation>Оголошувати нічого&#xa0;— «Закінчити».</translation>
    </message>
    <message>
        <source>Before doubling</source>
        <translation>До подвоєння</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n left · %2 / %3</source>
        <translation>
            <numerusform>%1 · ще %n · %2 / %3</numerusform>
            <numerusform>%1 · ще %n · %2 / %3</numerusform>
            <numerusform>%1 · ще %n · %2 / %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact matches count more.</source>
        <translation>Точний збіг дає більше.</translation>
    </message>
    <message numerus="yes">
        <source>%n replacement(s) from the back.</source>
        <translation>
            <numerusform>%n замісна карта знизу</numerusform>
            <numerusform>%n замісні карти знизу</numerusform>
            <numerusform>%n замісних карт знизу</numerusform>
        </translation>
    </message>
    <message>
        <source>Base hu</source>
        <translation>Базові ху</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>Чекаєш на</translation>
    </message>
    <message>
        <source>No replacement</source>
        <translation>без замісної карти</translation>
    </message>
    <message>
        <source>Ready: hand locked</source>
        <translation>Готовність: руку заблоковано</translation>
    </message>
    <message>
        <source>in hand %1</source>
        <translation>на руці %1</translation>
    </message>
    <message>
        <source>total × 2</source>
        <translation>усе × 2</translation>
    </message>
</context>
<context>
    <name>NantongResult</name>
    <message>
        <source>%1, with %2</source>
        <translation>%1, виграшна карта: %2</translation>
    </message>
    <message>
        <source>The stock is exhausted</source>
        <translation>Колода скінчилася</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Ти виграєш</translation>
    </message>
    <message>
        <source>Nobody won: base hu are settled all the same.</source>
        <translation>Ніхто не виграв, але за базові ху розраховуються.</translation>
    </message>
    <message>
        <source>The winner did not have the highest total: the win lost points.</source>
        <translation>У переможця не найвищий підсумок: виграш обернувся втратою очок.</translation>
    </message>
    <message>
        <source>This deal was played with undo.</source>
        <translation>У цій роздачі скасовували ходи.</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 виграє</translation>
    </message>
    <message>
        <source>Base hu</source>
        <translation>Базові ху</translation>
    </message>
    <message>
        <source>Shape and bonuses</source>
        <translation>Форма й надбавки</translation>
    </message>
    <message>
        <source>Doublings</source>
        <translation>Подвоєння</translation>
    </message>
    <message>
        <source>Before rounding</source>
        <translation>До округлення</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Підсумок</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Розрахунок</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Різниця: %1</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Перебіг</translation>
    </message>
</context>
<context>
    <name>Patterns</name>
    <message>
        <source>All chows</source>
        <translation>Усі чоу</translation>
    </message>
    <message>
        <source>Concealed hand</source>
        <translation>Закрита рука</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>Виграш зі стіни</translation>
    </message>
    <message>
        <source>No flowers</source>
        <translation>Без квіток</translation>
    </message>
    <message>
        <source>Own flower</source>
        <translation>Своя квітка</translation>
    </message>
    <message>
        <source>Own season</source>
        <translation>Своя пора року</translation>
    </message>
    <message>
        <source>Four flowers</source>
        <translation>Чотири квітки</translation>
    </message>
    <message>
        <source>Four seasons</source>
        <translation>Чотири пори року</translation>
    </message>
    <message>
        <source>Red Dragon pung</source>
        <translation>Панг червоних драконів</translation>
    </message>
    <message>
        <source>Green Dragon pung</source>
        <translation>Панг зелених драконів</translation>
    </message>
    <message>
        <source>White Dragon pung</source>
        <translation>Панг білих драконів</translation>
    </message>
    <message>
        <source>Seat wind</source>
        <translation>Панг вітру місця</translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation>Панг вітру раунду</translation>
    </message>
    <message>
        <source>Little three dragons</source>
        <translation>Малі три дракони</translation>
    </message>
    <message>
        <source>All pungs</source>
        <translation>Усі панги</translation>
    </message>
    <message>
        <source>Half flush</source>
        <translation>Змішана масть</translation>
    </message>
    <message>
        <source>Full flush</source>
        <translation>Чиста масть</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>Сім пар</translation>
    </message>
    <message>
        <source>Win on a kong’s replacement</source>
        <translation>Виграш замісною плиткою</translation>
    </message>
    <message>
        <source>Robbing the kong</source>
        <translation>Пограбування конгу</translation>
    </message>
    <message>
        <source>Last tile of the wall</source>
        <translation>Остання плитка зі стіни</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Останній скид</translation>
    </message>
    <message>
        <source>Thirteen orphans</source>
        <translation>Тринадцять сиріт</translation>
    </message>
    <message>
        <source>All honours</source>
        <translation>Усі благородні</translation>
    </message>
    <message>
        <source>All terminals</source>
        <translation>Усі термінали</translation>
    </message>
    <message>
        <source>Big three dragons</source>
        <translation>Великі три дракони</translation>
    </message>
    <message>
        <source>Big four winds</source>
        <translation>Великі чотири вітри</translation>
    </message>
    <message>
        <source>Four kongs</source>
        <translation>Чотири конги</translation>
    </message>
    <message>
        <source>Nine gates</source>
        <translation>Дев’ять воріт</translation>
    </message>
    <message>
        <source>Four concealed pungs</source>
        <translation>Чотири закриті панги</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>%1 pays %2 %3</source>
        <translation>Платник: %1, отримувач: %2, очок: %3</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Підрахунок</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>За роздачу</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Усього</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Наступна роздача</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати хід</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Показати стіл</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Нова серія</translation>
    </message>
    <message>
        <source>A new series with all points at zero</source>
        <translation>Почати нову серію: в усіх нуль очок</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>На головну</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Виплати</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Find in this page</source>
        <translation>Знайти на сторінці</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не знайдено</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Попередній збіг</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Наступний збіг</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 з %2</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation>Зберегти правила в PDF</translation>
    </message>
    <message>
        <source>Save as PDF, to print</source>
        <translation>Зберегти в PDF для друку</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Пошук у правилах</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Зміст</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>Повні правила</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Нічого не знайдено</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Не вдається записати файл: %1</translation>
    </message>
    <message>
        <source>= %1, rounded up: %2; settlement %3</source>
        <translation>= %1, з округленням угору %2; розрахунок: %3</translation>
    </message>
    <message>
        <source>The right group does not beat the left one.</source>
        <translation>Права група не б’є лівої.</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>%1 × %2 = %3 hu</source>
        <translation>%1 × %2 = %3 ху</translation>
    </message>
    <message>
        <source>Qing Hu</source>
        <translation>Цін-ху</translation>
    </message>
    <message>
        <source>Piao Hu</source>
        <translation>Пяо-ху</translation>
    </message>
    <message>
        <source>Tazi Hu</source>
        <translation>Тацзи-ху</translation>
    </message>
    <message>
        <source>The right group beats the left one.</source>
        <translation>Права група б’є ліву.</translation>
    </message>
    <message>
        <source>together %1</source>
        <translation>разом %1</translation>
    </message>
    <message>
        <source>Wenqian</source>
        <translation>веньцяні</translation>
    </message>
    <message>
        <source>self-draw</source>
        <translation>виграш із колоди</translation>
    </message>
    <message>
        <source>kong’s replacement</source>
        <translation>замісна карта конгу</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>очікування</translation>
    </message>
    <message>
        <source>each opponent pays %1</source>
        <translation>кожен суперник платить %1</translation>
    </message>
    <message>
        <source>base hu %1</source>
        <translation>базові ху %1</translation>
    </message>
    <message>
        <source>the discarder pays %1</source>
        <translation>той, хто скинув, платить %1</translation>
    </message>
    <message>
        <source>the declarer pays %1</source>
        <translation>той, хто оголосив конг, платить %1</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>долілиць</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>You</source>
        <translation>Ти</translation>
    </message>
    <message>
        <source>Bao</source>
        <translation>Бао</translation>
    </message>
    <message>
        <source>Mei</source>
        <translation>Мей</translation>
    </message>
    <message>
        <source>Lin</source>
        <translation>Лін</translation>
    </message>
    <message>
        <source>AI 1</source>
        <translation>ШІ 1</translation>
    </message>
    <message>
        <source>AI 2</source>
        <translation>ШІ 2</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>&amp;Contrast</source>
        <translation>&amp;Контраст</translation>
    </message>
    <message>
        <source>&amp;Grain</source>
        <translation>&amp;Зернистість</translation>
    </message>
    <message>
        <source>Colour &amp;temperature</source>
        <translation>Колірна &amp;температура</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анімація</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Темп</translation>
    </message>
    <message>
        <source>Opponents’ level</source>
        <translation>Рівень суперників</translation>
    </message>
    <message>
        <source>Index &amp;marks on pieces</source>
        <translation>&amp;Позначки масті й рангу</translation>
    </message>
    <message>
        <source>Seats &amp;rotate after every deal</source>
        <translation>&amp;Міняти місця після кожної роздачі</translation>
    </message>
    <message>
        <source>50 % shows the artwork as it is drawn.</source>
        <translation>50 %&#xa0;— малюнки без змін.</translation>
    </message>
    <message>
        <source>Level and rotation count from the next deal on.</source>
        <translation>Рівень і зміна місць діють від наступної роздачі.</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Скинути</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Preview of pieces and felt</source>
        <translation>Зразок плиток, карт і сукна</translation>
    </message>
    <message>
        <source>50 % is neutral</source>
        <translation>50 %&#xa0;— без змін</translation>
    </message>
    <message>
        <source>softer</source>
        <translation>м’якший</translation>
    </message>
    <message>
        <source>stronger</source>
        <translation>різкіший</translation>
    </message>
    <message>
        <source>none</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>сильна</translation>
    </message>
    <message>
        <source>cooler</source>
        <translation>холодніше</translation>
    </message>
    <message>
        <source>warmer</source>
        <translation>тепліше</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Системна</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Світла</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Темна</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Вимк.</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Скорочена</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Повна</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Повільний</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Звичайний</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Швидкий</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Новачок</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клубний</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Сильний</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Visual</source>
        <translation>Вигляд</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Інтерфейс</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table</source>
        <translation>Стіл</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Дії</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>вибрано</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>думає</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>ходить</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Твій хід</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>невідома</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>забрана</translation>
    </message>
    <message>
        <source>Undone: this deal counts as assisted.</source>
        <translation>Хід скасовано: роздача вважається зіграною з допомогою.</translation>
    </message>
    <message>
        <source>Click again or press Enter to discard, Esc to cancel</source>
        <translation>Клацни ще раз або натисни Enter, щоб скинути; Esc&#xa0;— скасувати</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Правило %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 з %2</translation>
    </message>
</context>
<context>
    <name>TienGow</name>
    <message>
        <source>%1: lead it (P).</source>
        <translation>%1: цим можна походити (P).</translation>
    </message>
    <message>
        <source>Outlined tiles can beat. You may always discard.</source>
        <translation>Обведені кістки можуть побити. Скинути можна завжди.</translation>
    </message>
    <message>
        <source>your lead</source>
        <translation>починай взятку</translation>
    </message>
    <message>
        <source>Civil</source>
        <translation>Цивільні</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Військові</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>долілиць</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>У тебе є: %1.</translation>
    </message>
    <message>
        <source>You can discard these face down (D).</source>
        <translation>Це можна скинути долілиць (D).</translation>
    </message>
    <message>
        <source>%1: it beats the trick (P).</source>
        <translation>%1: цим можна побити (P).</translation>
    </message>
    <message>
        <source>Choose a group to lead, then Lead (P).</source>
        <translation>Вибери групу, тоді «Походити» (P).</translation>
    </message>
    <message>
        <source>Early death: no column, so the last single is discarded (D).</source>
        <translation>Рання загибель: стовпчиків немає, тож остання кістка йде в скид (D).</translation>
    </message>
    <message numerus="yes">
        <source>Nothing you hold beats this: discard %n tile(s).</source>
        <translation>
            <numerusform>Побити нічим: скинь %n кістку.</numerusform>
            <numerusform>Побити нічим: скинь %n кістки.</numerusform>
            <numerusform>Побити нічим: скинь %n кісток.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your %n tile(s)</source>
        <translation>
            <numerusform>з тебе %n кістка</numerusform>
            <numerusform>з тебе %n кістки</numerusform>
            <numerusform>з тебе %n кісток</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Твоя рука</translation>
    </message>
    <message>
        <source>led %1</source>
        <translation>перший хід: %1</translation>
    </message>
    <message>
        <source>%1 · highest</source>
        <translation>%1 · попереду</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Захоплення</translation>
    </message>
    <message>
        <source>banker</source>
        <translation>банкір</translation>
    </message>
    <message>
        <source>Your hand: %1</source>
        <translation>Твоя рука: %1</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>Взятка</translation>
    </message>
    <message>
        <source>Earlier tiles of %1</source>
        <translation>Попередні кістки: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n стовпчик</numerusform>
            <numerusform>%n стовпчики</numerusform>
            <numerusform>%n стовпчиків</numerusform>
        </translation>
    </message>
    <message>
        <source>Supreme</source>
        <translation>Верховна пара</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>пара</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) to play or discard.</source>
        <translation>
            <numerusform>Поклади або скинь %n кістку.</numerusform>
            <numerusform>Поклади або скинь %n кістки.</numerusform>
            <numerusform>Поклади або скинь %n кісток.</numerusform>
        </translation>
    </message>
    <message>
        <source>Heaven (6-6)</source>
        <translation>Небо (6-6)</translation>
    </message>
    <message>
        <source>Earth (1-1)</source>
        <translation>Земля (1-1)</translation>
    </message>
    <message>
        <source>Man (4-4)</source>
        <translation>Людина (4-4)</translation>
    </message>
    <message>
        <source>Goose (1-3)</source>
        <translation>Гуска (1-3)</translation>
    </message>
    <message>
        <source>Plum (5-5)</source>
        <translation>Слива (5-5)</translation>
    </message>
    <message>
        <source>Double Three (3-3)</source>
        <translation>Подвійна трійка (3-3)</translation>
    </message>
    <message>
        <source>Board (2-2)</source>
        <translation>Лава (2-2)</translation>
    </message>
    <message>
        <source>Axe (5-6)</source>
        <translation>Сокира (5-6)</translation>
    </message>
    <message>
        <source>Partition (4-6)</source>
        <translation>Ширма (4-6)</translation>
    </message>
    <message>
        <source>Long Leg Seven (1-6)</source>
        <translation>Довгонога сімка (1-6)</translation>
    </message>
    <message>
        <source>Big Head Six (1-5)</source>
        <translation>Великоголова шістка (1-5)</translation>
    </message>
    <message>
        <source>nine (3-6)</source>
        <translation>дев’ятка (3-6)</translation>
    </message>
    <message>
        <source>nine (4-5)</source>
        <translation>дев’ятка (4-5)</translation>
    </message>
    <message>
        <source>eight (2-6)</source>
        <translation>вісімка (2-6)</translation>
    </message>
    <message>
        <source>eight (3-5)</source>
        <translation>вісімка (3-5)</translation>
    </message>
    <message>
        <source>seven (2-5)</source>
        <translation>сімка (2-5)</translation>
    </message>
    <message>
        <source>seven (3-4)</source>
        <translation>сімка (3-4)</translation>
    </message>
    <message>
        <source>Big Six (2-4)</source>
        <translation>Велика шістка (2-4)</translation>
    </message>
    <message>
        <source>five (1-4)</source>
        <translation>п’ятірка (1-4)</translation>
    </message>
    <message>
        <source>five (2-3)</source>
        <translation>п’ятірка (2-3)</translation>
    </message>
    <message>
        <source>Little Three (1-2)</source>
        <translation>Мала трійка (1-2)</translation>
    </message>
    <message>
        <source>Heaven–nine</source>
        <translation>Небо–дев’ятка</translation>
    </message>
    <message>
        <source>Earth–eight</source>
        <translation>Земля–вісімка</translation>
    </message>
    <message>
        <source>Man–seven</source>
        <translation>Людина–сімка</translation>
    </message>
    <message>
        <source>Goose–five</source>
        <translation>Гуска–п’ятірка</translation>
    </message>
    <message>
        <source>a civil tile</source>
        <translation>цивільна кістка</translation>
    </message>
    <message>
        <source>a military tile</source>
        <translation>військова кістка</translation>
    </message>
    <message>
        <source>a civil pair</source>
        <translation>цивільна пара</translation>
    </message>
    <message>
        <source>a military pair</source>
        <translation>військова пара</translation>
    </message>
    <message>
        <source>one civil and one military tile of a family</source>
        <translation>цивільна й військова кістки одного сімейства</translation>
    </message>
    <message>
        <source>two civil tiles and one military tile of a family</source>
        <translation>дві цивільні кістки й одна військова з одного сімейства</translation>
    </message>
    <message>
        <source>one civil tile and two military tiles of a family</source>
        <translation>одна цивільна кістка й дві військові з одного сімейства</translation>
    </message>
    <message>
        <source>a quartet: two civil and two military tiles of a family</source>
        <translation>квартет: по дві цивільні й військові кістки одного сімейства</translation>
    </message>
    <message>
        <source>fives (1-4, 2-3)</source>
        <translation>п’ятірки (1-4, 2-3)</translation>
    </message>
    <message>
        <source>sevens (2-5, 3-4)</source>
        <translation>сімки (2-5, 3-4)</translation>
    </message>
    <message>
        <source>eights (2-6, 3-5)</source>
        <translation>вісімки (2-6, 3-5)</translation>
    </message>
    <message>
        <source>nines (3-6, 4-5)</source>
        <translation>дев’ятки (3-6, 4-5)</translation>
    </message>
    <message>
        <source>Nothing beats it: it is the highest of its kind.</source>
        <translation>Цю групу не побити: старшої такого виду немає.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Зараз не твій хід.</translation>
    </message>
    <message>
        <source>These are not your tiles.</source>
        <translation>Це не твої кістки.</translation>
    </message>
    <message>
        <source>Choose the tiles first.</source>
        <translation>Спершу вибери кістки.</translation>
    </message>
    <message>
        <source>These tiles are no group: they cannot be led.</source>
        <translation>Ці кістки&#xa0;— не група: ними ходити не можна.</translation>
    </message>
    <message>
        <source>Early death: without a column the last single can only be discarded.</source>
        <translation>Рання загибель: без стовпчиків останню кістку можна лише скинути.</translation>
    </message>
    <message>
        <source>Nothing beats Supreme: discard two tiles.</source>
        <translation>Верховну пару не побити: скинь дві кістки.</translation>
    </message>
    <message>
        <source>Another kind of group: it does not meet this trick.</source>
        <translation>Це група іншого виду: у цій взятці вона не б’є.</translation>
    </message>
    <message>
        <source>Too low to beat.</source>
        <translation>Замалий ранг, щоб побити.</translation>
    </message>
    <message>
        <source>A lead lies face up: it cannot be discarded.</source>
        <translation>Першим ходом кладуть горілиць: скинути не можна.</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>без стовпчиків</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>бракує</translation>
    </message>
    <message>
        <source>above four</source>
        <translation>понад чотири</translation>
    </message>
    <message>
        <source>quartet</source>
        <translation>квартет</translation>
    </message>
    <message>
        <source>last trick</source>
        <translation>остання взятка</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>суха перемога</translation>
    </message>
    <message>
        <source>missing to four columns</source>
        <translation>бракує до чотирьох стовпчиків</translation>
    </message>
    <message>
        <source>columns above four</source>
        <translation>стовпчики понад чотири</translation>
    </message>
    <message>
        <source>with the banker</source>
        <translation>з банкіром</translation>
    </message>
    <message>
        <source>trick won with Supreme</source>
        <translation>взятка Верховною парою</translation>
    </message>
    <message>
        <source>trick won with a quartet</source>
        <translation>взятка квартетом</translation>
    </message>
    <message>
        <source>Last trick won by a quartet</source>
        <translation>Остання взятка&#xa0;— квартетом</translation>
    </message>
    <message>
        <source>Last trick won by Supreme</source>
        <translation>Остання взятка&#xa0;— Верховною парою</translation>
    </message>
    <message>
        <source>Last trick won by Little Three (1-2)</source>
        <translation>Остання взятка&#xa0;— Малою трійкою (1-2)</translation>
    </message>
    <message>
        <source>Sweep: all eight columns</source>
        <translation>Суха перемога: усі вісім стовпчиків</translation>
    </message>
    <message>
        <source>paid by the captured leader</source>
        <translation>платить той, чию Малу трійку захоплено</translation>
    </message>
    <message>
        <source>%1 quartet</source>
        <translation>квартет %1</translation>
    </message>
    <message>
        <source>Needed: %1.</source>
        <translation>Треба: %1.</translation>
    </message>
    <message>
        <source>Needed: %1, from %2 up.</source>
        <translation>Треба: %1, щонайменше&#xa0;— %2.</translation>
    </message>
</context>
<context>
    <name>TienGowPanel</name>
    <message>
        <source>Together</source>
        <translation>Разом</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Стовпчики</translation>
    </message>
    <message>
        <source>%1 pays 5 (no column)</source>
        <translation>%1: 5 (без стовпчиків)</translation>
    </message>
    <message>
        <source>0 · at risk</source>
        <translation>0 · під загрозою</translation>
    </message>
    <message>
        <source>If you win the last trick</source>
        <translation>Якщо остання взятка твоя</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>Твій скид</translation>
    </message>
    <message>
        <source>By the columns as they stand now.</source>
        <translation>За стовпчиками на цю мить.</translation>
    </message>
    <message>
        <source>%1 pays nothing</source>
        <translation>%1: нічого</translation>
    </message>
    <message>
        <source>%1 receives %2</source>
        <translation>%1 отримує %2</translation>
    </message>
    <message>
        <source>× 2 (banker)</source>
        <translation>× 2 (банкір)</translation>
    </message>
    <message>
        <source>%1 · banker</source>
        <translation>%1 · банкір</translation>
    </message>
</context>
<context>
    <name>TienGowResult</name>
    <message>
        <source>%1 wins the last trick</source>
        <translation>Останню взятку бере %1</translation>
    </message>
    <message>
        <source>With %1, led by %2. Gained most: %3.</source>
        <translation>Чим узято: %1. Перший хід: %2. Найбільше очок: %3.</translation>
    </message>
    <message>
        <source>Final payments to the winner</source>
        <translation>Підсумкові виплати переможцю</translation>
    </message>
    <message>
        <source>Big Six (2-4) captured the Little Three (1-2) led by %1, who pays for the others.</source>
        <translation>Велика шістка (2-4) захопила Малу трійку (1-2). За інших платить той, хто нею ходив: %1.</translation>
    </message>
    <message>
        <source>%1 died early: without a column the last tile must be discarded.</source>
        <translation>Рання загибель: %1. Без стовпчика останню кістку треба скинути.</translation>
    </message>
    <message>
        <source>You win the last trick</source>
        <translation>Остання взятка твоя</translation>
    </message>
    <message>
        <source>At once, %1 to %2: %3</source>
        <translation>Одразу, %1 → %2: %3</translation>
    </message>
    <message>
        <source>This deal was played with undo.</source>
        <translation>У цій роздачі скасовували ходи.</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Скид</translation>
    </message>
    <message>
        <source>%1, %2: nothing</source>
        <translation>%1, %2: нічого</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Table</source>
        <translation>Стіл</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>Повні правила</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>На головну</translation>
    </message>
    <message>
        <source>Back to your last decision (U)</source>
        <translation>Назад до твого попереднього рішення (U)</translation>
    </message>
    <message>
        <source>Void this deal and deal again (Ctrl+N)</source>
        <translation>Анулювати цю роздачу й роздати знову (Ctrl+N)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Налаштування (Ctrl+,)</translation>
    </message>
    <message>
        <source>Side panel with the log</source>
        <translation>Бічна панель з перебігом</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати хід</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Почати заново</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Панель</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Cardavia</source>
        <translation>Cardavia</translation>
    </message>
</context>
</TS>
