import { Link, redirect } from "react-router";
import { pageSeo } from "../../../features/site/seo.server.ts";
import { FigureHead } from "../../../ui/figure-head/figure-head.tsx";
import { headTags } from "../../../ui/head/page-meta.ts";
import type { Route } from "./+types/page";
import { Answer } from "./answer.tsx";
import { AskAgain } from "./finder.tsx";
import { priceNear } from "./price-near.server.ts";

/** Answers a service page's form about the price in a town. @throws Response 404 when it names no service page */
export function loader({ request }: { request: Request }) {
  const query = new URL(request.url).searchParams;
  if (!query.has("for")) throw redirect("/locations", 303);
  const near = priceNear(query.get("for") ?? "", query.get("near") ?? "");
  if (!near) throw new Response(null, { status: 404 });
  return {
    near,
    seo: pageSeo("/prices/near", {
      title: `${near.name}: the price in your town`,
      description: "What it costs at your door, travel included.",
      noindex: true,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.seo);

export default function Price({ loaderData: { near } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <FigureHead figure={near.figure}>
        <h1 className="title">
          {near.name} <span className="accent">{near.here?.within ?? "near you"}</span>
        </h1>
      </FigureHead>
      <div className="wrap columns price-page">
        <div className="part price-answer">
          <Answer answer={near} />
          {near.here && (
            <Link className="button button-main" to={near.quote}>
              Get a quote
            </Link>
          )}
          <Link to={near.path}>What is included, and what we need from you</Link>
        </div>
        <div className="card price-again">
          <AskAgain key={near.asked} service={near.slug} asked={near.asked} />
        </div>
      </div>
    </main>
  );
}
