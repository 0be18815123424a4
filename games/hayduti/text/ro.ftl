# „Haiduci” în română. Numele jucătorilor vin puse la adăpost; `card`, `cards`, `stat`, `goal` și `deets` vin în cuvinte
# de aici, și în refuzuri; ce a născocit cineva vine așa cum a fost scris.
#
# Un singur termen pentru un lucru: comitet = tabăra unui jucător · recruți, activitate, putere de luptă = cele trei
# caracteristici ale lui · secret, descoperit, zdrobit = stările lui · haiduc = carte pentru grupuri, cu o contribuție
# (caracteristica pe care o slujește), o forță și o culoare · voievod = carte ridicată pentru puncte · fruntaș = om din
# istorie care e ridicat și ajută · zaptiu, zaptii · câmp = cele șaisprezece cărți din mijloc · cercetează, recrutează,
# recrutează riscant = cele trei acțiuni · decartare = cărțile puse deoparte din mână · grup = haiduci folosiți împreună ·
# a ridica = a aduce în joc printr-un grup · rotire = cărțile folosite redevin pachet.

## Jocul în liste și comenzi

game-name = Haiduci
game-blurb = Recrutează haiduci, ferește-te de zaptii, ridică voievozi și fruntași. 2–6 jucători.
game-aim = Câștigă cine are mai multe puncte: din caracteristici, voievozi și fruntași ridicați. În tura ta strângi haiduci, îi folosești în grupuri și te ferești de zaptii (poliția).

verb-scout = Cercetare: întoarce o carte acoperită din câmp
verb-recruit = Recrutare sigură: ia în mână o carte descoperită din câmp
verb-risk = Recrutare riscantă: trage cartea de sus; un zaptiu îți încheie acțiunile
verb-pass = Încheie-ți acțiunile în această tură
verb-sofroniy = Sofronie: întoarce lângă câmp cartea de sus a pachetului
verb-hadzhi = Hagi Dimităr: înlătură un zaptiu descoperit
verb-meet = Întâmpină zaptiul cu Levski, cu Moș Ilio sau fără ajutor
verb-clear = Decartează cărți din mână
verb-improve = Începe un grup care îți îmbunătățește o caracteristică
verb-raise = Începe un grup care ridică un voievod sau un fruntaș
verb-gather = Spune ce au în comun haiducii grupului
verb-group = Formează grupul din acești haiduci
verb-form = Formează un grup întreg dintr-o dată
verb-spare = Rakovski: păstrează în mână un haiduc din grup
verb-back = Întoarce-te și alege alt scop pentru grup
verb-skip = Fără grup tura aceasta
verb-keep = Petko: salvează cărți din mână când comitetul e zdrobit
verb-take = Hitov: ia cărți pe care le pierde alt comitet
verb-elevate = Karavelov: alege caracteristica care crește cu unu înainte de punctaj

field-scout-pos = Numărul cărții acoperite
field-recruit-pos = Numărul cărții descoperite
field-hadzhi-pos = Numărul zaptiului care pleacă
field-meet-deets = Al cui ajutor îl iei: Levski, Moș Ilio sau nimeni
field-clear-cards = Cărțile decartate; lasă gol ca să le păstrezi pe toate, dacă se poate
field-improve-stat = Ce crește: recruți, activitate sau putere de luptă
field-raise-card = Cartea de ridicat, de exemplu Vasil Levski
field-gather-by = O caracteristică, o culoare sau haiducul a cărui contribuție contează, de exemplu Tobă 2 (roșie)
field-group-cards = Haiducii grupului, de exemplu Tobă 2 (roșie), Oameni 3 (roșii); cel numit deja face parte din el
field-form-goal = La ce folosește: o caracteristică sau cartea de ridicat, de exemplu Vasil Levski
field-form-by = Ce au haiducii în comun: o caracteristică, o culoare sau un haiduc, ca Tobă 2 (roșie)
field-form-cards = Haiducii grupului, ca Tobă 2 (roșie), Oameni 3 (roșii); fără cel numit deja
field-spare-cards = Haiducul care îți rămâne în mână; lasă gol ca să-i folosești pe toți
field-keep-cards = Cărțile de salvat; lasă gol ca să nu salvezi nimic
field-take-cards = Cărțile de luat; lasă gol ca să nu iei nimic
field-elevate-stat = Ce crește: recruți, activitate sau putere de luptă

option-rotations = Rotiri ale pachetului până la final: 2 scurt, 3 mediu, 4–10 lung (implicit: 2)
option-rotations-label = rotiri
option-random_first = Primul jucător e tras la sorți; nu: cine s-a așezat primul (implicit: da)
option-random_first-label = primul la sorți
option-advanced_hands = Cine vine mai târziu la rând începe cu una sau două cărți: da sau nu (implicit: nu)
option-advanced_hands-label = cărți de început
option-hidden_discards = Cărțile din mână decartate sau pierdute rămân secrete: da sau nu (implicit: nu)
option-hidden_discards-label = decartare ascunsă
option-parallel = Acțiuni pe rând, apoi toți decartează deodată, apoi grupuri: da sau nu (implicit: nu)
option-parallel-label = joc paralel
option-uprising = Răscoala națională, pot pierde toți: fără, ușoară, normală, grea, ținte proprii (implicit: fără)
option-uprising-label = răscoala națională
choice-uprising-off = fără
choice-uprising-easy = ușoară
choice-uprising-normal = normală
choice-uprising-hard = grea
choice-uprising-custom = ținte proprii
option-target_nabor = Ținta răscoalei la Recruți, 5–13; doar cu ținte proprii (implicit: 7)
option-target_nabor-label = ținta Recruți
option-target_deynost = Ținta răscoalei la Activitate, 5–13; doar cu ținte proprii (implicit: 7)
option-target_deynost-label = ținta Activitate
option-target_boyna = Ținta răscoalei la Putere de luptă, 5–13; doar cu ținte proprii (implicit: 7)
option-target_boyna-label = ținta Putere de luptă
option-premature = Gata când țintele sunt atinse: da sau nu; doar la răscoală (implicit: nu)
option-premature-label = izbucnire prematură

preset-standard = Haiduci, joc scurt: două rotiri
preset-standard-about = Pachetul se rotește de două ori: 12–20 de ture de fiecare, cam o oră.
preset-medium = Joc mediu: trei rotiri
preset-medium-about = Pachetul se rotește de trei ori, iar comitetele cresc mai mult.
preset-expert = Început pentru experți: tragere la sorți și cărți de început
preset-expert-about = Cine acționează mai târziu începe cu una-două cărți, ca să fie echitabil.
preset-seat-order = Începe cine s-a așezat primul
preset-seat-order-about = Primul jucător nu se trage la sorți.
preset-hidden = Decartare ascunsă
preset-hidden-about = Ce pleacă din mână nu se arată celorlalți.
preset-parallel = Joc paralel: toți decartează deodată
preset-parallel-about = Toți decartează în același timp, așa că se așteaptă mai puțin.
preset-uprising = Răscoala națională
preset-uprising-about = Cele mai bune caracteristici ale mesei trebuie să atingă țintele, altfel pierd toți.
preset-uprising-easy = Răscoala națională, ușoară, cu izbucnire prematură
preset-uprising-easy-about = Ținte comune mici; jocul se încheie de îndată ce sunt atinse.
preset-uprising-hard = Răscoala națională, grea, trei rotiri
preset-uprising-hard-about = Ținte comune mari și un joc mai lung ca să le atingeți.
preset-uprising-custom = Răscoala națională cu țintele 8, 7, 6
preset-uprising-custom-about = Împreună trebuie să ajungeți la Recruți 8, Activitate 7 și Putere de luptă 6.
preset-everything = Toate deodată: patru rotiri, joc paralel, răscoală grea
preset-everything-about = Toate variantele deodată. Pentru cei care știu jocul.

