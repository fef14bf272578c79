/** The keyboard: / searches, j and k walk through the rows, Enter opens one, ? lists the keys. Never while somebody types. */

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
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
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
  const close = document.createElement("button");
  close.className = "button button-small";
  close.textContent = "Close";
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.append(title, list, close);
  document.body.append(dialog);
  dialog.showModal();
}
