game-name = Piața
game-blurb = Păstrează câteva mărfuri și arată-le pe cele mai bune. 2–4 jucători.
verb-keep = Păstrează din mărfurile tale
verb-nod = Dă din cap
verb-show = Arată o marfă
field-keep-goods = Mărfurile pe care le păstrezi
field-show-good = Marfa pe care o arăți
option-keep = Câte mărfuri se păstrează, între 1 și 3
option-keep-label = mărfuri păstrate
preset-standard = Standard
preset-standard-about = Câte cinci mărfuri, două rămân
why-over = Piața s-a închis.
why-not-your-turn = Nu e încă rândul tău.
why-not-now = Acum nu e momentul.
event-dealt = Primești { $goods }.
event-kept = { $who } a ales.
event-nodded = { $who } dă din cap.
event-shown = { $who } arată { $good }.
event-closed =
    { $count ->
        [one] Piața se închide: { $names } are cele mai bune mărfuri.
        [few] Piața se închide: { $names } au cele mai bune mărfuri.
       *[other] Piața se închide: { $names } au cele mai bune mărfuri.
    }
ask = Așteptăm: { $who }.
pick = Păstrează { $count }
rules-aim = Scopul
    .text = Mărfurile au numere și fiecare valorează cât numărul ei. Când se închide piața, vrei să fi arătat mărfurile cele mai scumpe.
rules-turn = Cursul jocului
    .text = Fiecare primește cinci mărfuri și păstrează { $keep } dintre ele, nevăzute; restul pleacă. Apoi toți arată pe rând câte o marfă. Înainte de a arăta poți da din cap, de cel mult două ori.
rules-end = Sfârșitul
    .text = Când s-a arătat totul, piața se închide. Câștigă suma cea mai mare.
outcome-market = Piața se închide.
about-keep = Le pui în coș; restul se întoarce, nevăzut de nimeni
about-nod = Nu costă nimic și îl poți lua înapoi
doubt-nod = Ai dat deja din cap.
about-show = O așază în fața tuturor; la sfârșit se numără
gloss-dear = scumpă
gloss-cheap = ieftină
picked-worth = valorează împreună { $sum }
term-good = Marfa { $number }
term-worth = Valorează { $number ->
    [one] { $number } ban
    [few] { $number } bani
   *[other] { $number } de bani
 }.
term-yours = Este în mâna ta.
term-shown = Este în fața jucătorului { $who }.
tip-keep = Păstrează numerele cele mai mari: câștigă marfa cea mai bună.
tip-show = La sfârșit se arată tot ce ai păstrat; ordinea o alegi tu.
