// Recovers from a blank page. It is inline and independent, so it works even if no other script arrives. Decided in docs/decisions/0020.
(() => {
  const name = "reload_attempt";
  const maxAttempts = 3;
  const timeout = 5000;
  const address = new URL(location.href);
  const attempt = Math.min(Math.max(Math.trunc(Number(address.searchParams.get(name))) || 0, 0), maxAttempts);
  const blank = () => !document.querySelector("main")?.textContent.trim();
  const tidy = () => {
    const now = new URL(location.href);
    if (!now.searchParams.has(name)) return;
    now.searchParams.delete(name);
    history.replaceState(history.state, "", now);
  };
  const show = () => {
    const title = "We're experiencing a temporary issue";
    document.documentElement.classList.remove("blank");
    document.title = title;
    if (!document.body) document.documentElement.append(document.createElement("body"));
    document.body.innerHTML =
      '<main id="main" class="error-screen error-screen-temporary"><div class="wrap message"><div class="stack message-words error-screen-copy" role="alert">' +
      `<h1 class="title">${title}<span class="visually-hidden">. </span></h1>` +
      '<p class="lede">Please try refreshing the page or clicking the button below to go to our homepage.</p>' +
      '<a class="button button-main" href="/">Go to Homepage</a></div><div class="error-screen-picture"></div></div></main>';
    // With the site's stylesheet; without it if the page was cut off before it, or it can't be fetched.
    const plain = () => {
      document.body.style.cssText =
        "margin:15vh auto;max-width:34rem;padding:0 1.5rem;font:1.125rem/1.5 system-ui,sans-serif";
    };
    const href = document.querySelector("style[data-site]")?.dataset.whole;
    if (!href) plain();
    else
      document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onerror: plain }));
    const path = location.pathname;
    const report = { kind: "blank", name: "BlankPage", message: "", component: "recover", path, release: "" };
    navigator.sendBeacon?.("/client-errors", JSON.stringify(report));
  };
  const check = () => {
    if (!blank()) return tidy();
    if (attempt >= maxAttempts || navigator.onLine === false) return show();
    address.searchParams.set(name, attempt + 1);
    location.replace(address);
  };
  if (address.searchParams.has(name)) {
    try {
      caches
        .keys()
        .then((all) => Promise.all(all.map((cache) => caches.delete(cache))))
        .catch(() => {});
    } catch {}
  }
  addEventListener("rendering-failed", () => setTimeout(() => blank() && show()));
  addEventListener("DOMContentLoaded", () => {
    if (blank()) document.documentElement.classList.add("blank");
    else tidy();
    setTimeout(check, timeout);
  });
})();
