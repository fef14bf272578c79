/**
 * The keyboard: / searches, j and k walk through the rows, Enter opens one, ? lists the keys. Never while somebody types. Whoever dictates,
 * or touches keys by chance, switches them off (WCAG 2.1.4).
 */
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
  for (const out of document.querySelectorAll("form[action='/desk/sign-out']"))
    out.append(button("Keyboard", "desk-quiet", showHelp));
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

/** Moves to the next row's first link, which Enter follows by itself. */
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
  const title = document.createElement("h2");
  title.textContent = "Keys";
  const list = document.createElement("dl");
  for (const [key, what] of help) {
    const name = document.createElement("dt");
    const meaning = document.createElement("dd");
    name.textContent = key;
    meaning.textContent = what;
    list.append(name, meaning);
  }
  const works = document.createElement("input");
  works.type = "checkbox";
  works.checked = !off;
  works.addEventListener("change", () => {
    off = !works.checked;
    if (off) keepItem("localStorage", offKey, "yes");
    else dropItem("localStorage", offKey);
  });
  const label = document.createElement("label");
  label.append(works, " These keys work");
  dialog.addEventListener("close", () => dialog.remove());
  dialog.append(
    title,
    list,
    label,
    button("Close", "button button-small", () => dialog.close()),
  );
  document.body.append(dialog);
  dialog.showModal();
}

function button(text: string, className: string, press: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.textContent = text;
  button.addEventListener("click", press);
  return button;
}
