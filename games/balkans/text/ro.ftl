# Bătălia pentru Balcani în română. Numele jucătorilor vin pregătite.
#
# Un cuvânt pentru un lucru: Influență (punctele) · ordin (Recoltă, Înarmare, Ofensivă, Manevră, Apărare, Dezvoltare) ·
# Planificare · anotimp · Bilanț (sfârșitul rundei) · ținut, mare, strâmtoare · cetate, nivel, ziduri (cetate sau tabără) ·
# tabără · parte (cine luptă împreună) · armată regulată, de elită, regală; flotilă; trupă (armată sau flotilă) · rezervă · bătălie de câmp, de asediu,
# navală · rundă de luptă · forță, atac, apărare · pierderi · a se retrage · Tactică comună, Strategie, carte regală,
# avantaj · a consacra · alianță · neutru, suveran, în afara jocului · răscoală, ruină (și refacere) · prizonier,
# răscumpărare · a sări peste rând · a pasa (fără carte) · aur, dar numărat „18 galbeni”.

## The game in lists and commands

game-name = Bătălia pentru Balcani
game-blurb = Vremea lui Caloian: ordine, războaie și Influență în 46 de ținuturi. 2–5 jucători.
game-aim = Strânge Influență ★ ca să câștigi: fiecare ținut al tău aduce cam 1 pe rundă.
verb-kingdom = Alege regatul pe care îl conduci
verb-keep = Start strategic: păstrează din cele cinci cărți regale, 2 galbeni fiecare
verb-plan = Alege cele patru ordine ale rundei
verb-order = Începe să joci un ordin
verb-attack = Joacă o Ofensivă fără cărți: numește ținta
verb-with = Joacă aceste cărți împreună cu ordinul început
verb-choose = Răspunde la întrebarea deschisă
verb-back = Retrage-ți ultimul răspuns
verb-skip = Sari peste rând; un ordin se pierde fără să fie arătat
verb-card = Joacă una dintre cărțile tale
verb-ransom = Răscumpără-ți armata capturată
verb-end = Încheie-ți rândul
verb-hire = Angajează o armată într-un ținut al tău
verb-promote = Ridică o armată regulată la rang de elită
verb-build = Construiește o flotilă lângă un ținut al tău
verb-home = Veneția: construiește o flotilă în marea ei
verb-repair = Refă un ținut aflat în ruină
verb-disband = Desființează o trupă a ta de pe hartă
verb-break = Ieși din alianță
verb-voyage = Mută o flotilă dintr-odată, cu încărcătura ei
verb-sail = Mută o flotilă, cu sau fără armată la bord
verb-ask = Cere voie să treci printr-o strâmtoare
verb-send = Trimite spre țintă armate, și flotile, dintr-o singură mutare
verb-march = Trimite armate spre țintă
verb-grant = Permite trecerea
verb-refuse = Refuză trecerea
verb-defend = Răspunde la Ofensivă cu ordinul Apărare
verb-fight = Alege următoarea bătălie
verb-meet = Ieși la luptă în câmp sau rămâi sub asediu
verb-consent = Spune dacă aliatul tău îți poate apăra ținutul
verb-establish = Așază o carte ca Strategie consacrată
verb-royal = Dezvoltare: trage o carte regală
verb-buy = Dezvoltare: cumpără Strategia de deasupra
verb-reshuffle = Dezvoltare: amestecă cărțile regale jucate înapoi în pachet
verb-lend = Împrumută-i unui aliat flotilele din jurul bătăliei
verb-hand = Anunță o tactică din mână
verb-draw = Anunță că tragi o Tactică comună
verb-tactic = Pregătește această tactică, cu fața în jos
verb-count = Alege a cui tactică contează pentru partea ta
verb-lose = Dă aceste trupe drept pierderi
verb-retreat = Retrage-te din bătălie
verb-stay = Rămâi în bătălie
verb-embark = Retrage o armată pe o flotilă goală
verb-withdraw = Retrage tot ce a rămas într-un loc vecin
verb-propose = Propune o alianță
verb-accept = Acceptă alianța
verb-decline = Refuză alianța
verb-done = Încheie acest pas
verb-pass = Pasează
verb-surrender = Începe să te predai
verb-yield = Confirmă predarea numind regatul tău
field-kingdom-kingdom = Regatul, de exemplu Bulgaria
field-keep-cards = Cărțile regale păstrate; poate fi și niciuna
field-plan-orders = Patru ordine, de exemplu recoltă, înarmare, ofensivă, ofensivă
field-order-kind = Ce ordin: recoltă, înarmare, ofensivă, apărare, dezvoltare
field-attack-land = Ținta Ofensivei
field-with-cards = Cărțile care însoțesc ordinul
field-skip-kind = Ordinul care se pierde
field-card-card = Cartea jucată
field-choose-what = Răspunsul: un ținut, o mare, un regat sau un număr
field-ransom-kind = Ce armată: regulată, de elită sau regală
field-ransom-captor = Cine o ține captivă
field-hire-kind = Ce armată: regulată, de elită sau regală
field-hire-land = Ținutul în care angajezi
field-promote-land = Ținutul unde o armată regulată devine de elită
field-build-land = Ținutul care construiește flotila
field-build-sea = Marea în care apare flotila
field-home-army = Dacă urcă și o armată regulată, pentru încă 1 galben
field-repair-land = Ținutul refăcut
field-disband-place = Unde se află trupa
field-disband-kind = Ce trupă: armată regulată, armată de elită sau flotilă
field-voyage-fleet = Flotila după marea ei, cu + și armata de la bord, dacă are
field-voyage-to = Marea în care ajunge
field-voyage-cargo = Încărcătura: none, aboard sau o armată ca fel@ținut
field-sail-fleet = Flotila după marea ei, cu + și armata de la bord, dacă are
field-ask-strait = Strâmtoarea de trecut
field-send-armies = Armate ca ținut:fel:număr, all sau guarded; și fleets pentru flotile
field-march-armies = Armatele care pleacă, fiecare ca ținut:fel:număr
field-fight-place = Locul bătăliei
field-meet-how = Bătălie de câmp sau asediu
field-consent-yes = „Da” îi permite aliatului să apere
field-establish-card = Cartea consacrată
field-lend-to = Aliatul căruia îi împrumuți
field-tactic-card = Tactica pregătită
field-count-seat = A cui tactică contează
field-lose-pieces = Trupele pierdute
field-embark-kind = Felul armatei care se îmbarcă
field-embark-sea = Marea flotilei goale
field-withdraw-to = Unde te retragi
field-propose-members = Regatele alianței, al tău printre ele
field-yield-what = Regatul la care renunți: al tău
option-mode = Joc standard sau avansat (de obicei standard)
option-mode-label = joc
option-target = Influența pentru victorie: de la 10 la 200 (de obicei 30)
option-target-label = ținta de Influență
option-influence_victory = Influența poate aduce victoria: da sau nu (de obicei da)
option-influence_victory-label = victorie prin Influență
option-territorial_victory = Al unsprezecelea ținut aduce victoria: da sau nu (de obicei da)
option-territorial_victory-label = victorie prin ținuturi
option-annihilation = Câștigă doar cine rămâne la urmă în picioare: da sau nu (de obicei nu)
option-annihilation-label = anihilare totală
option-round_limit = Ultima rundă, de la 1 la 50; 0 înseamnă fără limită (de obicei 0)
option-round_limit-label = ultima rundă
choice-round_limit-0 = fără
option-control_territory = Un ținut care aduce victoria dacă îl ții două Planificări la rând (de obicei niciunul)
option-control_territory-label = ținut de controlat
option-money_goal = Aurul care aduce victoria pe loc, 10–500; 0 înseamnă fără (de obicei 0)
option-money_goal-label = ținta de aur
choice-money_goal-0 = fără
option-strategic_start = Start cu încă 5 galbeni și alegere de cărți regale: da sau nu (de obicei nu)
option-strategic_start-label = start strategic
option-manoeuvre = Ofensiva se poate juca drept Manevră: da sau nu (de obicei nu)
option-manoeuvre-label = Manevră
option-non_players = Ce devin ținuturile regatelor fără jucător (de obicei automat)
option-non_players-label = regate fără jucător
option-alliances = Alianțe după înțelegere, echipe fixe sau deloc (de obicei libere)
option-alliances-label = alianțe
option-teams = Locurile primei echipe, de la 0; restul sunt a doua (de obicei 0 2 4)
option-teams-label = prima echipă
option-seat_order = Ordinea rândurilor: la sorți sau cum stați (de obicei la sorți)
option-seat_order-label = ordinea rândurilor
option-kingdom_choice = Regatele se aleg pe rând sau se trag la sorți (de obicei pe rând)
option-kingdom_choice-label = regate
choice-mode-standard = standard
choice-mode-advanced = avansat
choice-control_territory-none = niciunul
choice-non_players-auto = automat
choice-non_players-neutral = neutre
choice-non_players-sovereign = suverane
choice-non_players-unplayable = în afara jocului
choice-alliances-free = libere
choice-alliances-teams = echipe
choice-alliances-none = deloc
choice-seat_order-lot = la sorți
choice-seat_order-as_seated = cum stăm
choice-kingdom_choice-draft = alese pe rând
choice-kingdom_choice-lot = la sorți
preset-standard = Joc standard
preset-standard-about = Câștigă 30 de puncte de Influență sau al 11-lea ținut; alianțe la înțelegere.
preset-advanced = Joc avansat
preset-advanced-about = Avantaje și cărți cu toate efectele lor. Pentru cei care știu jocul standard.
preset-teams = Război pe echipe până la 30 de puncte de Influență
preset-teams-about = Două echipe fixe cu Influență comună; câștigă cu 30 de puncte, cea mică cu 15.
preset-no-alliances = Fiecare pentru sine, până la 15 puncte de Influență
preset-no-alliances-about = Fără alianțe, regate trase la sorți; câștigă 15 puncte de Influență.
preset-manoeuvre = Avansat, cu Manevră și start strategic
preset-manoeuvre-about = Ofensiva poate fi și Manevră, alegi primele cărți; câștigă 12 puncte de Influență.
preset-control = Luptă pentru un ținut, cinci runde
preset-control-about = Câștigă cine ține un ținut mare la două Planificări la rând.
preset-money = Cursă pentru 50 de galbeni, cinci runde
preset-money-about = Primul care strânge 50 de galbeni câștigă pe loc.
preset-annihilation = Anihilare, cinci runde
preset-annihilation-about = Câștigă ultimul regat sau, după cinci runde, cea mai mare Influență; avansat.
preset-quick = Război rapid, două runde
preset-quick-about = Două runde, regate la sorți: o încercare într-o seară.
balkans-no-victory = Masa are nevoie de o cale spre victorie: permite măcar una.
balkans-money-goal = Ținta de aur începe de la { $least }; 0 înseamnă fără.
balkans-teams-need-three = Echipele cer cel puțin trei jucători; la masă sunteți { $seats }.
balkans-teams-empty = Ambele echipe au nevoie de cineva: numește unele locuri, nu toate.

## Refusals

