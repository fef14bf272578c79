import type { ActionFunction, LoaderFunction, LoaderFunctionArgs, RouteObject } from "react-router";

/** What loaders and actions receive. */
export type RouteArgs = LoaderFunctionArgs;

/** One screen of the desk, or what a form posts to. routes.tsx lists them. */
export interface DeskRoute {
  path: string;
  loader?: LoaderFunction;
  action?: ActionFunction;
  /** Left out where the loader answers with a `Response` of its own: CSV, PDF, a feed */
  Component?: RouteObject["Component"];
  /** Staff are refused, whether they look or post */
  ownerOnly?: true;
  /** Answered without a session. A loader that throws a 404 leaves no trace: the site answers as for any unknown address */
  open?: true;
  /** The commands of the terminal's desk (npm run desk) that this does too; a test compares the two lists */
  does?: readonly string[];
}
