import { Link } from "react-router";
import { CallToAction } from "../../features/catalogue/call-to-action.tsx";
import { PageReviews } from "../../features/review/page-reviews.tsx";
import type { Route } from "./+types/page";
import { About, Occasions, Packages, Questions, Steps, Visit, Whereabouts } from "./sections.tsx";
import { serviceData } from "./service.server.ts";
import { ServiceHero } from "./service-hero.tsx";

// Not the address, in which letters may be escaped.
export const loader = ({ pattern }: Route.LoaderArgs) => serviceData(pattern.replace("/", ""));

export { meta } from "../../ui/head/page-meta.ts";

export default function Service({ loaderData: data }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <ServiceHero data={data} />
      <Packages data={data} />
      <Visit data={data} />
      <About data={data} />
      <Steps data={data} />
      <Occasions data={data} />
      <Questions data={data} />
      <PageReviews heading="What people say" reviews={data.reviews} ofOneAct={data.acts.length === 1} />
      <Whereabouts data={data} />
      <CallToAction
        act={data.main}
        heading="See what it comes to"
        quote={data.main.quote}
        after={
          <p className="small">
            Know what you want? <Link to={data.main.book}>Book it now</Link> with a deposit.
          </p>
        }
      >
        <p className="lede">Your town, your date, the total with travel. Asking is free and books nothing.</p>
      </CallToAction>
    </main>
  );
}
