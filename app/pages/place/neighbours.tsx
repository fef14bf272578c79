import { Link } from "react-router";
import type { PlaceData } from "./place.server.ts";

/** The places around; `numbered` as on the compass. */
export const Neighbours = ({ near, numbered }: { near: PlaceData["near"]; numbered: boolean }) => (
  <ol role="list" className={numbered ? "neighbours numbered" : "neighbours"}>
    {near.map((neighbour) => (
      <li key={neighbour.path}>
        <Link to={neighbour.path}>{neighbour.name}</Link> <span className="small">{neighbour.about}</span>
      </li>
    ))}
  </ol>
);
