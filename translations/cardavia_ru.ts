<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Calls</name>
    <message>
        <source>Win</source>
        <translation>Выигрыш</translation>
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
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Hezi</source>
        <translation>Хэцзы</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Готовность</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Зайти</translation>
    </message>
    <message>
        <source>Beat</source>
        <translation>Побить</translation>
    </message>
    <message>
        <source>Discard face down</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Памятка</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Chart</source>
        <translation>Памятка</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Self-draw: each opponent pays one base. Discard: the discarder pays three bases.</source>
        <translation>Со стены: каждый платит базовую сумму. Со сброса: сбросивший платит три.</translation>
    </message>
    <message>
        <source>Civil tiles, two of each, from the highest</source>
        <translation>Гражданские кости, по две каждой, от старшей к младшей</translation>
    </message>
    <message>
        <source>Military tiles, one of each</source>
        <translation>Военные кости, по одной каждой</translation>
    </message>
    <message>
        <source>Families of mixed groups, from the highest</source>
        <translation>Семейства смешанных групп, от старшего к младшему</translation>
    </message>
    <message>
        <source>What a win pays</source>
        <translation>Сколько приносит выигрыш</translation>
    </message>
    <message>
        <source>Old generals with 9 of Strings</source>
        <translation>Старые генералы (и ещё девятка связок)</translation>
    </message>
    <message>
        <source>Stay in the box, one each</source>
        <translation>Остаются в коробке, по одной</translation>
    </message>
    <message>
        <source>The cards, four of each</source>
        <translation>Карты, по четыре каждой</translation>
    </message>
    <message>
        <source>Patterns by their worth</source>
        <translation>Элементы по числу фанов</translation>
    </message>
    <message>
        <source>faan</source>
        <translation>фаны</translation>
    </message>
    <message>
        <source>base</source>
        <translation>базовая сумма</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Delete report</source>
        <translation>Удалить отчёт</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Скопировать отчёт</translation>
    </message>
    <message>
        <source>Something went wrong last time. A report lies on this computer (%1) and is sent to nobody.</source>
        <translation>В прошлый раз что-то пошло не так. Отчёт лежит на этом компьютере (%1) и никуда не отправляется.</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>Something went wrong. The details are in the log.</source>
        <translation>Что-то пошло не так. Подробности — в файле журнала.</translation>
    </message>
    <message>
        <source>An opponent could not decide and made a harmless move. The deal goes on.</source>
        <translation>Соперник не смог выбрать и сделал безобидный ход. Раздача продолжается.</translation>
    </message>
    <message>
        <source>The opponents think inside this program now; it may answer more slowly.</source>
        <translation>Теперь соперники думают внутри самой программы: она может отвечать медленнее.</translation>
    </message>
    <message>
        <source>This deal cannot be saved (%1). It goes on, but it is lost when you quit.</source>
        <translation>Не удаётся сохранить раздачу (%1). Играть можно, но после выхода она пропадёт.</translation>
    </message>
    <message>
        <source>The saved deal was damaged and is kept as %1. Its backup is used.</source>
        <translation>Сохранённая раздача повреждена, её файл оставлен под именем %1. Взята резервная копия.</translation>
    </message>
    <message>
        <source>The saved deal was missing. Its backup is used (%1).</source>
        <translation>Сохранённой раздачи не было на месте, взята резервная копия (%1).</translation>
    </message>
    <message>
        <source>The saved deal was damaged and is kept as %1. Start a new deal.</source>
        <translation>Сохранённая раздача повреждена, её файл оставлен под именем %1. Начни новую.</translation>
    </message>
    <message>
        <source>The settings were damaged and are kept as %1. Their backup is used.</source>
        <translation>Настройки повреждены, их файл оставлен под именем %1. Взята резервная копия.</translation>
    </message>
    <message>
        <source>The settings were missing. Their backup is used (%1).</source>
        <translation>Настроек не было на месте, взята резервная копия (%1).</translation>
    </message>
    <message>
        <source>The settings were damaged and are kept as %1. Defaults are used.</source>
        <translation>Настройки повреждены, их файл оставлен под именем %1. Действуют исходные.</translation>
    </message>
    <message>
        <source>The last results were damaged and are kept as %1. Their backup is used.</source>
        <translation>Последние результаты повреждены, их файл оставлен под именем %1. Взята резервная копия.</translation>
    </message>
    <message>
        <source>The last results were missing. Their backup is used (%1).</source>
        <translation>Последних результатов не было на месте, взята резервная копия (%1).</translation>
    </message>
    <message>
        <source>The last results were damaged and are kept as %1.</source>
        <translation>Последние результаты повреждены, их файл оставлен под именем %1.</translation>
    </message>
    <message>
        <source>%1 comes from a newer version and is left untouched. Deals are saved beside it.</source>
        <translation>Файл %1 создан более новой версией и оставлен как есть. Раздачи сохраняются рядом.</translation>
    </message>
    <message>
        <source>There is no saved deal to continue.</source>
        <translation>Сохранённой раздачи нет: продолжать нечего.</translation>
    </message>
    <message>
        <source>That move was not possible and was not made.</source>
        <translation>Такой ход невозможен и не сделан.</translation>
    </message>
    <message>
        <source>The settings cannot be saved (%1). They hold until you quit.</source>
        <translation>Не удаётся сохранить настройки (%1). Они действуют до выхода.</translation>
    </message>
    <message>
        <source>%1 comes from a newer version and is left untouched.</source>
        <translation>Файл %1 создан более новой версией и оставлен как есть.</translation>
    </message>
    <message>
        <source>The last results cannot be saved (%1).</source>
        <translation>Не удаётся сохранить последние результаты (%1).</translation>
    </message>
    <message>
        <source>Files of this program are missing (%1). Install it again.</source>
        <translation>Не хватает файлов программы (%1). Установи её заново.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Hong Kong Mahjong</source>
        <translation>Гонконгский маджонг</translation>
    </message>
    <message>
        <source>Tien Gow</source>
        <translation>Тяньцзю</translation>
    </message>
    <message>
        <source>Nantong Long Cards</source>
        <translation>Наньтунские длинные карты</translation>
    </message>
    <message>
        <source>Four sets and a pair worth three faan, before three others.</source>
        <translation>Собери четыре комбинации и пару на три фана — раньше трёх соперников.</translation>
    </message>
    <message>
        <source>Chinese dominoes: everything for the last trick.</source>
        <translation>Китайское домино: всё ради последней взятки.</translation>
    </message>
    <message>
        <source>Seven groups and a pair; every triple counts, win or not.</source>
        <translation>Семь групп и пара; три одинаковые карты дают очки и без выигрыша.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>New deal</source>
        <translation>Новая раздача</translation>
    </message>
    <message>
        <source>Sit down at the table</source>
        <translation>Садись за стол</translation>
    </message>
    <message>
        <source>New deal of %1</source>
        <translation>Новая раздача: %1</translation>
    </message>
    <message>
        <source>Last results: %1</source>
        <translation>Последние результаты: %1</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>Продолжить: %1</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The wall is empty: drawn deal</source>
        <translation>Стена кончилась: ничья</translation>
    </message>
    <message numerus="yes">
        <source>received %n point(s)</source>
        <translation>
            <numerusform>+%n очко</numerusform>
            <numerusform>+%n очка</numerusform>
            <numerusform>+%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>threw %1</source>
        <translation>сброс: %1</translation>
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
        <translation>выигрыш: %1</translation>
    </message>
    <message>
        <source>exposed %1</source>
        <translation>открыто: %1</translation>
    </message>
    <message>
        <source>The stock is exhausted</source>
        <translation>Колода кончилась</translation>
    </message>
    <message>
        <source>pong of %1</source>
        <translation>понг: %1</translation>
    </message>
    <message>
        <source>lays %1 open</source>
        <translation>открыто: %1</translation>
    </message>
    <message>
        <source>Tiandi Hezi of %1</source>
        <translation>тяньди-хэцзы: %1</translation>
    </message>
    <message>
        <source>declares ready</source>
        <translation>готовность</translation>
    </message>
    <message numerus="yes">
        <source>discarded %n tile(s) face down</source>
        <translation>
            <numerusform>сброс лицом вниз: %n кость</numerusform>
            <numerusform>сброс лицом вниз: %n кости</numerusform>
            <numerusform>сброс лицом вниз: %n костей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n column(s)</source>
        <translation>
            <numerusform>+%n столбик</numerusform>
            <numerusform>+%n столбика</numerusform>
            <numerusform>+%n столбиков</numerusform>
        </translation>
    </message>
    <message>
        <source>must discard: early death</source>
        <translation>ранняя гибель: только сброс</translation>
    </message>
    <message>
        <source>captured Little Three (1-2)</source>
        <translation>захват: Малая тройка (1-2)</translation>
    </message>
    <message>
        <source>led %1</source>
        <translation>заход: %1</translation>
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
        <translation>Сейчас не твоя очередь сбрасывать.</translation>
    </message>
    <message>
        <source>%1: no win on %2</source>
        <translation>%1 — для выигрыша мало (%2)</translation>
    </message>
    <message>
        <source>Your turn: click the tile to discard, or use the arrows and Enter.</source>
        <translation>Твой ход: щёлкни кость для сброса или выбери её стрелками и Enter.</translation>
    </message>
    <message>
        <source>%1 is on turn</source>
        <translation>Ход: %1</translation>
    </message>
    <message>
        <source>last discard %1</source>
        <translation>Последний сброс: %1</translation>
    </message>
    <message>
        <source>Melds and flowers of %1</source>
        <translation>Комбинации и цветы: %1</translation>
    </message>
    <message>
        <source>Discards of %1</source>
        <translation>Сброс: %1</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Твоя рука</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>только что со стены</translation>
    </message>
    <message>
        <source>last discard</source>
        <translation>последний сброс</translation>
    </message>
    <message>
        <source>Your hand: %1</source>
        <translation>Твоя рука: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n faan</source>
        <translation>
            <numerusform>%n фан</numerusform>
            <numerusform>%n фана</numerusform>
            <numerusform>%n фанов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>В стене %n кость</numerusform>
            <numerusform>В стене %n кости</numerusform>
            <numerusform>В стене %n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>tiles left</source>
        <translation>в стене</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n left</source>
        <translation>
            <numerusform>%1 · осталась %n</numerusform>
            <numerusform>%1 · осталось %n</numerusform>
            <numerusform>%1 · осталось %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n away</source>
        <translation>
            <numerusform>до готовности %n</numerusform>
            <numerusform>до готовности %n</numerusform>
            <numerusform>до готовности %n</numerusform>
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
        <translation>собрана</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>готова</translation>
    </message>
    <message>
        <source>2 characters</source>
        <translation>2 символа</translation>
    </message>
    <message>
        <source>3 characters</source>
        <translation>3 символа</translation>
    </message>
    <message>
        <source>4 characters</source>
        <translation>4 символа</translation>
    </message>
    <message>
        <source>5 characters</source>
        <translation>5 символов</translation>
    </message>
    <message>
        <source>6 characters</source>
        <translation>6 символов</translation>
    </message>
    <message>
        <source>7 characters</source>
        <translation>7 символов</translation>
    </message>
    <message>
        <source>8 characters</source>
        <translation>8 символов</translation>
    </message>
    <message>
        <source>9 characters</source>
        <translation>9 символов</translation>
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
        <translation>5 точек</translation>
    </message>
    <message>
        <source>6 dots</source>
        <translation>6 точек</translation>
    </message>
    <message>
        <source>7 dots</source>
        <translation>7 точек</translation>
    </message>
    <message>
        <source>8 dots</source>
        <translation>8 точек</translation>
    </message>
    <message>
        <source>9 dots</source>
        <translation>9 точек</translation>
    </message>
    <message>
        <source>1 bamboo</source>
        <translation>1 бамбук</translation>
    </message>
    <message>
        <source>2 bamboo</source>
        <translation>2 бамбука</translation>
    </message>
    <message>
        <source>3 bamboo</source>
        <translation>3 бамбука</translation>
    </message>
    <message>
        <source>4 bamboo</source>
        <translation>4 бамбука</translation>
    </message>
    <message>
        <source>5 bamboo</source>
        <translation>5 бамбуков</translation>
    </message>
    <message>
        <source>6 bamboo</source>
        <translation>6 бамбуков</translation>
    </message>
    <message>
        <source>7 bamboo</source>
        <translation>7 бамбуков</translation>
    </message>
    <message>
        <source>8 bamboo</source>
        <translation>8 бамбуков</translation>
    </message>
    <message>
        <source>9 bamboo</source>
        <translation>9 бамбуков</translation>
    </message>
    <message>
        <source>East Wind</source>
        <translation>Восточный ветер</translation>
    </message>
    <message>
        <source>South Wind</source>
        <translation>Южный ветер</translation>
    </message>
    <message>
        <source>West Wind</source>
        <translation>Западный ветер</translation>
    </message>
    <message>
        <source>North Wind</source>
        <translation>Северный ветер</translation>
    </message>
    <message>
        <source>Red Dragon</source>
        <translation>Красный дракон</translation>
    </message>
    <message>
        <source>Green Dragon</source>
        <translation>Зелёный дракон</translation>
    </message>
    <message>
        <source>White Dragon</source>
        <translation>Белый дракон</translation>
    </message>
    <message>
        <source>Plum (flower 1)</source>
        <translation>Слива (цветок 1)</translation>
    </message>
    <message>
        <source>Orchid (flower 2)</source>
        <translation>Орхидея (цветок 2)</translation>
    </message>
    <message>
        <source>Chrysanthemum (flower 3)</source>
        <translation>Хризантема (цветок 3)</translation>
    </message>
    <message>
        <source>Bamboo (flower 4)</source>
        <translation>Бамбук (цветок 4)</translation>
    </message>
    <message>
        <source>Spring (season 1)</source>
        <translation>Весна (сезон 1)</translation>
    </message>
    <message>
        <source>Summer (season 2)</source>
        <translation>Лето (сезон 2)</translation>
    </message>
    <message>
        <source>Autumn (season 3)</source>
        <translation>Осень (сезон 3)</translation>
    </message>
    <message>
        <source>Winter (season 4)</source>
        <translation>Зима (сезон 4)</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Восток</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Юг</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Запад</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Север</translation>
    </message>
    <message>
        <source>%1 of 3 faan</source>
        <translation>%1 из 3 фанов</translation>
    </message>
    <message>
        <source>exposed kong</source>
        <translation>открытый конг</translation>
    </message>
    <message>
        <source>concealed kong</source>
        <translation>закрытый конг</translation>
    </message>
    <message>
        <source>added kong</source>
        <translation>дополненный конг</translation>
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
            <numerusform>Ближайший путь: %1; в игре ещё %n полезная кость.</numerusform>
            <numerusform>Ближайший путь: %1; в игре ещё %n полезные кости.</numerusform>
            <numerusform>Ближайший путь: %1; в игре ещё %n полезных костей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Уже есть</translation>
    </message>
    <message>
        <source>Faan now</source>
        <translation>Фанов сейчас</translation>
    </message>
    <message>
        <source>A win below three faan is not offered.</source>
        <translation>Меньше трёх фанов — выигрыш не предлагается.</translation>
    </message>
    <message>
        <source>A win needs three faan: it is not offered.</source>
        <translation>Для выигрыша нужно три фана, пока он не предлагается.</translation>
    </message>
    <message>
        <source>in characters</source>
        <translation>в символах</translation>
    </message>
    <message>
        <source>in dots</source>
        <translation>в точках</translation>
    </message>
    <message>
        <source>in bamboo</source>
        <translation>в бамбуках</translation>
    </message>
    <message>
        <source>Pale tiles complete the hand below three faan.</source>
        <translation>С бледными костями рука собрана, но фанов меньше трёх.</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>Ожидание</translation>
    </message>
    <message>
        <source>No way to three faan is open any more.</source>
        <translation>Набрать три фана уже не получится.</translation>
    </message>
    <message>
        <source>%1 · may win</source>
        <translation>%1 · можно выиграть</translation>
    </message>
    <message>
        <source>only when drawn</source>
        <translation>только со стены</translation>
    </message>
