/** A rule set that is being put together: its form, what the server says of it, its address. */
import { checkRules } from "../api/api.ts";
import type { Domain, RuleBook, CheckedRules, RulesDocument, Value } from "../api/types.ts";
import { queryOf, rulesFrom, type Addressed } from "./address.ts";
import {
  changed,
  changesOf,
  countChanges,
  documentOf,
  flat,
  usualParts,
  withValue,
  type Form,
  type Values,
} from "./options.ts";

const PAUSE = 200;

export class Editor {
  readonly domains: Record<string, Domain>;
  readonly names: readonly string[];
  readonly presets: readonly string[];
  readonly #bases: Map<string, Values>;
  readonly #usual: Values;

  form = $state.raw<Form>({ preset: "classic", players: 3, values: {} });
  /** The server's word on the form as it is now; null while it is asked. */
  check = $state.raw<CheckedRules | null>(null);

  readonly base = $derived.by(() => this.baseOf(this.form.preset, this.form.players));
  readonly changes = $derived.by(() => changesOf(this.base, this.form.values, this.names));
  readonly count = $derived.by(() => countChanges(this.changes, this.base));
  readonly rules = $derived.by<RulesDocument>(() => documentOf(this.form, this.base, this.domains));

  constructor(book: RuleBook, query: string) {
    this.domains = book.domains;
    this.names = Object.keys(book.domains);
    this.presets = [...new Set([book.default, ...book.presets.map((one) => one.name)])];
    this.#bases = new Map(book.presets.map((one) => [`${one.name} ${one.players}`, flat(one.set.options)]));
    this.#usual = usualParts([...this.#bases.values()]);
    this.read(query);
  }

  baseOf(preset: string, players: number): Values {
    return this.#bases.get(`${preset} ${players}`) ?? {};
  }

  /** Takes the rule set of an address. */
  read(query: string): void {
    this.take(rulesFrom(query, this.domains, this.presets));
  }

  /** Takes a rule set that is stated as changes to a preset. */
  take({ preset, players, changes }: Addressed): void {
    const values = changed(this.baseOf(preset, players), changes, this.#usual);
    this.form = { preset, players, values };
  }

  /** Takes another preset as it is. */
  choosePreset(preset: string): void {
    this.take({ preset, players: this.form.players, changes: {} });
  }

  /** The same rules for another number of players. */
  choosePlayers(players: number): void {
    this.take({ preset: this.form.preset, players, changes: this.changes });
  }

  set(option: string, value: Value): void {
    this.form = withValue(this.form, option, value, this.#usual);
  }

  /** Puts an option back to what the preset has. */
  restore(option: string): void {
    const usual = this.base[option];
    if (usual !== undefined) this.set(option, usual);
  }

  get query(): string {
    return queryOf(
      { preset: this.form.preset, players: this.form.players, changes: this.changes },
      this.domains,
    );
  }

  /** Asks the server about the form once the person pauses; answers how to leave it. */
  ask(failed: (fault: unknown) => void): () => void {
    const rules = this.rules;
    let left = false;
    const timer = setTimeout(() => {
      checkRules(rules)
        .then((check) => left || (this.check = check))
        .catch((fault: unknown) => left || failed(fault));
    }, PAUSE);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }
}
