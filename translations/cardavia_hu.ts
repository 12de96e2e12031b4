<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>Calls</name>
    <message>
        <source>Win</source>
        <translation>Nyerés</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Pong</source>
        <translation>Pong</translation>
    </message>
    <message>
        <source>Lay open</source>
        <translation>Nyitás</translation>
    </message>
    <message>
        <source>Hezi</source>
        <translation>Ho-ce</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Készenlét</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Hívás</translation>
    </message>
    <message>
        <source>Beat</source>
        <translation>Ütés</translation>
    </message>
    <message>
        <source>Discard face down</source>
        <translation>Eldobás lefelé</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Miért nem?</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Táblázat</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Chart</source>
        <translation>Táblázat</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Self-draw: each opponent pays one base. Discard: the discarder pays three bases.</source>
        <translation>Saját húzás: mindegyik ellenfél egy alapértéket fizet. Eldobás: az eldobó egyedül hármat.</translation>
    </message>
    <message>
        <source>Civil tiles, two of each, from the highest</source>
        <translation>Polgári kövek, mindegyikből kettő, a legerősebbtől lefelé</translation>
    </message>
    <message>
        <source>Military tiles, one of each</source>
        <translation>Katonai kövek, mindegyikből egy</translation>
    </message>
    <message>
        <source>Families of mixed groups, from the highest</source>
        <translation>A vegyes csoportok családjai, a legerősebbtől lefelé</translation>
    </message>
    <message>
        <source>What a win pays</source>
        <translation>Mennyit fizet a nyerés</translation>
    </message>
    <message>
        <source>Old generals with 9 of Strings</source>
        <translation>Öreg tábornokok (és a 9-es füzér)</translation>
    </message>
    <message>
        <source>Stay in the box, one each</source>
        <translation>A dobozban maradnak, egy-egy</translation>
    </message>
    <message>
        <source>The cards, four of each</source>
        <translation>A lapok, mindegyikből négy</translation>
    </message>
    <message>
        <source>Patterns by their worth</source>
        <translation>Figurák érték szerint</translation>
    </message>
    <message>
        <source>faan</source>
        <translation>faan</translation>
    </message>
    <message>
        <source>base</source>
        <translation>alapérték</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Copied</source>
        <translation>Másolva</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Mappa megnyitása</translation>
    </message>
    <message>
        <source>Delete report</source>
        <translation>Jelentés törlése</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Jelentés másolása</translation>
    </message>
    <message>
        <source>Something went wrong last time. A report lies on this computer (%1) and is sent to nobody.</source>
        <translation>Legutóbb hiba történt. A jelentés ezen a gépen van (%1), a program senkinek sem küldi el.</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>Something went wrong. The details are in the log.</source>
        <translation>Hiba történt. A részletek a naplófájlban vannak.</translation>
    </message>
    <message>
        <source>An opponent could not decide and made a harmless move. The deal goes on.</source>
        <translation>Az egyik ellenfél nem tudott dönteni, és egy semleges lépést tett. A leosztás folytatódik.</translation>
    </message>
    <message>
        <source>The opponents think inside this program now; it may answer more slowly.</source>
        <translation>Az ellenfelek mostantól magában a programban gondolkodnak, ezért lassabban válaszolhat.</translation>
    </message>
    <message>
        <source>This deal cannot be saved (%1). It goes on, but it is lost when you quit.</source>
        <translation>Ezt a leosztást nem lehet menteni (%1). Folytathatod, de kilépéskor elvész.</translation>
    </message>
    <message>
        <source>The saved deal was damaged and is kept as %1. Its backup is used.</source>
        <translation>A mentett leosztás megsérült, és %1 néven megmaradt. A program a biztonsági másolatot használja.</translation>
    </message>
    <message>
        <source>The saved deal was missing. Its backup is used (%1).</source>
        <translation>A mentett leosztás hiányzott. A program a biztonsági másolatot használja (%1).</translation>
    </message>
    <message>
        <source>The saved deal was damaged and is kept as %1. Start a new deal.</source>
        <translation>A mentett leosztás megsérült, és %1 néven megmaradt. Kezdj új leosztást.</translation>
    </message>
    <message>
        <source>The settings were damaged and are kept as %1. Their backup is used.</source>
        <translation>A beállítások megsérültek, és %1 néven megmaradtak. A program a biztonsági másolatot használja.</translation>
    </message>
    <message>
        <source>The settings were missing. Their backup is used (%1).</source>
        <translation>A beállítások hiányoztak. A program a biztonsági másolatot használja (%1).</translation>
    </message>
    <message>
        <source>The settings were damaged and are kept as %1. Defaults are used.</source>
        <translation>A beállítások megsérültek, és %1 néven megmaradtak. Az alapbeállítások érvényesek.</translation>
    </message>
    <message>
        <source>The last results were damaged and are kept as %1. Their backup is used.</source>
        <translation>A legutóbbi eredmények megsérültek, és %1 néven megmaradtak. A program a biztonsági másolatot használja.</translation>
    </message>
    <message>
        <source>The last results were missing. Their backup is used (%1).</source>
        <translation>A legutóbbi eredmények hiányoztak. A program a biztonsági másolatot használja (%1).</translation>
    </message>
    <message>
        <source>The last results were damaged and are kept as %1.</source>
        <translation>A legutóbbi eredmények megsérültek, és %1 néven megmaradtak.</translation>
    </message>
    <message>
        <source>%1 comes from a newer version and is left untouched. Deals are saved beside it.</source>
        <translation>%1: újabb verzióból való, ezért érintetlen marad. A program a leosztásokat külön menti.</translation>
    </message>
    <message>
        <source>There is no saved deal to continue.</source>
        <translation>Nincs mentett leosztás, amit folytathatnál.</translation>
    </message>
    <message>
        <source>That move was not possible and was not made.</source>
        <translation>Ez a lépés nem volt lehetséges, ezért elmaradt.</translation>
    </message>
    <message>
        <source>The settings cannot be saved (%1). They hold until you quit.</source>
        <translation>A beállításokat nem lehet menteni (%1). Kilépésig érvényesek.</translation>
    </message>
    <message>
        <source>%1 comes from a newer version and is left untouched.</source>
        <translation>%1: újabb verzióból való, ezért érintetlen marad.</translation>
    </message>
    <message>
        <source>The last results cannot be saved (%1).</source>
        <translation>A legutóbbi eredményeket nem lehet menteni (%1).</translation>
    </message>
    <message>
        <source>Files of this program are missing (%1). Install it again.</source>
        <translation>A programból fájlok hiányoznak (%1). Telepítsd újra.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Hong Kong Mahjong</source>
        <translation>Hongkongi madzsong</translation>
    </message>
    <message>
        <source>Tien Gow</source>
        <translation>Tien-csiu</translation>
    </message>
    <message>
        <source>Nantong Long Cards</source>
        <translation>Nantungi hosszú kártya</translation>
    </message>
    <message>
        <source>Four sets and a pair worth three faan, before three others.</source>
        <translation>Négy kombináció és egy pár legalább három faanért – előbb, mint a másik három.</translation>
    </message>
    <message>
        <source>Chinese dominoes: everything for the last trick.</source>
        <translation>Kínai dominó: mindent az utolsó ütésért.</translation>
    </message>
    <message>
        <source>Seven groups and a pair; every triple counts, win or not.</source>
        <translation>Hét csoport és egy pár; minden hármas számít, nyerés nélkül is.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>New deal</source>
        <translation>Új leosztás</translation>
    </message>
    <message>
        <source>Sit down at the table</source>
        <translation>Ülj le az asztalhoz</translation>
    </message>
    <message>
        <source>New deal of %1</source>
        <translation>Új leosztás: %1</translation>
    </message>
    <message>
        <source>Last results: %1</source>
        <translation>Legutóbbi eredmények: %1</translation>
    </message>
    <message>
        <source>Continue %1</source>
        <translation>Folytatás: %1</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The wall is empty: drawn deal</source>
        <translation>Elfogyott a fal: döntetlen</translation>
    </message>
    <message numerus="yes">
        <source>received %n point(s)</source>
        <translation>
            <numerusform>+%n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>threw %1</source>
        <translation>eldobva: %1</translation>
    </message>
    <message>
        <source>pung of %1</source>
        <translation>pung: %1</translation>
    </message>
    <message>
        <source>kong of %1</source>
        <translation>kong: %1</translation>
    </message>
    <message>
        <source>chow with %1</source>
        <translation>chow: %1</translation>
    </message>
    <message>
        <source>wins with %1</source>
        <translation>nyerés: %1</translation>
    </message>
    <message>
        <source>exposed %1</source>
        <translation>felfedve: %1</translation>
    </message>
    <message>
        <source>The stock is exhausted</source>
        <translation>Elfogyott a pakli</translation>
    </message>
    <message>
        <source>pong of %1</source>
        <translation>pong: %1</translation>
    </message>
    <message>
        <source>lays %1 open</source>
        <translation>nyitás: %1</translation>
    </message>
    <message>
        <source>Tiandi Hezi of %1</source>
        <translation>tien-ti ho-ce: %1</translation>
    </message>
    <message>
        <source>declares ready</source>
        <translation>készenlét bemondva</translation>
    </message>
    <message numerus="yes">
        <source>discarded %n tile(s) face down</source>
        <translation>
            <numerusform>%n kő eldobva, képpel lefelé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n column(s)</source>
        <translation>
            <numerusform>+%n oszlop</numerusform>
        </translation>
    </message>
    <message>
        <source>must discard: early death</source>
        <translation>korai halál: kötelező eldobás</translation>
    </message>
    <message>
        <source>captured Little Three (1-2)</source>
        <translation>elfogás: Kis hármas (1-2)</translation>
    </message>
    <message>
        <source>led %1</source>
        <translation>hívás: %1</translation>
    </message>
    <message>
        <source>beat with %1</source>
        <translation>ütés: %1</translation>
    </message>
