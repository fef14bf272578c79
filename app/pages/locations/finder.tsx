import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useDeferredValue, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { type FinderIndex, type FindResult, findExactly, findPlaces, type Town } from "../../features/place/find.ts";
import { maxTypedLength, townStart } from "../../features/place/names.ts";
import { counted } from "../../ui/counted.ts";
import { LiveRegion } from "../../ui/live-region/live-region.tsx";
import { Queries } from "../../ui/query/queries.tsx";
import { Results } from "./entries.tsx";

interface FinderProps {
  /** The text and its results, on the page that answers without JavaScript */
  asked?: string;
  answer?: FindResult;
}

/** What was typed, by history entry, so that it is restored after Back. */
const typedAt = new Map<string, string>();

/**
 * Finds a town or postcode area while the visitor types. The list is fetched when the field gets the focus, because it is a third of the
 * page's bytes, and most people read the map. For a text that is not exactly in it, which may be a town without a page, the towns with the
 * same first three letters are fetched. Without the list, or without JavaScript, this is a form that /locations/find answers.
 */
export const Finder = (props: FinderProps) => (
  <Queries>
    <FinderForm {...props} />
  </Queries>
);

function FinderForm({ asked = "", answer }: FinderProps) {
  const id = useId();
  const { key } = useLocation();
  const before = typedAt.get(key) ?? asked;
  const [typed, setTyped] = useState(before);
  const [open, setOpen] = useState(before !== "");
  const [wanted, setWanted] = useState(before !== asked);
  const results = useRef<HTMLDivElement>(null);
  const near = useDeferredValue(typed);
  const { data: index, isError } = useQuery<FinderIndex>({ queryKey: ["/api/places"], enabled: wanted });
  const { towns, isComing } = useTowns(near, index);
  const local = index && findPlaces(near, index, towns);
  const meant = useMeant(near, local !== undefined && !isComing && local.found.length + local.towns.length === 0);
  const found = local ? { ...local, ...meant } : near === asked ? answer : undefined;
  // The typed text may be newer than the text that was searched for.
  const isOpen = open && near.trim() !== "";
  const shownResult = isOpen && !(isComing && found?.found.length === 0) ? found : undefined;
  const problem =
    isOpen && !found && isError ? "Our list of places didn’t load. Press Find, and we’ll look it up for you." : "";

  function submit(event: FormEvent) {
    if (!index || isComing) return;
    event.preventDefault();
    setOpen(typed.trim() !== "");
    results.current?.querySelector("a")?.focus();
  }

  return (
    <search>
      <form className="finder" action="/locations/find" onSubmit={submit}>
        <label htmlFor={id}>Town or postcode area</label>
        <div className="finder-row">
          <input
            id={id}
            className="input"
            name="near"
            type="search"
            enterKeyHint="search"
            value={typed}
            placeholder={import.meta.env.FIRST_BASE}
            required
            autoComplete="off"
            spellCheck={false}
            maxLength={maxTypedLength}
            onFocus={() => setWanted(true)}
            onChange={(event) => {
              setWanted(true);
              setTyped(event.target.value);
              typedAt.set(key, event.target.value);
              setOpen(event.target.value.trim() !== "");
            }}
          />
          <button type="submit" className="button button-main">
            Find
          </button>
        </div>
        <div ref={results} className="finder-results">
          {shownResult && <Results answer={shownResult} asked={near} />}
          {problem && <p>{problem}</p>}
        </div>
        <LiveRegion text={shownResult ? `${foundText(shownResult)} for “${near.trim()}”` : problem} />
      </form>
    </search>
  );
}

/** "3 places found" */
const foundText = ({ found, towns }: FindResult) =>
  `${counted(found.length + towns.reduce((sum, { near }) => sum + near.length, 0), "place")} found`;

/** The towns that may match; empty if the text is exactly one of our places, or if they can't be fetched. */
function useTowns(text: string, index: FinderIndex | undefined) {
  const start = townStart(text);
  const wanted = index !== undefined && start !== undefined && findExactly(text, index).length === 0;
  const { data, isLoading } = useQuery<Town[]>({ queryKey: [`/api/towns?begins=${start}`], enabled: wanted });
  return { towns: wanted && isLoading ? undefined : (wanted && data) || [], isComing: wanted && isLoading };
}

/** The name that was probably meant, if nothing was found; a postcode is not sent. */
function useMeant(text: string, nothing: boolean) {
  const query = new URLSearchParams({ name: text.trim() });
  const { data } = useQuery<string | null>({
    queryKey: [`/api/did-you-mean?${query}`],
    enabled: nothing && townStart(text) !== undefined && !/\d/.test(text),
  });
  return data ? { meant: data } : {};
}
