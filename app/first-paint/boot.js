(() => {
  // The newest of what the scripts rely on, all in Baseline "widely available" (docs/decisions/0080). A browser without one of them
  // keeps the page as it is without scripts, which works, with all that such a page shows.
  const able = HTMLElement.prototype.showPopover && [].toSorted && "".toWellFormed && CSS.supports("selector(:has(a))");
  const signs = ["pointerdown", "pointermove", "keydown"];
  let painted = false;
  let started = false;

  const add = (rel, href) => document.head.append(Object.assign(document.createElement("link"), { rel, href }));

  const start = () => {
    // While the page is still arriving the parked script may be there without its text.
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start);
    const parked = document.querySelector("script[data-boot]");
    if (started || !parked || !able) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const href of parked.dataset.boot.split(" ")) add("modulepreload", href);
    const file = parked.dataset.start;
    const script = document.createElement("script");
    const source = file ? { src: file } : { textContent: parked.textContent };
    document.body.append(Object.assign(script, { type: "module", nonce: parked.nonce }, source));
  };
  const startWhenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);

  const afterPaint = () => {
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", afterPaint);
    if (painted) return;
    painted = true;
    if (!able) for (const part of document.querySelectorAll("noscript")) part.outerHTML = part.textContent;
    const sheet = able && document.querySelector("style[data-whole]");
    if (sheet) add("stylesheet", sheet.dataset.whole);
    // A page made for this visit (a form, a booking) has work for its scripts, and so has one that came without its content. A
    // prerendered page works as HTML does: its scripts come with the first touch, key or movement, or four seconds after it has loaded.
    if (!document.querySelector("script[data-start]") || document.querySelector("html.blank")) return start();
    const whenLoaded = () => setTimeout(startWhenIdle, 4000);
    if (document.readyState === "complete") whenLoaded();
    else addEventListener("load", whenLoaded);
  };
  // The browser tells when the first paint is on the screen; a tab opened in the background never paints.
  try {
    new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").length && afterPaint()).observe({
      type: "paint",
      buffered: true,
    });
  } catch {
    addEventListener("load", afterPaint);
  }
  setTimeout(afterPaint, 3000);
  for (const sign of signs) addEventListener(sign, start, true);
})();
