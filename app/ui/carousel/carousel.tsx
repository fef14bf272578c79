import { type ReactNode, useRef, useState } from "react";
import { ArrowLeft, ArrowRight } from "../icon/icon.tsx";

/** Maximum milliseconds of a smooth scroll, for browsers without `scrollend`. */
const settled = 700;

/** Native scrolling and snapping; it never moves by itself. The buttons exist only with scripts, and announce the slides in view. */
export function Carousel({ label, children }: { label: string; children: ReactNode[] }) {
  const track = useRef<HTMLUListElement>(null);
  /** The end position of a scroll that is still running: a second press counts from there. */
  const goal = useRef<number>(undefined);
  const [said, setSaid] = useState("");

  const scroll = (direction: 1 | -1) => {
    const list = track.current;
    if (!list) return;
    const left = nextStop(list, direction, goal.current ?? list.scrollLeft);
    const canMove = Math.abs(left - list.scrollLeft) > 1;
    goal.current = left;
    const say = () => {
      if (goal.current === left) goal.current = undefined;
      setSaid(inView(list));
    };
    if (canMove && "onscrollend" in window) list.addEventListener("scrollend", say, { once: true });
    else setTimeout(say, canMove ? settled : 0);
    list.scrollTo({ left });
  };
  return (
    <section className="carousel" aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to take the focus to be scrolled by keyboard. */}
      <ul role="list" className="carousel-track" ref={track} tabIndex={0}>
        {children.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slides are fixed and never reordered.
          <li key={index} className="carousel-slide">
            {child}
          </li>
        ))}
      </ul>
      <div className="carousel-buttons buttons">
        <button type="button" className="button button-round" onClick={() => scroll(-1)}>
          <ArrowLeft />
          <span className="visually-hidden">Previous</span>
        </button>
        <button type="button" className="button button-round" onClick={() => scroll(1)}>
          <ArrowRight />
          <span className="visually-hidden">Next</span>
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  );
}

/** A page of slides away, always the start of one: browsers may snap a position in between in either direction. */
function nextStop(list: HTMLElement, direction: 1 | -1, from: number): number {
  const slides = [...list.children] as HTMLElement[];
  const starts = slides.map((slide) => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0));
  const { scrollWidth, clientWidth } = list;
  const width = slides[0]?.offsetWidth ?? clientWidth;
  const { paddingLeft, paddingRight } = getComputedStyle(list);
  const room = clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const visible = starts.filter((start) => start + width <= room + 1).length;
  const distances = starts.map((start) => Math.abs(start - from));
  const now = distances.indexOf(Math.min(...distances));
  const next = Math.min(Math.max(now + direction * Math.max(visible, 1), 0), slides.length - 1);
  return Math.min(starts[next] ?? 0, scrollWidth - clientWidth);
}

/** "4 to 6 of 15": the slides whose middle is visible. */
function inView(list: HTMLElement): string {
  const shown = [...list.children].flatMap((slide, index) => {
    const { left, right } = slide.getBoundingClientRect();
    const middle = (left + right) / 2;
    return middle > 0 && middle < innerWidth ? [index + 1] : [];
  });
  const first = shown[0];
  const last = shown.at(-1);
  return `${first === last ? first : `${first} to ${last}`} of ${list.children.length}`;
}
