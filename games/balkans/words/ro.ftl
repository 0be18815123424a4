# Bătălia pentru Balcani în română.

## The game in lists and commands

game-name = Bătălia pentru Balcani
game-blurb = Vremea lui Caloian: ordine, războaie și Influență în 46 de ținuturi. 2–5 jucători.
verb-kingdom = Alegi regatul pe care îl conduci
verb-keep = Start strategic: păstrezi din cele cinci cărți regale, 2 aur fiecare
verb-plan = Alegi cele patru ordine ale rundei
verb-order = Începi să joci un ordin
verb-with = Joci aceste cărți împreună cu ordinul început
verb-choose = Răspunzi la întrebarea deschisă
verb-back = Îți retragi ultimul răspuns
verb-skip = Sari peste rând și lași jos un ordin, nevăzut
verb-card = Joci una dintre cărțile tale
verb-ransom = Îți răscumperi armata capturată
verb-end = Îți închei rândul
verb-hire = Angajezi o armată într-un ținut al tău
verb-promote = Ridici o armată regulată la rang de elită
verb-build = Construiești o flotilă lângă un ținut al tău
verb-home = Veneția: construiești o flotilă în marea de acasă
verb-repair = Refaci un ținut aflat în ruină
verb-disband = Îți retragi o trupă de pe hartă
verb-break = Ieși din alianță
verb-sail = Miști o flotilă, cu sau fără armată la bord
verb-ask = Ceri voie să treci printr-o strâmtoare
verb-march = Trimiți armate spre țintă
verb-grant = Permiți trecerea
verb-refuse = Refuzi trecerea
verb-defend = Răspunzi la Ofensivă cu ordinul Apărare
verb-fight = Alegi următoarea bătălie
verb-meet = Ieși la luptă în câmp sau rămâi sub asediu
verb-consent = Îi permiți sau nu aliatului să-ți apere ținutul
verb-establish = Așezi o carte ca Strategie consacrată
verb-royal = Dezvoltare: tragi o carte regală
verb-buy = Dezvoltare: cumperi Strategia de deasupra
verb-reshuffle = Dezvoltare: amesteci cărțile regale jucate înapoi în pachet
verb-lend = Îi împrumuți unui aliat flotilele din jurul bătăliei
verb-hand = Anunți o tactică din mână
verb-draw = Anunți că tragi o Tactică comună
verb-tactic = Pregătești această tactică, cu fața în jos
verb-count = Alegi a cui tactică contează pentru tabăra ta
verb-lose = Dai aceste trupe drept pierderi
verb-retreat = Te retragi din bătălie
verb-stay = Rămâi în bătălie
verb-embark = Retragi o armată pe o flotilă goală
verb-withdraw = Retragi tot ce a rămas într-un loc vecin
verb-propose = Propui o alianță
verb-accept = Accepți alianța
verb-decline = Refuzi alianța
verb-done = Închei acest pas
verb-pass = Pasezi
verb-surrender = Începi să te predai
verb-yield = Confirmi predarea numind regatul tău
field-kingdom-kingdom = Regatul, de exemplu Bulgaria
field-keep-cards = Cărțile regale păstrate; poate fi și niciuna
field-plan-orders = Patru ordine, de exemplu recoltă, înarmare, ofensivă, ofensivă
field-order-kind = Ce ordin: recoltă, înarmare, ofensivă, apărare, dezvoltare
field-with-cards = Cărțile care însoțesc ordinul
field-skip-kind = Ordinul lăsat jos
field-card-card = Cartea jucată
field-choose-what = Răspunsul: un ținut, o mare, un regat sau un număr
field-ransom-kind = Ce armată: regulată, de elită sau regală
field-ransom-captor = Cine o ține captivă
field-hire-kind = Ce angajezi: regulată, elită sau regală
field-hire-land = Ținutul în care angajezi
field-promote-land = Ținutul unde o armată regulată devine de elită
field-build-land = Ținutul care construiește flotila
field-build-sea = Marea în care apare flotila
field-home-army = Dacă urcă și o armată regulată, pentru încă 1 aur
field-repair-land = Ținutul refăcut
field-disband-place = Unde se află trupa
field-disband-kind = Ce trupă: regulată, elită sau flotilă
field-sail-fleet = Flotila după marea ei, cu + și armata de la bord, dacă are
field-ask-strait = Strâmtoarea de trecut
field-march-armies = Armatele care pleacă, fiecare ca ținut:fel:număr
field-fight-place = Locul bătăliei
field-meet-how = Câmp sau asediu
field-consent-yes = Da îi permite aliatului să apere
field-establish-card = Cartea consacrată
field-lend-to = Aliatul căruia împrumuți
field-tactic-card = Tactica pregătită
field-count-seat = A cui tactică contează
field-lose-pieces = Trupele pierdute
field-embark-kind = Felul armatei care se îmbarcă
field-embark-sea = Marea flotilei goale
field-withdraw-to = Unde te retragi
field-propose-members = Regatele legate prin +, al tău printre ele
field-yield-what = Regatul la care renunți: al tău
option-mode = Joc standard sau avansat (de obicei standard)
option-mode-label = joc
option-target = Influența pentru victorie: de la 10 la 200 (de obicei 30)
option-target-label = ținta de Influență
option-influence_victory = Influența poate aduce victoria: da sau nu (de obicei da)
option-influence_victory-label = victorie prin Influență
option-territorial_victory = Al unsprezecelea ținut aduce victoria: da sau nu (de obicei da)
option-territorial_victory-label = victorie prin ținuturi
option-annihilation = Câștigă doar ultimul rămas: da sau nu (de obicei nu)
option-annihilation-label = anihilare totală
option-round_limit = Ultima rundă, de la 1 la 50; 0 înseamnă fără limită (de obicei 0)
option-round_limit-label = ultima rundă
option-control_territory = Un ținut care aduce victoria dacă îl ții două Planificări la rând (de obicei niciunul)
option-control_territory-label = ținut de controlat
option-money_goal = Aurul care aduce victoria pe loc, 10–500; 0 înseamnă fără (de obicei 0)
option-money_goal-label = ținta de aur
option-strategic_start = Start cu încă 5 aur și alegere de cărți regale: da sau nu (de obicei nu)
option-strategic_start-label = start strategic
option-manoeuvre = Ofensiva se poate juca drept Manevră: da sau nu (de obicei nu)
option-manoeuvre-label = Manevră
option-non_players = Ce devin ținuturile regatelor fără jucător (de obicei automat)
option-non_players-label = regate fără jucător
option-alliances = Alianțe după înțelegere, echipe fixe sau deloc (de obicei libere)
option-alliances-label = alianțe
option-teams = Locurile primei echipe, de la 0; restul sunt a doua (de obicei 0 2 4)
option-teams-label = prima echipă
option-seat_order = Ordinea rândurilor: prin tragere la sorți sau cum stați (de obicei sorți)
option-seat_order-label = ordinea rândurilor
option-kingdom_choice = Regatele se aleg pe rând sau prin sorți (de obicei pe rând)
option-kingdom_choice-label = regate
choice-mode-standard = standard
choice-mode-advanced = avansat
choice-control_territory-none = niciunul
choice-non_players-auto = automat
choice-non_players-neutral = neutre
choice-non_players-sovereign = suverane
choice-non_players-unplayable = nejucabile
choice-alliances-free = libere
choice-alliances-teams = echipe
choice-alliances-none = deloc
choice-seat_order-lot = prin sorți
choice-seat_order-as_seated = cum stăm
choice-kingdom_choice-draft = aleși pe rând
choice-kingdom_choice-lot = prin sorți
preset-standard = Joc standard
preset-advanced = Joc avansat
preset-teams = Război pe echipe până la 15 puncte de Influență
preset-no-alliances = Fiecare pentru sine, până la 15 Influență
preset-manoeuvre = Avansat, cu Manevră și start strategic
preset-control = Luptă pentru un ținut, cinci runde
preset-money = Cursă pentru 50 de aur, cinci runde
preset-annihilation = Anihilare, cinci runde
preset-quick = Război rapid, două runde
balkans-no-victory = Masa are nevoie de o cale spre victorie: permite măcar una.
balkans-money-goal = Ținta de aur începe de la { $least }; 0 o lasă deoparte.
balkans-teams-need-three = Echipele cer cel puțin trei jucători; la masă sunteți { $seats }.
balkans-teams-empty = Ambele echipe au nevoie de cineva: numește unele locuri, nu toate.

