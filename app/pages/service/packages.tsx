import { Link } from "react-router";
import { PackageCards } from "../../features/catalogue/package-cards.tsx";
import { Poster } from "../../ui/poster/poster.tsx";
import { PriceFinder } from "./price/finder.tsx";
import type { ServiceData } from "./service.server.ts";

export function Packages({ data: { acts, money, main, page } }: { data: ServiceData }) {
  return (
    <section className="section packages-section" data-theme={main.theme} aria-labelledby="prices" id="packages">
      <div className="wrap">
        <h2 id="prices">Packages and prices</h2>
        <p className="packages-note">
          Prices are per performer. {money.vat} {money.travel} Cancelling {money.refund}
        </p>
        {acts.map((act) => (
          <div key={act.slug} className="packages-act">
            {acts.length > 1 && (
              <h3 className="packages-name">
                <Poster name={act.slug} alt="" shape="square" />
                {act.name}
              </h3>
            )}
            <PackageCards packages={act.packages} quoteUrl={`${act.quote}?act=${act.slug}`} singular={act.name} />
            {acts.length > 1 && (
              <p className="packages-note">
                Know what you want? <Link to={act.book}>Book {act.plural} now</Link> with a deposit.
              </p>
            )}
          </div>
        ))}
        <PriceFinder service={page.slug} />
      </div>
    </section>
  );
}
