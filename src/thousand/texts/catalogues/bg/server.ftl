# Сървърът: командите му и какво казва на домакина.

cli-serve = Отваря маси за игра в браузъра.
cli-backup = Копира всичко, което пази сървърът, дори докато работи.
cli-restore = Връща копие на мястото му.

serve-option-host = Адресът за слушане: 127.0.0.1 – само за този компютър, 0.0.0.0 – за всички.
serve-option-port = Портът.
serve-option-lan = Отваря масите и за местната мрежа и отпечатва адреса ѝ с QR код.
serve-option-open = Отваря страницата в браузъра; ако портът е зает, взима следващия свободен.
serve-option-database = Файлът, в който се пази всичко. Без тази опция: в папката с данни на потребителя.
serve-option-durability = full: ходът е на диска, преди да се покаже; normal: при спиране на тока може да се загубят последните.
serve-option-public-url = Адресът за играчите, например https://cards.example.org.
serve-option-trust-proxy = Адреси на прокси сървъри, на които се вярва за адреса на играча.
serve-option-bot-workers = Колко процеса мислят за ботовете.
serve-option-bot-seconds = Колко секунди мисли бот, когато никой друг не чака.
serve-option-log = Видът на дневника в потока за грешки.
backup-file = Файлът за копието; още не бива да съществува.
restore-file = Файл, записан от „thousand backup“.

serve-running = Масите са тук: { $address }
serve-others = За останалите: { $address }
serve-alone = Връзката работи само на този компютър. С --lan сядат и други.
serve-other-port = Порт { $taken } е зает; използва се { $port }.
serve-stop = Ctrl+C го спира.
backup-done = Копието е в { $file }
restore-done = Копието е на мястото си: { $file }
restore-kept = Предишното е запазено в { $file }
