import type { ReactNode } from "react";
import { Poster } from "../poster/poster.tsx";
import { type ErrorKind, isBuildError } from "./kind.ts";
import { offersCacheClear } from "./reload-rules.ts";

interface ErrorScreenProps {
  kind: ErrorKind;
  reloads: number;
  /** Whether an automatic reload is about to happen */
  recovering: boolean;
  canGoBack: boolean;
  onReload(): void;
  onReloadWithCacheClear(): void;
  onGoBack(): void;
  /** Further help, such as a number to call */
  children?: ReactNode;
}

/** The specification's text for each kind of error; the last is the general apology. */
export const errorText = {
  network: "It looks like there was a problem loading some resources. This might be due to a network issue.",
  chunk: "We had trouble loading a part of this page. This usually happens when your browser cache needs refreshing.",
  script: "There was a problem loading the code for this page. Reloading with a cache clear usually fixes this.",
  other: "Sorry, something went wrong on our side. Please try again in a moment.",
} as const satisfies Record<ErrorKind, string>;

export const errorHeading = "We encountered a problem";

/** Replaces a page that could not be shown. It is readable without scripts, and one of its links works without them. */
export function ErrorScreen(props: ErrorScreenProps) {
  const { kind, reloads, recovering, canGoBack, children } = props;
  const last = canGoBack ? "button button-half" : "button";
  return (
    <main id="main" tabIndex={-1} className="error-screen">
      <div className="wrap message">
        <div className="stack message-words error-screen-copy" role="alert">
          <h1 className="title">{errorHeading}</h1>
          <p className="lede">{errorText[kind]}</p>
          {isBuildError(kind) && recovering && (
            <p className="error-screen-note">We will try to fix this automatically.</p>
          )}
          <div className="buttons">
            <button type="button" className="button button-main" onClick={props.onReload}>
              Reload Page
            </button>
            {offersCacheClear(kind, reloads) && (
              <button type="button" className="button" onClick={props.onReloadWithCacheClear}>
                Reload with Cache Clear
              </button>
            )}
            <a className={last} href="/">
              Go to Homepage
            </a>
            {canGoBack && (
              <button type="button" className={last} onClick={props.onGoBack}>
                Go Back
              </button>
            )}
          </div>
          {children}
        </div>
        <div className="framed error-screen-picture message-picture">
          <Poster name={kind === "network" ? "telephone" : "spilt-coupe"} alt="" shape="square" priority />
        </div>
      </div>
    </main>
  );
}
