# Carcassonne în română. Numele jucătorilor vin curățate; `tile`, `sum`, `move` și `way` sunt făcute din textele de mai
# jos; `spot` e o literă de pe hartă, `name` un loc așa cum se scrie („12.c1”), `space` un număr de pe tabla de scor.
#
# Un singur termen pentru un lucru: cartonaș · loc = o celulă cu literă unde cartonașul se potrivește · teritoriu = drum,
# oraș, mănăstire sau câmp · meeple, figurină = piesă de pe hartă: tâlhar, cavaler, călugăr, țăran · pion de scor = meeple
# de scor sau curier, pe tabla de scor · haiduc = piesa din Haiducii · rezervă = ce nu e în joc · blazon = scutul dintr-un
# oraș · sac = semnul care cheamă haiducii · spațiu, spațiu întunecat = de pe tabla de scor · depeșă = jeton de la A la H.

## Jocul în liste și comenzi

game-name = Carcassonne
game-blurb = Pui cartonașe, ridici orașe și drumuri, te ferești de haiduci. 2–6 jucători.

verb-place = Plasezi cartonașul tras pe un loc cu literă
verb-robber = Îți pui haiducul pe un spațiu al tablei de scor
verb-stay = Îți lași haiducul unde este
verb-meeple = Pui un meeple pe cartonașul abia plasat
verb-pass = Nu pui niciun meeple pe cartonașul abia plasat
verb-award = Alegi ce se evaluează acum și ce pion al tău merge
verb-steal = Alegi de la cine ia haiducul tău jumătate
verb-two = Iei două puncte în loc de ce spune depeșa
verb-follow = Faci ce spune depeșa
verb-draw = Tragi și joci încă un cartonaș, cum spune depeșa D
verb-recall = Evaluezi sub un meeple al tău și îl iei înapoi, cum spune depeșa H

field-place-spot = Litera locului, de ex. F; 2E 1N: două cartonașe la est de cel de start, unul la nord
field-place-turn = Sferturi de rotație spre dreapta, 0–3; poate lipsi dacă se potrivește doar una
field-robber-space = Spațiul, 0–49, pe care stă pionul de scor al altcuiva
field-meeple-feature = Locul: c1 sau oraș, r2 pentru al doilea drum, m pentru mănăstire, f1 pentru câmp
field-award-feature = Teritoriul finalizat, de ex. 12.c1
field-award-figure = Pionul tău care merge: meeple de scor sau curier
field-steal-victim = Numărul jucătorului de la care iei, numărat de la 0
field-steal-figure = Pionul de la care iei: meeple de scor sau curier
field-steal-own = Pionul tău care merge: meeple de scor sau curier
field-two-figure = Pionul tău care merge: meeple de scor sau curier
field-follow-figure = Pionul tău care merge: meeple de scor sau curier
field-recall-meeple = Acel meeple, numit după locul lui, de ex. 12.c1
field-recall-figure = Pionul tău care merge: meeple de scor sau curier

option-robbers = Haiducii: 8 cartonașe cu sac și câte un haiduc, da sau nu (de obicei da)
option-robbers-label = Haiducii
option-messages = Depeșe: câte un curier și 8 depeșe, da sau nu (de obicei nu)
option-messages-label = Depeșele
option-farmers = Figurinele pot sta pe câmpuri, care aduc puncte la sfârșit: da sau nu (de obicei da)
option-farmers-label = țărani
option-robber_chain = Cine mai pune un haiduc după jucătorul activ: următorul sau toți (de obicei următorul)
option-robber_chain-label = haiduci puși după jucătorul activ
choice-robber_chain-next = următorul care are
choice-robber_chain-all = toți cei care au

preset-standard = Carcassonne cu Haiducii
preset-base = Doar jocul de bază
preset-robbers-all = Haiducii, și poate pune oricine
preset-messages = Carcassonne cu Depeșele
preset-everything = Haiducii și Depeșele
preset-everything-all = Haiducii și Depeșele, și poate pune oricine
preset-no-farmers = Haiducii fără țărani

