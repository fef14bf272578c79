import { Link } from "react-router";
import { CallToAction } from "../../features/catalogue/call-to-action.tsx";
import { PageReviews } from "../../features/review/page-reviews.tsx";
import { Gallery } from "../../ui/gallery/gallery.tsx";
import { headTags } from "../../ui/head/page-meta.ts";
import type { Route } from "./+types/page";
import { About } from "./about.tsx";
import { Packages } from "./packages.tsx";
import { Questions } from "./questions.tsx";
import { serviceData } from "./service.server.ts";
import { ServiceHero } from "./service-hero.tsx";
import { Steps } from "./steps.tsx";
import { Visit } from "./visit.tsx";
import { Whereabouts } from "./whereabouts.tsx";

// Not the address, in which letters may be escaped.
export const loader = ({ pattern }: Route.LoaderArgs) => serviceData(pattern.replace("/", ""));

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.seo);

export default function Service({ loaderData: data }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <ServiceHero data={data} />
      <Packages data={data} />
      <Visit act={data.main} visit={data.visit} />
      <About page={data.page}>
        <Gallery name={data.main.slug} label={`Photographs: ${data.main.name}`} />
      </About>
      <Steps steps={data.page.steps} occasions={data.page.occasions} />
      <Questions questions={data.page.questions} />
      <PageReviews heading="What people say" reviews={data.reviews} ofOneAct={data.acts.length === 1} />
      <Whereabouts data={data} />
      <CallToAction act={data.main} heading="See what it comes to" quote={data.main.quote}>
        <p className="lede">Your town, your date, the total with travel. Asking is free and books nothing.</p>
        <p>
          Know what you want? <Link to={data.main.book}>Book it now</Link> with a deposit.
        </p>
      </CallToAction>
    </main>
  );
}