</context>
<context>
    <name>Mahjong</name>
    <message>
        <source>It is not your turn to discard.</source>
        <translation>Most nem te dobsz.</translation>
    </message>
    <message>
        <source>%1: no win on %2</source>
        <translation>%1: ezzel nem nyerhetsz – %2</translation>
    </message>
    <message>
        <source>Your turn: click the tile to discard, or use the arrows and Enter.</source>
        <translation>Te jössz: kattints az eldobandó kőre, vagy használd a nyilakat és az Entert.</translation>
    </message>
    <message>
        <source>%1 is on turn</source>
        <translation>Soron: %1</translation>
    </message>
    <message>
        <source>last discard %1</source>
        <translation>Utolsó eldobás: %1</translation>
    </message>
    <message>
        <source>Melds and flowers of %1</source>
        <translation>Kombinációk és virágok: %1</translation>
    </message>
    <message>
        <source>Discards of %1</source>
        <translation>Eldobott kövek: %1</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>A kezed</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>frissen húzva</translation>
    </message>
    <message>
        <source>last discard</source>
        <translation>utolsó eldobás</translation>
    </message>
    <message>
        <source>Your hand: %1</source>
        <translation>A kezed: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n faan</source>
        <translation>
            <numerusform>%n faan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n kő maradt</numerusform>
        </translation>
    </message>
    <message>
        <source>tiles left</source>
        <translation>kő maradt</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n left</source>
        <translation>
            <numerusform>%1 · még %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n away</source>
        <translation>
            <numerusform>%n kő a készenlétig</numerusform>
        </translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1-es karakter</translation>
    </message>
    <message>
        <source>1 dot</source>
        <translation>1-es kör</translation>
    </message>
    <message>
        <source>pung</source>
        <translation>pung</translation>
    </message>
    <message>
        <source>chow</source>
        <translation>chow</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>teljes</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>készenlét</translation>
    </message>
    <message>
        <source>2 characters</source>
        <translation>2-es karakter</translation>
    </message>
    <message>
        <source>3 characters</source>
        <translation>3-as karakter</translation>
    </message>
    <message>
        <source>4 characters</source>
        <translation>4-es karakter</translation>
    </message>
    <message>
        <source>5 characters</source>
        <translation>5-ös karakter</translation>
    </message>
    <message>
        <source>6 characters</source>
        <translation>6-os karakter</translation>
    </message>
    <message>
        <source>7 characters</source>
        <translation>7-es karakter</translation>
    </message>
    <message>
        <source>8 characters</source>
        <translation>8-as karakter</translation>
    </message>
    <message>
        <source>9 characters</source>
        <translation>9-es karakter</translation>
    </message>
    <message>
        <source>2 dots</source>
        <translation>2-es kör</translation>
    </message>
    <message>
        <source>3 dots</source>
        <translation>3-as kör</translation>
    </message>
    <message>
        <source>4 dots</source>
        <translation>4-es kör</translation>
    </message>
    <message>
        <source>5 dots</source>
        <translation>5-ös kör</translation>
    </message>
    <message>
        <source>6 dots</source>
        <translation>6-os kör</translation>
    </message>
    <message>
        <source>7 dots</source>
        <translation>7-es kör</translation>
    </message>
    <message>
        <source>8 dots</source>
        <translation>8-as kör</translation>
    </message>
    <message>
        <source>9 dots</source>
        <translation>9-es kör</translation>
    </message>
    <message>
        <source>1 bamboo</source>
        <translation>1-es bambusz</translation>
    </message>
    <message>
        <source>2 bamboo</source>
        <translation>2-es bambusz</translation>
    </message>
    <message>
        <source>3 bamboo</source>
        <translation>3-as bambusz</translation>
    </message>
    <message>
        <source>4 bamboo</source>
        <translation>4-es bambusz</translation>
    </message>
    <message>
        <source>5 bamboo</source>
        <translation>5-ös bambusz</translation>
    </message>
    <message>
        <source>6 bamboo</source>
        <translation>6-os bambusz</translation>
    </message>
    <message>
        <source>7 bamboo</source>
        <translation>7-es bambusz</translation>
    </message>
    <message>
        <source>8 bamboo</source>
        <translation>8-as bambusz</translation>
    </message>
    <message>
        <source>9 bamboo</source>
        <translation>9-es bambusz</translation>
    </message>
    <message>
        <source>East Wind</source>
        <translation>Keleti szél</translation>
    </message>
    <message>
        <source>South Wind</source>
        <translation>Déli szél</translation>
    </message>
    <message>
        <source>West Wind</source>
        <translation>Nyugati szél</translation>
    </message>
    <message>
        <source>North Wind</source>
        <translation>Északi szél</translation>
    </message>
    <message>
        <source>Red Dragon</source>
        <translation>Vörös sárkány</translation>
    </message>
    <message>
        <source>Green Dragon</source>
        <translation>Zöld sárkány</translation>
    </message>
    <message>
        <source>White Dragon</source>
        <translation>Fehér sárkány</translation>
    </message>
    <message>
        <source>Plum (flower 1)</source>
        <translation>Szilva (1-es virág)</translation>
    </message>
    <message>
        <source>Orchid (flower 2)</source>
        <translation>Orchidea (2-es virág)</translation>
    </message>
    <message>
        <source>Chrysanthemum (flower 3)</source>
        <translation>Krizantém (3-as virág)</translation>
    </message>
    <message>
        <source>Bamboo (flower 4)</source>
        <translation>Bambusz (4-es virág)</translation>
    </message>
    <message>
        <source>Spring (season 1)</source>
        <translation>Tavasz (1-es évszak)</translation>
    </message>
    <message>
        <source>Summer (season 2)</source>
        <translation>Nyár (2-es évszak)</translation>
    </message>
    <message>
        <source>Autumn (season 3)</source>
        <translation>Ősz (3-as évszak)</translation>
    </message>
    <message>
        <source>Winter (season 4)</source>
        <translation>Tél (4-es évszak)</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Kelet</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Dél</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Nyugat</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Észak</translation>
    </message>
    <message>
        <source>%1 of 3 faan</source>
        <translation>3-ból %1 faan</translation>
    </message>
    <message>
        <source>exposed kong</source>
        <translation>nyitott kong</translation>
    </message>
    <message>
        <source>concealed kong</source>
        <translation>rejtett kong</translation>
    </message>
    <message>
        <source>added kong</source>
        <translation>kiegészített kong</translation>
    </message>
