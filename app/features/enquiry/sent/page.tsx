import { Link } from "react-router";
import { MessagePage } from "../../../ui/message/message-page.tsx";
import { pageSeo } from "../../site/seo.server.ts";
import { site } from "../../site/site.server.ts";
import { useSite } from "../../site/use-site.ts";
import { noCopy } from "../submit-enquiry.server.ts";
import type { Route } from "./+types/page";

export const loader = ({ url }: Pick<Route.LoaderArgs, "url">) => ({
  seo: pageSeo("/contact/sent", {
    title: "Your message is with us",
    description: "We have your message. What happens next, and how to reach us sooner.",
    noindex: true,
  }),
  replyPromise: site.replyPromise,
  copied: url.searchParams.get("copy") !== noCopy,
});

export { meta } from "../../../ui/head/page-meta.ts";

/** The confirmation. It shows nothing of the message, so anyone may open it. */
export default function SentPage({ loaderData }: Route.ComponentProps) {
  const { phone, openingHours } = useSite();
  return (
    <MessagePage poster="letter">
      <h1 className="title">
        It’s with <span className="accent">us</span>
      </h1>
      <p className="lede">
        We have your message and reply {loaderData.replyPromise || "as soon as we can"}.{" "}
        {loaderData.copied
          ? "A copy is on its way to your inbox; if it isn’t there in a few minutes, look among the spam."
          : "No copy went to the email address you gave: we send only so many automatic emails an hour, a few a day to one address, and none where a form looks filled in by a program. If you hear nothing, please call."}
      </p>
      <p>
        Rather talk? Call <a href={phone.href}>{phone.display}</a>. {openingHours}.
      </p>
      <Link to="/#services" className="button button-main">
        Look at the acts
      </Link>
    </MessagePage>
  );
}
