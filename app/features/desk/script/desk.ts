/** The desk's only script. It just adds conveniences: every screen works without it. */
import { sayDays } from "./day-in-words.ts";
import { keepDrafts } from "./drafts.ts";
import { listenToKeys } from "./keys.ts";
import { showLiveTotals } from "./live-total.ts";
import { offerPasskeys } from "./passkeys.ts";
import { watchSession } from "./signed-in.ts";
import { showWork } from "./working.ts";

listenToKeys();
watchSession(keepDrafts());
showWork();
showLiveTotals();
sayDays();
for (const box of document.querySelectorAll<HTMLElement>("[data-passkey]")) offerPasskeys(box);
// The address may name a part of the page: a link in the error summary leaves the id of its field there, and what was done in a part leads
// back to it. The browser would give that part the focus instead of the summary or the confirmation, which is out of sight at the top.
const confirmation = document.querySelector<HTMLElement>(".desk-confirmation");
const answer = document.querySelector<HTMLElement>(".error-summary") ?? confirmation;
if (answer && location.hash) {
  const part = document.getElementById(location.hash.slice(1))?.closest(".desk-panel");
  if (answer === confirmation) part?.querySelector(".desk-panel-head")?.after(answer);
  history.replaceState(null, "", location.pathname + location.search);
  answer.focus();
}
if (location.hash === "#q") document.getElementById("q")?.focus();
