# Сервер: его команды и что он говорит хозяину.

cli-serve = Открывает столы для браузеров.
cli-backup = Копирует всё, что хранит сервер, даже пока он работает.
cli-restore = Возвращает копию на место.

serve-option-host = Адрес, по которому слушать: 127.0.0.1 — только этот компьютер, 0.0.0.0 — все.
serve-option-port = Порт.
serve-option-lan = Открывает столы и для местной сети, печатает её адрес и QR-код.
serve-option-open = Открывает страницу в браузере; если порт занят, берёт следующий свободный.
serve-option-database = Файл, в котором всё хранится. Без него — в папке данных пользователя.
serve-option-durability = full: ход записан на диск прежде, чем показан; normal: при отключении питания могут пропасть последние.
serve-option-public-url = Адрес для игроков, например https://cards.example.org.
serve-option-trust-proxy = Адреса прокси, которым верят насчёт адреса игрока.
serve-option-bot-workers = Сколько процессов думает за ботов.
serve-option-bot-seconds = Сколько секунд думает бот, когда больше никто не ждёт.
serve-option-log = Вид журнала в потоке ошибок.
backup-file = Файл для копии; его ещё не должно быть.
restore-file = Файл, который записала команда «thousand backup».

serve-running = Столы здесь: { $address }
serve-others = Для остальных: { $address }
serve-alone = Ссылка открывается только на этом компьютере. С --lan сядут и другие.
serve-other-port = Порт { $taken } занят, взят { $port }.
serve-stop = Остановить: Ctrl+C.
backup-done = Копия записана: { $file }
restore-done = Копия на месте: { $file }
restore-kept = Прежнее сохранено: { $file }
