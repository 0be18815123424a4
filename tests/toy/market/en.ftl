game-name = Market
game-blurb = Keep a few goods and show the best. 2–4 players.
verb-keep = Keep some of your goods
verb-nod = Nod
verb-show = Show a good
field-keep-goods = The goods to keep
field-show-good = The good to show
option-keep = How many goods to keep, 1 to 3
option-keep-label = goods kept
preset-standard = Standard
preset-standard-about = Five goods each, two to keep
why-over = The market is closed.
why-not-your-turn = It is not your turn yet.
why-not-now = That is not for now.
event-dealt = You are dealt { $goods }.
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
rules-aim = The aim
    .text = Goods are numbered, and each is worth its number. You want to have shown the goods that are worth most when the market closes.
rules-turn = The course
    .text = Everybody is dealt five goods and keeps { $keep } of them, unseen; the rest goes away. Then all show one good in turn. Before you show one you may nod, twice at most.
rules-end = The end
    .text = When all goods are shown, the market closes. The highest sum wins.
outcome-market = The market closes.
about-keep = Puts them into your basket; the rest goes back, unseen
about-nod = Costs nothing, and you may take it back
doubt-nod = You have nodded already.
about-show = Lays it before everybody; it counts at the end
gloss-dear = worth a lot
gloss-cheap = worth little
picked-worth = worth { $sum } together
term-good = Good { $number }
term-worth = Worth { $number ->
    [one] { $number } coin
   *[other] { $number } coins
 }.
term-yours = It is in your hand.
term-shown = It lies before { $who }.
tip-keep = Keep the highest numbers: the best good wins.
tip-show = Everything you kept is shown in the end; the order is yours.
