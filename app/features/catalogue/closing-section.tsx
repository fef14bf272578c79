import type { HomePage } from "../../content/page-shapes.ts";
import { Chat, Phone } from "../../ui/icon/icon.tsx";
import curtainCall from "../../ui/poster/art/curtain-call.svg?url";
import { Scene } from "../../ui/poster/scene.tsx";
import { useSite } from "../site/use-site.ts";

interface ClosingSectionProps {
  copy: HomePage["closing"];
  /** Link to the cards of all acts */
  services: string;
}

/** The end of a page about all acts, with a poster of each. */
export function ClosingSection({ copy, services }: ClosingSectionProps) {
  const site = useSite();
  return (
    <section className="closing-section" data-theme="velvet" aria-labelledby="closing">
      <div className="wrap closing-section-copy">
        <h2 id="closing">{copy.heading}</h2>
        <p className="lede">{copy.text}</p>
        <div className="buttons">
          <a className="button button-main" href={services}>
            {copy.buttons.services}
          </a>
          <a className="button" href={site.phone.href}>
            <Phone />
            {copy.buttons.call}
          </a>
          <a className="button button-mint" href={site.chatHref}>
            <Chat />
            {copy.buttons.chat}
          </a>
        </div>
      </div>
      <picture>
        <source media="(max-width: 639px)" srcSet={`${curtainCall}#phone`} width={780} height={400} />
        <Scene src={curtainCall} width={1440} height={400} />
      </picture>
    </section>
  );
}
