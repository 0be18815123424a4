game-name = Yourgame
game-blurb = Joacă cărți și ia levate cu cea mai mare. 2–6 jucători.
game-aim = Ia cele mai multe levate: fiecare pune o carte, iar cea mai mare le ia pe toate.
verb-play = Joacă o carte
field-play-card = Cartea
option-cards = Câte cărți primește fiecare, de la 3 la 7
option-cards-label = cărți
preset-standard = Obișnuită
preset-standard-about = Câte cinci cărți
why-over = Jocul s-a încheiat.
why-not-your-turn = Nu e rândul tău.
why-not-now = Nu ai cartea aceea.
card = { $card }
line = { $who }: { $card }, levate { $tricks }, cărți { $cards }
event-dealt = Ai primit { $cards }.
event-played = { $who } joacă { $card }.
event-taken = { $who } ia levata.
event-won =
    { $count ->
        [one] { $names } are cele mai multe levate și câștigă.
        [few] { $names } au cele mai multe levate și câștigă.
       *[other] { $names } au cele mai multe levate și câștigă.
    }
ask = La rând: { $who }.
ask-you = { $who }, joacă o carte.
outcome-tricks = Toate levatele au fost luate.
rules-aim = Scopul
    .text = Ia cele mai multe levate. În fiecare levată fiecare joacă o carte, iar cea mai mare o ia. Cărțile sunt numere și niciun număr nu se repetă.
rules-turn = Rândul
    .text = Fiecare primește { $cards } cărți. Tot atâtea rămân deoparte, nevăzute. Primul joacă orice carte, apoi ceilalți pe rând, tot orice carte. Cine ia levata o începe pe următoarea.
rules-end = Sfârșitul
    .text = Când s-au jucat toate cărțile, câștigă cine are cele mai multe levate. La egalitate locul se împarte.
about-lead = Începi: ceilalți răspund
about-take = Ia levata până acum
about-lose = Prea mică pentru levata aceasta
term-trick = Levată
    .text = Câte o carte de la fiecare. Cea mai mare o ia.
term-lead = Început
    .text = Prima carte a levatei. Începe cine a luat-o pe ultima.
term-now = Levate luate până acum: { $tricks }.
tip-lead = Tu începi: o carte mare e greu de bătut.
tip-follow = Ia levata cu o carte care abia ajunge sau dă-o pe cea mai mică.
turned-first = Aici { $who } ia prima dintre levatele câștigătoare.
turned-last = Aici { $who } ia levata hotărâtoare.