why-over = Jocul s-a încheiat; o masă nouă se deschide cu o singură comandă.
why-not-your-turn = Acum joacă alții; masa te cheamă când îți vine rândul.
why-not-now = Nu acum: masa așteaptă altă mutare.
why-unknown-name = „{ $name }” nu există pe hartă; numele apar pe măsură ce scrii.
why-not-in-hand = { $card } nu e printre cărțile tale; joacă una pe care o ai.
why-wrong-moment = Nu acum: { $card }.
why-card-not-now = { $card } nu are acum niciun efect sau o carte cu acest nume a fost deja jucată; poate veni mai târziu.
why-too-dear = Costă { $cost ->
    [one] { $cost } galben
    [few] { $cost } galbeni
   *[other] { $cost } de galbeni
}, iar tu ai { $gold }; se poate ceva mai ieftin.
why-four-orders = Planul înseamnă exact patru dintre ordinele tale.
why-no-such-order = Nu mai ai ordinul „{ $kind }” runda asta; joacă altul sau sari peste rând.
why-not-your-land = Ținutul { $land } nu e al tău; aici acționează ținuturile tale.
why-besieged = Ținutul { $land } e sub asediu și nu se poate înarma; celelalte pot.
why-in-revolt = Ținutul { $land } e în răscoală și nu se poate înarma; celelalte pot.
why-land-has-acted = { $land } a acționat deja în această Înarmare; alt ținut poate.
why-needs-fortress = { $land } nu are cetate sau tabără: acolo se angajează doar armate regulate.
why-none-in-reserve = Toate piesele de acest fel ({ $kind }) sunt pe hartă; o desființare eliberează una.
why-out-of-reach = { $place } e prea departe sau drumul e oprit; lista arată unde se poate ajunge.
why-strait-closed = Trecerea ({ $strait }) e închisă fără voia stăpânului; o poți cere.
why-asked-already = Pentru { $strait } ai cerut deja în acest ordin sau nu e nevoie.
why-no-ally = Nu ești în nicio alianță; la Bilanț poți propune una.
why-alliance-not-whole = Include-te pe tine și pe toți aliații celor pe care îi numești.
why-finish-first = Ai ceva început: termină sau dă înapoi.
why-nothing-like-it = Asta nu e printre cele posibile acum; meniurile arată tot ce se poate.

## How a table ends

outcome-territory = Al unsprezecelea ținut e cucerit: războiul e câștigat.
outcome-money = Ținta de aur e atinsă.
outcome-annihilation = În picioare a rămas o singură parte.
outcome-control = Ținutul disputat a fost ținut de la o Planificare la alta.
outcome-influence = Ținta de Influență e atinsă.
outcome-rounds = Ultima rundă s-a încheiat: decide Influența.

## Names and counts

kind-regular = armată regulată
kind-elite = armată de elită
kind-royal = armată regală
kind-fleet = flotilă
n-regular = { $n ->
    [one] { $n } armată regulată
    [few] { $n } armate regulate
   *[other] { $n } de armate regulate
}
n-elite = { $n ->
    [one] { $n } armată de elită
    [few] { $n } armate de elită
   *[other] { $n } de armate de elită
}
n-royal = { $n ->
    [one] { $n } armată regală
    [few] { $n } armate regale
   *[other] { $n } de armate regale
}
n-fleet = { $n ->
    [one] { $n } flotilă
    [few] { $n } flotile
   *[other] { $n } de flotile
}
n-army = { $n ->
    [one] { $n } armată
    [few] { $n } armate
   *[other] { $n } de armate
}
n-any = { $n ->
    [one] { $n } trupă
    [few] { $n } trupe
   *[other] { $n } de trupe
}
n-lands = { $n ->
    [one] { $n } ținut
    [few] { $n } ținuturi
   *[other] { $n } de ținuturi
}
lands-rich = { $lands }, { $n ->
    [one] { $n } bogat
    [few] { $n } bogate
   *[other] { $n } bogate
}
n-gold = { $n ->
    [one] { $n } galben
    [few] { $n } galbeni
   *[other] { $n } de galbeni
}
n-points = { $n ->
    [one] { $n } punct de Influență
    [few] { $n } puncte de Influență
   *[other] { $n } de puncte de Influență
}
n-drawn-royal = { $n ->
    [one] { $n } carte regală
    [few] { $n } cărți regale
   *[other] { $n } de cărți regale
}
n-drawn-strategy = { $n ->
    [one] { $n } Strategie
    [few] { $n } Strategii
   *[other] { $n } de Strategii
}
order-harvest = Recoltă
order-arming = Înarmare
order-offensive = Ofensivă
order-manoeuvre = Manevră
order-defence = Apărare
order-development = Dezvoltare
season-spring = primăvară
season-summer = vară
season-autumn = toamnă
season-winter = iarnă
power-neutral = neutru
power-unplayable = în afara jocului
piece-at = { $kind }, { $place }
piece-laden = { $kind } cu { $load }, { $place }
piece-lent = { $piece } (împrumutată de { $who })
word-none = nimic
word-none-cargo = nimeni
word-none-attack = fără atac
word-stay = rămâne la bord
word-aboard = armata de la bord
word-all = toate
word-guarded = toate, fără gărzi
word-fleets = flotilele
word-yes = da
word-no = nu
word-field = ieși la luptă în câmp
word-siege = rămâi între ziduri
source-base = bază
source-lands = ținuturi
source-land = ținut
source-armies = armate
source-fleets = flotile
source-fortress = cetate
source-victory = victorie
source-breach = alianță ruptă
source-royal-lost = armată regală pierdută
source-royal-destroyed = armată regală distrusă
source-start = start strategic
source-stolen = luat în luptă
term = { $source } { $n }
term-lands = { $n } ({ $lands })
sum = { $parts } = { $total }
side-attackers = atacatorii
side-defenders = apărătorii
for-attackers = atacatori
for-defenders = apărători
of-attackers = atacatorilor
of-defenders = apărătorilor
side-neutral = apărătorii ținutului
side-neutral-against = apărătorilor ținutului

## What happened

news-order = Ordinea rândurilor: { $names }.
news-kingdom = { $who } – { $kingdom }
news-drew = Cărți trase: { $draws }.
news-drew-each = Cărți trase: { $names }, fiecare câte { $cards }.
news-drew-one = { $who } { $cards }
news-shuffled-common = Tacticile comune jucate sunt amestecate într-un pachet nou.
news-shuffled-strategy = Strategiile jucate sunt amestecate într-un pachet nou.
news-shuffled-royal = { $who } amestecă la loc în pachet cărțile regale jucate.
news-answered-keep = Au ales ce cărți regale păstrează: { $names }.
news-answered-plan = { $names } { $count ->
    [1] are planul gata
   *[other] au planurile gata
}.
news-answered-tactic = { $names } { $count ->
    [1] și-a ales tactica
   *[other] și-au ales tacticile
}.
news-answered-alliance = Au răspuns la propunere: { $names }.
news-kept = { $who } păstrează { $cards }.
news-round = Runda { $n } începe cu Planificarea.
news-season = Anotimpul: { $season }.
news-played = { $who } joacă ordinul { $order }.
news-played-at = { $who } joacă ordinul { $order }: { $place }.
news-played-from = { $who } joacă ordinul { $order }: { $place } → { $target }.
news-skipped = { $who } sare peste rând; un ordin se pierde fără să fie arătat.
news-harvested = { $who } joacă ordinul Recoltă, aur: { $sum }.
news-gold = { $who }: { $sign }{ $n } { $n ->
    [one] galben
    [few] galbeni
   *[other] de galbeni
} ({ $why }).
news-stolen = { $who } ia { $gold } de la { $whom }.
news-bought = { $who } cumpără { $what } pentru { $gold }.
news-influence = { $who }: Influență { $sign }{ $n } ({ $why }).
news-armed = { $who } se înarmează pentru { $gold }: { $what }.
news-promoted = { $n ->
    [one] { $n } armată regulată devine de elită
    [few] { $n } armate regulate devin de elită
   *[other] { $n } de armate regulate devin de elită
} – { $place }
news-repaired = ținut refăcut – { $place }
news-at = { $what } – { $place }
news-disbanded = { $who } desființează: { $what }.
news-passage-asked = { $who } cere voie de trecere de la { $whom }: { $strait }.
news-passage-granted = { $who } permite trecerea pentru { $whom }: { $strait }.
news-passage-refused = { $who } refuză trecerea pentru { $whom }: { $strait }.
news-moves = { $who } mută: { $moves }.
news-nothing-moved = { $who } nu trimite pe nimeni: ordinul se pierde.
move-armies = { $what }, { $from } → { $to }
move-laden = { $what } cu { $load }, { $path }
move-taken = { $what } cu { $load } din { $land }, { $path }
news-landed = { $who } debarcă: { $what } – { $place }.
news-reaction = { $who } răspunde cu Apărare: { $place }.
news-reaction-over = { $who } a răspuns la Ofensivă.
news-siege = { $who } asediază { $place }.
news-siege-over = Asediul s-a încheiat: { $place }.
news-meets-field = { $who } îi întâmpină pe atacatori în câmp: { $place }.
news-meets-siege = { $who } rămâne între ziduri: { $place }.
news-defence-asked = { $who } cere de la { $whom } voie pentru Apărare: { $place }.
news-consent-yes = { $who } acceptă: { $place }.
news-consent-no = { $who } nu acceptă: { $place }.
battle-sea = Bătălie navală
battle-field = Bătălie de câmp
battle-siege = Bătălie de asediu
battle-neutral = Bătălie
news-battle = ⚔ { $kind }, { $place }: { $attackers } contra { $defenders }.
news-lent = { $who } dă cu împrumut: { $fleets }, pentru { $whom }.
news-card = { $who } joacă „{ $card }”: { $text }.
news-card-paid = { $who } joacă „{ $card }” pentru { $gold }: { $text }.
news-passed = { $names } { $count ->
    [1] pasează
   *[other] pasează
}.
news-declared-hand = { $names } { $count ->
    [1] joacă o tactică din mână
   *[other] joacă tactici din mână
}.
news-declared-draw = { $names } { $count ->
    [1] trage o Tactică comună
   *[other] trag Tactici comune
}.
news-tactics = Tactici: { $tactics }.
news-tactic = { $who } – { $card } ({ $text })
news-counts = Pentru { $side } contează tactica jucată de { $who }: { $card }.
news-round-won = Runda de luptă { $n }: atacatori – { $attackers }; apărători – { $defenders }. Câștigă { $side }.
news-losses = Pierderile { $side }: { $n } (atac { $attack }; apărare { $defence }){ $all ->
    [yes] {" "}– tot ce aveau
   *[no] {""}
}.
news-destroyed-one = { $who } { $what }
news-retreated = { $names } { $count ->
    [1] se retrage
   *[other] se retrag
}.
news-stayed = { $names } { $count ->
    [1] luptă mai departe
   *[other] luptă mai departe
}.
news-battle-won = Bătălia o câștigă { $side }: { $place }.
news-embarked = { $who } îmbarcă: { $what }, { $land } → { $sea }.
news-withdrew = { $who } se retrage: { $from } → { $to }.
news-captured = { $who } cucerește { $place }.
news-captured-from = { $who } cucerește { $place } de la { $whom }.
news-freed = Ținutul e acum neutru: { $place }.
news-captive = { $who } capturează: { $what } ({ $whom }).
news-rescued = { $who } salvează: { $what } – { $place }.
news-recruited = { $who } ridică { $what } – { $place }.
news-ransomed = { $who } plătește { $gold } răscumpărare pentru { $what }, către { $whom }.
news-camp = { $who } ridică o tabără militară: { $place }, nivelul { $level }.
news-revolt-on = Izbucnește răscoala: { $place }.
news-revolt-of = Izbucnește răscoala: { $place }, ținut stăpânit de { $whom }.
news-revolt-off = Răscoala se stinge: { $place }.
news-ruin-on = Ruină: { $place }.
news-ruin-off = Ținutul e refăcut: { $place }.
news-established = { $who } consacră { $card }.
news-peeked-hand = { $who } se uită în cărțile ținute de { $whom }.
news-peeked-orders = { $who } se uită la ordinele alese de { $whom }.
news-own-draw = Tragi: { $cards }.
news-own-tactics = Tragi tactici din care să alegi una: { $cards }.
news-own-hand = Vezi cărți ținute de { $whom }: { $shown }.
news-own-orders = Vezi ordinele alese de { $whom }: { $shown }.
news-own-nothing = { $whom } nu are ce să-ți arate.
news-lasting = { $card }, jucată de { $who }, rămâne pe masă cât timp are efect.
news-broken = { $who } rupe alianța cu { $others }.
news-proposed = { $who } propune o alianță: { $members }.
news-answers = { $no ->
    [none] { $yes } sunt de acord.
   *[other] Pentru: { $yes }; împotrivă: { $no }.
}
news-allied = Aliați de acum: { $members }.
news-razbor = Bilanț: se trage linie sub anul încheiat.
news-eliminated = { $who } nu mai are ținuturi și iese din joc.
news-surrendered = { $who } se predă.
news-first = Primul jucător este acum { $who }.
news-won = Victorie: { $names }! Bravo tuturor.
news-won-nobody = N-a mai rămas cine să câștige. Bravo tuturor.

