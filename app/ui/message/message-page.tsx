import type { ReactNode } from "react";
import { Poster } from "../poster/poster.tsx";

/** A page with a short text and a picture: the result of a form, or a replacement for a page. */
export const MessagePage = ({ poster, children }: { poster: string; children: ReactNode }) => (
  <main id="main" tabIndex={-1}>
    <div className="wrap message">
      <div className="stack message-words">{children}</div>
      <div className="framed message-picture">
        <Poster name={poster} alt="" shape="square" priority />
      </div>
    </div>
  </main>
);
