# Carcassonne în română. Numele jucătorilor vin curățate; `tile`, `sum`, `move` și `way` sunt făcute din textele de mai
# jos; `spot` e o literă de pe hartă, `name` un loc așa cum se scrie („12.c1”), `space` un număr de pe tabla de scor.
#
# Un singur termen pentru un lucru: cartonaș · loc = o celulă cu literă unde cartonașul se potrivește · teritoriu = drum,
# oraș, mănăstire sau câmp · supus (meeple) = piesă de pe hartă: tâlhar, cavaler, călugăr, țăran · pion de scor = meeple
# de scor sau curier, pe tabla de scor · haiduc = piesa din Haiducii · rezervă = ce nu e în joc · blazon = scutul dintr-un
# oraș · sac = semnul care cheamă haiducii · spațiu, spațiu întunecat = de pe tabla de scor · depeșă = jeton de la A la H.

## Jocul în liste și comenzi

game-name = Carcassonne
game-blurb = Pune cartonașe, construiește orașe și drumuri, ferește-te de haiduci. 2–6 jucători.
game-aim = Câștigă cine are mai multe puncte. În tura ta pui un cartonaș cu margini potrivite și poți pune un supus pe el: drumurile, orașele și mănăstirile terminate aduc puncte.

verb-place = Plasează cartonașul tras pe un loc cu literă
verb-robber = Pune-ți haiducul pe un spațiu al tablei de scor
verb-stay = Lasă-ți haiducul unde este
verb-meeple = Pune un supus pe cartonașul abia plasat
verb-pass = Nu pune niciun supus pe cartonașul abia plasat
verb-award = Alege ce se evaluează acum și ce pion al tău merge
verb-steal = Alege de la cine ia haiducul tău jumătate
verb-two = Ia două puncte în loc de ce spune depeșa
verb-follow = Fă ce spune depeșa
verb-draw = Trage și joacă încă un cartonaș, cum spune depeșa D
verb-recall = Evaluează un supus al tău și ia-l înapoi, cum spune depeșa H

field-place-spot = Litera locului, de ex. F; 2E 1N: două cartonașe la est de cel de start, unul la nord
field-place-turn = Sferturi de rotație spre dreapta, 0–3; poate lipsi dacă se potrivește doar una
field-robber-space = Spațiul, 0–49, pe care stă pionul de scor al altcuiva
field-meeple-feature = Teritoriul: c1 sau oraș, r2 pentru al doilea drum, m pentru mănăstire, f1 pentru câmp
field-award-feature = Teritoriul finalizat, de ex. 12.c1
field-award-figure = Pionul tău care merge: meeple de scor sau curier
field-steal-victim = Jucătorul de la care iei
field-steal-figure = Pionul de la care iei: meeple de scor sau curier
field-steal-own = Pionul tău care merge: meeple de scor sau curier
field-two-figure = Pionul tău care merge: meeple de scor sau curier
field-follow-figure = Pionul tău care merge: meeple de scor sau curier
field-recall-meeple = Acel supus, numit după teritoriul lui, de ex. 12.c1
field-recall-figure = Pionul tău care merge: meeple de scor sau curier

option-robbers = Haiducii: 8 cartonașe cu sac și câte un haiduc, da sau nu (de obicei da)
option-robbers-label = Haiduci
option-messages = Depeșe: câte un curier și 8 depeșe, da sau nu (de obicei nu)
option-messages-label = Depeșe
option-farmers = Supușii pot sta pe câmpuri, care aduc puncte la sfârșit: da sau nu (de obicei da)
option-farmers-label = țărani
option-robber_chain = Cine mai pune un haiduc după jucătorul activ: următorul sau toți (de obicei următorul)
option-robber_chain-label = haiduci puși după jucătorul activ
choice-robber_chain-next = următorul care are
choice-robber_chain-all = toți cei care au

preset-standard = Carcassonne cu Haiducii
preset-standard-about = Orașe, drumuri, țărani și haiduci care iau jumătate din punctele altora.
preset-base = Doar jocul de bază
preset-base-about = Doar cartonașe și supuși.
preset-robbers-all = Haiducii, și oricine îl poate pune pe al său
preset-robbers-all-about = După un cartonaș cu sac poate pune un haiduc oricine, nu doar următorul.
preset-messages = Carcassonne cu Depeșele
preset-messages-about = Un curier merge lângă pionul tău, iar spațiile întunecate aduc depeșe la alegere.
preset-everything = Haiducii și Depeșele
preset-everything-about = Haiduci și depeșe împreună. Pentru cei care știu jocul.
preset-everything-all = Haiducii și Depeșele; oricine poate pune un haiduc
preset-everything-all-about = Haiduci și depeșe, iar după un sac poate pune un haiduc oricine.
preset-no-farmers = Haiducii fără țărani
preset-no-farmers-about = Câmpurile nu aduc puncte și nimeni nu stă pe ele: mai ușor de calculat.