## Whom the table waits for (phases), as everybody reads it

ask-choose_kingdom = Așteptăm ca { $names } să aleagă un regat.
ask-strategic_start = Cărți regale de păstrat – așteptăm: { $names }.
ask-planning = Planificare – așteptăm: { $names }.
ask-turn = { $names } e la rând.
ask-turn_close = Așteptăm ca { $names } să-și încheie rândul.
ask-arming = Înarmare – așteptăm: { $names }.
ask-move = Mutarea trupelor – așteptăm: { $names }.
ask-off_reaction = { $names } poate răspunde la Ofensivă.
ask-strait_permission = Așteptăm ca { $names } să decidă trecerea.
ask-choose_battle = Așteptăm ca { $names } să aleagă următoarea bătălie.
ask-battle_choice = Așteptăm ca { $names } să aleagă: câmp sau asediu.
ask-ally_consent = Așteptăm ca { $names } să decidă despre Apărare.
ask-development = Dezvoltare – așteptăm: { $names }.
ask-battle = Bătălie – așteptăm: { $names }.
ask-alliance = Alianță propusă – așteptăm: { $names }.
ask-razbor = Bilanț – așteptăm: { $names }.

## What a seat itself may do

own-wait = Acum n-ai nimic de făcut. { $line }
own-planned = Planul tău e gata; îl poți schimba până sunt gata toți.
own-out = Ești în afara acestui joc.
own-choose_kingdom = Alege regatul pe care îl vei conduce.
own-strategic_start = Alege cărțile regale de păstrat, 2 galbeni fiecare.
own-planning = { $kingdom }: alege patru ordine pentru rundă; le joci în ce ordine vrei.
own-planning-standard = { $kingdom }: alege patru ordine pentru trei anotimpuri; unul rămâne.
own-turn = Rândul tău: joacă un ordin sau sari peste.
own-turn_close = Ordinul e îndeplinit: joacă o carte sau încheie rândul.
own-turn_close-none = Ordinul e îndeplinit. Acum n-ai o carte potrivită: încheie rândul.
own-arming = Înarmează-ți ținuturile: câte o acțiune în fiecare; apoi apasă „Gata”.
own-off_aggression = Înainte de marș poți rupe alianța, pentru 2 puncte de Influență.
own-off_fleets = Mută flotile și trimite armate spre { $place }; apoi apasă „Gata”.
own-off_fleets-first = Mută flotile spre { $place } sau renunță la ordin.
own-off_armies = Trimite armatele spre { $place }; apoi apasă „Gata”.
own-off_armies-first = Trimite armatele spre { $place } sau renunță la ordin.
own-lifts = Dacă le trimiți pe toate, se încheie asediul tău: { $places }.
own-strips = Dacă le trimiți pe toate, ținutul asediat rămâne gol: { $places }.
own-off_reaction = { $place } e sub atac!
own-off_reaction-meet = { $place } e sub atac!
own-off_reaction-none = Ținta e { $place }. Nu ai cu ce răspunde.
own-strait_permission = { $who } cere trecere: { $place }. Permite sau refuză.
own-choose_battle = Alege următoarea bătălie.
own-battle_choice = Ținutul { $place } e atacat: ieși în câmp sau rămâi între ziduri.
own-ally_consent = { $who } vrea să apere { $place } pentru tine. Accepți?
own-defence_moves = Mută armate între { $place } și ținuturile tale vecine; apoi apasă „Gata”.
own-development = Dezvoltare: consacră, trage, cumpără, amestecă, în această ordine; apoi apasă „Gata”.
own-battle_lend = Aliatul tău se luptă – { $place }: împrumută flotilele sau pasează.
own-battle_start = Înainte de bătălie – { $place }: joacă o carte sau pasează.
own-battle_start-tactic = Înainte de bătălie – { $place }: o carte pentru început sau tactica?
own-battle_start-none = Înainte de bătălie – { $place }: n-ai o carte potrivită, pasează.
own-battle_declare = Bătălie – { $place }: o tactică din mână sau tragi una?
own-battle_declare-none = Bătălie – { $place }: n-ai ce tactică să joci, trage una.
own-balance = { $attackers } – { $strong }, { $defenders } – { $weak }; la egalitate câștigă apărătorul.
own-battle_pick = Alege tactica; nimeni n-o vede până sunt gata toți.
own-battle_side_tactic = Alege a cui tactică contează pentru partea ta.
own-battle_losses = Alege-ți pierderile.
own-battle_losses-on = Pierzi: { $lost }. Apoi lupți mai departe sau te retragi? Ori alege alte pierderi.
own-battle_retreat = Rămâi în luptă sau te retragi?
own-battle-fate =
    { $won ->
        [yes] Ai câștigat bătălia – { $place }
       *[no] Ai pierdut bătălia – { $place }
    }
own-battle_end = { $fate }: joacă o carte sau pasează.
own-battle_end-none = { $fate }: n-ai o carte potrivită, pasează.
own-battle_end-withdraw = { $fate }: joacă o carte sau alege unde ți se retrag trupele.
own-battle_withdraw = Alege unde ți se retrag trupele.
own-razbor_diplomacy = Propune o alianță, ieși din a ta sau pasează.
own-alliance_answer = { $who } propune o alianță: { $members }. Acceptă sau refuză.
own-razbor_cards = Bilanț: joacă o carte sau pasează.
own-razbor_cards-none = Bilanț: n-ai o carte potrivită, pasează.

## Buttons, rows and headings

label-none = Fără cărți
label-with = { $order } + { $card }
label-skip = Sari peste: pierzi { $order }
label-skip-none = Sari peste
label-back = ← Înapoi
label-ransom = Răscumpără: { $kind }, { $gold } pentru { $who }
label-end = Încheie rândul
label-row = { $place }: { $what }, { $gold }
label-promote = ridică la elită
label-fleet = flotilă → { $sea }
label-home-laden = flotilă cu armată regulată
label-repair = refacere
label-disband = Desființează: { $what }
label-break = Rupe alianța
label-ask = Cere trecerea: { $place }
label-grant = Permite
label-refuse = Refuză
label-defend = Joacă Apărare
label-meet-field = În câmp: { $defenders } contra { $attackers }
label-meet-siege = Între ziduri: { $defenders } contra { $attackers }
label-establish = Consacră { $card }: { $gold }
label-royal = Trage o carte regală
label-buy = Cumpără o Strategie: { $gold }
label-reshuffle = Amestecă cărțile regale
label-lend = Împrumută flotile: { $who }
label-hand = Din mână
label-draw = Trage o tactică, +{ $least }–{ $most }
label-draw-on = Luptă iar, trage +{ $least }–{ $most }
label-fight-on = Luptă iar: { $label }
label-lose-rather = Mai bine pierde: { $what }
label-retreat = Retrage-te
label-stay = Rămâi
label-shift = Armate spre { $place }
label-voyage = { $piece } → { $sea }
label-voyage-laden = { $piece } → { $sea } ({ $cargo })
label-sail = Mută: { $piece }
label-propose = Alianță: { $members }
label-embark = { $kind } la bord: { $sea }
label-withdraw = Retrage-te: { $place }
label-accept = Acceptă
label-decline = Refuză
label-done = Gata
label-done-keep = Gata: păstrezi { $gold }
label-let-come = Să vină
label-leave-empty = Lasă-l gol
label-sum = { $label }: { $mine } contra { $theirs }
label-call-off = Renunță la ordin (se pierde)
label-pass = Pas
label-surrender = Predă-te…
label-consent-yes = Acceptă
label-consent-no = Refuză
label-target = { $place } – { $owner }
label-target-far = { $place } – { $owner } (prea departe)
label-target-leave = { $place } – { $owner } (dacă ai trecere)
pick-keep = Alege cărțile regale de păstrat…
pick-plan = Alege patru ordine…
pick-with = Cărți cu acest ordin…
label-send-all = Trimite toate
label-send-armies = Doar armatele
label-send-guarded = Toate, fără gărzi
label-send-ships = Flotilele și ce duc cu ele
label-counted = { $label } ({ $what })
label-send = Trimite: { $what }
sums-field = tu { $attackers }, ei { $defenders } fără ajutor
sums-siege = tu { $attackers }, ei { $defenders } (la asediu { $walls }), fără ajutor
sums-walls = tu { $attackers } (între ziduri { $walls }), ei { $defenders }, fără ajutor
sums-neutral = tu { $attackers }, ei { $defenders }
sums-drawn = tactici +{ $least }–{ $most }, egalitatea e a apărătorului
sums-drawn-more = tactici: tu +{ $least }–{ $most }, ei +{ $least }–{ $worst }, egalitatea e a apărătorului
sum-fleets = { $n } ({ $fleets } pe mare)
sum-walls = { $n } (ziduri { $walls })
sum-behind = { $n } (ziduri: { $walls })
pick-send = Trimite câteva…
pick-march = Trimite armate: { $place }…
pick-lose = Alege pierderile…
pick-yield = Ca să te predai, alege regatul tău…
menu-kingdom = Alege un regat…
menu-plan = Un plan gata făcut…
menu-order = Joacă un ordin…
menu-skip = Sari peste rând, pierzi…
menu-card = Joacă o carte…
menu-ransom = Răscumpără o armată…
menu-hire-regular = Angajează o armată regulată…
menu-hire-elite = Angajează o armată de elită…
menu-hire-royal = Angajează armata regală…
menu-promote = Ridică la elită…
menu-build = Construiește o flotilă…
menu-repair = Refă ținutul…
menu-disband = Desființează…
menu-voyage = Mută o flotilă…
menu-sail = Mută o flotilă…
menu-ask = Cere trecerea…
menu-fight = Următoarea bătălie…
menu-establish = Consacră o carte…
menu-tactic = Pregătește o tactică…
menu-count = A cui tactică contează…
menu-lend = Împrumută flotilele…
menu-embark = Îmbarcă o armată…
menu-withdraw = Retrage-te…
menu-propose = Propune o alianță…
label-located = { $place } ({ $n })
menu-other = Ce faci…
menu-choose = Unde trimiți armate…
menu-choose-cards = Cărți cu acest ordin…
menu-attack = Ofensivă: { $group }…
menu-choose-target = Ținta: { $group }…
menu-choose-far = Prea departe pentru acest ordin…
menu-choose-origin = Manevră din…
menu-choose-attack = Manevră împotriva: { $group }…
menu-choose-sea = Flotila ajunge în…
menu-choose-cargo = Cine urcă la bord…
menu-choose-land = Alege un ținut…
menu-choose-armies = Alege armate…
menu-choose-seat = Alege un jucător…
menu-choose-piece = Alege o trupă…
menu-choose-number = Câte…
menu-choose-drop = Unde debarcă armata…
menu-choose-surrender = Te predai?
group-hostile = ținuturi dușmane
group-free = ținuturi fără jucător
group-own = ale tale și ale aliaților
group-in = { $region } – { $group }
region-danube = Bulgaria și Dunărea
region-thrace = Tracia și strâmtorile
region-macedonia = Macedonia și Epirul
region-adriatic = Serbia și Adriatica
region-asia = Asia Mică
region-islands = Elada și insulele
label-kingdom = { $kingdom }: { $how }
hand-kingdom = { $kingdom }. { $homelands }

