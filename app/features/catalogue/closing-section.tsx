import type { HomePage } from "../../content/page-shapes.ts";
import { Phone } from "../../ui/icon/icon.tsx";
import curtainCall from "../../ui/poster/art/curtain-call.svg?url";
import { Scene } from "../../ui/poster/scene.tsx";
import { MessageLink } from "../site/message-link.tsx";
import { useSite } from "../site/use-site.ts";

interface ClosingSectionProps {
  copy: HomePage["closing"];
  /** Link to the cards of all acts */
  services: string;
}

/** The end of a page about all acts, with a poster of each. */
export const ClosingSection = ({ copy, services }: ClosingSectionProps) => (
  <section className="closing-section" data-theme="velvet" aria-labelledby="closing">
    <div className="wrap closing-section-copy">
      <h2 id="closing">{copy.heading}</h2>
      <p className="lede">{copy.text}</p>
      <WaysOn copy={copy.buttons} services={services} />
    </div>
    <picture>
      <source media="(max-width: 639px)" srcSet={`${curtainCall}#phone`} width={780} height={400} />
      <Scene src={curtainCall} width={1440} height={400} />
    </picture>
  </section>
);

/** The buttons at the beginning and the end of a page about all acts: to the acts, and to us. */
export function WaysOn({
  copy,
  services,
}: {
  copy: Pick<ClosingSectionProps["copy"]["buttons"], "services" | "call" | "chat">;
  services: string;
}) {
  const { phone } = useSite();
  return (
    <div className="buttons">
      <a className="button button-main" href={services}>
        {copy.services}
      </a>
      <a className="button" href={phone.href}>
        <Phone />
        {copy.call}
      </a>
      <MessageLink className="button button-mint">{copy.chat}</MessageLink>
    </div>
  );
}
