# „Magii” în română. Numele jucătorilor vin curățate, `card` și `race` vin cu cuvintele de aici, iar în refuzuri ca pe
# butoane sau, dacă nu există așa ceva, cum au fost tastate. Punctele vin cu semnul lor.

# Glosar, un singur cuvânt pentru fiecare lucru: rundă, împărțire, anunț (câte levate vei lua; se face o dată), levată, a
# deschide levata, rasa cerută, a răspunde, atu, carte întoarsă, mag, bufon, rasă, foaia de punctaj, total.

## Jocul în liste și comenzi

game-name = Magii
game-blurb = Anunță câte levate iei și ia exact atâtea. 3–6 jucători.
game-aim = Înaintea fiecărei runde spui câte levate vei lua; punctezi dacă nimerești exact. La o levată fiecare pune o carte; cea mai tare o ia.

verb-trump = Alege atuul după ce ai întors un mag
verb-bid = Anunță câte levate iei în runda asta
verb-play = Joacă o carte

field-trump-race = Rasa: B oameni (albaștri), R pitici (roșii), G elfi (verzi) sau Y uriași (galbeni)
field-bid-tricks = Câte levate vei lua: de la 0 până la toate levatele rundei
field-play-card = Cartea, de ex. B7 sau R13; un mag sau un bufon se scrie cu tot cuvântul

option-bidding = Cum se fac anunțurile: pe față sau în secret (implicit: pe rând și pe față)
option-bidding-label = anunțuri
choice-bidding-open = pe rând și pe față
choice-bidding-secret_bids = secrete până le fac toți
choice-bidding-secret_prediction = secrete toată runda
option-plus_minus_one = Suma anunțurilor nu poate fi egală cu levatele rundei (implicit: nu)
option-plus_minus_one-label = plus-minus unu
option-clairvoyance = În runda 1 vezi toate cărțile în afară de a ta până anunță toți (implicit: nu)
option-clairvoyance-label = clarviziune
option-single_suit = Fiecare are un pachet dintr-o rasă, fără atu; 3–4 jucători (implicit: nu)
option-single_suit-label = o singură culoare
option-step = Cu câte cărți crește mâna în fiecare rundă: 1, iar la jocul scurt 2 (implicit: 1)
option-step-label = cărți în plus pe rundă
option-rounds = Câte runde se joacă; 0 înseamnă câte ajung cărțile (implicit: 0)
option-rounds-label = runde
choice-rounds-0 = toate

preset-standard = Magii
preset-standard-about = Anunțurile se fac pe rând, cu voce tare.
preset-plus-minus-one = Plus-minus unu: suma nu iese niciodată
preset-plus-minus-one-about = Cine împarte nu poate face suma egală cu levatele: cineva greșește mereu.
preset-secret-bids = Anunțuri secrete, arătate când sunt gata toți
preset-secret-bids-about = Toți anunță deodată; până începe jocul nimeni nu știe ce plănuiesc ceilalți.
preset-secret-prediction = Anunțuri secrete, arătate după rundă
preset-secret-prediction-about = Până la sfârșitul rundei nimeni nu află ce au anunțat ceilalți.
preset-clairvoyance = Clarviziune în prima rundă
preset-clairvoyance-about = În prima rundă, cu o carte fiecare, vezi cărțile tuturor în afară de a ta.
preset-clairvoyance-secret = Clarviziune cu anunțuri secrete, cinci runde
preset-clairvoyance-secret-about = În prima rundă vezi toate cărțile în afară de a ta, iar toți anunță deodată.
preset-clairvoyance-plus-minus = Clarviziune cu plus-minus unu, cinci runde
preset-clairvoyance-plus-minus-about = În prima rundă vezi toate cărțile în afară de a ta; suma anunțurilor nu iese niciodată.
preset-single-suit = O singură culoare: câte o rasă pentru fiecare
preset-single-suit-about = Fiecare joacă un pachet dintr-o singură rasă, fără atu; pentru 3 sau 4 jucători.
preset-single-suit-secret = O singură culoare cu anunțuri secrete până la sfârșitul rundei, joc scurt
preset-single-suit-secret-about = Fiecare cu o rasă, anunțuri ascunse până la sfârșitul rundei, jumătate din runde.
preset-short = Joc scurt: două cărți în plus pe rundă
preset-short-about = Jumătate din rundele jocului obișnuit.
preset-first-five = Primele cinci runde
preset-first-five-about = Doar primele cinci runde, cu una până la cinci cărți: o încercare rapidă.

