import { expect, it } from "vitest";
import { form } from "../../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { sendEnquiry } from "../../enquiry/send-enquiry.server.ts";
import { tick } from "../../enquiry/tick-off.server.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";

const mistyped = "zoe@exmaple.com";

describeOnEach("what an erasure may have missed", (stores) => {
  const open = async () => {
    const desk = await stockedDesk(stores);
    const { ports, run } = desk;
    const browser = await deskBrowser(ports);
    const write = async (email: string, phone: string | null) => {
      await sendEnquiry(ports, {
        enquiry: { name: "Zoë", email, phone, message: "Hello?" },
        key: email,
        suspect: false,
      });
      const stored = ports.database.selectFrom("enquiry").select("id").where("email", "=", email);
      return (await stored.executeTakeFirstOrThrow()).id;
    };
    /** What the screen says and links to, and what the terminal says. */
    const lookAt = async (screen: string, subject: string) => {
      const { page } = await browser.get(`${screen}/erase`);
      const term = page.querySelectorAll("main dt").find(({ text }) => text === "Look as well at");
      const value = term?.nextElementSibling;
      const { out } = await run(`erase ${subject}`, { answers: [["It can't be undone.", "n"]], width: 200 });
      return {
        text: value?.text,
        links: value?.querySelectorAll("a").map((link) => link.getAttribute("href")),
        terminal: /Look as well at +(.+)/.exec(out)?.[1],
      };
    };
    return { ...desk, write, lookAt };
  };
  const why = "the same telephone number, or a message and its booking, under another address";

  it("is the booking that a message became, and the message, where its address was corrected", async () => {
    const { ports, write, lookAt } = await open();
    const id = await write(mistyped, null);
    const { reference } = await requestQuote(ports, form());
    const at = ports.clock.now();
    await ports.write((transaction) => tick(transaction, { id, done: true, by: { kind: "terminal" }, at, reference }));
    expect(await lookAt(`/desk/messages/${id}`, id)).toEqual({
      text: `${reference}: ${why}`,
      links: [`/desk/bookings/${reference}`],
      terminal: `${reference}: ${why}`,
    });
    expect(await lookAt(`/desk/bookings/${reference}`, reference)).toEqual({
      text: `message from Zoë: ${why}`,
      links: [`/desk/messages/${id}`],
      terminal: `message ${id.slice(0, 8)}: ${why}`,
    });
  });

  it("is what has the same telephone number, however it was written", async () => {
    const { ports, write, lookAt } = await open();
    const [first, second] = [await write(mistyped, "+44 7700 900 123"), await write("zoe@example.org", "07700900123")];
    await write("ann@example.com", "07700 900999");
    const { reference } = await requestQuote(ports, form({ phone: "07700 900123" }));
    expect((await lookAt(`/desk/messages/${first}`, first)).links?.sort()).toEqual([
      `/desk/bookings/${reference}`,
      `/desk/messages/${second}`,
    ]);
    expect((await lookAt(`/desk/bookings/${reference}`, reference)).links?.sort()).toEqual(
      [first, second].map((id) => `/desk/messages/${id}`).sort(),
    );
  });
});
