## Names

computer-name = Computer { $number }
forgotten-name = Cineva

## Lobby

lobby-title = { $game }: poftiți la masă
lobby-options = Se joacă cu: { $options }
lobby-seats = Jucători: { $numbers }
lobby-pace = Dacă cineva întârzie peste { $minutes } min., un computer joacă în locul lui.
lobby-commitment = Sigiliul amestecării: `{ $commitment }`
seat-free = *liber*
options-usual = regulile obișnuite
option-without = fără: { $option }

## Buttons

button-join = Ia loc
button-computer = Adaugă un computer
button-leave = Pleacă
button-rules = Reguli
button-start = Începe
button-hand = Mâna mea
button-table = Masa
button-again = Încă o dată
button-record = Înregistrare
button-forget = Uitați-mă

## What happens at a table, beside the game

told-leave = Un jucător pleacă; continuă **{ $who }**.
told-remove = Locul se schimbă; continuă **{ $who }**.
told-replace = **{ $who }** preia un loc la masă.
told-pause = Masa ia o pauză.
told-resume = Jocul continuă.
told-cancel = Masa s-a închis fără rezultat.
told-expire = Nimeni n-a început, așa că masa s-a închis. Puteți deschide oricând alta.
told-warn = **{ $who }**, masa vă așteaptă; în curând intervine un computer.
told-substitute = Un computer joacă pentru **{ $who }** până la întoarcere.
told-return = **{ $who }** a revenit.
told-undo = **{ $who }** își retrage ultima mutare.
told-freeze = Masa nu mai corespunde înregistrării sale și e înghețată. Nimic nu s-a suprascris: înregistrarea se ia cu butonul, iar un moderator o poate închide cu `/mehana cancel`.
told-continue = Regulile au fost corectate de la ultima mutare; masa continuă de unde rămăsese.

## Private messages

hand-place = **{ $game }** · { $server } · { $channel } · [la masă]({ $link })
hand-closed = **{ $who }**, mesajele private îmi sunt închise: butonul **Mâna mea** v-o arată aici, doar dumneavoastră.
hand-lobby = Jocul încă n-a început.
hand-paused = Masa ia o pauză.
hand-frozen = Masa e înghețată.
hand-over = Jocul s-a terminat.
hand-cancelled = Masa e închisă.

## Answers

done = Gata.
failed = Ceva n-a mers la mine; nu s-a schimbat nimic. Încercați din nou.
stale = Jocul a mers mai departe; iată cum stau lucrurile acum.
instead = Puteți: { $moves }.
unknown-name = Nu cunosc „{ $text }”; poate { $nearest }?
unknown-text = Nu cunosc „{ $text }”; lista care se deschide când scrieți arată ce se poate.
record-here = Toată masa, cu secretul amestecării: `mehana verify` o verifică.

## When something cannot be done

refusal-no-such-table = Masa aceea nu mai există. Cu `open` se deschide alta.
refusal-no-table-here = În acest canal nu e încă o masă. Se deschide cu `open`.
refusal-channel-taken = În acest canal e deja o masă. Terminați-o, închideți-o sau deschideți a voastră într-un fir.
refusal-already-seated = Sunteți deja la masă.
refusal-already-started = Jocul e în curs; un moderator vă poate așeza cu `/mehana replace`.
refusal-table-full = { $seats ->
        [one] Singurul loc e ocupat.
        [few] Toate cele { $seats } locuri sunt ocupate.
       *[other] Toate cele { $seats } de locuri sunt ocupate.
    }
refusal-not-seated = Nu aveți loc la această masă. **Ia loc** vă dă unul cât mai e liber.
refusal-not-at-table = Nu sunteți la această masă; mâinile sunt doar ale jucătorilor. Canalul arată ce văd toți.
refusal-not-playing = Asta e pentru un joc în curs.
refusal-not-paused = Masa nu e în pauză.
refusal-not-started = Jocul încă n-a început: **Începe** împarte de îndată ce sunt destui.
refusal-seated-elsewhere = Acel jucător are deja alt loc la masă.
refusal-too-few-seats = { $seats ->
        [one] La masă e unul; trebuie { $least }. Pot veni și computere.
        [few] La masă sunt { $seats }; trebuie { $least }. Pot veni și computere.
       *[other] La masă sunt { $seats }; trebuie { $least }. Pot veni și computere.
    }
