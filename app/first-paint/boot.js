(() => {
  // The newest of what the scripts rely on, all in Baseline "widely available" (docs/decisions/0080). A browser without one of them
  // keeps the page as it is without scripts, which works, with all that such a page shows.
  const able = HTMLElement.prototype.showPopover && [].toSorted && "".toWellFormed && CSS.supports("selector(:has(a))");
  // None where the modules start as they come (pipeline.server.ts).
  const parked = document.querySelector("script[data-boot]");
  const file = parked?.dataset.start;
  let painted = false;
  let started = !able || !parked;

  const add = (rel, href) => document.head.append(Object.assign(document.createElement("link"), { rel, href }));
  const fetchModules = () => {
    for (const href of parked.dataset.boot.split(" ")) add("modulepreload", href);
  };
  const start = () => {
    if (started) return;
    started = true;
    fetchModules();
    const source = file ? { src: file } : { textContent: parked.textContent };
    document.body.append(
      Object.assign(document.createElement("script"), { type: "module", nonce: parked.nonce }, source),
    );
  };
  // What was typed into a form of this tab comes back at once (features/quote/form/draft.ts).
  const typedBefore = () => {
    try {
      return /quote-/.test(Object.keys(sessionStorage));
    } catch {}
  };
  const afterPaint = () => {
    if (painted) return;
    painted = true;
    if (!able) for (const part of document.querySelectorAll("noscript")) part.outerHTML = part.textContent;
    const sheet = document.querySelector("style[data-whole]");
    if (able && sheet) add("stylesheet", sheet.dataset.whole);
    // A prerendered page, and one that says so (data-later), works as HTML does: its scripts run at the first sign of somebody, or
    // after four seconds. Those of a form are fetched before. A page that came without its content cannot wait.
    const waits = file || (document.querySelector("[data-later]") && !typedBefore());
    if (!waits || document.querySelector("html.blank")) return start();
    if (able && !file) fetchModules();
    setTimeout(start, 4000);
  };
  // Browsers also tell of a pointer that rests where the page came up under it: nobody has moved it.
  const sign = ({ type, movementX, movementY }) => (type !== "pointermove" || movementX || movementY) && start();
  // A page that is come back to is scrolled to its old place while it loads: what the browser has kept of it may not move it later.
  if (performance.getEntriesByType("navigation")[0]?.type !== "navigate") afterPaint();
  // The browser tells when the first paint is on the screen; a tab opened in the background never paints.
  setTimeout(afterPaint, 3000);
  for (const type of ["pointerdown", "pointermove", "keydown", "input"]) addEventListener(type, sign, true);
  new PerformanceObserver(afterPaint).observe({ type: "paint", buffered: true });
})();
