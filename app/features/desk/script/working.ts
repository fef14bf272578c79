/** Milliseconds before "working" is shown. */
const showAfter = 500;
/** Milliseconds in which the same button of the same form can't send it again; after that it can, in case the request was aborted. */
const heldFor = 10_000;

/** Shows that a form is being sent, and sends it once. A page restored by Back counts as arrived. */
export function showWork(): void {
  const line = Object.assign(document.createElement("p"), { className: "desk-working", role: "status" });
  let wait: ReturnType<typeof setTimeout>;
  let last: SubmitEvent | undefined;
  // Blocks a double click on a slow machine: the answer to the second request would hide that the first one succeeded. Runs in the capture
  // phase, so that other listeners don't see the second submit event.
  document.addEventListener(
    "submit",
    (event) => {
      const isAgain = last?.target === event.target && last?.submitter === event.submitter;
      if (!last || !isAgain || event.timeStamp - last.timeStamp > heldFor) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  document.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    last = event;
    document.body.prepend(line);
    wait = setTimeout(() => line.replaceChildren("Working …", document.createElement("progress")), showAfter);
  });
  addEventListener("pageshow", () => {
    last = undefined;
    clearTimeout(wait);
    line.remove();
    line.replaceChildren();
  });
}
