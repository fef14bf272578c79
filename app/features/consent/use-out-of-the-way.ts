import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

interface Stand {
  shown: boolean;
  side: "left" | "right";
}

/** Pixels between the banner and what was moved clear of it */
const gap = 16;

/**
 * Keeps the banner back while it would lie on one of the page's main buttons, until a scroll has moved them apart; and keeps
 * what has the focus from under it (WCAG 2.4.11): by a scroll, or, where something stays in its place, from the other side.
 * @param now whether it was asked for, and so comes at once
 */
export function useOutOfTheWay(banner: RefObject<HTMLElement | null>, now: boolean): Stand {
  const [shown, setShown] = useState(now);
  const [side, setSide] = useState<Stand["side"]>("left");

  useLayoutEffect(() => {
    if (shown) return;
    const look = () => {
      const box = banner.current?.getBoundingClientRect();
      const buttons = [...document.querySelectorAll("main .button-main")].map((button) =>
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

  // How much of the screen's foot is taken, for the end of the page and for what gets the focus.
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
      // A box or a dot that is drawn as its label is seen where that is.
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
