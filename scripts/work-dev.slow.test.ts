import { fork } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { outboxWith } from "../server/email/outbox.ts";
import { until } from "../tests/support/processes/process.ts";
import { shortMail } from "../tests/support/product/outgoing-mail.ts";
import { describeOnSqlite } from "../tests/support/product/stores.ts";

describeOnSqlite("the mail process of npm run dev", (stores) => {
  test("delivers an email, whose HTML is made when the first one is sent", async () => {
    const place = await stores.prepared();
    const { write } = stores.open(place);
    const outbox = outboxWith({ now: () => new Date() }, () => {});
    await write((transaction) => outbox.put(transaction, shortMail("ann@example.com", { text: "Hello Ann" }), "BT-1"));
    const { DATABASE_URL: _, SMTP_URL: __, CONTENT: ___, ...env } = process.env;
    const child = fork(path.join(import.meta.dirname, "work-dev.ts"), {
      env: { ...env, DATA_DIR: place.dataFolder, NODE_ENV: "development" },
      stdio: "ignore",
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const [file = ""] = await until("an email", () => {
      const found = globSync("mail/*.eml", { cwd: place.dataFolder });
      return found.length > 0 && found;
    });
    expect(readFileSync(path.join(place.dataFolder, file), "utf8")).toContain("Hello Ann");
    child.disconnect();
    expect(await once(child, "exit")).toEqual([0, null]);
  }, 120_000);
});
