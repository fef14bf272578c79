import { Link } from "react-router";

interface NeighboursProps {
  /** `about`: "about 12 miles". `reviews`: the address of those from there */
  near: readonly { name: string; path: string; about: string; reviews?: string | undefined }[];
  /** As on the compass */
  numbered: boolean;
}

/** Other places, with how far away they are. */
export const Neighbours = ({ near, numbered }: NeighboursProps) => (
  <ol role="list" className={numbered ? "neighbours numbered" : "neighbours"}>
    {near.map((neighbour) => (
      <li key={neighbour.path}>
        <Link to={neighbour.path}>{neighbour.name}</Link> <span className="small">{neighbour.about}</span>
        {neighbour.reviews && (
          <Link to={neighbour.reviews} className="small" aria-label={`reviews from ${neighbour.name}`}>
            reviews
          </Link>
        )}
      </li>
    ))}
  </ol>
);
