/** / searches, j and k move through the rows, ? lists the keys. Can be switched off for people who dictate (WCAG 2.1.4). */
import { dropItem, keepItem, readItem } from "../../../ui/storage.ts";

const offKey = "desk-keys-off";
let off = readItem("localStorage", offKey) !== null;

const help = [
  ["/", "search"],
  ["j", "next row"],
  ["k", "row before"],
  ["Enter", "open the row"],
  ["?", "this help"],
] as const;

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

export function listenToKeys(): void {
  for (const out of document.querySelectorAll("form[action='/desk/sign-out']")) {
    out.insertAdjacentHTML("beforeend", '<button type="button" class="desk-quiet">Keyboard</button>');
    out.lastElementChild?.addEventListener("click", showHelp);
  }
  document.addEventListener("keydown", (event) => {
    if (off || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const does = { "/": search, j: () => walk(1), k: () => walk(-1), "?": showHelp }[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  });
}

function search(): void {
  const field = document.querySelector<HTMLInputElement>("[data-search]");
  if (field) field.focus();
  else location.assign("/desk/bookings#q");
}

/** Moves the focus to the next row's first link; Enter then follows it without our help. */
function walk(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>("[data-row]")].flatMap(
    (row) => row.querySelector<HTMLAnchorElement>("a") ?? [],
  );
  const here = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = here < 0 && step < 0 ? links.length - 1 : Math.min(links.length - 1, Math.max(0, here + step));
  links[next]?.focus();
}

function showHelp(): void {
  const dialog = document.createElement("dialog");
  dialog.className = "desk-keys";
  dialog.ariaLabel = "Keys";
  const keys = help.map(([key, what]) => `<dt>${key}</dt><dd>${what}</dd>`).join("");
  dialog.innerHTML = `<h2>Keys</h2><dl>${keys}</dl><label><input type="checkbox"> These keys work</label>
    <button type="button" class="button button-small">Close</button>`;
  const works = dialog.querySelector("input") as HTMLInputElement;
  works.checked = !off;
  works.addEventListener("change", () => {
    off = !works.checked;
    if (off) keepItem("localStorage", offKey, "yes");
    else dropItem("localStorage", offKey);
  });
  dialog.addEventListener("close", () => dialog.remove());
  dialog.querySelector("button")?.addEventListener("click", () => dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}