</context>
<context>
    <name>MahjongPanel</name>
    <message>
        <source>Your hand</source>
        <translation>A kezed</translation>
    </message>
    <message numerus="yes">
        <source>Nearest way: %1, %n useful tile(s) unseen.</source>
        <translation>
            <numerusform>Legrövidebb út: %1; %n hasznos kő még nem került elő.</numerusform>
        </translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Biztos</translation>
    </message>
    <message>
        <source>Faan now</source>
        <translation>Faan most</translation>
    </message>
    <message>
        <source>A win below three faan is not offered.</source>
        <translation>Három faan alatt nem nyerhetsz.</translation>
    </message>
    <message>
        <source>A win needs three faan: it is not offered.</source>
        <translation>A nyeréshez három faan kell, ez kevesebb.</translation>
    </message>
    <message>
        <source>in characters</source>
        <translation>karakterből</translation>
    </message>
    <message>
        <source>in dots</source>
        <translation>körből</translation>
    </message>
    <message>
        <source>in bamboo</source>
        <translation>bambuszból</translation>
    </message>
    <message>
        <source>Pale tiles complete the hand below three faan.</source>
        <translation>A halvány kövekkel a kéz három faan alatt marad.</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>Várt kövek</translation>
    </message>
    <message>
        <source>No way to three faan is open any more.</source>
        <translation>Innen már nem lehet meg a három faan.</translation>
    </message>
    <message>
        <source>%1 · may win</source>
        <translation>%1 · nyerhetsz</translation>
    </message>
    <message>
        <source>only when drawn</source>
        <translation>csak húzva</translation>
    </message>
</context>
<context>
    <name>MahjongResult</name>
    <message>
        <source>Base, doubled for every faan</source>
        <translation>Alapérték, faanonként duplázva</translation>
    </message>
    <message>
        <source>The wall is empty</source>
        <translation>Elfogyott a fal</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Nyertél</translation>
    </message>
    <message>
        <source>Nobody won: nobody pays.</source>
        <translation>Senki sem nyert, senki sem fizet.</translation>
    </message>
    <message>
        <source>Capped at</source>
        <translation>Felső határ</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 nyert</translation>
    </message>
    <message>
        <source>%1, drawn by the winner (%2)</source>
        <translation>%1, saját húzásból (győztes: %2)</translation>
    </message>
    <message>
        <source>%1, thrown by %3 (winner: %2)</source>
        <translation>%1, eldobó: %3 (győztes: %2)</translation>
    </message>
    <message>
        <source>%1, robbed from the kong of %3 (winner: %2)</source>
        <translation>%1, kongrablás, a kong bemondója: %3 (győztes: %2)</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Összeg</translation>
    </message>
    <message>
        <source>This deal was played with undo.</source>
        <translation>Ebben a leosztásban volt visszavonás.</translation>
    </message>