carcassonne-six-need-a-set = A șasea culoare vine cu Haiducii sau cu Depeșele: { $seats ->
    [one] pentru { $seats } jucător
    [few] pentru { $seats } jucători
   *[other] pentru { $seats } de jucători
} adaugă una dintre ele; fără ele sunt cinci locuri.

## Cartonașe, locuri, pioni

tile-monastery = mănăstire
tile-city-cap = margine de oraș
tile-city-corner = colț de oraș
tile-city-through = oraș dintr-o parte în alta
tile-city-three = oraș pe trei laturi
tile-city-full = oraș întreg
tile-cities = două margini de oraș
tile-straight = drum drept
tile-bend = drum cotit
tile-fork = răscruce de trei drumuri
tile-crossing = răscruce
tile-with = { $first } cu { $rest }
tile-with-pennant = blazon
tile-with-end = drum
tile-with-straight = drum drept
tile-with-bend = drum cotit
tile-with-fork = răscruce de trei drumuri
tile-with-bag = sac de haiduc

term-tile = { $count ->
    [one] { $count } cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}
term-pennant = { $count ->
    [one] { $count } blazon
    [few] { $count } blazoane
   *[other] { $count } de blazoane
}
term-city = { $count ->
    [one] { $count } oraș
    [few] { $count } orașe
   *[other] { $count } de orașe
}
term-knight = { $count ->
    [one] { $count } cavaler
    [few] { $count } cavaleri
   *[other] { $count } de cavaleri
}
term-farmer = { $count ->
    [one] { $count } țăran
    [few] { $count } țărani
   *[other] { $count } de țărani
}
term-message = { $count ->
    [one] { $count } depeșă
    [few] { $count } depeșe
   *[other] { $count } de depeșe
}

kind-road = drum
kind-city = oraș
kind-monastery = mănăstire
kind-field = câmp
sides-free = libere: { $sides }
meeple-road = tâlhar
meeple-city = cavaler
meeple-monastery = călugăr
meeple-field = țăran
feature-road = drumul { $name }
feature-city = orașul { $name }
feature-monastery = mănăstirea { $name }
feature-field = câmpul { $name }
way-north = { $count }N
way-east = { $count }E
way-south = { $count }S
way-west = { $count }V
way-start = start
figure-meeple = meeple de scor
figure-courier = curier

message-A = valoarea celui mai slab drum al tău
message-B = valoarea celui mai slab oraș al tău
message-C = valoarea celei mai slabe mănăstiri a tale
message-D = trage și joacă încă un cartonaș
message-E = câte 2 puncte pentru fiecare blazon din orașele tale
message-F = câte 2 puncte pentru fiecare cavaler al tău
message-G = câte 2 puncte pentru fiecare țăran al tău
message-H = evaluează un supus al tău așa cum stă și ia-l înapoi

## Ce s-a întâmplat

news-started = Cartonașul de start e pe masă; { $count ->
    [one] alt { $count } e amestecat
    [few] alte { $count } sunt amestecate
   *[other] alte { $count } sunt amestecate
}.
news-drawn = **{ $who }** trage: { $tile }.{ $count ->
    [0] { " " }A fost ultimul cartonaș.
   *[other] { "" }
}
news-drawn-extra = **{ $who }** mai trage un cartonaș: { $tile }.{ $count ->
    [0] { " " }A fost ultimul.
   *[other] { "" }
}
news-aside = Acesta nu se potrivește nicăieri și iese din joc: { $tile }.
news-ran-out = Nu mai e niciun cartonaș potrivit.
news-placed = **{ $who }** pune: { $tile }.
news-placed-meeple = **{ $who }** pune: { $tile }; { $put }.
news-meeple = **{ $who }** { $put }.
did-meeple = { $kind ->
    [road] pune un tâlhar pe drum
    [city] pune un cavaler în oraș
    [monastery] pune un călugăr în mănăstire
   *[field] așază un țăran pe câmp
}
news-robber-passed = { $names } { $count ->
    [1] își lasă haiducul unde este
   *[other] își lasă haiducii unde sunt
}.
news-robber-kept = { $names } { $count ->
    [1] își ține haiducul
   *[other] își țin haiducii
} în rezervă.
news-last-meeple = **{ $who }**: acesta a fost ultimul supus; de acum doar cartonașe, până se întoarce unul.
news-no-meeple = **{ $who }** nu pune niciun supus.
news-robber = **{ $who }** își pune haiducul pe spațiul { $space }.
news-robber-moved = **{ $who }** își mută haiducul de pe spațiul { $before } pe { $after }.
news-way = **{ $who }** { $before } → { $after }
news-way-courier = **{ $who }** (curier) { $before } → { $after }
news-completed-scored = { $kind ->
    [road] Drum finalizat
    [city] Oraș finalizat
    [monastery] Mănăstire finalizată
   *[field] Câmp finalizat
}: { $sum }. { $moves }.
news-completed = { $kind ->
    [road] Drum finalizat
    [city] Oraș finalizat
    [monastery] Mănăstire finalizată
   *[field] Câmp finalizat
}: { $sum } pentru { $names }.
news-completed-nobody = { $kind ->
    [road] Drum finalizat
    [city] Oraș finalizat
    [monastery] Mănăstire finalizată
   *[field] Câmp finalizat
}, dar nu e nimeni acolo ({ $sum }).
news-scored = { $kind ->
    [road] Drum
    [city] Oraș
    [monastery] Mănăstire
   *[field] Câmp
}: { $sum }. { $way }.
news-stolen = **{ $who }** fură cu haiducul jumătate din ce a primit **{ $whom }** ({ $award }): { $points }{ $odd ->
    [yes] , rotunjit în sus
   *[no] { "" }
}. { $way }.
news-followed = { $count ->
    [1] Haiducul pus de { $names } merge după pion
   *[other] Haiducii puși de { $names } merg după pion
} pe spațiul { $space }.
news-home = Înapoi în rezervă: { $counts }.
news-count = **{ $who }** { $count }
news-plus = **{ $who }** +{ $points }
news-message = **{ $who }** ajunge pe un spațiu întunecat și trage depeșa { $letter }: { $message }.
news-two = Două puncte în locul depeșei. { $way }.
news-message-scored = Depeșa { $letter }: { $sum }. { $way }.
news-recalled = **{ $who }** ia înapoi un { $kind ->
    [road] tâlhar
    [city] cavaler
    [monastery] călugăr
   *[field] țăran
}.
news-robber-bonus = Haiduci rămași pe tabla de scor: { $counts }.
news-final = { $kind ->
    [road] Drumuri nefinalizate
    [city] Orașe nefinalizate
    [monastery] Mănăstiri nefinalizate
   *[field] Câmpuri
}: { $features }.
news-final-one = { $names } { $sum }
news-won = { $names } câștigă cu { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}. Felicitări!
news-shared = { $names } împart victoria cu câte { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}. Felicitări!
news-scores = Scor final: { $counts }.

