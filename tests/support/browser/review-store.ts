/** Puts reviews into a test site's database from another process, in the way in which the owner publishes them. */
import { publishReview } from "../../../app/features/review/decide-review.server.ts";
import { listReview } from "../../../app/features/review/listing.server.ts";
import type { ReviewTable } from "../../../app/features/review/table.server.ts";
import type { Site } from "../processes/site.ts";
import { manyReviews } from "../product/many-reviews.ts";
import { inStore } from "./site-store.ts";

/** Replaces all reviews of the site. */
export const onlyReviews = (site: Pick<Site, "dataFolder">, rows: readonly ReviewTable[]): Promise<void> =>
  inStore(site, (store) =>
    store.write(async (write) => {
      for (const table of ["reviewListing", "reviewTally", "review"] as const) await write.deleteFrom(table).execute();
      for (const row of rows) {
        await write.insertInto("review").values(row).execute();
        await listReview(write, row);
      }
    }),
  );

/** Replaces all reviews of the site by very many. */
export async function onlyManyReviews(site: Pick<Site, "dataFolder">, count: number): Promise<void> {
  await onlyReviews(site, []);
  await inStore(site, ({ database }) => manyReviews(database, count));
}

/** Publishes every waiting review, as `desk reviews publish` does one by one. */
export const publishAll = (site: Pick<Site, "dataFolder">): Promise<void> =>
  inStore(site, (store) =>
    store.write(async (write) => {
      const waiting = await write.selectFrom("review").select("id").where("status", "=", "waiting").execute();
      for (const { id } of waiting) await publishReview(write, id, new Date().toISOString(), "");
    }),
  );