</context>
<context>
    <name>Nantong</name>
    <message>
        <source>indicators</source>
        <translation>jelzőlapok</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>készenlét</translation>
    </message>
    <message>
        <source>It is not your turn to discard.</source>
        <translation>Most nem te dobsz.</translation>
    </message>
    <message>
        <source>Preparation: declare what you like, then Finish.</source>
        <translation>Előkészítés: mondd be, amit szeretnél, aztán Kész.</translation>
    </message>
    <message>
        <source>This win loses: %1 at most, as others show more hu.</source>
        <translation>Ezzel a nyeréssel veszítesz: legfeljebb %1, mert másoknál több hu látszik.</translation>
    </message>
    <message>
        <source>A discard makes no sequence, except to win.</source>
        <translation>Eldobott lapból sor csak nyeréskor lehet.</translation>
    </message>
    <message>
        <source>%1 is on turn</source>
        <translation>Soron: %1</translation>
    </message>
    <message>
        <source>last discard %1</source>
        <translation>Utolsó eldobás: %1</translation>
    </message>
    <message>
        <source>Groups of %1</source>
        <translation>Csoportok: %1</translation>
    </message>
    <message>
        <source>Discards of %1</source>
        <translation>Eldobott lapok: %1</translation>
    </message>
    <message>
        <source>base %1 · %2</source>
        <translation>alap %1 · %2</translation>
    </message>
    <message>
        <source>Your turn: click the card to discard, or use the arrows and Enter.</source>
        <translation>Te jössz: kattints az eldobandó lapra, vagy használd a nyilakat és az Entert.</translation>
    </message>
    <message>
        <source>You declared ready: only the drawn card may go.</source>
        <translation>Készenlétben vagy: csak a húzott lapot dobhatod el.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>A kezed</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>frissen húzva</translation>
    </message>
    <message>
        <source>last discard</source>
        <translation>utolsó eldobás</translation>
    </message>
    <message>
        <source>indicators: %1</source>
        <translation>Jelzőlapok: %1</translation>
    </message>
    <message>
        <source>Your hand: %1</source>
        <translation>A kezed: %1</translation>
    </message>
    <message>
        <source>Indicators</source>
        <translation>Jelzőlapok</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>osztó</translation>
    </message>
    <message numerus="yes">
        <source>Wenqian: %n × 1-2-3 of Coins</source>
        <translation>
            <numerusform>Ven-csien: %n × 1-2-3 érme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in stock</source>
        <translation>
            <numerusform>%n a pakliban</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hu</source>
        <translation>
            <numerusform>%n hu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) away</source>
        <translation>
            <numerusform>%n lap hiányzik</numerusform>
        </translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation>Ezres</translation>
    </message>
    <message>
        <source>White Flower</source>
        <translation>Fehér virág</translation>
    </message>
    <message>
        <source>Red Flower</source>
        <translation>Vörös virág</translation>
    </message>
    <message>
        <source>Fortune</source>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>Jólét</translation>
    </message>
    <message>
        <source>Longevity</source>
        <translation>Hosszú élet</translation>
    </message>
    <message>
        <source>Joy</source>
        <translation>Öröm</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Gazdagság</translation>
    </message>
    <message>
        <source>old general</source>
        <translation>öreg tábornok</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>teljes</translation>
    </message>
    <message>
        <source>one card away</source>
        <translation>1 lap hiányzik</translation>
    </message>
    <message>
        <source>One</source>
        <translation>1-es</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>2-es</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>3-as</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>4-es</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>5-ös</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>6-os</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>7-es</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>8-as</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>9-es</translation>
    </message>
    <message>
        <source>%1 of Myriads</source>
        <translation>%1 miriád</translation>
    </message>
    <message>
        <source>%1 of Strings</source>
        <translation>%1 füzér</translation>
    </message>
    <message>
        <source>%1 of Coins</source>
        <translation>%1 érme</translation>
    </message>
    <message>
        <source>Myriads</source>
        <translation>Miriádok</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Füzérek</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Érmék</translation>
    </message>
    <message>
        <source>pong of %1</source>
        <translation>%1 – pong</translation>
    </message>
    <message>
        <source>%1 × 3 in hand</source>
        <translation>%1 × 3 kézben</translation>
    </message>
    <message>
        <source>%1 × 4 in hand</source>
        <translation>%1 × 4 kézben</translation>
    </message>
    <message>
        <source>open kong of %1</source>
        <translation>%1 – nyitott kong</translation>
    </message>
    <message>
        <source>added kong of %1</source>
        <translation>%1 – kiegészített kong</translation>
    </message>
    <message>
        <source>concealed kong of %1</source>
        <translation>%1 – rejtett kong</translation>
    </message>
    <message>
        <source>opening four %1</source>
        <translation>%1 – nyitónégyes</translation>
    </message>
    <message>
        <source>opening triple %1</source>
        <translation>%1 – nyitóhármas</translation>
    </message>
    <message>
        <source>Tiandi Hezi of %1</source>
        <translation>%1 – tien-ti ho-ce</translation>
    </message>
    <message>
        <source>pong</source>
        <translation>pong</translation>
    </message>
    <message>
        <source>open kong</source>
        <translation>nyitott kong</translation>
    </message>
    <message>
        <source>added kong</source>
        <translation>kiegészített kong</translation>
    </message>
    <message>
        <source>concealed kong</source>
        <translation>rejtett kong</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>nyitócsoport</translation>
    </message>
    <message>
        <source>Hezi</source>
        <translation>ho-ce</translation>
    </message>
    <message>
        <source>indicator %1</source>
        <translation>jelzőlap: %1</translation>
    </message>
    <message>
        <source>Qing Hu: seven sequences</source>
        <translation>Csing-hu: hét sor</translation>
    </message>
    <message>
        <source>Piao Hu: identical groups</source>
        <translation>Piao-hu: egyforma lapok</translation>
    </message>
    <message>
        <source>Tazi Hu</source>
        <translation>Ta-ce-hu</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>Nyerés saját húzásból</translation>
    </message>
    <message>
        <source>Win on a kong’s replacement</source>
        <translation>Nyerés pótlappal</translation>
    </message>
    <message>
        <source>Wait on the pair</source>
        <translation>Várás a párra</translation>
    </message>
    <message>
        <source>Wait in the middle of a sequence</source>
        <translation>Várás a sor közepére</translation>
    </message>
    <message>
        <source>Wait on the 3 of 1-2-3</source>
        <translation>Várás a 3-asra (1-2-3)</translation>
    </message>
    <message>
        <source>Wait on the 7 of 7-8-9</source>
        <translation>Várás a 7-esre (7-8-9)</translation>
    </message>
    <message>
        <source>Piao</source>
        <translation>Piao</translation>
    </message>
    <message>
        <source>Closed Piao</source>
        <translation>Zárt piao</translation>
    </message>
    <message>
        <source>Three Elders</source>
        <translation>Három Vén</translation>
    </message>
    <message>
        <source>Heavenly win</source>
        <translation>Égi nyerés</translation>
    </message>
    <message>
        <source>Win on the dealer’s first discard</source>
        <translation>Nyerés az osztó első eldobásából</translation>
    </message>
    <message>
        <source>Declared ready</source>
        <translation>Készenlét bemondva</translation>
    </message>
    <message>
        <source>Last card of the stock</source>
        <translation>A pakli utolsó lapja</translation>
    </message>