carcassonne-six-need-a-set = A șasea culoare vine cu Haiducii sau cu Depeșele: { $seats ->
    [one] pentru { $seats } jucător
    [few] pentru { $seats } jucători
   *[other] pentru { $seats } de jucători
} adaugă una dintre ele sau jucați în cinci.

## Cartonașe, locuri, pioni

tile-monastery = mănăstire
tile-city = { $count ->
    [1] oraș pe o latură
    [2] oraș pe două laturi
    [3] oraș pe trei laturi
   *[other] oraș pe tot cartonașul
}
tile-cities = { $count ->
    [one] { $count } oraș separat
    [few] { $count } orașe separate
   *[other] { $count } de orașe separate
}
tile-pennant = blazon
tile-road = drum
tile-crossing = { $count ->
    [one] { $count } drum dintr-un sat
    [few] { $count } drumuri dintr-un sat
   *[other] { $count } de drumuri dintr-un sat
}
tile-bag = sac

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
term-robber = { $count ->
    [one] { $count } haiduc
    [few] { $count } haiduci
   *[other] { $count } de haiduci
}

kind-road = drum
kind-city = oraș
kind-monastery = mănăstire
kind-field = câmp
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
message-H = evaluează sub un meeple al tău și ia-l înapoi

## Ce s-a întâmplat

