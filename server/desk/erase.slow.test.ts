import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import type { Tables } from "../../app/context.ts";
import { parseEnquiry } from "../../app/features/enquiry/schema.ts";
import { sendEnquiry } from "../../app/features/enquiry/send-enquiry.server.ts";
import { requestQuote } from "../../app/features/quote/request-quote.server.ts";
import { answersOf } from "../../app/features/quote/schema.ts";
import { listReview } from "../../app/features/review/listing.server.ts";
import { site } from "../../app/features/site/site.server.ts";
import { form, reviewing } from "../../tests/support/product/booking.ts";
import { type StockedDesk, stockedDesk } from "../../tests/support/product/desk.ts";
import { bookingReview } from "../../tests/support/product/reviews.ts";
import { describeOnEach } from "../../tests/support/product/stores.ts";
import { storedFolder, storedName } from "../email/stored-files.ts";

const customer = {
  name: "Persephone Quill",
  email: "Persephone.Quill@example.com",
  phone: "07700 900777",
  venue: "Quillbarn Hall",
  notes: "Their aunt Xanthippe must not know.",
  place: "Little Snoring-on-Sea",
  noCalls: "never on Zunday",
  surprise: "yes",
};
/** Everything that the customer typed and what was derived from it, except their name. */
const traces = ["Persephone.Quill@", "900777", "447700900777", "Quillbarn", "Xanthippe", "Snoring", "Zunday"];

const theirForm = (changes = {}) => form({ ...customer, ...changes }, { placeSlug: null });

async function write(desk: StockedDesk, email: string) {
  const parsed = parseEnquiry({
    name: customer.name,
    email,
    phone: customer.phone,
    message: customer.notes,
    website: "",
  } as never);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  await sendEnquiry(desk.ports, { enquiry: parsed.input, key: email, suspect: false });
}

/** Everything in the database, table by table. */
async function everything({ store }: StockedDesk): Promise<string> {
  const tables = await store.database.introspection.getTables();
  const rows = tables.map(({ name }) =>
    store.database
      .selectFrom(name as keyof Tables)
      .selectAll()
      .execute(),
  );
  return JSON.stringify(await Promise.all(rows));
}

