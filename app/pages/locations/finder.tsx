import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useDeferredValue, useId, useRef, useState } from "react";
import type { PlaceIndex } from "../../features/place/api-places.ts";
import { findPlaces } from "../../features/place/find.ts";
import { Queries } from "../../ui/query/queries.tsx";
import { type FoundPlace, Results } from "./results.tsx";

interface FinderProps {
  /** What was asked before and what was found, on the page that answers without JavaScript */
  asked?: string;
  answer?: FoundPlace[];
}

/**
 * Town or postcode area, answered while one types. The list to look through is asked for when the field is wanted: it is a third
 * of the page's weight, and most people read the map. Until it is there, if it doesn't come, and without JavaScript, this is
 * a form that /locations/find answers.
 */
export const Finder = (props: FinderProps) => (
  <Queries>
    <FinderForm {...props} />
  </Queries>
);

function FinderForm({ asked = "", answer }: FinderProps) {
  const id = useId();
  const [typed, setTyped] = useState(asked);
  const [open, setOpen] = useState(asked !== "");
  const [wanted, setWanted] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  const near = useDeferredValue(typed);
  const { data: index, isError } = useQuery<PlaceIndex>({ queryKey: ["/api/places"], enabled: wanted });
  const found = index ? findPlaces(near, index.places, index.areas) : near === asked ? answer : undefined;

  function submit(event: FormEvent) {
    if (!index) return;
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
            placeholder="Headingley, or LS6"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            onFocus={() => setWanted(true)}
            onChange={(event) => {
              setWanted(true);
              setTyped(event.target.value);
              setOpen(event.target.value.trim() !== "");
            }}
          />
          <button type="submit" className="button button-main">
            Find
          </button>
        </div>
        <div ref={results} aria-live="polite" className="finder-results">
          {open && found && <Results found={found} asked={near} />}
          {open && !found && isError && (
            <p>Our list of places didn’t come. Press Find, and we’ll look it up for you.</p>
          )}
        </div>
      </form>
    </search>
  );
}
