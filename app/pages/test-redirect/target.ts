const back = "/test-redirect?arrived=yes";
/** Stands for our own origin: an address that resolves to another one leaves the site. */
const here = "http://here.invalid";

/** The path to go to. Anything that is not a path of this site leads back to the check. */
export function targetOf(asked: unknown): string {
  if (typeof asked !== "string" || !asked.startsWith("/") || !URL.canParse(asked, here)) return back;
  const { origin, pathname, search, hash } = new URL(asked, here);
  // "/..//evil.example" keeps the origin and then begins with two slashes.
  return origin === here && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : back;
}
