/** Where the person is: the address of the browser, as a screen. */
import { routeOf, type Route } from "./route.ts";

let here = $state.raw<Route>(routeOf(location.pathname));

/** The screen that is shown now. */
export function route(): Route {
  return here;
}

/** Goes to another address of ours, as a link does; `replace` leaves no step to go back to. */
export function go(address: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  here = routeOf(location.pathname);
  scrollTo(0, 0);
}

/** Follows the buttons of the browser and every link to a screen of ours; once, at the start. */
export function startRouter(): void {
  addEventListener("popstate", () => (here = routeOf(location.pathname)));
  document.addEventListener("click", (event) => {
    const address = addressOf(event);
    if (address === undefined) return;
    event.preventDefault();
    go(address);
  });
}

/** The address that a plain click on a link of ours asks for; other clicks are the browser's own. */
function addressOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  const same = url.pathname === location.pathname && url.search === location.search;
  if (url.origin !== location.origin || (same && url.hash)) return undefined;
  return routeOf(url.pathname).screen === "nowhere" ? undefined : url.pathname + url.search + url.hash;
}
