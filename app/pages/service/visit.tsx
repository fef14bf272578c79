import { Poster } from "../../ui/poster/poster.tsx";
import type { ServiceData } from "./service.server.ts";

/**
 * A visit in five pictures with a shared floor line; the third shows the act itself. On a phone it is wider than the screen and scrolls.
 */
export function Visit({ act: { slug, theme }, visit }: { act: ServiceData["main"]; visit: ServiceData["visit"] }) {
  const drawings = ["hour-arrival", "hour-mirror", slug, "hour-toast", "hour-taxi"];
  return (
    <section className="wrap visit" aria-labelledby="visit">
      <h2 id="visit">From the door to the taxi</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keyboard */}
      <ol role="list" className="visit-moments" tabIndex={0} aria-labelledby="visit">
        {visit.map(({ when, what }, index) => (
          <li key={when}>
            <div className="visit-picture" data-theme={index === 2 ? theme : undefined}>
              <Poster name={drawings[index] ?? slug} alt="" shape="square" cut={index === 2} />
            </div>
            <h3>{when}</h3>
            <p className="small">{what}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
