# Vorbele gazdei în română. Numele oamenilor și ale serverelor vin curățate, mutările vin ca etichete scrise cu aldine.
# Cu o singură persoană se vorbește la „tu”; pluralul e doar pentru toată masa.

## Nume

computer-name = Computer #{ $number }
forgotten-name = Cineva

## Înainte de joc

lobby-title = { $game }: luați loc la masă
lobby-options = Reguli: { $options }
lobby-seats = Jucători: { $numbers }
lobby-teams = Împreună: { $teams }
lobby-pace = Timp de mutare: { $pace }, apoi joacă un computer
lobby-asked = Revanșă? { $who }: începem când sunt toți la masă.
lobby-posts-every = Un mesaj la fiecare mutare
lobby-hands-open = La sfârșit toți văd cărțile tuturor
lobby-tempo-calm = Computerele joacă fără grabă
lobby-tempo-quick = Computerele joacă repede
lobby-watched = Gazda doar privește
lobby-no-pictures = Numai text
lobby-more = Setările mesei. Schimbările le văd toți.
lobby-panel = Ce mai poți face înainte de începutul jocului:
lobby-begun = Jocul a început; regulile lui rămân așa cum sunt.
thread-opening = **{ $who }** deschide o masă de **{ $game }**…
thread-opened = **{ $game }**: masa deschisă de **{ $who }** e în { $thread }
lobby-called = { $role }, cine joacă?
menu-computer = Adaugă un computer…
menu-preset = Ce se joacă…
preset-first = Recomandat pentru primul joc. { $about }
menu-divide = Cine cu cine joacă…
menu-swap = Schimbă locurile a doi…
menu-pace = Ritm
menu-posts = Mesaje
menu-hands = Cărți la final
menu-tempo = Computere
menu-locale = Limba
strength-easy = slab
strength-easy-about = Un prieten care abia a învățat jocul
strength-normal = normal
strength-normal-about = Joacă chibzuit
strength-strong = puternic
strength-strong-about = Gândește cu câteva mutări înainte; greu de învins
choice-on = da
choice-off = nu
choice-none = fără
lobby-seal = Sigiliul amestecării: `{ $seal }`
seal-about = Sigiliul ascunde un secret pe care l-am tras la deschiderea mesei. Fiecare de la masă adaugă ceva ce nu puteam ști dinainte, iar amestecările decurg din amândouă după o regulă publică: nimeni nu poate alege cărțile după aceea. La sfârșitul jocului, butonul **Verifică împărțirea** verifică dacă amestecările decurg din secretul sigilat, iar **Înregistrarea** îl dezvăluie.
seal-whole = Întreg: `{ $commitment }`
invite-choose = Pe cine inviți? Fiecare primește un mesaj privat cu un link până aici și cu un loc la masă.
menu-invite = Pe cine inviți
invite-role = Cheamă { $role }
invitation = **{ $by }** te invită la joc. **{ $game }** · { $server } · [la masă]({ $link })
invite-accepted = Ai un loc la masă: **{ $game }** · [la masă]({ $link })
again-seated = Locul tău pentru revanșă: **{ $game }** · [la masă]({ $link })
again-watched = Computerele joacă din nou, iar tu privești: **{ $game }** · [la masă]({ $link })
again-taken = În canal e deja altă masă. Revanșa poate avea un fir propriu.
open-taken = În canal e deja o masă. A ta poate avea un fir propriu.
invite-told = Au primit invitația: { $who }
invite-already = Deja la masă sau invitați: { $who }
invite-quiet = Nu vor să fie deranjați acum: { $who }
invite-closed = Nu primesc mesaje private de la mine; cheamă-i în canal: { $who }
invite-nobody = Nu au acces la acest canal: { $who }
invite-limit = Au primit destule invitații pe ziua de azi: { $who }
invite-later = Acum nu le-am putut scrie, încearcă din nou peste câteva minute: { $who }
invite-refuse = Fără alte invitații
invite-refused = Nu vei mai primi invitații. Le poți reactiva cu `/mehana me`.
seat-free = *liber*
option-without = fără { $option }

## Butoane

button-join = Ia loc
button-computer = Adaugă un computer
button-leave = Ridică-te de la masă
button-close = Închide masa
button-rules = Reguli
page-of = { $number } din { $pages }
button-start = Începe
button-seat = Locul meu
button-hand = Mâna mea
button-table = Masa
button-again = Încă un joc
button-apart = Joacă într-un fir
button-next-table = Masa următoare ({ $count })
button-replace = Înlocuiește
button-remove = Scoate
button-more = Mai multe…
menu-more-places = Alte locuri ({ $count })…
button-settings = Setările mesei
button-watch = Doar privește
button-invite = Invită…
button-seal = Sigiliul
button-undo = Retrage mutarea
button-agree-undo = Acceptă
button-refuse-undo = Refuză
button-ask-undo = Cere retragerea
button-withdraw-undo = Renunță la cerere
button-back = Înapoi
button-record = Înregistrarea
button-check = Verifică împărțirea
button-help = Ce pot face?
button-look = Ce e asta?
button-open = Deschide o masă
button-learn = Învață
button-learn-again = Încă o lecție
button-end = Încheie lecția
button-go-on = Continuă
button-end-it = Încheie-l
button-forget = Uită-mă

## Ce se întâmplă la masă în afara jocului