## Refusals

why-over = Jocul s-a încheiat; o masă nouă e la o comandă distanță.
why-not-your-turn = Acum joacă alții; masa te cheamă când îți vine rândul.
why-not-now = Asta se face în alt moment al rundei.
why-unknown-name = „{ $name }” nu există pe hartă; numele apar pe măsură ce scrii.
why-not-in-hand = { $card } nu e printre cărțile tale; joacă una pe care o ai.
why-wrong-moment = { $card } se joacă în alt moment.
why-card-not-now = { $card } nu are acum asupra cui lucra sau a fost deja jucată; poate veni mai târziu.
why-too-dear = Costă { $cost ->
    [one] { $cost } aur
    [few] { $cost } aur
   *[other] { $cost } de aur
}, iar tu ai { $gold }; se poate ceva mai ieftin.
why-four-orders = Planul înseamnă exact patru dintre ordinele tale.
why-no-such-order = Nu mai ai ordinul „{ $kind }” runda asta; joacă altul sau sari peste rând.
why-not-your-land = Ținutul { $land } nu e al tău; aici acționează ținuturile tale.
why-besieged = Ținutul { $land } e sub asediu și nu se poate înarma; celelalte pot.
why-in-revolt = Ținutul { $land } e în răscoală și nu se poate înarma; celelalte pot.
why-land-has-acted = { $land } a acționat deja în această Înarmare; alt ținut poate.
why-needs-fortress = { $land } nu are cetate sau tabără: acolo se angajează doar armate regulate.
why-none-in-reserve = Toate piesele de acest fel ({ $kind }) sunt pe hartă; o retragere eliberează una.
why-out-of-reach = { $place } e prea departe sau drumul e oprit; lista arată unde se poate ajunge.
why-strait-closed = Trecerea ({ $strait }) e închisă fără voia stăpânului; o poți cere.
why-asked-already = Pentru { $strait } ai cerut deja în acest ordin sau nu e nevoie.
why-no-ally = Nu ești în nicio alianță; la Bilanț poți propune una.
why-alliance-not-whole = Propunerea te include pe tine și alianțele întregi ale membrilor.
why-finish-first = Ceva e început: termină sau dă înapoi.
why-nothing-like-it = Asta nu e printre cele posibile acum; meniurile arată tot ce se poate.

