import { type ReactNode, useRef } from "react";
import { ArrowLeft, ArrowRight } from "../icon/icon.tsx";

interface CarouselProps {
  /** Names the region for assistive technology */
  label: string;
  children: ReactNode[];
}

/**
 * A row of slides that scrolls and snaps by itself in the browser: swipe, wheel, arrow keys. It never moves unasked. The
 * two buttons scroll it by a page and exist only where scripts do. Chosen over a library: 0 KB, native feel.
 */
export function Carousel({ label, children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1) => {
    const list = track.current;
    list?.scrollBy({ left: direction * list.clientWidth });
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
    </section>
  );
}
