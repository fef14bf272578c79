import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterEach, expect, it } from "vitest";
import { outgoingMail } from "../../tests/support/product/outgoing-mail.ts";
import { fileTransport } from "./file-transport.ts";

const row = outgoingMail(
  {
    to: { name: "Zoë", address: "zoe@example.com" },
    fromName: "Bow & Tassel",
    subject: "Your quote — £240",
    text: "Hello Zoë",
    html: "<p>Hello Zoë</p>",
  },
  { subjectRef: "BT-1/../x" },
);

const folders: string[] = [];
const folder = async () => {
  const made = await mkdtemp(path.join(tmpdir(), "site-kept-"));
  folders.push(made);
  return made;
};
afterEach(async () => {
  for (const made of folders.splice(0)) await rm(made, { recursive: true });
});

it("writes one file for each email, however often, and it reads as the email", async () => {
  const data = await folder();
  const files = fileTransport(data, "hello@agency.example");
  expect(await files.send(row)).toEqual({ result: "kept" });
  expect(await files.send(row)).toEqual({ result: "kept" });
  const names = await readdir(path.join(data, "mail"));
  expect(names).toEqual(["2026-11-21T12-00-00-000Z-quote-received-BT-1____x-id.eml"]);
  const mail = await PostalMime.parse(await readFile(path.join(data, "mail", names[0] ?? "")));
  expect(mail).toMatchObject({ subject: "Your quote — £240", messageId: "<id@agency.example>" });
  expect(mail.to?.[0]).toMatchObject({ name: "Zoë", address: "zoe@example.com" });
  expect(mail.text?.trim()).toBe("Hello Zoë");
});

it("keeps the mail waiting when the folder cannot be written", async () => {
  const data = await folder();
  await writeFile(path.join(data, "mail"), "in the way");
  expect(await fileTransport(data, "a@b.example").send(row)).toMatchObject({ result: "retry", code: "EEXIST" });
});
