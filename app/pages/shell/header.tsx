import { Link } from "react-router";
import type { SiteForPages } from "../../features/site/site.server.ts";
import { Brand } from "../../ui/brand/brand.tsx";
import { CopyButton } from "../../ui/copy/copy-button.tsx";
import { Mail, Phone } from "../../ui/icon/icon.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { LinkItems, menus } from "./menus.tsx";

export function Header({ site }: { site: SiteForPages }) {
  return (
    <header className="header">
      <div className="wrap header-row">
        <Link to="/" className="header-brand">
          <Brand name={site.name} />
          <span className="visually-hidden">, home page</span>
        </Link>
        <nav aria-label="Main" className="header-nav">
          <Menu label={menus.explore.title}>
            <LinkItems links={menus.explore.links} />
          </Menu>
          <a className="header-phone" href={site.phone.href}>
            {site.phone.display}
          </a>
          <Menu label={menus.contact.title} className="menu-button-boxed">
            <li>
              <a href={site.email.href}>
                <Mail />
                <span>
                  Email <span className="small">{site.email.address}</span>
                </span>
              </a>
            </li>
            <li className="copy-row">
              <a href={site.phone.href}>
                <Phone />
                <span>
                  Phone <span className="small">{site.phone.display}</span>
                </span>
              </a>
              <CopyButton text={site.phone.display} name="phone number" />
            </li>
          </Menu>
        </nav>
      </div>
    </header>
  );
}