outcome-most-points = Ultimul cartonaș e pus: câștigă cine are cele mai multe puncte.
outcome-shared = Ultimul cartonaș e pus, iar victoria e împărțită.

## Pe cine așteaptă masa, pentru toți

ask-place = **{ $who }** plasează cartonașul.
ask-robber = **{ $who }** poate scoate haiducul pe tabla de scor.
ask-meeple = **{ $who }** poate pune un supus pe cartonaș.
ask-award = **{ $who }** alege ce se evaluează acum.
ask-steal = **{ $who }** alege de la cine fură haiducul.
ask-message = **{ $who }** decide ce face cu depeșa { $letter }.

## Pe cine așteaptă masa, pentru jucătorul însuși

own-wait = Masa te cheamă când îți vine rândul.
own-place = Cartonașul tău: { $tile }. Alege locul și rotația.
own-place-spot = Cartonașul tău: { $tile }. Alege locul.
own-place-turn = Cartonașul tău: { $tile }. Se potrivește într-un singur loc; alege rotația.
own-place-only = Cartonașul tău: { $tile }. Se potrivește într-un singur fel.
own-robber = S-a pus un cartonaș cu sac: lângă cine merge haiducul tău? Îți aduce și ție jumătate din următoarele puncte de acolo. Poate să mai și aștepte.
own-robber-move = S-a pus un cartonaș cu sac: mută-ți haiducul lângă pionul de scor al altcuiva sau lasă-l unde este.
own-meeple = Pune un supus pe un loc marcat sau treci peste. { $count ->
    [one] Mai ai { $count } supus
    [few] Mai ai { $count } supuși
   *[other] Mai ai { $count } de supuși
}.
own-award = Alege ce se evaluează întâi: se poate fura doar din primele puncte ale unui pion.
own-award-figures = Alege ce se evaluează acum și ce pion merge. ● e un spațiu întunecat.
own-steal = Haiducul tău fură jumătate din primele puncte: alege de la cine.
own-message = Depeșa { $letter }: { $message }. Fă asta sau ia 2 puncte.
own-message-two = Depeșa { $letter }: { $message }. Acum nu aduce nimic: ia 2 puncte.

## Butoane și meniuri

another-way = Rotește
label-robber = Lângă { $names } (spațiul { $space })
label-stay = Lasă-l unde este
label-stay-home = Nu acum
label-meeple = { $letter } · { $meeple }, { $points } deocamdată
label-meeple-now = { $letter } · { $meeple }, { $points } imediat
label-pass = Fără supus
label-award = { $letter } · { $kind } { $points }: { $move }
label-steal = { $whom }, jumătatea e { $points }: { $move }
label-steal-courier = { $whom } (curier), jumătatea e { $points }: { $move }
label-two = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}: { $move }
label-follow = Depeșa { $letter }, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}: { $move }
label-draw = Încă un cartonaș
label-recall = { $letter } · { $kind } ({ $place }), { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}: { $move }

