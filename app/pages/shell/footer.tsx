import type { ReactNode } from "react";
import { hoursInSentence } from "../../dates/hours-in-sentence.ts";
import { CookieChoices } from "../../features/consent/cookie-choices.tsx";
import type { SiteForPages } from "../../features/site/site.server.ts";
import { Brand } from "../../ui/brand/brand.tsx";
import { LinkItems, menus } from "./menus.tsx";

export function Footer({ site }: { site: SiteForPages }) {
  return (
    <footer className="footer on-ink">
      <div className="wrap footer-columns">
        <div className="footer-brand">
          <Brand name={site.name} />
          <p>{`Call or message us: ${hoursInSentence(site.openingHours)}.`}</p>
        </div>
        <FooterList title={menus.reach.title}>
          <li>
            <a href={site.phone.href}>{site.phone.display}</a>
          </li>
          {site.chatHref && (
            <li>
              <a href={site.chatHref}>WhatsApp</a>
            </li>
          )}
          <li>
            <a href={site.email.href}>{site.email.address}</a>
          </li>
          {site.profiles?.map(({ name, url }) => (
            <li key={url}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </FooterList>
        <FooterList title={menus.quick.title}>
          <LinkItems links={menus.quick.links} />
          <li>
            <CookieChoices tagId={site.tagId} />
          </li>
        </FooterList>
        <FooterList title={menus.services.title}>
          <LinkItems links={menus.services.links} />
        </FooterList>
      </div>
      <p className="wrap footer-legal small">{site.trader}</p>
    </footer>
  );
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="footer-title">{title}</h2>
      <ul role="list" className="footer-list">
        {children}
      </ul>
    </div>
  );
}
