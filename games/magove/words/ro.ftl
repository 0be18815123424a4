# „Magii” în română. Numele jucătorilor vin curățate, `card` și `race` vin cu cuvintele de aici, iar în refuzuri ca pe
# butoane sau, dacă nu există așa ceva, cum au fost tastate. Punctele vin cu semnul lor.

## Jocul în liste și comenzi

game-name = Magii
game-blurb = Prezi câte levate iei și ia exact atâtea. 3–6 jucători.

verb-trump = Alege atuul după ce ai întors un mag
verb-bid = Prezi câte levate iei în runda asta
verb-play = Joacă o carte în levată

field-trump-race = Rasa: B oameni (albastru), R pitici (roșu), G elfi (verde) sau Y uriași (galben)
field-bid-tricks = Câte levate vei lua: de la 0 până la toate levatele rundei
field-play-card = Cartea, de ex. B7 sau R13; Z e un mag, N un bufon

option-bidding = Cum se fac predicțiile: open, secret_bids sau secret_prediction (de obicei open)
option-bidding-label = predicții
choice-bidding-open = pe rând și pe față
choice-bidding-secret_bids = secrete până le fac toți
choice-bidding-secret_prediction = secrete până la sfârșitul rundei
option-plus_minus_one = Suma predicțiilor nu poate fi egală cu levatele rundei: da sau nu (de obicei nu)
option-plus_minus_one-label = plus-minus unu
option-clairvoyance = În runda 1 vezi toate cărțile în afară de a ta până prezic toți: da sau nu (de obicei nu)
option-clairvoyance-label = clarviziune
option-single_suit = Fiecare are un pachet dintr-o rasă, fără atu: da sau nu; 3–4 jucători (de obicei nu)
option-single_suit-label = o singură culoare
option-step = Cu câte cărți crește mâna în fiecare rundă: 1, iar la jocul scurt 2 (de obicei 1)
option-step-label = cărți în plus pe rundă
option-rounds = Câte runde se joacă; 0 înseamnă câte ajung cărțile (de obicei 0)
option-rounds-label = runde

preset-standard = Magii
preset-plus-minus-one = Plus-minus unu: suma nu iese niciodată
preset-secret-bids = Anunț secret, arătat când sunt gata toți
preset-secret-prediction = Predicție secretă, arătată după rundă
preset-clairvoyance = Clarviziune în prima rundă
preset-clairvoyance-secret = Clarviziune cu anunț secret, cinci runde
preset-clairvoyance-plus-minus = Clarviziune cu plus-minus unu, cinci runde
preset-single-suit = O singură culoare: câte o rasă pentru fiecare
preset-single-suit-secret = O singură culoare cu predicție secretă, joc scurt
preset-short = Joc scurt: două cărți în plus pe rundă
preset-first-five = Primele cinci runde

magove-plus-minus-one-needs-open-bidding = Plus-minus unu cere predicții pe rând: alege predicții pe față sau joacă fără această regulă.
magove-clairvoyance-excludes-single-suit = Clarviziunea cere o primă rundă cu o carte: alege-o pe ea sau o singură culoare.
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
race-B = oameni (albastru)
race-R = pitici (roșu)
race-G = elfi (verde)
race-Y = uriași (galben)
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
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
news-trump = Se întoarce { $card }. Atu: { $race }.
news-jester = Se întoarce un bufon: rundă fără atu.
news-wizard = Se întoarce un mag: cel care împarte alege atuul.
news-no-trump = Toate cărțile sunt împărțite: rundă fără atu.
news-trump-chosen = **{ $who }** alege atuul: { $race }.
news-bid = **{ $who }** { $tricks }
news-bids = Predicție: { $bids }.
news-bid-secret = { $names } { $count ->
    [1] a făcut predicția
   *[other] au făcut predicția
}.
news-revealed = Predicțiile se arată: { $bids }.
news-closed = Au prezis toți: { $bids }.
news-closed-sum = Au prezis toți.
news-closed-secret = Au prezis toți; numerele rămân secrete până la sfârșitul rundei.
news-exact = În total { $total }, exact câte levate sunt.
news-over = În total { $total }: cu { $count } mai mult decât levatele rundei ({ $cards }).
news-under = În total { $total }: cu { $count } mai puțin decât levatele rundei ({ $cards }).
news-played = **{ $who }** joacă { $card }
news-played-too = **{ $who }** { $card }
news-won = **{ $who }** ia levata { $trick }; levate până acum: { $won }.
news-scored = Punctele rundei { $number }:
news-met = **{ $who }** a prezis { $bid }, a luat { $tricks }: { $right } + { $each } × { $tricks } = { $points }. Total { $total }.
news-missed = **{ $who }** a prezis { $bid }, a luat { $tricks }: −{ $each } × { $off } = { $points }. Total { $total }.
news-winner = Blocul adevărului e plin. { $count ->
    [1] Câștigă { $names } cu { $points } puncte. Felicitări!
   *[other] Câștigă { $names } cu câte { $points } puncte. Felicitări!
}

