### Правилата на масата, по едно изречение. Всяка настройка, която има значение, си има изречение.

## deal

rule-deal-players-2 = Играят двама, талоните са два.
rule-deal-players-3 = Играят трима: по седем карти на ръка, три карти в талона.
rule-deal-players-4 = На масата са четирима, играят трима: раздаващият почива. По седем карти на ръка, три карти в талона.
rule-deal-first-dealer-highest-card = Всеки тегли карта, пръв раздава този с най-силната.
rule-deal-first-dealer-lowest-card = Всеки тегли карта, пръв раздава този с най-слабата.
rule-deal-first-dealer-random = Кой раздава пръв, решава жребий.
rule-deal-two-player-deal-ten-and-two = По десет карти на ръка и по две във всеки талон.
rule-deal-two-player-deal-seven-and-three = По седем карти на ръка и по три във всеки талон; четири карти не играят.
rule-deal-two-player-talons-one-each = Разиграващият избира единия талон, противникът получава другия, нищо не се сваля.
rule-deal-two-player-talons-swap = Разиграващият избира талон и слага на мястото му също толкова карти; точките на двата талона отиват с последната ръка.
rule-deal-sitter-scores-nothing = Почиващият не пише нищо.
rule-deal-sitter-scores-card-points = Почиващият пише точките на картите в раздадения талон.
rule-deal-sitter-scores-cards-and-marriages = Почиващият пише точките на картите в раздадения талон и браковете в него.
rule-deal-redeal-nines-when-dealt = С { $nines } деветки или повече в раздадената ръка може да се иска ново раздаване вместо първата дума.
rule-deal-redeal-nines-when-after-exchange = С { $nines } деветки или повече след размяната може да се иска ново раздаване вместо първата карта.
rule-deal-redeal-four-jacks = С четири валета в раздадената ръка може да се иска ново раздаване вместо първата дума.
rule-deal-redeal-below = С по-малко от { $points ->
    [one] { $points } точка
   *[other] { $points } точки
} в раздадената ръка може да се иска ново раздаване вместо първата дума.

## auction

rule-auction-first-bidder-forehand = Пръв обявява играчът след раздаващия.
rule-auction-first-bidder-dealer = Пръв обявява раздаващият.
rule-auction-opening-fixed = Първият трябва да обяви точно { $minimum }.
rule-auction-opening-forced = Първият трябва да обяви { $minimum } или повече.
rule-auction-opening-free = Първият обявява поне { $minimum } или пасува.
rule-auction-all-pass-redeal = Ако всички пасуват, същият раздава отново.
rule-auction-all-pass-forced-minimum = Ако всички пасуват, играчът след раздаващия разиграва за { $minimum }.
rule-auction-jumps-yes = Заявките са кратни на { $step }; стъпки може да се прескачат.
rule-auction-jumps-no = Всяка заявка е точно с { $step } над предишната, а първата е минимумът.
rule-auction-bid-cap-none = Над 120 може да се обявява и без брак.
rule-auction-bid-cap-any-marriage = Над 120 може да се обявява само с брак в ръката.
rule-auction-bid-cap-best-marriage = Може да се обявява до 120 плюс най-скъпия брак в ръката.
rule-auction-bid-cap-sum-of-marriages = Може да се обявява до 120 плюс всички бракове в ръката.
rule-auction-bid-ceiling = Не се обявява над { $ceiling }.
rule-auction-dark = Първият може да обяви 120 на тъмно, без да гледа картите: тогава никой друг не вижда талона, а резултатът се брои двойно, в плюс и в минус.
rule-auction-dark-no-write-off = Заявка на тъмно не се отписва.

## talon

