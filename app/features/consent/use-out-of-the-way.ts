import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

interface BannerPosition {
  shown: boolean;
  side: "left" | "right";
}

/** Minimum distance between the banner and other content, in pixels */
const gap = 16;

/**
 * Holds the banner back while it would cover one of the page's main buttons or a choice in its form, until scrolling moves them apart.
 * Also keeps the focused element visible (WCAG 2.4.11): by scrolling, or for a fixed element by moving the banner to the other side.
 * @param now whether the visitor opened the banner, so that it is shown at once
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

  // Publishes the banner's height at the bottom of the screen, so that the end of the page and scrolling to the focus allow for it.
  useLayoutEffect(() => {
    const element = banner.current;
    if (!shown || !element) return;
    const { style } = document.documentElement;
    const publishHeight = () =>
      style.setProperty("--consent", `${Math.ceil(innerHeight - element.getBoundingClientRect().top)}px`);
    const watcher = new ResizeObserver(publishHeight);
    watcher.observe(element);
    addEventListener("resize", publishHeight);
    publishHeight();
    return () => {
      watcher.disconnect();
      removeEventListener("resize", publishHeight);
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
        const box = seen.getBoundingClientRect();
        const bannerBox = element.getBoundingClientRect();
        return overlap(box, bannerBox) ? box.bottom - bannerBox.top + gap : 0;
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