magove-plus-minus-one-needs-open-bidding = Plus-minus unu cere anunțuri pe rând: alege anunțuri pe față sau joacă fără această regulă.
magove-clairvoyance-excludes-single-suit = Clarviziunea cere o primă rundă cu o carte: alege clarviziunea sau o singură culoare, nu amândouă.
magove-single-suit-needs-three-or-four = Jocul cu o singură culoare e pentru trei sau patru, iar la masă { $seats ->
    [one] e { $seats } jucător
    [few] sunt { $seats } jucători
   *[other] sunt { $seats } de jucători
}.
magove-too-many-rounds = { $seats ->
    [one] Cu { $seats } jucător
    [few] Cu { $seats } jucători
   *[other] Cu { $seats } de jucători
} cărțile ajung pentru { $most ->
    [one] { $most } rundă
    [few] { $most } runde
   *[other] { $most } de runde
}, nu pentru { $rounds }; cu 0 se joacă atâtea câte se poate.

## Cărți și oameni

card-B = { $value } albastru
card-R = { $value } roșu
card-G = { $value } verde
card-Y = { $value } galben
card-Z = mag
card-N = bufon
letter-Z = M
letter-N = Bf
race-B = oameni (albaștri)
race-R = pitici (roșii)
race-G = elfi (verzi)
race-Y = uriași (galbeni)
race-Z = magi
race-N = bufoni

## Ce s-a întâmplat

