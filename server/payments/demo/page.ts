import { escaped, type Page } from "../../http/plain-page.ts";
import type { Ending, Session } from "./books.ts";

/** "£65.26". Integers only. */
const poundsOf = (pence: number) =>
  `£${((pence - (pence % 100)) / 100).toLocaleString("en-GB")}.${String(pence % 100).padStart(2, "0")}`;

const styles = `
*, *::before { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: #cfe0ff; color: #2b0f2f; font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: clamp(1.5rem, 8vh, 5rem) 1.25rem 4rem; }
.notice { margin: 0 0 1.5rem; padding: .75rem 1rem; border: 2px dashed #2b0f2f; border-radius: 14px; background: #ffb92e; font-weight: 700; }
.card { padding: clamp(1.25rem, 5vw, 2.25rem); border: 2px solid #2b0f2f; border-radius: 24px; background: #fff; box-shadow: 0 4px 0 #2b0f2f; }
h1 { margin: 0; font-size: 1.25rem; line-height: 1.3; overflow-wrap: anywhere; text-wrap: balance; }
.sum { margin: .5rem 0 0; font-size: clamp(2.5rem, 12vw, 3.5rem); font-weight: 800; line-height: 1.1; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1.25rem 0 0; }
dt { color: #6b5560; } dd { margin: 0; overflow-wrap: anywhere; }
form { display: grid; gap: .75rem; margin-top: 1.75rem; }
button, .button { display: block; width: 100%; min-height: 52px; padding: .75rem 1.25rem; border: 2px solid #2b0f2f; border-radius: 999px; background: #fff; color: inherit; font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer; }
button.main, .button { background: #ff5b4a; box-shadow: 0 4px 0 #2b0f2f; }
button:hover, .button:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid #3f4bd8; outline-offset: 3px; }
.small { margin: 1.5rem 0 0; font-size: 1rem; }
`;

const page = (title: string, content: string): Page => ({
  title,
  styles,
  body: `<p class="notice">This is a demonstration. No money moves, whatever you press.</p>
<div class="card">
${content}
</div>`,
});

export const checkoutPage = ({ pence, description, reference }: Session) =>
  page(
    `Demonstration payment: ${poundsOf(pence)}`,
    `<h1>${escaped(description)}</h1>
<p class="sum">${poundsOf(pence)}</p>
<dl><dt>Reference</dt><dd translate="no">${escaped(reference)}</dd></dl>
<form method="post">
<button class="main" name="action" value="pay">Pretend to pay ${poundsOf(pence)}</button>
<button name="action" value="fail">Pretend the card is refused</button>
<button name="action" value="give-up">Give up and go back</button>
</form>
<p class="small">Where real payments are taken, the payment company’s own page is here and asks for a card.</p>`,
  );

const endings = {
  paid: "This payment went through",
  failed: "This payment was refused",
  expired: "This payment is over",
} as const satisfies Record<Ending["outcome"], string>;

export const endedPage = ({ pence, returnUrl, cancelUrl }: Session, outcome: Ending["outcome"]) =>
  page(
    endings[outcome],
    `<h1>${endings[outcome]}</h1>
<p class="sum">${poundsOf(pence)}</p>
<p class="small">It can’t be changed here any more.</p>
<form><a class="button" href="${escaped(outcome === "expired" ? cancelUrl : returnUrl)}">Back to the site</a></form>`,
  );

export const gonePage = page(
  "No such payment",
  `<h1>There is no such payment here</h1>
<p class="small">The link may be old or cut short.</p>
<form><a class="button" href="/">Go to the home page</a></form>`,
);
