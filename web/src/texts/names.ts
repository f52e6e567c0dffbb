/** Names that stand alone. */

/** What a person without a name is called, in each language: the page in which he came gave him that name. */
const GUESTS = new Set(["Guest", "Гость", "Gość", "Гост", "Гість"]);

/** A person's name; `guest`, the word of the language, for one who has said none. */
export function called(name: string, guest: string): string {
  return GUESTS.has(name) ? guest : name;
}

/** A name without the quotation marks that it has in a sentence: as a heading, or in a list to choose from. */
export function plain(name: string): string {
  return name.replace(/^[«„“"](.*)[»”“"]$/u, "$1");
}