## How a table ends

outcome-territory = Al unsprezecelea ținut e cucerit: războiul e câștigat.
outcome-money = Ținta de aur e atinsă.
outcome-annihilation = A rămas în picioare o singură tabără.
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
n-gold = { $n ->
    [one] { $n } aur
    [few] { $n } aur
   *[other] { $n } de aur
}
n-influence = { $n ->
    [one] { $n } Influență
    [few] { $n } Influență
   *[other] { $n } de Influență
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
power-unplayable = nejucabil
piece-at = { $kind }, { $place }
piece-laden = { $kind } cu { $load }, { $place }
piece-lent = { $piece } (împrumutată de { $who })
word-none = nimic
word-stay = rămâne la bord
word-aboard = armata de la bord
word-yes = da
word-no = nu
word-field = ies la luptă în câmp
word-siege = rămân între ziduri
source-base = bază
source-lands = ținuturi
source-land = apărătorii ținutului
source-armies = armate
source-fleets = flotile
source-fortress = cetate
source-victory = victorie
source-breach = alianță ruptă
source-royal-lost = armată regală pierdută
source-royal-destroyed = armată regală distrusă
source-start = start strategic
source-strategy = o Strategie cumpărată
source-stolen = luat în luptă
term = { $source } { $n }
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
news-kingdom = { $who } conduce { $kingdom }
news-drew = Cărți trase: { $draws }.
news-drew-one = { $who } { $cards }
news-shuffled = Cărțile jucate sunt amestecate într-un pachet nou.
news-answered-keep = Au ales ce cărți regale păstrează: { $names }.
news-answered-plan = Planuri gata: { $names }.
news-answered-tactic = Tactici pregătite: { $names }.
news-answered-alliance = Au răspuns la propunere: { $names }.
news-kept = { $who } păstrează { $cards }.
news-round = Runda { $n } începe cu Planificarea.
news-season = Anotimpul: { $season }.
news-played = { $who } joacă { $order }.
news-played-at = { $who } joacă { $order }: { $place }.
news-played-from = { $who } joacă { $order }: { $place } → { $target }.
news-skipped = { $who } sare peste rând; un ordin cade nevăzut.
news-harvested = { $who } strânge aur: { $sum }.
news-gold = { $who }: { $sign }{ $n } { $n ->
    [one] aur
    [few] aur
   *[other] de aur
} ({ $why }).
news-influence = { $who }: Influență { $sign }{ $n } ({ $why }).
news-gained = { $who } câștigă Influență: { $sum }.
news-armed = { $who } se înarmează pentru { $gold }: { $what }.
news-promoted = { $n ->
    [one] { $n } armată regulată devine de elită
    [few] { $n } armate regulate devin de elită
   *[other] { $n } de armate regulate devin de elită
} – { $place }
news-repaired = ruine înlăturate – { $place }
news-at = { $what } – { $place }
news-disbanded = { $who } retrage de pe hartă: { $what }.
news-passage-asked = { $who } îi cere lui { $whom } voie de trecere: { $strait }.
news-passage-granted = { $who } îi permite trecerea lui { $whom }: { $strait }.
news-passage-refused = { $who } îi refuză trecerea lui { $whom }: { $strait }.
news-moves = { $who } mută: { $moves }.
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
news-defence-asked = { $who } îi cere lui { $whom } voie pentru Apărare: { $place }.
news-consent-yes = { $who } acceptă: { $place }.
news-consent-no = { $who } nu acceptă: { $place }.
battle-sea = Bătălie navală
battle-field = Bătălie de câmp
battle-siege = Bătălie de asediu
battle-neutral = Bătălie
news-battle = ⚔ { $kind }, { $place }: { $attackers } contra { $defenders }.
news-lent = { $who } îi împrumută lui { $whom } { $fleets }.
news-card = { $who } joacă „{ $card }”: { $text }.
news-card-paid = { $who } joacă „{ $card }” pentru { $gold }: { $text }.
news-passed = Au pasat: { $names }.
news-declared-hand = Tactică din mână: { $names }.
news-declared-draw = Trag o Tactică comună: { $names }.
news-tactics = Tactici: { $tactics }.
news-tactic = { $who } – { $card } ({ $text })
news-counts = Pentru { $side } contează tactica lui { $who }: { $card }.
news-strength = Atacatori { $attackers }; apărători { $defenders }.
news-round-won = Runda de luptă { $n }: câștigă { $side } ({ $why }).
news-losses = Pierderile { $side }: { $n } (atac { $attack }; apărare { $defence }).
news-destroyed-one = { $who } { $what }
news-retreated = Retragere: { $names }.
news-stayed = Lupta continuă: { $names }.
news-battle-won = Bătălia o câștigă { $side }: { $place }.
news-embarked = { $who } îmbarcă: { $what }, { $land } → { $sea }.
news-withdrew = { $who } se retrage: { $from } → { $to }.
news-captured = { $who } cucerește { $place }.
news-captured-from = { $who } cucerește { $place } de la { $whom }.
news-freed = Ținutul e acum neutru: { $place }.
news-captive = { $who } capturează: { $what } ({ $whom }).
news-rescued = { $who } salvează: { $what } – { $place }.
news-recruited = { $who } ridică { $what } – { $place }.
news-ransomed = { $who } îi plătește lui { $whom } { $gold } răscumpărare: { $what }.
news-camp = { $who } ridică o tabără militară: { $place }, nivelul { $level }.
news-revolt-on = Izbucnește răscoala: { $place }.
news-revolt-off = Răscoala se stinge: { $place }.
news-ruin-on = Ruină: { $place }.
news-ruin-off = Ruinele sunt înlăturate: { $place }.
news-established = { $who } consacră { $card }.
news-peeked-hand = { $who } se uită la cărțile lui { $whom }.
news-peeked-orders = { $who } se uită la ordinele lui { $whom }.
news-lasting = { $card } rămâne în fața lui { $who } cât timp are efect.
news-broken = { $who } rupe alianța cu { $others }.
news-proposed = { $who } propune o alianță: { $members }.
news-answers = Pentru: { $yes }; împotrivă: { $no }.
news-allied = Aliați de acum: { $members }.
news-razbor = Bilanț: se trage linie sub anul încheiat.
news-eliminated = { $who } nu mai are ținuturi și iese din joc.
news-surrendered = { $who } se predă.
news-first = Primul jucător este acum { $who }.
news-won = Victorie: { $names }! Bravo tuturor.
news-won-nobody = N-a mai rămas cine să câștige. Bravo tuturor.
nobody = nimeni

## Whom the table waits for (phases), as everybody reads it

ask-choose_kingdom = { $names } alege un regat.
ask-strategic_start = Cărți regale de păstrat – așteptăm: { $names }.
ask-planning = Planificare – așteptăm: { $names }.
ask-turn = { $names } e la rând.
ask-turn_close = { $names } își încheie rândul.
ask-arming = { $names } se înarmează.
ask-move = { $names } mută trupe.
ask-off_reaction = { $names } poate răspunde la Ofensivă.
ask-strait_permission = { $names } hotărăște trecerea.
ask-choose_battle = { $names } alege următoarea bătălie.
ask-battle_choice = { $names } alege: câmp sau asediu.
ask-ally_consent = { $names } hotărăște despre Apărare.
ask-development = { $names } își dezvoltă regatul.
ask-battle = Bătălie – așteptăm: { $names }.
ask-alliance = Alianță propusă – așteptăm: { $names }.
ask-razbor = Bilanț – așteptăm: { $names }.

## What a seat itself may do

own-wait = Acum n-ai nimic de făcut. { $line }
own-planned = Planul tău e gata; îl poți schimba până sunt gata toți.
own-out = Ești în afara acestui joc.
own-choose_kingdom = Alege regatul pe care îl vei conduce.
own-strategic_start = Alege cărțile regale de păstrat, 2 aur fiecare.
own-planning = Alege cele patru ordine ale rundei.
own-turn = Rândul tău: joacă un ordin sau sari peste.
own-turn_close = Ordinul e împlinit: joacă o carte sau închide rândul.
own-arming = Înarmează ținuturile, câte o acțiune; apoi Gata.
own-off_aggression = Înainte de marș poți rupe alianța, pentru 2 Influență.
own-off_fleets = Mută flotilele spre { $place }; apoi Gata.
own-off_armies = Trimite armatele spre { $place }; apoi Gata.
own-off_reaction = Ținta e { $place }: adu ajutor, joacă o carte sau Gata.
own-strait_permission = { $who } cere trecere: { $place }. Permite sau refuză.
own-choose_battle = Alege următoarea bătălie.
own-battle_choice = Ținutul { $place } e atacat: ieși în câmp sau rămâi între ziduri.
own-ally_consent = { $who } vrea să apere { $place } pentru tine. Accepți?
own-defence_moves = Mută armate în jurul țintei – { $place }; apoi Gata.
own-development = Dezvoltare: consacră, trage, cumpără, amestecă, în această ordine; apoi Gata.
own-battle_lend = Aliatul tău se luptă – { $place }: împrumută flotilele sau pasează.
own-battle_start = Înainte de bătălie – { $place }: joacă o carte sau pasează.
own-battle_declare = Bătălie – { $place }: o tactică din mână sau tragi una?
own-balance = Înainte de tactici: { $attackers } { $strong }, { $defenders } { $weak }.
own-battle_pick = Alege tactica; nimeni n-o vede până sunt gata toți.
own-battle_side_tactic = Alege a cui tactică contează pentru tabăra ta.
own-battle_losses = Alege-ți pierderile.
own-battle_retreat = Rămâi în luptă sau te retragi?
own-battle_end = După bătălie – { $place }: joacă o carte sau pasează.
own-battle_withdraw = Alege unde ți se retrag trupele.
own-razbor_diplomacy = Propune o alianță, ieși din a ta sau pasează.
own-alliance_answer = { $who } propune o alianță: { $members }. Acceptă sau refuză.
own-razbor_cards = Bilanț: joacă o carte sau pasează.

## Buttons, rows and headings

label-none = Fără cărți
label-skip = Sar peste: cade { $order }
label-skip-none = Sar peste
label-back = ← Înapoi
label-ransom = Răscumpăr: { $kind }, { $gold } pentru { $who }
label-end = Închei rândul
label-row = { $place }: { $what }, { $gold }
label-promote = la elită
label-fleet = flotilă → { $sea }
label-home-laden = flotilă cu armată regulată
label-repair = refacere
label-disband = Retrag: { $what }
label-break = Rup alianța
label-ask = Cer trecere: { $place }
label-grant = Permit
label-refuse = Refuz
label-defend = Joc Apărare
label-meet-field = Bătălie de câmp ({ $attackers } contra { $defenders })
label-meet-siege = Asediu ({ $attackers } contra { $defenders })
label-establish = Consacru { $card }: { $gold }
label-royal = Trag o carte regală
label-buy = Cumpăr o Strategie: { $gold }
label-reshuffle = Amestec cărțile regale
label-lend = Îi împrumut flotile lui { $who }
label-hand = Din mână
label-draw = Trag
label-retreat = Mă retrag
label-stay = Rămân
label-embark = { $kind } la bord: { $sea }
label-withdraw = Mă retrag: { $place }
label-accept = Accept
label-decline = Refuz
label-done = Gata
label-pass = Pas
label-surrender = Mă predau…
label-consent-yes = Accept
label-consent-no = Nu accept
label-target = { $place } – { $owner }
label-target-far = { $place } – { $owner } (prea departe)
pick-keep = Alege cărțile regale de păstrat…
pick-plan = Alege patru ordine…
pick-with = Cărți cu acest ordin…
pick-march = Trimite armate: { $place }…
pick-lose = Alege pierderile…
pick-yield = Ca să te predai, alege regatul tău…
menu-kingdom = Alege un regat…
menu-order = Joacă un ordin…
menu-skip = Sari peste rând, cade…
menu-card = Joacă o carte…
menu-ransom = Răscumpără o armată…
menu-hire-regular = Angajează o armată regulată…
menu-hire-elite = Angajează o armată de elită…
menu-hire-royal = Angajează armata regală…
menu-promote = Ridică la elită…
menu-build = Construiește o flotilă…
menu-repair = Refă ținutul…
menu-disband = Retrage de pe hartă…
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
menu-choose-target = Ținta: { $group }…
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
group-free = ținuturi libere
group-own = ale tale și ale aliaților
group-in = { $group } – { $region }
region-danube = Bulgaria și Dunărea
region-thrace = Tracia și strâmtorile
region-macedonia = Macedonia și Epirul
region-adriatic = Serbia și Adriatica
region-asia = Asia Mică
region-islands = Elada și insulele

## The table and the hand in words

table-round = Runda { $n }
table-target = ținta încercuită: { $place }
table-first = primul jucător: { $who }
table-seat = { $who } ({ $kingdom }): Influență { $influence }, aur { $gold }, ținuturi { $lands }, cărți { $cards }, ordine { $orders }
table-out = { $who }: în afara jocului
table-sieges = Sub asediu: { $places }
table-battle = { $kind }, { $place }: { $attackers } { $strength } – { $defenders } { $resistance }
table-place = { $place }. { $names }
table-scores = { $who } ({ $influence }, { $lands })
hand-orders = Ordinele tale: { $orders }
hand-prepared = Ales în secret: { $what }
hand-drawn = Trase pentru alegere: { $cards }
hand-peek-hand = Cărți văzute ale lui { $who }: { $what }
hand-peek-orders = Ordine văzute ale lui { $who }: { $what }
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
timing-order = cu { $order }
timing-attacked = când ești atacat
timing-foreign_turn = la rândul altuia
timing-own_turn = la rândul tău
stat-strength = { $sign }{ $n } forță
stat-attack = { $sign }{ $n } atac
stat-defence = { $sign }{ $n } apărare
effect-mod = { $stats }
effect-mod_per = { $stats } { $per }, cel mult { $max }
effect-destroy_enemy = dușmanul pierde { $what }
effect-no_fortress = cetatea nu contează
effect-levy = în ținutul tău intră până la { $what }, fiecare la prețul ei
effect-force_draw = dușmanii trebuie să tragă tactici
effect-second_draw = când tragi, vezi două tactici și păstrezi una
effect-negate_text = efectele tacticilor dușmane nu contează
effect-capture = capturezi { $what } din cele distruse
effect-rescue = { $what } din cele distruse revine în ținutul tău
effect-promote = { $what } devine de elită
effect-ruin = ținutul ajunge ruină
effect-gold = +{ $n } { $n ->
    [one] aur
    [few] aur
   *[other] de aur
}
effect-steal_gold = iei până la { $n } aur de la un dușman
effect-influence = Influență +{ $n }
effect-draw = tragi { $cards }
effect-gold_per = +{ $n } aur { $per }, cel mult { $max }
effect-recruit = { $what } într-o cetate a ta
effect-annex_neutral = iei un ținut neutru vecin fără cetate
effect-battle_bonus = +{ $n } forță în toate bătăliile tale până trece Bilanțul următor
effect-order_gold = încă { $n } aur
effect-order_gold_per = încă { $n } aur { $per }, cel mult { $max }
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
effect-counter_march = la țintă vine ajutor din cel mult { $range } ținuturi: până la { $what }
effect-evacuate = toate armatele tale pleacă din țintă într-un ținut vecin
effect-peek_hand = doar tu vezi { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
} ale altui jucător
effect-lose_gold = alt jucător pierde { $n } aur
effect-build_fleet = construiești o flotilă lângă ținutul tău, la prețul ei
effect-revolt = răscoală într-un ținut dușman fără armatele lui
effect-peek_orders = doar tu vezi ordinele nejucate ale altuia
effect-goal = Influență +{ $n } la Bilanț
effect-goal_per = Influență +{ $n } la Bilanț { $per }, cel mult { $max }
effect-razbor_gold = +{ $n } aur la Bilanț
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
cond-defender = aperi
cond-sea = lupta e pe mare
cond-land = lupta e pe uscat
cond-field = lupta e în câmp
cond-siege = lupta e un asediu
cond-has_royal = luptă armata ta regală
cond-has_elite = luptă elita ta
cond-regulars = luptă cel puțin { $n } armate regulate
cond-more_troops = ai mai multe trupe
cond-fewer_troops = ai mai puține trupe
cond-own_territory = ținutul e al tău
cond-vs_player = dușmanul e un jucător
cond-won = ai câștigat
cond-lost = ai pierdut
cond-most_rich = ai cele mai multe ținuturi bogate
cond-owns = stăpânești: { $places }
cond-coast = ai țărm la: { $places }

## Words in the pictures

picture-planning = Planificare
picture-razbor = Bilanț
picture-setup = Pregătire
picture-out = în afara jocului

## The rules page

rules-goal = ## Bătălia pentru Balcani
    A patra cruciadă a zdrobit Bizanțul; condu un regat în vremea lui Caloian. Câștigă cine atinge primul ținta de Influență la Bilanț sau cucerește al unsprezecelea ținut. Masa poate alege și alte țeluri.
rules-round = **Runda.** La Planificare fiecare alege în secret patru ordine. Apoi, în fiecare anotimp (trei; patru la avansat), fiecare joacă pe rând unul sau sare peste. Bilanțul încheie runda.
rules-orders = **Recolta** aduce 2 aur, 1 de fiecare ținut și încă 1 de la cele bogate. **Înarmarea**: fiecare ținut face un singur lucru: armată regulată cu 1, de elită cu 3 sau ridicare la elită cu 2, regală cu 4, flotilă cu 2. Elita și cea regală cer o cetate. **Ofensiva** trimite armate de la cel mult două ținuturi și flotile de la cel mult două mări spre o țintă. **Apărarea** (avansat) ridică o tabără și mută armate. **Dezvoltarea** (avansat) trage, cumpără și consacră cărți.
rules-move = **Mișcarea.** Armatele trec prin ținuturi libere și proprii, nu prin cele suverane și nici prin armate dușmane. O flotilă poartă o armată. Strâmtoarea e deschisă stăpânului ținutului ei și cui îi dă el voie. Stăpânul țintei poate aduce ajutor cât ține cetatea.
rules-battle = **Bătălii.** Fiecare tabără adună trupele (regulată 1, elită 2, regală 3; flotilă 1, pe mare 2), o tactică din mână sau trasă, cărți și zidurile. Suma mai mare câștigă, egalitatea e a apărătorilor. La standard, cine pierde runda de luptă pierde o trupă și se poate retrage; la avansat hotărăște o singură rundă, iar pierderile sunt atac minus apărare. Cine pierde se retrage.
rules-siege = **Asedii.** Pentru un ținut fără cetate se luptă pe loc. Între ziduri, stăpânul alege câmpul sau asediul; asediul se decide la Bilanț. Un ținut asediat nu se înarmează și nu dă aur.
rules-map = **Harta.** Numerele sunt ținuturi, literele mări, porțile strâmtori în culoarea stăpânului. Turnul e cetate, cortul tabără, moneda ținut bogat, flacăra răscoală, craniul ruină; granițele groase, întunecate, nu se trec, pe puncte se trece. Lângă numere stau armatele: regulate (om), de elită (cal), regală (coroană); săbiile în chenar roșu asediază. În rânduri: stea – Influență, monedă – aur, scut – ținuturi, cărți – regale + Strategii, clepsidră – ordine rămase, steag – primul jucător.
rules-razbor = **Bilanțul.** Asediile se sfârșesc, alianțele se leagă și se desfac, se joacă cărți; apoi fiecare ținut aduce 1 Influență, iar avantajele mai mult. Toți trag o carte regală și o Strategie. Pierderea armatei regale costă 2 Influență, la fel ruperea unei alianțe în Ofensivă.

## Small questions of what one has begun

own-asking-cards = Ce cărți joci cu acest ordin? Se poate și fără.
own-asking-target = Alege ținta ordinului.
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
round-more = { $strong } contra { $weak }
round-even = câte { $strong }: egalitatea e a apărătorilor
news-destroyed-round = Pierdute în runda de luptă: { $what }.
news-destroyed-card = Pierdute din cauza unei cărți: { $what }.
news-destroyed-aboard = Scufundate odată cu flotila: { $what }.
news-destroyed-nowhere = Pierdute, neavând unde să se retragă: { $what }.
side-you = tu
side-yours = tabăra ta

## Answers given beforehand

standing-battle = Fără cărți în această bătălie
standing-battle-given = În această bătălie nu joci cărți și îți tragi tacticile.
standing-round = Fără alte cărți runda asta
standing-round-given = Până la sfârșitul rundei nu joci cărți: pasezi, tragi tactici, iar rândurile tale se încheie singure.
standing-refuse = Refuz orice trecere runda asta
standing-refuse-given = Până la sfârșitul rundei nu lași pe nimeni prin strâmtorile tale.
