import content from "#content/site.ts";
import { type Site, site as shape } from "../../content/site-shapes.ts";
import { traderOf } from "./trader.server.ts";

export const site: Site = shape.parse(content);
export const trader = traderOf(site);

/** The value of a claim, or null if it is not to be shown. */
export const claimed = <T>({ shown, value }: { shown: boolean; value: T }): T | null => (shown ? value : null);

/** A link that opens a chat with the agency; null for one without WhatsApp. */
export const chatSaying = (text: string): string | null =>
  site.chat && `https://wa.me/${site.chat.number}?text=${encodeURIComponent(text)}`;

/** The public origin the site was built for, without a trailing slash. `npm start` builds again when it changes. */
export const origin: string = import.meta.env.PUBLIC_ORIGIN;

export function siteForPages() {
  const { name, phone, email, chat, openingHours, tagId, profiles } = site;
  return {
    name,
    phone: { display: phone.display, href: `tel:${phone.e164}` },
    email: { address: email, href: `mailto:${email}` },
    chatHref: chatSaying(chat?.greeting ?? ""),
    trader: trader.footer,
    openingHours,
    tagId,
    // Left out if empty, because every live page contains these bytes.
    ...(profiles.length > 0 && { profiles }),
  };
}
export type SiteForPages = ReturnType<typeof siteForPages>;
