import type { ReactNode } from "react";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import { Poster } from "../poster/poster.tsx";

interface PageHeroProps {
  trail: { name: string; path: string }[];
  heading: { before: string; accent: string; after: string };
  /** Name of a ground in tokens.css */
  ground: string;
  poster: string;
  /** What stands under the heading */
  children: ReactNode;
}

/** The head of an information page: its heading on its ground, its poster beside it where there is room. */
export function PageHero({ trail, heading, ground, poster, children }: PageHeroProps) {
  return (
    <div className="page-hero" data-ground={ground}>
      <div className="wrap page-hero-row">
        <div className="page-hero-words">
          <Breadcrumbs trail={trail} />
          <h1 className="title page-hero-title">
            {heading.before} <span className="accent">{heading.accent}</span> {heading.after}
          </h1>
          {children}
        </div>
        <div className="page-hero-picture">
          <Poster name={poster} alt="" shape="square" />
        </div>
      </div>
    </div>
  );
}
