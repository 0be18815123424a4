game-name = Market
game-blurb = Keep a few goods and show the best
verb-keep = Keep some of your goods
verb-nod = Nod
verb-show = Show a good
field-keep-goods = The goods to keep
field-show-good = The good to show
option-keep = How many goods to keep, 1 to 3
option-keep-label = goods kept
preset-standard = Standard
why-over = The market is closed.
why-not-your-turn = It is not your turn yet.
why-not-now = That is not for now.
event-kept = { $who } has chosen.
event-nodded = { $who } nods.
event-shown = { $who } shows { $good }.
event-closed =
    { $count ->
        [one] The market closes: { $names } has the best goods.
       *[other] The market closes: { $names } have the best goods.
    }
ask = Waiting for { $who }.
pick = Keep { $count }
rules = Keep the best, show them all.
outcome-market = The market closes.
about-keep = Le pui în coș; restul se întoarce, nevăzut de nimeni
about-nod = Nu costă nimic și îl poți lua înapoi
doubt-nod = Ai dat deja din cap.
about-show = O așază în fața tuturor; la sfârșit se numără
gloss-dear = scumpă
term-good = Marfa { $number }
term-worth = Valorează { $number ->
    [one] { $number } ban
    [few] { $number } bani
   *[other] { $number } de bani
 }.
term-yours = Este în mâna ta.
term-shown = Este în fața lui { $who }.
lesson-keep = Păstrează numerele cele mai mari: câștigă marfa cea mai bună.
lesson-show = La sfârșit se arată tot ce ai păstrat; ordinea o alegi tu.
