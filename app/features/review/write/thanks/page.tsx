import { Link } from "react-router";
import { MessagePage } from "../../../../ui/message/message-page.tsx";
import { pageSeo } from "../../../site/seo.server.ts";

export const loader = () => ({
  seo: pageSeo("/reviews/thanks", {
    title: "Your review is with us",
    description: "We have your review. What happens to it next.",
    noindex: true,
  }),
});

export { meta } from "../../../../ui/head/page-meta.ts";

/** The confirmation. It shows nothing of the review, so anyone may open it. */
export default function Thanks() {
  return (
    <MessagePage poster="letter">
      <h1 className="title">
        Thank <span className="accent">you</span>
      </h1>
      <p className="lede">
        Your review is with us. Somebody here reads it first, and then it appears on our reviews page, as one from a
        verified booking.
      </p>
      <Link to="/reviews" className="button button-main">
        Read the others
      </Link>
    </MessagePage>
  );
}