## The table and the hand in words

table-round = Runda { $n }
table-round-of = Runda { $n } din { $last }
table-target = ținta încercuită: { $place }
table-first = primul jucător: { $who }
table-seat = { $who } ({ $kingdom }): Influență { $influence }, aur { $gold }, ținuturi { $lands }, cărți { $cards }, ordine { $orders }
table-out = { $who }: în afara jocului
table-sieges = Sub asediu: { $places }
table-battle = { $kind }, { $place }: { $attackers } { $strength } – { $defenders } { $resistance }
table-place = { $place }. { $names }
table-scores = { $who } ({ $influence }, { $lands })
hand-orders = Ordinele tale: { $orders }
hand-plan = Planul tău: { $orders }
hand-prepared = Ales în secret: { $what }
hand-drawn = Trase pentru alegere: { $cards }
hand-peek-hand = Cărți văzute la { $who }: { $what }
hand-peek-orders = Ordine văzute la { $who }: { $what }
hand-advantage = Avantaj – { $card }
card-line = { $card } ({ $timing }): { $text }
card-line-paid = { $card } ({ $timing }, { $gold }): { $text }
card-short = { $card } – { $text }
card-cost = { $card } ({ $gold })
when = { $text }, dacă { $conditions }
timing-battle_start = începutul bătăliei
timing-tactic = tactică
timing-battle_end = sfârșitul bătăliei
timing-razbor = Bilanț
timing-order = cu ordinul { $order }
timing-attacked = sub atac
timing-foreign_turn = la rândul altuia
timing-own_turn = la rândul tău
stat-strength = { $sign }{ $n } forță
stat-attack = { $sign }{ $n } atac
stat-defence = { $sign }{ $n } apărare
effect-mod = { $stats }
effect-mod_per = { $stats } { $per }, cel mult { $max }
effect-destroy_enemy = dușmanul pierde { $what }
effect-no_fortress = cetatea nu contează
effect-levy = în ținutul tău poți aduce până la { $what }, plătind fiecare
effect-force_draw = dușmanii nu joacă tactici din mână, ci trag
effect-second_draw = când tragi, vezi două tactici și păstrezi una
effect-negate_text = efectele tacticilor dușmane nu contează
effect-capture = capturezi { $what } din cele distruse
effect-rescue = { $what } din cele distruse revine în ținutul tău
effect-promote = { $what } devine de elită
effect-ruin = ținutul ajunge în ruină
effect-gold = +{ $n } { $n ->
    [one] galben
    [few] galbeni
   *[other] de galbeni
}
effect-steal_gold = iei până la { $n ->
    [one] { $n } galben
    [few] { $n } galbeni
   *[other] { $n } de galbeni
} de la un dușman
effect-influence = Influență +{ $n }
effect-draw = tragi { $cards }
effect-gold_per = +{ $n ->
    [one] { $n } galben
    [few] { $n } galbeni
   *[other] { $n } de galbeni
} { $per }, cel mult { $max }
effect-recruit = { $what } într-o cetate a ta
effect-annex_neutral = iei un ținut neutru vecin fără cetate
effect-battle_bonus = +{ $n } forță în toate bătăliile tale până trece Bilanțul următor
effect-order_gold = încă { $n ->
    [one] { $n } galben
    [few] { $n } galbeni
   *[other] { $n } de galbeni
}
effect-order_gold_per = încă { $n ->
    [one] { $n } galben
    [few] { $n } galbeni
   *[other] { $n } de galbeni
} { $per }, cel mult { $max }
effect-hire_discount = prețurile peste 1 scad cu { $n }
effect-extra_actions = { $n ->
    [one] încă { $n } acțiune
    [few] încă { $n } acțiuni
   *[other] încă { $n } de acțiuni
}
effect-land_range = armatele merg până la { $n } ținuturi
effect-sea_range = flotilele merg până la { $n } mări
effect-pass_sovereign = armatele trec prin ținuturi suverane
effect-pass_fleets = flotilele trec pe lângă cele dușmane
effect-assault = cetatea e asaltată pe loc
effect-camp = tabăra e cetate puternică
effect-price_discount = Strategiile costă cu { $n } mai puțin
effect-counter_march = ajutor la țintă: până la { $what }, de la cel mult { $range } ținuturi distanță
effect-evacuate = toate armatele tale se retrag din ținutul atacat într-unul vecin
effect-peek_hand = doar tu vezi { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
} ale altui jucător
effect-lose_gold = alt jucător pierde { $n ->
    [one] { $n } galben
    [few] { $n } galbeni
   *[other] { $n } de galbeni
}
effect-build_fleet = construiești o flotilă lângă ținutul tău, la prețul ei
effect-revolt = răscoală într-un ținut dușman pe care nu-l păzește nicio armată
effect-peek_orders = doar tu vezi ordinele nejucate ale altuia
effect-goal = Influență +{ $n } la Bilanț
effect-goal_per = Influență +{ $n } la Bilanț { $per }, cel mult { $max }
effect-razbor_gold = +{ $n ->
    [one] { $n } galben
    [few] { $n } galbeni
   *[other] { $n } de galbeni
} la Bilanț
per-elite = { $n ->
    [one] pentru fiecare armată de elită
    [few] la fiecare { $n } armate de elită
   *[other] la fiecare { $n } de armate de elită
}
per-regular = { $n ->
    [one] pentru fiecare armată regulată
    [few] la fiecare { $n } armate regulate
   *[other] la fiecare { $n } de armate regulate
}
per-fleet = { $n ->
    [one] pentru fiecare flotilă
    [few] la fiecare { $n } flotile
   *[other] la fiecare { $n } de flotile
}
per-royal = { $n ->
    [one] pentru fiecare armată regală
    [few] la fiecare { $n } armate regale
   *[other] la fiecare { $n } de armate regale
}
per-rich = { $n ->
    [one] pentru fiecare ținut bogat
    [few] la fiecare { $n } ținuturi bogate
   *[other] la fiecare { $n } de ținuturi bogate
}
per-fortress = { $n ->
    [one] pentru fiecare cetate
    [few] la fiecare { $n } cetăți
   *[other] la fiecare { $n } de cetăți
}
per-coastal = { $n ->
    [one] pentru fiecare ținut de coastă
    [few] la fiecare { $n } ținuturi de coastă
   *[other] la fiecare { $n } de ținuturi de coastă
}
per-territory = { $n ->
    [one] pentru fiecare ținut
    [few] la fiecare { $n } ținuturi
   *[other] la fiecare { $n } de ținuturi
}
per-seas_with_fleet = { $n ->
    [one] pentru fiecare mare cu flotila ta
    [few] la fiecare { $n } mări cu flotilele tale
   *[other] la fiecare { $n } de mări cu flotilele tale
}
cond-attacker = ataci
cond-attacker-side = partea atacă
cond-defender = te aperi
cond-defender-side = partea se apără
cond-sea = lupta e pe mare
cond-land = lupta e pe uscat
cond-field = lupta e în câmp
cond-siege = lupta e un asediu
cond-has_royal = luptă armata ta regală
cond-has_elite = luptă elita ta
cond-has_elite-side = luptă elita părții
cond-regulars = luptă cel puțin { $n } armate regulate
cond-more_troops = ai mai multe trupe
cond-more_troops-side = partea are mai multe trupe
cond-fewer_troops = ai mai puține trupe
cond-fewer_troops-side = partea are mai puține trupe
cond-own_territory = ținutul e al tău
cond-vs_player = dușmanul e un jucător
cond-won = ai câștigat
cond-lost = ai pierdut
cond-most_rich = ai cele mai multe ținuturi bogate
cond-owns = { $n ->
    [1] stăpânești: { $places }
    [2] le stăpânești pe amândouă: { $places }
   *[other] le stăpânești pe toate: { $places }
}
cond-coast = { $n ->
    [1] ai țărm la { $places }
    [2] ai țărm la una din cele două: { $places }
   *[other] ai țărm la una din: { $places }
}

## Words in the pictures

picture-planning = Planificare
picture-razbor = Bilanț
picture-setup = Pregătire
picture-out = în afara jocului
picture-piece = forță { $strength }, { $gold }
picture-course = Influența pe runde
picture-from-lands = ținuturi
picture-from-advantages = avantaje
picture-from-others = altele
legend-tower = cetate
legend-tent = tabără
legend-coin = bogat; aur
legend-fire = răscoală
legend-skull = ruină
legend-person = armate regulate
legend-horse = armate de elită
legend-crown = armată regală
legend-ship = flotile
legend-siege = asediatori
legend-gate = strâmtoare
legend-shield = stăpân; ținuturi
legend-dots = ținut suveran
legend-wall = nu se trece
legend-ring = țintă, bătălie
legend-arrow = ultimele mutări
legend-star = Influență
legend-cards = cărți în mână
legend-hourglass = ordine rămase
legend-flag = primul jucător
legend-pointer = al cui e rândul

## Small questions of what one has begun

