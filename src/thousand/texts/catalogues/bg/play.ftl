### Игра в терминала. Имената на играчите не се менят; $cards, $names и подобните са готови списъци.

play-title = Хиляда
play-player = Играч
# Имена на ботовете: поне четири, със запетая и интервал.
play-bot-names = Борис, Вера, Марек, Ана, Антон
play-you = вие
play-bot = бот

## Опции на командата

play-option-rules = Правилата: home, club, polish, classic или файл с правила.
play-option-players = Колко места има на масата: 2, 3 или 4. Без тази опция: 3 или както е във файла.
play-option-set = Променя една настройка на правилата, например game.target=500; може да се повтаря.
play-option-names = Имена със запетаи: на хората пред клавиатурата или на всички по реда на местата.
play-option-seat = Мястото на първия човек, като се брои от 0.
play-option-people = Колко души са пред тази клавиатура; на другите места играят ботове.
play-option-level = Колко добре играят ботовете: ниво (rookie, casual, regular, може и на български) или име на бот; един за всички или за всеки отделно, със запетаи. Без тази опция: в терминала ще ви попитат, иначе casual.
play-option-seed = Число, по което се разбъркват картите: същото число, същите карти.
play-option-plain = Прости изречения без рисунки: за екранни четци.
play-option-no-color = Рисува без цвят, както и NO_COLOR.
play-option-watch = Ботове играят помежду си, вие гледате.
play-option-pause = Колко секунди остава на екрана всяка промяна.
play-option-save = Файлът, в който се пази играта.
play-option-resume = Продължава играта от FILE или последната оставена.
play-argument-file = Игра, която да продължи.

## Думи за въвеждане. Думите за едно и също са със запетая и интервал; на играча се показва първата.

play-words-pass = пас, п
play-words-stand = остава, стига
play-words-dark = тъмно, на тъмно
play-words-look = гледам
play-words-claim = ново, ново раздаване
play-words-write-off = отписвам, отказ
play-words-bomb = бомба
play-words-yes = да, д
play-words-no = не, н
play-words-hint = подсказка, съвет, с
play-words-undo = назад, отмяна
play-words-score = протокол, запис, точки
play-words-why = защо
play-words-last = последна
play-words-talon = талон
play-words-hand = карти
play-words-table = маса
play-words-rules = правила
play-words-help = помощ
play-words-quit = изход, край
# Букви на картите от асото до деветката и на боите: пика, спатия, каро, купа. Вариантите се делят с /.
play-letters-ranks = А 10 П/К Д В 9
play-letters-suits = п с ка ку

## Началото

play-table = Хиляда. Правила: { $preset }. На масата: { $names }.
play-table-own = Хиляда. Собствени правила. На масата: { $names }.
play-how-to-type = Въведете номера на карта или буквите ѝ ({ $example } е асо пика), число за заявка или дума: „{ $help }“ ги изброява, „{ $quit }“ излиза и пази играта.
play-lot = Пръв по жребий раздава { $name }.
play-drawn = Изтеглени карти: { $cards }.
play-pair = { $name } – { $what }
play-deals-first = Пръв раздава { $name }.
play-goes-on = Играта продължава.
play-ask-level = Срещу кого играете?
play-level-usual = Номер, име или Enter: { $level }
play-level-again = Няма такова ниво.

## Масата

play-deal-header = раздаване { $deal } · раздава { $name }
play-contract-short = заявка { $amount }
play-dark-short = 120 на тъмно
play-passed = пас
play-sits-out = раздава, почива
play-cards-short = карти { $count }
play-won-nothing = без ръце
play-won-short = ръце { $tricks } · { $points }
play-barrel = бъчва { $attempt }/{ $of }
play-bolts = болтове { $count }/{ $of }
play-contract = { $name }: заявка { $amount }
play-contract-dark = { $name }: заявка { $amount } на тъмно
play-no-trump = няма коз
play-trump-short = коз
play-talon-short = талон
play-last-trick-short = Последна ръка:
play-takes = взима { $name }
play-acts = На ход е { $name } …
play-trick-taken = Ръката взима { $name }.
play-hint = ? помощ · подсказка · протокол · последна · назад · изход

