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
// A link in the error summary leaves the id of its field in the address. When the form comes back with errors again, that would move the
// focus to the field instead of the summary.
const errors = document.querySelector<HTMLElement>(".error-summary");
if (errors && location.hash) {
  history.replaceState(null, "", location.pathname + location.search);
  errors.focus();
}
if (location.hash === "#q") document.getElementById("q")?.focus();
