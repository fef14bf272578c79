import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { storedFolder, storedName } from "../../../../server/email/stored-files.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { bookingReview } from "../../../../tests/support/product/reviews.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { deskMail } from "../../review/email.ts";

describeOnEach("what is taken out of a review", (stores) => {
  test("goes from its emails to the owner too, those sent again included, and from their files", async () => {
    const { ports, place } = await stockedDesk(stores);
    const { database, outbox, write } = ports;
    const browser = await deskBrowser(ports);
    const waiting = (reference: string) =>
      bookingReview(reference, { status: "waiting", content: "Ask Ann on 07700 900123.", decidedAt: null });
    const [told, other] = [waiting("BT-A"), waiting("BT-B")];
    await database.insertInto("review").values([told, other]).execute();
    const email = deskMail(told, "http://localhost");
    await write(async (transaction) => {
      await outbox.put(transaction, email, "BT-A");
      await outbox.put(transaction, { ...email, kind: "review-invite" }, "BT-A");
      await outbox.put(transaction, deskMail(other, "http://localhost"), "BT-B");
    });
    await database.updateTable("outbox").set({ status: "kept" }).execute();
    const emails = () =>
      database.selectFrom("outbox").selectAll().orderBy("subjectRef").orderBy("kind").orderBy("id").execute();
    const first = (await emails()).find(({ kind }) => kind === "review-for-desk")?.id ?? "";
    await browser.post(`/desk/mail/${first}`, { to: "zoe@example.com", shown: "kept", key: "again" });
    const folder = storedFolder(place.dataFolder);
    mkdirSync(folder, { recursive: true });
    for (const mail of await emails()) writeFileSync(path.join(folder, storedName(mail)), mail.message);
    expect((await emails()).map(({ kind }) => kind)).toEqual([
      "review-for-desk",
      "review-for-desk",
      "review-invite",
      "review-for-desk",
    ]);
    expect((await browser.get(`/desk/mail/${first}`)).text).toContain("900123");

    const mask = (words: string) => browser.post(`/desk/reviews/${told.id}`, { decision: "mask", words });
    await mask("Bob");
    expect(await emails()).toHaveLength(4);
    expect((await mask("07700 900123")).status).toBe(303);

    const left = await emails();
    expect(left.map(({ kind, subjectRef }) => [subjectRef, kind])).toEqual([
      ["BT-A", "review-invite"],
      ["BT-B", "review-for-desk"],
    ]);
    expect(readdirSync(folder).toSorted()).toEqual(left.map(storedName).toSorted());
    expect((await browser.get(`/desk/mail/${first}`)).status).toBe(404);
  });

  test("leaves nothing on the disk, whatever has held it", async () => {
    const { ports, place } = await stockedDesk(stores);
    const browser = await deskBrowser(ports);
    const review = bookingReview("BT-A", { content: "Ask Xanthippe." });
    await ports.database
      .insertInto("review")
      .values({ ...review, status: "waiting", decidedAt: null })
      .execute();
    await ports.write((write) => ports.outbox.put(write, deskMail(review, "http://localhost"), "BT-A"));
    await browser.post(`/desk/reviews/${review.id}`, { decision: "mask", words: "Xanthippe" });
    for (const name of readdirSync(place.dataFolder).filter((name) => name.startsWith("site.db")))
      expect(readFileSync(path.join(place.dataFolder, name)).includes("Xanthippe"), name).toBe(false);
  });
});
