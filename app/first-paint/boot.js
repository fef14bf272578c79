(() => {
  // The newest of what the scripts rely on, all in Baseline "widely available" (docs/decisions/0080). A browser without one of them
  // keeps the page as it is without scripts, which works, with all that such a page shows.
  const able = HTMLElement.prototype.showPopover && [].toSorted && "".toWellFormed && CSS.supports("selector(:has(a))");
  let started = false;

  const start = () => {
    // While the page is still arriving the parked script may be there without its text.
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start);
    const parked = document.querySelector("script[data-boot]");
    if (started || !parked) return;
    started = true;
    if (!able) {
      for (const part of document.querySelectorAll("noscript")) part.outerHTML = part.textContent;
      return;
    }
    const add = (rel, href) => document.head.append(Object.assign(document.createElement("link"), { rel, href }));
    const sheet = document.querySelector("style[data-whole]");
    if (sheet) add("stylesheet", sheet.dataset.whole);
    for (const href of parked.dataset.boot.split(" ")) add("modulepreload", href);
    const file = parked.dataset.start;
    const script = document.createElement("script");
    const source = file ? { src: file } : { textContent: parked.textContent };
    document.body.append(Object.assign(script, { type: "module", nonce: parked.nonce }, source));
  };
  // The browser tells when the first paint is on the screen; a tab opened in the background never paints.
  try {
    new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").length && start()).observe({
      type: "paint",
      buffered: true,
    });
  } catch {
    addEventListener("load", start);
  }
  setTimeout(start, 3000);
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, start, { once: true, capture: true });
})();
