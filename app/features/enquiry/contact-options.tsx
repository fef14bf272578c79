import { Chat, Mail, Phone } from "../../ui/icon/icon.tsx";
import { useSite } from "../site/use-site.ts";

/** Ways to reach the agency without a form, with the opening hours. */
export function ContactOptions() {
  const site = useSite();
  const options = [
    { kind: "Phone", Icon: Phone, href: site.phone.href, label: site.phone.display },
    ...(site.chatHref ? [{ kind: "WhatsApp", Icon: Chat, href: site.chatHref, label: "Start a chat" }] : []),
    { kind: "Email", Icon: Mail, href: site.email.href, label: site.email.address },
  ];
  return (
    <aside className="card contact-options drawn drawn-small drawn-corner" aria-labelledby="contact-options">
      <h2 id="contact-options">Speak to us</h2>
      <p className="contact-options-hours">{site.openingHours}</p>
      <ul role="list">
        {options.map(({ kind, Icon, href, label }) => (
          <li key={kind}>
            <a href={href}>
              <Icon />
              <span>
                <span className="contact-options-kind">{kind}</span>
                <strong>{label}</strong>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="small">The form works at any hour. Nothing you ask here books anything.</p>
    </aside>
  );
}
