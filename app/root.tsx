import type { ReactNode } from "react";
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
import { type SiteForPages, siteForPages } from "./features/site/site.server.ts";
import { BootScript } from "./first-paint/boot-script.tsx";
import { Stylesheet } from "./first-paint/stylesheet.tsx";
import { NotFound } from "./pages/not-found/not-found.tsx";
import { Shell } from "./pages/shell/shell.tsx";
import { NavigationBoundary } from "./startup/boundary.tsx";
import { HeadScripts } from "./startup/head-scripts.tsx";
import { MarkHydrated } from "./startup/mark-hydrated.tsx";
import { Problem } from "./startup/problem.tsx";
import { ReloadIfStuckAfterBack } from "./startup/reload-if-stuck.tsx";
import { errorHeading } from "./ui/error-screen/error-screen.tsx";

/** Content only: prerendered pages fix this result at build time, so it must not contain anything about a visitor. */
export const loader = () => siteForPages();

// Content does not change while a tab is open.
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={import.meta.env.PAPER} />
        {/* A page may be shown without its meta tags, as long as it has a title. */}
        <NavigationBoundary fallback={() => <title>{site?.name ?? errorHeading}</title>}>
          <Meta />
        </NavigationBoundary>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <HeadScripts />
        <Stylesheet />
        <Links />
      </head>
      <body>
        <NavigationBoundary fallback={(error) => <AppProblem error={error} phone={site?.phone} />}>
          {site ? <Shell site={site}>{children}</Shell> : children}
        </NavigationBoundary>
        <ScrollRestoration />
        <Scripts />
        <BootScript />
      </body>
    </html>
  );
}

/** Replaces everything in the body, including the shell, which otherwise shows the phone number. */
const AppProblem = ({ error, phone }: { error: unknown; phone: SiteForPages["phone"] | undefined }) => (
  <Problem error={error} name="App">
    {phone && (
      <p>
        Or call us on <a href={phone.href}>{phone.display}</a>.
      </p>
    )}
  </Problem>
);

/** Its boundary is within the shell, so that header and footer stay usable. */
export default function Root() {
  return (
    <NavigationBoundary fallback={(error) => <Problem error={error} name="Routes" />}>
      <MarkHydrated />
      <ReloadIfStuckAfterBack />
      <Outlet />
    </NavigationBoundary>
  );
}

/** Errors of loaders. Errors while a page renders are caught by the boundaries above. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <MarkHydrated />
        <ReloadIfStuckAfterBack />
        <NotFound />
      </>
    );
  }
  return (
    <>
      <title>{errorHeading}</title>
      <Problem error={error} name="Routes" />
    </>
  );
}