menu-place = Pune pe un loc: { $first } – { $last }…
menu-window = { $part } { $count ->
    [one] { $count } loc
    [few] { $count } locuri
   *[other] { $count } de locuri
}
menu-window-from = { $part } { $count ->
    [one] { $count } loc
    [few] { $count } locuri
   *[other] { $count } de locuri
}, de la { $first }
menu-robber = Haiducul merge pe…
menu-stay = Haiducul…
menu-meeple = Pune un supus pe…
menu-pass = Fără supus…
menu-award = Evaluează acum…
menu-steal = Fură de la…
menu-two = Ia două puncte cu…
menu-follow = Fă ce spune depeșa cu…
menu-draw = Încă un cartonaș…
menu-recall = Evaluează și ia înapoi…

## Răspunsuri date dinainte

auto-answer-robber = Lasă-mi haiducul unde este
auto-answer-robber-given = Haiducul tău rămâne unde este, iar masa nu te mai întreabă.

## Masa în cuvinte

table-board = { $count ->
    [one] Pe masă e { $count } cartonaș
    [few] Pe masă sunt { $count } cartonașe
   *[other] Pe masă sunt { $count } de cartonașe
}
table-left = de tras: { $count }
table-aside = puse deoparte: { $count }
table-last = Ultimul cartonaș: { $place }, { $sides }
table-seat = { $who }: { $parts }
table-road = { $count ->
    [one] { $count } tâlhar
    [few] { $count } tâlhari
   *[other] { $count } de tâlhari
}
table-city = { $count ->
    [one] { $count } cavaler
    [few] { $count } cavaleri
   *[other] { $count } de cavaleri
}
table-monastery = { $count ->
    [one] { $count } călugăr
    [few] { $count } călugări
   *[other] { $count } de călugări
}
table-field = { $count ->
    [one] { $count } țăran
    [few] { $count } țărani
   *[other] { $count } de țărani
}
table-track = meeple de scor pe { $meeple }, curier pe { $courier }
table-stands = { $meeples } (deocamdată { $points })
table-tile = { $who } a tras: { $tile }
table-message = Depeșa { $letter }: { $message }
table-place = { $place }. { $who }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
source-road = drumuri { $points }
source-city = orașe { $points }
source-monastery = mănăstiri { $points }
source-field = câmpuri { $points }
source-theft = furate { $points }
source-message = depeșe { $points }
source-robber = haiduc { $points }

hand-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
hand-supply = { $count ->
    [one] { $count } supus în rezervă
    [few] { $count } supuși în rezervă
   *[other] { $count } de supuși în rezervă
}
hand-track = meeple de scor pe { $meeple }, curier pe { $courier }
robber-free = haiduc în rezervă
robber-on = haiduc pe { $space }

## Cuvinte în imagini

picture-result = Ultimul cartonaș e pus

## Refuzuri

why-over = Jocul s-a încheiat; o masă nouă se deschide cu o singură comandă.
why-not-your-turn = Acum joacă alții; masa te cheamă când îți vine rândul.
why-not-now = Nu acum: masa așteaptă altă mutare.
why-no-such-spot = „{ $spot }” nu e un loc pe harta asta; { $count ->
    [one] e unul singur, cu litera A
    [few] sunt { $count } locuri, cu litere pe rând de la A
   *[other] sunt { $count } de locuri, cu litere pe rând de la A
}.
why-does-not-fit = Rotit așa, cartonașul nu se potrivește la { $spot }; se potrivesc sferturile de rotație: { $turns }.
why-no-such-feature = Cartonașul abia plasat nu are „{ $feature }”; uită-te la literele din imaginea lui.
why-no-farmers = La masa asta se joacă fără țărani; drumurile, orașele și mănăstirile îți stau la dispoziție.
why-feature-taken = Acolo stă deja un supus ({ $feature }); alege un loc încă liber.
why-no-meeples-left = Rezerva ta e goală; supușii se întorc când teritoriul lor e finalizat.
why-no-such-space = Tabla de scor are spațiile 0–49; { $space } nu e printre ele.
why-robber-already-there = Haiducul tău stă deja pe { $space }; mută-l în altă parte sau lasă-l.
why-nobody-there = Pe { $space } nu stă pionul de scor al altcuiva; alege un spațiu pe care stă unul.
why-not-your-award = Pentru asta nu ai acum puncte de luat ({ $feature }).
why-other-award-first = Aici se evaluează întâi altceva, iar ordinea nu schimbă nimic pentru tine.
why-no-such-figure = „{ $figure }” nu e un pion de scor al tău la masa asta.
why-nothing-to-steal = Haiducul ia de la un pion care stătea pe spațiul lui și tocmai a primit puncte; acesta nu e așa ({ $figure }).
why-other-message = Depeșa trasă e { $message }; alege ce oferă ea sau două puncte.
why-message-lacks = Nu ai pe hartă nimic din ce numără depeșa { $message }; ia cele două puncte.
why-no-tiles-left = Depeșa { $message } aduce un cartonaș, dar nu mai e niciunul; ia cele două puncte.
why-not-your-meeple = Acolo nu stă un supus al tău ({ $meeple }); alege unul dintre ai tăi.

