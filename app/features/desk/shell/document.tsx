import type { ReactNode } from "react";
import { Brand } from "../../../ui/brand/brand.tsx";
import { site } from "../../site/site.server.ts";
import type { DeskUser } from "../access/people.ts";
import { Navigation, placesFor } from "./navigation.tsx";
import { Submit, takesFocus } from "./screen.tsx";

/** Addresses of the built stylesheet and script (scripts/build/desk-files.ts). */
export interface DeskFiles {
  style: string;
  script: string;
}

interface DocumentProps {
  files: DeskFiles;
  /** Undefined on the sign-in pages */
  person: DeskUser | undefined;
  path: string;
  /** The message of the last action */
  message: string | undefined;
  /** Whether the page is the answer to a form that was sent to it */
  answer: boolean;
  children: ReactNode;
}

/** The document around every screen. It is not hydrated by scripts: links and forms do everything. */
export function Document({ files, person, path, message, answer, children }: DocumentProps) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={import.meta.env.PAPER} />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={files.style} />
        <script type="module" src={files.script} />
      </head>
      <body
        className={person ? "desk" : "desk desk-outside"}
        data-person={person?.email}
        data-answer={answer || undefined}
      >
        <a className="skip button button-small" href="#main">
          Skip to the page
        </a>
        {person && (
          <header className="desk-side">
            <a className="desk-brand" href="/desk">
              {site.name}
            </a>
            <Navigation all={placesFor(person.kind)} path={path} />
            <form method="post" action="/desk/sign-out" className="desk-person">
              <span title={person.email}>{person.email}</span>
              {person.kind === "staff" && <small>Staff</small>}
              <Submit kind="quiet">Sign out</Submit>
            </form>
          </header>
        )}
        <div className="desk-page">
          {!person && (
            <header>
              <Brand name={site.name} />
            </header>
          )}
          {message && (
            <p className="desk-confirmation" role="status" {...takesFocus}>
              {message}
            </p>
          )}
          {children}
        </div>
      </body>
    </html>
  );
}
