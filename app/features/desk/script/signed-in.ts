/**
 * A page that is shown again after a while says when its session has ended, because sending its form would only lead to "not found".
 * @param draftsKept what is typed stays in this tab
 */
export function watchSession(draftsKept: boolean): void {
  if (!document.body.dataset.person) return;
  const line = document.createElement("p");
  line.className = "note desk-note";
  line.setAttribute("role", "status");
  const link = document.createElement("a");
  link.href = `/desk/sign-in?to=${location.pathname}`;
  link.textContent = "Sign in again";
  document.addEventListener("visibilitychange", async () => {
    if (document.visibilityState === "hidden") return;
    const answer = await fetch("/desk/more", { method: "HEAD" }).catch(() => undefined);
    if (answer?.status !== 404) return line.remove();
    document.querySelector(".desk-head")?.after(line);
    line.replaceChildren("You are signed out. ", link, draftsKept ? " in this tab: what you typed here is kept." : ".");
  });
}
