# Сервер: його команди й що він каже господареві.

cli-serve = Відкриває столи для браузерів.
cli-backup = Копіює все, що зберігає сервер, навіть поки він працює.
cli-restore = Повертає копію на місце.

serve-option-host = Адреса, за якою слухати: 127.0.0.1 — лише цей комп'ютер, 0.0.0.0 — усі.
serve-option-port = Порт.
serve-option-lan = Відкриває столи й для локальної мережі, друкує її адресу та QR-код.
serve-option-open = Відкриває сторінку в браузері; якщо порт зайнятий, бере наступний вільний.
serve-option-database = Файл, у якому все зберігається. Без нього — у теці даних користувача.
serve-option-durability = full: хід записано на диск, перш ніж його показано; normal: якщо зникне струм, останні ходи можуть пропасти.
serve-option-public-url = Адреса для гравців, наприклад https://cards.example.org.
serve-option-trust-proxy = Адреси проксі, яким вірять щодо адреси гравця.
serve-option-bot-workers = Скільки процесів думає за ботів.
serve-option-bot-seconds = Скільки секунд думає бот, коли більше ніхто не чекає.
serve-option-log = Формат журналу в стандартному потоці помилок.
backup-file = Файл для копії; його ще не має бути.
restore-file = Файл, який записала команда «thousand backup».

serve-running = Столи тут: { $address }
serve-others = Для інших: { $address }
serve-alone = Посилання відкривається лише на цьому комп'ютері. З --lan зможуть сісти й інші.
serve-other-port = Порт { $taken } зайнятий, узято { $port }.
serve-stop = Зупинити: Ctrl+C.
backup-done = Копію записано: { $file }
restore-done = Копія на місці: { $file }
restore-kept = Попереднє збережено: { $file }
