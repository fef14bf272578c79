import { Link } from "react-router";
import type { Menus } from "../../content/brand-shapes.ts";

/** content/menus.ts, in the bundle (scripts/build/constants.ts): a loader would send it again with each live page. */
export const menus = import.meta.env.MENUS as Menus;

/** The items of a list of links. Links that are no page of this site are nofollow. */
export const LinkItems = ({ links }: { links: readonly (readonly [path: string, label: string])[] }) =>
  links.map(([path, label]) => (
    <li key={path}>
      {/^https:|\/$/.test(path) ? (
        <a href={path} rel="nofollow">
          {label}
        </a>
      ) : (
        <Link to={path}>{label}</Link>
      )}
    </li>
  ));
