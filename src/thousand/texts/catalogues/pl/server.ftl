# Serwer: jego polecenia i co mówi gospodarzowi.

cli-serve = Otwiera stoły dla przeglądarek.
cli-backup = Kopiuje to, co serwer przechowuje, także gdy działa.
cli-restore = Przywraca dane z kopii.

serve-option-host = Adres nasłuchu: 127.0.0.1 tylko dla tego komputera, 0.0.0.0 dla wszystkich.
serve-option-port = Port.
serve-option-lan = Otwiera stoły także dla sieci lokalnej, wypisuje ich adres i kod QR.
serve-option-open = Otwiera stronę w przeglądarce; gdy port jest zajęty, bierze następny wolny.
serve-option-database = Plik, w którym wszystko jest przechowywane. Bez niego: w folderze danych użytkownika.
serve-option-durability = full: ruch jest na dysku, zanim się go pokaże; normal: przy zaniku prądu ostatnie ruchy mogą przepaść.
serve-option-public-url = Adres dla graczy, na przykład https://cards.example.org.
serve-option-trust-proxy = Adresy serwerów pośredniczących, którym się wierzy co do adresu gracza.
serve-option-bot-workers = Ile procesów myśli za boty.
serve-option-bot-seconds = Jak długo myśli bot, gdy nikt inny nie czeka.
serve-option-log = Format dziennika na standardowym wyjściu błędów.
backup-file = Plik na kopię; nie może jeszcze istnieć.
restore-file = Plik zapisany przez „thousand backup”.

serve-running = Stoły są tu: { $address }
serve-others = Dla innych: { $address }
serve-alone = Link działa tylko na tym komputerze. Z --lan mogą dołączyć inni.
serve-other-port = Port { $taken } jest zajęty; używany jest { $port }.
serve-stop = Ctrl+C kończy.
backup-done = Kopia jest w { $file }
restore-done = Kopia jest na miejscu: { $file }
restore-kept = Poprzedni plik zachowano jako { $file }
