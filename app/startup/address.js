// Addresses of the site before this one, and a path kept for the session: opened here when they are pages of ours.
(() => {
  const { pathname, search } = location;
  const asked = new URLSearchParams(search).get("route");
  let kept = null;
  try {
    if (pathname === "/") {
      kept = sessionStorage.getItem("intendedPath");
      sessionStorage.removeItem("intendedPath");
    }
  } catch {}
  if (kept?.includes("-hire-")) kept = null;
  const onHirePage = /-hire(-|$)/.test(pathname);
  const wanted = onHirePage ? null : (asked ?? kept);
  if (wanted === null) return;
  const stay = () => {
    const now = new URL(location.href);
    now.searchParams.delete("route");
    history.replaceState(history.state, "", now);
  };
  // A path of small words and nothing else: no host, no scheme, no backslash, no escape.
  const plain = /^(\/|(\/[a-z0-9-]+)+)(#[a-z0-9-]+)?$/i.test(wanted);
  if (!plain || wanted.split("#")[0] === pathname) return stay();
  const isPage = (answer) => answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html");
  fetch(wanted, { method: "HEAD", redirect: "error" }).then(
    (answer) => (isPage(answer) ? location.replace(wanted) : stay()),
    stay,
  );
})();