</context>
<context>
    <name>MahjongResult</name>
    <message>
        <source>Base, doubled for every faan</source>
        <translation>Базовая сумма: каждый фан её удваивает</translation>
    </message>
    <message>
        <source>The wall is empty</source>
        <translation>Стена кончилась</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Выигрыш твой</translation>
    </message>
    <message>
        <source>Nobody won: nobody pays.</source>
        <translation>Никто не выиграл — никто не платит.</translation>
    </message>
    <message>
        <source>Capped at</source>
        <translation>Потолок</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Выигрывает %1</translation>
    </message>
    <message>
        <source>%1, drawn by the winner (%2)</source>
        <translation>%1 · со стены · победитель: %2</translation>
    </message>
    <message>
        <source>%1, thrown by %3 (winner: %2)</source>
        <translation>%1 · сброс: %3 · победитель: %2</translation>
    </message>
    <message>
        <source>%1, robbed from the kong of %3 (winner: %2)</source>
        <translation>%1 · ограблен конг: %3 · победитель: %2</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>This deal was played with undo.</source>
        <translation>В этой раздаче отменялись ходы.</translation>
    </message>
</context>
<context>
    <name>Nantong</name>
    <message>
        <source>indicators</source>
        <translation>индикаторы</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>готовность</translation>
    </message>
    <message>
        <source>It is not your turn to discard.</source>
        <translation>Сейчас не твоя очередь сбрасывать.</translation>
    </message>
    <message>
        <source>Preparation: declare what you like, then Finish.</source>
        <translation>Подготовка: объяви, что хочешь, потом «Закончить».</translation>
    </message>
    <message>
        <source>This win loses: %1 at most, as others show more hu.</source>
        <translation>Выигрыш в минус: не больше %1, у соперников на столе больше ху.</translation>
    </message>
    <message>
        <source>A discard makes no sequence, except to win.</source>
        <translation>Последовательность со сброса — только для выигрыша.</translation>
    </message>
    <message>
        <source>%1 is on turn</source>
        <translation>Ход: %1</translation>
    </message>
    <message>
        <source>last discard %1</source>
        <translation>Последний сброс: %1</translation>
    </message>
    <message>
        <source>Groups of %1</source>
        <translation>Группы: %1</translation>
    </message>
    <message>
        <source>Discards of %1</source>
        <translation>Сброс: %1</translation>
    </message>
    <message>
        <source>base %1 · %2</source>
        <translation>ху %1 · %2</translation>
    </message>
    <message>
        <source>Your turn: click the card to discard, or use the arrows and Enter.</source>
        <translation>Твой ход: щёлкни карту для сброса или выбери её стрелками и Enter.</translation>
    </message>
    <message>
        <source>You declared ready: only the drawn card may go.</source>
        <translation>Готовность объявлена: сбросить можно только взятую карту.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Твоя рука</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>только что из колоды</translation>
    </message>
    <message>
        <source>last discard</source>
        <translation>последний сброс</translation>
    </message>
    <message>
        <source>indicators: %1</source>
        <translation>Индикаторы: %1</translation>
    </message>
    <message>
        <source>Your hand: %1</source>
        <translation>Твоя рука: %1</translation>
    </message>
    <message>
        <source>Indicators</source>
        <translation>Индикаторы</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>сдающий</translation>
    </message>
    <message numerus="yes">
        <source>Wenqian: %n × 1-2-3 of Coins</source>
        <translation>
            <numerusform>Вэньцянь: %n × 1-2-3 монет</numerusform>
            <numerusform>Вэньцянь: %n × 1-2-3 монет</numerusform>
            <numerusform>Вэньцянь: %n × 1-2-3 монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in stock</source>
        <translation>
            <numerusform>в колоде %n</numerusform>
            <numerusform>в колоде %n</numerusform>
            <numerusform>в колоде %n</numerusform>
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
            <numerusform>ещё %n карта</numerusform>
            <numerusform>ещё %n карты</numerusform>
            <numerusform>ещё %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation>Тысяча</translation>
    </message>
    <message>
        <source>White Flower</source>
        <translation>Белый цветок</translation>
    </message>
    <message>
        <source>Red Flower</source>
        <translation>Красный цветок</translation>
    </message>
    <message>
        <source>Fortune</source>
        <translation>Счастье</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>Достаток</translation>
    </message>
    <message>
        <source>Longevity</source>
        <translation>Долголетие</translation>
    </message>
    <message>
        <source>Joy</source>
        <translation>Радость</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Богатство</translation>
    </message>
    <message>
        <source>old general</source>
        <translation>старый генерал</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>рука собрана</translation>
    </message>
    <message>
        <source>one card away</source>
        <translation>ещё 1 карта</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Единица</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Двойка</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Тройка</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Четвёрка</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Пятёрка</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Шестёрка</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Семёрка</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Восьмёрка</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Девятка</translation>
    </message>
    <message>
        <source>%1 of Myriads</source>
        <translation>%1 мириад</translation>
    </message>
    <message>
        <source>%1 of Strings</source>
        <translation>%1 связок</translation>
    </message>
    <message>
        <source>%1 of Coins</source>
        <translation>%1 монет</translation>
    </message>
    <message>
        <source>Myriads</source>
        <translation>Мириады</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Связки</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монеты</translation>
    </message>
    <message>
        <source>pong of %1</source>
        <translation>понг: %1</translation>
    </message>
    <message>
        <source>%1 × 3 in hand</source>
        <translation>%1 × 3 на руке</translation>
    </message>
    <message>
        <source>%1 × 4 in hand</source>
        <translation>%1 × 4 на руке</translation>
    </message>
    <message>
        <source>open kong of %1</source>
        <translation>открытый конг: %1</translation>
    </message>
    <message>
        <source>added kong of %1</source>
        <translation>дополненный конг: %1</translation>
    </message>
    <message>
        <source>concealed kong of %1</source>
        <translation>закрытый конг: %1</translation>
    </message>
    <message>
        <source>opening four %1</source>
        <translation>%1 × 4 открыто</translation>
    </message>
    <message>
        <source>opening triple %1</source>
        <translation>%1 × 3 открыто</translation>
    </message>
    <message>
        <source>Tiandi Hezi of %1</source>
        <translation>тяньди-хэцзы: %1</translation>
    </message>
    <message>
        <source>pong</source>
        <translation>понг</translation>
    </message>
    <message>
        <source>open kong</source>
        <translation>открытый конг</translation>
    </message>
    <message>
        <source>added kong</source>
        <translation>дополненный конг</translation>
    </message>
    <message>
        <source>concealed kong</source>
        <translation>закрытый конг</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>начальная</translation>
    </message>
    <message>
        <source>Hezi</source>
        <translation>хэцзы</translation>
    </message>
    <message>
        <source>indicator %1</source>
        <translation>индикатор: %1</translation>
    </message>
    <message>
        <source>Qing Hu: seven sequences</source>
        <translation>Цин-ху: семь последовательностей</translation>
    </message>
    <message>
        <source>Piao Hu: identical groups</source>
        <translation>Пяо-ху: группы одинаковых карт</translation>
    </message>
    <message>
        <source>Tazi Hu</source>
        <translation>Тацзы-ху</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>Выигрыш из колоды</translation>
    </message>
    <message>
        <source>Win on a kong’s replacement</source>
        <translation>Выигрыш замещающей картой</translation>
    </message>
    <message>
        <source>Wait on the pair</source>
        <translation>Ожидание пары</translation>
    </message>
    <message>
        <source>Wait in the middle of a sequence</source>
        <translation>Ожидание середины последовательности</translation>
    </message>
    <message>
        <source>Wait on the 3 of 1-2-3</source>
        <translation>Ожидание тройки в 1-2-3</translation>
    </message>
    <message>
        <source>Wait on the 7 of 7-8-9</source>
        <translation>Ожидание семёрки в 7-8-9</translation>
    </message>
    <message>
        <source>Piao</source>
        <translation>Пяо-ху</translation>
    </message>
    <message>
        <source>Closed Piao</source>
        <translation>Глухое пяо</translation>
    </message>
    <message>
        <source>Three Elders</source>
        <translation>Три старейшины</translation>
    </message>
    <message>
        <source>Heavenly win</source>
        <translation>Небесный выигрыш</translation>
    </message>
    <message>
        <source>Win on the dealer’s first discard</source>
        <translation>Выигрыш с первого сброса сдающего</translation>
    </message>
    <message>
        <source>Declared ready</source>
        <translation>Готовность объявлена</translation>
    </message>
    <message>
        <source>Last card of the stock</source>
        <translation>Последняя карта колоды</translation>
    </message>
