import { Link } from "react-router";

/** The items of a list of links to our own pages, in the specification's words. */
export const LinkItems = ({ links }: { links: readonly (readonly [path: string, label: string])[] }) =>
  links.map(([path, label]) => (
    <li key={path}>
      <Link to={path}>{label}</Link>
    </li>
  ));
