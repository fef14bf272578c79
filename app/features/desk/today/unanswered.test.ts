import { expect, it } from "vitest";
import { form } from "../../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { noteAnswer, sendMessage, writeToAgency } from "../../message/write-message.server.ts";
import { requestQuote } from "../../quote/request-quote.server.ts";

const by = { kind: "owner", email: "jo@agency.example" } as const;

describeOnEach("what a customer wrote about their booking", (stores) => {
  it("is on the desk's first screen until it is answered, for 14 days", async () => {
    const { ports, setTime, json } = await stockedDesk(stores);
    const { reference } = await requestQuote(ports, form());
    const quote = { reference, email: form().request.email };
    const write = (text: string, at: string) => {
      setTime(at);
      return writeToAgency(ports, { quote, text, key: text }, async () => undefined);
    };
    const wrote = async () => {
      const { page } = await (await deskBrowser(ports)).get("/desk");
      const group = page.querySelector('[aria-labelledby="wrote"]');
      return [group?.querySelector("h3")?.text, group?.querySelector("p")?.text];
    };
    const nothing = [undefined, undefined];
    await noteAnswer(ports, { subjectRef: reference, text: "Said on the phone", by });
    expect(await wrote()).toEqual(nothing);

    await write("Eight?", "2026-11-22T12:00:00Z");
    await write("Or nine?", "2026-11-22T13:00:00Z");
    expect(await wrote()).toEqual(["Zoë", "Or nine?"]);
    expect((await json("today")).unanswered).toMatchObject([{ reference, words: "Or nine?" }]);
    setTime("2026-11-23T12:00:00Z");
    await sendMessage(ports, { subjectRef: reference, text: "Nine it is.", by });
    expect(await wrote()).toEqual(nothing);

    await write("Thank you", "2026-11-24T12:00:00Z");
    setTime("2026-12-08T12:00:00Z");
    expect(await wrote()).toEqual(["Zoë", "Thank you"]);
    setTime("2026-12-08T12:00:01Z");
    expect(await wrote()).toEqual(nothing);
  });
});
