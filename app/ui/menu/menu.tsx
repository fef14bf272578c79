import { type ReactNode, useId, useRef } from "react";
import { Chevron } from "../icon/icon.tsx";

interface MenuProps {
  label: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A popover opens, closes on Escape and on a click elsewhere without scripts, and exposes its state to assistive technology. */
export function Menu({ label, className = "", children }: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div className="menu">
      {/* Safari focuses a clicked button only where it has a tabindex, and without popovers the menu opens by focus. */}
      <button type="button" className={`menu-button ${className}`} popoverTarget={id} tabIndex={0}>
        {label}
        <Chevron />
      </button>
      {/* biome-ignore lint: a touch on a link inside closes the panel; the links themselves are the controls. */}
      <div
        id={id}
        ref={panel}
        popover="auto"
        tabIndex={-1}
        className="menu-panel"
        onClick={(event) => {
          if ((event.target as Element).closest("a")) panel.current?.hidePopover();
        }}
      >
        <ul role="list">{children}</ul>
      </div>
    </div>
  );
}
