<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>received %n point(s)</source>
        <translation>
            <numerusform>received %n point</numerusform>
            <numerusform>received %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarded %n tile(s) face down</source>
        <translation>
            <numerusform>discarded %n tile face down</numerusform>
            <numerusform>discarded %n tiles face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n column(s)</source>
        <translation>
            <numerusform>took %n column</numerusform>
            <numerusform>took %n columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mahjong</name>
    <message numerus="yes">
        <source>%n faan</source>
        <translation>
            <numerusform>%n faan</numerusform>
            <numerusform>%n faan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n left</source>
        <translation>
            <numerusform>%1 · %n left</numerusform>
            <numerusform>%1 · %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n away</source>
        <translation>
            <numerusform>%n away</numerusform>
            <numerusform>%n away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MahjongPanel</name>
    <message numerus="yes">
        <source>Nearest way: %1, %n useful tile(s) unseen.</source>
        <translation>
            <numerusform>Nearest way: %1, %n useful tile unseen.</numerusform>
            <numerusform>Nearest way: %1, %n useful tiles unseen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Nantong</name>
    <message numerus="yes">
        <source>Wenqian: %n × 1-2-3 of Coins</source>
        <translation>
            <numerusform>Wenqian: %n × 1-2-3 of Coins</numerusform>
            <numerusform>Wenqian: %n × 1-2-3 of Coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in stock</source>
        <translation>
            <numerusform>%n in stock</numerusform>
            <numerusform>%n in stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hu</source>
        <translation>
            <numerusform>%n hu</numerusform>
            <numerusform>%n hu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) away</source>
        <translation>
            <numerusform>%n card away</numerusform>
            <numerusform>%n cards away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NantongPanel</name>
    <message numerus="yes">
        <source>%1 · %n left · %2 / %3</source>
        <translation>
            <numerusform>%1 · %n left · %2 / %3</numerusform>
            <numerusform>%1 · %n left · %2 / %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replacement(s) from the back.</source>
        <translation>
            <numerusform>%n replacement from the back.</numerusform>
            <numerusform>%n replacements from the back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TienGow</name>
    <message numerus="yes">
        <source>Nothing you hold beats this: discard %n tile(s).</source>
        <translation>
            <numerusform>Nothing you hold beats this: discard %n tile.</numerusform>
            <numerusform>Nothing you hold beats this: discard %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your %n tile(s)</source>
        <translation>
            <numerusform>your %n tile</numerusform>
            <numerusform>your %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) to play or discard.</source>
        <translation>
            <numerusform>%n tile to play or discard.</numerusform>
            <numerusform>%n tiles to play or discard.</numerusform>
        </translation>
    </message>
</context>
</TS>