own-asking-for = { $card }. { $question }
own-asking-cards = Ce cărți joci cu acest ordin? Se poate și fără.
own-asking-cards-first = Dacă joci cărți cu ordinul, alege-le întâi.
own-asking-target = Alege ținta ordinului.
own-asking-target-far = Alege ținta ordinului. Prea departe: { $n ->
    [one] { $n } ținut
    [few] { $n } ținuturi
   *[other] { $n } de ținuturi
}.
own-asking-camp = Alege ținutul tău în care se ridică tabăra.
own-asking-origin = Alege de unde începe Manevra.
own-asking-attack = Alege ținutul atacat sau niciunul.
own-asking-sea = Alege marea în care ajunge flotila.
own-asking-cargo = Alege cine urcă la bord.
own-asking-land = Alege un ținut.
own-asking-armies = Alege armatele care pleacă.
own-asking-seat = Alege un jucător.
own-asking-piece = Alege o trupă.
own-asking-number = Alege câte.
own-asking-drop = Alege unde debarcă armata.
own-asking-surrender = Ești pe cale să te predai: alege-ți regatul sau dă înapoi.

## Lands to be controlled (option control_territory)

choice-control_territory-bosnia = Bosnia
choice-control_territory-zeta = Zeta
choice-control_territory-raska = Rașca
choice-control_territory-belgrade = Belgrad
choice-control_territory-nis = Niș
choice-control_territory-oltenia = Oltenia
choice-control_territory-vlachia = Valahia
choice-control_territory-philippopolis = Filipopol
choice-control_territory-serres = Serres
choice-control_territory-thessalonica = Salonic
choice-control_territory-velbazhd = Velbăjd
choice-control_territory-skopje = Skopje
choice-control_territory-pelagonia = Pelagonia
choice-control_territory-ohrid = Ohrida
choice-control_territory-thessaly = Tesalia
choice-control_territory-athens = Atena
choice-control_territory-achaea = Ahaia
choice-control_territory-laconia = Laconia
choice-control_territory-kefalonia = Kefalonia
choice-control_territory-caria = Caria
choice-control_territory-paphlagonia = Paflagonia
news-destroyed-round = Pierdute în runda de luptă: { $what }.
news-destroyed-card = Pierdute din cauza unei cărți: { $what }.
news-destroyed-aboard = Scufundate odată cu flotila: { $what }.
news-destroyed-nowhere = Pierdute, neavând unde să se retragă: { $what }.
side-you = tu
side-yours = partea ta

## Answers given beforehand

auto-answer-battle = Luptă pentru mine: trage tactici
auto-answer-battle-given = Până la sfârșitul acestei bătălii nu joci cărți și îți tragi tacticile; la următoarea te întrebăm din nou.
auto-answer-stay = Rămâi până se decide
auto-answer-stay-given = Rămâi în această bătălie până se decide: tragi tacticile și pierzi trupele cele mai ieftine.
auto-answer-round = Nu-mi juca nicio carte runda asta
auto-answer-round-given = Până la sfârșitul rundei nu joci cărți: pasezi, tragi tactici, iar rândurile tale se încheie singure. Ordinele le alegi tot tu.
auto-answer-refuse = Refuză orice trecere runda asta
auto-answer-refuse-given = Până la sfârșitul rundei nu lași pe nimeni prin strâmtorile tale.

## What choices do and cost

about-kingdom-venice = Mările cu flotilele tale aduc aur și Influență: stăpânește țărmurile, nu lupta în interior.
about-kingdom-epirus = Multe armate ieftine; Salonicul și Constantinopolul îi aduc Influență.
about-kingdom-nicaea = Puternică acasă: ține-ți ținuturile, crește și ia Constantinopolul, care aduce Influență.
about-kingdom-latin = Armate puține, dar de elită; Constantinopol și Salonic aduc împreună Influență.
about-kingdom-bulgaria = Atacă cu armata regală; țărmurile la Marea Albă și la apus aduc Influență.
about-pick-keep = Fiecare carte păstrată costă 2 galbeni; celelalte se întorc în pachetul tău regal.
about-pick-plan = Câte unul pe anotimp, în ce ordine vrei; nimeni nu le vede înainte.
about-pick-with = Se plătesc pe loc și au efect doar pentru acest ordin.
about-pick-send = Pleacă, iar cealaltă parte răspunde; cele rămase își păzesc ținutul.
about-pick-march = Aceste armate pleacă spre țintă; cele rămase își păzesc ținutul.
about-pick-lose = Aceste trupe ies de pe hartă și se întorc în rezerva ta.
about-pick-yield = Dacă numești regatul tău, jocul se încheie pentru tine; orice alt nume te duce înapoi.
about-keep = Nu păstrezi nimic și nu plătești; pachetul rămâne întreg.
about-with = Ordinul are efect așa cum e scris, iar cărțile rămân la tine.
about-order-harvest = Aduce { $gold }: 2 + 1 de ținut (2 dacă e bogat); fără cele sub asediu, în ruină sau răscoală.
about-order-arming = Fiecare ținut face un lucru: angajează, ridică la elită, construiește o flotilă sau se reface.
about-order-offensive = Armate și flotile de la cel mult doi pași pornesc spre un singur ținut.
about-order-manoeuvre = Trupele dintr-un loc se împart spre ținuturile tale și pot ataca unul.
about-order-defence = O tabără apără un ținut ca ziduri de nivel 1 până la finalul rundei; muți și armate.
about-order-development = Cărți mai bune: consacri una pentru tot jocul, tragi, cumperi Strategii, le amesteci pe cele regale.
about-skip = Anotimpul acesta nu faci nimic, iar ordinul se pierde fără să fie arătat.
about-skip-none = Nu mai ai ordine; rândul merge mai departe.
about-card = Se joacă: { $timing }; e gratuită, apoi merge la cărțile jucate.
about-card-stays = Se joacă: { $timing }; e gratuită și rămâne pe masă.
about-card-troops = Se joacă: { $timing }; e gratuită, dar trupele aduse se plătesc.
about-card-paid = Se joacă: { $timing }; rămâi cu { $left }.
about-card-paid-troops = Se joacă: { $timing }; rămâi cu { $left }, iar trupele aduse se plătesc separat.
about-card-idle = În această bătălie nu schimbă acum nimic.
about-tactic = În această bătălie: { $text }
about-choose-none = Nu se adaugă nimic și nimeni.
about-choose-none-cargo = Flotila pleacă fără să urce cineva la bord.
about-choose-none-attack = Nu se atacă niciun ținut; trupele doar se împart.
about-choose-stay = Rămâne la bord până o debarcă un alt ordin.
about-choose-aboard = Ce poartă flotila vine cu ea și debarcă după luptele navale.
about-choose-cards = O carte de-a ta poate întări ordinul.
about-choose-target = Singurul ținut la care se referă ordinul.
about-choose-origin = Se mișcă doar trupele din acest loc și din mările vecine.
about-choose-attack = Manevra atacă acest ținut.
about-choose-sea = Aici se oprește flotila; lângă țintă contează în bătălie.
about-choose-cargo = Armata urcă pe drum și debarcă la țintă după luptele navale.
about-choose-land = Aici are efect cartea.
about-choose-armies = Până aici pot ajunge armate.
about-choose-seat = Cartea îl vizează pe acest jucător.
about-choose-piece = Trupa la care se referă cartea.
about-choose-number = Atâtea, fiecare la prețul ei.
about-choose-drop = Aici coboară armata pe țărm, după luptele navale.
about-choose-surrender = Ieși din joc pentru totdeauna sau dai înapoi.
about-hire-regular = Forță 1 în bătălie; rămâi cu { $left }.
about-hire-elite = Forță 2 în bătălie; rămâi cu { $left }.
about-hire-royal = Forță 3; pierderea ei costă 2 puncte de Influență. Rămâi cu { $left }.
about-promote = O armată regulată de acolo devine de elită: forță 2, nu 1. Rămâi cu { $left }.
about-build = Forță 2 pe mare, 1 într-o luptă pe țărm, duce o armată. Rămâi cu { $left }.
about-home = Apare în marea Veneției, fără acțiunea vreunui ținut. Rămâi cu { $left }.
about-repair = Dă iar aur, dar nu mai face altceva în această Înarmare. Rămâi cu { $left }.
about-buy = Strategia de deasupra vine la tine, următoarea e mai scumpă. Rămâi cu { $left }.
about-ransom = Armata se întoarce în rezerva ta; rămâi cu { $left }.
about-disband = Se întoarce gratuit în rezervă și poate fi angajată în altă parte.
about-meet-field = Lupta e acum, în câmp deschis: zidurile nu contează.
about-meet-siege = Acum nimic; la Bilanț lupți, iar zidurile contează. Până atunci, nici aur, nici Înarmare.
about-consent-yes = Aliatul poate muta armate în ținutul tău și din el.
about-consent-no = Nu se mută nimic, iar aliatul își păstrează ordinul.
about-break = Pe loc, pentru 2 puncte de Influență: vă puteți ataca unii pe alții.
about-break-razbor = Ieși din alianță și nu plătești nimic.
about-back = Îți ia înapoi ultimul răspuns; nu l-a văzut nimeni.
about-end = Rândul trece la jucătorul următor.
about-surrender = Te mai întrebăm o dată; apoi regatul tău iese din joc.
about-send = Pleacă toate câte pot; apoi răspund ei
about-send-fleets = Pleacă toate câte pot, și pe mare; apoi răspund ei
about-send-ships = Pleacă flotilele care pot, cu o armată dacă rămâne alta; pe uscat nimeni
about-send-guarded = Câte o armată rămâne, la asediu toate
about-send-lifts = Se încheie asediul tău: { $places }
about-send-strips = Rămâne fără armată: { $places }
about-send-help = Vine în ajutor înainte de luptă.
about-voyage = Flotila merge acolo, iar cine e la bord debarcă după bătăliile navale.
about-sail = Alegi apoi unde merge și pe cine duce.
about-ask = Stăpânul ei spune da sau nu, până la capătul ordinului.
about-grant = Flotilele lor trec până la capătul acestui ordin.
about-refuse = Flotilele lor rămân dincolo pentru acest ordin.
about-defend = Joci Apărarea: ajutorul poate veni de la cel mult două ținuturi sau mări.
about-fight = Se dă întâi această bătălie, apoi celelalte.
about-establish = Costă o dată 5 galbeni; apoi se joacă iar și iar până la capătul jocului.
about-royal = O carte din pachetul regatului tău.
about-reshuffle = Toate cărțile regale jucate pot fi trase din nou.
about-lend = Toate flotilele tale de lângă luptă contează pentru aliat în acest rând.
about-hand = Toți aud asta; cartea însăși e ascunsă până se întorc toate.
about-draw = O tactică comună, ascunsă până se întorc toate; cele mai multe dau forță +1 sau +2.
about-count = Doar această tactică contează pentru partea ta; celelalte se pierd.
about-retreat = Pierzi bătălia: ce a rămas se retrage, iar ce nu are unde se pierde.
about-retreat-allies = Ce ți-a rămas se retrage, iar ce nu are unde se pierde. Aliații pot lupta mai departe.
about-stay = Dacă rămâne și cealaltă parte, urmează încă o rundă de luptă.
about-embark = La bord e în siguranță și pleacă odată cu flotila.
about-withdraw = Acolo merge tot ce ți-a rămas.
about-propose = Dacă acceptă toți: fără lupte între voi, trecere liberă, apărare comună; câștigă fiecare singur.
about-accept = Dacă acceptă toți, sunteți pe loc aliați.
about-decline = Nu va fi o asemenea alianță; nu te costă nimic.
about-done-arming = Aurul păstrat rămâne pentru anotimpul următor.
about-done-off_aggression = Rămâneți aliați, iar Ofensiva continuă.
about-done-off_fleets = În acest ordin nu mai mută nicio flotilă.
about-done-off_armies = Nu mai pleacă armate; apoi răspunde cealaltă parte.
about-call-off = Nu trimiți nimic: ordinul se pierde.
about-done-off_reaction = Nu trimiți nimic.
about-done-off_reaction-empty = Nimeni nu îl apără: dacă vine o armată, îl ia sau îi asediază zidurile.
about-done-defence_moves = Armatele rămân așa; ordinul se încheie.
about-done-development = Ordinul se încheie; ce n-ai făcut rămâne nefăcut.
about-pass-battle_lend = Flotilele tale nu intră în această luptă.
about-pass-battle_start = Acum fără carte; dacă joacă altul, poți și tu din nou.
about-pass-battle_end = Acum fără carte; când pasează toți, învinșii se retrag.
about-pass-razbor_diplomacy = Între tine și ceilalți rămâne totul cum e.
about-pass-razbor_cards = Nu mai joci cărți la acest Bilanț.
gloss-harvest = 2 galbeni + 1 de ținut (2 dacă e bogat).
gloss-arming = Fiecare ținut face un lucru: angajează (1 galben, elită 3, regală 4), ridică (2), flotilă (2).
gloss-offensive = Marș de cel mult două ținuturi sau mări spre o țintă.
gloss-manoeuvre = Trupele dintr-un loc se împart.
gloss-defence = O tabără ca niște ziduri și armate mutate; sau răspunsul la o Ofensivă.
gloss-development = Tragi, cumperi, consacri și amesteci cărți.
gloss-card = { $timing }: { $text }
gloss-regular = forță 1; se angajează cu 1 galben
gloss-elite = forță 2; se angajează cu 3 galbeni
gloss-royal = forță 3; se angajează cu 4 galbeni; pierdută, costă 2 puncte de Influență
gloss-fleet = forță 2 pe mare, 1 într-o luptă pe țărm; se construiește cu 2 galbeni
gloss-laden = o flotilă cu o armată la bord; se pierd împreună
gloss-besieging = { $piece }; asediază acest ținut
about-choose-shift = Apoi alegi care armate din jur merg acolo.
about-choose-far = Prea departe: cu acest ordin nicio armată a ta nu poate ajunge acolo.
about-choose-leave = Flotila ta are nevoie de voie de trecere: { $straits } ({ $who }).
doubt-far = Locul e prea departe: cu acest ordin nicio armată a ta nu ajunge acolo, iar ordinul se consumă.
doubt-card = În această bătălie cartea nu schimbă acum nimic, dar se consumă.
doubt-arming = Nu ai aur: nu poți angaja sau construi nimic, iar ordinul se consumă.
doubt-troops = Nu ai nicio armată și nicio flotilă de trimis: ordinul s-ar irosi.
doubt-send = Sub asediu și fără nicio armată: { $places }. La Bilanț cade.
doubt-beaten = Prea puține forțe: cu o tactică trasă, cel mult { $best } contra { $defenders }.
doubt-retreat = Partea ta e mai puternică; cine se retrage pierde bătălia.

