import { Link } from "react-router";
import type { PlaceService } from "../../content/shape.ts";
import type { FindablePlace } from "../../features/place/find.ts";
import { placePath } from "../../features/place/paths.ts";

const labels = {
  "male-stripper": ["Male", "strippers"],
  "female-stripper": ["Female", "strippers"],
  "drag-queen": ["Drag", "queens"],
} as const satisfies Record<PlaceService, readonly [string, string]>;

type ListedPlace = Pick<FindablePlace, "slug" | "name" | "services">;

/**
 * A place with links to its pages. Only the first words of a link are visible; screen readers get its full name. @param because why the
 * place was found, if its name does not show it
 */
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