rule-talon-talon-shown-always = Талонът се показва на всички.
rule-talon-talon-shown-contested = Талонът се показва на всички, освен ако разиграващият е останал с минимум, който никой не е искал.
rule-talon-talon-shown-never = Талона вижда само онзи, който го взима.
rule-talon-exchange-discard-three = Разиграващият взима талона и сваля три карти; играят се седем ръце.
rule-talon-exchange-give-one-each = Разиграващият взима талона и дава по една карта на всеки противник; играят се осем ръце.
rule-talon-give-from-hand = Може да се даде всяка карта.
rule-talon-give-from-talon-only = Дават се само карти от талона: една от тях остава за разиграващия.
rule-talon-discard-points-nobody = Точките на свалените карти са ничии.
rule-talon-discard-points-declarer = Точките на свалените карти са за разиграващия.
rule-talon-discard-marriage-cards-yes = Може да се свалят всякакви три карти.
rule-talon-discard-marriage-cards-no = Поп и дама от брак в ръката се свалят само ако другите карти не стигат.
rule-talon-raise-after-talon-yes = С талона в ръка разиграващият може да вдигне заявката преди първата карта.
rule-talon-raise-after-talon-no = Важи последната заявка и тя не се вдига.
rule-talon-write-off = След като види талона, разиграващият може да отпише раздаването: всеки противник пише { $others }.
rule-talon-write-off-free = За отписване няма наказание.
rule-talon-write-off-penalty = { $every ->
    [1] Всяко отписване струва на играча { $penalty }.
    [2] Всяко второ отписване струва на играча { $penalty }.
    [3] Всяко трето отписване струва на играча { $penalty }.
   *[other] От всеки { $every } отписвания на играча последното струва { $penalty }.
}
rule-talon-bomb = Разиграващ, останал с минимум, който никой друг не е искал, може да хвърли бомба, след като види талона: всеки противник пише { $others }. { $bombs ->
    [one] Всеки има по една бомба за игра.
   *[other] Всеки има по { $bombs } бомби за игра.
}

## play

rule-play-first-lead-declarer = В първата ръка излиза разиграващият.
rule-play-first-lead-forehand = В първата ръка излиза играчът след раздаващия.
rule-play-trump-declarer-names = Козът се избира от разиграващия и не се сменя; браковете дават само точки.
rule-play-trump-declarer-names-then-marriages = Козът се избира от разиграващия, а всеки обявен брак прави коз своята боя.
rule-play-trump-marriages = Няма коз, докато не се обяви брак; боята му е коз до следващия брак.
rule-play-must-trump-yes = Отговаря се на боята; който няма от нея, трябва да играе коз, ако има.
rule-play-must-trump-no = Отговаря се на боята; който няма от нея, играе каквото иска.
rule-play-must-beat-off = Никой не е длъжен да качва.
rule-play-must-beat-suit = Който отговаря на боята, трябва да качи най-силната карта от нея, ако може.
rule-play-must-beat-suit-and-trump = Който отговаря на боята, трябва да качи най-силната карта от нея, ако може; който цака, трябва да качи коза, ако може.
rule-play-marriage-values = Поп и дама от една боя: пика { $spades }, спатия { $clubs }, каро { $diamonds }, купа { $hearts }.
rule-play-marriage-from-first-trick = Брак може да се обяви още от първата ръка.
rule-play-marriage-from-after-a-trick = Брак обявява само онзи, който вече е взел ръка в това раздаване.
rule-play-marriage-declared-by-choice = При излизане с поп или дама играчът сам решава дали обявява брака.
rule-play-marriage-declared-automatic = Излизането с поп или дама от двойката обявява брака от само себе си.
rule-play-marriage-counts-at-once = Бракът се брои веднага.
rule-play-marriage-counts-with-a-later-trick = Бракът се брои само ако притежателят му вземе същата или по-късна ръка.
rule-play-defender-marriages-full = Браковете на противниците се броят като тези на разиграващия.
rule-play-defender-marriages-no-trump = Браковете на противниците дават точки, но не сменят коза.
rule-play-defender-marriages-none = Противниците не обявяват бракове.
rule-play-ace-marriage = Четири аса в една ръка също са брак: { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}; обявява се при излизане с асо, след като е взета ръка.

## scoring

