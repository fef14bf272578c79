import type { ComponentProps, ReactNode } from "react";
import { ContactCard } from "../contact-card/contact-card.tsx";
import { FigureHead } from "../figure-head/figure-head.tsx";

interface NoticePageProps {
  figure: ComponentProps<typeof FigureHead>["figure"];
  /** The news: the title, and what it is about */
  head: ReactNode;
  contact: ComponentProps<typeof ContactCard>;
  /** The rest of the news, and what to do next */
  children: ReactNode;
}

/** Replaces a page that can't be shown: the news, what to do next, and how to reach us. */
export const NoticePage = ({ figure, head, contact, children }: NoticePageProps) => (
  <>
    <FigureHead figure={figure} tall>
      {head}
    </FigureHead>
    <div className="wrap columns small-headings notice-page" data-own-buttons>
      <div className="stack notice-page-words">{children}</div>
      <ContactCard {...contact} />
    </div>
  </>
);
