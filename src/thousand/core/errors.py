"""What can be wrong, as a code with parameters; sentences belong to `thousand.texts`."""

from typing import Final, TypeAlias

Param: TypeAlias = int | str

CARD_CODES: Final = ("card_unknown", "card_twice", "suit_unknown")

ACTION_CODES: Final = (
    "not_running",
    "not_your_turn",
    "wrong_phase",
    "not_an_action",
    "bid_step",
    "bid_below_minimum",
    "bid_too_low",
    "bid_jump",
    "bid_minimum_only",
    "bid_above_cap",
    "bid_above_ceiling",
    "bid_above_deck",
    "pass_forbidden",
    "claim_unfounded",
    "claim_too_late",
    "talon_unknown",
    "write_off_off",
    "write_off_dark",
    "write_off_barrel",
    "write_off_too_late",
    "bomb_off",
    "bomb_contested",
    "bomb_barrel",
    "bomb_spent",
    "bomb_too_late",
    "card_not_held",
    "give_wrong_seat",
    "give_twice",
    "give_talon_only",
    "discard_count",
    "discard_marriage",
    "raise_too_low",
    "follow_suit",
    "must_trump",
    "must_beat",
    "must_overtrump",
    "declare_not_leading",
    "declare_wrong_card",
    "declare_no_pair",
    "declare_no_aces",
    "declare_no_trick",
    "declare_defender",
)

DEAL_CODES: Final = (
    "deal_running",
    "game_over",
    "dealer_unknown",
    "dealer_wrong",
    "deck_wrong",
    "hands_count",
    "hand_size",
    "talon_count",
    "talon_size",
    "card_dealt_twice",
    "start_count",
    "start_at_target",
)

RULES_CODES: Final = (
    "rules_shape",
    "key_missing",
    "key_unknown",
    "preset_unknown",
    "players_unknown",
    "players_in_changes",
    "option_unknown",
    "option_missing",
    "value_not_allowed",
    "fall_above_barrel",
    "barrel_at_target",
    "dump_at_target",
    "dump_at_barrel",
    "lock_at_target",
    "ceiling_below_minimum",
    "dark_above_ceiling",
    "write_off_without_exchange",
    "bomb_without_exchange",
    "overtrump_without_trump",
)

RECORD_CODES: Final = (
    "not_json",
    "not_utf8",
    "too_deep",
    "key_twice",
    "shape",
    "key_unknown",
    "key_missing",
    "format_unknown",
    "seats_count",
    "action_unreadable",
    "hidden_beyond",
    "hidden_mixed",
    "hidden_card_known",
)

PROOF_CODES: Final = (
    "proof_form",
    "proof_algorithm",
    "match_name",
    "match_other",
    "match_commitment_wrong",
    "match_unopened",
    "number_order",
    "number_skipped",
    "withheld_wrong",
    "nonce_size",
    "nonce_seat",
    "nonce_wrong",
    "commitment_wrong",
    "secret_size",
    "secret_underived",
    "secret_unopened",
    "hand_differs",
    "talon_differs",
    "dealer_differs",
)

BOT_CODES: Final = ("bot_unknown",)

FACE_CODES: Final = ("extra_missing", "action_unnumbered", "number_unknown", "face_option")
ARENA_CODES: Final = (
    "arena_names",
    "arena_seats",
    "arena_process_lost",
    "journal_foreign",
    "journal_other",
    "journal_line",
)

TABLE_CODES: Final = (
    "not_seated",
    "not_host",
    "stage_wrong",
    "message_unexpected",
    "rest_uncertain",
    "seat_unknown",
    "seat_taken",
    "seat_other_hand",
    "seat_barred",
    "sit_in_nobody",
    "sit_in_refused",
    "sit_in_lapsed",
    "let_go_self",
    "let_go_nobody",
    "let_go_host",
    "cut_not_asked",
    "cut_twice",
    "cut_false",
    "undo_people",
    "undo_nothing",
    "turn_past",
    "question_none",
    "question_other",
    "question_soon",
    "hints_on",
    "hints_off",
    "stand_in_needless",
    "bots_count",
)

SERVER_CODES: Final = (
    "request_shape",
    "request_unreadable",
    "request_large",
    "request_kind",
    "request_often",
    "method_wrong",
    "not_found",
    "origin_foreign",
    "guest_wanted",
    "guest_name",
    "guests_many",
    "code_wrong",
    "table_missing",
    "table_damaged",
    "tables_many",
    "game_missing",
    "address_foreign",
    "server_full",
    "server_fault",
    "store_fault",
    "message_unreadable",
    "phrase_unknown",
    "hint_busy",
    "hint_failed",
    "database_busy",
    "database_missing",
    "database_foreign",
    "database_damaged",
    "database_newer",
    "file_taken",
    "setting_value",
    "port_taken",
)


class ThousandError(Exception):
    """The base of all errors of the library: `code` names the fault, `params` hold its figures."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: dict[str, Param] = params

    def __str__(self) -> str:
        figures = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code} ({figures})" if figures else self.code


class CardError(ThousandError):
    """A card or suit that cannot be read; codes in `CARD_CODES`."""


class IllegalAction(ThousandError):
    """An action that the rules do not allow now; codes in `ACTION_CODES`."""


class IllegalDeal(ThousandError):
    """A deal, a dealer or a start that does not fit the rules; codes in `DEAL_CODES`."""


class ProofError(ThousandError):
    """The proof of a fair deal that cannot be read, or does not prove the deal; codes in `PROOF_CODES`."""


class RecordError(ThousandError):
    """A record that cannot be read or replayed; codes in `RECORD_CODES`, or those of what is at fault.

    `deal` and `action` count from 1; `action` is None where the deal itself is at fault, both where the
    document or the rules are. `tried` is what was tried, as it stands in the record.
    """

    def __init__(
        self, code: str, deal: int | None = None, action: int | None = None, tried: str = "", **params: Param
    ) -> None:
        super().__init__(code, **params)
        self.deal = deal
        self.action = action
        self.tried = tried
