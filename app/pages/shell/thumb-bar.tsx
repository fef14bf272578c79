import type { SiteForPages } from "../../features/site/site.server.ts";
import { Chat, Phone } from "../../ui/icon/icon.tsx";

export function ThumbBar({ site }: { site: SiteForPages }) {
  return (
    <nav className="thumb-bar" aria-label="Call or message us">
      <a className="button button-small" href={site.phone.href}>
        <Phone />
        Call
      </a>
      <a className="button button-small button-mint" href={site.chatHref}>
        <Chat />
        WhatsApp
      </a>
    </nav>
  );
}
