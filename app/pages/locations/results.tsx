import type { PlaceService } from "../../../content/shape.ts";
import type { Findable, Found } from "../../features/place/find.ts";
import { ServiceLinks } from "./service-links.tsx";

export type FoundPlace = Found<Findable & { services: PlaceService[] }>;

interface ResultsProps {
  found: FoundPlace[];
  asked: string;
}

export function Results({ found, asked }: ResultsProps) {
  if (found.length === 0) {
    return (
      <p>
        Nothing on our list is called “{asked.trim()}”. Try the next town, or the letters your postcode begins with. Or
        ask us: we go anywhere in the UK.
      </p>
    );
  }
  return (
    <ul role="list" className="entries hides-words">
      {found.map(({ place, because }) => (
        <li key={place.slug} className="entry">
          <span className="entry-name">
            {place.name}
            {because && <span className="small">{because}</span>}
          </span>
          <ServiceLinks place={place} />
        </li>
      ))}
    </ul>
  );
}
