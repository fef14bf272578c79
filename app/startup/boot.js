(() => {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const parked = document.querySelector("script[data-boot]");
    for (const href of parked.dataset.boot.split(" ")) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = parked.nonce;
    script.textContent = parked.textContent;
    document.body.append(script);
  };
  addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => setTimeout(start)));
  setTimeout(start, 3000);
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, start, { once: true, capture: true });
})();
