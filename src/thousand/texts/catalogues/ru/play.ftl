### Игра в терминале. Имена игроков не склоняются; $cards, $names и подобное — готовые перечни.

play-title = Тысяча
play-player = Игрок
# Имена ботов: не меньше четырёх, через запятую с пробелом.
play-bot-names = Борис, Вера, Марек, Анна, Антон
play-you = вы
play-bot = бот

## Параметры команды

play-option-rules = Правила: home, club, polish, classic или файл правил.
play-option-players = Сколько мест за столом: 2, 3 или 4. Если не указано: 3 или как в файле правил.
play-option-set = Меняет одну настройку правил, например game.target=500; можно повторять.
play-option-names = Имена через запятую: тех, кто за клавиатурой, или всех по порядку мест.
play-option-seat = Место первого из людей, считая с 0.
play-option-people = Сколько людей за этой клавиатурой; на остальных местах боты.
play-option-level = Как сильно играют боты: уровень (rookie, casual, regular, можно по-русски) или имя любого бота; один на всех или каждому свой через запятую. Если не указано: в терминале вас спросят, иначе casual.
play-option-seed = Число, по которому тасуются карты: то же число — те же карты.
play-option-plain = Простые предложения без рисунков: для программ чтения с экрана.
play-option-no-color = Рисует без цвета, как и NO_COLOR.
play-option-watch = Боты играют между собой, вы смотрите.
play-option-pause = Сколько секунд каждая перемена остаётся на экране.
play-option-save = Файл, в котором хранится игра.
play-option-resume = Продолжает игру из FILE или последнюю оставленную.
play-argument-file = Игра, которую продолжить.

## Слова, которые набирают. Слова для одного — через запятую с пробелом; игроку показывают первое.

play-words-pass = пас, п
play-words-stand = оставить, хватит
play-words-dark = втёмную, темно
play-words-look = смотреть
play-words-claim = пересдача
play-words-write-off = роспись, расписать
play-words-bomb = бомба
play-words-yes = да, д
play-words-no = нет, н
play-words-hint = подсказка, совет, с
play-words-undo = отмена, назад
play-words-score = запись, счёт
play-words-why = почему
play-words-last = взятка, последняя
play-words-talon = прикуп
play-words-hand = рука, карты
play-words-table = стол
play-words-rules = правила
play-words-help = помощь
play-words-quit = выход, конец
# Буквы карт от туза до девятки и мастей: пики, трефы, бубны, червы. Варианты разделены знаком /.
play-letters-ranks = Т 10 К Д В 9
play-letters-suits = п т б ч

## Начало

play-table = Тысяча. Правила: { $preset }. За столом: { $names }.
play-table-own = Тысяча. Правила свои. За столом: { $names }.
play-how-to-type = Наберите номер карты или её буквы ({ $example } — туз пик), число для заявки или слово: «{ $help }» перечисляет их, «{ $quit }» — уйти, игра сохранится.
play-lot = Первым по жребию сдаёт { $name }.
play-drawn = Тянут карту: { $cards }.
play-pair = { $name } — { $what }
play-deals-first = Первым сдаёт { $name }.
play-goes-on = Игра продолжается.
play-ask-level = С кем играете?
play-level-usual = Номер, название или Enter: { $level }
play-level-again = Такого уровня нет.

## Стол

play-deal-header = раздача { $deal } · сдаёт { $name }
play-contract-short = заказ { $amount }
play-dark-short = 120 втёмную
play-passed = пас
play-sits-out = сдаёт, не играет
play-cards-short = карт { $count }
play-won-nothing = взяток нет
play-won-short = взяток { $tricks } · { $points }
play-barrel = бочка { $attempt }/{ $of }
play-bolts = болты { $count }/{ $of }
play-contract = { $name }: заказ { $amount }
play-contract-dark = { $name }: заказ { $amount } втёмную
play-no-trump = козыря нет
play-trump-short = козырь
play-talon-short = прикуп
play-last-trick-short = Прошлая взятка:
play-takes = берёт { $name }
play-acts = Ходит { $name } …
play-trick-taken = Взятку берёт { $name }.
play-hint = ? помощь · подсказка · запись · взятка · отмена · выход