news-started = Jocul începe: { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}.
news-race = **{ $who }** are { $race }
news-left-out = Nimeni nu are { $race }.
news-round = Runda { $number }: **{ $who }** împarte câte { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
news-trump = Se întoarce { $card }. Atu: { $race }.
news-jester = Se întoarce un bufon: rundă fără atu.
news-wizard = Se întoarce un mag: cel care împarte alege atuul.
news-no-trump = Toate cărțile sunt împărțite: rundă fără atu.
news-own-hand = La împărțire primești { $cards }.
news-own-others = Ceilalți primesc la împărțire: { $cards }.
news-own-other = **{ $who }** – { $card }
news-own-card = Acum vezi ce carte ai primit: { $card }.
news-trump-chosen = **{ $who }** alege atuul: { $race }.
news-bid = **{ $who }** { $tricks }
news-bids = Anunț: { $bids }.
news-bid-secret = { $names } { $count ->
    [1] a făcut anunțul
   *[other] au făcut anunțul
}.
news-revealed = Anunțurile se arată: { $bids }.
news-closed = Au anunțat toți: { $bids }.
news-closed-sum = Au anunțat toți.
news-closed-secret = Au anunțat toți; numerele rămân secrete până la sfârșitul rundei.
news-sum = Anunțuri: { $total } pentru { $cards ->
    [one] { $cards } levată
    [few] { $cards } levate
   *[other] { $cards } de levate
}.
news-played = **{ $who }** joacă { $card }
news-played-too = **{ $who }** – { $card }
news-won = **{ $who }** ia levata { $trick } ({ $won } până acum).
news-unmatched = Nimeni altcineva nu a jucat { $race }.
news-scored = Punctele rundei { $number }:
news-met = **{ $who }** a anunțat { $bid }, a luat { $tricks }: +{ $points }, total { $total }.
news-missed = **{ $who }** a anunțat { $bid }, a luat { $tricks }: { $points }, total { $total }.
news-winner = Jocul s-a încheiat. { $count ->
    [1] Câștigă { $names } cu { $points } { $amount ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }. Felicitări!
   *[other] Câștigă { $names } cu câte { $points } { $amount ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }. Felicitări!
}

outcome-most-points = Foaia de punctaj a vorbit: câștigă cine are cele mai multe puncte.

## Pe cine așteaptă masa, pentru toți

ask-trump = **{ $who }** a întors un mag și alege atuul.
ask-bid = Anunță **{ $who }**: de la 0 la { $most }.
ask-sum = Anunțate până acum: { $total }. Levate în rundă: { $count }.
ask-forbidden = { $bid } nu se poate: suma ar ieși exact { $count }.
ask-bids = Mai au de anunțat: { $names }.
ask-lead = **{ $who }** deschide levata { $number } din { $count }.
ask-play = Joacă **{ $who }**, levata { $number } din { $count }.
ask-led = Se răspunde la { $card }.

## Pe cine așteaptă masa, pentru jucătorul însuși

own-trump = Ai întors un mag: alege atuul.
own-trump-blind = Ai întors un mag: alege atuul, văzând toate cărțile în afară de a ta.
own-bid = Anunțul tău: { $count ->
    [1] iei singura levată?
    [one] câte din { $count } levată vei lua?
    [few] câte din cele { $count } levate vei lua?
   *[other] câte din cele { $count } de levate vei lua?
}
own-bid-blind = Vezi toate cărțile în afară de a ta. Anunțul tău: iei singura levată?
own-bid-made = Anunțul tău e { $bid }. Mai au de anunțat: { $names }.
own-bid-later = Acum anunță **{ $who }**; îți vine și ție rândul.
own-lead = Tu deschizi levata { $number } din { $count }: joacă orice carte.
own-any = E rândul tău: joacă orice carte.
own-any-jesters = E rândul tău. Până acum sunt doar bufoni: joacă orice carte.
own-any-wizard = E rândul tău. Levata o ia magul, deci joacă orice carte.
own-last = Ultima ta carte: { $card }.
own-only = Se poate juca doar { $card }.
own-only-led = Se răspunde la { $led }. Se poate juca doar { $card }.
own-follow = E rândul tău: la { $card } răspunde cu { $race } sau joacă un mag ori un bufon.
own-follow-not = E rândul tău. La { $card } nu ai cu ce răspunde: joacă orice carte.

## Răspunsuri date dinainte

auto-answer-lowest = Joacă cea mai mică carte, runda asta
auto-answer-lowest-given = Până la sfârșitul acestei runde se joacă automat cea mai mică dintre cărțile tale permise; poți retrage răspunsul.

## Butoane și meniuri

label-bid = Anunță { $count }
menu-trump = Alege atuul…
menu-bid = Câte levate vei lua?
menu-bid-forbidden = Câte levate? { $bid } nu se poate: suma ar ieși exact { $count }
menu-play = Joacă…

## Masa în cuvinte

table-round = Runda { $round } din { $rounds }, câte { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
table-dealer = împarte: { $who }
table-trump = Atu: { $race }
table-turned = Carte întoarsă: { $card }
table-no-trump = Fără atu
table-trump-open = Atuul nu e încă ales
table-bids = Anunțuri: { $total } pentru { $count ->
    [one] { $count } levată
    [few] { $count } levate
   *[other] { $count } de levate
}
table-seat = { $who }: { $parts }
table-seat-race = { $who }, { $race }: { $parts }
table-bid = anunț { $count }
table-bid-made = a anunțat
table-bid-open = mai are de anunțat
table-bid-secret = anunț secret
table-won = luate { $count }
table-needs = încă { $count }
table-met = exact
table-too-many = { $count } în plus
table-total = total { $total }
table-left-out = Nimeni nu are { $race }
table-trick = Levata { $number } din { $count }: { $cards }
table-bare = Levata { $number } din { $count }: încă nicio carte
table-winning = conduce { $who }
table-last = Ultima levată: { $cards }; a luat-o { $who }
table-card = { $who } – { $card }
table-sheet = Foaia de punctaj, de la ultima rundă; anunțate/luate și total:
table-place = { $place }. { $names }, { $total } { $amount ->
    [one] punct
    [few] puncte
   *[other] de puncte
}

## Mâna în cuvinte

hand-race = { $race }: { $cards }
hand-trump = { $race }: { $cards } (atu)
hand-special = { $race } × { $count }
hand-hidden = Cartea ta rămâne ascunsă până anunță toți.
hand-seen = Vezi: { $cards }
hand-open = Cărți încă nejucate: { $cards }
hand-bid = Anunț { $bid } · luate { $won }
hand-needs = încă { $count }
hand-met = exact atâtea
hand-too-many = { $count } în plus

## Cuvinte din imagini

picture-trump = atu
picture-no-trump = fără atu
picture-trump-open = atu?
picture-round = runda { $round }/{ $rounds }
picture-last = ultima levată
picture-last-of = ultima levată a rundei { $round }
picture-result = Foaia de punctaj
picture-course = Punctele pe runde
picture-cells = anunțate/luate și total; verde: exact
picture-rounds = ultimele runde: { $first }–{ $last }
picture-hidden = cartea ta

## Refuzuri

why-over = Jocul s-a încheiat; o masă nouă se deschide cu o singură comandă.
why-not-your-turn = Acum joacă alții; masa te cheamă când îți vine rândul.
why-not-now = Nu acum: masa așteaptă altă mutare.
why-unknown-race = „{ $race }” nu e o rasă; numește B (oameni), R (pitici), G (elfi) sau Y (uriași).
why-already-bid = Anunțul tău e deja scris și rămâne până la sfârșitul rundei.
why-bid-out-of-range = Se anunță de la 0 la { $most }, câte levate are runda; { $tricks } nu se poate.
why-bid-forbidden = Cu { $tricks } suma ar ieși exact { $cards ->
    [one] { $cards } levată
    [few] { $cards } levate
   *[other] { $cards } de levate
}, iar la plus-minus unu nu trebuie să iasă; alege alt număr.
why-unknown-card = „{ $card }” nu e o carte din acest pachet; scrie B7 sau R13, iar pentru un mag sau un bufon tot cuvântul.
why-not-in-hand = { $card } nu e în mâna ta; joacă una dintre cărțile pe care le ai.
why-must-follow = { $card } nu se poate juca acum, fiindcă ai o carte din rasa cerută: { $race }. Răspunde cu ea sau joacă un mag ori un bufon.

## Ce face o alegere

about-trump = Ai { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} din această rasă.
about-trump-blind = La ceilalți se văd { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} din această rasă.
about-bid = Exact atâtea: +{ $points }. Altfel −{ $each } pentru fiecare levată de diferență.
about-bid-sum = Exact: +{ $points }, altfel −{ $each } pentru fiecare levată de diferență. Total anunțat: { $total } pentru { $cards ->
    [one] { $cards } levată
    [few] { $cards } levate
   *[other] { $cards } de levate
}.
about-wins-last = Ia levata: joci la urmă și nimic nu-ți bate cartea.
about-wins = Cea mai bună până acum; după tine mai { $count ->
    [one] joacă { $count } jucător
    [few] joacă { $count } jucători
   *[other] joacă { $count } de jucători
}.
about-wins-sure = Ia levata: primul mag nu poate fi bătut.
about-loses = Nu ia levata: { $who } conduce cu { $card }.
about-lead-Z = Ia levata pe loc; ceilalți joacă orice.
about-lead-N = Aproape niciodată nu ia levata; rasa o cere cartea următoare.
about-lead = Se cer { $race }: cine are răspunde cu ei.
about-lead-trump = Deschizi cu atu. Se cer { $race }: cine are răspunde cu ei.
about-lead-free = Ia levata cea mai mare carte, dintre egale prima.
gloss-race = Ai { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} din această rasă.
gloss-Z = Mai tare decât orice carte; primul mag ia levata.
gloss-N = Mai slab decât orice carte; se poate juca oricând.
gloss-trump = Atu: bate orice carte din celelalte rase.

## Pentru începători

tip-trump = S-a întors un mag, deci tu alegi atuul. Alege rasa din care ai cele mai multe cărți, mai ales mari: atuurile bat toate celelalte rase.
tip-bid = Numără ce ar trebui să ia: magii, atuurile mari, adesea un 13 sau 12. Anunță numărul acesta: nimerit, aduce 20 de puncte și câte 10 pe levată; o levată în plus sau în minus costă 10.
tip-bid-blind = Vezi cărțile tuturor în afară de a ta. E printre ele un mag sau un atu mare? Atunci 0 e potrivit; dacă toate par slabe, încearcă 1.
tip-lead = Tu deschizi: cartea ta spune cu ce rasă (culoare) se răspunde. Vrei levate? Joacă un mag sau o carte mare. Nu vrei? Joacă ceva mic sau un bufon.
tip-follow = Ai din rasa (culoarea) cerută: răspunde cu ea sau joacă un mag ori un bufon, care sunt mereu permiși.
tip-higher = Cărțile care se pot juca sunt ridicate.
tip-free = Nu ai din rasa (culoarea) cerută, deci poți juca orice: un atu ca să iei levata sau o carte mare de care vrei să scapi.
tip-discard = Nu ai nici rasa (culoarea) cerută, nici atu: levata o mai poate lua doar un mag. Dacă nu mai vrei levate, scapă de o carte mare care te încurcă.
tip-wizard = Primul mag ia levata, iar al doilea nu ia nimic. Se poate juca orice: scapă de o carte mare care te încurcă și păstrează ce îți trebuie.
tip-any = Acum nu trebuie răspuns cu nicio rasă (culoare): joacă o carte mare ca să iei levata sau una mică ca s-o eviți.

lesson-last = E ultima rundă a lecției.
learnt-met = Ai nimerit un anunț: 20 de puncte și câte 10 pentru fiecare levată. Contează doar numărul exact; când îl ai, scapă de cărțile mari.
learnt-too-many = Ai luat mai multe levate decât ai anunțat: fiecare în plus costă 10 puncte. De cărțile mari care te încurcă scapi când oricum ia altcineva.
learnt-too-few = Ai luat mai puține levate decât ai anunțat: fiecare lipsă costă 10 puncte. Magii și atuurile mari sunt sigure, un 12 adesea nu.
learnt-nothing = Și 0 e un anunț: aduce 20 de puncte dacă nu iei nicio levată.

## Regulile, pagină cu pagină

example-names = Ana, Bogdan, Vera

rules-aim = Scopul
    .text = Înaintea fiecărei runde spui câte levate vei lua: acesta e anunțul tău. Dacă iei exact atâtea, primești puncte; una în plus e la fel de rea ca una în minus.

        La o levată fiecare pune o carte, iar cea mai tare o ia. După ultima rundă câștigă cine are cele mai multe puncte.
rules-cards = Cărțile
    .text = Patru rase, de la 1 (cea mai mică) la 13 (cea mai mare): oameni (albaștri), pitici (roșii), elfi (verzi), uriași (galbeni). Cei patru magi (M) sunt cele mai tari cărți, cei patru bufoni (Bf) cele mai slabe.

        În aproape fiecare rundă o rasă e atu: cărțile ei le bat pe cele ale celorlalte trei.
rules-signs = Ce înseamnă semnele
    .text = Semnele acestea apar pe plăcuțele jucătorilor, deasupra cărților și pe cărți. Rama aurie și săgeata arată cine e la rând.
rules-round = Runda
    .text = În runda 1 fiecare primește { $first ->
    [one] { $first } carte
    [few] { $first } cărți
   *[other] { $first } de cărți
}, iar în fiecare rundă următoare cu { $step } mai mult.
rules-rounds = La { $players } jucători { $rounds ->
    [one] se joacă o rundă
    [few] se joacă { $rounds } runde
   *[other] se joacă { $rounds } de runde
}.
rules-deal = Se împarte pe rând, în sensul acelor de ceasornic.
rules-turned = Cartea următoare se întoarce: rasa ei e atu. Un bufon înseamnă fără atu; după un mag, atuul îl alege cel care împarte. Când s-au împărțit toate cărțile, nu e atu.
rules-bidding = Apoi toți anunță, începând din stânga celui care împarte; anunțul rămâne. Toți aud suma: dacă trece de numărul levatelor, se va lupta pentru ele; dacă e mai mică, cineva va lua una pe care n-o voia.
rules-lead = Prima levată o deschide vecinul din stânga celui care împarte; pe următoarele, cine a luat-o pe cea dinainte.
rules-trick = Levata
    .text = Prima carte spune ce rasă se cere. Cine o are răspunde cu ea ori joacă un mag sau un bufon, mereu permiși. Cine nu o are joacă orice; nimeni nu e obligat să joace atu.

        Levata o ia primul mag; fără magi, cel mai mare atu; fără atuuri, cea mai mare carte din rasa cerută. Dacă toți sunt bufoni, o ia primul.
rules-example = O levată, carte cu carte
    .text = Atu sunt piticii (roșii). { $b } deschide cu 7 albastru. { $c } nu are nicio carte albastră și joacă 2 roșu, un atu.

        { $a } are 12 albastru, 4 verde și un bufon. S-a cerut albastru, deci se poate juca 12 albastru sau bufonul, dar nu 4 verde: cărțile permise sunt ridicate.

        Oricum levata merge la { $c }: și cel mai mic atu bate rasa cerută. { $a } a anunțat 0 și se bucură, iar { $c } deschide levata următoare.
rules-score = Punctele
    .text = Un anunț nimerit aduce { $right } de puncte și încă { $each } pentru fiecare levată. Altfel fiecare levată în plus sau în minus costă { $each }.

        Anunțate 2, luate 2: { $two }. Anunțate 0, luate 0: { $none }. Anunțate 2, luate 1 sau 3: { $off }.

        Foaia de punctaj are un rând pentru fiecare rundă și o coloană pentru fiecare jucător; în celule: anunțate / luate și totalul. Celulele verzi sunt anunțurile nimerite. La egalitate locul se împarte.
rules-variants = La această masă
rules-variant-open = Se anunță pe rând și toți aud.
rules-variant-plus-minus = Plus-minus unu: suma anunțurilor nu poate fi egală cu numărul levatelor. De aceea celui care împarte, ultimul la anunț, îi poate fi interzis un număr.
rules-variant-secret = Anunțuri secrete: toți anunță deodată, iar numerele se arată când sunt gata toți.
rules-variant-hidden = Anunțuri secrete: toți anunță deodată, iar numerele se arată abia după rundă.
rules-variant-clairvoyance = Clarviziune: în runda 1 vezi toate cărțile în afară de a ta până anunță toți.
rules-variant-single = O singură culoare: fiecare joacă cele cincisprezece cărți ale unei rase, cu magul și bufonul ei. Fără atu, nimeni nu trebuie să răspundă: ia cea mai mare carte, magul peste 13, bufonul sub 1, dintre egale prima.
rules-variant-step = Mâna crește cu câte două cărți pe rundă.
rules-variant-rounds = { $rounds ->
    [one] Se joacă { $rounds } rundă.
    [few] Se joacă { $rounds } runde.
   *[other] Se joacă { $rounds } de runde.
}
rules-questions = Întrebări frecvente
    .text = – Se deschide cu un bufon? Rasa o cere cartea următoare; dacă toți sunt bufoni, ia primul.
        – Se deschide cu un mag? El ia levata, iar ceilalți joacă orice.
        – Un mag după o carte de rasă? Cei care urmează răspund tot la rasa cerută.
        – Trebuie să joc un atu sau un mag? Niciodată, cât timp se poate altceva.
        – Îmi pot schimba anunțul? Nu, rămâne până la sfârșitul rundei.
        – Pot scădea punctele sub zero? Da, la început se întâmplă des.
        – Nu-mi mai pot nimeri anunțul. Ce fac? Fiecare levată de diferență costă la fel: micșorează paguba sau strică anunțurile celorlalți.

## Ce se poate căuta

term-bid = Anunț (țintă)
    .text = Câte levate a spus jucătorul că va lua în această rundă. Se face o dată, înaintea primei cărți; puncte aduc doar exact atâtea.
term-bids = Suma anunțurilor (țintă)
    .text = Câte levate s-au anunțat până acum, iar după bară câte are runda. Dacă s-au anunțat mai multe, cuiva îi vor lipsi; dacă mai puține, cineva va lua prea multe.
term-won = Levate luate (levată)
    .text = Câte levate a luat jucătorul în această rundă.
term-needs = Mai trebuie (plus)
    .text = Câte levate lipsesc până la anunț.
term-over = În plus (cerc tăiat)
    .text = Cu câte levate e jucătorul peste anunț. Fiecare costă { $each } puncte.
term-met = Exact (bifă)
    .text = Jucătorul are exact câte levate a anunțat; înainte de joc înseamnă că anunțul secret e făcut.
term-total = Total (steag)
    .text = Punctele din toate rundele de până acum.
term-best = Cea mai bună carte (coroană)
    .text = Sub o carte din levată: ar lua levata așa cum e, sau a luat-o deja. În rezultat: primul loc.
term-dealer = Cel care împarte (cărți)
    .text = Împarte runda, anunță ultimul și alege atuul după un mag. Vecinul din stânga anunță și deschide primul.
term-turn = Cine e la rând (ramă aurie, săgeată)
    .text = Masa îl așteaptă pe jucătorul cu ramă aurie și săgeată.
term-seat = Semnul unui jucător (figură)
    .text = Fiecare jucător are o figură de o culoare a sa: apare pe plăcuță și lângă ce a jucat.
term-trick = Levată
    .text = Câte o carte de la fiecare, pe rând. O ia primul mag, fără magi cel mai mare atu, fără atuuri cea mai mare carte din rasa cerută.
term-led = Rasa cerută
    .text = Rasa primei cărți din levată care nu e bufon. Cine o are răspunde cu ea ori joacă un mag sau un bufon. După un mag nu se răspunde.
term-trump = Atu
    .text = Rasa cărții întoarse: cărțile ei bat toate celelalte rase. Un bufon întors înseamnă fără atu; după un mag îl alege cel care împarte.
term-turned = Carte întoarsă
    .text = Stă pe restul pachetului și arată atuul. Nu e a nimănui.
term-sheet = Foaia de punctaj
    .text = Un rând pentru fiecare rundă, o coloană pentru fiecare jucător. În celulă apar anunțate / luate și totalul; o celulă verde e un anunț nimerit.
term-plus-minus = Plus-minus unu
    .text = Variantă: suma anunțurilor nu poate fi egală cu numărul levatelor, așa că un număr poate fi interzis celui care împarte.
term-secret = Anunțuri secrete
    .text = Variantă: toți anunță deodată. Numerele se arată când sunt gata toți sau, dacă așa s-a ales la masă, abia după rundă. Semnul întrebării înseamnă că anunțul e făcut, dar nu se vede.
term-clairvoyance = Clarviziune
    .text = Variantă: în runda 1 fiecare vede toate cărțile în afară de a sa până anunță toți.
term-single = O singură culoare
    .text = Variantă pentru trei sau patru: fiecare joacă un pachet dintr-o rasă. Fără atu, nu se răspunde, ia cea mai mare carte.
term-race = Una dintre cele patru rase, de la 1 (cea mai mică) la 13 (cea mai mare).
term-race-trump = În această rundă e atu.
term-race-gone = Jucate în această rundă: { $cards }.
term-race-none = În această rundă nu s-a jucat încă niciuna.
term-Z-text = Cea mai tare carte: primul mag ia levata. Se poate juca oricând. Dacă e întors, cel care împarte alege atuul; dacă deschide levata, toți joacă orice.
term-N-text = Cea mai slabă carte: ia levata doar dacă toți joacă bufoni. Se poate juca oricând. Dacă e întors, nu e atu; dacă deschide levata, rasa o cere cartea următoare.
term-gone = { $count ->
    [0] În această rundă nu s-a văzut încă niciunul dintre cei patru.
   *[other] Văzuți în această rundă: { $count } din 4.
}
term-card = { $race }. O bat cărțile mai mari din rasa ei, atuurile și magii.
term-card-highest = { $race }, cartea cea mai mare. O bat atuurile și magii.
term-card-trump = { $race }. O bat atuurile mai mari și magii.
term-card-top = { $race }, cartea cea mai mare. O bat doar magii.
term-card-single = { $race }. O bat cărțile mai mari și magii.
term-at-hand = E la tine.
term-at-trick = E în această levată, jucată de { $who }.
term-at-gone = A fost jucată în această rundă.
term-at-turned = E întoarsă pe masă.
term-at-seen = E la { $who }.
term-at-out = Nu e în joc: nimeni nu joacă cu această rasă.
term-at-unknown = Nu ai de unde să știi unde e.

## Unde s-a întors jocul
turned-miss = Cea mai mare abatere, runda { $round }: **{ $who }** anunță { $bid } și ia { $tricks }.
turned-bold = Cel mai îndrăzneț anunț nimerit, runda { $round }: **{ $who }** anunță { $bid } și ia { $tricks }.
turned-row = **{ $who }** a nimerit { $count ->
    [one] { $count } anunț
    [few] { $count } anunțuri
   *[other] { $count } de anunțuri
} la rând (rundele { $first }–{ $round }).
turned-all = Runda { $round }: toți iau exact cât au anunțat.
turned-none = Runda { $round }: nimeni nu ia cât a anunțat.
