import type { ReactNode } from "react";
import { CheckList } from "../../ui/check-list.tsx";
import type { ServiceData } from "./service.server.ts";

/** @param props.children photographs, if there are any */
export function About({ page, children }: { page: ServiceData["page"]; children: ReactNode }) {
  return (
    <section className="section" aria-labelledby="what">
      <div className="wrap about">
        <div className="drawn">
          <h2 id="what">What it is</h2>
          <div className="prose about-prose">
            {page.whatItIs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="about-lists">
          <div className="framed about-list" data-theme="mint">
            <h3>Included</h3>
            <CheckList lines={page.included} />
          </div>
          <div className="framed about-list">
            <h3>What we need from you</h3>
            <ul className="about-needs">
              {page.fromYou.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
