/** The desk as a function from requests to responses: React Router in data mode, rendered only on the server. */
import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  data,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
} from "react-router";
import { clientAddressContext, nonceContext, type Ports, portsContext } from "../../context.ts";
import { unbrokenHtml } from "../../ui/unbroken.tsx";
import { type Access, accessContext } from "./access/context.ts";
import { cookiesOf } from "./access/cookies.ts";
import { isKey } from "./access/secrets.server.ts";
import { keepSession, readSession } from "./access/sessions.server.ts";
import { deskRoutes } from "./routes.tsx";
import { Document } from "./shell/document.tsx";
import { DeskProblem } from "./shell/problem.tsx";
import type { DeskRoute } from "./shell/route.ts";
import { visitContext } from "./shell/visit.ts";

export type DeskOptions = Pick<Access, "people" | "mailIsSent"> & Pick<Parameters<typeof Document>[0], "files">;

/** Data about a request that is not in it. `address`: the visitor's IP address, for rate limits. */
interface From {
  address: string;
  nonce: string | null;
  /** Takes the error for which the page of a problem is shown */
  failed(error: unknown): void;
}

/** Answers one request; undefined if the site should answer as for any unknown address. */
type RequestHandler = (request: Request, from: From) => Promise<Response | undefined>;

export interface DeskHandler {
  /** Called before the request's body is read. @returns undefined for a visitor who may not enter and never had a session */
  admit(path: string, cookies: string | undefined): Promise<RequestHandler | undefined>;
}

const refuse = () => {
  throw data(null, 403);
};

/** An unknown address of the desk, opened by a signed-in person. */
const nowhere: RouteObject = {
  path: "*",
  loader() {
    throw data(null, 404);
  },
  // React Router writes a warning to the log for a route without one.
  Component: () => null,
  ErrorBoundary: DeskProblem,
};

/** The routes in React Router's format. @param refused whether `ownerOnly` routes are refused, as they are for staff */
const routesFor = (refused: boolean): RouteObject[] => [
  ...deskRoutes.map((route: DeskRoute) => {
    const { path, loader, action, Component } = route;
    const forbidden = refused && route.ownerOnly;
    return {
      id: path,
      path,
      ...(forbidden ? { loader: refuse } : loader && { loader }),
      ...(action && { action: forbidden ? refuse : action }),
      ...(Component && { Component }),
      ErrorBoundary: DeskProblem,
      handle: route,
    };
  }),
  nowhere,
];

const tables = { owner: createStaticHandler(routesFor(false)), staff: createStaticHandler(routesFor(true)) };

export function deskHandler(ports: Ports, { people, files, mailIsSent }: DeskOptions): DeskHandler {
  const secure = ports.settings.origin.startsWith("https:");
  return {
    async admit(path, header) {
      const matched = matchRoutes(tables.owner.dataRoutes, path)?.at(-1)?.route.handle as DeskRoute | undefined;
      const cookies = cookiesOf(header, secure);
      const key = cookies.get("session");
      const entered = await readSession(ports, people, key);
      if (!entered && !matched?.open)
        return key && isKey(key) ? async ({ url }) => signInAgain(new URL(url), matched) : undefined;
      if (key && entered?.extended) keepSession(key, cookies);
      return (request, from) => handleRequest(request, from, matched, { people, mailIsSent, cookies, entered });
    },
  };

  async function handleRequest(
    request: Request,
    { address, nonce, failed }: From,
    route: DeskRoute | undefined,
    access: Access,
  ): Promise<Response | undefined> {
    const { entered, cookies } = access;
    const context = new RouterContextProvider();
    context.set(portsContext, ports);
    context.set(nonceContext, nonce);
    context.set(clientAddressContext, address);
    context.set(accessContext, access);
    if (entered)
      context.set(visitContext, {
        actor: entered.person,
        sessionId: entered.sessionId,
        say: (text) => cookies.set("message", encodeURIComponent(text), 60),
      });
    const { query, queryRoute, dataRoutes } = tables[entered?.person.kind ?? "owner"];
    const finish = (response: Response) => {
      for (const [name, value] of fixedHeaders) if (!response.headers.has(name)) response.headers.set(name, value);
      for (const line of cookies.lines) response.headers.append("Set-Cookie", line);
      return response;
    };

    if (route && !route.Component) {
      const found = await queryRoute(request, { routeId: route.path, requestContext: context }).catch(thrown);
      if (found instanceof Response && !(found.status === 404 && route.open)) return finish(found);
      if (found instanceof Response) return undefined;
      throw new Error(`${route.path} has no Component and answered without a Response`);
    }
    const state = await query(request, { requestContext: context });
    // A redirect, or a Response that a loader threw.
    if (state instanceof Response) return finish(state);
    for (const error of Object.values(state.errors ?? {}))
      if (!isRouteErrorResponse(error)) {
        ports.log.error("desk.failed", error);
        failed(error);
      }
    // Not of a page of its own, such as a performer's whose link was cut short.
    if (!entered && state.statusCode === 404 && state.errors) return undefined;
    const message = cookies.get("message");
    if (message) cookies.set("message", "", 0);
    const html = renderToStaticMarkup(
      <Document
        files={files}
        person={route?.open ? undefined : entered?.person}
        path={new URL(request.url).pathname}
        message={message && decoded(message)}
        answer={request.method === "POST"}
      >
        <StaticRouterProvider router={createStaticRouter(dataRoutes, state)} context={state} hydrate={false} />
      </Document>,
    );
    const headers = new Headers({ "Content-Type": "text/html; charset=utf-8" });
    for (const given of [...Object.values(state.actionHeaders), ...Object.values(state.loaderHeaders)])
      for (const [name, value] of given) headers.set(name, value);
    const shown = unbrokenHtml(html, 'class="nowrap"');
    return finish(new Response(`<!DOCTYPE html>${shown}`, { status: state.statusCode, headers }));
  }
}

/**
 * Redirects to the sign-in page. Used only for browsers whose cookie has the format of a session key, so that nobody else learns that
 * there is a desk. After signing in, the visitor returns to the page with the form, where the draft of what was typed is offered again. If
 * the address only accepts forms, or has a query that would be lost, they return to the first page, which links to the draft.
 */
function signInAgain({ pathname, search }: URL, route: DeskRoute | undefined): Response {
  const to = route?.Component && search === "" ? `?to=${pathname}` : "";
  return new Response(null, { status: 303, headers: { Location: `/desk/sign-in${to}`, "Cache-Control": "no-store" } });
}

const fixedHeaders = [
  ["Cache-Control", "private, no-store"],
  ["X-Robots-Tag", "noindex"],
] as const;

/** Turns what a route without a Component threw, `data(null, 404)` or a Response, into a Response. @throws everything else */
function thrown(error: unknown): Response {
  if (error instanceof Response) return error;
  if (isRouteErrorResponse(error)) return new Response(null, { status: error.status });
  throw error;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text).slice(0, 500);
  } catch {
    return undefined;
  }
}
