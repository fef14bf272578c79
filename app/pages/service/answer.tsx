import { Fragment } from "react";
import { Link } from "react-router";

const links = { "/terms": "terms", "/reviews": "reviews", "/locations": "locations" } as const;

/** A paragraph in which a known path between brackets, such as "(/terms)", becomes a link. */
export function Answer({ text }: { text: string }) {
  const parts = text.split(/(\/terms|\/reviews|\/locations)\b/);
  return (
    <p>
      {parts.map((part, index) =>
        part in links ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence.
          <Link key={index} to={part}>
            {links[part as keyof typeof links]}
          </Link>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed sentence.
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </p>
  );
}