## Вопросы

play-ask-dark = Заявка до того, как открыть карты? 1 — смотреть, 2 — 120 втёмную (счёт вдвое)
play-ask-bid = Ваше слово: от { $low } до { $high }, шаг { $step } (+ — наименьшая заявка)
play-ask-bid-or-pass = Ваше слово: от { $low } до { $high }, шаг { $step } (+ — наименьшая заявка), или пас
play-ask-bid-one = Ваше слово: { $amount } (Enter)
play-ask-bid-one-or-pass = Ваше слово: { $amount } (или +) либо пас
play-ask-pass-only = Выше с этими картами нельзя: пас (Enter)
play-ask-talon = Какой прикуп взять, 1 или 2?
play-ask-discard = Снесите { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} одной строкой, например { $example }
play-ask-give = Отдайте карту. Кому: { $name }
play-ask-give-two = Отдайте две карты одной строкой: { $first }, затем { $second }
play-ask-raise = Заказ { $amount }: поднять до { $low }–{ $high } или Enter — оставить
play-ask-stand-only = Заказ { $amount }, выше с этими картами нельзя: Enter
play-ask-trump = Козырь: { $suits }
play-ask-lead = Ваш ход
play-ask-card = Ваша карта
play-may-declare = (марьяж)
play-or-claim = · или «пересдача»
play-or-write-off = · или «роспись»
play-or-bomb = · или «бомба»
play-declare = Хвалить марьяж ({ $suit }, { $value })?
play-declare-aces = Хвалить четыре туза ({ $value })?
play-confirm-bid = Больше { $held } в этих картах нет. Всё же { $amount }?
play-confirm-leap = { $amount } при наименьшей заявке { $lowest } — всё верно?
play-confirm-write-off = Расписать раздачу? Соперникам по { $others }
play-confirm-bomb = Взорвать бомбу? Соперникам по { $others }
play-confirm-dark = Назначить 120, не видя карт?
play-confirm-claim = Показать карты и требовать пересдачи?
play-yes-or-no = { $question } ({ $yes }/{ $no }, Enter — вернуться)
play-not-understood = Не понял. «?» расскажет, что можно набрать.
play-one-card = Одну карту, пожалуйста.
play-card-twice = Каждую карту — только один раз, пожалуйста.
play-advice = Подсказка (Enter): { $choice }.
play-advice-next = Следующее по силе: { $choice }: { $count } из { $worlds }.
play-advice-made = { $contract } есть в { $count } из { $worlds } { $worlds ->
    [one] расклада
    [few] раскладов
   *[many] раскладов
}, в среднем очков: { $points }
play-advice-broken = { $contract } не набраны в { $count } из { $worlds } { $worlds ->
    [one] расклада
    [few] раскладов
   *[many] раскладов
}, у защиты в среднем очков: { $points }
play-advice-none = Подсказка бывает, когда ваш ход.
play-undo-alone = Отмена возможна, только когда один человек играет с ботами.
play-undo-nothing = Отменять пока нечего.
play-undone = Ход отменён.
play-hand-over = Клавиатуру получает { $name }. Когда { $name } на месте — Enter
play-back = Enter — назад к столу
play-next-page = Страница { $page } из { $of } · Enter — дальше
play-next-deal = Enter — следующая раздача · почему · запись · отмена · выход
play-to-end = Enter — конец игры · почему · запись

## Страницы

