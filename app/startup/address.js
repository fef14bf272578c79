// Redirects an address of the previous site (?route=…), or a path stored for the session, to the page it names, if this site has that
// page. Not on pages about an act or a place (head-scripts.tsx).
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
  const wanted = asked ?? stored;
  if (wanted === null) return;
  const stay = () => {
    const now = new URL(location.href);
    now.searchParams.delete("route");
    history.replaceState(history.state, "", now);
  };
  // Accepts only a path of plain words, with a query and a hash: no host, no scheme, no backslash, no escapes in the path. The target is
  // put together here, so that it starts with exactly one slash.
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
