import type { HomeData } from "./home.server.ts";

const themes = ["gold", "rose", "mint", "sky"] as const;

export function Values({ heading, values }: { heading: string; values: HomeData["claims"]["promises"] }) {
  return (
    <section className="wrap" aria-labelledby="values">
      <h2 id="values" className="visually-hidden">
        {heading}
      </h2>
      <ul role="list" className="values">
        {values.map((value, index) => (
          <li key={value.title} className="framed value" data-theme={themes[index % themes.length]}>
            <h3>{value.title}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