hayduti-premature-needs-uprising = Izbucnirea prematură cere o răscoală: alege-i dificultatea sau joacă fără amândouă.

## Cărți și oameni

stat-nabor = Recruți
stat-deynost = Activitate
stat-boyna = Putere de luptă
contribution-nabor = oameni
contribution-deynost = tobă
contribution-boyna = sabie
colour-green = verde
colour-blue = albastru
colour-red = roșu
colour-yellow = galben
tint-green = { $stat ->
    [nabor] verzi
   *[other] verde
}
tint-blue = { $stat ->
    [nabor] albaștri
   *[other] albastră
}
tint-red = { $stat ->
    [nabor] roșii
   *[other] roșie
}
tint-yellow = { $stat ->
    [nabor] galbeni
   *[other] galbenă
}
card-haydut = { $stat } { $strength } ({ $colour })
card-voyvoda = voievod { $cost }
card-zaptie = zaptiu { $strength }
item-voyvoda = Voievod, cost { $cost }, { $points } puncte
item-voyvoda-at = Voievod, cost { $cost }, { $points } puncte, în câmp la { $pos }
item-deets = { $name } (cost { $cost }): { $hint }
item-deets-at = { $name } (cost { $cost }, la { $pos }): { $hint }
item-zaptie = Zaptiu cu forța { $strength }
item-none = nimeni
item-copy = { $card }, { $number } din { $count }
goal-at = { $card } (în câmp la { $pos })
cost-first = până la { $value } e nevoie de forța { $cost }
cost-next = până la { $value } – { $cost }

## Ce fac fruntașii

hint-group_bonus = +{ $bonus } la orice grup
hint-group_bonus-stat = +{ $bonus } la grupuri de { $stat }
hint-group_bonus-size = +{ $bonus } la grupuri de cel puțin { $size }
hint-peek_to_field = întoarce o carte nouă
hint-remove_zaptie = înlătură un zaptiu
hint-extra_actions = +{ $actions } acțiuni la zaptii { $threshold }+
hint-ignore_first_zaptie = trece de primul zaptiu
hint-exposed_bonus = alungă zaptiul care te descoperă
hint-keep_from_group = un haiduc din grup rămâne
hint-group_when_broken = un grup înainte de zdrobire
hint-keep_when_broken = salvează { $keep } cărți la zdrobire
hint-take_when_broken = ia { $take } cărți pierdute de alții
ability-group_bonus = orice grup al tău e mai puternic cu { $bonus }.
ability-group_bonus-stat = grupurile cu contribuția { $stat } sunt mai puternice cu { $bonus }.
ability-group_bonus-size = grupurile de cel puțin { $size } haiduci sunt mai puternice cu { $bonus }.
ability-peek_to_field = înainte de prima acțiune poți întoarce lângă câmp cartea de sus a pachetului; un zaptiu de acolo nu-ți face nimic.
ability-remove_zaptie = înainte de prima acțiune poți înlătura un zaptiu descoperit; în locul lui vine o carte acoperită.
ability-extra_actions = încă { $actions } acțiuni dacă înainte de prima zaptiii descoperiți au împreună forța { $threshold } sau mai mult.
ability-ignore_first_zaptie = poți trece de primul zaptiu întâlnit într-o tură. Recrutarea riscantă îți încheie oricum acțiunile.
ability-exposed_bonus = zaptiul care te descoperă poate pleca, iar tura aceasta îți mai pot rămâne în mână { $keep } cărți.
ability-keep_from_group = cât comitetul e secret, { $keep } haiduc din grup poate rămâne în mână.
ability-group_when_broken = dacă o cercetare îți zdrobește comitetul, poți forma mai întâi un grup.
ability-keep_when_broken = când comitetul îți e zdrobit, salvezi până la { $keep } cărți din mână și comitetul e din nou secret.
ability-take_when_broken = când alt comitet e zdrobit, poți lua până la { $take } din cărțile pe care le pierde din mână.
prescore-each = Înainte de punctaj: fiecare caracteristică +1.
prescore-choice = Înainte de punctaj: o caracteristică la alegere +1.
prescore-stat = Înainte de punctaj: { $stat } +1.
scoring-if_leader = Puncte: { $points }, dacă ești lider la { $stat }.
scoring-per_led_stat = Puncte: câte { $points } pentru fiecare caracteristică la care ești lider.
scoring-per_deets = Puncte: câte { $points } pentru fiecare fruntaș ridicat de tine, inclusiv acesta.
scoring-per_voyvoda = Puncte: câte { $points } pentru fiecare voievod ridicat de tine.

## Ce s-a întâmplat

