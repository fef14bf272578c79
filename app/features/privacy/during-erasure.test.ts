/** A person is erased after something was read about them, and before it is written. */
import { expect, it } from "vitest";
import { accepted, checkout, deskOn, emailsAbout, form, storedQuote } from "../../../tests/support/product/booking.ts";
import { overtaken } from "../../../tests/support/product/overtaken.ts";
import { bookedParty } from "../../../tests/support/product/performers.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { requestContext } from "../../../tests/support/product/visitor-ports.ts";
import type { Ports } from "../../context.ts";
import { handleForm } from "../../forms/action.server.ts";
import { issueToken } from "../../forms/token.server.ts";
import { remind } from "../booking/reminders/remind.server.ts";
import { sendInvoice } from "../invoice/send-invoice.server.ts";
import { replyAddress } from "../message/reply-address.server.ts";
import { messageKind } from "../message/write/submit-message.server.ts";
import { receiveMessage, sendMessage } from "../message/write-message.server.ts";
import { understaffedSoon, warnOwner } from "../performer/booked/understaffed.server.ts";
import { storeLink } from "../quote/links.server.ts";
import { makeLinkKey, type Reference } from "../quote/reference.server.ts";
import { inviteBookers } from "../review/invite-bookers.server.ts";
import { eraseQuote, reduceToLegalRecord } from "./erase-quotes.server.ts";

const never = new AbortController().signal;

const erasures = {
  "goes altogether": (ports: Ports, reference: Reference) => ports.write((write) => eraseQuote(write, reference)),
  "stays as the law has it": async (ports: Ports, reference: Reference) => {
    const quote = await storedQuote(ports, reference);
    await ports.write((write) => reduceToLegalRecord(write, quote));
  },
};

describeOnEach("a person who is erased meanwhile", (stores) => {
  const open = async () => {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const reference = await accepted(ports, form());
    const left = async () => [
      ...(await ports.database.selectFrom("message").selectAll().execute()),
      ...(await emailsAbout(ports, reference)),
    ];
    return { ports, setTime, reference, left };
  };

  const writesOnTheirPage = async (ports: Ports, reference: Reference, meanwhile: () => Promise<unknown>) => {
    const key = makeLinkKey();
    const quote = await storedQuote(ports, reference);
    await ports.write((write) => storeLink(write, quote, key, ports.clock.now()));
    const token = issueToken(ports);
    const body = new URLSearchParams({ message: "Ring Xanthippe", key: token.key, issued: token.issued });
    const request = new Request("http://localhost/", { method: "POST", body });
    return handleForm(
      request,
      requestContext(overtaken(ports, meanwhile), "192.0.2.1"),
      messageKind({ reference, key }),
    );
  };
  const refused = {
    init: { status: 409 },
    data: { problem: expect.stringContaining("This link no longer opens your booking, so nothing was sent") },
  };

  it.each(Object.entries(erasures))("leaves no message behind where the booking %s", async (_, erase) => {
    const { ports, reference, left } = await open();
    expect(await writesOnTheirPage(ports, reference, () => erase(ports, reference))).toMatchObject(refused);
    expect(await left()).toEqual([]);
  });

  it("is not taken for whoever has the booking’s former address", async () => {
    const { ports, reference } = await open();
    const corrected = () => ports.database.updateTable("quote").set({ email: "zoe@example.org" }).execute();
    expect(await writesOnTheirPage(ports, reference, corrected)).toMatchObject(refused);
    const message = { subjectRef: reference, text: "Seven?", by: { kind: "terminal" } } as const;
    const again = () => ports.database.updateTable("quote").set({ email: "zoe@example.net" }).execute();
    expect(await sendMessage(overtaken(ports, again), message)).toMatchObject({
      because: expect.stringContaining("address has changed"),
    });
    expect(await ports.database.selectFrom("message").selectAll().execute()).toEqual([]);
  });

  it.each(Object.entries(erasures))("leaves no email behind where the booking %s", async (_, erase) => {
    const { ports, reference, left } = await open();
    const to = replyAddress(ports.signer, "reply@in.agency.example", { ref: reference, email: "zoe@example.com" });
    const during = overtaken(ports, () => erase(ports, reference));
    for (const id of ["during", "later"])
      expect(await receiveMessage(during, { id, to: [to], text: "Ring Xanthippe" })).toBe("unknown");
    expect(await left()).toEqual([]);
  });

  it.each(Object.entries(erasures))("is not written to where the booking %s", async (_, erase) => {
    const { ports, reference, left } = await open();
    const during = overtaken(ports, () => erase(ports, reference));
    const message = { subjectRef: reference, text: "Seven?", by: { kind: "terminal" } } as const;
    expect(await sendMessage(during, message)).toMatchObject({ ok: false });
    expect(await left()).toEqual([]);
  });

  it("gets no invoice, and none is issued", async () => {
    const { ports, reference, left } = await open();
    const meanwhile = overtaken(ports, () => erasures["stays as the law has it"](ports, reference));
    const asked = { reference, actor: { kind: "terminal" } as const, receivedFrom: async () => [] };
    expect(await sendInvoice(meanwhile, asked)).toMatchObject({ ok: false, refusal: "erased" });
    expect([...(await left()), ...(await ports.database.selectFrom("invoice").selectAll().execute())]).toEqual([]);
  });

  it("is neither thanked nor asked for a review, then or later", async () => {
    const { ports, setTime, reference, left } = await open();
    const done = { status: "done", reviewWantedAt: "2026-11-21T12:00:00.000Z" };
    await ports.database
      .updateTable("quote")
      .set(done as never)
      .execute();
    await ports.database.deleteFrom("outbox").execute();
    for (const [day, job] of [
      ["2027-06-13", remind],
      ["2027-06-15", inviteBookers],
    ] as const) {
      setTime(`${day}T12:00:00Z`);
      await ports.database.updateTable("quote").set({ email: "zoe@example.com", reviewWantedAt: day }).execute();
      const during = overtaken(ports, () => erasures["stays as the law has it"](ports, reference));
      for (const time of ["during", "later"]) expect(await job(during, never), `${day} ${time}`).toBe(0);
    }
    const rows = [
      ...(await ports.database.selectFrom("reviewInvite").selectAll().execute()),
      ...(await ports.database.selectFrom("quoteLink").selectAll().execute()),
    ];
    expect([...rows, ...(await left())]).toEqual([]);
  });

  it.each(Object.entries(erasures))("lacks no performer where the booking %s", async (_, erase) => {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const reference = await bookedParty(ports);
    setTime("2027-06-05T12:00:00Z");
    const [party] = await understaffedSoon(ports);
    if (!party) throw new Error("it lacks none");
    const cancelledAndErased = async () => {
      await ports.database
        .updateTable("quote")
        .set({ status: "cancelled" } as never)
        .execute();
      await erase(ports, reference);
    };
    expect(await warnOwner(overtaken(ports, cancelledAndErased), party)).toBe(false);
    expect(await emailsAbout(ports, reference)).toEqual([]);
    expect(await ports.database.selectFrom("notice").selectAll().execute()).toEqual([]);
  });
});
