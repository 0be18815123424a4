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
about-keep = Кладёшь их в корзину; остальное уходит, никем не увиденное
about-nod = Ничего не стоит, и его можно взять назад
doubt-nod = Ты уже кивнул.
about-show = Кладёшь его перед всеми; в конце он считается
gloss-dear = дорогой
term-good = Товар { $number }
term-worth = Стоит { $number ->
    [one] { $number } монету
    [few] { $number } монеты
   *[many] { $number } монет
 }.
term-yours = Он у тебя на руке.
term-shown = Лежит перед игроком { $who }.
lesson-keep = Оставьте самые большие числа: побеждает лучший товар.
lesson-show = В конце показывают всё; порядок выбираешь ты.
