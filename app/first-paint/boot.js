(() => {
  // The newest of what the scripts rely on, all in Baseline "widely available" (docs/decisions/0080). A browser without one of them
  // keeps the page as it is without scripts, which works, with all that such a page shows.
  const able = HTMLElement.prototype.showPopover && [].toSorted && "".toWellFormed && CSS.supports("selector(:has(a))");
  const parked = document.querySelector("script[data-boot]");
  const file = parked.dataset.start;
  let painted = false;
  let started = !able;

  const add = (rel, href) => document.head.append(Object.assign(document.createElement("link"), { rel, href }));
  const start = () => {
    if (started) return;
    started = true;
    for (const href of parked.dataset.boot.split(" ")) add("modulepreload", href);
    const source = file ? { src: file } : { textContent: parked.textContent };
    document.body.append(
      Object.assign(document.createElement("script"), { type: "module", nonce: parked.nonce }, source),
    );
  };
  const afterPaint = () => {
    if (painted) return;
    painted = true;
    if (!able) for (const part of document.querySelectorAll("noscript")) part.outerHTML = part.textContent;
    const sheet = document.querySelector("style[data-whole]");
    if (able && sheet) add("stylesheet", sheet.dataset.whole);
    // A page made for this visit (a form, a booking) has work for its scripts, and so has one that came without its content. A
    // prerendered page works as HTML does: its scripts come with the first touch, key or movement, or after four seconds.
    if (!file || document.querySelector("html.blank")) start();
    else setTimeout(start, 4000);
  };
  // The browser tells when the first paint is on the screen; a tab opened in the background never paints.
  setTimeout(afterPaint, 3000);
  for (const sign of ["pointerdown", "pointermove", "keydown"]) addEventListener(sign, start, true);
  new PerformanceObserver(afterPaint).observe({ type: "paint", buffered: true });
})();