told-start = De la mutarea ta de la o masă mai veche: ce nu se vedea atunci a fost împărțit din nou.
told-leave = Un jucător se ridică de la masă; locul îl preia **{ $who }**.
told-leave-by = **{ $by }** se ridică de la masă; locul îl preia **{ $who }**.
told-remove = Un jucător a fost scos de la masă; locul îl preia **{ $who }**.
told-remove-by = **{ $by }** scoate de la masă jucătorul **{ $whom }**; locul îl preia **{ $who }**.
told-replace = **{ $who }** se așază la masă și preia jocul.
told-replace-by = **{ $by }** schimbă un jucător: **{ $who }** preia jocul de la **{ $whom }**.
told-pause = Jocul intră în pauză.
told-pause-by = **{ $by }** pune jocul în pauză.
told-resume = Jocul continuă.
told-resume-by = **{ $by }** reia jocul.
told-cancel = Masa s-a închis fără rezultat.
told-cancel-by = **{ $by }** închide masa fără rezultat.
told-expire = Jocul n-a mai început și masa s-a închis. Oricând se poate deschide alta.
told-warn = **{ $who }**, masa te așteaptă; în curând intervine un computer.
told-substitute = Cât timp **{ $who }** lipsește, pe locul acesta joacă un computer.
told-return = **{ $who }** e din nou la masă.
told-undo = { $more ->
    [0] **{ $who }** își retrage ultima mutare.
    [one] **{ $who }** își retrage ultima mutare și pe cea de după ea.
    [few] **{ $who }** își retrage ultima mutare și cele { $more } de după ea.
   *[other] **{ $who }** își retrage ultima mutare și cele { $more } de după ea.
}
told-undo-by = **{ $by }** retrage ultima mutare a jucătorului **{ $who }**.
told-withdraw = **{ $who }** își retrage alegerea secretă.
told-ask-undo = **{ $who }** cere să-și retragă ultima mutare.
undo-asked = { $more ->
    [0] **{ $who }** cere să-și retragă ultima mutare:
    [one] **{ $who }** cere să-și retragă ultima mutare și pe cea de după ea:
    [few] **{ $who }** cere să-și retragă ultima mutare și cele { $more } de după ea:
   *[other] **{ $who }** cere să-și retragă ultima mutare și cele { $more } de după ea:
}
undo-waits = Mai trebuie să accepte: { $who }.
undo-asked-you = Ai cerut să-ți retragi ultima mutare.
undo-came-back = Mutare retrasă: **{ $move }**
told-agree-undo = **{ $who }** este de acord.
told-refuse-undo = **{ $who }**: mutarea rămâne.
told-skip = **{ $by }** sare peste **{ $who }**: mutarea o face botul.
told-because = { $told } Motivul: { $reason }
told-freeze = Ceva nu e în regulă cu înregistrarea acestei mese, așa că masa e înghețată. Nimic nu s-a pierdut: butonul **Înregistrarea** ți-o dă, iar un moderator poate închide masa cu `/mehana cancel`.
told-continue = Regulile au fost corectate după ultima mutare; jocul continuă de unde rămăsese.
told-lost = Masa a rămas fără canal; jocul e în pauză.
told-in-words = Nu am voie să atașez fișiere în acest canal, așa că masa este descrisă în cuvinte. Cu permisiunea **{ $permission }** imaginile revin.
told-place = Jocul continuă aici.

## Mesaje private

hand-place = **{ $game }** · { $server } · { $channel } · [la masă]({ $link })
hand-given-up = Nu mai ești la această masă; locul tău l-a preluat **{ $who }**.
hand-removed = Nu mai ești la această masă.
hand-taken-over = Acum joci în locul jucătorului **{ $whom }**.
story-before = Înainte: { $line }
story-earlier = { $lines ->
    [one] … încă un rând mai devreme
    [few] … încă { $lines } rânduri mai devreme
   *[other] … încă { $lines } de rânduri mai devreme
 }
story-none = Încă nu s-a întâmplat nimic.
hand-lost = Canalul acestei mese nu mai există sau nu mai am acces la el. Jocul continuă de aici de îndată ce gazda mesei sau un moderator scrie `/mehana place` în alt canal; dacă nu se întâmplă în trei zile, masa se închide.
hand-displaced = În canalul acestei mese s-a deschis alta. Jocul continuă de aici de îndată ce gazda mesei sau un moderator scrie `/mehana place` într-un canal fără masă.
hand-doubt = { $doubt } Continui totuși?
hand-place-taken = { $place ->
    [1] Ai câștigat.
   *[other] Ai ieșit pe locul **{ $place }** din { $seats }.
 }
hand-place-shared = Împarți locul **{ $place }** din { $seats }.
button-withdraw = Retrage răspunsul
button-earlier = Arată
hand-closed = **{ $who }**, nu-ți pot trimite mesaje private: apasă **{ $button }** ca să joci aici; vezi doar tu.
hand-later = **{ $who }**, o vreme nu pot începe altă conversație privată: apasă **{ $button }** ca să joci aici; vezi doar tu.
hand-substitute = Un computer joacă în locul tău. Apasă **{ $button }** ca să revii în joc.
hand-single-option = Aici un singur răspuns are rost, iar botul îl joacă peste o clipă. Schimbi asta cu `/mehana me`.
hand-only-move = Un singur răspuns avea rost, așa că l-a jucat botul.
hand-ask-always = Întreabă-mă mereu
hand-play-single-options = Joacă tu mutările forțate
hand-expired = Acest mesaj nu se mai actualizează.
hand-paused = Jocul e în pauză.
hand-frozen = Masa e înghețată.
hand-over = Jocul s-a încheiat.
hand-cancelled = Masa e închisă.

## Învățare și lămuriri

help-title = Ce poți face acum
help-in-menu = Meniul explică fiecare opțiune.
help-nothing = Deocamdată nu ai nimic de făcut.
help-not-playing = Acum nu se poate juca: jocul nu e în curs.
help-auto-answers = cât e valabil, masa dă răspunsul acesta în locul tău; îl poți retrage
help-single-options = de acum, când ai o singură mutare posibilă, o face botul, după o pauză aleatoare; schimbi asta cu `/mehana me`
help-ask-always = de acum botul te întreabă și când ai o singură mutare posibilă; schimbi asta cu `/mehana me`
help-more = { $count ->
    [one] … și încă o posibilitate
    [few] … și încă { $count } posibilități
   *[other] … și încă { $count } de posibilități
 }