## Въпроси

play-ask-dark = Заявка, преди да видите картите? 1 – гледам картите, 2 – 120 на тъмно (брои се двойно)
play-ask-bid = Вашата заявка: от { $low } до { $high } през { $step } (+ е най-ниската)
play-ask-bid-or-pass = Вашата заявка: от { $low } до { $high } през { $step } (+ е най-ниската) или пас
play-ask-bid-one = Вашата заявка: { $amount } (Enter)
play-ask-bid-one-or-pass = Вашата заявка: { $amount } (или +) или пас
play-ask-pass-only = С тези карти по-високо не може: пас (Enter)
play-ask-talon = Кой талон взимате, 1 или 2?
play-ask-discard = Свалете { $count ->
    [one] { $count } карта
   *[other] { $count } карти
} на един ред, например { $example }
play-ask-give = Карта за { $name }
play-ask-give-two = Две карти на един ред: за { $first }, после за { $second }
play-ask-raise = Заявка { $amount }: вдигнете до { $low }–{ $high } или Enter, за да остане
play-ask-stand-only = Заявка { $amount }, с тези карти по-високо не може: Enter
play-ask-trump = Коз: { $suits }
play-ask-lead = Вие излизате
play-ask-card = Вашата карта
play-may-declare = (брак)
play-or-claim = · или „ново“
play-or-write-off = · или „отписвам“
play-or-bomb = · или „бомба“
play-declare = Обявявате ли брак ({ $suit }, { $value })?
play-declare-aces = Обявявате ли брак от аса ({ $value })?
play-confirm-bid = В тези карти няма повече от { $held }. Все пак { $amount }?
play-confirm-leap = { $amount } при най-ниска заявка { $lowest } – сигурно ли е?
play-confirm-write-off = Отписвате ли раздаването? На всеки противник по { $others }
play-confirm-bomb = Хвърляте ли бомба? На всеки противник по { $others }
play-confirm-dark = 120, без да видите картите?
play-confirm-claim = Показвате ли картите, за да се раздаде наново?
play-yes-or-no = { $question } ({ $yes }/{ $no }, Enter: обратно)
play-not-understood = Това не се разбира. „?“ обяснява какво може да се въведе.
play-one-card = Една карта, моля.
play-card-twice = Всяка карта само веднъж, моля.
play-advice = Подсказка (Enter): { $choice }.
play-advice-next = Следващо по сила: { $choice }: { $count } от { $worlds }.
play-advice-made = заявка { $contract } е изпълнена в { $count } от { $worlds } { $worlds ->
    [one] разпределение
   *[other] разпределения
}, средно точки: { $points }
play-advice-broken = заявка { $contract } не е изпълнена в { $count } от { $worlds } { $worlds ->
    [one] разпределение
   *[other] разпределения
}, за противниците средно точки: { $points }
play-advice-none = Подсказка има, когато сте на ход.
play-undo-alone = Ходове се връщат само когато един човек играе с ботове.
play-undo-nothing = Няма какво да се върне.
play-undone = Върнато.
play-hand-over = Клавиатурата е за { $name }. Когато { $name } е на място: Enter
play-back = Enter: обратно към масата
play-next-page = Страница { $page } от { $of } · Enter: нататък
play-next-deal = Enter: следващото раздаване · защо · протокол · назад · изход
play-to-end = Enter: край на играта · защо · протокол

## Страници

