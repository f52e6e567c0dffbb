"""A second reading of the settlement: the figures of a deal from what was earned, seat by seat, plainly."""

from tests.properties.slow_deal import Told
from thousand.core.rules import Barrel, Bolts, Bomb, WriteOff
from thousand.core.state import Standing

Events = list[tuple[int, str]]


class Sheet:
    """Totals, barrel and counts of the seats while a deal is settled."""

    def __init__(self, told: Told, standings: tuple[Standing, ...]) -> None:
        self.told, self.rules = told, told.rules
        self.before = standings
        self.seats = range(len(standings))
        self.earned = told.earned()
        self.made = None
        if told.outcome == "played":
            self.made = self.earned[told.declarer or 0] >= told.contract
        self.scores = [0] * len(standings)
        self.totals = [one.total for one in standings]
        self.attempts = [one.barrel.attempts if one.barrel else None for one in standings]
        self.sums = [one.barrel.sum if one.barrel else 0 for one in standings]
        self.bolts = [one.bolts for one in standings]
        self.write_offs = [one.write_offs for one in standings]
        self.bombs = [one.bombs for one in standings]
        self.leavings = [one.leavings for one in standings]
        self.events: Events = []
        self.mounted: list[int] = []
        self.reached: list[int] = []
        self.left: list[int] = []
        if told.outcome != "annulled":
            self._settle()

    def on_barrel(self, seat: int) -> bool:
        return self.attempts[seat] is not None

    def _settle(self) -> None:
        for seat in self.seats:
            self.scores[seat] = self._written(seat)
            locked = isinstance(self.rules.scoring.lock_at, int) and (
                self.before[seat].total >= self.rules.scoring.lock_at
            )
            barrel = self.rules.game.barrel
            own = isinstance(barrel, Barrel) and barrel.won_by == "own_contract" and self.on_barrel(seat)
            if seat != self.told.declarer and (locked or own):
                self.scores[seat] = min(self.scores[seat], 0)
        self._penalties()
        for seat in self.seats:
            self._move(seat)
        if isinstance(self.rules.game.barrel, Barrel):
            self._meet(self.rules.game.barrel)
        self._dump()

    def _written(self, seat: int) -> int:
        scoring, talon, told = self.rules.scoring, self.rules.talon, self.told
        if told.outcome == "write_off":
            assert isinstance(talon.write_off, WriteOff)
            return 0 if seat in (told.declarer, told.sitter) else talon.write_off.others
        if told.outcome == "bomb":
            assert isinstance(talon.bomb, Bomb)
            return 0 if seat in (told.declarer, told.sitter) else talon.bomb.others
        if seat != told.declarer:
            counts = scoring.defenders_score or seat == told.sitter
            return nearest(self.earned[seat], scoring.round_to) if counts else 0
        own = nearest(self.earned[seat], scoring.round_to) if scoring.round_declarer else self.earned[seat]
        if self.made:
            written = told.contract if scoring.success_scores == "contract" else own
        else:
            written = (own if scoring.failure_keeps_earned else 0) - self._cost()
        return 2 * written if told.dark else written

    def _cost(self) -> int:
        costs = self.rules.scoring.failure_costs
        if costs == 120:
            return 120
        return self.told.contract + {"contract": 0, "contract_plus_10": 10, "contract_plus_20": 20}[costs]

    def _penalties(self) -> None:
        told, bolts = self.told, self.rules.scoring.bolts
        for seat in self.seats:
            plays = seat not in (told.declarer, told.sitter) and told.outcome == "played"
            if isinstance(bolts, Bolts) and plays and self.earned[seat] == 0 and not self.on_barrel(seat):
                self.bolts[seat] += 1
                self.events.append((seat, "bolt"))
                if self.bolts[seat] % bolts.every == 0:
                    self.scores[seat] -= bolts.penalty
                    self.events.append((seat, "bolt_penalty"))
        assert told.declarer is not None
        self.bombs[told.declarer] += told.outcome == "bomb"
        rule = self.rules.talon.write_off
        if told.outcome == "write_off" and isinstance(rule, WriteOff):
            self.write_offs[told.declarer] += 1
            if self.write_offs[told.declarer] % (rule.free + 1) == 0:
                self.scores[told.declarer] -= rule.penalty
                self.events.append((told.declarer, "write_off_penalty"))

    def _may_reach(self, seat: int) -> bool:
        return not self.rules.game.win_as_declarer_only or (seat == self.told.declarer and self.made is True)

    def _move(self, seat: int) -> None:
        game, barrel = self.rules.game, self.rules.game.barrel
        if isinstance(barrel, Barrel) and self.on_barrel(seat):
            self._attempt(barrel, seat)
            return
        total = self.totals[seat] = self.totals[seat] + self.scores[seat]
        if total >= game.target and self._may_reach(seat):
            self.reached.append(seat)
        elif isinstance(barrel, Barrel) and total >= barrel.at:
            stays_above = total >= game.target and self.before[seat].total >= game.target
            if not stays_above:
                self.totals[seat], self.attempts[seat], self.sums[seat] = barrel.at, 0, 0
                self.mounted.append(seat)
                self.events.append((seat, "barrel"))

    def _attempt(self, barrel: Barrel, seat: int) -> None:
        own, score = seat == self.told.declarer, self.scores[seat]
        if own and self.made is False:
            if barrel.failed_contract == "subtract":
                self.events.append((seat, "off_barrel"))
                self._off(seat, barrel.at - self._cost() * (2 if self.told.dark else 1))
            else:
                self._spend(barrel, seat)
            return
        reach = score
        if barrel.won_by == "own_contract" and not own:
            reach = 0
        if barrel.won_by == "running_sum":
            self.sums[seat] += score
            reach = self.sums[seat]
        if barrel.at + reach >= self.rules.game.target and self._may_reach(seat):
            self.totals[seat], self.attempts[seat] = barrel.at + reach, None
            self.reached.append(seat)
        elif seat != self.told.sitter:
            self._spend(barrel, seat)

    def _spend(self, barrel: Barrel, seat: int) -> None:
        self.attempts[seat] = (self.attempts[seat] or 0) + 1
        self.events.append((seat, "attempt"))
        if self.attempts[seat] == barrel.deals:
            self.events.append((seat, "fall"))
            self._off(seat, barrel.at - barrel.fall)

    def _off(self, seat: int, total: int) -> None:
        self.totals[seat], self.attempts[seat] = total, None
        self.left.append(seat)

    def _meet(self, barrel: Barrel) -> None:
        stayed = list(self.mounted)
        if barrel.together == "both_fall" and len(stayed) > 1:
            self.events = [event for event in self.events if event[1] != "barrel"]
            for seat in stayed:
                self.events.append((seat, "fall"))
                self._off(seat, barrel.at - barrel.fall)
            stayed = []
        if barrel.newcomer == "knocks_off" and stayed:
            for seat in self.seats:
                if self.on_barrel(seat) and seat not in stayed:
                    self.events.append((seat, "knocked_off"))
                    self._off(seat, barrel.at - barrel.fall)
        for seat in self.seats:
            if seat in self.left:
                self.leavings[seat] += 1
                if barrel.third_fall_to_zero and self.leavings[seat] == 3:
                    self.totals[seat] = self.leavings[seat] = 0
                    self.events.append((seat, "zeroed"))

    def _dump(self) -> None:
        game = self.rules.game
        for seat in self.seats:
            figure = abs(self.totals[seat]) if game.dump_negative else self.totals[seat]
            if isinstance(game.dump_at, int) and figure == game.dump_at:
                self.totals[seat] = 0
                self.events.append((seat, "dump"))

    def winners(self, settled: int, reached: bool) -> tuple[int, ...]:
        """Who has won, `settled` and `reached` telling of the game with this deal."""
        finish, count = self.rules.game.finish, len(self.seats)
        if finish == "at_once":
            if self.told.declarer in self.reached:
                return (self.told.declarer,)
            best = max((self.totals[seat] for seat in self.reached), default=0)
            around = [((self.told.declarer or 0) + step) % count for step in range(count)]
            return tuple(seat for seat in around if seat in self.reached and self.totals[seat] == best)[:1]
        if finish == "full_round":
            ended = reached and settled % count == 0
        else:
            ended = settled == int(finish[len("fixed_deals(") : -1])
        return tuple(seat for seat in self.seats if self.totals[seat] == max(self.totals)) if ended else ()


def nearest(points: int, unit: int) -> int:
    """The nearest multiple of a unit, a half upwards."""
    below = points - points % unit
    return below + unit if 2 * (points - below) >= unit > 1 else below
