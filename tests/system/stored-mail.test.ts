/** A site without a mail server, which keeps its emails in files. */
import { mkdirSync, readdirSync, readFileSync, utimesSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { freePort } from "../support/processes/port.ts";
import { launch, type Running, until } from "../support/processes/process.ts";
import { rowsIn } from "../support/processes/rows.ts";
import { scratch } from "../support/processes/scratch.ts";
import { requestQuote } from "./quote-client.ts";

let folder = "";
let origin = "";
let site: Running;
beforeAll(async () => {
  folder = scratch("site-stored-mail-");
  const inTheWay = path.join(folder, "mail", "2020-01-01T12-00-00-000Z-x-y.eml");
  mkdirSync(inTheWay, { recursive: true });
  const longAgo = new Date("2020-01-01T12:00:00Z");
  utimesSync(inTheWay, longAgo, longAgo);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  site = launch({ PORT: String(port), HOST: "0.0.0.0", DATA_DIR: folder, MIN_FILL_SECONDS: "0" });
  await site.says(`is at ${origin}`);
});

/** Decodes quoted-printable, as far as a link needs it. */
const simpleText = (message: string) => message.replaceAll("=\r\n", "").replaceAll("=3D", "=");

it("has links of the port it listens on, where nothing says otherwise", async () => {
  const { reference } = await requestQuote(origin, AbortSignal.timeout(60_000));
  const email = await until("the email is kept", async () => {
    const mail = path.join(folder, "mail");
    const name = readdirSync(mail).find(
      (file) => file.includes(`quote-received-${reference}`) && file.endsWith(".eml"),
    );
    return name && simpleText(readFileSync(path.join(mail, name), "utf8"));
  });
  const link = /http:\/\/\S+\/success\?key=[\w-]+/.exec(email)?.[0] ?? "";
  expect(new URL(link).origin).toBe(origin);
  expect((await fetch(link)).status).toBe(200);
});

it("keeps no job from running when an old file can't be removed", async () => {
  const { jobs } = rowsIn(path.join(folder, "site.db"));
  const ran = () => jobs().length > 0 && jobs().every(({ lastRun }) => lastRun !== null);
  await until("every job has run", ran);
  await site.says('"event":"stored-mail.interrupted"');
});
