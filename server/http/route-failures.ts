import { createContext, type HandleErrorFunction, isRouteErrorResponse, type ServerBuild } from "react-router";
import type { Log } from "../../app/context.ts";
import { withoutPersons } from "../log.ts";

/** So that a failure in a route can be found from the number on the visitor's page. */
export const requestIdContext = createContext("");

/** What failed in the request, for whoever chooses the status of its answer. */
export const failureContext = createContext<unknown>(null);

/** The build with its failures on our log, where React Router would write them, addresses and all, to the console. */
export function withFailuresOn(log: Log, build: ServerBuild): ServerBuild {
  const handleError: HandleErrorFunction = (thrown, { request, context }) => {
    // The visitor has gone: what broke off is no failure.
    if (request.signal.aborted) return;
    const error = isRouteErrorResponse(thrown) && "error" in thrown ? thrown.error : thrown;
    // A 404 or 405 that React Router made itself: the request's own line says so.
    if (isRouteErrorResponse(thrown) && thrown.status < 500) return;
    context?.set(failureContext, error);
    log.error("route.failed", error, {
      id: context?.get(requestIdContext) ?? "",
      path: withoutPersons(new URL(request.url).pathname),
    });
  };
  return {
    ...build,
    // refuseCrossSite has decided by then, and sees through proxies.
    allowedActionOrigins: ["**"],
    entry: { ...build.entry, module: { ...build.entry.module, handleError } },
  };
}
