export function Trusted({ heading, brands }: { heading: string; brands: string[] }) {
  return (
    <section className="trusted on-ink" aria-labelledby="trusted">
      <div className="wrap trusted-row">
        <h2 id="trusted">{heading}</h2>
        <ul role="list" className="trusted-list">
          {brands.map((brand) => (
            <li key={brand}>{brand}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
