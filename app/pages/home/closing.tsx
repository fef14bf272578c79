import { useSite } from "../../features/site/use-site.ts";
import { Poster } from "../../ui/poster/poster.tsx";
import type { HomeData } from "./home.server.ts";

export function Closing({ words }: { words: HomeData["words"]["closing"] }) {
  const site = useSite();
  return (
    <section data-theme="velvet" aria-labelledby="closing">
      <div className="wrap columns closing-row">
        <div className="stack closing-words">
          <h2 id="closing">{words.heading}</h2>
          <p className="lede">{words.text}</p>
          <div className="buttons">
            <a className="button button-main" href="#services">
              {words.buttons.services}
            </a>
            <a className="button" href={site.phone.href}>
              {words.buttons.call}
            </a>
            <a className="button button-mint" href={site.chatHref}>
              {words.buttons.chat}
            </a>
          </div>
        </div>
        <div className="closing-picture">
          <Poster name="disco-ball" alt="" shape="square" />
        </div>
      </div>
    </section>
  );
}
