import type { ReactNode } from "react";
import { Accented, type AccentedText } from "../accented.tsx";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import { Poster } from "../poster/poster.tsx";

interface PageHeroProps {
  trail?: { name: string; path: string }[];
  heading: AccentedText;
  /** Name of a theme in tokens.css */
  theme: string;
  poster: string;
  children: ReactNode;
}

export function PageHero({ trail, heading, theme, poster, children }: PageHeroProps) {
  return (
    <div className="page-hero" data-theme={theme}>
      <div className="wrap page-hero-row">
        <div className="stack page-hero-copy">
          {trail && <Breadcrumbs trail={trail} />}
          <h1 className="title page-hero-title">
            <Accented {...heading} />
          </h1>
          {children}
        </div>
        <div className="page-hero-picture framed">
          <Poster name={poster} alt="" shape="square" />
        </div>
      </div>
    </div>
  );
}
