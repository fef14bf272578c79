import { type RefObject, useEffect, useRef, useState } from "react";
import { type Draft, justSent, keepDraft, readDraft } from "./draft.ts";
import { type FieldName, fieldNames, type Values } from "./fields.ts";
import { fillForm, readForm } from "./form-values.ts";
import type { Kind } from "./rules.ts";
import type { FormToken } from "./token.server.ts";

/** What an address such as ?act=drag-acts decides; a draft from another address does not overrule it. */
const fromAddress: readonly FieldName[] = ["act", "package", "performers"];

interface LiveForm {
  /** What the form holds now; before the scripts came, what the server sent */
  values: Values;
  token: FormToken;
  /** Whether scripts run: what needs them is shown only then */
  live: boolean;
  /** To be called on each change in the form */
  changed: () => void;
}

interface Arrived {
  /** What the server put into the form: its own suggestion, or what was sent to it */
  sent: Values;
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
  { sent, token, kind, answered, stored }: Arrived,
): LiveForm {
  const [values, setValues] = useState(sent);
  const [restored, setRestored] = useState<FormToken | null>(null);
  const [live, setLive] = useState(false);
  const waiting = useRef<Draft | null>(null);
  const current = answered ? token : (restored ?? token);

  const changed = () => {
    const form = ref.current;
    if (!form) return;
    const now = readForm(form);
    keepDraft({ from: location.pathname + location.search, kind, values: now, token: current });
    setValues(now);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts have come
  useEffect(() => {
    setLive(true);
    const draft = answered ? null : readDraft();
    if (!draft && wentBack() && justSent()) ref.current?.reset();
    if (!draft || !ref.current) return;
    const sameAddress = draft.from === location.pathname + location.search;
    if (stored && !sameAddress) return;
    const names = fieldNames.filter(
      (name) => sameAddress || !(fromAddress.includes(name) || (name === "place" && sent.place)),
    );
    fillForm(ref.current, draft.values, names);
    // The act's packages are drawn first, and chosen from after that.
    waiting.current = sameAddress ? draft : null;
    if (draft.kind === kind) setRestored(draft.token);
    setValues(readForm(ref.current));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another act has other packages, so the form has changed again
  useEffect(() => {
    const draft = waiting.current;
    if (draft && draft.values.act !== values.act) return;
    waiting.current = null;
    if (draft && ref.current) fillForm(ref.current, draft.values, ["package", "performers"]);
    // Nothing typed is nothing to keep: a page that was only looked at leaves no trace.
    const now = live && ref.current ? readForm(ref.current) : sent;
    if (fieldNames.some((name) => now[name] !== sent[name])) changed();
  }, [values.act, live]);

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

function wentBack(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  return (arrival as PerformanceNavigationTiming | undefined)?.type === "back_forward";
}