</context>
<context>
    <name>NantongPanel</name>
    <message>
        <source>Your base hu</source>
        <translation>Твои базовые ху</translation>
    </message>
    <message>
        <source>Lay what you want open, then Finish.</source>
        <translation>Открой нужное и «Закончить».</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>Total, rounded up</source>
        <translation>Итог с округлением вверх</translation>
    </message>
    <message>
        <source>Settles at most at</source>
        <translation>По расчёту не больше</translation>
    </message>
    <message>
        <source>At most: on a discard / drawn.</source>
        <translation>Не больше: со сброса / из колоды.</translation>
    </message>
    <message>
        <source>A win now</source>
        <translation>Выигрыш сейчас</translation>
    </message>
    <message>
        <source>Nothing scores yet: pongs, kongs and three alike do.</source>
        <translation>Пока ничего: очки дают понги, конги и три одинаковые карты.</translation>
    </message>
    <message>
        <source>Base, rounded up</source>
        <translation>Базовые ху, округлённо</translation>
    </message>
    <message>
        <source>Nothing to declare: Finish.</source>
        <translation>Объявлять нечего: «Закончить».</translation>
    </message>
    <message>
        <source>Before doubling</source>
        <translation>До удвоений</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n left · %2 / %3</source>
        <translation>
            <numerusform>%1 · осталась %n · %2 / %3</numerusform>
            <numerusform>%1 · осталось %n · %2 / %3</numerusform>
            <numerusform>%1 · осталось %n · %2 / %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact matches count more.</source>
        <translation>Точные совпадения дают больше.</translation>
    </message>
    <message numerus="yes">
        <source>%n replacement(s) from the back.</source>
        <translation>
            <numerusform>%n карта с низа колоды.</numerusform>
            <numerusform>%n карты с низа колоды.</numerusform>
            <numerusform>%n карт с низа колоды.</numerusform>
        </translation>
    </message>
    <message>
        <source>Base hu</source>
        <translation>Базовые ху</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>Ожидание</translation>
    </message>
    <message>
        <source>No replacement</source>
        <translation>Без замещающей карты</translation>
    </message>
    <message>
        <source>Ready: hand locked</source>
        <translation>Готовность: рука заблокирована</translation>
    </message>
    <message>
        <source>in hand %1</source>
        <translation>на руке %1</translation>
    </message>
    <message>
        <source>total × 2</source>
        <translation>итог × 2</translation>
    </message>
