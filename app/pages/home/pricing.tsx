import { Scene } from "../../ui/poster/scene.tsx";
import drawing from "./art/miles.svg?url";
import type { HomeData } from "./home.server.ts";

export function Pricing({ copy, miles }: { copy: HomeData["copy"]["pricing"]; miles: HomeData["miles"] }) {
  return (
    <div className="columns pricing">
      <div>
        <h3 className="pricing-heading">{copy.heading}</h3>
        <ol role="list" className="ruled pricing-facts">
          {copy.facts.map((fact) => (
            <li key={fact.title}>
              <h4>{fact.title}</h4>
              <p>{fact.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="miles" aria-hidden="true">
        <Scene src={drawing} width={640} height={480} />
        {miles.free && (
          <p className="miles-label miles-free">
            free<span>{miles.free}</span>
          </p>
        )}
        <p className="miles-label miles-rate">{miles.rate}</p>
        {miles.example && (
          <p className="miles-label miles-example">
            {miles.example.price}
            <span>to {miles.example.name}</span>
          </p>
        )}
      </div>
    </div>
  );
}