news-started = Câmpul e așezat: șaisprezece cărți acoperite. Începe **{ $who }**.
news-start-hands = Cărți de început: { $hands }.
news-start-hand = **{ $who }** { $count }
news-round = Runda { $number }: întâi acționează **{ $who }**.
news-actions = **{ $who }** { $actions }.
did-scout = cercetează { $finds }
did-recruit = recrutează { $finds }
did-risk = recrutează riscant: { $count ->
    [one] o carte ajunge în mână nevăzută
    [few] { $count } cărți ajung în mână nevăzute
   *[other] { $count } de cărți ajung în mână nevăzute
} de ceilalți
did-risk-nothing = ar recruta riscant, dar nu mai e nimic de tras
did-stop = se oprește cu { $count ->
    [one] { $count } acțiune nefolosită
    [few] { $count } acțiuni nefolosite
   *[other] { $count } de acțiuni nefolosite
}
did-clear = decartează { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}: { $cards }
did-clear-hidden = decartează { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
news-find = locul { $pos }: { $card }
news-take = { $card } de la locul { $pos }
news-own-start = Începi cu: { $cards }.
news-own-draw = Tragi: { $cards }.
news-own-losing = **{ $who }** pierde: { $cards }.
news-own-taken = Iei de la **{ $whom }**: { $cards }.
news-own-given = **{ $who }** îți ia: { $cards }.
news-risky-zaptie = **{ $who }** recrutează riscant și întâlnește: { $card } (acum la { $pos }). Tura aceasta: fără alte acțiuni și fără grup.
news-sofroniy = { $deets } întoarce pentru **{ $who }** o carte la { $pos }: { $card }.
news-sofroniy-nothing = { $deets } nu mai are ce să întoarcă pentru **{ $who }**.
news-hadzhi = { $deets } înlătură pentru **{ $who }**: { $card } de la { $pos }; în locul lui vine o carte acoperită.
news-hadzhi-gap = { $deets } înlătură pentru **{ $who }**: { $card } de la { $pos }; locul rămâne gol.
news-benkovski = { $deets } pune comitetul pe picioare; **{ $who }** are încă { $count ->
    [one] { $count } acțiune
    [few] { $count } acțiuni
   *[other] { $count } de acțiuni
}.
news-ignored = Cu { $deets }, **{ $who }** trece fără pagubă de: { $card }.
news-exposed = **{ $who }**: comitetul e descoperit.
news-ilyo = { $deets } alungă: { $card }. În mână mai { $count ->
    [one] poate rămâne { $count } carte
    [few] pot rămâne { $count } cărți
   *[other] pot rămâne { $count } de cărți
}.
news-withstood = **{ $who }** rezistă: forța zaptiilor { $total }, putere de luptă { $boyna }.
news-broken = **{ $who }**: comitetul e zdrobit (forța zaptiilor { $total }, putere de luptă doar { $boyna }).
news-petko = { $deets } salvează pentru **{ $who }** { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
news-petko-none = { $deets } nu salvează nimic pentru **{ $who }**.
news-hitov = { $deets } aduce pentru **{ $who }** { $count ->
    [one] { $count } carte pierdută
    [few] { $count } cărți pierdute
   *[other] { $count } de cărți pierdute
} de **{ $whom }**: { $cards }.
news-hitov-hidden = { $deets } aduce pentru **{ $who }** { $count ->
    [one] { $count } carte pierdută
    [few] { $count } cărți pierdute
   *[other] { $count } de cărți pierdute
} de **{ $whom }**.
news-hitov-none = **{ $who }** nu ia nimic din ce pierde **{ $whom }**.
news-lost = **{ $who }** pierde { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}: { $cards }.
news-lost-hidden = **{ $who }** pierde { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
news-field-cleared = Cărțile descoperite părăsesc câmpul: { $cards }.
news-chosen = { $names } { $count ->
    [1] a ales
   *[other] au ales
} ce decartează.
news-group = **{ $who }** formează un grup: { $cards }. Forță { $sum }.
news-improved = Caracteristica { $stat } urcă de la { $before } la { $after }.
news-overtaken = { $count ->
    [1] { $names } nu mai e lider acolo: −{ $points }.
   *[other] { $names } nu mai sunt lideri acolo: câte −{ $points }.
}
news-raised = Se ridică: { $card }.
news-raised-field = Se ridică: { $card }, de la { $pos }.
news-raised-points = La sfârșit aduce { $points } puncte.
news-rakovski = { $deets } lasă în mână: { $cards }.
news-secret = { $names }: { $count ->
    [1] comitetul e din nou secret
   *[other] comitetele sunt din nou secrete
}.
news-rotated = Pachetul se amestecă din nou: rotirea { $number } din { $total }.
news-silver = Intră cărțile de argint.
news-gold = Intră cărțile de aur.
news-silver-gold = Intră cărțile de argint și de aur.
news-final = Ultima rotire s-a încheiat: nu se mai trage nimic.
news-broke-out = Răscoala izbucnește: țintele sunt atinse!
news-prescored = { $deets } înainte de punctaj, pentru **{ $who }**: { $stats }.
news-prescored-stat = { $stat } { $after }
news-failed = Cele mai bune valori: { $best }. Ținte: { $targets }. Răscoala a eșuat.
news-winner = { $count ->
    [1] Câștigă { $names }. Puncte: { $points }. Felicitări!
   *[other] Victoria e împărțită de { $names }. Puncte pentru fiecare: { $points }. Felicitări!
}
news-nobody = De data asta nu câștigă nimeni. Data viitoare se ridică toată Bulgaria!

score-stats = { $values } (caracteristici)
score-led = { $count } × { $each } (lider la { $stats })
score-voyvodas = { $values } (voievozi)
score-deets = { $count } × { $each } ({ $deets })
score-line = **{ $who }**: { $terms } = { $total }

outcome-score = Punctele au fost numărate.
outcome-uprising-won = Răscoala a reușit.
outcome-uprising-failed = Răscoala a eșuat: pierd toți.

## Pe cine așteaptă masa, pentru toți

ask-actions = Acționează **{ $who }**: { $count ->
    [one] a rămas o acțiune
    [few] au rămas { $count } acțiuni
   *[other] au rămas { $count } de acțiuni
}.
ask-encounter = **{ $who }** alege cine ajută. În față: { $card }.
ask-broken_group = **{ $who }**: comitetul e zdrobit; Popa Hariton permite întâi un grup.
ask-broken_keep = **{ $who }** alege ce salvează Petko.
ask-broken_take = **{ $who }** alege ce ia Hitov de la **{ $whom }**.
ask-clearing = **{ $who }** are de decartat: { $count ->
    [one] poate rămâne cel mult { $count } carte
    [few] pot rămâne cel mult { $count } cărți
   *[other] pot rămâne cel mult { $count } de cărți
}.
ask-clearing-all = Toți decartează deodată. Mai aleg: { $names }.
ask-forming = **{ $who }** poate forma un grup.
ask-final_choice = **{ $who }** alege caracteristica pe care o ridică Karavelov.

## Pe cine așteaptă masa, pentru cel întrebat

own-actions = { $count ->
    [one] Ai o acțiune
    [few] Ai { $count } acțiuni
   *[other] Ai { $count } de acțiuni
}.
own-last-turn = Este ultima tură a jocului.
own-last-cards = { $cards ->
    [0] Pachetul s-a terminat
    [one] Pachetul mai are o carte
    [few] Pachetul mai are { $cards } cărți
   *[other] Pachetul mai are { $cards } de cărți
}: jocul se poate încheia înainte de următoarea ta tură.
own-actions-first = { $count ->
    [one] Fă o acțiune
    [few] Fă între 1 și { $count } acțiuni
   *[other] Fă între 1 și { $count } de acțiuni
}.
own-secret = Dintre cărțile ascunse, cam 1 din { $cards } e zaptiu; cercetat, doar te-ar descoperi.
own-exposed = Dintre cărțile ascunse, cam 1 din { $cards } e zaptiu; forța { $least ->
    [3] { $least }
   *[other] { $least }+
} te zdrobește.
own-lost = Dintre cărțile ascunse, cam 1 din { $cards } e zaptiu și oricare te zdrobește.
own-spared = Dintre cărțile ascunse, cam 1 din { $cards } e zaptiu, dar cu Levski poți trece de el.
own-secret-risk = Cam 1 din { $cards } ascunse e zaptiu: te descoperă, iar dacă riști, îți oprește și tura.
own-exposed-risk = Zaptiu: cam 1 carte din { $cards }; forța { $least ->
    [3] { $least }
   *[other] { $least }+
} te zdrobește; riscând, oricare oprește tura.
own-spared-risk = Cam 1 din { $cards } ascunse e zaptiu: cu Levski treci de el, dar dacă riști, oprește tura.
own-safe-risk = Niciun zaptiu ascuns nu te poate zdrobi acum, dar dacă riști, îți oprește tura.
own-safe = Niciun zaptiu ascuns nu te poate zdrobi acum.
own-encounter = Întâlnești: { $card }, la { $pos }. Cine ajută?
own-broken_group = Comitetul tău e zdrobit. Popa Hariton permite întâi un grup: alege-i scopul sau renunță.
own-broken_keep = Comitetul tău e zdrobit. Alege ce salvează Petko: cel mult { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
own-broken_take = Hitov: din ce pierde **{ $whom }** alege cel mult { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
own-clearing = Decartează { $count ->
    [one] cartea ta
    [few] măcar { $least } din cele { $count } cărți
   *[other] măcar { $least } din cele { $count } de cărți
} (rămân cel mult { $limit }).
own-clearing-free = { $count ->
    [one] Decartezi cartea? Poate rămâne.
    [2] Decartezi ceva? Ambele cărți pot rămâne.
    [few] Decartezi ceva? Toate cele { $count } cărți pot rămâne.
   *[other] Decartezi ceva? Toate cele { $count } de cărți pot rămâne.
}
own-clearing-secret = Dacă nu-ți rămâne nicio carte în mână, comitetul e din nou secret.
own-chosen = Decartezi: { $cards }. Poți schimba alegerea până când aleg toți. Mai aleg: { $names }.
own-chosen-none = Îți păstrezi toate cărțile. Poți schimba alegerea până când aleg toți. Mai aleg: { $names }.
own-forming = Formezi un grup?
own-forming-none = Tura aceasta niciun scop nu poate fi atins: apasă „Fără grup”.
own-forming-short = Forța nu ajunge pentru: { $goals }.
own-forming-without = Nu ai în mână haiduci pentru { $stats }.
goal-short = { $goal } ({ $reach } din { $need })
own-way = { $goal } cere forța { $need }. Cu ce haiduci: de același semn sau de aceeași culoare?
own-cards = Scop: { $goal }, forță { $need }. Ales până acum: { $by }. Alege haiducii.
own-cards-bonus = Bonus: { $bonuses }.
bonus = +{ $bonus } { $deets }
bonus-size = +{ $bonus } { $deets } (de la { $size } haiduci)
own-spare = Grupul e gata: { $cards }. Rakovski îți poate păstra unul în mână.
own-final_choice = Karavelov: ce caracteristică a ta crește cu unu?

## Butoane și meniuri

label-scout = Cercetează o carte
label-recruit = Ia: { $card }
label-risk = Recrutează riscant
label-pass = Încheie
label-sofroniy = Sofronie: întoarce o carte
label-hadzhi = Hagi Dimităr: înlătură { $card } de la { $pos }
label-meet-levski = Levski: treci de el
label-meet-ilyo = Moș Ilio: alungă zaptiul
label-meet-none = Fără ajutor
label-improve = { $stat } { $before } → { $after }
label-raise = Ridică: { $card }
label-form-improve = { $stat } { $before } → { $after } (+{ $gain }): { $sum }
label-form-figure = { $card } ({ $hint }): { $sum }
label-form-raise = { $points ->
    [0] { $card }: { $sum }
   *[other] { $card } (+{ $points }): { $sum }
}
label-gather-stat = { $by } (până la { $reach })
label-gather-colour = { $by } (până la { $reach })
label-gather-card = { $by } + aceeași culoare (până la { $reach })
label-group = Formează grupul: { $sum } (necesar: { $need })
label-group-improve = Formează grupul: { $sum } → { $stat } { $after }
label-group-alone = Doar { $card }
label-group-none = Fără haiduci
label-spare-none = Nu păstra niciunul
label-keep-none = Nu salva nimic
label-take-none = Nu lua nimic
label-clear-none = { $count ->
    [1] Păstreaz-o
   *[other] Păstrează toate
}
label-clear = Decartează: { $cards }
label-back = Alt scop
label-skip = Fără grup
label-elevate = { $stat }: { $before } → { $after }
label-pick-clear = Decartează { $least }, rămân { $limit }
label-pick-clear-free = Decartează (opțional)
label-pick-group = Alege haiduci: forță minimă { $need }
label-pick-group-any = Alege haiduci
label-pick-form = { $goal }, { $by }: alege haiducii
label-pick-spare = Păstrează cel mult { $most }
label-pick-keep = Salvează: cel mult { $most }
label-pick-take = Ia: cel mult { $most }

menu-scout = Cercetează…
menu-recruit = Recrutează sigur…
menu-goal = Alt grup: scopul…
menu-form = Un grup gata…
menu-gather = Ce au haiducii în comun…
menu-hadzhi = Hagi Dimităr: înlătură zaptiul de la…
menu-meet = Cine ajută împotriva zaptiului…
menu-elevate = Karavelov: ridică…
menu-other = Alege…

## Răspunsuri date dinainte

auto-answer-no-group = Fără grup în tura aceasta
auto-answer-no-group-given = Tura aceasta nu formezi grup, iar masa nu te mai întreabă.

## Masa în cuvinte

table-deck = Rotirea { $done } din { $total } · Pachet { $deck } · Folosite { $used } · Jucat cam { $share } %
table-zaptie = Zaptii în câmp: forță { $total }
table-final = Nu se mai trage
table-targets = Țintele răscoalei: { $targets }
table-stat = { $stat } { $value }
table-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
table-leads = lider la { $stats } (+{ $points })
table-secret = secret
table-exposed = descoperit
table-broken = zdrobit
table-cards = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
table-voyvodas = voievozi { $costs }
table-deytsi = fruntași { $names }
table-raised = ridicați { $count }
table-chosen = a ales
table-seat = { $who }: { $parts }
table-up = Descoperite: { $cards }
table-down = Acoperite: { $places }
table-lost = Se pierd: { $cards }
table-place = { $place }. { $line }

## Mâna în cuvinte

hand-haydut = { $strength } { $colour }
group-haydut = { $stat } { $strength }
hand-line = { $stat }: { $cards }
hand-voyvodas = Voievozi: { $cards }
hand-voyvoda = { $cost } (puncte { $points })
hand-deets = { $name } (cost { $cost }): { $words }
hand-held = În mâna ta
hand-raised = Ridicat de tine
hand-open = Descoperit în câmp
hand-later = din tura următoare
hand-heading = { $heading } – { $line }

## Cuvinte din imagini

picture-zaptie = zaptii
picture-final = final
picture-broken = { $who }: comitet zdrobit
picture-lost = zaptii { $total } contra { $boyna } · cărți pierdute: { $count }

## Refuzuri

why-over = Jocul s-a încheiat; o masă nouă se deschide cu o singură comandă.
why-not-your-turn = Acum joacă alții; masa te cheamă când îți vine rândul.
why-not-now = Nu acum: masa așteaptă altă mutare.
why-unknown-card = „{ $card }” nu e o carte a jocului; scrie V10, d2g sau un nume, ca Levski.
why-unknown-stat = „{ $stat }” nu e o caracteristică; ele sunt Recruți, Activitate și Putere de luptă.
why-no-such-position = La { $pos } nu e nicio carte; alege un număr pe care îl vezi în câmp.
why-already-up = Cartea de la { $pos } e deja descoperită; dacă nu e zaptiu, poate fi recrutată.
why-still-down = Cartea de la { $pos } e acoperită; cerceteaz-o întâi.
why-zaptie-stays = La { $pos } e un zaptiu, iar pe aceștia nu-i recrutează nimeni; alege altă carte descoperită.
why-no-zaptie = La { $pos } nu e un zaptiu descoperit; Hagi Dimităr îi înlătură doar pe aceștia.
why-deck-done = Ultima rotire s-a încheiat; cercetarea și recrutarea sigură merg mai departe, dar nu se mai trage.
why-act-first = O tură are măcar o acțiune; după ea poți încheia.
why-not-raised = Pentru asta trebuie să-l fi ridicat pe { $deets }.
why-raised-now = { $deets } ajută din tura ta următoare.
why-used-already = { $deets } a ajutat deja în această tură; din nou în următoarea.
why-acted-already = { $deets } ajută doar înainte de prima acțiune a turei.
why-no-help-now = { $deets } nu poate ajuta împotriva acestui zaptiu; alege dintre răspunsurile oferite.
why-not-in-hand = Nu e în mâna ta: { $card }. Alege dintre cărțile pe care le ții.
why-not-on-offer = Nu se alege aici: { $card }. Alege dintre cărțile oferite.
why-named-twice = Numită de două ori: { $card }. O dată ajunge.
why-too-many-stay = { $limit ->
    [one] Poate rămâne cel mult { $limit } carte
    [few] Pot rămâne cel mult { $limit } cărți
   *[other] Pot rămâne cel mult { $limit } de cărți
}, așa că decartează măcar { $least }.
why-too-many = Aici se { $most ->
    [one] alege cel mult { $most } carte
    [few] aleg cel mult { $most } cărți
   *[other] aleg cel mult { $most } de cărți
}.
why-at-maximum = { $stat } nu mai poate crește; scop poate fi altă caracteristică sau o carte.
why-out-of-reach = { $goal } cere forța { $need }; haiducii tăi ajung la alte scopuri, iar tura viitoare poate la mai mult.
why-not-raisable = Se ridică voievozi și fruntași din mâna ta sau descoperiți în câmp, nu aceasta: { $card }.
why-gather-first = Alege întâi ce au în comun haiducii grupului.
why-no-such-way = Un astfel de grup nu ajunge la scop: { $by }. Alege dintre cele oferite.
why-too-weak = Forța { $strength } din { $need }, cu tot cu bonusuri: adaugă haiduci sau alege alții mai puternici.
why-group-begun = Un grup e început: termină-l sau întoarce-te ca să alegi alt scop.
why-no-group-begun = Alege întâi scopul grupului tău.

## Regulile, pagină cu pagină

page-aim-title = Scopul
page-aim = Conduci un comitet revoluționar în anii de dinainte de 1876. Recrutezi haiduci, te ferești de zaptii (poliția otomană) și folosești haiducii în grupuri: ca să-ți îmbunătățești cele trei caracteristici și ca să ridici voievozi și fruntași.

    Recruți (oameni): câte cărți îți pot rămâne în mână la sfârșitul turei. Activitate (tobă): câte acțiuni are o tură. Putere de luptă (sabie): câtă forță a zaptiilor suportă un comitet descoperit. Fiecare pornește de la { $start }.

    Puncte la sfârșit: cele trei caracteristici, câte { $leader } pentru fiecare la care nimeni nu e înaintea ta și tot ce ai ridicat. Câștigă cine are cele mai multe puncte.
page-cards-title = Cărți și semne
page-cards = Un haiduc are o forță (2 sau 3), o culoare (cusătura de pe margine) și o contribuție, caracteristica pe care o slujește: oameni pentru Recruți, o tobă pentru Activitate, o sabie pentru Putere de luptă.

    Un voievod (un cal) își arată costul într-un cerc și punctele. Un fruntaș își arată costul și un semn pentru ce face. Pe oricare îl ridică un grup cu forța cel puțin cât costul, iar apoi nu se mai pierde.

    Zaptiii (cărți roșii cu fes) nu-i ia nimeni. Forțele celor descoperiți se adună; suma apare pe semnul roșu.

    O lună: comitetul e secret. Un ochi: e descoperit. 3/4 lângă cărți: ții trei, pot rămâne patru. Pe plăcuță: punctele de până acum și numere aurii unde ești lider. Deasupra câmpului: rotiri, pachet, cărți folosite; bara arată cât s-a jucat.
page-turn-title = O tură întreagă
page-turn = Ana are Activitate 4, deci patru acțiuni. Întâi cercetează numărul 6: un haiduc, Recruți 3. A doua: îl recrutează și îl ia în mână. A treia: cercetează 11: zaptiu 1. Comitetul ei era secret, deci e doar descoperit. A patra: recrutează riscant: cartea de sus a pachetului îi vine în mână nevăzută.

    Acum decartează. Pot rămâne cel mult 4 cărți, cât arată Recruți; ea are trei și le păstrează.

    Apoi un grup: Recruți 3 și Recruți 2 fac forța 5. O caracteristică urcă de la 4 la 5 cu forța 4, deci Recruți e acum 5. Cei doi haiduci merg la cărțile folosite, câmpul se completează și începe următorul jucător.

    După o acțiune te poți opri. Fără cărți în mână nu e nici decartare, nici grup.
page-zaptie-title = Zaptiii
page-zaptie = Întâlnești un zaptiu când îl cercetezi sau îl tragi recrutând riscant.

    Dacă comitetul tău e secret, îl descoperă și atât, oricât de puternic ar fi. Dacă comitetul e deja descoperit, forțele tuturor zaptiilor descoperiți se adună: peste Puterea ta de luptă comitetul e zdrobit, altfel rezistă.

    Zdrobit înseamnă: pierzi cărțile din mână, cele descoperite părăsesc câmpul, tura se încheie și comitetul tău e din nou secret. Ce ai ridicat rămâne al tău.

    Un zaptiu tras riscant îți încheie și acțiunile și te lasă fără grup tura aceasta, orice s-ar întâmpla.

    Un comitet descoperit care la sfârșitul turei nu are cărți în mână e din nou secret.
page-group-title = Grupurile
page-group = O dată pe tură, după decartare, poți forma un grup: haiduci de o culoare sau de o contribuție. Forțele se adună, iar fruntașii dau bonusuri.

    Grupul îmbunătățește o caracteristică a cărei contribuție e în el. Ea urcă dintr-odată la cea mai mare valoare pentru care ajunge forța: { $costs }.

    Sau ridică o carte: un voievod sau fruntaș din mână ori descoperit în câmp, dacă forța ajunge la cost.

    Forța în plus se pierde, iar haiducii merg la cărțile folosite. Ți se propun grupuri gata. Pentru altul alegi scopul, apoi ce au haiducii în comun, apoi haiducii; până când grupul e gata te poți întoarce și nu află nimeni.
page-figures-title = Fruntașii
page-figures = Din tura de după ridicare îl ajută pe cel care i-a ridicat:
page-figure = { $name } (cost { $cost }): { $words }
page-end-title = Sfârșitul și punctele
page-end = Când pachetul e gol și cineva trage, cărțile folosite se amestecă și devin pachet: o rotire. După ultima nu se mai trage nimic; tura se joacă până la capăt și acela e sfârșitul.

    Întâi au efect fruntașii care îmbunătățesc o caracteristică înainte de punctaj. Apoi fiecare numără cele trei caracteristici, câte { $leader } pentru fiecare la care e lider (și când sunt mai mulți), voievozii ({ $points }) și fruntașii. Cărțile din mână nu aduc nimic.

    Cărțile de argint, voievozii cu costul 10, intră cu prima rotire; cele de aur, costul 12, Levski și Botev, cu a doua. În doi, amândouă intră cu prima.
page-end-sheet = În tabelul final: o coroană pentru fiecare caracteristică la care jucătorul e lider, un cal pentru voievozi și portretul fiecărui fruntaș (dacă e loc puțin, o siluetă pentru toți fruntașii).
page-table-title = Regulile la masa aceasta
page-table-rotations = { $count ->
    [one] Jocul se încheie cu rotirea { $count }.
    [few] Jocul se încheie cu rotirea { $count }.
   *[other] Jocul se încheie cu rotirea { $count }.
}
page-table-first = Primul jucător e tras la sorți.
page-table-first-seat = Începe cine s-a așezat primul.
page-table-hands = În ordinea turelor se începe cu 0, 1, 1, 2, 2, 2 cărți.
page-table-hidden = Cărțile decartate sau pierdute din mână nu se arată celorlalți.
page-table-open = Cărțile decartate sau pierdute din mână se arată tuturor.
page-table-parallel = Joc paralel: acțiuni pe rând, apoi toți decartează deodată, pe ascuns, apoi grupuri pe rând. O bifă arată cine a ales, un craniu al cui comitet e zdrobit.
page-table-turns = Unul după altul: fiecare acționează, decartează și formează un grup înainte să înceapă următorul.
page-table-uprising = Răscoala națională: cea mai bună valoare a fiecărei caracteristici de la masă trebuie să atingă o țintă, altfel pierd toți. Țintele depind de numărul jucătorilor și apar deasupra câmpului.
page-table-uprising-own = Răscoala națională: cea mai bună valoare a fiecărei caracteristici de la masă trebuie să-și atingă ținta, altfel pierd toți. Ținte: { $targets }.
page-table-premature = De îndată ce țintele sunt atinse, jocul se încheie.
page-questions-title = Întrebări frecvente
page-questions = Trebuie să iau ce am cercetat? Nu. Cărțile descoperite sunt ale tuturor.

    Pot decarta mai mult decât trebuie? Da, chiar tot: fără cărți un comitet descoperit redevine secret.

    E zdrobit comitetul meu doar pentru că suma crește? Nu, doar un zaptiu pe care îl întâlnești tu, cu comitetul descoperit.

    Ce e un loc gol în câmp? De acolo s-a luat o carte. Se umple la sfârșitul turei, întâi cu ce e lângă câmp.

    Pot forma un grup dintr-un singur haiduc? Da, dacă e destul de puternic cu bonusurile lui.

    De ce nu pot forma acum un grup? Un zaptiu întâlnit riscant te lasă fără el, iar fără cărți n-ai din ce.

## Ce face fiecare alegere

about-scout-secret = 1 acțiune: întoarce cartea pentru toți. Un zaptiu acolo doar te-ar descoperi.
about-scout-exposed = 1 acțiune: întoarce cartea. Forța zaptiilor e { $total }; peste { $boyna } te zdrobesc.
about-scout-lost = 1 acțiune: întoarce cartea. Un zaptiu te zdrobește: forța lor e { $total }, a ta { $boyna }.
about-scout-spared = 1 acțiune: întoarce cartea pentru toți. De un zaptiu de acolo poți trece cu Levski.
about-scout-safe = 1 acțiune: întoarce cartea pentru toți. Niciun zaptiu ascuns nu te poate zdrobi acum.
about-recruit-haydut = 1 acțiune: cartea e a ta. Pentru grupuri de { $stat } sau de aceeași culoare.
about-recruit-voyvoda = 1 acțiune. În mână nu aduce nimic; un grup cu forța { $cost } îl ridică pentru { $points } puncte.
about-recruit-deets = 1 acțiune. În mână nu ajută. Îl ridică un grup cu forța { $cost }: { $hint }.
about-risk-secret = 1 acțiune: cartea de sus, nevăzută. Un zaptiu te descoperă: gata acțiunile, fără grup tura asta.
about-risk-exposed = 1 acțiune: cartea de sus, nevăzută. Un zaptiu te poate zdrobi: gata acțiunile, fără grup.
about-risk-lost = 1 acțiune: cartea de sus, nevăzută. Un zaptiu te zdrobește: gata acțiunile, fără grup.
about-risk-safe = 1 acțiune: cartea de sus, nevăzută. Un zaptiu doar îți ia restul acțiunilor și grupul.
about-risk-last = 1 acțiune: nu mai e nimic de tras, iar { $part ->
    [round] runda
   *[turn] tura
} aceasta devine ultima.
about-pass = Tura continuă cu decartarea. Acțiuni pierdute: { $count }.
about-pass-empty = Tura ta se încheie. Acțiuni pierdute: { $count }.
about-pass-parallel = Decartarea vine după ce au acționat toți. Acțiuni pierdute: { $count }.
about-sofroniy = Fără acțiune: cartea de sus ajunge descoperită lângă câmp; un zaptiu nu-ți face nimic.
about-sofroniy-last = Fără acțiune: nu mai e nimic de întors, iar { $part ->
    [round] runda
   *[turn] tura
} aceasta devine ultima.
about-hadzhi = Fără acțiune: acest zaptiu pleacă, în locul lui vine o carte acoperită.
about-hadzhi-last = Fără acțiune: acest zaptiu pleacă, locul rămâne gol, iar { $part ->
    [round] runda
   *[turn] tura
} aceasta devine ultima.
about-hadzhi-gap = Fără acțiune: acest zaptiu pleacă, locul lui rămâne gol.
about-meet-levski = Nu pățești nimic, zaptiul rămâne descoperit. O singură dată pe tură.
about-meet-levski-risk = Nu pățești altceva: gata acțiunile, fără grup tura asta. Zaptiul rămâne descoperit.
about-meet-ilyo = Zaptiul te descoperă și pleacă, iar la decartare mai pot rămâne două cărți.
about-meet-ilyo-risk = Zaptiul te descoperă și pleacă, mai pot rămâne două cărți. Gata acțiunile, fără grup tura asta.
about-meet-exposed = Zaptiul te descoperă și rămâne acolo. Altceva nu pierzi.
about-meet-exposed-risk = Zaptiul te descoperă și rămâne acolo. Gata acțiunile, fără grup tura asta.
about-meet-broken = Forța zaptiilor { $total } contra puterii tale de { $boyna }: comitetul e zdrobit, pierzi cărțile.
about-meet-withstood = Forța zaptiilor { $total } contra puterii tale de { $boyna }: reziști.
about-clear = Cărțile alese merg la cele folosite. Pot rămâne cel mult { $limit }; mai puține, oricând.
about-clear-none = Nu decartezi nimic; cărțile îți rămân și pentru tura viitoare.
about-improve-nabor = Haiduci cu forța { $need } sau mai mult: la decartare rămân mai multe cărți.
about-improve-deynost = Haiduci cu forța { $need } sau mai mult: mai multe acțiuni în fiecare tură.
about-improve-boyna = Haiduci cu forța { $need } sau mai mult: comitetul descoperit suportă zaptii mai puternici.
about-raise-voyvoda = Haiduci cu forța { $cost } sau mai mult. La sfârșit aduce { $points } puncte.
about-raise-deets = Haiduci cu forța { $cost } sau mai mult. Te ajută din tura următoare.
about-gather-stat = Contează haiducii cu această contribuție, de orice culoare.
about-gather-colour = Contează haiducii de această culoare, cu orice contribuție.
about-gather-card = Acest haiduc e în grup, alții de culoarea lui pot intra; contribuția lui aduce bonus.
about-group = Acești haiduci merg la cărțile folosite și scopul e atins.
about-group-lead = +{ $gain } pentru tine. Nu mai sunt lideri: { $count } (câte −{ $points }).
about-group-none = Ajung bonusurile și haiducul deja numit; altul nu se cheltuie.
about-spare = El se întoarce în mâna ta, ceilalți merg la cărțile folosite.
about-spare-none = Toți haiducii grupului merg la cărțile folosite.
about-back = Nimic nu s-a cheltuit și nu știe nimeni; alegi din nou scopul.
about-skip = Îți păstrezi cărțile, iar tura ta se încheie.
about-skip-broken = { $saved ->
    [0] Pierzi cărțile din mână, iar tura ta se încheie.
   *[other] Petko salvează cel mult { $saved } dintre cărțile tale; restul se pierde, iar tura ta se încheie.
}
about-keep = Ce alegi rămâne în mână; restul se pierde.
about-keep-none = Pierzi toate cărțile din mână.
about-take = Ce alegi îți vine în mână; restul merge la cărțile folosite.
about-take-none = Totul merge la cărțile folosite.
about-elevate = Cu unu mai mult înainte de punctaj; dacă ești lider, aduce { $leader }.

gloss-haydut = pentru grupuri de { $stat } sau de aceeași culoare; forță { $strength }
gloss-voyvoda = ridicat de un grup cu forța { $cost }, aduce { $points } puncte
gloss-zaptie = adaugă { $strength } la zaptiii din câmp; nu-l ia nimeni
gloss-deets = ridicat de un grup cu forța { $cost }; te ajută din tura următoare
gloss-nabor = câte cărți pot rămâne la decartare
gloss-deynost = câte acțiuni are o tură
gloss-boyna = câtă forță a zaptiilor suportă un comitet descoperit
gloss-colour = haiduci de această culoare, cu orice contribuție
gloss-none = nu ajută nimeni, iar zaptiul lovește

## Lecții

tip-actions = Cercetează o carte acoperită (o văd toți) sau ia una descoperită. Dacă riști, tragi o carte nevăzută: un zaptiu îți încheie acțiunile și rămâi fără grup tura aceasta.
tip-exposed = Comitetul tău e descoperit: dacă mai întâlnești un zaptiu și toți cei descoperiți întrec Puterea ta de luptă (sabia), e zdrobit. Să iei ce e descoperit e sigur; să te oprești, la fel.
tip-raised = Un voievod sau un fruntaș ajută abia după ce îl ridică un grup de haiduci cu forța cel puțin cât numărul din cerc; se poate și direct din câmp.
tip-encounter = În fața ta e un zaptiu, iar un fruntaș al tău poate ajuta. Lângă fiecare răspuns scrie unde duce.
tip-clearing = Rămân doar atâtea cărți câte arată Recruți (oamenii). Păstrează haiduci de o culoare sau cu același semn: ei fac un grup.
tip-forming = Un grup pe tură. O caracteristică mai mare ajută în turele următoare și aduce { $leader } puncte în plus dacă nimeni nu e înaintea ta; o carte ridicată aduce puncte sau ajutor.
tip-raise = Acum poți ridica { $card }: alege cartea ca scop al grupului. Haiducii se duc, iar ea rămâne la tine definitiv, cu punctele ei sau cu ajutorul ei din tura următoare.
tip-way = Un grup are un singur lucru în comun: o contribuție sau o culoare. Alege-l pe cel care te costă haiducii de care ai cea mai puțină nevoie.
tip-cards = Bifează haiducii; forțele lor și bonusurile trebuie să ajungă la scop. Ce e în plus se pierde, doar o caracteristică poate urca mai multe trepte.
tip-spare = Rakovski îți întoarce în mână un haiduc din grup. Păstrează-l pe cel potrivit pentru grupul următor.
tip-broken = Comitetul tău e zdrobit, dar un fruntaș salvează ceva. Ce nu salvezi se pierde; apoi comitetul tău e din nou secret.
tip-take = Alt comitet e zdrobit, iar Hitov îți aduce cărți din mâna lui. Ia ce se potrivește grupurilor tale.
tip-final = Ultima alegere a jocului: o caracteristică a ta crește cu unu. Vezi la care te face lider.

lesson-last = E ultima ta tură din lecție.
learnt-raised = Ai ridicat o carte: dacă forța grupului ajunge la costul ei, cartea rămâne a ta pentru totdeauna. Un voievod aduce puncte, un fruntaș te ajută din tura următoare.
learnt-own-broken = Comitetul tău a fost zdrobit: zaptiii descoperiți împreună ți-au întrecut Puterea de luptă și ai pierdut cărțile din mână. Oprește-te la timp sau crește Puterea de luptă.
learnt-raising = O carte a fost ridicată sub ochii tăi: un grup de haiduci cu forța cel puțin cât costul ei aduce definitiv punctele unui voievod sau ajutorul unui fruntaș.
learnt-broken = Sub ochii tăi a fost zdrobit un comitet: era descoperit și a întâlnit un zaptiu în plus, iar cărțile lui s-au pierdut. Când al tău e descoperit, ia ce e pe față sau oprește-te.
learnt-improved = Ai crescut o caracteristică: Recruți păstrează mai multe cărți, Activitate dă mai multe acțiuni, Putere de luptă te apără de zaptii; iar liderul la fiecare ia puncte.
learnt-exposed = Comitetul tău a fost descoperit: primul zaptiu face doar atât. Ca să redevină secret, încheie o tură fără cărți în mână.
learnt-group = Ai format un grup: haiduci de o culoare sau cu același semn. O dată pe tură, el crește o caracteristică sau ridică un voievod sau un fruntaș.

## De căutat

term-secret = Comitet secret
term-secret-text = Semnul e o lună. Primul zaptiu întâlnit doar te descoperă. Un comitet pornește secret și redevine secret când e zdrobit sau la sfârșitul unei ture fără cărți în mână.
term-exposed = Comitet descoperit
term-exposed-text = Semnul e un ochi. Dacă întâlnești acum un zaptiu și cei descoperiți întrec împreună Puterea ta de luptă, comitetul e zdrobit.
term-danger = Forța zaptiilor descoperiți
term-danger-text = Semnul roșu de deasupra câmpului: toți zaptiii descoperiți la un loc. Dacă ai comitetul descoperit și întâlnești un zaptiu, o sumă peste Puterea ta de luptă îl zdrobește.
term-broken = Comitet zdrobit
term-broken-text = Semnul e un craniu. Cărțile din mână se pierd, cele descoperite părăsesc câmpul, tura se încheie și comitetul e secret. Ce e ridicat rămâne.
term-haydut = Haiduci
term-haydut-text = 48 de cărți: fiecare contribuție, culoare și forță (2 sau 3) de două ori. Îi recrutezi și îi folosești în grupuri.
term-contribution = Contribuție
term-contribution-text = Desenul de pe un haiduc: caracteristica pe care o slujește. Un grup poate avea o contribuție comună și îmbunătățește doar caracteristica unei contribuții din el.
term-colour = Culoare
term-colour-text = Verde, albastru, roșu sau galben, fiecare cu cusătura ei. Un grup poate avea o culoare comună.
term-strength = Forță
term-strength-text = Numărul de pe un haiduc sau zaptiu. Într-un grup forțele și bonusurile se adună și plătesc scopul.
term-cost = Cost
term-cost-text = Numărul din cercul de pe un voievod sau fruntaș: forța de care are nevoie un grup ca să-l ridice. Și caracteristicile au costuri: { $costs }.
term-field = Câmpul
term-field-text = Șaisprezece cărți numerotate pe patru rânduri, la început acoperite. Zaptiii trași riscant și cărțile lui Sofronie sunt lângă el, de la 17. Se completează după fiecare tură.
term-group = Grup
term-group-text = Haiduci de o culoare sau de o contribuție, folosiți împreună o dată pe tură ca să îmbunătățească o caracteristică sau să ridice o carte.
term-clearing = Decartare
term-clearing-text = După acțiuni, cărți din mână merg la cele folosite până rămân cel mult câte arată Recruți. Oricând pot pleca și mai multe.
term-risk = Recrutare riscantă
term-risk-text = Cartea de sus a pachetului îți vine în mână nevăzută. Dacă e zaptiu, îl întâlnești, acțiunile se încheie și rămâi fără grup tura aceasta.
term-lead = Lider la o caracteristică
term-lead-text = Numărul e auriu, la sfârșit cu o coroană: nimeni nu are mai mult. Aduce puncte: { $leader }, și la egalitate.
term-rotation = Rotire
term-rotation-text = Semnul e o săgeată rotită: de câte ori cărțile folosite au devenit pachet, din câte. După ultima nu se mai trage; o clepsidră o arată.
term-piles = Pachet și cărți folosite
term-piles-text = Deasupra câmpului: cărțile din pachet, apoi cele folosite. Cine trage dintr-un pachet gol începe o rotire.
term-marked = Cărți de argint și de aur
term-marked-text = Cele de argint, voievozii cu costul 10 și un zaptiu, intră cu prima rotire. Cele de aur, voievozii cu costul 12, Levski, Botev și un zaptiu, cu a doua; în doi, cu prima.
term-uprising = Răscoala națională
term-uprising-text = Un fel de joc în care pot pierde toți: cea mai bună valoare a fiecărei caracteristici trebuie să-și atingă ținta, arătată deasupra câmpului.
term-voyvoda = Voievod, cost { $cost }
term-voyvoda-text = Îl ridică un grup cu forța { $cost }. La sfârșit aduce { $points } puncte. Numărul cărților: { $count }.
term-zaptie = Zaptiu, forța { $strength }
term-zaptie-text = Poliție otomană. Când îl întâlnești, te descoperă; un comitet deja descoperit poate fi zdrobit. Numărul cărților: { $count }.
who-levski = A întemeiat o rețea de comitete secrete și a fost spânzurat la Sofia în 1873; i se spune Apostolul Libertății.
who-botev = Poet și ziarist; în 1876 a trecut Dunărea cu o ceată și a căzut în munții de lângă Vrața.
who-sofroniy = Episcop de Vrața, autorul primei cărți tipărite în bulgara modernă, în 1806.
who-hadzhi = Voievod; în 1868 a condus o ceată împreună cu Ștefan Karadja și a căzut la Buzludja.
who-benkovski = Conducător al Răscoalei din Aprilie 1876; călăreții lui erau numiți Ceata Zburătoare.
who-rakovski = Scriitor și luptător, care a adunat la Belgrad, în 1862, prima Legiune Bulgară.
who-hitov = Voievod vreme de mulți ani; în 1867 Levski a fost stegarul cetei lui.
who-petko = Căpitanul Petko, care cu ceata lui i-a apărat pe oamenii din Tracia și Rodopi.
who-hariton = Preot care i-a condus pe apărătorii Mănăstirii Dreanovo în 1876.
who-ilyo = Ilio Markov din Maleșevo, voievod care a condus cete până la bătrânețe.
who-georgievi = Frați din Karlovo, negustori în România; din donația lor s-a construit Universitatea din Sofia.
who-totyu = Voievod care a trecut Dunărea cu o ceată în 1867 și a scăpat din orice încercuire.
who-karadzha = Voievod; în 1868 a trecut Dunărea cu Hagi Dimităr și a murit în temniță de pe urma rănilor.
who-karavelov = Scriitor și editor la București, președintele Comitetului Central Revoluționar.
who-rayna = Învățătoare din Panaghiuriște, care a cusut steagul Răscoalei din Aprilie și l-a purtat în 1876.
term-deets-text = Cost { $cost }. { $powers }
term-stat-text = Spune { $meaning }. Pornește de la { $start }; un grup o îmbunătățește, cel mult până la { $most }. Costuri: { $costs }.
term-stands = Acum: { $places }.
term-now = { $who } { $value }
where-raised = ridicat de { $who }
where-field = descoperit în câmp la { $pos }
where-own = în mâna ta
where-hand = în mână la { $who }
where-used = la cărțile folosite
where-coming = încă nu e în joc
where-unknown = nu se vede

picture-page-men = Recruți
picture-page-drum = Activitate
picture-page-sabre = Putere de luptă
picture-page-haydut = haiduc: forță, contribuție, culoare
picture-page-voyvoda = voievod: cost și puncte
picture-page-figure = fruntaș: cost și ce face
picture-page-zaptie = zaptiu: forță
picture-page-secret = secret
picture-page-exposed = descoperit

## Unde s-a întors jocul
turned-group = Cel mai puternic grup: **{ $who }**, forță { $sum }.
turned-lost = Cea mai grea pierdere: **{ $who }** pierde odată cu comitetul { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
turned-withstood = Cei mai puternici zaptii cărora le-a rezistat cineva: **{ $who }**, forță { $total }, putere de luptă { $boyna }.