## Regulile, pagină cu pagină

page-aim-title = Scopul
page-aim = Împreună construiți un singur ținut, cartonaș cu cartonaș. Supușii tăi (meeple) de pe el aduc puncte: tâlhari pe drumuri, cavaleri în orașe, călugări în mănăstiri, țărani pe câmpuri.

    Ai { $count ->
    [one] { $count } supus
    [few] { $count } supuși
   *[other] { $count } de supuși
}. Unul se întoarce când drumul, orașul sau mănăstirea lui e gata și poate fi folosit din nou; țăranii stau pe câmp până la sfârșit.

    Când e pus ultimul cartonaș, aduc puncte și teritoriile nefinalizate, și câmpurile. Câștigă cine are cele mai multe puncte.
page-turn-title = O tură întreagă
page-turn = Tragi un cartonaș. În imaginea ta fiecare loc unde se potrivește are o literă, iar dedesubt vezi cartonașul în fiecare rotație posibilă, cu numărul sferturilor. Alegi litera, apoi rotația: marginile care se ating trebuie să se potrivească, drum la drum, oraș la oraș, câmp la câmp.

    Apoi poți pune un supus pe cartonașul abia plasat. Locurile libere au litere, și la fiecare scrie cât valorează deocamdată.

    Ce finalizează cartonașul se evaluează imediat, iar supușii se întorc. Apoi trage următorul jucător.

    Poți da un pas înapoi cât timp nu s-a tras nimic nou. În texte, locurile se numără de la cartonașul de start, ca pe marginea imaginii: 2E 1N e cu două cartonașe la est și unul la nord.
page-meeple-title = Unde poate sta un supus
page-meeple = Doar pe cartonașul abia plasat și doar dacă în tot drumul, orașul sau câmpul legat de el nu mai stă niciun supus, al nimănui, oricât de departe.

    Teritoriile se pot uni mai târziu. Atunci mai mulți supuși împart unul: ia punctele cine are cei mai mulți acolo, iar dacă mai mulți jucători au la fel, fiecare le ia întregi.

    Un supus se întoarce doar când teritoriul lui e finalizat. Și fără supuși poți pune cartonașe, așa că păstrează unul pentru o surpriză.
page-score-title = Ce e finalizat se evaluează
page-score = Un drum între două capete: câte 1 punct de cartonaș. Satele, orașele și mănăstirile încheie un drum; și un drum în cerc e finalizat.

    Un oraș închis de jur împrejur de zidul lui: câte 2 puncte de cartonaș și încă 2 pentru fiecare blazon.

    O mănăstire cu opt cartonașe în jur: 9 puncte.

    Cine are acolo cei mai mulți supuși ia tot, ceilalți nimic; la egalitate, fiecare dintre cei egali ia tot. Unde nu e nimeni, nu ia nimeni puncte.
page-farmers-title = Țăranii
page-farmers = Un țăran stă culcat pe câmpul lui și rămâne acolo până la sfârșit. Drumurile și orașele despart câmpurile.

    La sfârșit fiecare oraș finalizat care atinge câmpul aduce 3 puncte celui care are cei mai mulți țărani pe el. Un oraș poate hrăni mai multe câmpuri; orașele nefinalizate nu aduc nimic.

    Țăranii aduc mult unde se închid multe orașe mici, dar rămân pe câmp tot jocul: pune puțini și devreme.
page-end-title = Sfârșitul
page-end = După ultimul cartonaș se evaluează tot ce mai are supuși. Drumuri: câte 1 punct de cartonaș. Orașe: câte 1 punct de cartonaș și 1 pentru fiecare blazon. Mănăstiri: 1 pentru ea și 1 pentru fiecare cartonaș din jur.

    Câștigă cine are cele mai multe puncte; la egalitate victoria e împărțită.
page-end-sheet = În tabelul final fiecare coloană are un semn: { $signs }.
sheet-road = un drum
sheet-city = un turn pentru orașe
sheet-monastery = o biserică pentru mănăstiri
sheet-field = o frunză pentru câmpuri
sheet-theft = o mască pentru puncte furate
sheet-message = o carte pentru depeșe
sheet-robber = un steag pentru haiducii rămași pe tablă
sheet-total = o coroană pentru sumă
page-end-robbers = Fiecare haiduc rămas pe tabla de scor valorează 3 puncte.
page-signs-title = Semnele din imagini
page-signs = Plăcuțele jucătorilor: moneda arată punctele, silueta supușii din rezervă, o mască spune că haiducul e în rezervă. O ramă aurie și o săgeată: al cui e rândul.

    Pe hartă: ultimul cartonaș are o ramă aurie. Literele de pe celulele întunecate sunt locurile unde se potrivește cartonașul tras; literele din cercuri aurii sunt cele dintre care alegi. Supușii poartă semnul jucătorului; unul culcat e un țăran.

    Stiva arată câte cartonașe au rămas; un cerc tăiat le numără pe cele care nu s-au potrivit nicăieri.

    Tabla de scor are 50 de spații în cerc; tot al cincilea e întunecat și are număr. ● în text e un spațiu întunecat.