tip = Sfat: { $text }
advice = Privind înapoi: „{ $better }” ar fi fost mai bine decât „{ $played }”. { $about }
advice-place = Privind înapoi: era un loc mai bun. { $about }
look-choose = Despre ce vrei să afli?
look-nothing = La acest joc nu e nimic de explicat.
look-which-table = La care masă?
look-own-table = Masa ta de exercițiu
learn-welcome = **{ $game }** · { $aim }
    Un joc scurt, doar al tău, împotriva unor computere slabe. { $decisions ->
        [0] Se joacă până la capăt.
        [one] Ai de luat cam o decizie.
        [few] Ai de luat cam { $decisions } decizii.
       *[other] Ai de luat cam { $decisions } de decizii.
    } Când ai ceva de decis pentru prima dată, alături apare un sfat. **Ce pot face?** (pe telefon „?”) explică ce poți face acum, **Reguli** arată jocul pagină cu pagină, iar **Încheie lecția** îl oprește oricând vrei.
learn-learnt = Ce ai învățat:
learn-ahead = Până acum conduci tu: { $standings }.
learn-level = Până acum ești la egalitate pe primul loc: { $standings }.
learn-behind = Până acum conduce { $leader }: { $standings }.
learn-over = Lecția s-a terminat.
learn-next = Butonul **Deschide o masă** începe un joc întreg aici, împotriva computerelor; cu prietenii se joacă într-un canal de pe server.
learn-stopped = Lecția se oprește aici; o poți începe din nou oricând.
learn-sure = Închei lecția? Acest joc de învățare nu mai poate fi continuat.
learn-there = Masa ta este în mesajele private: { $link }
own-table-open = Ai încă un joc în desfășurare în mesajele private: { $game }, { $link }
games-title = Ce jucăm?
games-length = { $minutes ->
    [one] { $minutes } minut
    [few] { $minutes } min.
   *[other] { $minutes } min.
 }

## Pagina

button-touch = Deschide masa
web-go = La pagină
web-link = Locul tău pe o pagină separată: acolo joci prin atingere. Linkul este doar pentru tine și merge o singură dată, în următoarele cinci minute.
web-link-watch = Masa pe o pagină separată, ca să privești. Linkul merge o singură dată, în următoarele cinci minute.
web-play = Joacă
web-cancel = Renunță
web-all = Alege tot
web-next = Altă variantă
web-go-on = Mai departe
web-single-option = Aici un singur răspuns are rost, iar botul îl joacă peste o clipă.
web-tap = Atinge ce e marcat cu auriu.
web-moves = Toate mutările
web-news = Ce s-a întâmplat
web-log = Jurnal
web-since = Cât ai lipsit
web-players = Jucători
web-you = tu
web-watching = Doar privești.
web-sound = Sunet când e rândul tău
web-at-once = Joacă pe loc
web-at-once-about = O atingere joacă fără să întrebe, dacă mutarea se poate retrage
web-more = Mai multe
web-whole = Toată tabla
web-keys = Săgeți: mișcare · Enter: alege, joacă · R: rotește · Z: retrage mutarea · Esc: renunță
web-lost = Conexiunea s-a întrerupt; încerc din nou…
web-close = Închide
web-channel = La canal
web-opening = Deschid masa…
web-outside = Ca să deschizi o masă aici, apasă **Deschide masa** sub cărțile tale din Discord.
web-no-script = Pagina are nevoie de JavaScript, care este oprit în acest browser. Poți juca și în Discord.
refusal-no-page = Acest bot nu are o pagină pentru mese; totul se poate juca aici.
refusal-not-identified = Discord nu a spus cine ești. Închide și deschide din nou.
refusal-no-ticket = Linkul a fost deja folosit sau a expirat. Apasă **Deschide masa** în Discord pentru unul nou.
refusal-page-ended = Accesul tău la această pagină s-a încheiat. Apasă **Deschide masa** în Discord ca să revii.
refusal-page-no-seat = Nu mai ai loc la această masă. Dacă îi vezi canalul, poți privi: apasă acolo **Deschide masa**.
refusal-page-no-channel = Nu mai vezi canalul acestei mese, așa că nici pagina ei nu-ți mai este deschisă.
refusal-too-fast = Puțin prea repede; încearcă din nou peste o clipă.
me-pages = { $count ->
    [one] O masă este deschisă pe o pagină.
    [few] Sunt deschise { $count } pagini cu mese.
   *[other] Sunt deschise { $count } de pagini cu mese.
}
button-end-pages = Închide paginile

## Răspunsuri

done = Gata.
done-join = Ai un loc la masă.
done-leave = Te-ai ridicat de la masă.
done-remove = **{ $whom }** nu mai stă la masă.
done-start = Jocul a început.
done-watch = Locul tău e liber. Acum doar privești, dar rămâi gazda mesei.
failed = Ceva n-a mers bine la mine. Aruncă o privire la masă și încearcă din nou.
table-failed = Jocul acesta are o eroare, așa că masa nu poate fi arătată acum. Nimic din ce s-a jucat nu s-a pierdut; un moderator poate închide masa cu `/mehana cancel`.
news-failed = Jocul acesta are o eroare: ce s-a întâmplat aici nu poate fi povestit.
stale = Jocul a mers mai departe; uită-te cum arată masa acum.
not-yet = Încă nu. { $ask }
instead = Acum se poate: { $moves }.
unknown-name = Nu cunosc „{ $text }”. Seamănă cu: { $nearest }.
unknown-text = Nu cunosc „{ $text }”; lista care se deschide când scrii arată ce se poate.
record-here = Înregistrarea întregului joc.
check-right = Împărțirea e corectă: secretul se potrivește cu sigiliul `{ $seal }`, făcut înainte de joc, iar toate amestecările și { $moves ->
    [one] o mutare decurg
    [few] cele { $moves } mutări decurg
   *[other] cele { $moves } de mutări decurg
} din el după reguli.
check-cannot = Regulile s-au schimbat de atunci sau jocul a pornit de la mijlocul altuia și nu îl pot verifica aici. Butonul **Înregistrarea** îți dă în continuare totul.
check-wrong = Înregistrarea nu se potrivește cu sigiliul sau cu regulile. Spune-le moderatorilor și păstrează **Înregistrarea**.

