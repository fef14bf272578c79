/**
 * Drafts of forms. What is typed is kept in this tab until the server has accepted it, and is put back into its form after the session
 * ended, the connection was lost or Back was pressed. Drafts belong to one person. A draft is deleted when its form succeeds; signing out
 * deletes all.
 */
import { allItems, dropItem, keepItem, readItem } from "../../../ui/storage.ts";

interface Draft {
  /** The page's title, and the value of each field by its name: as typed, and as the server sent it */
  title: string;
  typed: Values;
  had: Values;
  /** The form was sent, and no answer has confirmed it yet */
  sent: boolean;
}
type Values = Record<string, string>;

/** Prefix of a draft's key. The page's address, a space and the id of the form's first field follow. */
const prefix = "desk-draft ";
const whose = "desk-draft-person";
const here = location.pathname + location.search;

/** @returns whether drafts can be kept */
export function keepDrafts(): boolean {
  const { person } = document.body.dataset;
  for (const line of document.querySelectorAll<HTMLElement>("[data-drafts]")) line.hidden = drafts().length === 0;
  if (!person) return false;
  if (readItem("sessionStorage", whose) !== person) clearDrafts();
  if (!keepItem("sessionStorage", whose, person)) return false;
  for (const out of document.querySelectorAll("form[action='/desk/sign-out']"))
    out.addEventListener("submit", clearDrafts);
  const done = document.querySelector(".desk-confirmation") !== null;
  if (done) for (const [key, { sent }] of drafts()) if (sent) drop(key);
  for (const form of document.querySelectorAll<HTMLFormElement>("main form[method=post]")) keep(form);
  for (const [key, draft] of drafts()) if (draft.sent) put(key, { ...draft, sent: false });
  if (location.pathname === "/desk") void goOn();
  return true;
}

const drafts = () =>
  allItems("sessionStorage")
    .filter(([key]) => key.startsWith(prefix))
    .flatMap(([key, text]) => {
      const draft = parseDraft(text);
      return draft ? [[key, draft] as const] : [];
    });
/** An older release, or somebody by hand, may have written the text. */
const parseDraft = (text: string): Draft | null => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
const drop = (key: string) => dropItem("sessionStorage", key);
const put = (key: string, draft: Draft) => keepItem("sessionStorage", key, JSON.stringify(draft));

function clearDrafts(): void {
  for (const [key] of drafts()) drop(key);
  drop(whose);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that a person fills in, the idempotency key, and the details of price lines. */
const fieldsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Field[]).filter(
    ({ name, type }) =>
      /^(text|tel|email|date|time|textarea|select-one|checkbox|radio)$/.test(type) || /^key$|-detail$/.test(name),
  );