page-robbers-title = Haiducii
page-robbers = Opt cartonașe au un sac. Cine pune unul își poate așeza haiducul pe tabla de scor lângă pionul de scor al altcuiva sau îl poate muta acolo de pe alt spațiu. { $chain ->
    [all] Apoi poate pune, pe rând, fiecare jucător cu haiducul în rezervă.
   *[next] Apoi poate pune următorul jucător cu haiducul în rezervă.
}

    Când un pion de lângă un haiduc primește puncte, haiducul ia jumătate din primele puncte ale pionului din acea evaluare, rotunjit în sus. Celălalt nu pierde nimic. Apoi haiducul se întoarce acasă.

    Fură la prima ocazie, niciodată de la stăpânul lui și niciodată din puncte furate. Dacă pionul celui care a furat pleacă, haiducii celorlalți de pe acel spațiu pleacă după el.

    Un haiduc rămas pe tablă la sfârșit valorează 3 puncte.
page-messages-title = Depeșele
page-messages = Fiecare are și un curier: doi pioni de scor, iar la fiecare evaluare alegi care merge. Punctele tale sunt suma lor.

    Dacă în tura ta un pion al tău se mișcă și se oprește pe un spațiu întunecat (0, 5, 10 și așa mai departe), tragi o depeșă. Faci ce spune sau iei 2 puncte cu oricare pion. Aceste puncte pot aduce și depeșa următoare.

    A, B, C: drumul, orașul sau mănăstirea ta cea mai slabă, așa cum e acum. D: încă un cartonaș. E: câte 2 pentru fiecare blazon din orașele tale. F și G: câte 2 pentru fiecare cavaler, fiecare țăran al tău. H: evaluezi un supus așa cum stă și îl iei înapoi.
page-table-title = Masa aceasta
page-table-robbers = Cu Haiducii: încă 8 cartonașe și câte un haiduc de fiecare.
page-table-robbers-none = Fără Haiduci.
page-table-messages = Cu Depeșele: câte un curier de fiecare și 8 depeșe.
page-table-messages-none = Fără Depeșe.
page-table-farmers = Supușii pot sta pe câmpuri, iar câmpurile se evaluează la sfârșit.
page-table-farmers-none = Fără țărani: pe câmp nu se pune niciun supus, iar câmpurile nu aduc nimic.
page-table-chain-next = După un cartonaș cu sac următorul jucător cu haiducul în rezervă îl poate pune.
page-table-chain-all = După un cartonaș cu sac fiecare jucător cu haiducul în rezervă îl poate pune.
page-table-tiles = { $count ->
    [one] Se trage în total { $count } cartonaș; cel de start e pus de la început.
    [few] Se trag în total { $count } cartonașe; cel de start e pus de la început.
   *[other] Se trag în total { $count } de cartonașe; cel de start e pus de la început.
}
page-questions-title = Întrebări frecvente
page-questions = Trebuie să-mi pun cartonașul? Da, oriunde se potrivește. Unul care nu se potrivește nicăieri iese din joc și tragi altul.

    Pot lua un supus înapoi? Nu după voie: se întoarce când teritoriul lui e finalizat.

    Pot intra într-un oraș în care e deja cineva? Direct, cu un supus pus acolo, nu. Dar îl poți pune pe al tău într-o bucată din apropiere și să le legi mai târziu.

    Se numără întreg un oraș mic de două cartonașe? Da, 4 puncte.

    Cine ia punctele pentru ce finalizez eu? Cine are acolo cei mai mulți supuși, chiar dacă e altcineva.

    Poate un supus să aducă puncte în tura în care a fost pus? Da, și se întoarce imediat.

## Ce face fiecare alegere

about-place-completes = Finalizează: { $features }.
about-place-joins = Continuă: { $features }.
about-place-alone = Atinge doar câmpuri.
about-place-one = { $kind } de { $points }
about-place-owned = { $kind } de { $points } ({ $names })
about-place-scored = { $kind }: { $points } → { $names }
about-robber = Ia jumătate, rotunjit în sus, din următoarele puncte ale pionului de acolo; nimeni nu pierde nimic.
about-stay = Haiducul tău rămâne unde este până la următorul cartonaș cu sac.
about-meeple-road = Un tâlhar: câte 1 punct de cartonaș când ambele capete sunt închise; apoi se întoarce.
about-meeple-city = Un cavaler: câte 2 puncte de cartonaș și de blazon când zidul e închis; apoi se întoarce.
about-meeple-monastery = Un călugăr: 9 puncte când sunt opt cartonașe în jur; apoi se întoarce.
about-meeple-field = Un țăran stă până la sfârșit: 3 puncte pentru fiecare oraș finalizat de lângă câmpul lui.
about-meeple-now = E finalizat: aduce { $points } imediat, iar supusul se întoarce.
about-pass = Îți păstrezi supușii pentru mai târziu.
about-award = Asta se evaluează acum. Un haiduc ia jumătate doar din primul câștig al unui pion.
about-steal = Iei { $points }, nimeni nu pierde nimic, iar haiducul tău se întoarce acasă.
about-two = Lași depeșa și iei 2 puncte.
about-follow = Ce spune depeșa: { $sum }.
about-draw = Mai pui un cartonaș și poți pune un supus pe el.
about-recall = Se evaluează așa cum stă: { $sum }, iar supusul e din nou în rezervă.

