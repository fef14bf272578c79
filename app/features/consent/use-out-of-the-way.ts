import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

interface BannerPosition {
  shown: boolean;
  side: "left" | "right";
}

/** Pixels kept between the banner and other content */
const gap = 16;

/**
 * Holds the banner back while it covers one of the page's main buttons or a choice of its form, until a scroll moves them apart; and keeps the focused
 * element visible (WCAG 2.4.11): by a scroll, or, for what is fixed, by moving the banner to the other side.
 * @param now whether the visitor opened it, so that it shows at once
 */
export function useOutOfTheWay(banner: RefObject<HTMLElement | null>, now: boolean): BannerPosition {
  const [shown, setShown] = useState(now);
  const [side, setSide] = useState<BannerPosition["side"]>("right");

  useLayoutEffect(() => {
    if (shown) return;
    const look = () => {
      const box = banner.current?.getBoundingClientRect();
      const buttons = [...document.querySelectorAll("main .button-main, main [type=radio]")].map((button) =>
        button.getBoundingClientRect(),
      );
      if (box && !buttons.some((button) => overlap(button, box))) setShown(true);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [shown, banner]);

  // The height it takes at the bottom of the screen, for the end of the page and for scrolling to the focus.
  useLayoutEffect(() => {
    const element = banner.current;
    if (!shown || !element) return;
    const { style } = document.documentElement;
    const tell = () =>
      style.setProperty("--consent", `${Math.ceil(innerHeight - element.getBoundingClientRect().top)}px`);
    const watcher = new ResizeObserver(tell);
    watcher.observe(element);
    addEventListener("resize", tell);
    tell();
    return () => {
      watcher.disconnect();
      removeEventListener("resize", tell);
      style.removeProperty("--consent");
    };
  }, [shown, banner]);

  useEffect(() => {
    if (!shown) return;
    const look = ({ target }: FocusEvent) => {
      const element = banner.current;
      if (!element || !(target instanceof Element) || element.contains(target)) return;
      // A checkbox or radio button that is drawn as its label is seen where the label is.
      const seen = target.closest("label") ?? target;
      const under = () => {
        const [box, over] = [seen.getBoundingClientRect(), element.getBoundingClientRect()];
        return overlap(box, over) ? box.bottom - over.top + gap : 0;
      };
      if (under()) scrollBy({ top: under(), behavior: "instant" });
      if (under()) setSide((before) => (before === "left" ? "right" : "left"));
    };
    addEventListener("focusin", look);
    return () => removeEventListener("focusin", look);
  }, [shown, banner]);

  return { shown, side };
}

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
