import type { ReactNode } from "react";
import { Poster } from "../poster/poster.tsx";

/** What a form leads to, or what stands in a page's place: a few words and a picture. */
export const MessagePage = ({ poster, children }: { poster: string; children: ReactNode }) => (
  <div className="wrap message">
    <div className="stack message-words">{children}</div>
    <div className="framed message-picture">
      <Poster name={poster} alt="" shape="square" priority />
    </div>
  </div>
);
