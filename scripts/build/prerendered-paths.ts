import { serviceSlugs } from "../../content/shape.ts";

/** Every page that is the same for all visitors and so is made once, at build time. */
export async function prerenderedPaths(): Promise<string[]> {
  return ["/", ...serviceSlugs.map((slug) => `/${slug}`)];
}
