import { isRouteErrorResponse } from "react-router";
import { type ErrorKind, kindOf } from "../ui/error-screen/kind.ts";
import { redactedMessage } from "./redacted-message.ts";
import { thisRelease } from "./release.ts";

/** The report of an error for the server's log (server/http/client-errors.ts), without personal data. */
export interface ClientError {
  kind: ErrorKind | "blank";
  /** Class of the error, such as TypeError */
  name: string;
  message: string;
  /** The name of the boundary that caught it, or "window" */
  component: string;
  /** Without its query */
  path: string;
  release: string;
}

/** Maximum reports that one page load sends. */
const maxReports = 5;
const sent = new Set<string>();

export const messageOf = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
};

/** Reports each error to the server once. A lost report is not sent again. */
export function report(error: unknown, component: string): void {
  // The server logs its own error responses already.
  if (isRouteErrorResponse(error) || sent.size >= maxReports) return;
  const message = redactedMessage(messageOf(error));
  const name = error instanceof Error ? error.name.slice(0, 40) : typeof error;
  if (sent.has(`${name} ${message}`)) return;
  sent.add(`${name} ${message}`);
  const path = location.pathname.slice(0, 200);
  const details: ClientError = { kind: kindOf(message), name, message, component, path, release: thisRelease() };
  try {
    navigator.sendBeacon("/client-errors", JSON.stringify(details));
  } catch {
    // An old or locked-down browser: the page matters more than the log.
  }
}

/** The browsers' messages for a response that was still loading when the visitor left the page. */
const isAborted = (message: string) => message === "Error in input stream" || kindOf(message) === "network";
/** If `pagehide` does not follow within these milliseconds, the visitor is not leaving the page. */
const leaveTimeout = 2000;

/** Reports errors that no boundary catches, in handlers, timers and promises; except those of browser extensions. */
export function reportUncaught(): void {
  const ours = (error: unknown) => !(error instanceof Error && /-extension:\/\//.test(error.stack ?? ""));
  addEventListener("error", ({ error, filename }) => {
    if (error && ours(error) && (filename === "" || filename.startsWith(location.origin))) report(error, "window");
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!(reason instanceof Error) || !ours(reason)) return;
    if (!isAborted(reason.message)) return report(reason, "window");
    const pending = setTimeout(report, leaveTimeout, reason, "window");
    addEventListener("pagehide", () => clearTimeout(pending), { once: true });
  });
}