rule-scoring-success-scores-contract = За изпълнена заявка се пише заявката, колкото и да е спечелено.
rule-scoring-success-scores-actual = За изпълнена заявка се пише спечеленото.
rule-scoring-failure-costs-contract = Неизпълнена заявка струва, колкото е самата тя.
rule-scoring-failure-costs-120 = Неизпълнена заявка струва 120, каквато и да е.
rule-scoring-failure-costs-contract-plus-10 = Неизпълнена заявка струва, колкото е самата тя, и още 10.
rule-scoring-failure-costs-contract-plus-20 = Неизпълнена заявка струва, колкото е самата тя, и още 20.
rule-scoring-failure-keeps-earned-yes = При неизпълнена заявка разиграващият пише спечеленото минус цената.
rule-scoring-failure-keeps-earned-no = При неизпълнена заявка разиграващият пише само цената.
rule-scoring-defenders-score-yes = Противниците пишат спечеленото.
rule-scoring-defenders-score-no = Противниците не пишат нищо за картите и браковете си.
rule-scoring-round-to-1 = Нищо не се закръглява.
rule-scoring-round-others = Точките се закръгляват до най-близкото число, кратно на { $unit }, но не и тези на разиграващия.
rule-scoring-round-all = Точките се закръгляват до най-близкото число, кратно на { $unit }, също и тези на разиграващия.
rule-scoring-round-declarer = Точките на разиграващия се закръгляват до най-близкото число, кратно на { $unit }.
rule-scoring-bolts = Противник без точка получава болт.
rule-scoring-bolts-penalty = { $every ->
    [1] Всеки болт струва { $penalty }.
    [2] Всеки втори болт на играча струва { $penalty }.
    [3] Всеки трети болт на играча струва { $penalty }.
   *[other] От всеки { $every } болта на играча последният струва { $penalty }.
}
rule-scoring-lock-at = От { $lock } точки нататък играчът пише само собствени заявки.

## game

rule-game-finish-at-once = Играта свършва, щом някой стигне { $target }.
rule-game-finish-full-round = Щом някой стигне { $target }, се играе, докато всички раздадат по равно; печели най-високият сбор.
rule-game-finish-fixed-deals = Играят се { $deals ->
    [one] { $deals } раздаване
   *[other] { $deals } раздавания
}; печели най-високият сбор.
rule-game-win-as-declarer-only = До { $target } стига само разиграващ с изпълнена заявка.
rule-game-dump = Сбор от точно { $dump } става нула.
rule-game-dump-both = Сбор от точно { $dump } или минус { $dump } става нула.
rule-game-barrel-off = Няма бъчва.
rule-game-barrel = Бъчвата е на { $at }: сбор от това число нагоре, но под { $target }, спира на нея и играчът има { $deals ->
    [one] { $deals } раздаване
   *[other] { $deals } раздавания
}, за да победи.
rule-game-barrel-won-by-own-contract = От бъчвата се печели само със собствена заявка, която носи липсващите точки.
rule-game-barrel-won-by-any-score = От бъчвата се печели с кое да е раздаване, което носи липсващите точки.
rule-game-barrel-won-by-running-sum = Записаното на бъчвата се събира и се печели, когато стигне липсващите точки.
rule-game-barrel-failed-contract-subtract = Заявка, неизпълнена на бъчвата, се изважда от сбора и играчът слиза от бъчвата.
rule-game-barrel-failed-contract-attempt = Заявка, неизпълнена на бъчвата, само изразходва опит.
rule-game-barrel-fall = Който изразходва всички опити, пада с { $fall }.
rule-game-barrel-newcomer-joins = Новият на бъчвата не пречи на другите.
rule-game-barrel-newcomer-knocks-off = Новият събаря от бъчвата онзи, който е на нея.
rule-game-barrel-together-join = Качилите се на бъчвата в едно раздаване остават там заедно.
rule-game-barrel-together-both-fall = Качилите се на бъчвата в едно раздаване падат всички.
rule-game-barrel-spared = На бъчвата никой не се отказва от раздаване и не получава болт.
rule-game-barrel-third-fall-to-zero = На третия път, когато играч напусне бъчвата без победа, сборът му става нула.