</context>
<context>
    <name>NantongResult</name>
    <message>
        <source>%1, with %2</source>
        <translation>%1 · выигрышная карта: %2</translation>
    </message>
    <message>
        <source>The stock is exhausted</source>
        <translation>Колода кончилась</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Выигрыш твой</translation>
    </message>
    <message>
        <source>Nobody won: base hu are settled all the same.</source>
        <translation>Никто не выиграл, но за базовые ху всё равно идёт расчёт.</translation>
    </message>
    <message>
        <source>The winner did not have the highest total: the win lost points.</source>
        <translation>Итог победителя — не самый большой: выигрыш оказался в минус.</translation>
    </message>
    <message>
        <source>This deal was played with undo.</source>
        <translation>В этой раздаче отменялись ходы.</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Выигрывает %1</translation>
    </message>
    <message>
        <source>Base hu</source>
        <translation>Базовые ху</translation>
    </message>
    <message>
        <source>Shape and bonuses</source>
        <translation>Форма и надбавки</translation>
    </message>
    <message>
        <source>Doublings</source>
        <translation>Удвоения</translation>
    </message>
    <message>
        <source>Before rounding</source>
        <translation>До округления</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Расчёт</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Разница: %1</translation>
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
        <translation>Журнал</translation>
    </message>
