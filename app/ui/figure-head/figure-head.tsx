import type { ComponentProps, ReactNode } from "react";
import { Poster } from "../poster/poster.tsx";

interface FigureHeadProps {
  /** `slug` names the poster; the theme is the poster's own */
  figure: { slug: ComponentProps<typeof Poster>["name"]; theme: string };
  /** Whether the figure's face is visible, for good or bad news */
  tall?: boolean;
  children: ReactNode;
}

/** Figures of pages that show no act's. */
export const badNews = { slug: "spilt-coupe", theme: "gold" } as const;
export const letter = { slug: "letter", theme: "rose" } as const;

/** A low page head in the figure's own theme, with the cut-out figure standing on its lower edge. */
export const FigureHead = ({ figure, tall = false, children }: FigureHeadProps) => (
  <div
    className={`figure-head${tall ? " figure-head-tall" : ""}${figure.slug === "letter" ? " figure-head-floating" : ""}`}
    data-theme={figure.theme}
  >
    <div className="wrap figure-head-row">
      <div className="figure-head-copy">{children}</div>
      <div className="figure-head-poster">
        <Poster key={figure.slug} name={figure.slug} alt="" shape="square" priority cut />
      </div>
    </div>
  </div>
);
