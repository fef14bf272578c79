import { Chat, Mail, Phone } from "../../ui/icon/icon.tsx";
import { useSite } from "../site/use-site.ts";

/** The ways to reach the agency that need no form, and when somebody is there. */
export function OtherWays() {
  const site = useSite();
  return (
    <aside className="ways" aria-labelledby="ways">
      <h2 id="ways">Or speak to us</h2>
      <p className="ways-hours">{site.openingHours}</p>
      <ul role="list">
        <li>
          <a href={site.phone.href}>
            <Phone />
            <span>
              <span className="ways-kind">Phone</span>
              <strong>{site.phone.display}</strong>
            </span>
          </a>
        </li>
        <li>
          <a href={site.chatHref}>
            <Chat />
            <span>
              <span className="ways-kind">WhatsApp</span>
              <strong>Start a chat</strong>
            </span>
          </a>
        </li>
        <li>
          <a href={site.email.href}>
            <Mail />
            <span>
              <span className="ways-kind">E-mail</span>
              <strong>{site.email.address}</strong>
            </span>
          </a>
        </li>
      </ul>
      <p className="small">The form works at any hour. Nothing you ask here books anything.</p>
    </aside>
  );
}