</context>
<context>
    <name>Patterns</name>
    <message>
        <source>All chows</source>
        <translation>Все чоу</translation>
    </message>
    <message>
        <source>Concealed hand</source>
        <translation>Закрытая рука</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>Выигрыш со стены</translation>
    </message>
    <message>
        <source>No flowers</source>
        <translation>Без цветов</translation>
    </message>
    <message>
        <source>Own flower</source>
        <translation>Свой цветок</translation>
    </message>
    <message>
        <source>Own season</source>
        <translation>Свой сезон</translation>
    </message>
    <message>
        <source>Four flowers</source>
        <translation>Четыре цветка</translation>
    </message>
    <message>
        <source>Four seasons</source>
        <translation>Четыре сезона</translation>
    </message>
    <message>
        <source>Red Dragon pung</source>
        <translation>Панг красных драконов</translation>
    </message>
    <message>
        <source>Green Dragon pung</source>
        <translation>Панг зелёных драконов</translation>
    </message>
    <message>
        <source>White Dragon pung</source>
        <translation>Панг белых драконов</translation>
    </message>
    <message>
        <source>Seat wind</source>
        <translation>Панг ветра места</translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation>Панг ветра раунда</translation>
    </message>
    <message>
        <source>Little three dragons</source>
        <translation>Малые три дракона</translation>
    </message>
    <message>
        <source>All pungs</source>
        <translation>Все панги</translation>
    </message>
    <message>
        <source>Half flush</source>
        <translation>Смешанная масть</translation>
    </message>
    <message>
        <source>Full flush</source>
        <translation>Чистая масть</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>Семь пар</translation>
    </message>
    <message>
        <source>Win on a kong’s replacement</source>
        <translation>Выигрыш замещающей костью</translation>
    </message>
    <message>
        <source>Robbing the kong</source>
        <translation>Ограбление конга</translation>
    </message>
    <message>
        <source>Last tile of the wall</source>
        <translation>Последняя кость со стены</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Последний сброс</translation>
    </message>
    <message>
        <source>Thirteen orphans</source>
        <translation>Тринадцать сирот</translation>
    </message>
    <message>
        <source>All honours</source>
        <translation>Все благородные</translation>
    </message>
    <message>
        <source>All terminals</source>
        <translation>Все терминальные</translation>
    </message>
    <message>
        <source>Big three dragons</source>
        <translation>Большие три дракона</translation>
    </message>
    <message>
        <source>Big four winds</source>
        <translation>Большие четыре ветра</translation>
    </message>
    <message>
        <source>Four kongs</source>
        <translation>Четыре конга</translation>
    </message>
    <message>
        <source>Nine gates</source>
        <translation>Девять врат</translation>
    </message>
    <message>
        <source>Four concealed pungs</source>
        <translation>Четыре закрытых панга</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>%1 pays %2 %3</source>
        <translation>Платит: %1; получает: %2; очков: %3</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Подсчёт очков</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>За раздачу</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Следующая раздача</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить ход</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>К столу</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Новая серия</translation>
    </message>
    <message>
        <source>A new series with all points at zero</source>
        <translation>Начать новую серию: у всех по нулям</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Выбор игры</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Выплаты</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Find in this page</source>
        <translation>Найти на странице</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не найдено</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Предыдущее</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Следующее</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation>Сохранить правила в PDF</translation>
    </message>
    <message>
        <source>Save as PDF, to print</source>
        <translation>Сохранить в PDF для печати</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск по правилам</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>Полные правила</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Не удалось записать файл: %1</translation>
    </message>
    <message>
        <source>= %1, rounded up: %2; settlement %3</source>
        <translation>= %1, с округлением вверх %2; расчёт: %3</translation>
    </message>
    <message>
        <source>The right group does not beat the left one.</source>
        <translation>Группа справа не бьёт группу слева.</translation>
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
        <translation>цин-ху</translation>
    </message>
    <message>
        <source>Piao Hu</source>
        <translation>пяо-ху</translation>
    </message>
    <message>
        <source>Tazi Hu</source>
        <translation>тацзы-ху</translation>
    </message>
    <message>
        <source>The right group beats the left one.</source>
        <translation>Группа справа бьёт группу слева.</translation>
    </message>
    <message>
        <source>together %1</source>
        <translation>итого %1</translation>
    </message>
    <message>
        <source>Wenqian</source>
        <translation>вэньцянь</translation>
    </message>
    <message>
        <source>self-draw</source>
        <translation>выигрыш из колоды</translation>
    </message>
    <message>
        <source>kong’s replacement</source>
        <translation>замещающая карта</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>ожидание</translation>
    </message>
    <message>
        <source>each opponent pays %1</source>
        <translation>каждый соперник платит %1</translation>
    </message>
    <message>
        <source>base hu %1</source>
        <translation>базовые ху %1</translation>
    </message>
    <message>
        <source>the discarder pays %1</source>
        <translation>сбросивший платит %1</translation>
    </message>
    <message>
        <source>the declarer pays %1</source>
        <translation>объявивший конг платит %1</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>лицом вниз</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>You</source>
        <translation>Ты</translation>
    </message>
    <message>
        <source>Bao</source>
        <translation>Бао</translation>
    </message>
    <message>
        <source>Mei</source>
        <translation>Мэй</translation>
    </message>
    <message>
        <source>Lin</source>
        <translation>Линь</translation>
    </message>
    <message>
        <source>AI 1</source>
        <translation>ИИ 1</translation>
    </message>
    <message>
        <source>AI 2</source>
        <translation>ИИ 2</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>&amp;Contrast</source>
        <translation>&amp;Контраст</translation>
    </message>
    <message>
        <source>&amp;Grain</source>
        <translation>&amp;Зернистость</translation>
    </message>
    <message>
        <source>Colour &amp;temperature</source>
        <translation>Цветовая &amp;температура</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Темп</translation>
    </message>
    <message>
        <source>Opponents’ level</source>
        <translation>Уровень соперников</translation>
    </message>
    <message>
        <source>Index &amp;marks on pieces</source>
        <translation>&amp;Индексы на костях и картах</translation>
    </message>
    <message>
        <source>Seats &amp;rotate after every deal</source>
        <translation>&amp;Менять места после каждой раздачи</translation>
    </message>
    <message>
        <source>50 % shows the artwork as it is drawn.</source>
        <translation>При 50 % рисунок такой, каким задуман.</translation>
    </message>
    <message>
        <source>Level and rotation count from the next deal on.</source>
        <translation>Уровень и смена мест действуют со следующей раздачи.</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;По умолчанию</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Preview of pieces and felt</source>
        <translation>Образец: кости, карты и сукно</translation>
    </message>
    <message>
        <source>50 % is neutral</source>
        <translation>50 % — без изменений</translation>
    </message>
    <message>
        <source>softer</source>
        <translation>мягче</translation>
    </message>
    <message>
        <source>stronger</source>
        <translation>сильнее</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>сильная</translation>
    </message>
    <message>
        <source>cooler</source>
        <translation>холоднее</translation>
    </message>
    <message>
        <source>warmer</source>
        <translation>теплее</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Сокращённая</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Полная</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленный</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстрый</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клубный игрок</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Сильный игрок</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Visual</source>
        <translation>Изображение</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Интерфейс</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Действия</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>выбрано</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>думает</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>ходит</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Твой ход</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>не видно</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>забрали</translation>
    </message>
    <message>
        <source>Undone: this deal counts as assisted.</source>
        <translation>Ход отменён: это отметят в итоге раздачи.</translation>
    </message>
    <message>
        <source>Click again or press Enter to discard, Esc to cancel</source>
        <translation>Ещё раз щёлкни или нажми Enter — сброс, Esc — отмена</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Правила: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
