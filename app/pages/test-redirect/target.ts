const back = "/test-redirect?arrived=yes";
/** A placeholder for our own origin: an address that resolves to another origin leaves the site. */
const here = "http://here.invalid";

/** The path to redirect to. Anything that is not a path of this site leads back to the check. */
export function targetOf(asked: unknown): string {
  if (typeof asked !== "string" || !asked.startsWith("/") || !URL.canParse(asked, here)) return back;
  const { origin, pathname, search, hash } = new URL(asked, here);
  // "/..//evil.example" keeps the origin, but its resolved path starts with two slashes.
  return origin === here && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : back;
}
