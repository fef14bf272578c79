import { createContext, type HandleErrorFunction, isRouteErrorResponse, type ServerBuild } from "react-router";
import type { Log } from "../../app/context.ts";
import { redactPersonalData } from "../log.ts";

/** The request's id, which the error page shows, so that its log line can be found. */
export const requestIdContext = createContext("");

/** The request's error, which decides the status of the response. */
export const failureContext = createContext<unknown>(null);

/** The build with its errors in the site's log. React Router itself writes them to the console, with full addresses. */
export function withLoggedErrors(log: Log, build: ServerBuild): ServerBuild {
  const handleError: HandleErrorFunction = (thrown, { request, context }) => {
    // The visitor has left.
    if (request.signal.aborted) return;
    const error = isRouteErrorResponse(thrown) && "error" in thrown ? thrown.error : thrown;
    // React Router's own 404 or 405: the request's log line has the status.
    if (isRouteErrorResponse(thrown) && thrown.status < 500) return;
    context?.set(failureContext, error);
    log.error("route.failed", error, {
      id: context?.get(requestIdContext) ?? "",
      path: redactPersonalData(new URL(request.url).pathname),
    });
  };
  return {
    ...build,
    // refuseCrossSite has checked it already, and knows about proxies.
    allowedActionOrigins: ["**"],
    entry: { ...build.entry, module: { ...build.entry.module, handleError } },
  };
}
