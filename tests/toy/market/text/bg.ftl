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
about-keep = Отиват в кошницата ти; останалото се връща, без никой да го види
about-nod = Нищо не струва и можеш да го върнеш
doubt-nod = Вече кимна.
about-show = Излага я пред всички; накрая се брои
gloss-dear = скъпа
term-good = Стока { $number }
term-worth = Струва { $number ->
    [one] { $number } монета
   *[other] { $number } монети
 }.
term-yours = В ръката ти е.
term-shown = Лежи пред { $who }.
lesson-keep = Запазете най-големите числа: печели най-добрата стока.
lesson-show = Накрая се показва всичко запазено; редът е по твой избор.
