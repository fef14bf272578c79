import { useSite } from "../../features/site/use-site.ts";
import { Scene } from "../../ui/poster/scene.tsx";
import type { HomeData } from "./home.server.ts";

export function Closing({ words }: { words: HomeData["words"]["closing"] }) {
  const site = useSite();
  return (
    <section className="closing" data-theme="velvet" aria-labelledby="closing">
      <div className="wrap closing-words">
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
      <Scene name="curtain-call" />
    </section>
  );
}
