### Правила столу, по реченню на кожне. Є речення для кожного налаштування, яке щось означає.

## deal

rule-deal-players-2 = Грають двоє, прикупів два.
rule-deal-players-3 = Грають троє: по сім карт на руки, три карти в прикупі.
rule-deal-players-4 = За столом четверо, грають троє: той, хто здає, пропускає роздачу. По сім карт на руки, три карти в прикупі.
rule-deal-first-dealer-highest-card = Кожен тягне карту, першим здає той, у кого найстарша.
rule-deal-first-dealer-lowest-card = Кожен тягне карту, першим здає той, у кого наймолодша.
rule-deal-first-dealer-random = Хто здає першим, вирішує жереб.
rule-deal-two-player-deal-ten-and-two = По десять карт на руки й по дві в кожному прикупі.
rule-deal-two-player-deal-seven-and-three = По сім карт на руки й по три в кожному прикупі; чотири карти не грають.
rule-deal-two-player-talons-one-each = Замовник вибирає один прикуп, другий дістається суперникові, нічого не відкладають.
rule-deal-two-player-talons-swap = Замовник вибирає прикуп і кладе на його місце стільки ж карт; очки обох прикупів ідуть з останньою взяткою.
rule-deal-sitter-scores-nothing = Той, хто пропускає роздачу, не пише нічого.
rule-deal-sitter-scores-card-points = Той, хто пропускає роздачу, пише очки карт прикупу, яким його здано.
rule-deal-sitter-scores-cards-and-marriages = Той, хто пропускає роздачу, пише очки карт прикупу, яким його здано, і мар'яж, якщо він там є.
rule-deal-redeal-nines-when-dealt = { $nines ->
    [one] З { $nines } дев'яткою
    [few] З { $nines } дев'ятками
   *[many] З { $nines } дев'ятками
} чи більше на зданій руці можна вимагати перездачі замість першого слова.
rule-deal-redeal-nines-when-after-exchange = { $nines ->
    [one] З { $nines } дев'яткою
    [few] З { $nines } дев'ятками
   *[many] З { $nines } дев'ятками
} чи більше після обміну можна вимагати перездачі замість своєї першої карти.
rule-deal-redeal-four-jacks = З чотирма валетами на зданій руці можна вимагати перездачі замість першого слова.
rule-deal-redeal-below = Якщо на зданій руці менше ніж { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, можна вимагати перездачі замість першого слова.

## auction

rule-auction-first-bidder-forehand = Перше слово за наступним після того, хто здає.
rule-auction-first-bidder-dealer = Перше слово за тим, хто здає.
rule-auction-opening-fixed = Перший мусить заявити рівно { $minimum }.
rule-auction-opening-forced = Перший мусить заявити { $minimum } або більше.
rule-auction-opening-free = Перший заявляє { $minimum } або більше чи пасує.
rule-auction-all-pass-redeal = Якщо всі пасують, той самий гравець здає знову.
rule-auction-all-pass-forced-minimum = Якщо всі пасують, наступний після того, хто здає, стає замовником на { $minimum }.
rule-auction-jumps-yes = Заявки кратні { $step }; кроки можна перестрибувати.
rule-auction-jumps-no = Кожна заявка рівно на { $step } вища за попередню, перша — рівно мінімум.
rule-auction-bid-cap-none = Понад 120 можна заявляти й без мар'яжу.
rule-auction-bid-cap-any-marriage = Понад 120 можна заявляти лише з мар'яжем на руці.
rule-auction-bid-cap-best-marriage = Заявляти можна до 120 плюс найдорожчий мар'яж на руці.
rule-auction-bid-cap-sum-of-marriages = Заявляти можна до 120 плюс усі мар'яжі на руці.
rule-auction-bid-ceiling = Понад { $ceiling } не заявляють.
rule-auction-dark = Перший може призначити 120 втемну, не дивлячись у карти: прикуп тоді більше нікому не показують, а результат іде подвійно, і в плюс, і в мінус.
rule-auction-dark-no-write-off = Замовлення втемну не розписують.

## talon

rule-talon-talon-shown-always = Прикуп показують усім.
rule-talon-talon-shown-contested = Прикуп показують усім, хіба що замовникові дістався мінімум, якого ніхто не хотів.
rule-talon-talon-shown-never = Прикуп бачить лише той, хто його бере.
rule-talon-exchange-discard-three = Замовник бере прикуп і відкладає три карти; грають сім взяток.
rule-talon-exchange-give-one-each = Замовник бере прикуп і віддає кожному суперникові по карті; грають вісім взяток.
rule-talon-give-from-hand = Віддати можна будь-яку карту.
rule-talon-give-from-talon-only = Віддають лише карти прикупу: одну з них замовник лишає собі.
rule-talon-discard-points-nobody = Очки відкладених карт не йдуть нікому.
rule-talon-discard-points-declarer = Очки відкладених карт ідуть замовникові.
rule-talon-discard-marriage-cards-yes = Відкласти можна будь-які три карти.
rule-talon-discard-marriage-cards-no = Короля й даму мар'яжу з руки відкладають, лише якщо інших карт бракує.
rule-talon-raise-after-talon-yes = Узявши прикуп, замовник може до першої карти підняти замовлення.
rule-talon-raise-after-talon-no = Замовлення — це остання заявка, підняти його не можна.
rule-talon-write-off = Побачивши прикуп, замовник може розписати роздачу: кожен суперник пише { $others }.
rule-talon-write-off-free = Штрафу за розпис немає.
rule-talon-write-off-penalty = { $every ->
    [1] Кожен розпис коштує гравцеві { $penalty }.
    [2] Кожен другий розпис коштує гравцеві { $penalty }.
    [3] Кожен третій розпис коштує гравцеві { $penalty }.
   *[other] Кожен { $every }-й розпис коштує гравцеві { $penalty }.
}
rule-talon-bomb = Якщо замовникові дістався мінімум, якого більше ніхто не хотів, він може, побачивши прикуп, підірвати бомбу: кожен суперник пише { $others }. { $bombs ->
    [one] У кожного { $bombs } бомба на гру.
    [few] У кожного { $bombs } бомби на гру.
   *[many] У кожного { $bombs } бомб на гру.
}

## play

rule-play-first-lead-declarer = У першій взятці заходить замовник.
rule-play-first-lead-forehand = У першій взятці заходить наступний після того, хто здає.
rule-play-trump-declarer-names = Козир називає замовник, і він не змінюється; мар'яжі дають лише очки.
rule-play-trump-declarer-names-then-marriages = Козир називає замовник, а кожен оголошений мар'яж робить козирем свою масть.
rule-play-trump-marriages = Козиря немає, поки не оголошено мар'яж; його масть — козир до наступного мар'яжу.
rule-play-must-trump-yes = Треба в масть; немає масті — треба козиряти.
rule-play-must-trump-no = Треба в масть; немає масті — кладуть що завгодно.
rule-play-must-beat-off = Перебивати ніхто не мусить.
rule-play-must-beat-suit = Відповідаючи в масть, треба перебити найстаршу карту цієї масті, якщо можете.
rule-play-must-beat-suit-and-trump = Відповідаючи в масть, треба перебити найстаршу карту цієї масті, якщо можете; козиряючи — перебити козир, якщо можете.
rule-play-marriage-values = Король і дама однієї масті: піки { $spades }, трефи { $clubs }, бубни { $diamonds }, чирви { $hearts }.
rule-play-marriage-from-first-trick = Мар'яж можна оголосити з першої взятки.
rule-play-marriage-from-after-a-trick = Мар'яж оголошує лише той, хто в цій роздачі вже має взятку.
rule-play-marriage-declared-by-choice = Заходячи з короля чи дами, гравець сам вирішує, чи оголошувати мар'яж.
rule-play-marriage-declared-automatic = Захід з короля чи дами з пари сам оголошує мар'яж.
rule-play-marriage-counts-at-once = Мар'яж зараховують одразу.
rule-play-marriage-counts-with-a-later-trick = Мар'яж зараховують, лише якщо його власник бере цю взятку або пізнішу.
rule-play-defender-marriages-full = Мар'яжі суперників варті стільки ж, скільки мар'яжі замовника.
rule-play-defender-marriages-no-trump = Мар'яжі суперників дають очки, але козиря не змінюють.
rule-play-defender-marriages-none = Суперники мар'яжів не оголошують.
rule-play-ace-marriage = Чотири тузи на руці — теж мар'яж: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}; оголошують, заходячи з туза, коли взятка вже є.

## scoring

rule-scoring-success-scores-contract = За виконане замовлення пишуть замовлення, хоч скільки набрано.
rule-scoring-success-scores-actual = За виконане замовлення пишуть набране.
rule-scoring-failure-costs-contract = Невиконане замовлення коштує стільки, скільки замовлено.
rule-scoring-failure-costs-120 = Невиконане замовлення коштує 120, хоч яке воно.
rule-scoring-failure-costs-contract-plus-10 = Невиконане замовлення коштує стільки, скільки замовлено, і ще 10.
rule-scoring-failure-costs-contract-plus-20 = Невиконане замовлення коштує стільки, скільки замовлено, і ще 20.
rule-scoring-failure-keeps-earned-yes = Якщо замовлення не виконано, замовник пише набране мінус ціна.
rule-scoring-failure-keeps-earned-no = Якщо замовлення не виконано, замовник пише лише ціну зі знаком мінус, набране пропадає.
rule-scoring-defenders-score-yes = Суперники пишуть набране.
rule-scoring-defenders-score-no = Суперники за свої карти й мар'яжі нічого не пишуть.
rule-scoring-round-to-1 = Нічого не округлюють.
rule-scoring-round-others = Очки округлюють до кратного { $unit }, але не замовникові.
rule-scoring-round-all = Очки округлюють до кратного { $unit }, замовникові теж.
rule-scoring-round-declarer = Очки замовника округлюють до кратного { $unit }.
rule-scoring-bolts = Суперник без жодного очка отримує болт.
rule-scoring-bolts-penalty = { $every ->
    [1] Кожен болт коштує { $penalty }.
    [2] Кожен другий болт гравця коштує { $penalty }.
    [3] Кожен третій болт гравця коштує { $penalty }.
   *[other] Кожен { $every }-й болт гравця коштує { $penalty }.
}
rule-scoring-lock-at = Від { $lock } очок гравець пише лише власні замовлення.

## game

rule-game-finish-at-once = Гра закінчується, щойно хтось доходить до { $target }.
rule-game-finish-full-round = Коли хтось доходить до { $target }, грають далі, поки всі не здадуть порівну; перемагає найбільший рахунок.
rule-game-finish-fixed-deals = Грають { $deals ->
    [one] { $deals } роздачу
    [few] { $deals } роздачі
   *[many] { $deals } роздач
}; перемагає найбільший рахунок.
rule-game-win-as-declarer-only = До { $target } доходить лише замовник з виконаним замовленням.
rule-game-dump = Рахунок рівно { $dump } стає нулем.
rule-game-dump-both = Рахунок рівно { $dump } або мінус { $dump } стає нулем.
rule-game-barrel-off = Бочки немає.
rule-game-barrel = Бочка стоїть на { $at }: рахунок від цього числа, але менший за { $target }, зупиняється на ній, і на перемогу є { $deals ->
    [one] { $deals } роздача
    [few] { $deals } роздачі
   *[many] { $deals } роздач
}.
rule-game-barrel-won-by-own-contract = З бочки перемагають лише власним замовленням, яке дає решту.
rule-game-barrel-won-by-any-score = З бочки перемагають будь-якою однією роздачею, яка дає решту.
rule-game-barrel-won-by-running-sum = Записане на бочці збирається, і перемагають, коли решту набрано.
rule-game-barrel-failed-contract-subtract = Невиконане на бочці замовлення віднімають, і гравець уже не на бочці.
rule-game-barrel-failed-contract-attempt = Невиконане на бочці замовлення лише витрачає спробу.
rule-game-barrel-fall = Хто витратив усі спроби, злітає на { $fall }.
rule-game-barrel-newcomer-joins = Новий на бочці попередніх не чіпає.
rule-game-barrel-newcomer-knocks-off = Новий збиває з бочки того, хто на ній сидить.
rule-game-barrel-together-join = Ті, хто сідає в одній роздачі, сидять на бочці разом.
rule-game-barrel-together-both-fall = Ті, хто сідає в одній роздачі, злітають усі.
rule-game-barrel-spared = На бочці від роздачі не відмовляються і болтів не отримують.
rule-game-barrel-third-fall-to-zero = Коли гравець утретє залишає бочку без перемоги, його рахунок стає нулем.
