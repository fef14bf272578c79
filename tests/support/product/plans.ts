/** How a database answers a query: by an index, or by reading a whole table. */
import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from "kysely";
import type { Database } from "../../../app/context.ts";
import type { TestStores } from "./stores.ts";

/** Tables that grow with every enquiry. */
const long = [
  ...["quote", "quote_transition", "quote_link", "outbox", "payment", "refund", "enquiry"],
  ...["invoice", "assignment", "performer_slot", "message", "booking_note", "booking_tag", "desk_change"],
  ...["search_word", "review"],
];

/** The same database, with its queries recorded. */
export function watched(database: Database) {
  const asked: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const watching = database.withPlugin(plugin);
  const compiled = () => asked.map((node) => database.getExecutor().compileQuery(node, { queryId: "plan" }));
  return { database: watching, compiled };
}

/** Nearly all payments have one of two adapters and are paid, so a search by adapter or "paid" alone reads all. Only open ones are few. */
const byFewValues = (sql: string, detail: string) =>
  detail.includes("(adapter=?)") || (detail.includes("payment_status") && /"reference" in/.test(sql));

/** The parts of a query's plan that read a whole long table. Reading in the order of an index is allowed: it ends with the page. */
export async function readingAll(
  kind: TestStores["kind"],
  database: Database,
  { sql, parameters }: CompiledQuery,
): Promise<string[]> {
  if (kind === "sqlite") {
    const { rows } = await database.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    return rows
      .map(({ detail }) => detail)
      .filter(
        (detail) =>
          byFewValues(sql, detail) ||
          long.some((table) =>
            new RegExp(`^SCAN ${table}(?! USING INDEX \\S*_(created|open|issued|event|booked))\\b`).test(detail),
          ),
      );
  }
  const { rows } = await database.connection().execute(async (connection) => {
    // With few rows a full scan is cheapest. A scan that remains when scans are disabled means that there is no index.
    await connection.executeQuery(CompiledQuery.raw("set enable_seqscan = off"));
    return connection.executeQuery<{ "QUERY PLAN": string }>(CompiledQuery.raw(`explain ${sql}`, [...parameters]));
  });
  return rows
    .map((row) => row["QUERY PLAN"])
    .filter((line) => long.some((table) => new RegExp(`Seq Scan on "?${table}\\b`).test(line)));
}
