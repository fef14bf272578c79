import type { ActionFunction, LoaderFunction, LoaderFunctionArgs, RouteObject } from "react-router";

export type RouteArgs = LoaderFunctionArgs;

/** A screen of the desk, or an address that a form posts to. All are listed in routes.tsx. */
export interface DeskRoute {
  path: string;
  loader?: LoaderFunction;
  action?: ActionFunction;
  /** Left out if the loader returns a `Response` of its own: CSV, PDF, a feed */
  Component?: RouteObject["Component"];
  /** Staff can neither open it nor post to it */
  ownerOnly?: true;
  /** Works without a session. If its loader throws a 404, nothing reveals the desk: the site answers as for any unknown address */
  open?: true;
}
