import { expect, it } from "vitest";
import { accepted, form } from "../../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { type DeskAnswer, deskBrowser } from "../../../../tests/support/product/desk-browser.ts";
import { bookedParty, storePerformer } from "../../../../tests/support/product/performers.ts";
import { actor, asked, mails, performerAnswers } from "../../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { withdrawPerformer } from "../answer-job.server.ts";
import { assignmentsOf } from "../assignments.server.ts";
import { setNoShow } from "../booked/no-show.server.ts";
import { jobPage } from "../job-sheet.server.ts";
import { changeFee } from "./change-fee.server.ts";

const hiddenFields = ({ page }: DeskAnswer) =>
  Object.fromEntries(
    page
      .querySelectorAll("input[type=hidden]")
      .map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]),
  );

describeOnEach("the fee of a job", (stores) => {
  const open = async () => {
    const desk = await stockedDesk(stores);
    const { ports } = desk;
    const reference = await bookedParty(ports);
    const sam = await storePerformer(ports.database);
    const { id } = await asked(ports, reference, sam.id);
    const texts = async (kind: string) => (await mails(ports, reference, kind)).map(({ text }) => text);
    const change = (fee: number) => changeFee(ports, { id, fee, actor });
    return { ...desk, reference, sam, id, texts, change };
  };

  it("can be changed while the performer is asked, who gets a request at the new one", async () => {
    const { ports, change, reference, texts } = await open();
    expect([await change(6000), await change(6000)]).toEqual(["told", "same"]);
    const [request = ""] = (await texts("job-request")).filter((text) => text.includes("Your fee: £60"));
    const page = await jobPage(ports, /key=([\w-]+)/.exec(request)?.[1] ?? "");
    expect(page).toMatchObject({
      kind: "asked",
      rows: expect.arrayContaining([{ label: "Your fee", value: "£60" }]),
    });
    // Who is asked next is asked at it too.
    expect(await assignmentsOf(ports.database, reference)).toMatchObject([{ feeEntered: 1 }]);
  });

  it("is agreed to only as the performer's page showed it", async () => {
    const { ports, change, reference, texts } = await open();
    const link = /\/job\?key=[\w-]+/.exec((await texts("job-request"))[0] ?? "")?.[0] ?? "";
    const performer = await deskBrowser(ports, null);
    const sayYes = async (fields: Record<string, string>) => {
      await performer.post(link, { ...fields, answer: "accept" });
      return (await assignmentsOf(ports.database, reference)).map(({ status }) => status);
    };
    const open80 = hiddenFields(await performer.get(link));
    await change(6000);
    expect(await sayYes(open80)).toEqual(["requested"]);
    expect(await sayYes(hiddenFields(await performer.get(link)))).toEqual(["accepted"]);
  });

  it("can only rise after a yes, which stands; nobody is told once the party has begun", async () => {
    const { ports, change, id, reference, texts, setTime } = await open();
    await performerAnswers(ports, id, "accept");
    expect([await change(7000), await change(12_050)]).toEqual(["less", "told"]);
    const told = await texts("job-changed");
    expect(told).toEqual([expect.stringContaining("your fee is £120.50 (before: £80)")]);
    setTime("2027-06-12T22:00:00Z");
    expect(await change(13_000)).toBe("noted");
    expect(await texts("job-changed")).toHaveLength(1);
    expect(await assignmentsOf(ports.database, reference)).toMatchObject([{ status: "accepted", fee: 13_000 }]);
  });

  it("can be lowered once the party has begun, as nobody can be released and asked again, and they are told", async () => {
    const { ports, change, id, reference, texts, setTime } = await open();
    await performerAnswers(ports, id, "accept");
    setTime("2027-06-12T22:00:00Z");
    expect([await change(805_000), await change(8050)]).toEqual(["noted", "told"]);
    const told = await texts("job-changed");
    expect(told).toEqual([expect.stringContaining("your fee is £80.50 (before: £8,050)")]);
    expect(told[0]).not.toContain("/job?key=");
    expect(await assignmentsOf(ports.database, reference)).toMatchObject([{ status: "accepted", fee: 8050 }]);
    await setNoShow(ports, { id, noShow: true, actor });
    expect(await change(9000)).toBe("no-show");
  });

  it("is told without a word of a job sheet before the customer has booked", async () => {
    const { ports, sam } = await open();
    const reference = await accepted(ports, form({ performers: "1", date: "19 June 2027" }));
    const { id } = await asked(ports, reference, sam.id);
    await performerAnswers(ports, id, "accept");
    expect(await changeFee(ports, { id, fee: 9000, actor })).toBe("told");
    const [told] = await mails(ports, reference, "job-changed");
    expect(told?.subject).toMatch(/^Your job has changed: /);
    expect(told?.text).not.toContain("job sheet");
  });

  it("is changed at both desks, and not after the performer was released", async () => {
    const { ports, run, id, reference, sam, setTime } = await open();
    const browser = await deskBrowser(ports);
    const page = `/desk/bookings/${reference}`;
    const form = (await browser.get(page)).page.querySelector(`#fee-${id}`);
    expect(form?.getAttribute("value")).toBe("80");
    const sent = async (fee: string) => (await browser.post(page, { intent: "fee", assignment: id, fee })).said;
    expect(await sent("lots")).toBe("Not changed: write the fee in pounds, such as 80 or 82.50");
    expect(await sent("£95")).toBe("The fee is changed, and they are told by email");
    expect((await run(`performers fee ${reference} ${sam.id} 99.50`)).code).toBe(0);
    expect((await browser.get(page)).page.querySelector("main")?.text).toContain("£99.50");
    setTime("2026-11-21T13:00:00Z");
    await withdrawPerformer(ports, { id, actor });
    expect(await changeFee(ports, { id, fee: 1, actor })).toBe("stale");
  });
});
