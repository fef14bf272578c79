import { type KeyboardEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Choice } from "./rules.ts";
import { choose, leaveAsItIs } from "./store.ts";
import { useOutOfTheWay } from "./use-out-of-the-way.ts";
// Imported here and not in the page's stylesheet, so that it loads only when the question is shown.
import "./consent.css";

export interface BannerProps {
  /** The visitor's earlier answer */
  choice: Choice | null;
  /** Whether the visitor opened the question again */
  asked: boolean;
}

/** The question, with two equal buttons. Not a dialog: the page behind it stays usable. */
export function Banner({ choice, asked }: BannerProps) {
  const banner = useRef<HTMLElement>(null);
  const { shown, side } = useOutOfTheWay(banner, asked);

  // If the visitor opened the banner, it gets the focus, which returns afterwards.
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (!asked) return;
    cameFrom.current = document.activeElement;
    banner.current?.focus({ preventScroll: true });
  }, [asked]);

  function leave(then: () => void) {
    const back = asked ? cameFrom.current : document.querySelector("main");
    if (banner.current?.contains(document.activeElement)) (back as HTMLElement | null)?.focus({ preventScroll: true });
    then();
  }
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === "Escape" && asked) leave(leaveAsItIs);
  }

  return (
    <section
      ref={banner}
      className="consent"
      data-waiting={shown ? undefined : ""}
      data-side={side}
      aria-labelledby="consent-title"
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <div className="consent-copy">
        <h2 id="consent-title">May we set advertising cookies?</h2>
        <p>
          Say yes, and a Google tag sets cookies that tell us which ad led to a request. Say no, and it is never loaded.{" "}
          <Link to="/privacy#cookies">What it does</Link>
        </p>
        {choice && <p>So far you have said {choice.granted ? "yes" : "no"}.</p>}
      </div>
      <div className="consent-answers">
        <button type="button" className="button button-small" onClick={() => leave(() => choose(false))}>
          No, thanks
        </button>
        <button type="button" className="button button-small" onClick={() => leave(() => choose(true))}>
          Yes, you may
        </button>
      </div>
    </section>
  );
}
