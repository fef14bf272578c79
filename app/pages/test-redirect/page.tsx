import { useState, useSyncExternalStore } from "react";
import { Form, useLocation, useNavigate } from "react-router";
import {
  type Conversion,
  conversionName,
  conversionTimeout,
  sendConversion,
} from "../../features/consent/conversion.ts";
import { consent, unknown } from "../../features/consent/store.ts";
import { tagState } from "../../features/consent/tag.ts";
import { pageSeo } from "../../features/site/seo.server.ts";
import { useSite } from "../../features/site/use-site.ts";
import { TextField } from "../../ui/field/field.tsx";
import { PageHero } from "../../ui/page-hero/page-hero.tsx";
import type { Route } from "./+types/page";
import { targetOf } from "./target.ts";
import stylesheet from "./test-redirect.css?url";

export const loader = ({ url }: Route.LoaderArgs) => ({
  target: targetOf(url.searchParams.get("to")),
  seo: pageSeo("/test-redirect", {
    title: "Conversion check",
    description: "The agency’s own check of the conversion event that goes out with a sent quote request.",
    noindex: true,
  }),
});

// Only the agency uses this page, so its few rules are not part of the site's stylesheet.
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export { meta } from "../../ui/head/page-meta.ts";

const tagText = {
  none: "not loaded",
  loading: "on its way",
  loaded: "loaded",
  failed: "did not come: blocked, or no connection",
} as const;

interface Report {
  outcome: Conversion;
  /** Milliseconds until the visitor was redirected */
  took: number;
  target: string;
}

const outcomeText: Record<Conversion, string> = {
  sent: "The tag took the event.",
  late: "The tag had not taken the event in time; it may still go out.",
  "no tag": "No tag is loaded, so nothing was sent.",
};

/** A check for the agency: sends the conversion event as a sent request does, and shows what happened. */
export default function TestRedirect({ loaderData }: Route.ComponentProps) {
  const { tagId } = useSite();
  const { choice } = useSyncExternalStore(consent.watch, consent.get, () => unknown);
  const tag = useSyncExternalStore(tagState.watch, tagState.get, () => "none" as const);
  const navigate = useNavigate();
  const report = useLocation().state as Report | null;
  const [waiting, setWaiting] = useState(false);

  async function fire(to: string) {
    setWaiting(true);
    const started = performance.now();
    const outcome = await sendConversion();
    const state: Report = { outcome, took: Math.round(performance.now() - started), target: to };
    setWaiting(false);
    // Also stored in the current history entry, so that Back shows it.
    await navigate(".", { replace: true, state });
    await navigate(to, { state });
  }

  return (
    <main id="main" tabIndex={-1}>
      <PageHero heading={{ before: "Conversion", accent: "check", after: "" }} theme="sky" poster="megaphone">
        <p className="lede">
          Sends <code>{conversionName}</code> as a sent quote request does, then takes you on after {conversionTimeout}{" "}
          ms at the latest. No request is made.
        </p>
      </PageHero>
      <div className="wrap columns check">
        <Form
          className="check-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (!waiting) void fire(targetOf(new FormData(event.currentTarget).get("to")));
          }}
        >
          <TextField
            name="to"
            label="Take me to"
            hint="A path of this site; anything else leads back here"
            defaultValue={loaderData.target}
            autoComplete="off"
          />
          <button type="submit" className="button button-main" aria-disabled={waiting || undefined}>
            {waiting ? "Waiting for the tag…" : "Fire the conversion"}
          </button>
          <noscript>
            <p>This check needs JavaScript. So does the tag: a request sent without scripts counts nothing.</p>
          </noscript>
        </Form>
        <div className="check-side">
          <dl className="check-summary">
            <dt>Tag id</dt>
            <dd>{tagId || "none: tagId in content/site.ts is empty"}</dd>
            <dt>Your cookie choice</dt>
            <dd>{choice ? (choice.granted ? "yes" : "no") : "not given"}</dd>
            <dt>Tag on this page</dt>
            <dd>{tagText[tag]}</dd>
          </dl>
          <div role="status" className="check-report">
            {report && (
              <>
                <h2>What happened</h2>
                <p>{outcomeText[report.outcome]}</p>
                <p>
                  Taken on to <code>{report.target}</code> after {report.took} ms.
                </p>
              </>
            )}
          </div>
        </div>
      </div>
    </main>
  );
}
