/** Milliseconds before which nobody wonders. */
const patience = 500;

/** What takes longer than a moment says so, until the next page comes; a page that Back brings back has come. */
export function showWork(): void {
  const line = document.createElement("p");
  line.className = "desk-working";
  line.setAttribute("role", "status");
  let wait: ReturnType<typeof setTimeout>;
  document.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    document.body.prepend(line);
    wait = setTimeout(() => line.replaceChildren("Working …", document.createElement("progress")), patience);
  });
  addEventListener("pageshow", () => {
    clearTimeout(wait);
    line.remove();
    line.replaceChildren();
  });
}
