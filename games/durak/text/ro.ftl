# Durak în română. Numele jucătorilor vin curățate; `card`, `cards` și `suit` vin scrise cu semnele culorilor, iar în
# refuzuri cum au fost tastate, dacă nu există așa o carte.

# Glosar, un singur cuvânt pentru fiecare lucru: atac (de la prima carte până se trag cărțile), a ataca, a se apăra, a bate
# (o carte), a respinge (tot atacul), a lua, a adăuga, a transfera, pas, talon, cărți decartate, atu, valoare, culoare,
# carte vrăjită, sens, prostul.

## Jocul în liste și comenzi

game-name = Durak
game-blurb = Respinge atacul sau ia cărțile: ultimul rămas cu cărți e prostul. 2–6 jucători.
game-aim = Scapă de cărți: pierde ultimul care mai are. O carte se bate cu una mai mare din culoarea ei sau cu un atu (culoarea care le bate pe toate); altfel o iei.

verb-attack = Începe atacul: joacă o carte împotriva vecinului
verb-throw = Adaugă încă o carte în fața celui care se apără
verb-defend = Bate o carte din atac
verb-transfer = Transferă tot atacul la următorul jucător, cu o carte de aceeași valoare
verb-take = Renunță la apărare: cărțile de pe masă ajung în mâna ta
verb-pass = Deocamdată nu adăuga nimic
verb-direction = Păstrează sau inversează sensul după ce ai respins atacul cu un rege vrăjit

field-attack-card = Cartea cu care ataci, de ex. 8H, 10♠ sau QD; un 8 vrăjit numește o culoare: 8H=S
field-throw-card = Cartea pe care o adaugi: de o valoare de pe masă sau un 9 vrăjit
field-defend-target = Cartea pe care o bați; poate lipsi dacă e clar care
field-defend-card = Cartea cu care bați
field-transfer-card = Cartea cu care transferi, de aceeași valoare ca atacul
field-direction-reverse = „Da” inversează sensul jocului, „nu” îl păstrează

option-transfer = Atacul poate fi transferat la următorul jucător (de obicei da)
option-transfer-label = transfer
option-enchanted = Valori cu efecte: oricare din 6 7 8 9 10 J Q K A, toate sau niciuna (de obicei)
option-enchanted-label = vrăjite
option-teams = Doi contra doi, partenerii față în față; doar în patru (de obicei nu)
option-teams-label = echipe
option-auto_pass = Cine nu are ce adăuga dă pas automat, ceea ce îi dă puțin de gol cărțile (de obicei nu)
option-auto_pass-label = pas automat

preset-standard = Durak cu transfer
preset-standard-about = Cu o carte de aceeași valoare atacul trece la următorul jucător.
preset-throw-in = Durak cu adăugare
preset-throw-in-about = Cine se apără bate sau ia; atacul nu se transferă.
preset-enchanted-first = Durak vrăjit, primul joc: 6 și 7
preset-enchanted-first-about = Șesarii și șeptarii au efecte, explicate lângă carte. Pentru a cunoaște cărțile vrăjite.
preset-enchanted-second = Durak vrăjit, al doilea joc: de la 6 la 10
preset-enchanted-second-about = Cinci valori au efecte, explicate lângă carte.
preset-enchanted-third = Durak vrăjit, al treilea joc: de la 6 la damă
preset-enchanted-third-about = Șapte valori au efecte, explicate lângă carte.
preset-enchanted-all = Durak vrăjit cu toate cele nouă valori
preset-enchanted-all-about = Fiecare valoare are un efect. Pentru cei care știu jocul.
preset-teams = Durak pe echipe
preset-teams-about = Patru jucători, doi contra doi; partenerii stau față în față și pierd împreună.
preset-teams-enchanted = Durak pe echipe cu toate valorile vrăjite
preset-teams-enchanted-about = Doi contra doi și fiecare valoare are un efect. Pentru cei care știu jocul.
preset-auto-pass = Durak cu transfer și pas automat
preset-auto-pass-about = Cine nu are ce adăuga e sărit. Mai rapid, dar dă puțin de gol cărțile.

