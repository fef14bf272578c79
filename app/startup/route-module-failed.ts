/**
 * A route's module did not load: a release has replaced it, or the connection is gone. React Router would reload the page the
 * visitor is leaving, as often as the module fails; scripts/build/route-modules.ts has it ask here instead.
 */
import { report } from "./report.ts";

interface Router {
  state: { navigation: { state: string; location?: { pathname: string; search: string; hash: string } } };
}
declare global {
  interface Window {
    __reactRouterDataRouter?: Router;
  }
}

let leaving = false;

/**
 * Opens the page the visitor asked for as a document, which needs none of this release's modules. Only a visitor's own
 * navigation leads here, so it cannot loop. A module that was only fetched ahead is asked for again by whoever goes there: it must not
 * lead anywhere, least of all while a form is being sent. WebKit cuts it when the visitor is on the way to the payment.
 * @throws the error when there is no connection, for the error screen
 */
export async function routeModuleFailed(module: string, error: unknown): Promise<object> {
  const { state, location: target } = window.__reactRouterDataRouter?.state.navigation ?? {};
  if (state !== "loading" || !target) return {};
  if (navigator.onLine === false) throw error;
  if (!leaving) {
    leaving = true;
    report(new Error(`Failed to load chunk ${module}`, { cause: error }), "Routes");
    // Frozen in mid-navigation and brought back by the Back button, this page would be loading for ever.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
    location.assign(target.pathname + target.search + target.hash);
  }
  return new Promise(() => {});
}
