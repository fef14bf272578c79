/** When each page's content last changed: the record committed as content/changed.json, and how to update it. */
import { createHash } from "node:crypto";
import { z } from "zod";
import type { SitePage } from "./pages.server.ts";

export const dated = z.record(z.string(), z.object({ digest: z.string(), date: z.iso.date() }));
type ChangeRecord = z.infer<typeof dated>;

/** A digest of a page's content, the same on any machine. */
export const changeOf = ({ madeFrom }: Pick<SitePage, "madeFrom">): { digest: string } => ({
  digest: createHash("sha256").update(JSON.stringify(madeFrom)).digest("base64url").slice(0, 12),
});

/** The updated record: pages whose content differs from the record get today's date. @param today ISO */
export function redated(
  pages: readonly Pick<SitePage, "path" | "madeFrom">[],
  record: ChangeRecord,
  today: string,
): ChangeRecord {
  return Object.fromEntries(
    pages.map((page) => {
      const { digest } = changeOf(page);
      const before = record[page.path];
      return [page.path, before?.digest === digest ? before : { digest, date: today }];
    }),
  );
}
