import type { ComponentProps, ReactNode } from "react";
import { Poster } from "../ui/poster/poster.tsx";

/** What a form leads to, or stands in its place: a few words and a picture. */
export const MessagePage = ({
  poster,
  children,
}: {
  poster: ComponentProps<typeof Poster>["name"];
  children: ReactNode;
}) => (
  <div className="wrap form-sent">
    <div className="form-sent-words">{children}</div>
    <div className="form-sent-picture">
      <Poster name={poster} alt="" shape="square" priority />
    </div>
  </div>
);
