import { sitemapPaths, sitePages } from "./site-pages.ts";

const files = ["/robots.txt", "/manifest.webmanifest"];

/** Paths of every page that is the same for all visitors. */
export async function prerenderedPaths(): Promise<string[]> {
  const pages = (await sitePages()).filter((page) => !page.live);
  return [...pages.map((page) => page.path), ...(await sitemapPaths()), ...files];
}