</context>
<context>
    <name>NantongPanel</name>
    <message>
        <source>Your base hu</source>
        <translation>Alap-hu</translation>
    </message>
    <message>
        <source>Lay what you want open, then Finish.</source>
        <translation>Nyiss, amivel szeretnél, aztán Kész.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Előkészítés</translation>
    </message>
    <message>
        <source>Total, rounded up</source>
        <translation>Végösszeg, felkerekítve</translation>
    </message>
    <message>
        <source>Settles at most at</source>
        <translation>Elszámolás legfeljebb</translation>
    </message>
    <message>
        <source>At most: on a discard / drawn.</source>
        <translation>Legfeljebb: eldobásból / húzva.</translation>
    </message>
    <message>
        <source>A win now</source>
        <translation>Ha most nyersz</translation>
    </message>
    <message>
        <source>Nothing scores yet: pongs, kongs and three alike do.</source>
        <translation>Még semmi sem számít: ehhez pong, kong vagy három egyforma lap kell.</translation>
    </message>
    <message>
        <source>Base, rounded up</source>
        <translation>Alap, felkerekítve</translation>
    </message>
    <message>
        <source>Nothing to declare: Finish.</source>
        <translation>Nincs mit bemondani: Kész.</translation>
    </message>
    <message>
        <source>Before doubling</source>
        <translation>Duplázás előtt</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n left · %2 / %3</source>
        <translation>
            <numerusform>%1 · még %n · %2 / %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Exact matches count more.</source>
        <translation>A pontos egyezés többet ér.</translation>
    </message>
    <message numerus="yes">
        <source>%n replacement(s) from the back.</source>
        <translation>
            <numerusform>%n pótlap a pakli aljáról</numerusform>
        </translation>
    </message>
    <message>
        <source>Base hu</source>
        <translation>Alap-hu</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <translation>Várt lapok</translation>
    </message>
    <message>
        <source>No replacement</source>
        <translation>Nincs pótlap</translation>
    </message>
    <message>
        <source>Ready: hand locked</source>
        <translation>Készenlét: a kéz lezárva</translation>
    </message>
    <message>
        <source>in hand %1</source>
        <translation>kézben %1</translation>
    </message>
    <message>
        <source>total × 2</source>
        <translation>végösszeg × 2</translation>
    </message>
</context>
<context>
    <name>NantongResult</name>
    <message>
        <source>%1, with %2</source>
        <translation>%1, nyerő lap: %2</translation>
    </message>
    <message>
        <source>The stock is exhausted</source>
        <translation>Elfogyott a pakli</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Nyertél</translation>
    </message>
    <message>
        <source>Nobody won: base hu are settled all the same.</source>
        <translation>Senki sem nyert, de az alap-hut így is elszámoljátok.</translation>
    </message>
    <message>
        <source>The winner did not have the highest total: the win lost points.</source>
        <translation>Nem a győztesnek lett a legmagasabb a végösszege: a nyerés pontokba került.</translation>
    </message>
    <message>
        <source>This deal was played with undo.</source>
        <translation>Ebben a leosztásban volt visszavonás.</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 nyert</translation>
    </message>
    <message>
        <source>Base hu</source>
        <translation>Alap-hu</translation>
    </message>
    <message>
        <source>Shape and bonuses</source>
        <translation>Forma és prémiumok</translation>
    </message>
    <message>
        <source>Doublings</source>
        <translation>Duplázások</translation>
    </message>
    <message>
        <source>Before rounding</source>
        <translation>Kerekítés előtt</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Végösszeg</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Elszámolás</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Különbség – %1</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
