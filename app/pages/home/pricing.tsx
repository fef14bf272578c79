import { Poster } from "../../ui/poster/poster.tsx";
import type { HomeData } from "./home.server.ts";

export function Pricing({ words }: { words: HomeData["words"]["pricing"] }) {
  return (
    <div className="columns pricing">
      <div>
        <h3 className="pricing-heading">{words.heading}</h3>
        <ol role="list" className="pricing-facts">
          {words.facts.map((fact) => (
            <li key={fact.title}>
              <h4>{fact.title}</h4>
              <p>{fact.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="pricing-picture">
        <Poster name="coupe-glasses" alt="" shape="square" />
      </div>
    </div>
  );
}