## Când ceva nu se poate

refusal-no-such-table = Masa aceea nu mai există. Alta se deschide cu comanda unui joc, de exemplu `/durak open`.
refusal-no-table-here = În acest canal încă nu e nicio masă. Se deschide cu comanda unui joc, de exemplu `/durak open`.
refusal-channel-taken = În acest canal e deja o masă. A ta se poate deschide după ce se încheie aceasta sau chiar acum, într-un fir propriu: adaugă `place`.
refusal-channel-unseen = Nu mai vezi canalul acestei mese, așa că nu poți juca acolo. Dacă e o greșeală, vorbește cu un moderator al serverului.
refusal-cannot-host = Acum nu pot scrie în canalul acestei mese; moderatorii serverului îmi pot da voie. `open` în alt canal deschide o masă nouă.
refusal-again-taken = În canal e deschisă altă masă. Revanșa poate începe după ce se termină acolo, sau apasă **Încă un joc** în Discord: astfel poate avea un fir propriu.
refusal-no-thread-here = Un fir propriu se poate face doar într-un canal text al unui server; fără `place` masa se deschide chiar aici.
refusal-thread-not-made = Discord nu m-a lăsat să fac firul; fără `place` masa se deschide chiar aici.
refusal-already-seated = Ești deja la masă.
refusal-already-started = Jocul a început deja; cât timp e în curs, un moderator îți poate da un loc cu `/mehana replace`.
refusal-table-full = { $seats ->
    [one] Singurul loc e ocupat.
    [few] Toate cele { $seats } locuri sunt ocupate.
   *[other] Toate cele { $seats } de locuri sunt ocupate.
}
refusal-seats-kept = { $seats ->
    [one] Ultimul loc e păstrat zece minute pentru un jucător din jocul trecut.
    [few] Ultimele { $seats } locuri sunt păstrate zece minute pentru jucători din jocul trecut.
   *[other] Ultimele { $seats } de locuri sunt păstrate zece minute pentru jucători din jocul trecut.
}
refusal-not-seated = Nu ai loc la această masă. Cât mai e unul liber, ți-l dă butonul **Ia loc**.
refusal-not-at-table = Nu ești la această masă, iar cărțile le văd doar jucătorii ei. Ce văd toți e în canal.
refusal-not-playing = Asta se poate doar cât timp jocul e în curs.
refusal-not-paused = Jocul nu e în pauză.
refusal-not-started = Jocul încă n-a început: butonul **Începe** îl pornește de îndată ce sunt destui jucători.
refusal-seated-elsewhere = Persoana aceasta are deja alt loc la masă.
refusal-too-many-tables = Ai ajuns la limita de mese deschise deodată sau într-o oră ({ $most }): încheie una sau mai așteaptă puțin.
refusal-not-lost = Masa aceasta are canalul ei; nu e nimic de mutat.
refusal-place-taken = În acest canal e deja o masă. Scrie `/mehana place` într-un canal fără masă.
refusal-no-lost-table = Niciuna dintre mesele tale de pe acest server nu a rămas fără canal.
refusal-lost-elsewhere = Masa rămasă fără canal poate continua doar acolo de unde este: scrie `/mehana place` acolo ({ $places }).
refusal-which-lost = Care masă să continue aici? Alege-o cu `table`: { $tables }.
refusal-no-such-answer = Acest răspuns nu poate fi dat acum dinainte.
refusal-no-role = Serverul nu are un rol de chemat; moderatorii aleg unul cu `/mehana server`.
refusal-called-lately = Rolul a fost chemat de curând; se poate din nou { $when }.
refusal-called-already = Rolul a fost deja chemat la masa aceasta; la o masă se cheamă o singură dată.
refusal-own-table = Masa din mesajele private e pentru o singură persoană; cu `open` într-un canal al unui server e loc și pentru alții.
refusal-too-few-seats = { $seats ->
    [0] Încă nu e niciun jucător
    [one] Deocamdată e { $seats } jucător
    [few] Deocamdată sunt { $seats } jucători
   *[other] Deocamdată sunt { $seats } de jucători
}, iar jocul cere cel puțin { $least }. Butonul **Adaugă un computer** ocupă un loc.
refusal-game-gone = Jocul acestei mese nu e disponibil aici acum. Masa se păstrează și continuă când jocul revine. `open` deschide alta aici, iar `/mehana cancel` o închide pe aceasta.
refusal-past-game-gone = Jocul acesta nu e disponibil aici acum. Ce s-a jucat se păstrează și se va putea vedea din nou când jocul revine.
refusal-set-aside = Masa aceasta e pusă deoparte, fiindcă jocul ei are o eroare. Masa se păstrează și continuă când jocul e reparat. `open` deschide alta aici, iar `/mehana cancel` o închide pe aceasta.
refusal-frozen = Masa e înghețată; înregistrarea ei se poate descărca, iar un moderator poate închide masa cu `/mehana cancel`.
refusal-paused = Jocul e în pauză; gazda sau un moderator îl reia cu `/mehana resume`.
refusal-table-over = La această masă jocul s-a încheiat. Alta se deschide cu comanda unui joc, de exemplu `/durak open`.
refusal-nothing-to-skip = Masa nu așteaptă locul acesta.
refusal-nothing-to-undo = Nu se mai poate retrage: ceilalți au văzut deja, sau încă n-ai făcut nicio mutare.
refusal-undo-asked = Răspunde întâi la cererea deschisă: acceptă sau lasă mutarea.
refusal-no-undo-asked = Nu mai cere nimeni să retragă o mutare.
refusal-nobody-to-ask = Nu se mai poate retrage: a hotărât norocul sau au văzut ceilalți, iar la masă nu mai e alt om care să accepte.
refusal-undo-draws-again = Nu se mai poate retrage: ar hotărî din nou întâmplarea, iar la masă e un computer. Asta se face doar între oameni.
refusal-no-such-seat = { $seats ->
    [1] Deocamdată masa are doar locul 1.
   *[other] Masa are locurile de la 1 la { $seats }.
}
refusal-no-such-player = Nu e niciun jucător „{ $name }” aici. La masă: { $names }.
refusal-not-leader = Asta o pot face gazda mesei și moderatorii; roagă pe cineva dintre ei.
refusal-other-game = În acest canal se joacă { $game }: mută cu comenzile acestui joc.
refusal-several-tables = Stai la mai multe mese. Scrie asta în canalul celei la care te gândești: { $tables }.
refusal-several-moves = Se potrivesc mai multe mutări: { $moves }. Completează mai mult, ca să fie clar care.
typed-several = Se potrivesc mai multe mutări. Pe care o vrei?
refusal-not-a-person = Alege o persoană; pentru un computer, lasă gol.
refusal-not-manager = Asta e pentru cei care administrează serverul.
refusal-not-in-server = Asta ține de un server: scrie-o într-unul dintre canalele lui.
refusal-permissions-missing = În acest canal îmi mai trebuie: { $permissions }. Apoi din nou `open`.
refusal-not-made = Fișierul nu a putut fi făcut. Înregistrarea există totuși, iar `mehana replay` face unul din ea.
refusal-file-too-large = Fișierul ar fi mai mare decât încape într-un mesaj. Înregistrarea există totuși, iar `mehana replay` face unul din ea.
refusal-workshop-busy = Se pregătesc deja mai multe fișiere; încearcă din nou peste câteva minute.
refusal-nothing-kept = Pe acest server nu s-a încheiat încă nicio masă: nu e nimic de descărcat.
refusal-no-results = Pe acest server încă nu s-a jucat niciun joc până la capăt; primul deschide clasamentul.
refusal-no-season = Nu există un asemenea sezon; lista care se deschide în timp ce scrii arată ce sezoane au fost.
refusal-no-season-running = Acum nu e niciun sezon. Un moderator începe unul cu `/mehana season` și un nume.
refusal-not-moderator = Asta e pentru moderatorii acestui server; roagă pe cineva dintre ei.
refusal-season-taken = Un sezon e deja în curs sau a fost unul cu acest nume. Butonul **Încheie sezonul** de sub `/mehana season` îl încheie pe cel în curs.
refusal-record-not-yet = Înregistrarea e deschisă tuturor după ce se încheie jocul.
refusal-private-closed = Nu-ți pot trimite mesaje private, iar masa ta se deschide chiar acolo: permite mesajele de la membrii acestui server în setările lui de confidențialitate, apoi încearcă din nou.
refusal-private-later = Acum nu pot începe altă conversație privată; încearcă din nou peste câteva minute.
refusal-private-refused = Azi nu ți-am putut trimite mesaje private de prea multe ori, așa că încerc din nou abia mâine. Până atunci, permite mesajele de la membrii acestui server în setările lui de confidențialitate.
permission-view-channel = Vizualizare canal
permission-send-messages = Trimitere mesaje
permission-send-messages-in-threads = Trimitere mesaje în fire
permission-create-public-threads = Creare fire publice
permission-attach-files = Atașare fișiere
permission-read-message-history = Citire istoric mesaje
option-not-bool = `{ $option }` acceptă `yes` sau `no`, nu „{ $text }”.
option-not-in-range = `{ $option }` merge de la { $least } la { $most }; „{ $text }” e în afară.
option-not-a-choice = `{ $option }` acceptă: { $choices }. „{ $text }” nu e printre ele.
option-without-effect = `{ $option }` are efect doar cu `{ $other }: { $value }`.
seats-not-in-range = Jocul cere între { $least } și { $most } jucători, nu { $seats }.
option-unknown = Nu există opțiunea `{ $option }`; există: { $choices }.

