/** The numbers of decks: each is used once, and one that was passed over is accounted for. */
import { ProofFault, type DeckProof } from "./proof.ts";

export class Numbers {
  #last = -1;
  #known: boolean;
  readonly #players: number;

  /** `whole` tells that the record begins with the draw, whose number is 0. */
  constructor(players: number, whole: boolean) {
    this.#players = players;
    this.#known = whole;
  }

  /** A deal has no proof that can be read: which numbers it used up is not known. */
  lose(): void {
    this.#known = false;
  }

  /** Takes the number of the next proof; throws a ProofFault where it cannot be the next. */
  take({ number, withheld }: DeckProof): void {
    const [last, known] = [this.#last, this.#known];
    this.#last = Math.max(last, number);
    this.#known = true;
    if (number <= last) throw new ProofFault("number_order", { number, previous: last });
    const seen = new Set<string>();
    for (const one of withheld) {
      const place = `${one.number} ${one.seat}`;
      if (seen.has(place) || one.seat >= this.#players || one.number <= last || one.number >= number) {
        throw new ProofFault("withheld_wrong", { number: one.number, seat: one.seat });
      }
      seen.add(place);
    }
    const told = new Set(withheld.map((one) => one.number));
    for (let one = last + 1; known && one < number; one++) {
      if (!told.has(one)) throw new ProofFault("number_skipped", { number: one });
    }
  }
}
