import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { siteForPages } from "./features/site/site.server.ts";
import { NotFound } from "./pages/not-found/not-found.tsx";
import { Shell } from "./pages/shell/shell.tsx";
import { Stylesheet } from "./startup/stylesheet.tsx";

/** Content only: prerendered pages freeze this result at build time, so nothing of a visitor's may enter it. */
export const loader = () => siteForPages();

// Content does not change under an open tab.
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fff6ec" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Stylesheet />
        <Links />
      </head>
      <body>
        {site ? <Shell site={site}>{children}</Shell> : children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => document.documentElement.classList.add("hydrated"), []);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <main id="main" className="page-narrow">
      <h1 className="title">We encountered a problem</h1>
      <p>Sorry, something went wrong on our side. Please try again in a moment, or call us.</p>
      <p>
        <a className="button" href="/">
          Go to Homepage
        </a>
      </p>
    </main>
  );
}