</context>
<context>
    <name>Patterns</name>
    <message>
        <source>All chows</source>
        <translation>Csupa chow</translation>
    </message>
    <message>
        <source>Concealed hand</source>
        <translation>Rejtett kéz</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>Nyerés saját húzásból</translation>
    </message>
    <message>
        <source>No flowers</source>
        <translation>Nincs virág</translation>
    </message>
    <message>
        <source>Own flower</source>
        <translation>Saját virág</translation>
    </message>
    <message>
        <source>Own season</source>
        <translation>Saját évszak</translation>
    </message>
    <message>
        <source>Four flowers</source>
        <translation>Négy virág</translation>
    </message>
    <message>
        <source>Four seasons</source>
        <translation>Négy évszak</translation>
    </message>
    <message>
        <source>Red Dragon pung</source>
        <translation>Pung vörös sárkányból</translation>
    </message>
    <message>
        <source>Green Dragon pung</source>
        <translation>Pung zöld sárkányból</translation>
    </message>
    <message>
        <source>White Dragon pung</source>
        <translation>Pung fehér sárkányból</translation>
    </message>
    <message>
        <source>Seat wind</source>
        <translation>Pung saját szélből</translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation>Pung uralkodó szélből</translation>
    </message>
    <message>
        <source>Little three dragons</source>
        <translation>Három kis sárkány</translation>
    </message>
    <message>
        <source>All pungs</source>
        <translation>Csupa pung</translation>
    </message>
    <message>
        <source>Half flush</source>
        <translation>Kevert szín</translation>
    </message>
    <message>
        <source>Full flush</source>
        <translation>Tiszta szín</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>Hét pár</translation>
    </message>
    <message>
        <source>Win on a kong’s replacement</source>
        <translation>Nyerés pótkővel</translation>
    </message>
    <message>
        <source>Robbing the kong</source>
        <translation>Kongrablás</translation>
    </message>
    <message>
        <source>Last tile of the wall</source>
        <translation>A fal utolsó köve</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Utolsó eldobás</translation>
    </message>
    <message>
        <source>Thirteen orphans</source>
        <translation>Tizenhárom árva</translation>
    </message>
    <message>
        <source>All honours</source>
        <translation>Csupa honőr</translation>
    </message>
    <message>
        <source>All terminals</source>
        <translation>Csupa végkő</translation>
    </message>
    <message>
        <source>Big three dragons</source>
        <translation>Három nagy sárkány</translation>
    </message>
    <message>
        <source>Big four winds</source>
        <translation>Négy nagy szél</translation>
    </message>
    <message>
        <source>Four kongs</source>
        <translation>Négy kong</translation>
    </message>
    <message>
        <source>Nine gates</source>
        <translation>Kilenc kapu</translation>
    </message>
    <message>
        <source>Four concealed pungs</source>
        <translation>Négy rejtett pung</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>%1 pays %2 %3</source>
        <translation>Fizet: %1, kap: %2, összeg: %3</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pontozólap</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Leosztás</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Következő leosztás</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Vissza az asztalhoz</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Új sorozat</translation>
    </message>
    <message>
        <source>A new series with all points at zero</source>
        <translation>Új sorozat, mindenki nulla pontról</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Kezdőlap</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Kifizetések</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Find in this page</source>
        <translation>Keresés ezen az oldalon</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nincs találat</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Előző</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Következő</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation>A szabályok mentése PDF-be</translation>
    </message>
    <message>
        <source>Save as PDF, to print</source>
        <translation>Mentés PDF-be, nyomtatáshoz</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Keresés a szabályokban</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Tartalom</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>Teljes szabályzat</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nincs találat</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>A fájlt nem lehet menteni: %1</translation>
    </message>
    <message>
        <source>= %1, rounded up: %2; settlement %3</source>
        <translation>= %1, felkerekítve: %2; elszámolás: %3</translation>
    </message>
    <message>
        <source>The right group does not beat the left one.</source>
        <translation>A jobb oldali csoport nem üti a bal oldalit.</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>%1 × %2 = %3 hu</source>
        <translation>%1 × %2 = %3 hu</translation>
    </message>
    <message>
        <source>Qing Hu</source>
        <translation>Csing-hu</translation>
    </message>
    <message>
        <source>Piao Hu</source>
        <translation>Piao-hu</translation>
    </message>
    <message>
        <source>Tazi Hu</source>
        <translation>Ta-ce-hu</translation>
    </message>
    <message>
        <source>The right group beats the left one.</source>
        <translation>A jobb oldali csoport üti a bal oldalit.</translation>
    </message>
    <message>
        <source>together %1</source>
        <translation>összesen %1</translation>
    </message>
    <message>
        <source>Wenqian</source>
        <translation>ven-csien</translation>
    </message>
    <message>
        <source>self-draw</source>
        <translation>saját húzás</translation>
    </message>
    <message>
        <source>kong’s replacement</source>
        <translation>pótlap</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>várás</translation>
    </message>
    <message>
        <source>each opponent pays %1</source>
        <translation>mindegyik ellenfél %1 pontot fizet</translation>
    </message>
    <message>
        <source>base hu %1</source>
        <translation>alap-hu %1</translation>
    </message>
    <message>
        <source>the discarder pays %1</source>
        <translation>az eldobó %1 pontot fizet</translation>
    </message>
    <message>
        <source>the declarer pays %1</source>
        <translation>a kong bemondója %1 pontot fizet</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>képpel lefelé</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>Bao</source>
        <translation>Bao</translation>
    </message>
    <message>
        <source>Mei</source>
        <translation>Mei</translation>
    </message>
    <message>
        <source>Lin</source>
        <translation>Lin</translation>
    </message>
    <message>
        <source>AI 1</source>
        <translation>MI 1</translation>
    </message>
    <message>
        <source>AI 2</source>
        <translation>MI 2</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>&amp;Contrast</source>
        <translation>&amp;Kontraszt</translation>
    </message>
    <message>
        <source>&amp;Grain</source>
        <translation>&amp;Szemcsézettség</translation>
    </message>
    <message>
        <source>Colour &amp;temperature</source>
        <translation>Szín&amp;hőmérséklet</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Téma</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animáció</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempó</translation>
    </message>
    <message>
        <source>Opponents’ level</source>
        <translation>Az ellenfelek szintje</translation>
    </message>
    <message>
        <source>Index &amp;marks on pieces</source>
        <translation>&amp;Jelek a köveken és lapokon</translation>
    </message>
    <message>
        <source>Seats &amp;rotate after every deal</source>
        <translation>H&amp;elycsere minden leosztás után</translation>
    </message>
    <message>
        <source>50 % shows the artwork as it is drawn.</source>
        <translation>50%-on olyan a kép, ahogyan megrajzolták.</translation>
    </message>
    <message>
        <source>Level and rotation count from the next deal on.</source>
        <translation>A szint és a helycsere a következő leosztástól él.</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Visszaállítás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Preview of pieces and felt</source>
        <translation>A kövek, lapok és a posztó előnézete</translation>
    </message>
    <message>
        <source>50 % is neutral</source>
        <translation>50% a semleges</translation>
    </message>
    <message>
        <source>softer</source>
        <translation>lágyabb</translation>
    </message>
    <message>
        <source>stronger</source>
        <translation>erősebb</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>erős</translation>
    </message>
    <message>
        <source>cooler</source>
        <translation>hidegebb</translation>
    </message>
    <message>
        <source>warmer</source>
        <translation>melegebb</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Rendszer</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Világos</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sötét</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ki</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Csökkentett</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Teljes</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Közepes</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Kezdő</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klubjátékos</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Erős játékos</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Visual</source>
        <translation>Megjelenés</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>Felület</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Bemondások</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>kiválasztva</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>gondolkodik</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>soron van</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te jössz</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>rejtett</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>elvitték</translation>
    </message>
    <message>
        <source>Undone: this deal counts as assisted.</source>
        <translation>Visszavonva: ez a leosztás segítséggel játszottnak számít.</translation>
    </message>
    <message>
        <source>Click again or press Enter to discard, Esc to cancel</source>
        <translation>Eldobás: kattints újra, vagy Enter; Esc: mégse</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Szabály: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1., összesen %2</translation>
    </message>
