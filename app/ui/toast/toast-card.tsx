import { Close, Description, Provider, Root, Title, Viewport } from "@radix-ui/react-toast";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { Cross } from "../icon/icon.tsx";
import { dismiss, type Toast } from "./store.ts";
// Imported here and not in the page's stylesheet, so that it loads with this module, when a toast is shown.
import "./toast.css";

/** A toast. It is a popover, so that it is on top of menus and dialogs that were opened before it. */
export function ToastCard({ toast }: { toast: Toast }) {
  const popover = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => popover.current?.showPopover(), []);

  function rememberOrigin({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
  }
  function close() {
    // Done before the toast is removed: afterwards nobody can tell that it had the focus.
    if (popover.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    dismiss(toast.id);
  }
  function keepMenuOpen(event: KeyboardEvent) {
    if (event.key === "Escape") event.preventDefault();
  }

  const urgent = toast.variant === "destructive";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus and the keys of what is in it.
    <div ref={popover} popover="manual" className="toasts" onFocus={rememberOrigin} onKeyDown={keepMenuOpen}>
      {/* The specification's constants (section 9); those of Radix are the same. */}
      <Provider duration={5_000} swipeDirection="right" swipeThreshold={50}>
        <Root
          className="toast"
          data-variant={toast.variant}
          type={urgent ? "foreground" : "background"}
          onOpenChange={close}
        >
          <div className="toast-copy">
            <Title className="toast-title">{toast.title}</Title>
            {/* Radix reads the text nodes out without a space between them. */}
            {toast.text && " "}
            <Description>{toast.text}</Description>
          </div>
          <Close className="toast-close" aria-label="Close">
            <Cross />
          </Close>
        </Root>
        <Viewport role="list" hotkey={["F8"]} />
      </Provider>
    </div>
  );
}