## For beginners, and what is looked up

tip-choose_kingdom = Ținuturile apropiate se păzesc mai ușor. Uită-te la turnuri și la monede.
tip-strategic_start = Cărțile regale sunt puternice, dar 2 galbeni angajează și două armate. Păstrează două-trei.
tip-planning = Un prim plan bun: Recoltă, Înarmare și două Ofensive.
tip-turn = Fără aur: Recoltă. Aur, dar fără țintă: Înarmare. Atacă doar când ai avans: la egalitate câștigă apărarea.
tip-turn_close = Unele cărți se pot juca și acum; de obicei închei rândul.
tip-arming = Fiecare ținut acționează o dată. Înarmează unde vei porni și unde ar putea intra un vecin.
tip-off_aggression = Dacă mergi mai departe, alianța rămâne. Ruperea costă 2 puncte de Influență și poate duce la bătălii.
tip-off_fleets = O flotilă lângă țintă adaugă 1 și poate aduce o armată. N-ai nevoie? „Gata”.
tip-strait_permission = Trecerea poate bucura un vecin – sau îl poate aduce la țărmul tău.
tip-off_armies = Trimite destule ca să ajungă și cu o tactică slabă, dar lasă o gardă: un ținut gol se ia fără luptă.
tip-off_reaction = Adu armate de până unde ajung zidurile sau joacă o carte. Ori lasă-i să vină.
tip-choose_battle = Începe unde victoria deschide drumul spre următoarea bătălie.
tip-battle_choice = În câmp: se hotărăște acum, fără ziduri. Între ziduri: lupți la Bilanț, fără aur până atunci.
tip-ally_consent = Aliatul ar aduce armate în ținutul tău asediat. De obicei e un ajutor.
tip-defence_moves = Mută armate între ținuturile tale de aici. Unde era asediu și vine o armată, se luptă pe loc.
tip-development = Patru pași în ordine fixă, fiecare o dată. Fiecare Strategie în plus e mai scumpă.
tip-battle_lend = Flotilele tale de aici pot conta pentru aliat în acest rând. Se pot pierde.
tip-battle_start = Compară cele două sume: o carte merită când întoarce bătălia.
tip-battle_declare = Tactica din mână e sigură, cea trasă e noroc. Păstrează cele mai bune pentru bătălii importante.
tip-battle_pick = Se întoarce odată cu toate celelalte și atunci se plătește.
tip-battle_side_tactic = Pentru partea ta contează o singură tactică. Tu conduci, tu alegi.
tip-battle_losses = Dă ce se înlocuiește mai ieftin. Pierderea armatei regale costă 2 puncte de Influență.
tip-battle_retreat = Cine se retrage pierde bătălia, dar își salvează trupele rămase.
tip-battle_end = Unele cărți iau prizonieri, salvează trupe sau aduc aur. Apoi învinșii se retrag.
tip-battle_withdraw = Într-un ținut vecin sau la bordul flotilelor goale. Ce nu are loc se pierde.
tip-razbor_diplomacy = Aliații nu se luptă și trec unii prin ținuturile altora. Ieșirea acum e gratuită.
tip-alliance_answer = Dacă acceptă toți, sunteți aliați până iese cineva. Răspunsurile rămân secrete până la capăt.
tip-razbor_cards = Aduc aur, Influență sau ținuturi. Câte una, pe rând; pasul e definitiv.
tip-asking-cards = Cărțile întăresc ordinul și se duc odată cu el. Merge și fără ele.
tip-asking-target = Ținuturile fără jucător sunt cea mai bună primă pradă: apărare 1 și o tactică.
tip-asking-sea = Contează doar o flotilă de lângă țintă. Stăpânul strâmtorii trebuie să te lase să treci.
tip-asking-cargo = La bord încape o armată. Debarcă după luptele navale; dacă se scufundă flotila, piere și ea.
tip-asking-origin = Mută trupele dintr-un loc spre ținuturile și mările tale din jur sau atacă un ținut.

lesson-last = Lecția se încheie cu toamna și Bilanțul.
learnt-land = Ai cucerit un ținut: trimite mai mult decât apărarea lui plus o tactică slabă, fiindcă la egalitate câștigă apărătorul. Cele mai ușoare sunt cele neutre.
learnt-siege = A început un asediu: cine rămâne între ziduri luptă abia la Bilanț, unde zidurile contează; până atunci ținutul nu dă aur.
learnt-lost = Ai pierdut un ținut: o armată lăsată pe loc sau o Înarmare la timp îl face pe atacator să se mai gândească.
learnt-reckoning = Fiecare rundă se încheie cu Bilanțul: asediile se decid, iar ținuturile aduc Influență. Jocul se câștigă cu Influență, nu cu aur.
walls = { $n ->
    [one] cetate, nivelul { $n }
    [few] cetate puternică, nivelul { $n }
   *[other] cetate puternică, nivelul { $n }
}
walls-none = fără ziduri
land-rich = bogat
land-revolt = în răscoală
land-ruin = în ruină
land-resists = apărare { $n } + tactică
land-empty-open = gol: se ia fără luptă, dacă nu vine ajutor
land-empty-walls = gol: se asediază și cade la Bilanț, dacă nu vine ajutor
land-by-sea = doar cu flotila
land-sea-foes = flotile dușmane acolo, întâi lupta cu ele: { $n }
look-outside = Acest ținut e în afara jocului: nimeni nu poate intra.
look-battle = Înainte de tactici: { $attackers } – { $strong }; { $defenders } – { $weak }. La egalitate câștigă apărătorul.
look-land = { $short }. La început: { $home }.
look-near = Vecini pe uscat: { $places }
look-seas = Mări alături: { $places }
look-owner = Acum îl are: { $who }
look-stands = Acolo: { $who } – { $what }
look-besieged = Asediat de { $names }
look-coasts = Țărmuri: { $places }
look-beside = Mări vecine: { $places }
look-gate = { $strait } duce spre { $sea }
look-strait = Leagă: { $seas }. O deschide și o închide stăpânul ținutului { $land }.
nothing = nimic
kingdom-short = { $lands }, { $armies }, { $fleets }; { $advantages }
look-homelands = Ținuturi de baștină: { $places }
look-troops = Trupe la început: { $what }
look-no-royal = Nu are armată regală, dar își construiește flotile în marea ei și fără ținut.
look-leads = Condus de { $who }
look-order = { $order } (ordin)
look-sign = { $sign } (semn pe hartă sau sub ea)
look-map = Hartă: { $region }
look-kingdom = { $kingdom } (regat)
look-advantage = { $card } (avantaj)
look-held = Avantajul regatului { $kingdom }: e la vedere și are efect tot jocul.
look-required = { $text }, doar dacă cineva conduce regatul { $kingdom }
look-deck-common = Tactică comună; exemplare: { $n }
look-deck-strategy = Strategie; exemplare: { $n }
look-deck-royal = Carte regală ({ $kingdom }); exemplare: { $n }
look-when = Se joacă: { $timing }. Preț: { $gold }.
look-advanced = Doar în jocul avansat.
look-establish = Poate fi consacrată printr-o Dezvoltare.
look-in-hand = În mâna ta: { $n }
look-established = E consacrată de { $who }.
look-lasting = Are efect acum, jucată de { $who }.
look-discarded = La cărțile jucate: { $n }

## Orders, signs, terms, and the pages of the rules

