import { Link } from "react-router";
import { Accented, type AccentedText } from "../../../ui/accented.tsx";
import { letter } from "../../../ui/figure-head/figure-head.tsx";
import { NoticePage } from "../../../ui/notice-page/notice-page.tsx";
import { useSite } from "../../site/use-site.ts";
import type { Closed as Why } from "./write.server.ts";

const texts: Record<Why, { heading: AccentedText; text: string }> = {
  unknown: {
    heading: { before: "This link isn’t one of", accent: "ours", after: "" },
    text: "It may have lost its end on the way: open it from our email again, or copy all of it.",
  },
  ended: {
    heading: { before: "This link has", accent: "ended", after: "" },
    text: "It has expired, so no review can be written with it any more.",
  },
  used: {
    heading: { before: "This link was", accent: "used", after: "" },
    text: "It works once, and its review is with us. Once it is published, you will find it on our reviews page.",
  },
};

/** Why no review can be written, and what to do instead. Says nothing about the booking. */
export function Closed({ because }: { because: Why }) {
  const { chatHref, phone, email } = useSite();
  const { heading, text } = texts[because];
  return (
    <NoticePage
      figure={letter}
      head={
        <>
          <h1 className="title">
            <Accented {...heading} />
          </h1>
          <p className="lede">{text}</p>
        </>
      }
      contact={{ title: "Rather talk?", theme: letter.theme, chatHref, phone }}
    >
      <p className="lede">
        Something you would like us to know all the same? Write to us:
        <br />
        <a href={email.href}>{email.address}</a>
      </p>
      <Link to="/reviews" className="button button-main">
        Read the reviews
      </Link>
    </NoticePage>
  );
}
