import { exactPounds } from "../../../app/ui/money.ts";
import { escaped, type Page } from "../../http/plain-page.ts";
import type { Ending, Session } from "./checkouts.ts";
import styles from "./demo.css?inline";
import { chocolateMoney } from "./drawing.ts";

const page = (title: string, content: string): Page => ({
  title,
  styles,
  body: `<header>
<h1 class="title">This is a <span class="accent">demonstration</span></h1>
<p class="lede pretence">No money moves, whatever you press.</p>
</header>
<section class="card pay">
${content}
</section>
${chocolateMoney}`,
});

export const checkoutPage = ({ pence, description }: Session) =>
  page(
    `Demonstration payment: ${exactPounds(pence)}`,
    `<h2 translate="no">${escaped(description)}</h2>
<p class="sum">${exactPounds(pence)}</p>
<form method="post">
<button class="button button-main" name="action" value="pay">Pretend to pay ${exactPounds(pence)}</button>
<button class="button" name="action" value="fail">Pretend the card is refused</button>
<button class="button" name="action" value="give-up">Give up and go back</button>
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
    `<h2>${endings[outcome]}</h2>
<p class="sum">${exactPounds(pence)}</p>
<p class="small">It can’t be changed here any more.</p>
<form><a class="button button-main" href="${escaped(outcome === "expired" ? cancelUrl : returnUrl)}">Back to the site</a></form>`,
  );

export const gonePage = page(
  "No such payment",
  `<h2>There is no such payment here</h2>
<p class="small">The link may be old or cut short.</p>
<form><a class="button button-main" href="/">Go to the home page</a></form>`,
);