order-harvest-text = 2 galbeni și câte 1 de la fiecare ținut al tău fără asediu, ruină sau răscoală; cele bogate dau 2. Cărți și unele avantaje mai adaugă.
order-arming-text = Fiecare ținut al tău fără asediu și răscoală poate face un singur lucru: angajează o armată regulată (1 galben), între ziduri una de elită (3) sau cea regală (4), ridică una regulată la elită (2), construiește o flotilă într-o mare vecină (2) sau se reface (2). Dacă toate armatele sau flotilele tale sunt pe hartă, poți desființa una gratuit.
order-offensive-text = Un singur ținut e ținta. Flotilele merg cel mult două mări, apoi armatele cel mult două ținuturi; stăpânul poate răspunde; întâi sunt bătăliile navale, apoi debarcarea, apoi lupta pe uscat. Ținta poate fi și un ținut al tău, ca să-l scapi de asediu.
order-manoeuvre-text = O Ofensivă jucată altfel, dacă masa o permite: trupele dintr-un loc se împart spre ținuturile tale și mările din jur și pot ataca un ținut.
order-defence-text = Joc avansat. Pe un ținut al tău ordinul devine tabără (nivelul 1) până la capătul rundei, iar armatele se mută între el și ținuturile tale vecine. Nejucat, poate fi răspunsul la o Ofensivă: atunci ajutorul vine de la cel mult două ținuturi sau mări.
order-development-text = Joc avansat. În această ordine, fiecare o dată: consacri o carte pentru 5 galbeni, tragi o carte regală, cumperi până la cinci Strategii cu 1, 2, 3, 4, 5 galbeni, amesteci cărțile regale.
sign-tower = Turn
sign-tower-text = O cetate: un turn e nivelul 1, două sunt o cetate puternică, nivelul 2. La asediu nivelul se adaugă la suma apărătorilor, iar armatele de elită și cea regală se angajează aici.
sign-tent = Cort
sign-tent-text = Tabăra unui ordin Apărare: ține loc de cetate până la capătul rundei.
sign-coin = Monedă
sign-coin-text = Lângă un ținut: e bogat și dă 2 galbeni la Recoltă, nu 1. În rândurile de sub hartă: aurul jucătorului.
sign-fire = Flacără
sign-fire-text = O răscoală: ținutul nu dă aur și Influență și nu se înarmează, până stă acolo o armată a stăpânului sau se încheie runda.
sign-skull = Craniu
sign-skull-text = Ruină: ținutul nu dă aur până nu e refăcut cu 2 galbeni la o Înarmare.
sign-person = Om
sign-person-text = Armate regulate și câte sunt: forță 1 fiecare.
sign-horse = Cal
sign-horse-text = Armate de elită și câte sunt: forță 2 fiecare; în jocul avansat și atac 1, apărare 1.
sign-crown = Coroană
sign-crown-text = Armata regală: forță 3. Cine o pierde pierde 2 puncte de Influență, cine o distruge câștigă 2.
sign-ship = Corabie
sign-ship-text = Flotile într-o mare: semnul stăpânului pe bord, câte sunt și ce poartă.
sign-siege = Săbii în ramă roșie
sign-siege-text = Aceste armate asediază ținutul; se hotărăște la Bilanț. Săbii lângă un nume sub hartă: acolo se dă o bătălie.
sign-gate = Poartă
sign-gate-text = O strâmtoare între două mări, în culoarea stăpânului ținutului care îi are cheia. Ceilalți au nevoie de voia lui.
sign-shield = Scut
sign-shield-text = Numărul ținutului pe scutul stăpânului; un disc simplu nu e al nimănui. În rândurile de sub hartă: câte ținuturi are jucătorul.
sign-dots = Ținut cu puncte
sign-dots-text = Puncte: îl ține o putere suverană. Palid și gol: neutru. Cenușiu: în afara jocului. Culoare și hașură: al unui jucător.
sign-wall = Graniță groasă
sign-wall-text = Munți sau apă: pe aici nu trece nicio armată. Liniile subțiri se trec, iar un șir de puncte peste apă e o trecere pe mare pentru armate.
sign-ring = Cerc auriu
sign-ring-text = Ținta ordinului sau locul bătăliei. Harta mică din colț arată unde e vederea de aproape.
sign-arrow = Săgeată
sign-arrow-text = Încotro au mers trupe cu ultimul ordin, în culoarea stăpânului lor.
sign-star = Stea
sign-star-text = Influența jucătorului, iar după linie câtă aduce victoria.
sign-cards = Cărți
sign-cards-text = Cărțile din mâna jucătorului: regale + Strategii.
sign-hourglass = Clepsidră
sign-hourglass-text = Ordinele pe care jucătorul le mai are în această rundă.
sign-flag = Steag
sign-flag-text = Primul jucător: începe fiecare anotimp al rundei. După fiecare Bilanț steagul trece mai departe.
sign-pointer = Ramă aurie
sign-pointer-text = Masa îl așteaptă pe acest jucător.
term-influence = Influență
term-influence-text = Punctele jocului. La fiecare Bilanț un ținut al tău aduce 1, avantajele mai mult. Unele cărți o dau; pierderea armatei regale sau ruperea unei alianțe costă 2. Nu scade sub 0.
term-razbor = Bilanț
term-razbor-text = Sfârșitul rundei: se hotărăsc asediile, se leagă alianțe, se joacă cărți, se numără Influența, se trag cărți.
term-planning = Planificare
term-planning-text = Începutul rundei: fiecare alege în secret patru ordine. Le poți schimba până sunt gata toți.
term-season = Anotimp
term-season-text = Primăvară, vară, toamnă; în jocul avansat și iarnă. În fiecare, toți au câte un rând, începând cu primul jucător.
term-target = Țintă
term-target-text = Ținutul la care se referă ordinul, în cerc auriu; sau Influența care aduce victoria.
term-first = Primul jucător
term-first-text = Cine începe fiecare anotimp; la început, la sorți sau cum stați. După fiecare Bilanț steagul trece la următorul.
term-neutral = Ținut neutru
term-neutral-text = Un ținut al nimănui, palid pe hartă. Armatele trec prin el. Are forța 1, plus zidurile și o tactică trasă; o singură rundă câștigată îl ia, iar trupe nu pierde.
term-sovereign = Ținut suveran
term-sovereign-text = Ținutul unei puteri pe care n-o conduce nimeni, cu puncte pe hartă. Armatele nu trec prin el. Are forța egală cu numărul ținuturilor rămase puterii (Bosnia: 1, dar două tactici), plus zidurile și o tactică trasă.
term-level = Nivel
term-level-text = Cât de tari sunt zidurile: 1 la cetate sau tabără, 2 la cetate puternică. Se adaugă la asediu și spune de cât de departe vine ajutorul la un atac.
term-siege = Asediu
term-siege-text = Atacatori în fața zidurilor din care n-a ieșit nimeni. Ținutul nu dă aur și nu se înarmează. La Bilanț se dă o bătălie în care zidurile contează sau, dacă înăuntru nu e nimeni, cade. O armată venită în ajutor se bate în câmp cu asediatorii.
term-field = Bătălie de câmp
term-field-text = O bătălie în câmp deschis: zidurile nu contează.
term-tactic = Tactică
term-tactic-text = Câte o carte de fiecare parte în fiecare rundă de luptă: din mână sau cea de deasupra din pachetul comun. Cine joacă din mână o spune.
term-strategy = Strategie
term-strategy-text = O carte din pachetul tuturor. La început ai două și tragi câte una după fiecare Bilanț.
term-royal_card = Carte regală
term-royal_card-text = O carte din pachetul regatului, care are douăsprezece. La început ai două și tragi câte una după fiecare Bilanț.
term-advantage = Avantaj
term-advantage-text = Ce are un regat de la prima la ultima rundă: e la vedere și nu costă nimic.
term-established = Strategie consacrată
term-established-text = Joc avansat: o carte așezată la vedere pentru totdeauna, cu 5 galbeni. Se joacă iar și iar, de fiecare dată la prețul ei.
term-strength = Forță
term-strength-text = Ce se compară în bătălie: trupe, ziduri la asediu, cărți, avantaje, o tactică. Suma mai mare câștigă runda, egalitatea e a apărătorilor.
term-attack = Atac și apărare
term-attack-text = Joc avansat: o parte pierde atacul celeilalte minus apărarea ei. Atac: 1 pentru victorie, 1 de armată de elită sau regală, cărți. Apărare: 1 de armată de elită sau regală, ziduri, cărți.
term-losses = Pierderi
term-losses-text = Joc standard: cine pierde runda de luptă pierde o trupă, la alegere. Joc avansat: atac minus apărare, de ambele părți. Ce se pierde revine în rezervă.
term-retreat = Retragere
term-retreat-text = Joc standard: după fiecare rundă poate pleca întâi învinsul, apoi învingătorul. Cine se retrage a pierdut și pleacă din loc.
term-reserve = Rezervă
term-reserve-text = Trupele tale din afara hărții: 10 armate, regulate și de elită la un loc, 5 flotile, 1 armată regală. Dacă e goală, desființează ceva la o Înarmare.
term-passage = Trecere
term-passage-text = Voia de a trece o strâmtoare, dată sau nu de stăpânul ținutului care îi are cheia, pentru un ordin.
term-alliance = Alianță
term-alliance-text = Se leagă la Bilanț, dacă acceptă toți. Aliații nu se luptă, trec unii prin ținuturile altora și se apără împreună. Câștigă fiecare pentru sine. Ieșirea e gratuită la Bilanț și costă 2 puncte de Influență într-o Ofensivă.
term-captive = Prizonier
term-captive-text = O armată luată cu o carte. O poți răscumpăra la rândul tău: 1 galben pentru una regulată, mai mult pentru una mai bună; aurul merge la cel care o ține.
term-camp = Tabără
term-camp-text = Un ordin Apărare pe un ținut: ziduri de nivelul 1 până la capătul rundei sau până e cucerit ținutul.
term-revolt = Răscoală
term-revolt-text = Se stârnește cu o carte într-un ținut dușman pe care nu-l păzește nicio armată. Stăpânul îl păstrează, dar nu primește de la el aur și Influență și nu se poate înarma acolo. Se stinge când după un ordin stă acolo o armată a stăpânului sau a unui aliat, când ținutul își schimbă stăpânul sau la sfârșitul rundei.
term-ruin = Ruină
term-ruin-text = Rămâne după unele cărți. Ținutul nu dă aur până când stăpânul îl reface cu 2 galbeni la o Înarmare; aceasta e atunci acțiunea lui.
term-team = Echipă
term-team-text = Aliați pentru tot jocul, dacă așa se joacă la masă: împart Influența și câștigă împreună.
page-goal = Scopul
page-goal-text = E vremea lui Caloian: cruciații țin Constantinopolul, Bizanțul e în bucăți, iar tu conduci unul dintre regatele care îl vor întreg.
    Strângi **Influență**. La sfârșitul rundei fiecare ținut al tău aduce 1, avantajele și cărțile mai mult. Cine a atins atunci ținta câștigă; al unsprezecelea ținut câștigă pe loc. Ce contează aici spune pagina despre această masă.
    O **rundă** merge așa: fiecare alege în secret patru ordine (Planificarea). Anotimp după anotimp fiecare joacă unul. Apoi vine Bilanțul: se numără punctele.
page-signs = Harta și semnele ei
page-signs-text = Fiecare ținut își poartă numărul pe scutul stăpânului, fiecare mare o literă; textele le spun pe amândouă: Tracia (17). Cele palide sunt neutre, cele cu puncte suverane, cele cenușii în afara jocului.
    Sub număr sunt armatele. Săbiile în ramă roșie: asediatori. Granițele groase și întunecate nu se trec, punctele de peste apă da.
    În rândurile de jos: stea – Influență, monedă – aur, scut – ținuturi, cărți – regale + Strategii, clepsidră – ordine rămase, steag – primul jucător; rama aurie arată pe cine așteptăm.
    Orice ținut, carte sau semn se poate căuta: /balkans look.
