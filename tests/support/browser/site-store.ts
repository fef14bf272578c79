/** A test site's database, opened beside its process. */
import { type OpenDatabase, openDatabase } from "../../../server/database/open.ts";
import type { Site } from "../processes/site.ts";

const silent = { info() {}, error() {} };

export async function inStore<T>(
  { dataFolder }: Pick<Site, "dataFolder">,
  work: (store: OpenDatabase) => Promise<T>,
): Promise<T> {
  const store = openDatabase({ databaseUrl: undefined, dataFolder }, silent, 1);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
