import { Link } from "react-router";
import type { PlaceService } from "../../content/shape.ts";
import type { FindablePlace, FindResult, FoundPlace } from "../../features/place/find.ts";
import { placePath } from "../../features/place/paths.ts";
import { aboutMiles } from "../../features/place/rules.ts";

const labels = {
  "male-stripper": ["Male", "strippers"],
  "female-stripper": ["Female", "strippers"],
  "drag-queen": ["Drag", "queens"],
} as const satisfies Record<PlaceService, readonly [string, string]>;

type ListedPlace = Pick<FindablePlace, "slug" | "name" | "services">;

/** Only the first words of a link are visible; screen readers get all. @param because why it was found, if the name does not show it */
export const Entry = ({ place, because, id }: { place: ListedPlace; because?: string; id?: string }) => (
  <li id={id} className="entry">
    <span className="entry-name">
      {place.name}
      {because && <span className="small">{because}</span>}
    </span>
    <span>
      {place.services.map((service) => (
        <Link key={service} to={placePath(service, place.slug)} discover="none">
          <span>{`${place.name}: `}</span>
          {labels[service][0]}
          <span>{` ${labels[service][1]}`}</span>
        </Link>
      ))}
    </span>
  </li>
);

export function Results({ answer: { found, towns, meant }, asked }: { answer: FindResult; asked: string }) {
  if (found.length === 0 && towns.length === 0) {
    return (
      <p>
        Nothing on our list is called “{asked.trim()}”.{" "}
        {meant && (
          <>
            Did you mean <Link to={`/locations/find?near=${encodeURIComponent(meant)}`}>{meant}</Link>?{" "}
          </>
        )}
        {meant ? "If not, try" : "Try"} the next town, or the letters your postcode begins with. Or{" "}
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
