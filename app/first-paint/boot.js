(() => {
  // The newest features that our scripts rely on, all in Baseline "widely available" (docs/decisions/0080). Browsers without one of them
  // get the page that works without scripts, including <noscript> content.
  const supported =
    HTMLElement.prototype.showPopover && [].toSorted && "".toWellFormed && CSS.supports("selector(:has(a))");
  // Null if parkModules has been removed from the steps in pipeline.server.ts.
  const parked = document.querySelector("script[data-boot]");
  const file = parked?.dataset.start;
  const { whole, faces } = document.querySelector("style[data-whole]").dataset;
  let painted = false;
  let started = !supported || !parked;

  const add = (rel, href) => document.head.append(Object.assign(document.createElement("link"), { rel, href }));
  const fetchModules = () => {
    for (const href of parked.dataset.boot.split(" ")) add("modulepreload", href);
  };
  const start = () => {
    if (started) return;
    started = true;
    add("stylesheet", whole);
    fetchModules();
    const source = file ? { src: file } : { textContent: parked.textContent };
    document.body.append(
      Object.assign(document.createElement("script"), { type: "module", nonce: parked.nonce }, source),
    );
  };
  // Answers typed in this tab must be restored at once (features/quote/form/draft.ts), so modules can't wait then.
  const typedBefore = () => {
    try {
      return Object.keys(sessionStorage).some((key) => key.startsWith("quote-"));
    } catch {
      return false;
    }
  };
  const afterPaint = () => {
    if (painted) return;
    painted = true;
    if (!supported) for (const part of document.querySelectorAll("noscript")) part.outerHTML = part.textContent;
    if (supported) add("stylesheet", faces);
    // A prerendered page, and one marked data-later, works as plain HTML: its scripts run at the visitor's first input, or after four
    // seconds. The scripts of a form are fetched before that. A page that came without its content can't wait.
    const waits = file || (document.querySelector("[data-later]") && !typedBefore());
    if (!waits || document.querySelector("html.blank")) return start();
    if (supported && !file) {
      fetchModules();
      add("prefetch", whole);
    }
    setTimeout(start, 4000);
  };
  // Browsers also report a resting pointer when the page appears under it: only a real movement counts.
  const onInput = ({ type, movementX, movementY }) => (type !== "pointermove" || movementX || movementY) && start();
  // A page that is reloaded, or reached by Back, is scrolled to its old position while it loads: the fonts must not move it later.
  if (performance.getEntriesByType("navigation")[0]?.type !== "navigate") afterPaint();
  // Paint is reported by the browser, but a tab opened in the background never paints, hence the timeout.
  setTimeout(afterPaint, 3000);
  for (const type of ["pointerdown", "pointermove", "keydown", "input"]) addEventListener(type, onInput, true);
  new PerformanceObserver(afterPaint).observe({ type: "paint", buffered: true });
})();