</context>
<context>
    <name>TienGow</name>
    <message>
        <source>%1: lead it (P).</source>
        <translation>Можно зайти (P): %1.</translation>
    </message>
    <message>
        <source>Outlined tiles can beat. You may always discard.</source>
        <translation>Обведённые кости могут побить. Сбросить можно всегда.</translation>
    </message>
    <message>
        <source>your lead</source>
        <translation>твой заход</translation>
    </message>
    <message>
        <source>Civil</source>
        <translation>Гражданские</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Военные</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>лицом вниз</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>У тебя есть %1.</translation>
    </message>
    <message>
        <source>You can discard these face down (D).</source>
        <translation>Эти кости можно сбросить лицом вниз (D).</translation>
    </message>
    <message>
        <source>%1: it beats the trick (P).</source>
        <translation>Можно побить (P): %1.</translation>
    </message>
    <message>
        <source>Choose a group to lead, then Lead (P).</source>
        <translation>Выбери группу для захода, потом «Зайти» (P).</translation>
    </message>
    <message>
        <source>Early death: no column, so the last single is discarded (D).</source>
        <translation>Ранняя гибель: столбиков нет, последняя кость идёт в сброс (D).</translation>
    </message>
    <message numerus="yes">
        <source>Nothing you hold beats this: discard %n tile(s).</source>
        <translation>
            <numerusform>Побить нечем: сбрось %n кость.</numerusform>
            <numerusform>Побить нечем: сбрось %n кости.</numerusform>
            <numerusform>Побить нечем: сбрось %n костей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your %n tile(s)</source>
        <translation>
            <numerusform>положи %n кость</numerusform>
            <numerusform>положи %n кости</numerusform>
            <numerusform>положи %n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Твоя рука</translation>
    </message>
    <message>
        <source>led %1</source>
        <translation>заход: %1</translation>
    </message>
    <message>
        <source>%1 · highest</source>
        <translation>%1 · старшая</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Захват</translation>
    </message>
    <message>
        <source>banker</source>
        <translation>банкир</translation>
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
        <translation>Сыгранные кости: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n столбик</numerusform>
            <numerusform>%n столбика</numerusform>
            <numerusform>%n столбиков</numerusform>
        </translation>
    </message>
    <message>
        <source>Supreme</source>
        <translation>Верховная пара</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>пара</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) to play or discard.</source>
        <translation>
            <numerusform>Выложить или сбросить нужно %n кость.</numerusform>
            <numerusform>Выложить или сбросить нужно %n кости.</numerusform>
            <numerusform>Выложить или сбросить нужно %n костей.</numerusform>
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
        <translation>Человек (4-4)</translation>
    </message>
    <message>
        <source>Goose (1-3)</source>
        <translation>Гусь (1-3)</translation>
    </message>
    <message>
        <source>Plum (5-5)</source>
        <translation>Слива (5-5)</translation>
    </message>
    <message>
        <source>Double Three (3-3)</source>
        <translation>Двойная тройка (3-3)</translation>
    </message>
    <message>
        <source>Board (2-2)</source>
        <translation>Скамья (2-2)</translation>
    </message>
    <message>
        <source>Axe (5-6)</source>
        <translation>Топор (5-6)</translation>
    </message>
    <message>
        <source>Partition (4-6)</source>
        <translation>Ширма (4-6)</translation>
    </message>
    <message>
        <source>Long Leg Seven (1-6)</source>
        <translation>Длинноногая семёрка (1-6)</translation>
    </message>
    <message>
        <source>Big Head Six (1-5)</source>
        <translation>Большеголовая шестёрка (1-5)</translation>
    </message>
    <message>
        <source>nine (3-6)</source>
        <translation>девятка (3-6)</translation>
    </message>
    <message>
        <source>nine (4-5)</source>
        <translation>девятка (4-5)</translation>
    </message>
    <message>
        <source>eight (2-6)</source>
        <translation>восьмёрка (2-6)</translation>
    </message>
    <message>
        <source>eight (3-5)</source>
        <translation>восьмёрка (3-5)</translation>
    </message>
    <message>
        <source>seven (2-5)</source>
        <translation>семёрка (2-5)</translation>
    </message>
    <message>
        <source>seven (3-4)</source>
        <translation>семёрка (3-4)</translation>
    </message>
    <message>
        <source>Big Six (2-4)</source>
        <translation>Большая шестёрка (2-4)</translation>
    </message>
    <message>
        <source>five (1-4)</source>
        <translation>пятёрка (1-4)</translation>
    </message>
    <message>
        <source>five (2-3)</source>
        <translation>пятёрка (2-3)</translation>
    </message>
    <message>
        <source>Little Three (1-2)</source>
        <translation>Малая тройка (1-2)</translation>
    </message>
    <message>
        <source>Heaven–nine</source>
        <translation>Небо–девятка</translation>
    </message>
    <message>
        <source>Earth–eight</source>
        <translation>Земля–восьмёрка</translation>
    </message>
    <message>
        <source>Man–seven</source>
        <translation>Человек–семёрка</translation>
    </message>
    <message>
        <source>Goose–five</source>
        <translation>Гусь–пятёрка</translation>
    </message>
    <message>
        <source>a civil tile</source>
        <translation>гражданская кость</translation>
    </message>
    <message>
        <source>a military tile</source>
        <translation>военная кость</translation>
    </message>
    <message>
        <source>a civil pair</source>
        <translation>гражданская пара</translation>
    </message>
    <message>
        <source>a military pair</source>
        <translation>военная пара</translation>
    </message>
    <message>
        <source>one civil and one military tile of a family</source>
        <translation>гражданская и военная кость одного семейства</translation>
    </message>
    <message>
        <source>two civil tiles and one military tile of a family</source>
        <translation>две гражданские и одна военная кость одного семейства</translation>
    </message>
    <message>
        <source>one civil tile and two military tiles of a family</source>
        <translation>одна гражданская и две военные кости одного семейства</translation>
    </message>
    <message>
        <source>a quartet: two civil and two military tiles of a family</source>
        <translation>квартет — две гражданские и две военные кости одного семейства</translation>
    </message>
    <message>
        <source>fives (1-4, 2-3)</source>
        <translation>пятёрки (1-4, 2-3)</translation>
    </message>
    <message>
        <source>sevens (2-5, 3-4)</source>
        <translation>семёрки (2-5, 3-4)</translation>
    </message>
    <message>
        <source>eights (2-6, 3-5)</source>
        <translation>восьмёрки (2-6, 3-5)</translation>
    </message>
    <message>
        <source>nines (3-6, 4-5)</source>
        <translation>девятки (3-6, 4-5)</translation>
    </message>
    <message>
        <source>Nothing beats it: it is the highest of its kind.</source>
        <translation>Группу на столе не побить: старше в этом виде ничего нет.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Сейчас не твой ход.</translation>
    </message>
    <message>
        <source>These are not your tiles.</source>
        <translation>Это не твои кости.</translation>
    </message>
    <message>
        <source>Choose the tiles first.</source>
        <translation>Сначала выбери кости.</translation>
    </message>
    <message>
        <source>These tiles are no group: they cannot be led.</source>
        <translation>Эти кости не составляют группу: зайти с них нельзя.</translation>
    </message>
    <message>
        <source>Early death: without a column the last single can only be discarded.</source>
        <translation>Ранняя гибель: без столбиков последнюю одиночную кость можно только сбросить.</translation>
    </message>
    <message>
        <source>Nothing beats Supreme: discard two tiles.</source>
        <translation>Верховную пару не побить: сбрось две кости.</translation>
    </message>
    <message>
        <source>Another kind of group: it does not meet this trick.</source>
        <translation>Это группа другого вида, в эту взятку она не годится.</translation>
    </message>
    <message>
        <source>Too low to beat.</source>
        <translation>Слишком слабо, чтобы побить.</translation>
    </message>
    <message>
        <source>A lead lies face up: it cannot be discarded.</source>
        <translation>Заход всегда лицом вверх: вместо него сбросить нельзя.</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>нет столбиков</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>недостаёт</translation>
    </message>
    <message>
        <source>above four</source>
        <translation>сверх четырёх</translation>
    </message>
    <message>
        <source>quartet</source>
        <translation>квартет</translation>
    </message>
    <message>
        <source>last trick</source>
        <translation>последняя взятка</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>сухая победа</translation>
    </message>
    <message>
        <source>missing to four columns</source>
        <translation>недостаёт до четырёх столбиков</translation>
    </message>
    <message>
        <source>columns above four</source>
        <translation>столбики сверх четырёх</translation>
    </message>
    <message>
        <source>with the banker</source>
        <translation>расчёт с банкиром</translation>
    </message>
    <message>
        <source>trick won with Supreme</source>
        <translation>взятка Верховной парой</translation>
    </message>
    <message>
        <source>trick won with a quartet</source>
        <translation>взятка квартетом</translation>
    </message>
    <message>
        <source>Last trick won by a quartet</source>
        <translation>Последняя взятка — квартетом</translation>
    </message>
    <message>
        <source>Last trick won by Supreme</source>
        <translation>Последняя взятка — Верховной парой</translation>
    </message>
    <message>
        <source>Last trick won by Little Three (1-2)</source>
        <translation>Последняя взятка — Малой тройкой (1-2)</translation>
    </message>
    <message>
        <source>Sweep: all eight columns</source>
        <translation>Сухая победа: все восемь столбиков</translation>
    </message>
    <message>
        <source>paid by the captured leader</source>
        <translation>платит тот, кого захватили</translation>
    </message>
    <message>
        <source>%1 quartet</source>
        <translation>квартет %1</translation>
    </message>
    <message>
        <source>Needed: %1.</source>
        <translation>Нужно: %1.</translation>
    </message>
    <message>
        <source>Needed: %1, from %2 up.</source>
        <translation>Нужно: %1, не слабее, чем %2.</translation>
    </message>
