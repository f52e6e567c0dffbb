### Гра в терміналі. Імена гравців не відмінюються; $cards, $names і подібне — готові переліки.

play-title = Тисяча
play-player = Гравець
# Імена ботів: щонайменше чотири, через кому з пропуском.
play-bot-names = Борис, Віра, Марко, Ганна, Антон
play-you = ви
play-bot = бот

## Параметри команди

play-option-rules = Правила: home, club, polish, classic або файл правил.
play-option-players = Скільки місць за столом: 2, 3 або 4. Якщо не вказано: 3 або як у файлі правил.
play-option-set = Змінює одне налаштування правил, наприклад game.target=500; можна повторювати.
play-option-names = Імена через кому: тих, хто за клавіатурою, або всіх за порядком місць.
play-option-seat = Місце першого з людей, рахуючи з 0.
play-option-people = Скільки людей за цією клавіатурою; на решті місць боти.
play-option-level = Як сильно грають боти: рівень (rookie, casual, regular, можна українською) або ім'я будь-якого бота; один на всіх або кожному свій через кому. Якщо не вказано: у терміналі вас запитають, інакше casual.
play-option-seed = Число, за яким тасуються карти: те саме число — ті самі карти.
play-option-plain = Прості речення без малюнків: для програм читання з екрана.
play-option-no-color = Малює без кольору, як і NO_COLOR.
play-option-watch = Боти грають між собою, ви дивитеся.
play-option-pause = Скільки секунд кожна зміна лишається на екрані.
play-option-save = Файл, у якому зберігається гра.
play-option-resume = Продовжує гру з FILE або останню залишену.
play-argument-file = Гра, яку продовжити.

## Слова, які набирають. Слова для одного — через кому з пропуском; гравцеві показують перше.

play-words-pass = пас, п
play-words-stand = лишити, досить
play-words-dark = втемну, темно
play-words-look = дивитися
play-words-claim = перездача
play-words-write-off = розпис, розписати
play-words-bomb = бомба
play-words-yes = так
play-words-no = ні, н
play-words-hint = підказка, порада, р
play-words-undo = скасувати, назад
play-words-score = запис, рахунок
play-words-why = чому
play-words-last = взятка, остання
play-words-talon = прикуп
play-words-hand = рука, карти
play-words-table = стіл
play-words-rules = правила
play-words-help = допомога
play-words-quit = вихід, кінець
# Літери карт від туза до дев'ятки й мастей: піки, трефи, бубни, чирви. Варіанти розділені знаком /.
play-letters-ranks = Т 10 К Д В 9
play-letters-suits = п т б ч

## Початок

play-table = Тисяча. Правила: { $preset }. За столом: { $names }.
play-table-own = Тисяча. Правила свої. За столом: { $names }.
play-how-to-type = Наберіть номер карти або її літери ({ $example } — піковий туз), число для заявки або слово: «{ $help }» їх перелічує, «{ $quit }» — піти, гра збережеться.
play-lot = Перша здача за жеребом: { $name }.
play-drawn = Тягнуть карту: { $cards }.
play-pair = { $name } — { $what }
play-deals-first = Перша здача: { $name }.
play-goes-on = Гра триває.
play-ask-level = З ким граєте?
play-level-usual = Номер, назва або Enter: { $level }
play-level-again = Такого рівня немає.

## Стіл

play-deal-header = роздача { $deal } · здає { $name }
play-contract-short = замовлення { $amount }
play-dark-short = 120 втемну
play-passed = пас
play-sits-out = здає, не грає
play-cards-short = карт { $count }
play-won-nothing = взяток немає
play-won-short = взяток { $tricks } · { $points }
play-barrel = бочка { $attempt }/{ $of }
play-bolts = болти { $count }/{ $of }
play-contract = { $name }: замовлення { $amount }
play-contract-dark = { $name }: замовлення { $amount } втемну
play-no-trump = козиря немає
play-trump-short = козир
play-talon-short = прикуп
play-last-trick-short = Остання взятка:
play-takes = бере { $name }
play-acts = Ходить { $name } …
play-trick-taken = Взятку бере { $name }.
play-hint = ? допомога · підказка · запис · взятка · скасувати · вихід

