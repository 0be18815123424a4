# Durak în română. Numele jucătorilor vin curățate; `card`, `cards` și `suit` vin scrise cu semnele culorilor, iar în
# refuzuri cum au fost tastate, dacă nu există așa o carte.

# Glosar, un singur cuvânt pentru fiecare lucru: atac (de la prima carte până se trag cărțile), a ataca, a se apăra, a bate
# (o carte), a respinge (tot atacul), a lua, a adăuga, a transfera, pas, talon, cărți decartate, atu, valoare, culoare,
# carte vrăjită, sens, prostul.

## Jocul în liste și comenzi

game-name = Durak
game-blurb = Respinge atacul sau ia cărțile: cine rămâne cu cărți e prostul. 2–6 jucători.

verb-attack = Începe atacul: joacă o carte împotriva vecinului
verb-throw = Adaugă încă o carte în fața celui care se apără
verb-defend = Bate o carte din atac
verb-transfer = Transferă tot atacul la următorul jucător, cu o carte de aceeași valoare
verb-take = Nu te mai aperi: cărțile de pe masă ajung în mâna ta
verb-pass = Deocamdată nu adaugi nimic
verb-direction = Păstrează sau inversează sensul după ce ai respins atacul cu un rege vrăjit

field-attack-card = Cartea cu care ataci, de ex. 8H, 10♠ sau QD; un 8 vrăjit numește o culoare: 8H=S
field-throw-card = Cartea pe care o adaugi: de o valoare de pe masă sau un 9 vrăjit
field-defend-target = Cartea pe care o bați; poate lipsi dacă e limpede care
field-defend-card = Cartea cu care bați
field-transfer-card = Cartea cu care transferi, de aceeași valoare ca atacul
field-direction-reverse = „Da” inversează sensul jocului, „nu” îl păstrează

option-transfer = Atacul poate fi transferat la următorul jucător (de obicei da)
option-transfer-label = transfer
option-enchanted = Valori cu efecte: oricare din 6 7 8 9 10 J Q K A, toate sau niciuna (de obicei)
option-enchanted-label = valori vrăjite
option-teams = Doi contra doi, partenerii față în față; doar în patru (de obicei nu)
option-teams-label = echipe
option-auto_pass = Cine nu are ce adăuga dă pas automat, ceea ce trădează puțin (de obicei nu)
option-auto_pass-label = pas automat

preset-standard = Durak cu transfer
preset-throw-in = Durak cu adăugare
preset-enchanted-first = Durak vrăjit, primul joc: 6 și 7
preset-enchanted-second = Durak vrăjit, al doilea joc: de la 6 la 10
preset-enchanted-third = Durak vrăjit, al treilea joc: de la 6 la damă
preset-enchanted-all = Durak vrăjit cu toate cele nouă valori
preset-teams = Durak pe echipe
preset-teams-enchanted = Durak pe echipe cu toate valorile vrăjite
preset-auto-pass = Durak cu transfer și pas automat

durak-teams-need-four = Echipele cer patru jucători, iar la masă { $seats ->
    [one] e { $seats } jucător
    [few] sunt { $seats } jucători
   *[other] sunt { $seats } de jucători
}. Se poate fără echipe sau în patru.

## Cărți și oameni

card-as = { $card } ca { $suit }

## Ce s-a întâmplat

