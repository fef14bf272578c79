import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { FormToken } from "../../../forms/form.ts";
import type { Kind } from "../status.ts";
import { type Draft, justSent, keepDraft, readDraft } from "./draft.ts";
import { type QuoteField, type QuoteValues, quoteForm } from "./fields.ts";
import { fillForm, readForm } from "./form-values.ts";

/** One choice: an address such as ?act=drag-acts makes it, and a draft from another address does not overrule it. */
const choice: readonly QuoteField[] = ["act", "package", "performers"];

interface LiveForm {
  /** What the form holds now; before the scripts came, what the server sent */
  values: QuoteValues;
  token: FormToken;
  /** Whether scripts run: what needs them is shown only then */
  live: boolean;
  /** To be called on each change in the form */
  changed: () => void;
}

interface ServerForm {
  /** What the server put into the form: its own suggestion, or what was sent to it */
  sent: QuoteValues;
  token: FormToken;
  kind: Kind;
  /** That is an answer to a sent form, which is newer than any draft */
  answered: boolean;
  /** That is what a quote says already: only a draft of the same page is newer */
  stored: boolean;
}

/** Follows the form for the running price, and keeps a draft of it. */
export function useLiveForm(
  ref: RefObject<HTMLFormElement | null>,
  { sent, token, kind, answered, stored }: ServerForm,
): LiveForm {
  const [values, setValues] = useState(sent);
  const [restored, setRestored] = useState<FormToken | null>(null);
  const [live, setLive] = useState(false);
  const current = answered ? token : (restored ?? token);

  const keep = (now: QuoteValues, token: FormToken) =>
    keepDraft({ from: location.pathname + location.search, kind, values: now, token });

  const changed = () => {
    if (!ref.current) return;
    const now = readForm(ref.current);
    setValues(now);
    keep(now, current);
  };

  const start = (now: QuoteValues, token: FormToken) => {
    setValues(now);
    // Nothing typed is nothing to keep: a page that was only looked at leaves no trace.
    if (quoteForm.names.some((name) => now[name] !== sent[name])) keep(now, token);
  };

  // The one place where a draft comes back, before anything is drawn from the values: what is drawn later, such as the packages of
  // an act that are still to come, is drawn as they say.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts have come
  useLayoutEffect(() => {
    setLive(true);
    const form = ref.current;
    if (!form) return;
    const draft = answered ? null : readDraft();
    if (!draft && wentBack() && justSent()) form.reset();
    const sameAddress = draft?.from === location.pathname + location.search;
    if (!draft || (stored && !sameAddress)) return start(readForm(form), token);
    const key = draft.kind === kind ? draft.token : token;
    setRestored(key);
    start(restore(form, { draft: draft.values, sent, chosen: !sameAddress }), key);
  }, []);

  useEffect(() => {
    // A page that was kept whole comes back as it was left, with the answers and the key of the request that was sent.
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
  /** What the server put into the form: an answer that differs was typed before the scripts came, and is newer than any draft */
  sent: QuoteValues;
  /** The address has made the choice */
  chosen: boolean;
}

/** Puts a draft into the form. @returns what the form is to hold then */
function restore(form: HTMLFormElement, { draft, sent, chosen }: RestoreInput): QuoteValues {
  const typed = readForm(form);
  const untouched = (name: QuoteField) => typed[name] === sent[name];
  const withChoice = !chosen && choice.every(untouched);
  const restored = quoteForm.names.filter((name) => (choice.includes(name) ? withChoice : untouched(name)));
  fillForm(form, draft, chosen && sent.place ? restored.filter((name) => name !== "place") : restored);
  const now = readForm(form);
  // The draft's act may be gone; then so are its packages.
  if (!withChoice || now.act !== draft.act) return now;
  return { ...now, package: draft.package ?? now.package, performers: draft.performers ?? now.performers };
}

function wentBack(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  return (arrival as PerformanceNavigationTiming | undefined)?.type === "back_forward";
}
