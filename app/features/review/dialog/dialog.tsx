import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { useClosedByBack } from "../../../ui/dialog/use-closed-by-back.ts";
import { Cross } from "../../../ui/icon/icon.tsx";
import { Queries } from "../../../ui/query/queries.tsx";
import type { ReviewClaims } from "../claims.server.ts";
import type { ListedReview, Scope } from "../schema.ts";
import { ContentReviews, FetchedReviews } from "./dialog-reviews.tsx";

export interface ReviewsDialogProps {
  claims: ReviewClaims;
  scope: Scope & { about?: string };
  given: readonly ListedReview[] | undefined;
  /** Called when the dialog is closed in any way */
  onClosed(): void;
}

const focusable = "a[href], button:not(:disabled), input:checked, [tabindex='0']";

/** Tab on the last control moves the focus to the first one, and back with Shift: the browser alone would move it to its own toolbars. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== "Tab") return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
  const [first, last] = event.shiftKey ? [controls.at(-1), controls[0]] : [controls[0], controls.at(-1)];
  if (document.activeElement !== last) return;
  event.preventDefault();
  first?.focus();
}

/** Customer Reviews (specification, section 2): a native modal dialog, so that nothing behind it takes the focus, and Escape closes it. */
export function ReviewsDialog({ claims, scope, given, onClosed }: ReviewsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useClosedByBack(dialog);
  useEffect(() => {
    const page = document.documentElement;
    if (!dialog.current?.open) dialog.current?.showModal();
    page.classList.toggle("keeps-gutter", innerWidth > page.clientWidth);
    page.classList.add("behind-dialog");
    return () => page.classList.remove("behind-dialog", "keeps-gutter");
  }, []);

  return (
    <dialog
      ref={dialog}
      className="reviews-dialog"
      aria-labelledby={title}
      onClose={onClosed}
      onKeyDown={keepInside}
      // A click outside the dialog closes it; on a keyboard, Escape does.
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div>
        <div className="reviews-dialog-top">
          <h2 id={title}>Customer Reviews</h2>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            <Cross />
            <span className="visually-hidden">Close</span>
          </button>
        </div>
        {given ? (
          <ContentReviews claims={claims} given={given} />
        ) : (
          <Queries>
            <FetchedReviews claims={claims} scope={scope} />
          </Queries>
        )}
      </div>
    </dialog>
  );
}
