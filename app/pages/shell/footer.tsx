import { Link } from "react-router";
import { CookieChoices } from "../../features/consent/cookie-choices.tsx";
import type { SiteForPages } from "../../features/site/site.server.ts";
import { Brand } from "../../ui/brand/brand.tsx";

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
          <li>
            <Link to="/locations">Our Locations</Link>
          </li>
          <li>
            <Link to="/reviews">Reviews</Link>
          </li>
          <li>
            <Link to="/contact">Contact Us</Link>
          </li>
          <li>
            <a href="/blog/" rel="nofollow">
              Blog
            </a>
          </li>
          <li>
            <Link to="/privacy">Privacy</Link>
          </li>
          <li>
            <Link to="/terms">Terms</Link>
          </li>
          <li>
            <CookieChoices tagId={site.tagId} />
          </li>
        </FooterList>
        <FooterList title="Popular services">
          <li>
            <Link to="/male-stripper-hire">Male Strippers</Link>
          </li>
          <li>
            <Link to="/female-stripper-hire">Female Strippers</Link>
          </li>
          <li>
            <Link to="/cheeky-butler-hire">Cheeky Butlers</Link>
          </li>
          <li>
            <Link to="/drag-queen-hire">Drag Acts</Link>
          </li>
          <li>
            <Link to="/topless-waitress-hire">Topless Waitresses</Link>
          </li>
          <li>
            <Link to="/beer-wench-hire">Beer Wenches</Link>
          </li>
          <li>
            <Link to="/male-entertainer-hire">Male Entertainers</Link>
          </li>
          <li>
            <Link to="/female-entertainer-hire">Female Entertainers</Link>
          </li>
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

function FooterList({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="footer-title">{title}</h2>
      <ul role="list" className="footer-list">
        {children}
      </ul>
    </div>
  );
}
