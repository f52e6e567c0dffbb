/** Why a socket was closed, and what is to be done: the codes of docs/reference/protocol.md. */

/** `again`: try once more; `patience`: the same, much later; the others are final until the person does something. */
export type Outcome = "again" | "patience" | "guest" | "forbidden" | "missing" | "damaged" | "reload";

const OUTCOMES: Readonly<Record<number, Outcome>> = {
  4400: "reload",
  4401: "guest",
  4403: "forbidden",
  4404: "missing",
  4409: "reload",
  4412: "damaged",
  4429: "patience",
};

/** What a close code asks for. Codes that are not known, and a line that broke, are tried again. */
export function outcomeOf(code: number): Outcome {
  return OUTCOMES[code] ?? "again";
}
