// Addresses of the site before this one, and a path stored for the session: those that are pages of ours are opened.
(() => {
  const { pathname, search } = location;
  const asked = new URLSearchParams(search).get("route");
  let stored = null;
  try {
    if (pathname === "/") {
      stored = sessionStorage.getItem("intendedPath");
      sessionStorage.removeItem("intendedPath");
    }
  } catch {}
  if (stored?.includes("-hire-")) stored = null;
  const onHirePage = /-hire(-|$)/.test(pathname);
  const wanted = onHirePage ? null : (asked ?? stored);
  if (wanted === null) return;
  const stay = () => {
    const now = new URL(location.href);
    now.searchParams.delete("route");
    history.replaceState(history.state, "", now);
  };
  // A path of small words, a query and a hash of them: no host, no scheme, no backslash, no escape in the path. What is opened is
  // put together here, so that it begins with our one slash.
  const [plain, path = "", query = "", hash = ""] =
    /^\/?([a-z0-9-]+(?:\/[a-z0-9-]+)*)?\/?(\?[\w.~%&=,-]*)?(#[a-z0-9-]+)?$/i.exec(wanted) ?? [];
  const page = `/${path}`;
  if (plain === undefined || plain === "" || (page === pathname && query === "")) return stay();
  const target = page + query + hash;
  const isPage = (answer) => answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html");
  fetch(target, { method: "HEAD", redirect: "error" }).then(
    (answer) => (isPage(answer) ? location.replace(target) : stay()),
    stay,
  );
})();
