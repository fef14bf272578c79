/** A double tap, or a reload after a lost answer, sends the same form again. */
import { expect, it } from "vitest";
import { accepted, emailsAbout, storedQuote } from "../../../tests/support/product/booking.ts";
import { openDesk } from "../../../tests/support/product/desk-booking.ts";
import type { DeskAnswer } from "../../../tests/support/product/desk-browser.ts";
import { storePerformer } from "../../../tests/support/product/performers.ts";
import { asked } from "../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { notesOf } from "../booking/notes/notes.server.ts";
import { messagesOf } from "../message/store.server.ts";
import { renewJobLinks } from "../performer/new-address.server.ts";
import { endLinks } from "../quote/links.server.ts";
import { makeLinkKey } from "../quote/reference.server.ts";
import { inviteMail } from "../review/email.ts";
import { storeInvite } from "../review/invites.server.ts";

const hidden = ({ page }: DeskAnswer, name: string) =>
  page.querySelector(`main [name="${name}"]`)?.getAttribute("value") ?? "";

describeOnEach("a form at the desk that is sent twice", (stores) => {
  it("is one note, one message and one answer; changed in between, it is another", async () => {
    const { ports, browser, requested, at } = await openDesk(stores);
    const reference = await requested();
    const key = hidden(await browser.get(at(reference)), "key");
    for (const words of ["Seven?", "Seven?", "Eight?"])
      for (const intent of ["note", "message", "answer"])
        expect(await browser.post(at(reference), { intent, words, key })).toMatchObject({ status: 303 });
    expect(await notesOf(ports.database, reference)).toHaveLength(2);
    const messages = await messagesOf(ports.database, reference);
    expect(messages.map(({ direction, words }) => `${direction} ${words}`).sort()).toEqual([
      "in Eight?",
      "in Seven?",
      "out Eight?",
      "out Seven?",
    ]);
    const sent = (await emailsAbout(ports, reference)).filter(({ kind }) => kind === "desk-message");
    expect(sent).toHaveLength(2);
  });

  it("sends an email again once, to each address, and not where it went out in between", async () => {
    const { ports, browser, requested } = await openDesk(stores);
    const reference = await requested();
    const about = ports.database.selectFrom("outbox").selectAll().where("subjectRef", "=", reference);
    const first = await about.where("kind", "=", "quote-received").executeTakeFirstOrThrow();
    const page = `/desk/mail/${first.id}`;
    const set = (status: "sent" | "undelivered") =>
      ports.write((write) => write.updateTable("outbox").set({ status }).where("id", "=", first.id).execute());
    const mails = async () => (await emailsAbout(ports, reference)).filter(({ kind }) => kind === first.kind);
    await set("undelivered");
    const failed = { to: first.recipient ?? "", shown: hidden(await browser.get(page), "shown") };
    await browser.post(page, failed);
    await set("sent");
    await browser.post(page, failed);
    expect(await mails()).toHaveLength(1);
    const shown = await browser.get(page);
    const form = { key: hidden(shown, "key"), shown: hidden(shown, "shown") };
    for (const to of ["a@example.com", "a@example.com", "b@example.com"]) await browser.post(page, { ...form, to });
    expect((await mails()).map(({ mail }) => mail.to.address).sort()).toEqual(
      ["a@example.com", "b@example.com", failed.to].sort(),
    );
  });

  it("sends no email again whose link opens nothing since the address was corrected", async () => {
    const { ports, browser, requested } = await openDesk(stores);
    const reference = await requested();
    const about = ports.database.selectFrom("outbox").select("id").where("subjectRef", "=", reference);
    const { id } = await about.where("kind", "=", "quote-received").executeTakeFirstOrThrow();
    const resend = async () => (await browser.post(`/desk/mail/${id}`, { to: "right@example.com" })).status;
    const count = async () => (await about.execute()).length;
    const before = await count();
    await ports.write((write) => endLinks(write, reference));
    expect([await resend(), await count()]).toEqual([400, before]);
  });

  it("sends no performer’s email again whose link ended with their earlier address", async () => {
    const { ports, browser, requested } = await openDesk(stores);
    const reference = await requested();
    const performer = await storePerformer(ports.database);
    await asked(ports, reference, performer.id);
    const requests = ports.database.selectFrom("outbox").select("id").where("kind", "=", "job-request");
    const { id } = await requests.executeTakeFirstOrThrow();
    const resend = (id: string) => browser.post(`/desk/mail/${id}`, { to: "sam@performer.example" });
    expect((await resend(id)).status).toBe(303);
    await ports.write((write) => renewJobLinks(ports, write, performer, ports.clock.now()));
    const refused = await resend(id);
    expect([refused.status, refused.page.querySelector(".error-summary")?.text]).toEqual([
      400,
      expect.stringContaining("Its link to the job has ended"),
    ]);
    const newest = await requests.where("id", "!=", id).executeTakeFirstOrThrow();
    expect((await resend(newest.id)).status).toBe(303);
  });

  it("sends no invitation to a review again that has ended", async () => {
    const { ports, browser, requested } = await openDesk(stores);
    const reference = await requested();
    const key = makeLinkKey();
    const mail = inviteMail({
      quote: await storedQuote(ports, reference),
      link: `${ports.settings.origin}/reviews/write?key=${key}`,
      ends: "2026-12-01",
    });
    const at = "2026-11-01T12:00:00.000Z";
    await ports.write((write) => storeInvite(write, reference, key, { at, ends: "2026-12-01T00:00:00.000Z" }));
    await ports.write((write) => ports.outbox.put(write, mail, reference));
    const { id } = await ports.database
      .selectFrom("outbox")
      .select("id")
      .where("kind", "=", "review-invite")
      .executeTakeFirstOrThrow();
    const resend = async () => (await browser.post(`/desk/mail/${id}`, { to: "zoe@example.com" })).status;
    expect(await resend()).toBe(303);
    await ports.database.updateTable("reviewInvite").set({ expiresAt: at }).execute();
    expect(await resend()).toBe(400);
  });

  it("sends no message again whose address for answers has ended since then", async () => {
    const { ports, browser, requested, at } = await openDesk(stores);
    const reference = await requested();
    ports.settings = { ...ports.settings, replyAddress: "reply@in.agency.example" };
    await browser.post(at(reference), {
      intent: "message",
      words: "Seven?",
      key: hidden(await browser.get(at(reference)), "key"),
    });
    const about = ports.database.selectFrom("outbox").select("id").where("kind", "=", "desk-message");
    const { id } = await about.executeTakeFirstOrThrow();
    const resend = async () => (await browser.post(`/desk/mail/${id}`, { to: "right@example.com" })).status;
    expect(await resend()).toBe(303);
    await ports.database.updateTable("quote").set({ email: "right@example.com" }).execute();
    expect(await resend()).toBe(400);
  });

  it("sends an invoice once", async () => {
    const { ports, browser, at } = await openDesk(stores);
    const reference = await accepted(ports);
    const key = hidden(await browser.get(at(reference, "invoices")), "key");
    for (let i = 0; i < 2; i++)
      expect((await browser.post(at(reference, "invoices"), { intent: "send", key })).said).toBe(
        "INV-0001 is on its way.",
      );
    expect((await emailsAbout(ports, reference)).filter(({ kind }) => kind === "invoice")).toHaveLength(1);
  });
});
