import type { ComponentProps, ReactNode } from "react";
import { Poster } from "../../../ui/poster/poster.tsx";
import type { ActOffer } from "../form-options.server.ts";

interface QuoteHeadProps {
  /** `slug` names its poster */
  act: { slug: ComponentProps<typeof Poster>["name"]; theme: ActOffer["theme"] };
  children: ReactNode;
}

/** A slim head in the act's own theme, with its poster; both follow the act that is chosen. */
export function QuoteHead({ act, children }: QuoteHeadProps) {
  return (
    <div className="quote-head" data-theme={act.theme}>
      <div className="wrap quote-head-row">
        <div className="quote-head-words">{children}</div>
        <div className="quote-head-poster">
          <Poster key={act.slug} name={act.slug} alt="" shape="square" priority />
        </div>
      </div>
    </div>
  );
}
