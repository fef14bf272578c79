import { Link, useMatches } from "react-router";
import { MessageLink } from "../../features/site/message-link.tsx";
import type { SiteForPages } from "../../features/site/site.server.ts";
import { Phone } from "../../ui/icon/icon.tsx";
import { formatPounds } from "../../ui/money.ts";

/** The page's main link; a page's loader returns it as `barLink`. */
interface BarLink {
  /** The page's lowest price in pence, if it is about one act */
  from?: number;
  /** Its label, if it is not about a quote */
  label?: string;
  href: string;
}

/** The bar at the bottom of a phone's screen: the page's main link, if it has one, and the ways to reach us. */
export function ThumbBar({ site }: { site: SiteForPages }) {
  const data = useMatches().at(-1)?.loaderData as { barLink?: BarLink } | undefined;
  const link = data?.barLink;
  const labelClass = link ? "visually-hidden" : undefined;
  return (
    <nav className={link ? "thumb-bar offering" : "thumb-bar"} aria-label="Call or message us">
      {link && (
        <Link className="button button-small button-main" to={link.href}>
          {link.from !== undefined && <span className="small">{`From ${formatPounds(link.from)}`}</span>}
          {` ${link.label ?? "Get a quote"}`}
        </Link>
      )}
      <a className="button button-small" href={site.phone.href}>
        <Phone />
        <span className={labelClass}>Call</span>
      </a>
      <MessageLink className="button button-small button-mint" email={<span className={labelClass}>Email us</span>}>
        <span className={labelClass}>WhatsApp</span>
      </MessageLink>
    </nav>
  );
}