outcome-most-points = Blocul adevărului a vorbit: câștigă cele mai multe puncte.

## Pe cine așteaptă masa, pentru toți

ask-trump = **{ $who }** a întors un mag și alege atuul.
ask-bid = Prezice **{ $who }**: de la 0 la { $most }.
ask-sum = Până acum { $total } pentru { $count ->
    [one] { $count } levată
    [few] { $count } levate
   *[other] { $count } de levate
}.
ask-forbidden = Fără { $bid }: suma ar ieși exact { $count ->
    [one] { $count } levată
    [few] { $count } levate
   *[other] { $count } de levate
}.
ask-bids = Mai au de prezis: { $names }.
ask-lead = **{ $who }** deschide levata { $number } din { $count }.
ask-play = Joacă **{ $who }**, levata { $number } din { $count }.
ask-led = Se răspunde la: { $race }.

## Pe cine așteaptă masa, pentru jucătorul însuși

own-trump = Ai întors un mag: alege atuul.
own-trump-blind = Ai întors un mag: alege atuul, văzând toate cărțile în afară de a ta.
own-bid = Predicția ta: { $count ->
    [1] iei singura levată?
    [one] câte din { $count } levată vei lua?
    [few] câte din { $count } levate vei lua?
   *[other] câte din { $count } de levate vei lua?
}
own-bid-blind = Vezi toate cărțile în afară de a ta. Predicția ta: iei singura levată?
own-bid-made = Predicția ta e { $bid }. Mai au de prezis: { $names }.
own-bid-later = Acum prezice **{ $who }**; îți vine și ție rândul.
own-lead = Tu deschizi levata { $number } din { $count }: joacă orice carte.
own-any = E rândul tău: joacă orice carte.
own-follow = E rândul tău. Se răspunde la: { $race }. Răspunde sau joacă un mag ori un bufon.
own-follow-not = E rândul tău. Se răspunde la: { $race }. Nu ai așa ceva: joacă orice carte.

## Butoane și meniuri

label-bid = { $count ->
    [0] nicio levată
    [one] { $count } levată
    [few] { $count } levate
   *[other] { $count } de levate
}
menu-trump = Alege atuul…
menu-bid = Câte levate vei lua?
menu-bid-forbidden = Câte levate? Fără { $bid }: suma ar ieși exact { $count }
menu-play = Joacă…

## Masa în cuvinte

