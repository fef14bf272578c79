/**
 * Handles a route module that did not load, because a release has replaced it or the connection is lost. React Router by itself would
 * reload the page that the visitor is leaving, each time the module fails; scripts/build/route-modules.ts makes it call this instead.
 */
import { reloadWithAnswers } from "../forms/reload.ts";
import { report } from "./report.ts";

interface Router {
  state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
}
declare global {
  interface Window {
    __reactRouterDataRouter?: Router;
  }
}

let leaving = false;

/**
 * Opens the requested page as a document, which needs none of this release's modules. Only a visitor's own navigation leads here, so it
 * can't loop.
 * @throws the error, for the error screen, if there is no page to go to or no connection
 */
export function routeModuleFailed(module: string, error: unknown): Promise<never> {
  const target = window.__reactRouterDataRouter?.state.navigation.location;
  if (navigator.onLine === false) throw error;
  const missing = new Error(`Failed to load chunk ${module}`, { cause: error });
  if (!target) throw missing;
  if (!leaving) {
    leaving = true;
    report(missing, "Routes");
    // If this page is frozen during the navigation and restored by Back, it would stay in its loading state.
    addEventListener("pageshow", ({ persisted }) => persisted && reloadWithAnswers());
    location.assign(target.pathname + target.search + target.hash);
  }
  return new Promise(() => {});
}

export const importRouteModule = (module: string): Promise<unknown> =>
  import(/* @vite-ignore */ module).catch((error) => routeModuleFailed(module, error));

/**
 * Prefetches the modules of pages that visible links lead to. Nobody waits for them: a module that fails is fetched again when its page is
 * opened. A failure must not navigate: WebKit aborts the request when the visitor is sent to the payment page, and a navigation here would
 * stop that.
 */
export const prefetchRouteModule = (module: string): Promise<unknown> =>
  import(/* @vite-ignore */ module).catch(() => ({}));
