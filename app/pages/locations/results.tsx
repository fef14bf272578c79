import { Link } from "react-router";
import type { FindResult, FoundPlace } from "../../features/place/find.ts";
import { aboutMiles } from "../../features/place/rules.ts";
import { Entry } from "./entry.tsx";

export function Results({ answer: { found, towns }, asked }: { answer: FindResult; asked: string }) {
  if (found.length === 0 && towns.length === 0) {
    return (
      <p>
        Nothing on our list is called “{asked.trim()}”. Try the next town, or the letters your postcode begins with. Or{" "}
        <Link to="/contact">ask us</Link>.
      </p>
    );
  }
  return (
    <>
      {towns.map(({ name, county, near }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two towns may share name and county, and the list is never sorted.
        <div key={index} className="near-town">
          <p>
            We have no page for {name}
            {county && county !== name && `, ${county}`}. The nearest places we come to are:
          </p>
          <Entries found={near.map(({ place, miles }) => ({ place, because: `${aboutMiles(miles)} from there` }))} />
        </div>
      ))}
      {found.length > 0 && towns.length > 0 && <p>Places on our list that begin the same way:</p>}
      {found.length > 0 && <Entries found={found} />}
    </>
  );
}

const Entries = ({ found }: { found: FoundPlace[] }) => (
  <ul role="list" className="entries entries-found hides-link-details">
    {found.map(({ place, because }) => (
      <Entry key={place.slug} place={place} {...(because && { because })} />
    ))}
  </ul>
);
