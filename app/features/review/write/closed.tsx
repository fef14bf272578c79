import { Link } from "react-router";
import { MessagePage } from "../../../ui/message/message-page.tsx";
import { useSite } from "../../site/use-site.ts";
import type { Closed as Why } from "./write.server.ts";

const texts: Record<Why, { heading: string; text: string }> = {
  unknown: {
    heading: "This link isn’t one of ours",
    text: "It may have lost its end on the way: open it from our email again, or copy all of it.",
  },
  ended: { heading: "This link has ended", text: "Its time is over, so no review can be written with it any more." },
  used: {
    heading: "This link was used",
    text: "It works once, and its review is with us. Once it is published it stands on our reviews page.",
  },
};

/** Why there is no review to write, and what to do instead. It says nothing of the booking. */
export function Closed({ because }: { because: Why }) {
  const site = useSite();
  const { heading, text } = texts[because];
  return (
    <MessagePage poster="letter">
      <h1 className="title page-hero-title">{heading}</h1>
      <p className="lede">{text}</p>
      <p>
        Something you would like us to know all the same? Write to{" "}
        <span className="unbroken">
          <a href={site.email.href}>{site.email.address}</a>.
        </span>
      </p>
      <Link to="/reviews" className="button button-main">
        Read the reviews
      </Link>
    </MessagePage>
  );
}