## Clasament

former-player = un fost jucător
standings-title = { $game }: clasament
standings-rating = Rating
standings-tables = Jocuri
standings-note = Ordinea: rating minus incertitudine. Un joc dus până la capăt contează pentru cine a primit locul la împărțire; un loc abandonat contează ca ultimul loc. Un rating marcat cu (?) e provizoriu: locul în clasament vine după { $games ->
    [one] un joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
 }.
standings-easy = Computere slabe: rating { $rating }. Jocuri { $tables }, victorii ale computerului { $wins }.
standings-normal = Computere: rating { $rating }. Jocuri { $tables }, victorii ale computerului { $wins }.
standings-strong = Computere puternice: rating { $rating }. Jocuri { $tables }, victorii ale computerului { $wins }.
standings-last = Ultimele jocuri
line-rating = rating { $rating } ± { $spread }
line-provisional = rating provizoriu
line-tables = { $tables ->
    [one] un joc
    [few] { $tables } jocuri
   *[other] { $tables } de jocuri
}
line-wins = { $wins ->
    [one] o victorie
    [few] { $wins } victorii
   *[other] { $wins } de victorii
}
line-place = locul mediu { $place }
line-best = cel mai bun scor { $score }
line-score = { $score ->
    [one] un punct
    [few] { $score } puncte
   *[other] { $score } de puncte
}
last-line = **{ $game }**, { $when }: victorie pentru { $who }
last-line-unnamed = **{ $game }**, { $when }
some-computers = { $count ->
    [one] un computer
    [few] { $count } computere
   *[other] { $count } de computere
}
only-computers = numai computere
card-none = Încă nu ai niciun joc dus până la capăt pe acest server.
card-rank = locul { $rank } din { $count }
card-met = Adversarii cei mai frecvenți
card-pair = **{ $who }** · { $tables ->
    [one] un joc
    [few] { $tables } jocuri
   *[other] { $tables } de jocuri
}: tu în față { $before }, în urmă { $behind }
card-place = locul { $place } din { $seats }
card-given-up = loc abandonat
card-hidden = Nu apari în clasamentul acestui server; `/mehana rank` te pune înapoi.
season-runs = Sezonul „{ $name }” e în curs din { $since }. Contează pentru el jocurile care se termină cât durează; un sezon încheiat nu mai poate continua.
season-end-sure = Butonul **Încheie sezonul** încheie definitiv sezonul „{ $name }” și îi anunță aici pe toți. Jocurile care se termină mai târziu nu mai contează pentru el.
button-end-season = Încheie sezonul
season-began = Începe sezonul „{ $name }”: jocurile care se termină de acum încolo contează pentru el.
season-ended = Sezonul „{ $name }” s-a încheiat. Comanda `/standings` îl arată în continuare după nume.
rank-shown = Apari în clasamentul acestui server.
rank-hidden = Nu apari în clasamentul acestui server; jocurile tale se păstrează, fără numele tău în liste.
server-export = Descarcă toate mesele încheiate
server-remove = Șterge definitiv toate mesele încheiate
server-export-here = Mesele încheiate ale acestui server: înregistrarea fiecăreia, pe care o verifică `mehana verify`, și lista rezultatelor. Fără nume.
server-remove-sure = Butonul **Șterge-le pe toate** șterge definitiv toate mesele încheiate ale acestui server, cu rezultatele, clasamentul și sezoanele lor. Mesele în curs rămân.
server-removed = S-au șters. Mese șterse definitiv: { $tables }.
server-title = Setările serverului
server-about = Mesele sunt moderate de cei care administrează canale și de membrii unui rol, pe care îl aleg numai cei care administrează serverul. Un al doilea rol e chemat când cineva îi invită pe toți cei care caută un joc: cel mult o dată pe oră.
server-unheard = Deocamdată menționarea acestui rol nu ajunge la nimeni: permite tuturor să-l menționeze, în setările lui, sau dă-mi dreptul să menționez toate rolurile.
server-moderators = Rolul moderatorilor
server-players = Rolul de chemat la joc
server-locale-own = Limba: ca în Discord
button-server-remove = Șterge-le pe toate

