(() => {
  let started = false;
  const start = () => {
    // While the page is still arriving the parked script may be there without its text.
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start);
    const parked = document.querySelector("script[data-boot]");
    if (started || !parked) return;
    started = true;
    const add = (rel, href, more) =>
      document.head.append(Object.assign(document.createElement("link"), { rel, href }, more));
    const sheet = document.querySelector("style[data-whole]");
    if (sheet) add("stylesheet", sheet.dataset.whole);
    const { start: file, boot } = parked.dataset;
    for (const href of boot.split(" ")) {
      if (href.endsWith(".js")) add("modulepreload", href);
      else add("preload", href, { as: "font", crossOrigin: "" });
    }
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = parked.nonce;
    if (file) script.src = file;
    else script.textContent = parked.textContent;
    document.body.append(script);
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