play-title-help = Что можно набрать
play-title-score = Запись
play-title-why = Из чего сложилась последняя раздача
play-title-last = Прошлая взятка
play-title-talon = Прикуп
play-title-hand = Ваши карты
play-title-table = Что на столе
play-title-rules = Правила этого стола
play-help-card = Карта: номер или буквы ({ $example } — туз пик).
play-help-marriage = Марьяж: зайдите королём или дамой; дальше вопрос, а «!» отвечает на него сразу ({ $example }).
play-help-call = Заявка: число, «+» — наименьшая, или «{ $word }».
play-help-exchange = В обмене: две карты одной строкой или карта и начало имени.
play-help-hint = что сейчас лучше всего и в скольких раскладах; потом Enter так и сделает
play-help-undo = отменить своё последнее решение (с ботами)
play-help-score = запись игры
play-help-why = из чего сложилась последняя раздача
play-help-last = прошлая взятка
play-help-talon = прикуп, а также ваш снос и отданные карты
play-help-hand = ваши карты с номерами
play-help-table = счёт, заказ, козырь, взятки
play-help-rules = правила этого стола
play-help-help = эта страница
play-help-quit = уйти; игра сохранится
play-totals = Счёт: { $totals }.
play-standing = { $name }: { $marks }.
play-high-bid = Старшая заявка: { $name }, { $amount }.
play-trump = Козырь: { $suit }.
play-on-table = На столе: { $cards }.
play-won = { $name }: взяток { $tricks }, очков { $points }, карт { $cards }.
play-no-hand = Ваших карт не видно.
play-no-trick = В этой раздаче ещё нет взяток.
play-no-deal-yet = Ещё ни одна раздача не сыграна.
play-last-trick = { $cards }. Берёт { $name }.
play-talon-hidden = Прикуп вам не показан.
play-talon-closed = Прикуп ещё закрыт.
play-talon-was = Прикуп: { $cards }.
play-gift = { $name } отдаёт, получатель — { $to }: { $card }.
play-discards = Снесено: { $cards }.
play-out-of-play = Вне игры: { $cards }.

## Конец раздачи

play-result-made = Раздача { $deal }. { $name } выполняет заказ: { $earned } из { $contract }
play-result-failed = Раздача { $deal }. { $name } не выполняет заказ: { $earned } из { $contract }
play-result-written-off = Раздача { $deal }. { $name } расписывает её
play-result-bombed = Раздача { $deal }. { $name } взрывает бомбу
play-result-annulled = Раздача { $deal } отменена, пересдача
play-column-cards = взятки
play-column-marriages = марьяжи
play-column-other = прочее
play-column-earned = набрано
play-column-written = пишут
play-column-total = счёт
play-line = { $name }: { $points }, { $why }.
play-final-trick = Последняя взятка: { $cards }.

## Хранение и конец

play-kept = Игра сохранена. Продолжить: «{ $command }». Файл:
play-record-apart = { $record } остаётся как есть; игра сохраняется здесь: { $file }.
play-save-taken = { $file } уже есть. Продолжить: { $command }; для новой игры нужно другое имя.
play-won-by = Выигрывает { $names }. { $totals }.
play-won-shared = Победа общая: { $names }. { $totals }.
play-record = Запись игры (её показывает «{ $command } FILE»):
play-nothing-kept = Оставленной игры нет, продолжать нечего.
play-kept-over = Игра в файле { $file } окончена. Её показывает «thousand replay».
play-save-damaged = { $file } — не игра, которую можно продолжить: файл испорчен или в нём другое.
play-save-refused = Игру из файла { $file } продолжить нельзя. { $reason }
play-save-hidden = Игру из файла { $file } продолжить нельзя: в ней видны не все карты.
play-people-wrong = Людей за этим столом может быть от 0 до { $most }, а не { $people }.
play-seat-wrong = Места { $seat } нет. Места считаются от 0 до { $last }.
play-names-many = Имён { $given }, а мест { $seats }.
play-name-wrong = «{ $name }» не годится в имена. Букв не больше { $longest }.
play-names-same = У двух игроков одно имя.

## Уровни ботов, как их называют люди, и чего ждать

level-rookie = Новичок
    .help = легко: играет по простым правилам
level-casual = Любитель
    .help = легко: забывает мелкие карты, верит в прикуп
level-regular = Бывалый
    .help = труднее: помнит все карты и все масти
level-master = Мастер
    .help = трудно: взвешивает каждую карту во многих раскладах
level-expert = Эксперт
    .help = труднее всего: взвешивает больше всех и думает дольше