## Istoric

button-history = Mutare cu mutare
button-page = Ca pagină
button-film = Ca film
film-making = Filmul se pregătește: { $share } %
file-making = Pagina se pregătește: { $share } %
page-here = Tot jocul într-o singură pagină pentru orice browser: se răsfoiește cu săgețile și merge fără internet.
film-here = Tot jocul ca film.
history-here = Mesele din acest canal
history-own = Mesele tale de pe acest server
history-none = În acest canal nu s-a jucat încă, iar tu nu ai niciun joc pe acest server.
history-waits = Ascunse cât timp jocurile lor nu sunt disponibile: { $games }.
history-open = Privește o masă mutare cu mutare
history-page = { $page ->
    [0] Început
   *[other] Mutarea { $page } din { $pages }
}
button-own-move = Mutarea mea
button-points = Puncte
button-turns = Momente-cheie
button-course = Mersul jocului
button-open-hands = Arată cărțile
button-see-hands = Vezi cărțile
button-table-only = Doar masa
button-close-hands = Retrage acordul
hands-of = Ce a ținut fiecare în mână
hands-empty = nimic
hands-agreed = Acordul tău e notat. Cărțile acestui joc se vor vedea când își dau acordul și ceilalți: { $who }. Fiecare o face cu **Arată cărțile** sub oricare pagină a jocului.
hands-withdrawn = Acordul tău e retras: cărțile acestui joc nu se mai văd, decât dacă își dau toți din nou acordul.
refusal-hands-closed = Cărțile acestui joc rămân ascunse până își dau acordul toți cei care au jucat.
refusal-hands-not-yet = Cărțile se pot arăta după ce se încheie jocul.

## Analiza propriilor mutări

button-review = Cum am jucat?
button-review-stop = Oprește
button-review-back = Mai devreme
button-review-next = Mai departe
button-play-from = Joacă de aici
review-waiting = Mutările tale vor fi analizate în curând.
review-looking = Îți analizez mutările: { $done } din { $moves }
review-none = La această masă nu ai avut niciodată de ales, așa că nu e nimic de analizat.
review-moves = Ai făcut { $moves ->
    [one] { $moves } mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}; fără greșeală: { $good }.
review-costly = { $count ->
    [1] Una te-a costat cel mai mult.
    [2] Două te-au costat cel mai mult.
   *[other] Trei te-au costat cel mai mult.
}
review-all-good = { $moves ->
    [one] Ai făcut o singură mutare, și aceea fără greșeală.
    [few] Ai făcut { $moves } mutări, toate fără greșeală.
   *[other] Ai făcut { $moves } de mutări, toate fără greșeală.
}
review-best-follows = Cea mai bună e pe pagina următoare.
review-how = Se numără doar mutările comparate cu altele posibile. Fiecare e judecată după ce vedeai atunci: computerele au jucat de multe ori mai departe de acolo. Cât a costat o mutare anume e o estimare pentru jucători puternici. Graficul arată în câte din 100 de jocuri ai fi terminat înaintea unui adversar; numerele de pe el marchează mutările de pe paginile următoare.
review-chances = Șansele tale, mutare cu mutare
review-choices = alegerile tale
review-where = Alegerea { $move } din { $moves }
review-played = Ai ales **{ $move }**.
review-better = Mai bine era **{ $move }**. Așa ai fi terminat înaintea unui adversar în încă vreo { $share } din 100 de jocuri (probabil între { $least } și { $most }).
review-best = Cea mai bună mutare a ta a fost **{ $move }**. Cele mai multe altele ar fi fost mai slabe.
review-next-best = Următoarea ca valoare a fost **{ $move }**.
refusal-no-reviews = Computerele nu pot judeca mutările acestui joc.
refusal-not-reviewed = De data asta mutările tale nu au putut fi analizate. Încearcă din nou mai târziu.
refusal-review-busy = Se analizează deja alte mutări; încearcă din nou peste câteva minute.
refusal-review-not-yet = Mutările tale se pot analiza după ce se încheie jocul.
refusal-review-stopped = Oprit. Butonul începe din nou.