## Запитання

play-ask-dark = Заявити, не дивлячись у карти? 1 — дивитися, 2 — 120 втемну (іде подвійно)
play-ask-bid = Ваше слово: від { $low } до { $high }, крок { $step } (+ — найменша)
play-ask-bid-or-pass = Ваше слово: від { $low } до { $high }, крок { $step } (+ — найменша), або пас
play-ask-bid-one = Ваше слово: { $amount } (Enter)
play-ask-bid-one-or-pass = Ваше слово: { $amount } (або +) чи пас
play-ask-pass-only = Вище з цими картами не можна: пас (Enter)
play-ask-talon = Який прикуп узяти, 1 чи 2?
play-ask-discard = Відкладіть { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} одним рядком, наприклад { $example }
play-ask-give = Віддайте карту. Кому: { $name }
play-ask-give-two = Віддайте дві карти одним рядком: { $first }, потім { $second }
play-ask-raise = Замовлення { $amount }: підняти до { $low }–{ $high } або Enter — лишити
play-ask-stand-only = Замовлення { $amount }, вище з цими картами не можна: Enter
play-ask-trump = Козир: { $suits }
play-ask-lead = Ви заходите
play-ask-card = Ваша карта
play-may-declare = (мар'яж)
play-or-claim = · або «перездача»
play-or-write-off = · або «розпис»
play-or-bomb = · або «бомба»
play-declare = Оголосити мар'яж ({ $suit }, { $value })?
play-declare-aces = Оголосити чотири тузи ({ $value })?
play-confirm-bid = Понад { $held } у цих картах немає. Усе одно { $amount }?
play-confirm-leap = { $amount }, а найменша заявка — { $lowest }. Точно?
play-confirm-write-off = Розписати роздачу? Суперникам по { $others }
play-confirm-bomb = Підірвати бомбу? Суперникам по { $others }
play-confirm-dark = Призначити 120, не бачачи карт?
play-confirm-claim = Показати карти й вимагати перездачі?
play-yes-or-no = { $question } ({ $yes }/{ $no }, Enter — повернутися)
play-not-understood = Незрозуміло. «?» розповість, що можна набрати.
play-one-card = Одну карту, будь ласка.
play-card-twice = Кожну карту — лише один раз, будь ласка.
play-advice = Підказка (Enter): { $choice }.
play-advice-next = Наступне за силою: { $choice }: { $count } із { $worlds }.
play-advice-made = замовлення { $contract } виконано в { $count } із { $worlds } { $worlds ->
    [one] розкладу
    [few] розкладів
   *[many] розкладів
}, у середньому очок: { $points }
play-advice-broken = замовлення { $contract } зірвано в { $count } із { $worlds } { $worlds ->
    [one] розкладу
    [few] розкладів
   *[many] розкладів
}, у суперників у середньому очок: { $points }
play-advice-none = Підказка буває, коли ваш хід.
play-undo-alone = Повертати хід можна, лише коли одна людина грає з ботами.
play-undo-nothing = Повертати ще нема чого.
play-undone = Хід повернуто.
play-hand-over = Клавіатуру отримує { $name }. Коли { $name } на місці — Enter
play-back = Enter — назад до столу
play-next-page = Сторінка { $page } з { $of } · Enter — далі
play-next-deal = Enter — наступна роздача · чому · запис · скасувати · вихід
play-to-end = Enter — кінець гри · чому · запис

## Сторінки

play-title-help = Що можна набрати
play-title-score = Запис
play-title-why = Як записано останню роздачу
play-title-last = Остання взятка
play-title-talon = Прикуп
play-title-hand = Ваші карти
play-title-table = Як стоять справи
play-title-rules = Правила цього столу
play-help-card = Карта: номер або літери ({ $example } — піковий туз).
play-help-marriage = Мар'яж: зайдіть з короля або дами; далі запитання, а «!» відповідає одразу ({ $example }).
play-help-call = Заявка: число, «+» — найменша, або «{ $word }».
play-help-exchange = В обміні: дві карти одним рядком або карта й початок імені.
play-help-hint = що зараз найкраще і в скількох розкладах; потім Enter так і зробить
play-help-undo = повернути свій останній хід (з ботами)
play-help-score = запис очок
play-help-why = як записано останню роздачу
play-help-last = остання взятка
play-help-talon = прикуп, а також відкладені й віддані вами карти
play-help-hand = ваші карти з номерами
play-help-table = рахунок, замовлення, козир, взятки
play-help-rules = правила цього столу
play-help-help = ця сторінка
play-help-quit = піти; гра збережеться
play-totals = Рахунок: { $totals }.
play-standing = { $name }: { $marks }.
play-high-bid = Найвища заявка: { $name }, { $amount }.
play-trump = Козир: { $suit }.
play-on-table = На столі: { $cards }.
play-won = { $name }: взяток { $tricks }, очок { $points }, карт { $cards }.
play-no-hand = Ваших карт не видно.
play-no-trick = У цій роздачі ще немає взяток.
play-no-deal-yet = Ще жодну роздачу не зіграно.
play-last-trick = { $cards }. Бере { $name }.
play-talon-hidden = Прикуп вам не показано.
play-talon-closed = Прикуп ще закрито.
play-talon-was = Прикуп: { $cards }.
play-gift = { $name } віддає карту, отримує { $to }: { $card }.
play-discards = Відкладено: { $cards }.
play-out-of-play = Поза грою: { $cards }.

## Кінець роздачі

play-result-made = Роздача { $deal }. { $name } виконує замовлення: { $earned } із { $contract }
play-result-failed = Роздача { $deal }. { $name } не виконує замовлення: { $earned } із { $contract }
play-result-written-off = Роздача { $deal }. { $name } розписує її
play-result-bombed = Роздача { $deal }. { $name } підриває бомбу
play-result-annulled = Роздачу { $deal } скасовано, перездача
play-column-cards = взятки
play-column-marriages = мар'яжі
play-column-other = інше
play-column-earned = набрано
play-column-written = пишуть
play-column-total = рахунок
play-line = { $name }: { $points }, { $why }.
play-final-trick = Остання взятка: { $cards }.

## Зберігання й кінець

play-kept = Гру збережено. Продовжити: «{ $command }». Файл:
play-record-apart = { $record } лишається як є; гра зберігається тут: { $file }.
play-save-taken = { $file } уже є. Продовжити: «{ $command }»; для нової гри потрібна інша назва.
play-won-by = Перемагає { $names }. { $totals }.
play-won-shared = Перемога спільна: { $names }. { $totals }.
play-record = Запис партії (його показує «{ $command } FILE»):
play-nothing-kept = Залишеної гри немає, продовжувати нема чого.
play-kept-over = Гру у файлі { $file } закінчено. Її показує «thousand replay».
play-save-damaged = { $file } — не гра, яку можна продовжити: файл пошкоджено або в ньому інше.
play-save-refused = Гру з файлу { $file } продовжити не можна. { $reason }
play-save-hidden = Гру з файлу { $file } продовжити не можна: у ній видно не всі карти.
play-people-wrong = Людей за цим столом може бути від 0 до { $most }, а не { $people }.
play-seat-wrong = Місця { $seat } немає. Місця рахуються від 0 до { $last }.
play-names-many = Імен { $given }, а місць { $seats }.
play-name-wrong = «{ $name }» не може бути ім'ям. Літер щонайбільше { $longest }.
play-names-same = Двоє гравців мають однакове ім'я.

## Рівні ботів, як їх називають люди, і чого чекати

level-rookie = Новачок
    .help = легко: грає за простими правилами
level-casual = Аматор
    .help = легко: забуває дрібні карти й вірить у прикуп
level-regular = Бувалий
    .help = важче: пам'ятає всі карти й масті
level-master = Майстер
    .help = важко: зважує кожну карту в багатьох розкладах
level-expert = Експерт
    .help = найважче: зважує найбільше й думає найдовше
