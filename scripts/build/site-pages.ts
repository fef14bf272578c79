import path from "node:path";
import { runnerImport } from "vite";
import type * as Changed from "../../app/features/site/changed.server.ts";
import type * as Pages from "../../app/features/site/pages.server.ts";
import type * as Sitemap from "../../app/features/site/sitemap.server.ts";
import { aliasTo, contentFolder } from "../setup/content.mjs";
import { root } from "../setup/installed.mjs";

/** The site's list of pages, for a script. @param content the folder of the content */
export async function sitePages(content?: string): Promise<Pages.SitePage[]> {
  return (await load<typeof Pages>("app/features/site/pages.server.ts", content)).sitePages();
}

/** The paths of the sitemap and, when it is split, of its parts. */
export async function sitemapPaths(): Promise<string[]> {
  return [...(await load<typeof Sitemap>("app/features/site/sitemap.server.ts")).sitemaps().keys()];
}

export const changedRules = () => load<typeof Changed>("app/features/site/changed.server.ts");

/**
 * A file from the root, with all it imports: through Vite, because the stores find their content by import.meta.glob.
 * @param content the folder of the content
 * @throws what the file throws, and what is wrong with its source
 */
export async function load<T>(file: string, content = contentFolder): Promise<T> {
  const { module } = await runnerImport<T>(path.join(root, file), {
    root,
    configFile: false,
    logLevel: "silent",
    resolve: { alias: aliasTo(content) },
  });
  return module;
}