const isChoice = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";
const isSelect = (field: Field): field is HTMLSelectElement => field.type === "select-one";
const nameOf = (field: Field) => (isChoice(field) ? `${field.name}=${field.value}` : field.name);
const shownIn = (field: Field) => (isChoice(field) ? String(field.checked) : field.value);
/** The value that the server sent, even if something was typed, or restored by the browser, before this script ran. */
function servedIn(field: Field): string {
  if (isChoice(field)) return String(field.defaultChecked);
  if (!isSelect(field)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}
const valuesOf = (form: HTMLFormElement, read: (field: Field) => string): Values =>
  Object.fromEntries(fieldsOf(form).map((field) => [nameOf(field), read(field)]));
/** Whether two sets of values are the same. A field that is missing from one counts as empty: it belongs to an empty price line. */
const same = (one: Values, other: Values) =>
  Object.entries(one).every(([name, value]) => name === "key" || (other[name] ?? "") === value);

function keep(form: HTMLFormElement): void {
  const first = fieldsOf(form).find(({ id }) => id !== "");
  if (!first) return;
  const key = `${prefix}${here} ${first.id}`;
  const had = valuesOf(form, servedIn);
  const before = drafts().find(([one]) => one === key)?.[1];
  const store = (sent: boolean) => {
    const typed = valuesOf(form, shownIn);
    const from = before?.had ?? had;
    if (same(typed, from)) drop(key);
    else put(key, { title: document.title, typed, had: from, sent });
  };
  form.addEventListener("input", () => store(false));
  form.addEventListener("submit", () => store(true));
  // The page is the answer to this form: it shows what was sent and what was worked out from it. Nobody else changed it, so nothing is
  // offered.
  if (before?.sent && "answer" in document.body.dataset) store(false);
  else if (before && !same(before.typed, had)) offer(form, key, before, same(before.had, had));
  else if (!same(valuesOf(form, shownIn), had)) store(false);
}

/** @param unchanged whether nobody saved anything meanwhile; the draft is then put back without asking */
function offer(form: HTMLFormElement, key: string, { typed }: Draft, unchanged: boolean): void {
  const line = Object.assign(document.createElement("p"), { className: "note desk-note", role: "status" });
  const button = Object.assign(document.createElement("button"), { type: "button", className: "desk-quiet" });
  const putBack = (fields: Field[]) => {
    for (const field of fields) {
      const value = typed[nameOf(field)];
      if (value === undefined) continue;
      if (isChoice(field)) field.checked = value === "true";
      else field.value = value;
      const detail = field.type === "hidden" && field.closest("[data-line]")?.querySelector("small");
      if (detail) detail.textContent = value;
    }
    form.closest("details")?.setAttribute("open", "");
    form.dispatchEvent(new Event("input", { bubbles: true }));
    line.replaceChildren("What you typed before is back. ", button);
    button.textContent = "Throw it away";
    button.onclick = () => {
      drop(key);
      location.replace(here);
    };
  };
  line.append("It has changed since you typed something here. ", button);
  button.textContent = "Put back what you typed";
  button.onclick = () => {
    addLines(form, typed);
    putBack(fieldsOf(form));
  };
  form.prepend(line);
  if (unchanged) addLines(form, typed);
  // Fields changed since the server sent them are left alone: what was typed before this script ran is newer than the draft.
  if (unchanged) putBack(fieldsOf(form).filter((field) => shownIn(field) === servedIn(field)));
}

/** Adds as many price lines as the draft has: "Work it out" can give a price more lines than its page starts with. */
function addLines(form: HTMLFormElement, typed: Values): void {
  let last = [...form.querySelectorAll<HTMLElement>("[data-line]")].at(-1);
  while (last) {
    const line = Number(last.dataset.line);
    const from = last;
    if (!(`line-${line + 1}-label` in typed)) return;
    last = from.cloneNode(true) as HTMLElement;
    last.dataset.line = String(line + 1);
    for (const input of last.querySelectorAll("input")) {
      input.id = input.id.replace(`${line}`, `${line + 1}`);
      input.name = input.name.replace(`${line}`, `${line + 1}`);
      input.defaultValue = "";
      input.value = "";
    }
    for (const label of last.querySelectorAll("label")) {
      label.htmlFor = label.htmlFor.replace(`${line}`, `${line + 1}`);
      label.innerHTML = label.innerHTML.replace(`${line + 1}`, `${line + 2}`);
    }
    from.after(last);
  }
}

/** On the first screen after signing in, offers links to forms with a draft. A draft whose page is gone (an erased booking) is dropped. */
async function goOn(): Promise<void> {
  const addressOf = (key: string) => key.slice(prefix.length, key.lastIndexOf(" "));
  for (const [key] of drafts()) {
    const answer = await fetch(addressOf(key), { method: "HEAD" }).catch(() => undefined);
    if (answer?.status === 404) drop(key);
  }
  const left = drafts();
  const [only] = left;
  if (only && document.referrer.includes("/desk/sign-in")) location.replace(addressOf(only[0]));
  for (const [key, { title }] of left) {
    const line = Object.assign(document.createElement("p"), { className: "note desk-note" });
    const textContent = title.replace(/^Error: | \| Desk$/g, "");
    const link = Object.assign(document.createElement("a"), { href: addressOf(key), textContent });
    line.append("Typed and not sent: ", link);
    document.querySelector(".desk-head")?.after(line);
  }
}