page-pieces = Trupele
page-pieces-text = Ai zece armate, cinci flotile și o armată regală (Veneția n-are). Ce se pierde revine în rezervă.
    • Armată regulată: 1 galben, forță 1.
    • De elită: 3 galbeni sau 2 pentru ridicarea uneia regulate; forță 2. Doar între ziduri.
    • Regală: 4 galbeni, forță 3. Doar între ziduri. Pierdută, te costă 2 puncte de Influență și îi dă 2 celui care o distruge.
    • Flotilă: 2 galbeni; forță 2 pe mare, 1 într-o luptă la țărmul ei. Duce o armată.
    În jocul avansat, elita și cea regală dau și atac 1, apărare 1.
page-orders = Ordinele
page-orders-text = Sunt câte două ordine de fiecare fel; la Planificare alegi patru, în secret.
    • **Recoltă**: 2 galbeni, câte 1 de ținut și încă 1 de la cel bogat.
    • **Înarmare**: fiecare ținut al tău face un lucru: angajează, ridică la elită, construiește o flotilă, se reface.
    • **Ofensivă**: armate de la cel mult două ținuturi și flotile de la cel mult două mări pornesc spre un ținut.
page-orders-standard = Anotimpurile sunt trei, deci unul dintre cele patru rămâne nejucat. În loc de ordin poți sări peste rând; ordinul se pierde fără să fie arătat.
page-orders-advanced = • **Apărare**: o tabără (ziduri de nivelul 1) pe un ținut al tău și armate mutate; sau, păstrată, răspunsul la o Ofensivă.
    • **Dezvoltare**: consacri o carte (5 galbeni), tragi una regală, cumperi Strategii (1, 2, 3 … galbeni), amesteci.
    Anotimpurile sunt patru. În loc de ordin poți sări peste rând; ordinul se pierde fără să fie arătat.
page-turn = Un rând de la cap la coadă
page-turn-text = Conduci Bulgaria și joci **Ofensivă**. Ținta e ținutul Rodopi al latinilor, cu o armată de elită și fără ziduri.
    1. Flotile: nu muți niciuna. Gata.
    2. Armate: două regulate pleacă din Copsis, una de elită din Sredeț, prin Filipopolul neutru. Gata.
    3. Latinii ar putea aduce ajutor sau juca o carte; lasă lucrurile așa.
    4. Bătălie. Tu ai 4, ei 2 și încă 1 de la avantajul Cruciați. Se pot juca cărți; amândoi pasați.
    5. Tu tragi o tactică, ei joacă una din mână: a ta +2, a lor +1. 6 contra 4: câștigi, armata lor e pierdută.
    6. Rodopi e al tău: de acum 1 galben la Recoltă și 1 punct de Influență la Bilanț. Închei rândul.
page-move = Mișcarea
page-move-text = • **Armatele** merg cel mult două ținuturi. Cel dintre ele poate fi al tău, liber sau al unui jucător fără armate acolo, dar nu suveran; elita și cea regală trec și pe unde stau doar regulate.
    • **Flotilele** merg cel mult două mări și se opresc lângă țintă, la Manevră și unde nu-i flotilă dușmană. Pe drum poate urca o armată; debarcă după luptele navale.
    • **Strâmtorile** (porțile): cine are ținutul lor hotărăște cine trece; ceilalți cer voie.
    • **Ajutor**: la un atac, stăpânul aduce trupe cât ajung zidurile: nivelul 1 un pas, nivelul 2 doi. Dacă lângă țintă se întâlnesc flotile dușmane, se bat întâi ele.
page-battle = Bătăliile
page-battle-text = Fiecare parte adună trupele, cărțile și avantajele, la asediu zidurile, și o **tactică**. Întâi vin cărțile de început, pe rând, până pasează toți. Apoi fiecare spune dacă tactica e din mână sau trasă. Se întorc toate: suma mai mare câștigă, egalitatea e a apărătorilor.
page-battle-standard = Partea învinsă pierde o trupă. Apoi se pot retrage întâi învinșii, după ei învingătorii. Altfel urmează altă rundă, până când o parte nu mai are trupe.
    Învinșii se retrag într-un ținut vecin al lor sau la bord; cine n-are loc e pierdut. Atacatorii care au învins și mai au o armată acolo iau ținutul.
page-battle-advanced = Runda e una singură. Apoi fiecare parte pierde atacul celeilalte (1 pentru victorie, 1 de armată de elită sau regală, cărți) minus apărarea ei (elită și regală, ziduri, cărți).
    Învinșii se retrag într-un ținut vecin al lor sau la bord; cine n-are loc e pierdut. Atacatorii care au învins și mai au o armată acolo iau ținutul.
page-siege = Asediile
page-siege-text = Pentru un ținut fără ziduri se luptă pe loc, iar dacă e gol, se ia pur și simplu.
    Între ziduri stăpânul alege: **câmp**, o bătălie acum în care zidurile nu contează, sau **asediu**. Și zidurile goale se asediază.
    Un ținut asediat nu dă aur și nu se înarmează. La Bilanț asediul se hotărăște: o bătălie în care zidurile contează sau, dacă înăuntru nu e nimeni, ținutul cade.
    • **Despresurare**: dacă vine acolo înainte o armată a stăpânului sau a unui aliat, se bate în câmp cu asediatorii. Stăpânul poate juca o Ofensivă spre ținutul său ca să-l elibereze.
page-cards = Cărțile
page-cards-text = • **Tactici comune**: un pachet pentru toți, din care se trage în bătălii.
    • **Cărți regale**: pachetul regatului tău, douăsprezece: tactici și cărți pentru bătălii, ordine și Bilanț.
    • **Strategii**: un pachet pentru toți, pentru orice clipă a anului.
    • **Avantaje**: sunt la vedere și au efect tot jocul.
    Fiecare carte spune când se joacă și cât costă; se plătește pe loc. Începi cu două regale și două Strategii și tragi câte una după fiecare Bilanț. O carte cu același nume se joacă o singură dată pe rând, bătălie sau Bilanț.
page-cards-standard = Cărțile jocului avansat nu sunt în pachete.
page-cards-advanced = Unele cărți pot fi **consacrate** printr-o Dezvoltare cu 5 galbeni: sunt la vedere și se joacă iar și iar.
page-free = Ținuturi fără jucător
page-free-text = • Cele **neutre** (palide) se pot trece. Au forța 1, plus zidurile și o tactică trasă.
    • Cele **suverane** (cu puncte) nu se trec. Au forța egală cu numărul ținuturilor rămase puterii lor (Bosnia: 1, dar două tactici), plus zidurile și o tactică trasă.
    Pentru ambele se luptă pe loc: nu există asediu. Ele nu pierd trupe; o rundă de luptă câștigată ia ținutul. Dacă ești învins, ai pierderi ca în fața unui jucător și te retragi.
    Cele cenușii sunt în afara jocului. Ținuturile regatelor fără jucător devin neutre, suverane sau cenușii: vezi pagina despre această masă.
page-razbor = Bilanțul și sfârșitul
page-razbor-text = După ultimul anotimp, în această ordine:
    1. Se hotărăsc asediile, în ordinea aleasă de primul jucător.
    2. Se propun alianțe și se iese din ele.
    3. Cărți de Bilanț, una câte una, pe rând.
    4. Cine n-are ținut iese.
    5. Influență: 1 de ținut fără răscoală și ce aduc avantajele.
    6. A atins cineva ținta? Câștigă cea mai mare Influență; la egalitate, mai multe ținuturi.
    7. Steagul primului jucător trece mai departe.
    8. Toți trag o carte regală și o Strategie.
    9. Ordinele revin; taberele și răscoalele se sting; începe runda următoare.
page-kingdoms = Regatele
page-kingdoms-text = Cu ce începe fiecare: ținuturi, armate, flotile și avantajele lui. Ce fac ele spune /balkans look.
page-variants = Această masă
page-questions = Întrebări frecvente
page-questions-text = • **Cine începe?** Primul jucător, cel cu steagul; după fiecare Bilanț steagul trece mai departe.
    • **Câștigă aliații împreună?** Doar echipele fixe. Ceilalți sunt aliați pentru pace și câștigă fiecare pentru sine.
    • **De ce mă întreabă masa dacă n-am ce juca?** Ca să nu se vadă ce ții în mână. Alege „Nu-mi juca nicio carte runda asta” și nu te mai întreabă.
    • **Toate armatele mele sunt pe hartă?** Desființează una la Înarmare, gratuit, și angajeaz-o în altă parte.
    • **Pot ataca fără armate?** Flotilele câștigă marea, dar ținutul îl ia doar o armată.
    • **Pot ataca un aliat?** Rupe întâi alianța: 2 puncte de Influență într-o Ofensivă, nimic la Bilanț.
    • **Și dacă îmi cade ultimul ținut?** Joci până la Bilanț; dacă nici atunci n-ai vreunul, ieși.
variant-standard = Joc standard: trei feluri de ordine, trei anotimpuri, bătălii de mai multe runde.
variant-advanced = Joc avansat: cinci feluri de ordine, patru anotimpuri, bătălii de o rundă cu atac și apărare.
variant-influence = Câștigă cine are la sfârșitul unei runde Influență { $n } sau mai multă.
variant-influence-teams = Câștigă echipa care are la sfârșitul unei runde Influență { $n } sau mai multă, cea mică { $less }.
variant-territory = Cine cucerește al unsprezecelea ținut câștigă pe loc.
variant-annihilation = Câștigă doar cine rămâne la urmă în picioare.
variant-annihilation-others = Câștigă cine rămâne la urmă în picioare.
variant-rounds = Runda { $n } e ultima: atunci hotărăște Influența.
variant-money = Cine strânge primul { $gold } câștigă pe loc.
variant-control = Câștigă cine ține { $place } două Planificări la rând.
variant-neutral = Ținuturile regatelor fără jucător sunt neutre.
variant-sovereign = Ținuturile regatelor fără jucător sunt suverane.
variant-unplayable = Ținuturile regatelor fără jucător sunt în afara jocului.
variant-alliances-free = Alianțe după înțelegere.
variant-alliances-teams = Echipe fixe cu Influență comună; la comparare, a echipei mai mici se socotește dublu.
variant-alliances-none = Fără alianțe.
variant-kingdoms-draft = Regatele se aleg pe rând.
variant-kingdoms-lot = Regatele se trag la sorți.
variant-start = Start strategic: încă 5 galbeni, iar din cinci cărți regale le păstrezi pe cele plătite.
variant-manoeuvre = Ofensiva se poate juca drept Manevră.
news-round-tied = Runda de luptă { $n }: atacatori – { $attackers }; apărători – { $defenders }. Egalitate: câștigă { $side }.
news-gains = Influență câștigată: { $gains }.
news-gains-one = { $who } { $sum }

## Unde s-a întors jocul
turned-battle = Cea mai mare bătălie: { $place }, forță { $attackers } contra { $defenders }.
turned-captured = Primul ținut care și-a schimbat stăpânul: { $who } cucerește { $place } de la { $whom }.
turned-harvest = Cea mai bogată Recoltă: { $who }, { $gold }.
