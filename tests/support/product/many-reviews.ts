import { sql } from "kysely";
import type { Database } from "../../../app/context.ts";

const batch = 10_000;

/** Inserts rows as listing.server.ts writes them: a third are in Leeds, a fifth are drag acts, a tenth have no date. */
export async function manyReviews(database: Database, count: number): Promise<void> {
  const day = sql`case when i % 10 = 0 then null else '20' || cast(10 + i % 17 as text) || '-' || substr(cast(101 + i % 12 as text), 2) || '-' || substr(cast(101 + i % 28 as text), 2) end`;
  // In batches: on a busy machine one statement for all exceeds PostgreSQL's time limit.
  for (let first = 1; first <= count; first += batch) {
    const last = Math.min(first + batch - 1, count);
    const numbers = sql`with recursive n(i) as (select ${sql.lit(first)} union all select i + 1 from n where i < ${sql.lit(last)})`;
    await sql`${sql.raw("insert into review (id, author, location, place_slug, act, rating, date, content, event_type, sample, status, created_at) ")}
      ${numbers} select 'many-' || cast(i as text), 'Ann O.', 'Leeds', case when i % 3 = 0 then 'leeds' else 'york' end,
        case when i % 5 = 0 then 'drag-acts' else 'cheeky-butlers' end, 1 + (i / 5) % 5, ${day}, 'Lovely.', 'Hen party', 0, 'published',
        '2026-10-06T12:00:00.000Z' from n`.execute(database);
    for (const [act, place] of [
      ["''", "''"],
      ["act", "''"],
      ["''", "place_slug"],
      ["act", "place_slug"],
    ] as const) {
      await sql`insert into review_listing (act, place, review_id, rating, low, newest, oldest)
        select ${sql.raw(act)}, ${sql.raw(place)}, id, rating, 6 - rating, coalesce(date, ''), coalesce(date, '9999-99-99') from review
        where cast(substr(id, 6) as integer) between ${sql.lit(first)} and ${sql.lit(last)}`.execute(database);
    }
  }
  await sql`insert into review_tally (act, place, reviews, stars, version)
    select act, place, count(*), sum(rating), 'many' from review_listing group by act, place`.execute(database);
  // On a live database autovacuum gathers these statistics.
  await sql`analyze`.execute(database);
}