describeOnEach("a person who asks to be erased", (stores) => {
  it("leaves what the law keeps of a paid booking, and not a word more anywhere", async () => {
    const desk = await stockedDesk(stores);
    const { reference } = await requestQuote(desk.ports, theirForm());
    await desk.json(["price", reference, "--travel", "50", "--yes", "--send"]);
    await desk.json(`paid ${reference} --part whole --by cash --yes`);
    const { reference: idle } = await requestQuote(desk.ports, theirForm({ email: customer.email.toLowerCase() }));
    await write(desk, customer.email);
    const written = { author: "Persephone", content: "Xanthippe laughed.", location: customer.place };
    const review = bookingReview(reference, written);
    await desk.ports.write(async (transaction) => {
      await transaction.insertInto("review").values(review).execute();
      await listReview(transaction, review);
    });
    const { reference: others } = await requestQuote(
      desk.ports,
      form({ email: `not${customer.email}`, phone: customer.phone }),
    );
    const mails = await desk.store.database.selectFrom("outbox").selectAll().execute();
    const folder = storedFolder(desk.place.dataFolder);
    mkdirSync(folder, { recursive: true });
    for (const mail of mails) writeFileSync(path.join(folder, storedName(mail)), mail.message);
    desk.setTime("2027-07-01T12:00:00Z");

    const said = await desk.run(`erase ${customer.email.toUpperCase()}`, { answers: [["It can't be undone.", "y"]] });
    expect(said.code).toBe(0);
    const plain = said.out.replaceAll(/\s+/g, " ");
    expect(plain).toContain(`Goes: quotes ${idle} `);
    expect(plain).toContain(`${reference} until 31 March 2034: name, day, act, town, price and payments`);
    expect(plain).toContain(`Look as well at ${others}`);
    expect(plain).toContain("Anybody can type any │ address in a form");
    expect(plain).toContain("Erased: 1 quote, 1 message, 1 review and ");
    expect(plain).toContain(`Of ${reference} only what the law keeps is left, until 31 March 2034.`);

    const left = await everything(desk);
    for (const word of traces)
      expect(left.replaceAll(`not${customer.email}`, "").replaceAll("900777", "")).not.toContain(word);
    const booking = await desk.json(`quote ${reference}`);
    expect(booking).toMatchObject({
      name: customer.name,
      email: "",
      phone: "",
      place: "the party",
      offerTotal: 37_000,
      mail: [],
    });
    expect(booking.payments).toMatchObject([{ part: "whole", status: "paid", pence: 37_000 }]);
    expect(booking.history.length).toBeGreaterThan(3);
    expect(await desk.run(`quote ${idle}`)).toMatchObject({ code: 1 });
    const [anywhere] = await desk.store.database
      .selectFrom("reviewTally")
      .selectAll()
      .where("act", "=", "")
      .where("place", "=", "")
      .execute();
    expect(anywhere).toMatchObject({ reviews: 0, stars: 0 });
    const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "utf8"));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(file).toContain(`not${customer.email}`);
    if (stores.kind === "sqlite") expect(onDisk(desk.place.dataFolder)).not.toContain("Xanthippe");

    expect(await desk.run(`erase ${customer.email} --yes`)).toMatchObject({
      code: 1,
      err: expect.stringContaining("Nothing"),
    });
    expect((await desk.run(`erase ${reference} --yes`)).err).toContain("has been erased");
    // A customer without an address gets no email; the owner still gets theirs.
    await desk.json(`cancel ${reference} --by us --yes`);
    const later: { to: { address: string } }[] = await desk.json(`mail ${reference}`);
    expect(later.map(({ to }) => to.address)).toEqual([site.email]);
  });

  it("stays while something is on its way, and the answer says so", async () => {
    const desk = await stockedDesk(stores);
    const reference = await reviewing(desk.ports, form({ ...customer, place: "York" }));
    await desk.json(`paid ${reference} --part whole --by transfer --yes`);
    const booked = await desk.run(`erase ${customer.email} --yes`);
    expect(booked).toMatchObject({ code: 1, err: expect.stringContaining("the party is still to come") });
    await desk.json(`cancel ${reference} --by us --yes`);
    await write(desk, customer.email);
    const half = await desk.json(`erase ${reference} --yes`);
    expect(half).toMatchObject({ quotes: [], kept: [], blocked: [{ reference, reason: "money is still to go back" }] });
    expect(half.enquiries).toHaveLength(1);
    const [refund] = await desk.json("refunds");
    await desk.json(`refunded ${refund.id} --yes`);
    expect(await desk.json(`erase ${reference} --yes`)).toMatchObject({ kept: [{ reference, until: "2034-03-31" }] });
  });

  it("is asked for by a message as well, and not erased without a yes", async () => {
    const desk = await stockedDesk(stores);
    await write(desk, customer.email);
    const [message] = await desk.json("enquiries");
    expect((await desk.run(`enquiry ${message.id.slice(0, 8)}`)).out).toContain("Xanthippe");
    expect(await desk.run(`erase ${message.id.slice(0, 8)}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining("--yes"),
    });
    expect(await desk.json("enquiries")).toHaveLength(1);
    expect(await desk.json(`erase ${message.id} --yes`)).toMatchObject({ enquiries: [message.id] });
    expect(await everything(desk)).not.toContain("Xanthippe");
  });
});

/** The database as read from a copy of its files. */
const onDisk = (folder: string) =>
  readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, "latin1"))
    .join("");

describeOnEach("an export", (stores) => {
  it("has a row for each, money in pounds, and formulas made text", async () => {
    const desk = await stockedDesk(stores);
    const reference = await reviewing(desk.ports, form({ name: "=cmd|'/c calc'!A0", notes: 'a "b"\n-1' }));
    await desk.json(`paid ${reference} --part deposit --by cash --yes`);
    const { out } = await desk.run("export");
    const [head = "", ...rows] = out.slice(1).split("\r\n");
    expect(out[0]).toBe("\ufeff");
    expect(rows).toHaveLength(2);
    const columns = head.replaceAll("_", "");
    for (const answer of Object.keys(answersOf(form().request))) expect(columns).toContain(`"${answer.toLowerCase()}"`);
    const cell = (name: string) => rows[0]?.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)[head.split(",").indexOf(`"${name}"`)];
    expect(cell("name")).toBe(`"'=cmd|'/c calc'!A0"`);
    expect(cell("notes")).toBe('"a ""b""\n-1"');
    expect([cell("total"), cell("paid"), cell("refunded")]).toEqual(['"326.30"', '"65.26"', '"0.00"']);
    expect(await desk.json("export payments")).toMatchObject([{ reference, amount: "65.26", how: "cash" }]);
    expect(await desk.json("export quotes --status requested")).toEqual([]);
    expect(await desk.run("export nonsense")).toMatchObject({ code: 2 });
  });

  it("makes a file for its owner's eyes, and never over another", async () => {
    const desk = await stockedDesk(stores);
    await write(desk, customer.email);
    const file = path.join(desk.place.dataFolder, "messages.csv");
    expect(await desk.json(`export enquiries --out ${file}`)).toEqual({ file, rows: 1 });
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readFileSync(file, "utf8")).toContain("Xanthippe");
    expect(await desk.run(`export enquiries --out ${file}`)).toMatchObject({
      code: 1,
      err: `${file} is there already.\n`,
    });
  });
});