</context>
<context>
    <name>TienGow</name>
    <message>
        <source>%1: lead it (P).</source>
        <translation>%1: hívhatod (P).</translation>
    </message>
    <message>
        <source>Outlined tiles can beat. You may always discard.</source>
        <translation>A bekeretezett kövek üthetnek. Eldobni mindig szabad.</translation>
    </message>
    <message>
        <source>your lead</source>
        <translation>te hívsz</translation>
    </message>
    <message>
        <source>Civil</source>
        <translation>Polgári</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Katonai</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>képpel lefelé</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>Nálad van: %1.</translation>
    </message>
    <message>
        <source>You can discard these face down (D).</source>
        <translation>Ezeket eldobhatod képpel lefelé (D).</translation>
    </message>
    <message>
        <source>%1: it beats the trick (P).</source>
        <translation>%1: ezzel ütsz (P).</translation>
    </message>
    <message>
        <source>Choose a group to lead, then Lead (P).</source>
        <translation>Válassz egy csoportot, aztán Hívás (P).</translation>
    </message>
    <message>
        <source>Early death: no column, so the last single is discarded (D).</source>
        <translation>Korai halál: nincs oszlopod, az utolsó követ el kell dobnod (D).</translation>
    </message>
    <message numerus="yes">
        <source>Nothing you hold beats this: discard %n tile(s).</source>
        <translation>
            <numerusform>Ezt nem tudod ütni: dobj el %n követ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your %n tile(s)</source>
        <translation>
            <numerusform>%n kő</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>A kezed</translation>
    </message>
    <message>
        <source>led %1</source>
        <translation>hívás: %1</translation>
    </message>
    <message>
        <source>%1 · highest</source>
        <translation>%1 · legerősebb</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Elfogás</translation>
    </message>
    <message>
        <source>banker</source>
        <translation>bankos</translation>
    </message>
    <message>
        <source>Your hand: %1</source>
        <translation>A kezed: %1</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>Az ütés</translation>
    </message>
    <message>
        <source>Earlier tiles of %1</source>
        <translation>Korábbi kövek: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n oszlop</numerusform>
        </translation>
    </message>
    <message>
        <source>Supreme</source>
        <translation>Legfőbb pár</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>pár</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) to play or discard.</source>
        <translation>
            <numerusform>%n követ kell letenned vagy eldobnod.</numerusform>
        </translation>
    </message>
    <message>
        <source>Heaven (6-6)</source>
        <translation>Ég (6-6)</translation>
    </message>
    <message>
        <source>Earth (1-1)</source>
        <translation>Föld (1-1)</translation>
    </message>
    <message>
        <source>Man (4-4)</source>
        <translation>Ember (4-4)</translation>
    </message>
    <message>
        <source>Goose (1-3)</source>
        <translation>Lúd (1-3)</translation>
    </message>
    <message>
        <source>Plum (5-5)</source>
        <translation>Szilva (5-5)</translation>
    </message>
    <message>
        <source>Double Three (3-3)</source>
        <translation>Dupla hármas (3-3)</translation>
    </message>
    <message>
        <source>Board (2-2)</source>
        <translation>Pad (2-2)</translation>
    </message>
    <message>
        <source>Axe (5-6)</source>
        <translation>Balta (5-6)</translation>
    </message>
    <message>
        <source>Partition (4-6)</source>
        <translation>Paraván (4-6)</translation>
    </message>
    <message>
        <source>Long Leg Seven (1-6)</source>
        <translation>Hosszúlábú hetes (1-6)</translation>
    </message>
    <message>
        <source>Big Head Six (1-5)</source>
        <translation>Nagyfejű hatos (1-5)</translation>
    </message>
    <message>
        <source>nine (3-6)</source>
        <translation>kilences (3-6)</translation>
    </message>
    <message>
        <source>nine (4-5)</source>
        <translation>kilences (4-5)</translation>
    </message>
    <message>
        <source>eight (2-6)</source>
        <translation>nyolcas (2-6)</translation>
    </message>
    <message>
        <source>eight (3-5)</source>
        <translation>nyolcas (3-5)</translation>
    </message>
    <message>
        <source>seven (2-5)</source>
        <translation>hetes (2-5)</translation>
    </message>
    <message>
        <source>seven (3-4)</source>
        <translation>hetes (3-4)</translation>
    </message>
    <message>
        <source>Big Six (2-4)</source>
        <translation>Nagy hatos (2-4)</translation>
    </message>
    <message>
        <source>five (1-4)</source>
        <translation>ötös (1-4)</translation>
    </message>
    <message>
        <source>five (2-3)</source>
        <translation>ötös (2-3)</translation>
    </message>
    <message>
        <source>Little Three (1-2)</source>
        <translation>Kis hármas (1-2)</translation>
    </message>
    <message>
        <source>Heaven–nine</source>
        <translation>Ég–kilences</translation>
    </message>
    <message>
        <source>Earth–eight</source>
        <translation>Föld–nyolcas</translation>
    </message>
    <message>
        <source>Man–seven</source>
        <translation>Ember–hetes</translation>
    </message>
    <message>
        <source>Goose–five</source>
        <translation>Lúd–ötös</translation>
    </message>
    <message>
        <source>a civil tile</source>
        <translation>polgári kő</translation>
    </message>
    <message>
        <source>a military tile</source>
        <translation>katonai kő</translation>
    </message>
    <message>
        <source>a civil pair</source>
        <translation>polgári pár</translation>
    </message>
    <message>
        <source>a military pair</source>
        <translation>katonai pár</translation>
    </message>
    <message>
        <source>one civil and one military tile of a family</source>
        <translation>egy polgári és egy katonai kő egy családból</translation>
    </message>
    <message>
        <source>two civil tiles and one military tile of a family</source>
        <translation>két polgári és egy katonai kő egy családból</translation>
    </message>
    <message>
        <source>one civil tile and two military tiles of a family</source>
        <translation>egy polgári és két katonai kő egy családból</translation>
    </message>
    <message>
        <source>a quartet: two civil and two military tiles of a family</source>
        <translation>kvartett: két polgári és két katonai kő egy családból</translation>
    </message>
    <message>
        <source>fives (1-4, 2-3)</source>
        <translation>ötös (1-4, 2-3)</translation>
    </message>
    <message>
        <source>sevens (2-5, 3-4)</source>
        <translation>hetes (2-5, 3-4)</translation>
    </message>
    <message>
        <source>eights (2-6, 3-5)</source>
        <translation>nyolcas (2-6, 3-5)</translation>
    </message>
    <message>
        <source>nines (3-6, 4-5)</source>
        <translation>kilences (3-6, 4-5)</translation>
    </message>
    <message>
        <source>Nothing beats it: it is the highest of its kind.</source>
        <translation>Ezt semmi sem üti: a maga fajtájában a legerősebb.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nem te jössz.</translation>
    </message>
    <message>
        <source>These are not your tiles.</source>
        <translation>Ezek nem a te köveid.</translation>
    </message>
    <message>
        <source>Choose the tiles first.</source>
        <translation>Előbb válaszd ki a köveket.</translation>
    </message>
    <message>
        <source>These tiles are no group: they cannot be led.</source>
        <translation>Ezek a kövek nem alkotnak csoportot: nem hívhatók.</translation>
    </message>
    <message>
        <source>Early death: without a column the last single can only be discarded.</source>
        <translation>Korai halál: oszlop nélkül az utolsó követ csak eldobhatod.</translation>
    </message>
    <message>
        <source>Nothing beats Supreme: discard two tiles.</source>
        <translation>A Legfőbb párt semmi sem üti: dobj el két követ.</translation>
    </message>
    <message>
        <source>Another kind of group: it does not meet this trick.</source>
        <translation>Másfajta csoport: itt nem üthet.</translation>
    </message>
    <message>
        <source>Too low to beat.</source>
        <translation>Gyenge az ütéshez.</translation>
    </message>
    <message>
        <source>A lead lies face up: it cannot be discarded.</source>
        <translation>Hívni csak képpel felfelé lehet, eldobni most nem.</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>nincs oszlop</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>hiányzik</translation>
    </message>
    <message>
        <source>above four</source>
        <translation>négy fölött</translation>
    </message>
    <message>
        <source>quartet</source>
        <translation>kvartett</translation>
    </message>
    <message>
        <source>last trick</source>
        <translation>utolsó ütés</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>tarolás</translation>
    </message>
    <message>
        <source>missing to four columns</source>
        <translation>ennyi hiányzik a négy oszlophoz</translation>
    </message>
    <message>
        <source>columns above four</source>
        <translation>négy fölötti oszlopok</translation>
    </message>
    <message>
        <source>with the banker</source>
        <translation>a bankossal</translation>
    </message>
    <message>
        <source>trick won with Supreme</source>
        <translation>ütés a Legfőbb párral</translation>
    </message>
    <message>
        <source>trick won with a quartet</source>
        <translation>ütés kvartettel</translation>
    </message>
    <message>
        <source>Last trick won by a quartet</source>
        <translation>Kvartett vitte az utolsó ütést</translation>
    </message>
    <message>
        <source>Last trick won by Supreme</source>
        <translation>A Legfőbb pár vitte az utolsó ütést</translation>
    </message>
    <message>
        <source>Last trick won by Little Three (1-2)</source>
        <translation>A Kis hármas (1-2) vitte az utolsó ütést</translation>
    </message>
    <message>
        <source>Sweep: all eight columns</source>
        <translation>Tarolás: mind a nyolc oszlop</translation>
    </message>
    <message>
        <source>paid by the captured leader</source>
        <translation>az elfogott hívó fizeti</translation>
    </message>
    <message>
        <source>%1 quartet</source>
        <translation>%1 kvartett</translation>
    </message>
    <message>
        <source>Needed: %1.</source>
        <translation>Kell hozzá: %1.</translation>
    </message>
    <message>
        <source>Needed: %1, from %2 up.</source>
        <translation>Kell hozzá: %1, legalább %2.</translation>
    </message>
