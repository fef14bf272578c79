import type { ReactNode } from "react";
import { CookieChoices } from "../../features/consent/cookie-choices.tsx";
import type { SiteForPages } from "../../features/site/site.server.ts";
import { Brand } from "../../ui/brand/brand.tsx";
import { LinkItems } from "./link-items.tsx";

export function Footer({ site }: { site: SiteForPages }) {
  const { legal } = site;
  return (
    <footer className="footer on-ink">
      <div className="wrap footer-columns">
        <div className="footer-brand">
          <Brand name={site.name} />
          <p>Call or message us: {site.openingHours}.</p>
        </div>
        <FooterList title="Contact">
          <li>
            <a href={site.phone.href}>{site.phone.display}</a>
          </li>
          <li>
            <a href={site.chatHref}>WhatsApp</a>
          </li>
          <li>
            <a href={site.email.href}>{site.email.address}</a>
          </li>
        </FooterList>
        <FooterList title="Quick links">
          <LinkItems
            links={[
              ["/locations", "Our Locations"],
              ["/reviews", "Reviews"],
              ["/contact", "Contact Us"],
            ]}
          />
          <li>
            <a href="/blog/" rel="nofollow">
              Blog
            </a>
          </li>
          <LinkItems
            links={[
              ["/privacy", "Privacy"],
              ["/terms", "Terms"],
              ["/accessibility", "Accessibility"],
            ]}
          />
          <li>
            <CookieChoices tagId={site.tagId} />
          </li>
        </FooterList>
        <FooterList title="Popular services">
          <LinkItems
            links={[
              ["/male-stripper-hire", "Male Strippers"],
              ["/female-stripper-hire", "Female Strippers"],
              ["/cheeky-butler-hire", "Cheeky Butlers"],
              ["/drag-queen-hire", "Drag Acts"],
              ["/topless-waitress-hire", "Topless Waitresses"],
              ["/beer-wench-hire", "Beer Wenches"],
              ["/male-entertainer-hire", "Male Entertainers"],
              ["/female-entertainer-hire", "Female Entertainers"],
            ]}
          />
        </FooterList>
      </div>
      <p className="wrap footer-legal small">
        {legal.registeredName}, registered in {legal.registeredIn}, company number {legal.companyNumber}. Registered
        office: {legal.registeredOffice}. Trading address: {legal.tradingAddress}.{" "}
        {legal.vatNumber ? `VAT number ${legal.vatNumber}.` : "Not registered for VAT."}
      </p>
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
