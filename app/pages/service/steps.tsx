import type { ServiceData } from "./service.server.ts";

export function Steps({ steps, occasions }: Pick<ServiceData["page"], "steps" | "occasions">) {
  return (
    <>
      <section className="section" aria-labelledby="steps">
        <div className="wrap">
          <h2 id="steps">How it works</h2>
          <ol role="list" className="steps">
            {steps.map((step, index) => (
              <li key={step.title} className="drawn">
                <span className="step-number accent" aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="wrap" aria-labelledby="occasions">
        <h2 id="occasions">Good for</h2>
        <ul role="list" className="ruled occasions">
          {occasions.map((occasion) => (
            <li key={occasion.title}>
              <h3>{occasion.title}</h3>
              <p>{occasion.text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