news-started = Cartonașul de start e pe masă; { $count ->
    [one] mai e { $count } amestecat
    [few] mai sunt { $count } amestecate
   *[other] mai sunt { $count } amestecate
}.
news-drawn = **{ $who }** trage: { $tile }. { $count ->
    [0] A fost ultimul cartonaș.
    [one] Mai rămâne { $count } cartonaș.
    [few] Mai rămân { $count } cartonașe.
   *[other] Mai rămân { $count } de cartonașe.
}
news-drawn-extra = **{ $who }** mai trage un cartonaș: { $tile }. { $count ->
    [0] A fost ultimul.
    [one] Mai rămâne { $count } cartonaș.
    [few] Mai rămân { $count } cartonașe.
   *[other] Mai rămân { $count } de cartonașe.
}
news-aside = Acesta nu se potrivește nicăieri și iese din joc: { $tile }.
news-ran-out = Nu a mai rămas niciun cartonaș care să se potrivească.
news-placed = **{ $who }** pune un cartonaș la { $place }: { $tile }.
news-placed-meeple = **{ $who }** pune un cartonaș la { $place }: { $tile }; { $put }.
news-meeple = **{ $who }** { $put }.
did-meeple = { $kind ->
    [road] pune un tâlhar pe drum
    [city] pune un cavaler în oraș
    [monastery] pune un călugăr în mănăstire
   *[field] culcă un țăran pe câmp
}
news-robber-passed = { $names } { $count ->
    [1] își lasă haiducul unde este
   *[other] își lasă haiducii unde sunt
}.
news-no-meeple = **{ $who }** nu pune niciun meeple.
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
news-stolen = Haiducul lui **{ $who }** ia jumătate din punctele lui **{ $whom }**: { $award } / 2 { $odd ->
    [yes] = { $points }, rotunjit în sus
   *[no] = { $points }
}. { $way }.
news-followed = { $count ->
    [1] Haiducul lui { $names } merge după pion
   *[other] Haiducii lui { $names } merg după pion
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

outcome-most-points = Ținutul e întregit: câștigă cine are cele mai multe puncte.
outcome-shared = Ținutul e întregit, iar victoria e împărțită.

## Pe cine așteaptă masa, pentru toți

ask-place = **{ $who }** plasează cartonașul.
ask-robber = **{ $who }** poate scoate haiducul pe tabla de scor.
ask-meeple = **{ $who }** poate pune un meeple pe cartonaș.
ask-award = **{ $who }** alege ce se evaluează acum.
ask-steal = **{ $who }** alege de la cine fură haiducul.
ask-message = **{ $who }** hotărăște ce face cu depeșa { $letter }.

## Pe cine așteaptă masa, pentru jucătorul însuși

own-wait = Masa te cheamă când îți vine rândul.
own-place = Cartonașul tău: { $tile }. Alege locul după literă și rotația după număr.
own-robber = Pune-ți haiducul lângă pionul de scor al altcuiva: ia jumătate din următoarele lui puncte. Sau așteaptă.
own-robber-move = Mută-ți haiducul lângă pionul de scor al altcuiva sau lasă-l unde este.
own-meeple = Pune un meeple pe un loc cu literă sau niciunul. { $count ->
    [one] Mai ai { $count } meeple
    [few] Mai ai { $count } meeple
   *[other] Mai ai { $count } de meeple
}.
own-award = Alege ce se evaluează întâi: doar din prima evaluare se poate fura.
own-award-figures = Alege ce se evaluează acum și ce pion merge. ● e un spațiu întunecat.
own-steal = Haiducul tău fură: alege de la cine, jumătate din primele puncte.
own-message = Depeșa { $letter }: { $message }. Fă asta sau ia 2 puncte.
own-message-two = Depeșa { $letter }: { $message }. Acum nu aduce nimic: ia 2 puncte.

## Butoane și meniuri

label-place = { $spot } ↻{ $turn }
label-robber = Spațiul { $space } · { $names }
label-stay = Lasă haiducul
label-meeple = { $letter } · { $meeple } ({ $worth })
worth = deocamdată { $points }
worth-now = acum { $points }
label-pass = Fără meeple
label-award = { $letter } · { $kind } { $points }: { $move }
label-steal = { $whom }, jumătate e { $points }: { $move }
label-steal-courier = { $whom } (curier), jumătate e { $points }: { $move }
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

menu-place = Plasează cartonașul { $part ->
    [north] în nord
    [middle] la mijloc
    [south] în sud
   *[whole] pe un loc
}: { $first } – { $last }…
menu-place-one = Plasează cartonașul la { $spot }…
menu-robber = Haiducul merge pe…
menu-stay = Haiducul…
menu-meeple = Pune un meeple pe…
menu-pass = Fără meeple…
menu-award = Evaluează acum…
menu-steal = Fură de la…
menu-two = Ia două puncte cu…
menu-follow = Fă ce spune depeșa cu…
menu-draw = Încă un cartonaș…
menu-recall = Evaluează și ia înapoi…

## Răspunsuri date dinainte

standing-robber = De acum haiducul meu rămâne unde este
standing-robber-given = Haiducul tău rămâne unde este și nu mai ești întrebat.

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
table-track = pe tablă { $meeple } și { $courier }
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
source-theft = tâlhărite { $points }
source-message = depeșe { $points }
source-robber = haiduc { $points }

hand-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
hand-supply = { $count ->
    [one] { $count } meeple în rezervă
    [few] { $count } meeple în rezervă
   *[other] { $count } de meeple în rezervă
}
hand-track = meeple de scor pe { $meeple }, curier pe { $courier }
robber-free = haiduc în rezervă
robber-on = haiduc pe { $space }

## Cuvinte în imagini

picture-result = Ținutul e întregit

## Refuzuri

why-over = Jocul s-a încheiat; o masă nouă se deschide cu o singură comandă.
why-not-your-turn = Acum e rândul altcuiva; masa te cheamă când îți vine rândul.
why-not-now = Asta vine în alt moment al turei.
why-no-such-spot = „{ $spot }” nu e un loc pe harta asta; { $count ->
    [one] e unul singur, cu litera A
    [few] sunt { $count } locuri, cu litere pe rând de la A
   *[other] sunt { $count } de locuri, cu litere pe rând de la A
}.
why-does-not-fit = Rotit așa, cartonașul nu se potrivește la { $spot }; se potrivesc sferturile de rotație: { $turns }.
why-no-such-feature = Cartonașul abia plasat nu are „{ $feature }”; uită-te la literele din imaginea lui.
why-no-farmers = La masa asta se joacă fără țărani; drumurile, orașele și mănăstirile îți stau la dispoziție.
why-feature-taken = Acolo stă deja un meeple ({ $feature }); alege un loc încă liber.
why-no-meeples-left = Rezerva ta e goală; figurinele se întorc când locul lor e finalizat.
why-no-such-space = Tabla de scor are spațiile 0–49; { $space } nu e printre ele.
why-robber-already-there = Haiducul tău stă deja pe { $space }; mută-l în altă parte sau lasă-l.
why-nobody-there = Pe { $space } nu stă pionul de scor al altcuiva; alege un spațiu pe care stă unul.
why-not-your-award = Pentru asta nu ai acum puncte de luat ({ $feature }); alege din ce ți se oferă.
why-other-award-first = Aici se evaluează întâi altceva, iar ordinea nu schimbă nimic pentru tine.
why-no-such-figure = „{ $figure }” nu e un pion de scor al tău la masa asta.
why-nothing-to-steal = Haiducul ia de la un pion care stătea pe spațiul lui și tocmai a primit puncte; acesta nu e așa ({ $figure }).
why-other-message = Depeșa trasă e { $message }; alege ce oferă ea sau două puncte.
why-message-lacks = Nu ai pe hartă nimic din ce numără depeșa { $message }; ia cele două puncte.
why-no-tiles-left = Depeșa { $message } aduce un cartonaș, dar nu mai e niciunul; ia cele două puncte.
why-not-your-meeple = Acolo nu stă un meeple al tău ({ $meeple }); alege unul dintre ai tăi.

## Regulile

rules-goal = ## Carcassonne
    Cartonaș cu cartonaș crește un ținut. Figurinele tale (meeple) aduc puncte: tâlhari pe drumuri, cavaleri în orașe, călugări în mănăstiri, țărani pe câmpuri. Câștigă cine strânge cele mai multe puncte.
rules-turn = **Tura ta.** Tragi un cartonaș și îl plasezi lângă celelalte astfel încât toate marginile să se potrivească. În imagine, fiecare loc potrivit are o literă, iar fiecare rotație un număr de sferturi. Apoi poți pune un meeple pe cartonașul abia plasat, iar ce e finalizat se evaluează.
rules-meeple = **Figurinele (meeple).** Ai șapte. Un meeple merge doar acolo unde nu mai e altul în tot teritoriul legat; teritoriile se pot uni mai târziu. Se întoarce când teritoriul lui e evaluat.
rules-score = **Evaluarea.** Un drum e finalizat între două capete: 1 punct de cartonaș. Un oraș închis de zidul lui: 2 puncte de cartonaș și 2 pentru fiecare blazon. O mănăstire cu opt cartonașe în jur: 9. Punctele le ia cine are acolo cele mai multe figurine; la egalitate, toți cei egali le iau întregi.
rules-farmers = **Țăranii** rămân pe câmpul lor până la sfârșit. Atunci fiecare oraș finalizat care atinge câmpul aduce 3 puncte.
rules-end = **Sfârșitul** vine odată cu ultimul cartonaș. Ce e nefinalizat aduce câte 1 punct de cartonaș și de blazon; o mănăstire, 1 pentru ea și pentru fiecare cartonaș din jur.
rules-robbers = **Haiducii.** Un cartonaș cu sac te lasă să-ți pui haiducul pe tabla de scor lângă pionul altcuiva sau să-l muți acolo. După tine poate face la fel următorul jucător cu haiducul în rezervă (la unele mese, toți aceștia).
rules-steal = Când un pion de lângă haiducul tău primește puncte, haiducul ia jumătate din primele, rotunjită în sus; celălalt nu pierde nimic. Apoi haiducul se întoarce acasă. Fură la prima ocazie, niciodată de la tine și niciodată din puncte tâlhărite: după pionul unui hoț pleacă ceilalți haiduci de pe spațiul lui. Un haiduc rămas pe tablă la sfârșit aduce 3.
rules-messages = **Depeșele.** Fiecare are și un curier, iar fiecare evaluare mută unul dintre cei doi pioni, la alegere. Dacă în tura ta un pion al tău se oprește pe un spațiu întunecat (0, 5, 10 …), tragi o depeșă: fă ce spune sau ia 2 puncte.
rules-bot = **Aici** atingi un loc, o rotație și unde stă acel meeple și te poți întoarce până când se trage ceva nou. În text, locurile se numără de la cartonașul de start: 2E 1N e cu două cartonașe la est și unul la nord. ● e un spațiu întunecat.
