/** The screens and their addresses. */

export type Route =
  | { screen: "home" }
  | { screen: "table"; table: string }
  | { screen: "rules" }
  | { screen: "replay"; game: string | null }
  | { screen: "verify"; game: string | null }
  | { screen: "join"; code: string | null }
  | { screen: "learn" }
  | { screen: "access" }
  | { screen: "about" }
  | { screen: "nowhere" };

const ID = "([A-Za-z0-9_-]{1,64})";
const ADDRESSES: [RegExp, (id: string) => Route][] = [
  [/^\/$/, () => ({ screen: "home" })],
  [new RegExp(`^/table/${ID}$`), (table) => ({ screen: "table", table })],
  [/^\/rules$/, () => ({ screen: "rules" })],
  [new RegExp(`^/game/${ID}$`), (game) => ({ screen: "replay", game })],
  [/^\/replay$/, () => ({ screen: "replay", game: null })],
  [/^\/verify$/, () => ({ screen: "verify", game: null })],
  [new RegExp(`^/verify/${ID}$`), (game) => ({ screen: "verify", game })],
  [/^\/join$/, () => ({ screen: "join", code: null })],
  [new RegExp(`^/join/${ID}$`), (code) => ({ screen: "join", code })],
  [/^\/learn$/, () => ({ screen: "learn" })],
  [/^\/accessibility$/, () => ({ screen: "access" })],
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
