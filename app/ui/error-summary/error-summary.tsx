import { type MouseEvent, useEffect, useRef } from "react";

export interface Mistake {
  /** Id of the input with the error; undefined if the error is about the whole form */
  field?: string;
  message: string;
}

interface ErrorSummaryProps {
  mistakes: Mistake[];
  /** A new object with each answer of the server: the summary takes the focus each time */
  answer: unknown;
}

/** "There is a problem", as in the GOV.UK design system: takes the focus, and links to each field with an error. */
export function ErrorSummary({ mistakes, answer }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = mistakes.length > 0;
  useEffect(() => {
    if (answer && shown) box.current?.focus();
  }, [answer, shown]);
  if (!shown) return null;
  return (
    // Without JavaScript the attribute moves the focus when the page loads.
    // biome-ignore lint/a11y/noAutofocus: the visitor sent the form and has to hear why it came back
    <div ref={box} className="error-summary" role="alert" aria-labelledby="error-summary-title" tabIndex={-1} autoFocus>
      <h2 id="error-summary-title">There is a problem</h2>
      <ul role="list">
        {mistakes.map(({ field, message }) => (
          <li key={message}>
            {field ? (
              <a href={`#${field}`} onClick={(event) => goTo(field, event)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** With its label in view. No link to its id: the router treats a new hash as another page, without the errors. */
function goTo(field: string, event: MouseEvent): void {
  const input = document.getElementById(field);
  if (!input) return;
  event.preventDefault();
  input.focus({ preventScroll: true });
  (input.closest(".field") ?? input).scrollIntoView();
}