news-dealer = Împarte **{ $who }**.
news-trump = Se întoarce { $card }: atu este { $suit }.
news-trump-held = **{ $who }** arată { $card } și o păstrează: atu este { $suit }.
news-no-trump = Se întoarce { $card }, un 8 vrăjit: de data asta jucăm fără atu.
news-lowest-trump = **{ $who }** arată { $card }, cel mai mic atu, și începe.
news-dealer-first = Atuul nu decide: începe cel care a împărțit, **{ $who }**.
news-attacked = **{ $who }** atacă cu { $card }. Se apără **{ $whom }**.
news-threw = **{ $who }** adaugă { $cards }.
news-beat = { $card } cu { $answer }
news-defended = **{ $who }** bate { $fights }.
news-closed = Dama a hotărât: nu se mai adaugă.
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
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}: { $cards }.
news-beaten-off = Atac respins! { $count ->
    [one] { $count } carte merge
    [few] { $count } cărți merg
   *[other] { $count } de cărți merg
} la cărțile decartate.
news-drew = Trag: { $draws }.
news-drew-one = **{ $who }** { $count }
news-drew-turned = **{ $who }** { $count } (cu { $card })
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
news-fool = De data asta prostul e **{ $who }**. Nu-i nimic: la următoarea împărțire o luăm de la capăt!
news-won = { $count ->
    [1] Câștigă { $names }, primul om fără cărți
   *[other] Câștigă { $names }, primii fără cărți
}.
news-effect = _{ $cards }: { $effect }._
news-draw = Ultimele cărți pleacă împreună: egalitate, nimeni nu e prostul. Frumos jucat!
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
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} sau ia tot.
own-defend-transfer = Tu te aperi: bate { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}, transferă cu { $cards } (urmează **{ $whom }**) sau ia tot.
own-defend-none = Tu te aperi, dar nu ai cu ce bate { $cards }: ia tot.
own-stuck = Nu ai cu ce bate { $cards }.
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
own-partner = Se apără **{ $whom }**, din echipa ta.
own-direction = Ai respins atacul cu un rege: păstrează sensul sau inversează-l.
own-empty = Mâna ta e goală: așteaptă sfârșitul atacului.
own-out = Ai ieșit din joc.

## Răspunsuri date dinainte

standing-pass = Pas în acest atac
standing-pass-given = Spui pas până la sfârșitul acestui atac; masa nu te mai întreabă ce adaugi.

## Butoane și meniuri

label-transfer = Transferă cu { $card }
label-defend = { $card } pe { $target }
label-take = Iau
label-pass = Pas
label-keep = Păstrează sensul
label-reverse = Inversează sensul

menu-attack = Atacă cu…
menu-throw = Adaugă…
menu-defend = Bate { $target } cu…
menu-transfer = Transferă cu…
menu-take = Iau
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
why-not-now = Asta vine în alt moment al jocului.
why-unknown-card = „{ $card }” nu e o carte din acest pachet; scrie valoarea și culoarea, de ex. 8H, 10S sau QD.
why-not-in-hand = { $card } nu e în mâna ta; joacă una dintre cărțile pe care le ai.
why-name-a-suit = Un 8 vrăjit numește o culoare când e jucat: scrie de exemplu 8H=S.
why-names-no-suit = Doar un 8 vrăjit numește o culoare; celelalte cărți se scriu simplu, de ex. 9S.
why-trump-named = Un 8 vrăjit poate numi orice culoare în afară de atu.
why-rank-not-on-table = Se pot adăuga cărți de valorile aflate pe masă.
why-throwing-closed = O damă a hotărât că nu se mai adaugă; la atacul următor se poate din nou.
why-table-full = Pe masă { $limit ->
    [one] e { $limit } carte
    [few] sunt { $limit } cărți
   *[other] sunt { $limit } de cărți
} de atac, cât se poate; acum răspunde apărătorul.
why-defender-full = Apărătorul nu mai are carte pentru încă un atac; va fi prilej data viitoare.
why-own-defence = Tu te aperi: bate, ia sau transferă; adăugarea și pasul sunt ale celorlalți.
why-partner-defends = Se apără partenerul tău; adaugi când se apără cealaltă echipă.
why-still-unbeaten = Apărătorul încă nu a răspuns; spui pas după ce totul e bătut sau luat.
why-already-passed = Pasul tău rămâne; mai poți adăuga, iar o valoare nouă te întreabă din nou.
why-table-changed = Masa s-a schimbat între timp; mai privește-o și spune pas dacă tot vrei.
why-no-cards = Mâna ta e goală: în acest atac nu mai ai nimic de făcut.
why-not-a-target = { $target } nu așteaptă răspuns pe masă; alege o carte încă nebătută.
why-beats-nothing = { $card } nu bate nicio carte care așteaptă răspuns; alege altă carte sau ia tot.
why-does-not-beat = { $card } nu bate { $target }: e nevoie de una mai mare din culoarea ei, de atu sau de un efect.
why-already-taking = Iei cărțile; îți ajung în mână după ce adaugă și ceilalți.
why-all-beaten = Totul e bătut: acum ceilalți adaugă sau spun pas.
why-no-transfers = La această masă se joacă fără transfer: bate atacul sau ia-l.
why-defence-begun = O carte e deja bătută, deci atacul rămâne la tine: bate restul sau ia tot.
why-ranks-differ = Se transferă un atac dintr-o singură valoare, cu o carte de aceeași valoare.
why-tens-stay = Cărțile vrăjite de 10 nu se transferă: bate-le sau ia-le.
why-nobody-to-transfer-to = Nimeni altcineva nu are cărți ca să preia atacul: bate-l sau ia-l.
why-too-many-for-next = Următorul jucător are doar { $hand ->
    [one] { $hand } carte
    [few] { $hand } cărți
   *[other] { $hand } de cărți
}, prea puțin pentru acest atac: bate-l sau ia-l.