</context>
<context>
    <name>TienGowPanel</name>
    <message>
        <source>Together</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Oszlopok</translation>
    </message>
    <message>
        <source>%1 pays 5 (no column)</source>
        <translation>%1 5-öt fizet (0 oszlop)</translation>
    </message>
    <message>
        <source>0 · at risk</source>
        <translation>0 · veszélyben</translation>
    </message>
    <message>
        <source>If you win the last trick</source>
        <translation>Ha tiéd az utolsó ütés</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 %2 pontot fizet</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>Amit eldobtál</translation>
    </message>
    <message>
        <source>By the columns as they stand now.</source>
        <translation>Az oszlopok mostani állása szerint.</translation>
    </message>
    <message>
        <source>%1 pays nothing</source>
        <translation>%1 nem fizet</translation>
    </message>
    <message>
        <source>%1 receives %2</source>
        <translation>%1 %2 pontot kap</translation>
    </message>
    <message>
        <source>× 2 (banker)</source>
        <translation>× 2 (bankos)</translation>
    </message>
    <message>
        <source>%1 · banker</source>
        <translation>%1 · bankos</translation>
    </message>
</context>
<context>
    <name>TienGowResult</name>
    <message>
        <source>%1 wins the last trick</source>
        <translation>%1 viszi az utolsó ütést</translation>
    </message>
    <message>
        <source>With %1, led by %2. Gained most: %3.</source>
        <translation>Nyerő csoport: %1, hívó: %2. Legnagyobb nyereség: %3.</translation>
    </message>
    <message>
        <source>Final payments to the winner</source>
        <translation>Záró kifizetések a győztesnek</translation>
    </message>
    <message>
        <source>Big Six (2-4) captured the Little Three (1-2) led by %1, who pays for the others.</source>
        <translation>A Nagy hatos (2-4) elfogta a Kis hármast (1-2). A hívó (%1) a többiek helyett is fizet.</translation>
    </message>
    <message>
        <source>%1 died early: without a column the last tile must be discarded.</source>
        <translation>Korai halál (%1): oszlop nélkül az utolsó követ el kell dobni.</translation>
    </message>
    <message>
        <source>You win the last trick</source>
        <translation>Tiéd az utolsó ütés</translation>
    </message>
    <message>
        <source>At once, %1 to %2: %3</source>
        <translation>Azonnal, %1 → %2: %3</translation>
    </message>
    <message>
        <source>This deal was played with undo.</source>
        <translation>Ebben a leosztásban volt visszavonás.</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Eldobott kövek</translation>
    </message>
    <message>
        <source>%1, %2: nothing</source>
        <translation>%1, %2: semmi</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>Teljes szabályzat</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Kezdőlap</translation>
    </message>
    <message>
        <source>Back to your last decision (U)</source>
        <translation>Vissza a legutóbbi döntésedhez (U)</translation>
    </message>
    <message>
        <source>Void this deal and deal again (Ctrl+N)</source>
        <translation>A leosztás érvénytelen, új osztás (Ctrl+N)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Beállítások (Ctrl+,)</translation>
    </message>
    <message>
        <source>Side panel with the log</source>
        <translation>Oldalsó panel a naplóval</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Újrakezdés</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Panel</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Cardavia</source>
        <translation>Cardavia</translation>
    </message>
</context>
</TS>
