export function Trusted({ heading, brands }: { heading: string; brands: string[] }) {
  return (
    <section className="trusted on-ink" aria-labelledby="trusted">
      <h2 id="trusted" className="wrap">
        {heading}
      </h2>
      <ul role="list" className="wrap trusted-list">
        {brands.map((brand) => (
          <li key={brand}>{brand}</li>
        ))}
      </ul>
    </section>
  );
}
