/** Milliseconds before "working" is shown. */
const showAfter = 500;
/** Milliseconds in which the same button of the same form sends nothing more; later a request that was stopped can be sent again. */
const heldFor = 10_000;

/** Shows that a form is under way, and sends it once, until the next page arrives; a page restored by Back has arrived. */
export function showWork(): void {
  const line = Object.assign(document.createElement("p"), { className: "desk-working", role: "status" });
  let wait: ReturnType<typeof setTimeout>;
  let last: SubmitEvent | undefined;
  // A double click on a slow machine: the answer to the second would hide that the first was done. Before other listeners, to which the
  // form would be sent.
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