refusal-frozen = Masa e înghețată; înregistrarea se poate lua, iar un moderator o poate închide.
refusal-paused = Masa e în pauză; gazda sau un moderator continuă cu `/mehana resume`.
refusal-table-over = Masa s-a încheiat. Cu `open` se deschide alta.
refusal-nothing-to-skip = Masa nu așteaptă acel loc.
refusal-nothing-to-undo = Ultima mutare le-a arătat ceva celorlalți, așa că rămâne.
refusal-no-such-seat = Masa are locurile de la 1 la { $seats }.
refusal-not-leader = Asta o pot face gazda mesei și moderatorii; rugați pe unul dintre ei.
refusal-other-game = În acest canal se joacă { $game }; mutările se fac cu comenzile ei.
refusal-several-moves = Se potrivesc mai multe mutări: { $moves }. Spuneți care.
refusal-no-such-move = Asta nu e o mutare; lista care se deschide când scrieți arată ce se poate.
refusal-not-a-person = Numiți o persoană; lăsați gol pentru un computer.
refusal-not-manager = Asta e pentru cei care administrează serverul.
refusal-not-in-server = Masa stă într-un canal de pe server: deschideți-o acolo.
refusal-permissions-missing = În acest canal îmi mai trebuie: { $permissions }. Apoi din nou `open`.
refusal-record-not-yet = Înregistrarea e deschisă tuturor după încheierea mesei.
option-not-bool = `{ $option }` e da sau nu, nu „{ $text }”.
option-not-in-range = `{ $option }` merge de la { $least } la { $most }; „{ $text }” e în afară.
option-not-a-choice = Pentru `{ $option }` există: { $choices }; „{ $text }” nu e printre ele.
seats-not-in-range = Jocul e pentru { $least } până la { $most }, nu pentru { $seats }.
option-unknown = Nu există opțiunea `{ $option }`; există: { $choices }.

## Commands

command-open = Deschide o masă în acest canal
command-join = Ia loc la masa din acest canal
command-leave = Renunță la locul tău
command-start = Împarte și începe; pentru gazdă și moderatori
command-hand = Mâna ta și ce poți juca; o vezi doar tu
command-table = Masa, așa cum o văd toți
command-rules = Cum se joacă acest joc
command-play = Fă o mutare; lista arată ce se poate acum
command-play-move = Mutarea
command-mehana = Pentru toate mesele: ordine, ajutor și datele tale
command-undo = Retrage ultima ta mutare, dacă n-a arătat nimic
command-pause = Pauză la masă; pentru gazdă și moderatori
command-resume = Continuă după pauză; pentru gazdă și moderatori
command-cancel = Închide masa fără rezultat; pentru gazdă și moderatori
command-skip = Fă mutarea inofensivă pentru locul așteptat
command-remove = Ridică un jucător de pe loc; continuă un computer
command-replace = Așază pe altcineva acolo; gol pentru un computer
command-role = Alege rolul care moderează mesele
command-privacy = Ce se păstrează despre tine și cât timp
command-export = Primește tot ce se păstrează despre tine
command-forget = Uită numele tău
argument-seat = Numărul locului la masă
argument-player = Cine să joace; gol pentru un computer
argument-role = Rolul; gol pentru niciunul
open-preset = Un set gata de reguli; opțiunile îl schimbă
open-pace = Cât se poate gândi până intervine un computer
open-pictures = Imagini ale mesei (da) sau doar text (nu)
pace-none = Fără ceas
pace-5-minutes = Cinci minute
pace-hour = O oră
pace-day = O zi

## Your own data

privacy = Mehana păstrează id-ul tău Discord, numele afișat și limba, locurile luate și mutările făcute acolo. Mesele conțin numere de locuri, nu nume. Nu se citește nimic ce nu i-ai trimis botului și nimic nu se dă altora. Se păstrează până ceri altceva: `/mehana export` îți dă tot, `/mehana forget` șterge definitiv id-ul și numele; mutările rămân, dar nimeni nu poate ști că au fost ale tale.
export-here = Tot ce se păstrează despre tine.
forget-sure = Id-ul și numele tău se șterg definitiv, iar locurile tale la mesele deschise le iau computere. Mutările rămân, fără nume.
forgotten = Uitat. Ești binevenit la orice masă, ca oaspete nou.