gloss-meeple = pionul tău de scor, pe care îl are fiecare
gloss-courier = curierul tău, al doilea pion de scor
gloss-road = câte 1 punct de cartonaș
gloss-city = finalizat, câte 2 puncte de cartonaș și de blazon, altfel câte 1
gloss-monastery = finalizată, 9 puncte; altfel câte 1 de cartonaș
gloss-field = la sfârșit 3 puncte pentru fiecare oraș finalizat

## Lecții

tip-place = Marginile care se ating trebuie să se potrivească. Ce drum sau oraș al tău crește ori se închide și poți pune un supus pe noul cartonaș?
tip-turn = În unele locuri cartonașul se potrivește rotit în mai multe feluri. Vezi cu care continuă drumul sau orașul tău.
tip-robber = Haiducul îți aduce jumătate din următoarele puncte ale pionului de lângă el; nimeni nu pierde nimic. Alege un jucător pe cale să finalizeze ceva mare. Un haiduc rămas pe tablă la sfârșit valorează 3 puncte.
tip-meeple = Un supus ocupă tot drumul, orașul sau mănăstirea și aduce punctele la finalizare. Ai șapte; nu-l cheltui ușor pe ultimul.
tip-farmers = Țăranii rămân până la sfârșit.
tip-award = Ai mai multe evaluări. Se poate fura doar din primele puncte ale unui pion, deci începe cu evaluarea cea mai mică. Cu curier alegi cine merge: spațiile întunecate aduc depeșe în tura ta.
tip-steal = Haiducul tău trebuie să fure acum. Ia de la pionul care a primit cel mai mult; dacă ai doi pioni, alege care merge.
tip-message = Te-ai oprit pe un spațiu întunecat. Compară ce aduce depeșa cu 2 puncte și vezi dacă pionul se oprește iar pe un spațiu întunecat: asta aduce încă o depeșă.

lesson-last = E ultima ta tură din lecție.
learnt-city = Ai închis un oraș: câte 2 puncte pentru fiecare cartonaș și fiecare blazon, iar supusul se întoarce la tine. Cele nefinalizate aduc la sfârșit jumătate.
learnt-robbed = Te-au jefuit: haiducul de lângă pionul tău de scor a primit și el jumătate din punctele tale. Cu un haiduc aproape, finalizează întâi ceva mic.
learnt-robber = A meritat să-ți pui haiducul: lângă un jucător pe cale să finalizeze ceva mare, îți aduce jumătate din acele puncte.
learnt-closed = Ai finalizat un drum sau o mănăstire: câte 1 punct pentru fiecare cartonaș. Lucrurile mici îți întorc repede supusul, iar ai doar șapte.
learnt-theft = Haiducul așteaptă lângă un pion de scor și ia jumătate din următoarele lui puncte.

## De căutat

