/** Names that stand alone. */

/** A name without the quotation marks that it has in a sentence: as a heading, or in a list to choose from. */
export function plain(name: string): string {
  return name.replace(/^[«„“"](.*)[»”“"]$/u, "$1");
}
