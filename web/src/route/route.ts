/** The screens and their addresses. */

export type Route =
  | { screen: "home" }
  | { screen: "table"; table: string }
  | { screen: "rules" }
  | { screen: "game"; game: string }
  | { screen: "verify" }
  | { screen: "about" }
  | { screen: "nowhere" };

const ID = "([A-Za-z0-9_-]{1,64})";
const ADDRESSES: [RegExp, (id: string) => Route][] = [
  [/^\/$/, () => ({ screen: "home" })],
  [new RegExp(`^/table/${ID}$`), (table) => ({ screen: "table", table })],
  [/^\/rules$/, () => ({ screen: "rules" })],
  [new RegExp(`^/game/${ID}$`), (game) => ({ screen: "game", game })],
  [/^\/verify$/, () => ({ screen: "verify" })],
  [/^\/about$/, () => ({ screen: "about" })],
];

/** The screen of an address; a closing slash makes no difference. */
export function routeOf(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const [address, screen] of ADDRESSES) {
    const found = address.exec(plain || "/");
    if (found) return screen(found[1] ?? "");
  }
  return { screen: "nowhere" };
}