look-road = Drum
look-road-text = Alb cu margini întunecate. E finalizat între două capete sau în cerc: câte 1 punct de cartonaș, finalizat sau nu. Cine stă pe el e tâlhar.
look-city = Oraș
look-city-text = De cărămidă, cu zid. E finalizat când zidul e închis și nu are goluri: câte 2 puncte de cartonaș și încă 2 pentru fiecare blazon; la sfârșit, nefinalizat, câte 1.
look-monastery = Mănăstire
look-monastery-text = O casă cu cruce. E finalizată când are opt cartonașe în jur: 9 puncte; la sfârșit 1 pentru ea și 1 pentru fiecare cartonaș din jur.
look-field = Câmp
look-field-text = Verde, despărțit de drumuri și orașe. Se evaluează doar la sfârșit: 3 puncte pentru fiecare oraș finalizat care îl atinge, pentru cine are cei mai mulți țărani pe el.
look-meeple = Supus (meeple)
look-meeple-text = Fiecare are șapte: tâlhar, cavaler, călugăr sau, culcat, țăran. Ocupă un teritoriu în care nu e alt supus și se întoarce când acesta e evaluat.
look-majority = Cine ia punctele
look-majority-text = Cine are cei mai mulți supuși într-un teritoriu ia toate punctele lui. La egalitate, fiecare dintre cei egali le ia pe toate. Ceilalți nu iau nimic.
look-pennant = Blazon
look-pennant-text = Scutul albastru dintr-un oraș: 2 puncte într-un oraș finalizat, 1 într-unul nefinalizat.
look-village = Sat
look-village-text = Casa unde se întâlnesc trei sau patru drumuri: fiecare dintre ele se încheie acolo.
look-bag = Sac
look-bag-text = Semnul haiducilor de pe opt cartonașe: cine pune unul își poate așeza sau muta haiducul.
look-spot = Loc
look-spot-text = O celulă goală unde se potrivește cartonașul tras, cu o literă, rând cu rând de la nord.
look-track = Tabla de scor
look-track-text = Cincizeci de spații, de la 0 la 49, în cerc. Pionii arată punctele din joc; ce adaugă sfârșitul apare doar în foaia de scor.
look-dark = Spațiu întunecat
look-dark-text = Tot al cincilea spațiu al tablei, cu număr. Cu Depeșele: dacă în tura ta un pion al tău se mișcă și se oprește acolo, tragi o depeșă. În text e ●.
look-score-meeple = Meeple de scor
look-score-meeple-text = Pionul fiecărui jucător pe tabla de scor. Haiducii se așază lângă el și iau jumătate din punctele lui.
look-courier = Curier
look-courier-text = Al doilea pion de scor, o scrisoare, cu Depeșele. La fiecare evaluare alegi care dintre cei doi merge; punctele tale sunt suma lor.
look-robber = Haiduc
look-robber-text = O figură mascată pe tabla de scor. Lângă pionul altcuiva ia jumătate din primele puncte ale acestuia la o evaluare, rotunjit în sus, și se întoarce acasă. Rămas la sfârșit valorează 3 puncte.
look-supply = Rezervă
look-supply-text = Supușii care nu stau nicăieri; pe plăcuța jucătorului sunt lângă siluetă. Un haiduc în rezervă se vede după mască.
look-aside = Cartonașe puse deoparte
look-aside-text = Cartonașe care nu s-au potrivit nicăieri când au fost trase. Sunt în afara jocului și le numără cercul tăiat.
look-feature = **{ $kind }** · { $who }: { $worth }
look-nobodys = fără supuși
look-worth-complete = gata
look-worth-road = acum { $now }, încă 1 cu fiecare cartonaș; { $open ->
    [one] { $open } capăt deschis
    [few] { $open } capete deschise
   *[other] { $open } de capete deschise
}
look-worth-city = acum { $now }, la închidere cel puțin { $full }; { $open ->
    [one] { $open } spărtură în zid
    [few] { $open } spărturi în zid
   *[other] { $open } de spărturi în zid
}
look-worth-monastery = { $now } din 9 cartonașe
look-worth-field = { $now } așa cum e
look-tile = Cartonașul { $letter }: { $shown }
look-tile-text = { $shown }. { $count ->
    [one] Este { $count } în joc.
    [few] Sunt { $count } în joc.
   *[other] Sunt { $count } în joc.
}
look-tile-robbers = Vine cu Haiducii.
look-tile-now = { $laid ->
    [one] Pe masă: { $laid }
    [few] Pe masă: { $laid }
   *[other] Pe masă: { $laid }
}, mai pot veni: { $left }.
look-message = Depeșa { $letter }
look-message-text = { $message }. În loc de asta poți lua oricând 2 puncte.
look-message-open = A fost trasă chiar acum.
look-message-below = E sub stiva de depeșe.
look-message-hidden = Încă urmează.
look-now = Acum: { $places }.
look-count = { $who } { $value }

picture-page-bag = un cartonaș cu sac
picture-page-robber = haiducul stă lângă un pion
picture-page-half = pionul ia 7, haiducul ia 4
picture-page-courier = meeple de scor și curier
picture-page-message = spațiul întunecat aduce o depeșă

## Unde s-a întors jocul
turned-best = { $kind ->
    [road] Cel mai valoros drum
    [city] Cel mai valoros oraș
    [monastery] Cea mai valoroasă mănăstire
   *[field] Cel mai valoros câmp
}, { $tiles ->
    [one] { $tiles } cartonaș
    [few] { $tiles } cartonașe
   *[other] { $tiles } de cartonașe
}: { $names } +{ $points }.
turned-shared = Egalitate: { $kind ->
    [road] un drum
    [city] un oraș
    [monastery] o mănăstire
   *[field] un câmp
} cu { $tiles ->
    [one] { $tiles } cartonaș
    [few] { $tiles } cartonașe
   *[other] { $tiles } de cartonașe
}: { $names } câte +{ $points }.
turned-stolen = Cel mai mare jaf: **{ $who }** ia cu haiducul { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} din ce a primit **{ $whom }**.
turned-end = Cele mai multe puncte la sfârșit: { $kind ->
    [road] un drum nefinalizat
    [city] un oraș nefinalizat
    [monastery] o mănăstire nefinalizată
   *[field] un câmp
}: { $names } +{ $points }.