## Pagina de reguli

rules-goal = ## Durak
    Scopul e să scapi de cărți. Cine rămâne cu cărți la sfârșit e prostul. 36 de cărți, de la 6 la as, câte șase de jucător; cartea întoarsă dă culoarea de atu.
rules-bout = **Atacul.** Atacatorul joacă o carte împotriva următorului jucător, apărătorul. O carte o bate una mai mare din culoarea ei sau un atu; un atu e bătut doar de un atu mai mare. Începe cine are cel mai mic atu.
rules-throw = **Adăugarea.** Toți ceilalți pot adăuga cărți de valorile aflate pe masă, oricând, chiar și când apărătorul ia. Cel mult șase cărți de atac (cinci până când cineva respinge primul atac) și niciodată mai multe decât poate bate apărătorul.
rules-transfer = **Transferul.** Înainte să bată ceva, un apărător cu o singură valoare în față poate pune o carte de aceeași valoare și transferă totul la următorul, dacă acela are destule cărți. În Durak cu adăugare nu există transfer.
rules-end = **Sfârșitul atacului.** Când totul e bătut și ceilalți spun pas, cărțile se decartează, iar apărătorul atacă. Cine ia primește toate cărțile de pe masă, iar apoi atacă următorul. Toți trag până la șase: întâi cel care a început atacul, apoi ceilalți invers sensului, apărătorul la urmă. După ce talonul se termină, un jucător fără cărți iese din joc.
rules-pass = **Pasul** nu obligă: poți adăuga și mai târziu, iar o valoare nouă te întreabă din nou. Cu pas automat, cine nu are ce adăuga dă pas singur; asta trădează puțin cărțile.
rules-teams = **Echipe.** Patru jucători, partenerii față în față. Ataci și adaugi doar împotriva celeilalte echipe. Câștigă echipa ai cărei doi jucători ies primii.
rules-enchanted = **Cărți vrăjite.** Valorile alese au efecte:
rules-effect-6 = **6** bate orice carte de o anumită culoare, chiar și atu: 6{ $S } orice { $H }, 6{ $H } orice { $C }, 6{ $C } orice { $D }, 6{ $D } orice { $S }.
rules-effect-7 = **7** nu e bătut de niciun atu de altă culoare.
rules-effect-8 = **8** numește o culoare în afară de atu și ține de ea. Întors pentru atu: tot jocul e fără atu.
rules-effect-9 = **9** se poate adăuga la orice valoare.
rules-effect-10 = **10**: un atac cu 10 nu se transferă.
rules-effect-J = **J** e bătut doar de cărți de la 6 la 10 din culoarea lui sau din atu.
rules-effect-Q = **Q**: dacă ai bătut cu ea, nu se mai adaugă în acest atac.
rules-effect-K = **K**: cine respinge atacul cu el poate inversa sensul (cel puțin trei jucători).
rules-effect-A = **A** bate alt as, chiar de atu: A{ $S } A{ $D }, A{ $D } A{ $C }, A{ $C } A{ $H }, A{ $H } A{ $S }.
rules-forbid = Ce interzic 7 și J din atac e mai tare decât orice alt efect.