table-round = Runda { $round } din { $rounds }, câte { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
table-dealer = împarte: { $who }
table-trump = Atu: { $race }
table-turned = Carte întoarsă: { $card }
table-no-trump = Fără atu
table-trump-open = Atuul nu e încă ales
table-bids = Predicții: { $total } pentru { $count ->
    [one] { $count } levată
    [few] { $count } levate
   *[other] { $count } de levate
}
table-seat = { $who }: { $parts }
table-seat-race = { $who }, { $race }: { $parts }
table-bid = prezis { $count }
table-bid-made = a prezis
table-bid-open = mai are de prezis
table-bid-secret = predicție secretă
table-won = luat { $count }
table-needs = încă { $count }
table-met = exact
table-too-many = { $count } în plus
table-total = total { $total }
table-left-out = Nimeni nu are { $race }
table-trick = Levata { $number } din { $count }: { $cards }
table-bare = Levata { $number } din { $count }: încă nicio carte
table-winning = conduce { $who }
table-last = Ultima levată: { $cards }; a luat-o { $who }
table-card = { $who } { $card }
table-sheet = Blocul adevărului, de la ultima rundă; prezise/luate și total:
table-place = { $place }. { $names }, { $total } puncte

## Mâna în cuvinte

hand-race = { $race }: { $cards }
hand-trump = { $race }: { $cards } (atu)
hand-special = { $race } × { $count }
hand-hidden = Cartea ta rămâne ascunsă până prezic toți.
hand-seen = Vezi: { $cards }
hand-open = Cărți încă nejucate: { $cards }
hand-bid = Predicție { $bid } · luate { $won }
hand-needs = încă { $count }
hand-met = exact atâtea
hand-too-many = { $count } în plus

## Cuvinte din imagini

picture-trump = atu
picture-no-trump = fără atu
picture-trump-open = atu?
picture-round = runda { $round }/{ $rounds }
picture-last = ultima levată
picture-result = Blocul adevărului
picture-hidden = cartea ta

## Refuzuri

why-over = Jocul s-a încheiat; o masă nouă se deschide cu o singură comandă.
why-not-your-turn = Acum sunt alții la rând; masa te cheamă când îți vine rândul.
why-not-now = Asta vine în alt moment al rundei.
why-unknown-race = „{ $race }” nu e o rasă; numește B (oameni), R (pitici), G (elfi) sau Y (uriași).
why-already-bid = Predicția ta e deja scrisă și rămâne până la sfârșitul rundei.
why-bid-out-of-range = Se prezice de la 0 la { $most }, câte levate are runda; { $tricks } e în afara lor.
why-bid-forbidden = Cu { $tricks } suma ar ieși exact { $cards ->
    [one] { $cards } levată
    [few] { $cards } levate
   *[other] { $cards } de levate
}, iar la plus-minus unu nu trebuie să iasă; alege alt număr.
why-unknown-card = „{ $card }” nu e o carte din acest pachet; scrie B7 sau R13, Z pentru un mag sau N pentru un bufon.
why-not-in-hand = { $card } nu e în mâna ta; joacă una dintre cărțile pe care le ai.
why-must-follow = { $card } mai așteaptă, fiindcă ai o carte din rasa cerută: { $race }. Răspunde cu ea sau joacă un mag ori un bufon.

## Pagina cu reguli

rules-goal = ## Magii
    În fiecare rundă prezici câte levate vei lua și încerci să iei exact atâtea: nici mai multe, nici mai puține. Sunt 60 de cărți: oameni (albastru), pitici (roșu), elfi (verde) și uriași (galben), de la 1 la 13, patru magi și patru bufoni.
rules-round = **Runda.** În runda 1 primește fiecare o carte, apoi câte una în plus în fiecare rundă, până se termină pachetul: 20 de runde în trei, 15 în patru, 12 în cinci, 10 în șase. Împărțirea trece mai departe în sensul acelor de ceasornic. Următoarea carte se întoarce: rasa ei e atu. După un bufon nu e atu; după un mag îl alege cel care împarte. Când se împarte tot pachetul, nu e atu.
rules-bid = **Predicția.** Începând din stânga celui care împarte, fiecare spune câte levate va lua. Ce s-a spus rămâne spus.
rules-play = **Jocul.** Prima levată o deschide vecinul din stânga celui care împarte, pe următoarele cel care a luat levata dinainte. Prima carte cere rasa: cine o are răspunde cu ea ori joacă un mag sau un bufon. Cine nu o are joacă orice; nimeni nu e obligat să joace atu. Dacă începe un bufon, rasa o cere cartea următoare; dacă începe un mag, toți joacă ce vor.
rules-trick = **Levata o ia** primul mag; fără magi, cel mai mare atu; fără atu, cea mai mare carte din rasa cerută. Bufonul pierde în fața oricui; dacă toți sunt bufoni, o ia primul.
rules-score = **Puncte.** Predicție împlinită: { $right } și câte { $each } pentru fiecare levată. Altfel −{ $each } pentru fiecare levată în plus sau în minus. Câștigă cele mai multe puncte după ultima rundă; la egalitate locul se împarte.
rules-variants = **Variante**
rules-variant-plus-minus = **Plus-minus unu:** suma predicțiilor nu poate fi egală cu numărul levatelor, așa că un număr poate fi interzis celui care împarte.
rules-variant-secret = **Anunț secret:** toți prezic deodată și văd numerele când sunt gata toți. **Predicție secretă:** numerele se arată abia după rundă.
rules-variant-clairvoyance = **Clarviziune:** în runda 1 vezi toate cărțile în afară de a ta până prezic toți.
rules-variant-single = **O singură culoare** (3–4 jucători): fiecare joacă cele cincisprezece cărți ale unei rase, cu magul și bufonul ei. Fără atu, nimeni nu trebuie să răspundă; ia cea mai mare carte, magul peste 13, bufonul sub 1, dintre egale prima. Mâini de la 4 la 15 cărți.
rules-variant-short = **Joc scurt:** mâna crește cu câte două cărți pe rundă sau se joacă mai puține runde.