## Bilanțul mesei

roundup-length = { $moves ->
    [one] O mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
} în { $time }.
roundup-moves = { $moves ->
    [one] O mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}.
time-minutes = { $count ->
    [one] un minut
    [few] { $count } minute
   *[other] { $count } de minute
}
time-hours = { $count ->
    [one] o oră
    [few] { $count } ore
   *[other] { $count } de ore
}
time-days = { $count ->
    [one] o zi
    [few] { $count } zile
   *[other] { $count } de zile
}
roundup-ahead = În frunte de la mutarea { $page } până la sfârșit: { $who }.
roundup-turn = { $changes ->
    [one] Conducerea s-a schimbat o dată,
    [few] Conducerea s-a schimbat de { $changes } ori, ultima dată
   *[other] Conducerea s-a schimbat de { $changes } de ori, ultima dată
} la mutarea { $page }: { $who }.
roundup-last = Jocul s-a decis abia la ultima mutare: a făcut-o { $who }.
roundup-gain = Cel mai mare câștig dintr-odată: { $who }, +{ $points } (mutarea { $page }).
roundup-page = Mutarea { $page } · { $what }
record-best = Un record pe acest server: { $who } cu { $number ->
    [one] un punct
    [few] { $number } puncte
   *[other] { $number } de puncte
}; cel mai bun de până acum era { $before }.
record-fewest = Un record pe acest server: cel mai scurt joc de acest fel, { $number ->
    [one] o mutare
    [few] { $number } mutări
   *[other] { $number } de mutări
} (fără cele forțate); până acum { $before }.
record-most = Un record pe acest server: cel mai lung joc de acest fel, { $number ->
    [one] o mutare
    [few] { $number } mutări
   *[other] { $number } de mutări
} (fără cele forțate); până acum { $before }.
record-row = Victorii la rând pe acest server: { $who }, { $number }.
course-title = { $game }: mersul jocului
course-alt = Punctele pe parcursul jocului

## Comenzi

command-open = Deschide o masă în acest canal
command-join = Ia loc la masa din acest canal
command-leave = Eliberează-ți locul
command-start = Începe jocul; pentru gazda mesei și moderatori
command-hand = Vezi-ți mâna și mutările posibile; le vezi doar tu
command-table = Vezi masa așa cum o văd toți
command-rules = Citește cum se joacă acest joc
command-look = Află ce este o carte, un loc, un semn sau un termen; vezi doar tu
command-learn = Învață jocul: o masă doar a ta, cu computere și sfaturi
command-games = Vezi jocurile și deschide unul aici
argument-thing = Despre ce vrei să afli
command-play = Fă o mutare; lista arată ce se poate acum
command-play-move = Mutarea
command-mehana = Pentru toate mesele: pauză, retrageri, jucători și datele tale
command-undo = Retrage-ți ultima mutare; dacă alții au aflat ceva din ea, cere-le acordul
command-pause = Pune jocul în pauză; pentru gazda mesei și moderatori
command-resume = Reia jocul după pauză; pentru gazda mesei și moderatori
command-cancel = Închide masa fără rezultat; pentru gazda ei și moderatori
command-skip = Sari peste un jucător așteptat: mutarea o face botul; pentru gazdă și moderatori
command-remove = Scoate un jucător de la masă, locul îl preia un computer; pentru gazdă și moderatori
command-replace = Dă un loc altcuiva sau unui computer; pentru gazdă și moderatori
command-place = Continuă aici o masă rămasă fără canal; pentru gazda ei și moderatori
command-invite = Invită pe cineva la masa din acest canal, printr-un mesaj privat
command-me = Alege unde și când te chem
command-tables = Mesele tale de peste tot și al cui e rândul
command-privacy = Citește ce se păstrează despre tine și cât timp
command-export = Primește tot ce se păstrează despre tine
command-forget = Șterge-ți definitiv numele și id-ul
argument-seat = Al cui loc; lista arată jucătorii
argument-reason = De ce; vor citi toți cei de la masă
argument-player = Cine să joace; gol pentru un computer
argument-guest = Pe cine inviți
argument-table = Care masă, dacă mai multe au rămas fără canal
command-standings = Vezi cine pe ce loc e pe acest server
command-card = Vezi-ți rezultatele de pe acest server
command-rank = Apari în clasamentul acestui server sau rămâi în afara lui
command-season = Ce sezon e în curs; cu un nume începe unul nou (pentru moderatori)
command-history = Privește mutare cu mutare mesele din acest canal și pe ale tale
command-server = Setările serverului: roluri, limbă, mese încheiate; pentru moderatori
argument-game = Jocul; gol pentru cel mai jucat aici
argument-preset = Doar mesele cu acest set de reguli
argument-season = Un sezon după nume; gol pentru cel în curs
argument-name = Numele unui sezon nou; gol ca să-l vezi pe cel în curs
argument-number = Numărul unei mese mai vechi de-ale tale; gol pentru ultimele
argument-shown = Da ca să apari, nu ca să rămâi în afară
season-all = De la început
open-preset = Un set de reguli gata făcut; opțiunile separate îl schimbă
open-place = Chiar aici (obișnuit) sau într-un fir propriu
open-pace = Timp de mutare până intervine un computer
open-posts = Puține mesaje, mereu actualizate (obișnuit), sau unul la fiecare mutare
open-language = Limba mesei în canal
open-pictures = Imagini ale mesei (da) sau doar text (nu)
place-channel = Chiar aici
place-thread = Într-un fir propriu
place-private = mesajele tale private cu mine
pace-none = fără limită
pace-5-minutes = 5 minute
pace-10-minutes = 10 minute
pace-30-minutes = 30 de minute
pace-hour = 1 oră
pace-3-hours = 3 ore
pace-12-hours = 12 ore
pace-day = 1 zi
pace-2-days = 2 zile
pace-3-days = 3 zile
pace-week = 1 săptămână
language-en = English
language-bg = Български
language-ru = Русский
language-ro = Română
posts-live = puține, mereu actualizate
posts-every = unul la fiecare mutare
posts-text = puține, numai text
hands-closed = doar dacă vor toți
hands-open = le văd toți
tempo-calm = calm, 4 secunde
tempo-usual = obișnuit, 1–2 secunde
tempo-quick = repede, ½ secundă

