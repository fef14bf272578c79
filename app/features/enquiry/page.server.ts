import type { Ports } from "../../context.ts";
import { issueToken } from "../../forms/token.server.ts";
import { infoPage } from "../site/info.server.ts";
import { pageSeo } from "../site/seo.server.ts";
import { site } from "../site/site.server.ts";
import { breadcrumbs, breadcrumbTrail } from "../site/structured.server.ts";

const trail = breadcrumbTrail({ name: "Contact Us", path: "/contact" });

export function contactData(ports: Pick<Ports, "clock" | "signer">) {
  const page = infoPage("contact");
  const { title, description } = page;
  return {
    seo: pageSeo("/contact", { title, description, structured: [breadcrumbs(trail)] }),
    page,
    trail,
    token: issueToken(ports),
    replyPromise: site.replyPromise,
  };
}

/** Value of `?copy=` in the confirmation's address if no copy was sent to the customer. */
export const noCopy = "none";

export const sentData = (url: URL) => ({
  seo: pageSeo("/contact/sent", {
    title: "Your message is with us",
    description: "We have your message. What happens next, and how to reach us sooner.",
    noindex: true,
  }),
  replyPromise: site.replyPromise,
  copied: url.searchParams.get("copy") !== noCopy,
});
