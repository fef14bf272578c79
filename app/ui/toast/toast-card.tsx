import { type KeyboardEvent, type RefObject, useEffect } from "react";
import { hotkey, type Toast } from "./rules.ts";
import { useCountdown } from "./use-countdown.ts";
import { useSwipe } from "./use-swipe.ts";

interface ToastCardProps {
  ref: RefObject<HTMLElement | null>;
  toast: Toast;
  onClose: () => void;
}

/**
 * One toast in its region: it goes by itself, at a press of its button or of Escape, or when it is swept to the right. It is a
 * popover, so that it lies over menus and dialogs that were open before it.
 */
export function ToastCard({ ref, toast, onClose }: ToastCardProps) {
  const { hold, release } = useCountdown(toast.duration, onClose);
  const swipe = useSwipe(onClose);

  useEffect(() => ref.current?.showPopover?.(), [ref]);

  // Nobody reads a toast in a window that is behind another.
  useEffect(() => {
    const away = () => hold("window");
    const back = () => release("window");
    addEventListener("blur", away);
    addEventListener("focus", back);
    return () => {
      removeEventListener("blur", away);
      removeEventListener("focus", back);
    };
  }, [hold, release]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    // Or the menu behind it would close as well.
    event.preventDefault();
    onClose();
  }

  return (
    <section
      ref={ref}
      popover="manual"
      className="toasts"
      aria-label={`Notifications (${hotkey})`}
      tabIndex={-1}
      onFocus={() => hold("focus")}
      onBlur={() => release("focus")}
      onPointerEnter={() => hold("pointer")}
      onPointerLeave={() => release("pointer")}
      onKeyDown={closeOnEscape}
    >
      <div className="toast" data-variant={toast.variant} {...swipe}>
        <div className="toast-words">
          <p className="toast-title">{toast.title}</p>
          {toast.text && <p>{toast.text}</p>}
        </div>
        <button type="button" className="toast-close" onClick={onClose}>
          <span className="visually-hidden">Close</span>
          <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" stroke="currentColor" strokeWidth="2.5">
            <path d="m3 3 10 10M13 3 3 13" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </section>
  );
}