## Datele tale

privacy = • Ce se păstrează: id-ul tău de Discord, numele afișat, limba și setările; ce locuri ai avut la mese și când; mutările de acolo, mesajul care ți-a arătat cărțile, cum s-a încheiat fiecare joc pentru tine, dacă ești de acord să ți se vadă cărțile, precum și analizele cerute ale mutărilor tale. De asemenea, ce moderator a intervenit, pe cine a privit și motivul dat.
    • Cât timp: până ceri altceva; invitațiile o zi, mesele deschise în browser treizeci. Administratorul botului poate restrânge mesele vechi la rezultat și înregistrare, iar moderatorii pot șterge mesele încheiate ale serverului lor.
    • Cine vede: nimic nu se dă altora. Mesele conțin numere de locuri, nu nume. Clasamentul se calculează din rezultate (`/mehana rank` te ține în afara lui), iar sezoanele sunt ale serverului.
    • Ce nu se citește: ce își scriu oamenii.
    • Obține sau șterge: `/mehana export` îți dă tot, `/mehana forget` șterge definitiv id-ul și numele; mutările și rezultatele rămân ca ale unui fost jucător.
export-here = Tot ce se păstrează despre tine.
leave-sure = Jocul e în toi. Dacă pleci, pe locul tău joacă mai departe un computer, iar pentru tine jocul contează ca ultimul loc. Timp de zece minute, `/{ $game } join` îți dă locul înapoi.
watch-sure = Locul tău va fi liber pentru altcineva.
watch-sure-host = Locul tău va fi liber pentru altcineva. Rămâi gazda mesei, iar computerele pot juca și fără tine.
close-sure = Jocul se încheie aici pentru toți, fără rezultat. Se { $moves ->
    [one] pierde o mutare
    [few] pierd { $moves } mutări
   *[other] pierd { $moves } de mutări
} ({ $time } de joc).
close-sure-lobby = Masa se închide și aceștia își pierd locurile: { $who }.
close-sure-unknown = Jocul acestei mese nu e instalat acum. Dacă închizi masa, nu va putea continua nici când jocul revine.
replace-sure = **{ $whom }** își pierde locul imediat; joacă mai departe **{ $by }**. Înlocuiești jucătorul?
remove-sure = **{ $whom }** își pierde locul imediat, iar mai departe joacă un computer. Scoți jucătorul?
remove-sure-lobby = **{ $whom }** își pierde locul la masă. Scoți jucătorul?
replace-computer = un computer
left = Ai plecat de la masă. Dacă a fost o greșeală, `/{ $game } join` îți dă locul înapoi timp de zece minute.
forget-sure = Butonul **Uită-mă** îți șterge definitiv id-ul și numele, iar locurile tale de la mesele deschise trec la computere. Mutările rămân, fără nume; mesajele mai vechi din canale îl pot arăta încă.
forgotten = Gata, te-am uitat. La orice masă e loc pentru tine, ca pentru un oaspete nou.
privacy-backups = Copiile de rezervă mai vechi păstrează ce a fost uitat până când le înlocuiesc altele noi: două săptămâni, dacă se face câte una în fiecare noapte, așa cum se recomandă.

## Personal settings

me-title = Tu la Mehana
me-about = Unde și când te chem când îți vine rândul. Mesele lente îți respectă orele de liniște; cele rapide, nu.
me-clock = Ceasul tău arată { $time }.
calls-private = Cheamă-mă prin mesaj privat
calls-channel = Cheamă-mă în canal
calls-both = În ambele locuri
calls-none = Nu mă chema
reminders-yes = Amintește-mi că trece timpul
reminders-no = Nu-mi aminti de timp
invitations-yes = Invită-mă la mese
invitations-no = Fără invitații
single-options-yes = Mutări forțate: joacă-le tu
single-options-no = Mutări forțate: întreabă-mă
quiet-never = Fără ore de liniște
quiet-from = Liniște de la { $hour }
quiet-to = … până la { $hour }
quiet-zone = Fus orar: { $zone }
tables-none = Nu stai la nicio masă.
tables-nothing = Nicio altă masă nu te așteaptă.
tables-title = Mesele tale
tables-more = … și încă { $count }
tables-lobby = încă neîncepută
tables-waits = `{ $game }` nu e disponibil acum; masa se păstrează și continuă când jocul revine
tables-lost = acum fără canal: gazda sau un moderator o continuă cu `/mehana place`
tables-your-turn = e rândul tău
tables-turn-of = se așteaptă { $who }
