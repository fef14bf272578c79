/** @returns whether this browser is signed in; undefined where nothing answers */
const asked = () =>
  fetch("/desk/more", { method: "HEAD" }).then(
    ({ status, redirected }) => status !== 404 && !redirected,
    () => undefined,
  );

/**
 * A page that is shown again after a while says when its session has ended, because sending its form would only lead to signing in. The page
 * of signing in goes on once that was done in another tab, as by a link in an email: the drafts are in this one.
 * @param draftsKept what is typed stays in this tab
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
