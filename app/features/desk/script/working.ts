/** Milliseconds before "working" is shown. */
const showAfter = 500;

/** Shows that a form is under way, and sends no other, until the next page arrives; a page restored by Back has arrived. */
export function showWork(): void {
  const line = document.createElement("p");
  line.className = "desk-working";
  line.setAttribute("role", "status");
  let wait: ReturnType<typeof setTimeout>;
  document.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    // A double click on a slow machine: the answer to the second would hide that the first was done.
    if (line.isConnected) return event.preventDefault();
    document.body.prepend(line);
    wait = setTimeout(() => line.replaceChildren("Working …", document.createElement("progress")), showAfter);
  });
  addEventListener("pageshow", () => {
    clearTimeout(wait);
    line.remove();
    line.replaceChildren();
  });
}
