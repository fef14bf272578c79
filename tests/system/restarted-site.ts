/** A site that is killed and started again on one port, database and mailbox. */
import type { OpenDatabase } from "../../server/database/open.ts";
import { Mailbox } from "../support/processes/mailbox.ts";
import { freeAddress } from "../support/processes/port.ts";
import { launch, until } from "../support/processes/process.ts";
import { scratch } from "../support/processes/scratch.ts";

/** @param settings beside what every site needs (server/config.ts) */
export async function restartedSite(
  place: { dataFolder: string; databaseUrl: string | undefined },
  settings: Record<string, string>,
) {
  const mailbox = new Mailbox();
  await mailbox.open();
  const dataFolder = scratch("site-restarted-");
  const { origin, address } = await freeAddress();
  const env = {
    ...address,
    DATA_DIR: place.databaseUrl ? dataFolder : place.dataFolder,
    DATABASE_URL: place.databaseUrl,
    SMTP_URL: mailbox.url,
    MAIL_RETRY_SECONDS: "1",
    ...settings,
  };
  return {
    mailbox,
    origin,
    async start() {
      const server = launch(env);
      await server.says('"event":"listening"');
      return server;
    },
    end: () => mailbox.away(),
  };
}

/** Waits until no email waits. */
export const outboxEmpty = ({ database }: Pick<OpenDatabase, "database">) =>
  until("no email waits", async () => {
    const waiting = await database.selectFrom("outbox").select("id").where("status", "=", "waiting").execute();
    return waiting.length === 0;
  });