</context>
<context>
    <name>TienGowPanel</name>
    <message>
        <source>Together</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбики</translation>
    </message>
    <message>
        <source>%1 pays 5 (no column)</source>
        <translation>%1: 5 (нет столбиков)</translation>
    </message>
    <message>
        <source>0 · at risk</source>
        <translation>0 · под угрозой</translation>
    </message>
    <message>
        <source>If you win the last trick</source>
        <translation>Если последняя взятка твоя</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 платит %2</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>Твой сброс</translation>
    </message>
    <message>
        <source>By the columns as they stand now.</source>
        <translation>По столбикам на этот момент.</translation>
    </message>
    <message>
        <source>%1 pays nothing</source>
        <translation>%1 не платит</translation>
    </message>
    <message>
        <source>%1 receives %2</source>
        <translation>%1 получает %2</translation>
    </message>
    <message>
        <source>× 2 (banker)</source>
        <translation>× 2 (банкир)</translation>
    </message>
    <message>
        <source>%1 · banker</source>
        <translation>%1 · банкир</translation>
    </message>
</context>
<context>
    <name>TienGowResult</name>
    <message>
        <source>%1 wins the last trick</source>
        <translation>Последнюю взятку берёт %1</translation>
    </message>
    <message>
        <source>With %1, led by %2. Gained most: %3.</source>
        <translation>Чем взята: %1. Заход: %2. Самый большой плюс: %3.</translation>
    </message>
    <message>
        <source>Final payments to the winner</source>
        <translation>Итоговые выплаты победителю</translation>
    </message>
    <message>
        <source>Big Six (2-4) captured the Little Three (1-2) led by %1, who pays for the others.</source>
        <translation>Большая шестёрка (2-4) захватила Малую тройку (1-2). За остальных платит: %1.</translation>
    </message>
    <message>
        <source>%1 died early: without a column the last tile must be discarded.</source>
        <translation>Ранняя гибель: %1. Без столбиков последнюю кость можно только сбросить.</translation>
    </message>
    <message>
        <source>You win the last trick</source>
        <translation>Последняя взятка твоя</translation>
    </message>
    <message>
        <source>At once, %1 to %2: %3</source>
        <translation>Сразу, %1 → %2: %3</translation>
    </message>
    <message>
        <source>This deal was played with undo.</source>
        <translation>В этой раздаче отменялись ходы.</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Сброшенные кости</translation>
    </message>
    <message>
        <source>%1, %2: nothing</source>
        <translation>%1, %2: ничего</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>Полные правила</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Выбор игры</translation>
    </message>
    <message>
        <source>Back to your last decision (U)</source>
        <translation>Вернуться к своему последнему решению (U)</translation>
    </message>
    <message>
        <source>Void this deal and deal again (Ctrl+N)</source>
        <translation>Прервать раздачу и раздать заново (Ctrl+N)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Настройки (Ctrl+,)</translation>
    </message>
    <message>
        <source>Side panel with the log</source>
        <translation>Боковая панель с журналом</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить ход</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
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
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Cardavia</source>
        <translation>Cardavia</translation>
    </message>
</context>
</TS>
