import { Tick } from "../../ui/icon/icon.tsx";
import type { ServiceData } from "./service.server.ts";

export function About({ page }: { page: ServiceData["page"] }) {
  return (
    <section className="section" aria-labelledby="what">
      <div className="wrap about">
        <div>
          <h2 id="what">What it is</h2>
          <div className="prose about-prose">
            {page.whatItIs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="about-lists">
          <div className="about-list" data-theme="mint">
            <h3>Included</h3>
            <ul role="list" className="ticks">
              {page.included.map((line) => (
                <li key={line}>
                  <Tick />
                  {line}
                </li>
              ))}
            </ul>
          </div>
          <div className="about-list about-list-plain">
            <h3>What we need from you</h3>
            <ul className="about-needs">
              {page.fromYou.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
