/** A person is erased after something was read about them, and before it is written. */
import { expect, it } from "vitest";
import { accepted, checkout, deskOn, emailsAbout, form, storedQuote } from "../../../tests/support/product/booking.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { requestContext } from "../../../tests/support/product/visitor-ports.ts";
import type { Ports, Write } from "../../context.ts";
import { handleForm } from "../../forms/action.server.ts";
import { issueToken } from "../../forms/token.server.ts";
import { replyAddress } from "../message/reply-address.server.ts";
import { messageKind } from "../message/write/submit-message.server.ts";
import { receiveMessage, sendMessage } from "../message/write-message.server.ts";
import { storeLink } from "../quote/links.server.ts";
import { makeLinkKey, type Reference } from "../quote/reference.server.ts";
import { eraseQuote, reduceToLegalRecord } from "./erase-quotes.server.ts";

const erasures = {
  "goes altogether": (ports: Ports, reference: Reference) => ports.write((write) => eraseQuote(write, reference)),
  "stays as the law has it": async (ports: Ports, reference: Reference) => {
    const quote = await storedQuote(ports, reference);
    await ports.write((write) => reduceToLegalRecord(write, quote));
  },
};

/** Ports whose next transaction begins once this has been done. */
const after = (ports: Ports, done: () => Promise<unknown>): Ports => {
  let first = true;
  const write = async <T>(work: (write: Write) => Promise<T>) => {
    if (first) {
      first = false;
      await done();
    }
    return ports.write(work);
  };
  return { ...ports, write };
};

describeOnEach("a person who is erased meanwhile", (bench) => {
  const open = async () => {
    const { ports, setTime } = deskOn(await bench.fresh(), checkout().payments);
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
    return handleForm(request, requestContext(after(ports, meanwhile), "192.0.2.1"), messageKind({ reference, key }));
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
    expect(await sendMessage(after(ports, again), message)).toMatchObject({
      because: expect.stringContaining("address has changed"),
    });
    expect(await ports.database.selectFrom("message").selectAll().execute()).toEqual([]);
  });

  it.each(Object.entries(erasures))("leaves no email behind where the booking %s", async (_, erase) => {
    const { ports, reference, left } = await open();
    const to = replyAddress(ports.signer, "reply@in.agency.example", reference);
    const during = after(ports, () => erase(ports, reference));
    for (const id of ["during", "later"])
      expect(await receiveMessage(during, { id, to: [to], text: "Ring Xanthippe" })).toBe("unknown");
    expect(await left()).toEqual([]);
  });

  it.each(Object.entries(erasures))("is not written to where the booking %s", async (_, erase) => {
    const { ports, reference, left } = await open();
    const during = after(ports, () => erase(ports, reference));
    const message = { subjectRef: reference, text: "Seven?", by: { kind: "terminal" } } as const;
    expect(await sendMessage(during, message)).toMatchObject({ ok: false });
    expect(await left()).toEqual([]);
  });
});