durak-teams-need-four = Echipele cer patru jucători, iar la masă { $seats ->
    [one] e { $seats } jucător
    [few] sunt { $seats } jucători
   *[other] sunt { $seats } de jucători
}. Se poate fără echipe sau în patru.

## Cărți și oameni

card-as = { $card } ca { $suit }

## Ce s-a întâmplat

news-dealer = Împarte **{ $who }**.
news-trump = Se întoarce { $card }: atuul este { $suit }.
news-trump-held = **{ $who }** arată { $card } și o păstrează: atuul este { $suit }.
news-no-trump = Se întoarce { $card }, un 8 vrăjit: de data asta jucăm fără atu.
news-lowest-trump = **{ $who }** arată { $card }, cel mai mic atu, și începe.
news-dealer-first = Niciun atu nu decide: începe cel care a împărțit, **{ $who }**.
news-attacked = **{ $who }** atacă cu { $card }. Se apără **{ $whom }**.
news-threw = **{ $who }** adaugă { $cards }.
news-beat = { $card } cu { $answer }
news-defended = **{ $who }** bate { $fights }.
news-closed = S-a bătut cu dama: nu se mai adaugă.
news-transferred = **{ $who }** transferă cu { $card }: acum **{ $whom }** are în față { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
news-passed = { $names } { $count ->
    [1] spune
   *[other] spun
} pas.
news-taking = **{ $who }** ia cărțile. Încă se mai poate adăuga.
news-took = **{ $who }** ia { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}: { $cards }.
news-beaten-off = Atac respins! { $count ->
    [one] { $count } carte se decartează
    [few] { $count } cărți se decartează
   *[other] { $count } de cărți se decartează
}.
news-limit = Într-un atac sunt cel mult șase cărți.
news-limit-first = Până acum un atac putea avea cel mult cinci cărți; de acum, șase.
news-drew = { $draws }.
news-drew-one = **{ $who }** trage { $count }
news-drew-turned = **{ $who }** trage { $count } (cu { $card })
news-own-hand = La împărțire primești { $cards }.
news-own-draw = Tragi { $cards }.
news-talon-empty = Talonul s-a terminat.
news-left = { $names } { $count ->
    [1] iese
   *[other] ies
} din joc: locul { $place }.
news-left-team = { $names } { $count ->
    [1] iese
   *[other] ies
} din joc.
news-kept = **{ $who }** păstrează sensul jocului.
news-reversed = **{ $who }** inversează sensul: acum se joacă { $clockwise ->
    [yes] în sensul acelor de ceasornic
   *[no] în sens invers acelor de ceasornic
}.
news-fool = De data asta prostul e **{ $who }**. Nu-i nimic: data viitoare o luăm de la capăt!
news-won = { $count ->
    [1] { $names } rămâne fără cărți înaintea tuturor și câștigă
   *[other] { $names } rămân fără cărți înaintea celorlalți și câștigă
}.
news-effect = _{ $cards }: { $effect }._
news-draw = Ultimele cărți se termină deodată: egalitate, nimeni nu e prostul. Frumos jucat!
news-team = { $names } au rămas fără cărți: echipa lor câștigă. Felicitări!
news-team-draw = Ambele echipe ies odată: egalitate. Frumos jucat!
news-stalemate = Cărțile doar trec din mână în mână: egalitate pentru toți cei care mai au cărți.
news-hands = Rămân în mână: { $hands }.
news-hand = **{ $who }** { $cards }

outcome-fool = S-a aflat cine e prostul.
outcome-draw = Egalitate: nimeni nu e prostul.
outcome-team = O echipă a rămas fără cărți și câștigă.
outcome-team_draw = Egalitate între echipe.
outcome-stalemate = Egalitate: cărțile doar treceau din mână în mână.

## Pe cine așteaptă masa, pentru toți

ask-attack = Atacă **{ $who }**; se apără **{ $whom }**.
ask-defend = Se apără **{ $who }**: { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} de bătut.
ask-throwing = Se mai poate adăuga.
ask-hold = Totul e bătut. { $names }: adăugare sau pas.
ask-taking = **{ $who }** ia cărțile. { $names }: încă o adăugare sau pas.
ask-direction = **{ $who }** alege sensul: îl păstrează sau îl inversează.

## Pe cine așteaptă masa, pentru jucătorul însuși

own-attack = E rândul tău: atacă cu o carte. Se apără **{ $whom }**.
own-attacked = Acum **{ $who }** te atacă.
own-wait-attack = Atacă **{ $who }**, se apără **{ $whom }**.
own-defend = Tu te aperi: bate { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} sau ia tot.
own-defend-transfer = Tu te aperi: bate { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}, transferă cu { $cards } (urmează **{ $whom }**) sau ia tot.
own-transfer-none = Nu ai cu ce bate { $stuck }: transferă cu { $cards } (urmează **{ $whom }**) sau ia tot.
own-defend-none = Tu te aperi, dar nu ai cu ce bate { $cards }: ia tot.
own-at-most = Poți bate cel mult { $most } dintre ele.
own-defended = Ai bătut totul. Mai pot adăuga: { $names }.
own-taking = Iei cărțile. Mai pot adăuga: { $names }.
own-open = Se apără **{ $whom }**. Poți adăuga { $cards }.
own-open-none = Se apără **{ $whom }**. Deocamdată nu ai ce adăuga.
own-hold = Totul e bătut. Adaugă { $cards } sau spune pas.
own-hold-none = Totul e bătut și nu ai ce adăuga: spune pas.
own-take = **{ $whom }** ia cărțile. Adaugă { $cards } sau spune pas.
own-take-none = **{ $whom }** ia cărțile, iar tu nu ai ce adăuga: spune pas.
own-passed = Ai spus pas; mai poți adăuga { $cards }.
own-passed-none = Ai spus pas. Îi așteptăm pe ceilalți.
own-partner = Se apără partenerul tău, **{ $whom }**.
own-direction = Ai respins atacul cu un rege: păstrează sensul sau inversează-l.
own-empty = Mâna ta e goală: așteaptă sfârșitul atacului.
own-out = Ai ieșit din joc.

## Răspunsuri date dinainte

auto-answer-pass = Pas pentru mine tot atacul
auto-answer-pass-given = Spui pas până la sfârșitul acestui atac, chiar și la o valoare nouă; poți retrage răspunsul.

## Butoane și meniuri

label-transfer = Transferă cu { $card }
label-defend = { $card } pe { $target }
label-take = Ia
label-pass = Pas
label-keep = Păstrează sensul
label-reverse = Inversează sensul

menu-attack = Atacă cu…
menu-throw = Adaugă…
menu-defend = Bate { $target } cu…
menu-transfer = Transferă cu…
menu-take = Ia
menu-pass = Pas
menu-direction = Alege sensul jocului…

## Masa în cuvinte

table-trump = Atu: { $suit }
table-no-trump = Fără atu
table-talon = Talon: { $count } (dedesubt { $card })
table-talon-empty = Talonul e gol
table-discard = Cărți decartate: { $count }
table-direction = Sensul jocului: { $clockwise ->
    [yes] în sensul acelor de ceasornic
   *[no] în sens invers acelor de ceasornic
}
table-seat = { $who }: { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
table-out = { $who }: în afara jocului
table-out-place = { $who }: în afara jocului, locul { $place }
table-attacks = atacă
table-defends = se apără
table-takes = ia cărțile
table-passed = pas
table-team = echipa { $team }
table-bare = Pe masă nu e încă nicio carte
table-fights = Pe masă: { $fights }
table-beaten = { $card } bătută cu { $answer }
table-unbeaten = { $card } încă nebătută
table-closed = Nu se mai adaugă
table-place = { $place }. { $names }
table-fool = { $place }. { $names } – prostul
table-left = { $who } a rămas cu { $cards }

## Mâna în cuvinte

hand-suit = { $suit }  { $cards }
hand-trump = { $suit }  { $cards }  (atu)
effect = { $cards }: { $effect }
effect-6 = bate orice { $suit }, chiar și atu
effect-7 = niciun atu de altă culoare nu o bate
effect-8 = ține de culoarea pe care o numești, niciodată de atu
effect-9 = se poate adăuga și fără aceeași valoare pe masă
effect-10 = nu se poate transfera
effect-J = o bat doar cărți de la 6 la 10 din culoarea ei sau din atu
effect-Q = bați cu ea și nu se mai adaugă
effect-K = respingi atacul cu el și poți inversa sensul
effect-A = bate { $card }, chiar dacă e atu
held-6 = bate orice carte de culoarea din disc, chiar și atu
held-A = bate asul culorii din disc, chiar de atu

## Cuvinte din imagini

picture-trump = atu
picture-no-trump = fără atu
picture-takes = ia cărțile
picture-closed = nu se adaugă
picture-passed = pas
picture-place = locul { $place }
picture-out = afară
picture-direction = păstrează sau inversează?
picture-fool = prostul

## Refuzuri

why-over = Jocul s-a încheiat; o masă nouă se deschide cu o singură comandă.
why-not-your-turn = Acum joacă alții; masa te cheamă când îți vine rândul.
why-not-now = Nu acum: masa așteaptă altă mutare.
why-unknown-card = „{ $card }” nu e o carte din acest pachet; scrie valoarea și culoarea, de ex. 8H, 10S sau QD.
why-not-in-hand = { $card } nu e în mâna ta; joacă una dintre cărțile pe care le ai.
why-name-a-suit = Un 8 vrăjit numește o culoare când e jucat: scrie de exemplu 8H=S.
why-names-no-suit = Doar un 8 vrăjit numește o culoare; celelalte cărți se scriu simplu, de ex. 9S.
why-defends-plainly = Ca să bată o carte, { $card } poate numi doar culoarea acesteia. Numește-o pe aceea sau pe niciuna.
why-trump-named = Un 8 vrăjit poate numi orice culoare în afară de atu.
why-rank-not-on-table = { $card } nu se potrivește: se adaugă doar valori aflate pe masă.
why-throwing-closed = { $card } mai așteaptă: o damă a oprit adăugatul până la atacul următor.
why-table-full = { $card } mai așteaptă: atacul are deja { $limit } cărți, maximul; acum răspunde cel care se apără.
why-defender-full = { $card } mai așteaptă: cel care se apără nu are cărți să răspundă la încă una.
why-own-defence = Tu te aperi: bate, ia sau transferă; adăugarea și pasul sunt ale celorlalți.
why-partner-defends = Se apără partenerul tău; adaugi când se apără cealaltă echipă.
why-still-unbeaten = Cel care se apără încă nu a răspuns; spui pas după ce totul e bătut sau luat.
why-already-passed = Pasul tău rămâne; mai poți adăuga, iar la o valoare nouă te întrebăm din nou.
why-table-changed = Masa s-a schimbat între timp; mai privește-o și spune pas dacă tot vrei.
why-no-cards = Mâna ta e goală: în acest atac nu mai ai nimic de făcut.
why-not-a-target = { $target } nu așteaptă răspuns pe masă; alege o carte încă nebătută.
why-beats-nothing = { $card } nu bate nicio carte care așteaptă răspuns; alege altă carte sau ia tot.
why-does-not-beat = { $card } nu bate { $target }: e de altă culoare și nu e atu.
why-too-low = { $card } e prea mică pentru { $target }: bate cu alta sau ia.
why-eight-too-low = { $card } nu e atu aici, ci un 8 din acea culoare: prea mic pentru { $target }.
why-seven-stands = { $card } nu bate { $target }: niciun atu de altă culoare nu bate un 7 vrăjit.
why-jack-stands = { $card } nu bate { $target }: un valet vrăjit e bătut doar de cărți de la 6 la 10 din culoarea lui sau din atu.
why-already-taking = Iei cărțile; îți ajung în mână după ce adaugă și ceilalți.
why-all-beaten = Totul e bătut: acum ceilalți adaugă sau spun pas.
why-no-transfers = La această masă se joacă fără transfer: bate atacul sau ia-l.
why-defence-begun = O carte e deja bătută, deci atacul rămâne la tine: bate restul sau ia tot.
why-ranks-differ = { $card } nu transferă: atacul trebuie să fie dintr-o singură valoare, iar cartea ta la fel.
why-tens-stay = Decarii vrăjiți nu se transferă: bate-i sau ia-i.
why-nobody-to-transfer-to = Nimeni altcineva nu are cărți ca să preia atacul: bate-l sau ia-l.
why-too-many-for-next = Următorul jucător are doar { $hand ->
    [one] { $hand } carte
    [few] { $hand } cărți
   *[other] { $hand } de cărți
}, prea puțin pentru acest atac: bate-l sau ia-l.

## Ce face o alegere

about-attack = O bate o { $suit } mai mare sau un atu.
about-attack-eight = O bate o { $suit } mai mare sau un atu, dar nu { $card }.
about-attack-trump = O bate doar un atu mai mare.
about-attack-trump-enchanted = O bate un atu mai mare, poate și o carte vrăjită.
about-attack-plain = O bate doar o { $suit } mai mare.
about-attack-plain-enchanted = O bate o { $suit } mai mare, poate și o carte vrăjită.
about-attack-top = O bate doar un atu.
about-attack-best = N-o bate nimic.
about-more = Mai ai { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} de această valoare.
about-throw = { $who } trebuie să bată și cartea asta sau să ia tot.
about-throw-taking = { $who } ia și cartea asta.
about-beat = { $count ->
    [0] Atunci totul e bătut.
    [one] Mai rămâne de bătut o carte.
    [few] Mai rămân de bătut { $count } cărți.
   *[other] Mai rămân de bătut { $count } de cărți.
}
about-rank = Valoare nouă, { $rank }: ceilalți o pot adăuga.
about-transfer = { $who } va avea în față { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}; tu poți adăuga.
about-take = Iei { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} și îți pierzi atacul.
about-pass = La o valoare nouă te întrebăm din nou. Când toți spun pas, atacul se încheie.
about-direction = Ținta următorului tău atac: { $who }.
gloss-trump = Atu: bate orice carte din celelalte culori.
gloss-trump-most = Atu: bate cele mai multe cărți din celelalte culori.

## Pentru începători

tip-attack = Tu începi: de obicei cu o carte mică, care nu e atu. E bună o valoare pe care o ai de două ori: a doua se poate adăuga.
tip-transferred = Cu o carte de aceeași valoare, cel care se apără poate transfera atacul la următorul jucător.
tip-defend = Bate fiecare carte cu una mai mare din culoarea ei sau cu un atu. O valoare nouă pusă de tine poate fi adăugată de ceilalți. Dacă iei, îți pierzi atacul.
tip-transfer = Bate cu o carte mai mare din culoarea ei sau cu un atu, ori transferă: pune alături o carte de aceeași valoare și tot atacul trece la următorul jucător.
tip-take = Nu ai cu ce bate, deci iei cărțile. Ceilalți mai pot adăuga, apoi atacă următorul.
tip-throw = Poți adăuga cărți de valori care sunt deja pe masă. Scapă de cele mici și păstrează atuurile: dacă sunt luate, le-ai pierdut.
tip-hold = Totul e bătut. Adaugă o carte de o valoare de pe masă sau spune pas; când toți spun pas, cărțile se decartează și atacă cel care s-a apărat.
tip-taking = Cel care se apără ia cărțile. Îi mai poți da cărți de aceste valori: scapi de cele mici, dar fiecare carte îl face mai tare.
tip-direction = Ai respins atacul cu un rege vrăjit: poți inversa sensul. Gândește-te pe cine ai ataca apoi și cine te-ar ataca pe tine.

lesson-last = Lecția se apropie de sfârșit: nu mai e nimic de tras, iar unul dintre voi doi va fi prostul.
learnt-transfer = Ai transferat un atac: o carte de valoarea cu care te atacă trimite totul la următorul jucător. Merge doar cât nu ai bătut nimic.
learnt-transferred = Un atac ți-a fost transferat: atunci ai mai multe cărți de bătut. Păstrează valori cu care îl poți trimite mai departe.
learnt-fool = Important e să nu rămâi ultimul: cine rămâne cu cărți e prostul. Când talonul s-a terminat, contează fiecare carte de care scapi.
learnt-beaten-off = Ai respins un atac: acele cărți ies din joc, iar tu ataci următorul. Cărțile mici se joacă devreme, atuurile târziu.
learnt-taken = Ai luat cărțile: uneori costă mai puțin decât un atu mare, dar îți pierzi atacul.

## Regulile, pagină cu pagină

example-names = Ana, Bogdan, Vera, Gelu

rules-aim = Scopul
    .text = Scapă de cărți. Cine mai are cărți la sfârșit, când nimeni altcineva nu mai are, e prostul: durak. Primul loc nu contează prea mult; contează să nu rămâi la urmă.

        36 de cărți: 6 (cea mai mică) 7 8 9 10 J Q K A (cea mai mare) în patru culori; J e valetul, Q dama, K regele, A asul. Fiecare primește șase; cartea întoarsă sub talon dă culoarea de atu.
rules-signs = Ce înseamnă semnele
    .text = Semnele acestea apar pe plăcuțele jucătorilor și deasupra cărților. Rama aurie și săgeata arată cine e la rând. Lângă fiecare carte de pe masă e semnul celui care a pus-o.
rules-bout = Atacul
    .text = Atacatorul pune o carte în fața următorului jucător, care se apără. O carte e bătută de una mai mare din culoarea ei sau de un atu; un atu, doar de un atu mai mare.

        Toți ceilalți pot adăuga cărți de valori care sunt deja pe masă, oricând, chiar înainte ca prima să fie bătută. Într-un atac sunt cel mult șase cărți (cinci până când cineva respinge un atac întreg) și niciodată mai multe decât poate bate cel care se apără.
rules-example = Un atac, carte cu carte
    .text = Atu e caro ({ $D }). { $a } atacă cu 7{ $S }; { $b } se apără cu 9{ $S }. Acum pe masă e și un 9: { $c } adaugă 9{ $H }. { $b } are { $held }: J{ $H } e mai mare, 6{ $D } e atu; amândouă o bat, K{ $C } nu. Cărțile care se pot juca sunt ridicate.

        { $b } pune J{ $H }. { $a } și { $c } nu au 7, 9 sau valet și spun pas: atac respins! Cele patru cărți se decartează, toți trag până la șase, iar { $b } atacă; se apără { $c }.

        Dacă nimic nu ar bate 9{ $H }, { $b } ar lua toate cărțile, iar apoi ar ataca { $c }.
rules-transfer = Transferul
    .text = Înainte să bată ceva, cel care se apără și are în față o singură valoare poate pune alături o carte de aceeași valoare: tot atacul trece la următorul, care îl poate transfera mai departe. Acela trebuie să aibă destule cărți ca să răspundă.

        { $a } atacă cu 7{ $S }; { $b } pune alături 7{ $C }, iar acum { $c } are două cărți de bătut. { $b } poate adăuga de aici înainte.
rules-end = Sfârșitul atacului și al jocului
    .text = Totul e bătut și toți au spus pas: cărțile se decartează, iar cel care s-a apărat atacă. Cine ia primește toate cărțile de pe masă și atacă următorul după el.

        Apoi toți trag până la șase: întâi cel care a început atacul, apoi ceilalți în sens invers jocului (care la început merge în sensul acelor de ceasornic), cel care s-a apărat la urmă. După ce talonul se termină, cine nu mai are cărți iese. Ultimul cu cărți e prostul; dacă ultimii ies odată, e egalitate.
rules-start = Cine începe
    .text = Cine are cel mai mic atu îl arată și atacă primul. Dacă nimeni nu are atu sau se joacă fără atu, începe cel care a împărțit.
rules-pass = Și după pas poți adăuga, iar la o valoare nouă te întrebăm din nou.
rules-auto-pass = La această masă, cine nu are ce adăuga dă pas automat. Asta îi dă puțin de gol cărțile.
rules-no-transfer = La această masă atacurile nu se transferă: se bat sau se iau.
rules-teams = Echipe
    .text = Doi contra doi, partenerii față în față; plăcuțele arată echipa. Ataci și adaugi doar împotriva celeilalte echipe, niciodată împotriva partenerului.

        Rândul trece de la un loc la altul. Când unul din echipă rămâne fără cărți, partenerul joacă pentru amândouă locurile: atacă atunci când vine rândul oricăruia și se apără când e atacat oricare. Câștigă echipa ai cărei doi jucători ies primii; dacă ambele echipe ies în același atac, e egalitate.
rules-enchanted = Cărți vrăjite
    .text = La această masă valorile acestea au un efect; se recunosc după rama cusută și după semn:
rules-effect-6 = 6 bate orice carte de o anumită culoare, chiar și atu: 6{ $S } orice { $H }, 6{ $H } orice { $C }, 6{ $C } orice { $D }, 6{ $D } orice { $S }.
rules-effect-7 = 7 nu e bătut de niciun atu de altă culoare.
rules-effect-8 = 8 numește o culoare în afară de atu și ține de ea. Întors pentru atu: tot jocul e fără atu.
rules-effect-9 = 9 se poate adăuga la orice valoare.
rules-effect-10 = 10: un atac cu 10 nu se transferă.
rules-effect-J = J e bătut doar de cărți de la 6 la 10 din culoarea lui sau din atu.
rules-effect-Q = Q: dacă ai bătut cu ea, nu se mai adaugă în acest atac.
rules-effect-K = K: cine respinge atacul cu el poate inversa sensul (cel puțin trei jucători).
rules-effect-A = A bate alt as, chiar de atu: A{ $S } A{ $D }, A{ $D } A{ $C }, A{ $C } A{ $H }, A{ $H } A{ $S }.
rules-forbid = Ce interzic 7 și J din atac e mai tare decât orice alt efect.
rules-questions = Întrebări frecvente
    .text = – Trebuie să bat dacă pot? Nu, poți lua oricând.
        – Pot adăuga înainte să răspundă cel care se apără? Da, oricând.
        – Și după ce am spus pas? Da, cât ține atacul.
        – Ce se poate adăuga? Valori aflate pe masă, din atac sau din apărare.
        – Cel care se apără ia. Se mai poate adăuga? Da, până la limită.
        – Ce mă costă să iau? Cărțile și atacul: atacă următorul.
        – Cine vede ce iau? Toți, și pot ține minte.
        – Mi-am jucat ultima carte și talonul e gol? Ieși când se încheie atacul.

## Ce se poate căuta

term-attacker = Atacator (sabie)
    .text = Începe atacul cu o carte, iar apoi poate adăuga.
term-defender = Cel care se apără (scut)
    .text = Trebuie să bată fiecare carte din atac, să-l transfere sau să ia tot ce e pe masă.
term-takes = Ia cărțile (mână)
    .text = Cel care se apără a renunțat și ia toate cărțile. Ceilalți mai pot adăuga, până la limită.
term-passed = Pas (bifă)
    .text = Deocamdată nu adaugă nimic. Poți adăuga și mai târziu: la o valoare nouă pe masă te întrebăm din nou.
term-closed = Nu se adaugă (lacăt)
    .text = O damă vrăjită a bătut o carte: în acest atac nu se mai adaugă.
term-cards = Cărțile jucătorului (cărți)
    .text = Câte cărți are jucătorul în mână.
term-team = Echipă (steag)
    .text = Partenerii stau față în față și au același număr și aceeași culoare. Când unul iese, celălalt joacă pentru amândoi.
term-turn = Cine e la rând (ramă aurie, săgeată)
    .text = Masa îl așteaptă pe jucătorul cu ramă aurie și săgeată; pe mai mulți odată, când toți pot adăuga.
term-direction = Sens (săgeată rotită)
    .text = Încotro merg atacurile: la început în sensul acelor de ceasornic.
term-fool = Prostul (scufie de bufon)
    .text = Cine rămâne cu cărți când nimeni altcineva nu mai are.
term-seat = Semnul unui jucător (figură)
    .text = Fiecare jucător are o figură de o culoare a sa: apare pe plăcuță și lângă ce a jucat.
term-winner = Primul loc (coroană)
    .text = În rezultat: cine a rămas primul fără cărți.
term-trump = Atu
    .text = Culoarea cărții întoarse: cărțile ei bat toate celelalte culori.
    .most = Culoarea cărții întoarse: cărțile ei bat cele mai multe cărți din celelalte culori.
term-no-trump = De data asta fără atu: s-a întors un 8 vrăjit.
term-now-trump = Acum e { $suit }.
term-bout = Atac
    .text = De la prima carte până când cărțile se decartează sau sunt luate și toți au tras până la șase.
term-throw = Adăugare
    .text = A pune încă o carte de o valoare aflată pe masă, din atac sau din apărare. Cel mult șase cărți într-un atac, cinci până când cineva respinge unul; niciodată mai multe decât poate bate cel care se apără.
term-transfer = Transfer
    .text = Înainte să bați ceva, pune alături o carte de valoarea atacului: tot atacul trece la următorul jucător, dacă are destule cărți.
term-talon = Talon
    .text = Cărțile care se mai trag; cea întoarsă e dedesubt. După ce se termină, jucătorii fără cărți ies din joc.
term-now-direction = Un rege vrăjit îl poate inversa.
term-now-talon = { $count ->
    [one] Acum mai e { $count } carte.
    [few] Acum mai sunt { $count } cărți.
   *[other] Acum mai sunt { $count } de cărți.
}
term-discard = Cărți decartate
    .text = Cărțile din atacurile respinse. Nu se mai întorc.
term-now-discard = { $count ->
    [one] Acum e acolo { $count } carte.
    [few] Acum sunt acolo { $count } cărți.
   *[other] Acum sunt acolo { $count } de cărți.
}
term-enchanted = Cărți vrăjite
    .text = Valori care au primit un efect la deschiderea mesei. Au o ramă cusută și un semn pentru ce fac. O culoare în colț: cea de care ține 8 sau pe care o bate un 6 ori un as.
term-rank = Valoarea { $rank } din { $count }, de jos în sus.
term-if-enchanted = Dacă e vrăjită: { $effect }.
term-is-enchanted = Vrăjită la această masă: { $effect }.
term-at-hand = E la tine.
term-at-table = E pe masă.
term-at-discard = E între cărțile decartate.
term-at-bottom = E ultima din talon, cu fața în sus.
term-at-known = E la { $who }, și toți o știu.
term-at-unknown = Unde e, încă n-a arătat nimeni.

## Unde s-a întors jocul
turned-ace = **{ $who }** joacă asul de atu: { $card }.
turned-pickup = Cele mai multe cărți luate deodată: **{ $who }**, { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
turned-last = Ultimul atac: **{ $who }** atacă cu { $ace ->
    [true] asul de atu, { $card }
   *[other] { $card }
}. Se apără **{ $whom }**.
