import { type ReactNode, useEffect, useState } from "react";
import { ErrorScreen, errorHeading, errorText } from "../ui/error-screen/error-screen.tsx";
import { kindOf } from "../ui/error-screen/kind.ts";
import { offersCacheClear } from "../ui/error-screen/reload-rules.ts";
import { focusOn } from "../ui/head/focus-on.ts";
import { type ErrorState, errorState, reloadPage, reloadWithCacheClear } from "./error-state.ts";
import { messageOf } from "./report.ts";

interface ProblemProps {
  error: unknown;
  name: string;
  children?: ReactNode;
}

/** The state that the server renders, and the browser until it has read its storage. */
const initial: ErrorState = { reloads: 0, recovering: false, canGoBack: false };

function useErrorState({ error, name }: ProblemProps, fullPage: boolean): ErrorState {
  const [state, setState] = useState(initial);
  useEffect(() => {
    try {
      setState(errorState(error, name, fullPage));
    } catch {
      // The screen itself must stay, whatever fails in an unusual browser.
    }
  }, [error, name, fullPage]);
  return state;
}

/** The error screen, which replaces a whole page. */
export function Problem(props: ProblemProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each error puts the screen up again
  useEffect(() => {
    // The focused element is gone with the page. A screen that the server sent begins at its top like any other page.
    try {
      const live = document.documentElement.classList.contains("hydrated");
      if (live && document.activeElement === document.body) focusOn("main h1");
    } catch {
      // An error thrown here would show the screen again in a loop.
    }
  }, [props.error]);
  return (
    <ErrorScreen
      kind={kindOf(messageOf(props.error))}
      {...useErrorState(props, true)}
      onReload={reloadPage}
      onReloadWithCacheClear={reloadWithCacheClear}
      onGoBack={() => history.back()}
    >
      {props.children}
    </ErrorScreen>
  );
}

/** Replaces one part of a page. The rest is still useful, so nothing reloads automatically. */
export function PartProblem(props: ProblemProps) {
  const { reloads } = useErrorState(props, false);
  const kind = kindOf(messageOf(props.error));
  return (
    <div className="wrap section">
      <div className="card stack error-screen-part" role="alert">
        <h2>{errorHeading}</h2>
        <p>{errorText[kind]}</p>
        <div className="buttons">
          <button type="button" className="button button-small" onClick={reloadPage}>
            Reload Page
          </button>
          {offersCacheClear(kind, reloads) && (
            <button type="button" className="button button-small" onClick={reloadWithCacheClear}>
              Reload with Cache Clear
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