play-title-help = Какво може да се въведе
play-title-score = Протокол
play-title-why = Как е записано последното раздаване
play-title-last = Последна ръка
play-title-talon = Талон
play-title-hand = Вашите карти
play-title-table = Как стоят нещата
play-title-rules = Правилата на тази маса
play-help-card = Карта: номер или букви ({ $example } е асо пика).
play-help-marriage = Брак: излезте с поп или дама; следва въпрос, а „!“ му отговаря веднага ({ $example }).
play-help-call = Заявка: числото, „+“ за най-ниската или „{ $word }“.
play-help-exchange = При размяната: две карти на един ред или карта и началото на име.
play-help-hint = кое сега е най-добро и в колко разпределения; после Enter го прави
play-help-undo = връща последното ви решение (с ботове)
play-help-score = протоколът на играта
play-help-why = как е записано последното раздаване
play-help-last = последната ръка
play-help-talon = талонът и картите, които сте свалили или дали
play-help-hand = вашите карти с номерата
play-help-table = сборове, заявка, коз, ръце
play-help-rules = правилата на тази маса
play-help-help = тази страница
play-help-quit = излиза; играта се пази
play-totals = Сборове: { $totals }.
play-standing = { $name }: { $marks }.
play-high-bid = Най-висока заявка: { $name }, { $amount }.
play-trump = Коз: { $suit }.
play-on-table = На масата: { $cards }.
play-won = { $name }: ръце { $tricks }, точки { $points }, карти { $cards }.
play-no-hand = Вашите карти не се виждат.
play-no-trick = В това раздаване още няма взета ръка.
play-no-deal-yet = Още няма завършено раздаване.
play-last-trick = { $cards }. Взима { $name }.
play-talon-hidden = Талонът не ви е показан.
play-talon-closed = Талонът още е закрит.
play-talon-was = Талон: { $cards }.
play-gift = { $name } дава на { $to }: { $card }.
play-discards = Свалени: { $cards }.
play-out-of-play = Извън играта: { $cards }.

## Край на раздаването

play-result-made = Раздаване { $deal }. { $name } изпълнява заявката: { $earned } от { $contract }
play-result-failed = Раздаване { $deal }. { $name } не изпълнява заявката: { $earned } от { $contract }
play-result-written-off = Раздаване { $deal }. { $name } го отписва
play-result-bombed = Раздаване { $deal }. { $name } хвърля бомба
play-result-annulled = Раздаване { $deal } се анулира и се раздава наново
play-column-cards = ръце
play-column-marriages = бракове
play-column-other = друго
play-column-earned = спечелени
play-column-written = запис
play-column-total = сбор
play-line = { $name }: { $points }, { $why }.
play-final-trick = Последна ръка: { $cards }.

## Пазене и край

play-kept = Играта е запазена. Продължение: „{ $command }“. Файл:
play-record-apart = { $record } остава както е; играта се пази тук: { $file }.
play-save-taken = { $file } вече съществува. Продължение: „{ $command }“; за нова игра е нужно друго име.
play-won-by = Печели { $names }. { $totals }.
play-won-shared = Обща победа: { $names }. { $totals }.
play-record = Записът на играта (показва го „{ $command } FILE“):
play-nothing-kept = Няма оставена игра, която да продължи.
play-kept-over = Играта във файла { $file } е завършила. Показва я „thousand replay“.
play-save-damaged = { $file } не е игра, която може да продължи: файлът е повреден или съдържа друго.
play-save-refused = Играта във файла { $file } не може да продължи. { $reason }
play-save-hidden = Играта във файла { $file } не може да продължи: в нея не се виждат всички карти.
play-people-wrong = На тази маса може да има от 0 до { $most } души, а не { $people }.
play-seat-wrong = Няма място { $seat }. Местата се броят от 0 до { $last }.
play-names-many = Имената са { $given }, а местата – { $seats }.
play-name-wrong = „{ $name }“ не може да е име. Най-много { $longest } букви.
play-names-same = Двама играчи имат едно и също име.

## Нивата на ботовете, както ги наричат хората, и какво да се очаква

level-rookie = Начинаещ
    .help = лесно: играе по прости правила
level-casual = Любител
    .help = лесно: забравя дребните карти и разчита на талона
level-regular = Опитен
    .help = по-трудно: брои всички карти и бои
level-master = Майстор
    .help = трудно: преценява всяка карта при много разпределения
level-expert = Експерт
    .help = най-трудно: преценява най-много и мисли най-дълго
