import { portsContext } from "../../context.ts";
import { handleForm } from "../../forms/action.server.ts";
import { useLastAnswer } from "../../forms/last-answer.ts";
import { sendForm } from "../../forms/page.ts";
import { FormTitle } from "../../forms/parts.tsx";
import { offlineProblem } from "../../forms/problems.ts";
import { issueToken } from "../../forms/token.server.ts";
import { PageHero } from "../../ui/page-hero/page-hero.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { infoPage } from "../site/info.server.ts";
import { pageSeo } from "../site/seo.server.ts";
import { site } from "../site/site.server.ts";
import { breadcrumbs, breadcrumbTrail } from "../site/structured.server.ts";
import type { Route } from "./+types/page";
import { ContactOptions } from "./contact-options.tsx";
import { enquiryTexts } from "./fields.ts";
import { EnquiryForm } from "./form.tsx";
import { enquiryKind } from "./submit-enquiry.server.ts";

export { headers, meta, shouldRevalidate } from "../../forms/page.ts";

export function loader({ context }: Route.LoaderArgs) {
  const page = infoPage("contact");
  const { title, description } = page;
  const trail = breadcrumbTrail({ name: "Contact Us", path: "/contact" });
  return {
    seo: pageSeo("/contact", { title, description, structured: [breadcrumbs(trail)] }),
    page,
    trail,
    token: issueToken(context.get(portsContext)),
    replyPromise: site.replyPromise,
  };
}

export const action = ({ request, context }: Route.ActionArgs) => handleForm(request, context, enquiryKind);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendForm(serverAction, offlineProblem(enquiryTexts));

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { seo, page, trail, token, replyPromise } = loaderData;
  const answer = useLastAnswer(actionData);
  return (
    <main id="main" tabIndex={-1} data-later={answer ? undefined : ""}>
      <FormTitle answer={answer} seo={seo} />
      <PageHero trail={trail} heading={page.heading} theme={page.share.theme} poster={page.share.posters[0]}>
        <p className="lede">
          <RichText text={page.lede} />
        </p>
      </PageHero>
      <div className="wrap columns small-headings contact">
        <ContactOptions />
        <EnquiryForm token={token} answer={answer} replyPromise={replyPromise} />
      </div>
    </main>
  );
}
