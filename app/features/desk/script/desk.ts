/** The desk's one script: conveniences alone. Every screen works without it. */
import { listenToKeys } from "./keys.ts";
import { offerPasskeys } from "./passkeys.ts";

listenToKeys();
for (const box of document.querySelectorAll<HTMLElement>("[data-passkey]")) offerPasskeys(box);
if (location.hash === "#q") document.getElementById("q")?.focus();
