/** What becomes of toasts. Every constant is the specification's (section 9). */

/** Toasts on screen at once */
export const visibleToasts = 1;
/** Milliseconds a toast stays, unless it says otherwise */
export const defaultDuration = 5_000;
/** Milliseconds a dismissed toast is kept before it is forgotten */
export const removalDelay = 1_000_000;
/** Pixels to the right that count as sweeping it away */
export const swipeThreshold = 50;
/** Takes the focus to the toasts from anywhere */
export const hotkey = "F8";

export interface Words {
  title: string;
  text?: string;
  /** "destructive" for what went wrong; announced at once */
  variant?: "default" | "destructive";
  /** Milliseconds; Infinity for until it is closed */
  duration?: number;
}

export interface Toast extends Required<Omit<Words, "text">> {
  id: number;
  text: string | undefined;
  open: boolean;
}

export const toastOf = (
  id: number,
  { title, text, variant = "default", duration = defaultDuration }: Words,
): Toast => ({
  id,
  title,
  text,
  variant,
  duration,
  open: true,
});

/** The newest first; those beyond the limit are gone at once. */
export const added = (toasts: readonly Toast[], toast: Toast): Toast[] => [toast, ...toasts].slice(0, visibleToasts);

export const dismissed = (toasts: readonly Toast[], id: number): Toast[] =>
  toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast));

export const removed = (toasts: readonly Toast[], id: number): Toast[] => toasts.filter((toast) => toast.id !== id);

/** A sweep is to the right and more along than across; `dx` and `dy` in pixels from where the finger came down. */
export const isSwipe = (dx: number, dy: number): boolean => dx >= swipeThreshold && dx > Math.abs(dy);
