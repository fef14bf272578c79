import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { FormToken } from "../../../forms/form.ts";
import { fieldsIn, fill, valuesIn } from "../../../forms/typed-values.ts";
import { type Draft, justSent, keepDraft, readDraft } from "./draft.ts";
import { type QuoteField, type QuoteValues, quoteForm } from "./fields.ts";

/** Restored from a draft together or not at all: an act in the address takes precedence over that of a draft from another page. */
const choice: readonly QuoteField[] = ["act", "package", "performers"];

interface LiveForm {
  /** The form's current values; the server's values until scripts run */
  values: QuoteValues;
  token: FormToken;
  /** Whether scripts run: controls that need them are shown only then */
  live: boolean;
  /** Call it on every change in the form */
  changed: () => void;
}

interface ServerForm {
  /** What the server put into the form: its own suggestion, or what was sent to it */
  sent: QuoteValues;
  token: FormToken;
  /** Whether this is the answer to a sent form, which is newer than any draft */
  answered: boolean;
  /** Whether the form holds a stored quote's values: only a draft from the same page is newer */
  stored: boolean;
}

/** Follows the form's values for the running price, and keeps a draft of them. */
export function useLiveForm(
  ref: RefObject<HTMLFormElement | null>,
  { sent, token, answered, stored }: ServerForm,
): LiveForm {
  const [values, setValues] = useState(sent);
  const [restored, setRestored] = useState<FormToken | null>(null);
  const [live, setLive] = useState(false);
  const current = answered ? token : (restored ?? token);

  const keep = (now: QuoteValues, token: FormToken) =>
    keepDraft({ from: location.pathname + location.search, values: now, token });

  const changed = () => {
    if (!ref.current) return;
    const now = readForm(ref.current);
    setValues(now);
    keep(now, current);
  };

  const start = (now: QuoteValues, token: FormToken) => {
    setValues(now);
    // If nothing was typed on a page, it stores no draft.
    if (quoteForm.names.some((name) => now[name] !== sent[name])) keep(now, token);
  };

  // Drafts are restored only here, before anything is drawn from the values, so that what loads later, such as the packages of an
  // act, is drawn from them too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts have come
  useLayoutEffect(() => {
    setLive(true);
    const form = ref.current;
    if (!form) return;
    const draft = answered ? null : readDraft();
    if (!draft && wentBack() && justSent()) form.reset();
    const sameAddress = draft?.from === location.pathname + location.search;
    if (!draft || (stored && !sameAddress)) return start(readForm(form), token);
    setRestored(draft.token);
    start(restore(form, { draft: draft.values, sent, chosen: !sameAddress }), draft.token);
  }, []);

  useEffect(() => {
    // The browser's back-forward cache shows a page as it was left, with the answers and the idempotency key of the request that was sent,
    // so the form is reset.
    const returned = (event: PageTransitionEvent) => {
      if (!event.persisted || !justSent()) return;
      ref.current?.reset();
      location.reload();
    };
    addEventListener("pageshow", returned);
    return () => removeEventListener("pageshow", returned);
  }, [ref]);

  return { values, token: current, live, changed };
}

interface RestoreInput {
  draft: Draft["values"];
  /** The server's values. Where the form differs from them, the customer typed before scripts ran, which is newer than any draft */
  sent: QuoteValues;
  /** Whether the address chooses the act */
  chosen: boolean;
}

const readForm = (form: HTMLFormElement): QuoteValues => ({ ...quoteForm.empty, ...valuesIn(fieldsIn(form)) });

/** Fills the form from a draft. @returns the values that the form then holds */
function restore(form: HTMLFormElement, { draft, sent, chosen }: RestoreInput): QuoteValues {
  const typed = readForm(form);
  const untouched = (name: QuoteField) => typed[name] === sent[name];
  // A draft of the same act keeps its package on another page too, unless that page's address names a package.
  const sameAct = draft.act === sent.act && !new URLSearchParams(location.search).has("package");
  const withChoice = (!chosen || sameAct) && choice.every(untouched);
  const named = (name: QuoteField) => chosen && (name === "place" || name === "guests") && sent[name] !== "";
  const restored = quoteForm.names.filter((name) =>
    choice.includes(name) ? withChoice : untouched(name) && !named(name),
  );
  fill(
    fieldsIn(form).filter(({ name }) => restored.some((one) => one === name)),
    draft,
  );
  for (const extras of form.querySelectorAll("details"))
    if (Object.values(valuesIn(fieldsIn(extras))).some(Boolean)) extras.open = true;
  const now = readForm(form);
  // The draft's act may no longer be in the catalogue; its packages are gone too then.
  if (!withChoice || now.act !== draft.act) return now;
  return { ...now, package: draft.package ?? now.package, performers: draft.performers ?? now.performers };
}

function wentBack(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  return (arrival as PerformanceNavigationTiming | undefined)?.type === "back_forward";
}
