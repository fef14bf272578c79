/** A sleep that can be cut short. A wake that comes while awake makes the next sleep end at once. */
export function wakeable() {
  let woken = false;
  let end: (() => void) | undefined;
  return {
    now() {
      woken = true;
      end?.();
    },
    /** Resolves after `milliseconds` or at the next wake. */
    async after(milliseconds: number): Promise<void> {
      if (!woken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      end = undefined;
      woken = false;
    },
  };
}
