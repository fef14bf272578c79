/** @returns whether this browser is signed in; undefined if the server does not answer */
const asked = () =>
  fetch("/desk/more", { method: "HEAD" }).then(
    ({ status, redirected }) => status !== 404 && !redirected,
    () => undefined,
  );

/**
 * When a page becomes visible again, it says if its session has ended, because sending its form would then only lead to the sign-in page.
 * The sign-in page itself reloads once the visitor has signed in in another tab, for example by the link in an email, because the drafts
 * are in this tab.
 * @param draftsKept whether what is typed is kept in this tab
 */
export function watchSession(draftsKept: boolean): void {
  const { person } = document.body.dataset;
  if (!person && location.pathname !== "/desk/sign-in") return;
  const line = Object.assign(document.createElement("p"), { className: "note desk-note", role: "status" });
  const href = `/desk/sign-in?to=${location.pathname}`;
  const link = Object.assign(document.createElement("a"), { href, textContent: "Sign in again" });
  document.addEventListener("visibilitychange", async () => {
    if (document.visibilityState === "hidden") return;
    const signedIn = await asked();
    if (!person) return signedIn && location.replace(location.href);
    if (signedIn !== false) return line.remove();
    document.querySelector(".desk-head")?.after(line);
    line.replaceChildren("You are signed out. ", link, draftsKept ? " in this tab: what you typed here is kept." : ".");
  });
}
