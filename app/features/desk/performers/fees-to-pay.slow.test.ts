import { expect, it } from "vitest";
import { checkout } from "../../../../tests/support/product/booking.ts";
import { stockedDesk } from "../../../../tests/support/product/desk.ts";
import { deskBrowser, staff } from "../../../../tests/support/product/desk-browser.ts";
import { bookedParty, storePerformer } from "../../../../tests/support/product/performers.ts";
import { asked, performerAnswers } from "../../../../tests/support/product/performers-asked.ts";
import { describeOnEach } from "../../../../tests/support/product/stores.ts";
import { formValues } from "../../../../tests/support/texts/form-values.ts";
import { closePastEvents } from "../../booking/expire-quotes.server.ts";

describeOnEach("fees to pay", (stores) => {
  const open = async () => {
    const desk = await stockedDesk(stores);
    const ports = { ...desk.ports, payments: checkout().payments };
    const sam = await storePerformer(ports.database);
    const yes = async (date: string) => {
      const reference = await bookedParty(ports, { date });
      const { id } = await asked(ports, reference, sam.id);
      await performerAnswers(ports, id, "accept");
      return { reference, id };
    };
    const jobs = [await yes("12 June 2027"), await yes("13 June 2027")] as const;
    desk.setTime("2027-06-15T12:00:00Z");
    const browser = await deskBrowser(ports, staff);
    const textOf = async (path: string, panel: string) =>
      (await browser.get(path)).page.querySelector(`[aria-labelledby="${panel}"]`)?.textContent;
    return { ...desk, ports, sam, jobs, browser, textOf, own: `/desk/performers/${sam.id}` };
  };

  it("are listed on Performers, and marked on the performer’s page; a mark is taken back on the booking’s", async () => {
    const { ports, sam, jobs, browser, textOf, own } = await open();
    const [first, second] = jobs;
    expect(await textOf("/desk/performers", "to-pay")).toMatch(
      /2£160 in all\..*Sam£1602 jobs.*Saturday 12 June 2027York, £80.*Sunday 13 June 2027York, £80/,
    );
    const page = await browser.get(own);
    const sent = formValues(page.page.querySelector('[aria-labelledby="to-pay"] form'));
    expect(sent).toMatchObject({ intent: "paid", on: "2027-06-15", [`pay-${first.id}`]: "8000" });
    const { [`pay-${second.id}`]: _, ...one } = sent;

    const wrong = await browser.post(own, { ...one, on: "2027-06-16" });
    expect(wrong.page.querySelector(".error-summary")?.text).toContain("Choose a day no later than today");
    expect(formValues(wrong.page.querySelector('[aria-labelledby="to-pay"] form'))).toEqual({
      ...one,
      on: "2027-06-16",
    });
    const none = await browser.post(own, { intent: "paid", on: "2027-06-15" });
    const link = none.page.querySelector(".error-summary a");
    expect(link?.text).toBe("Tick what you have paid.");
    expect(none.page.querySelector(link?.getAttribute("href") ?? "")?.getAttribute("type")).toBe("checkbox");
    expect((await browser.post(own, { ...one, on: "2027-06-14" })).said).toBe("£80 is marked as paid on 14 June 2027");
    expect((await browser.post(own, one)).said).toBe("That was marked as paid already");
    expect(await textOf(own, "to-pay")).toMatch(/1£80 in all/);
    expect(await textOf(own, "jobs")).toMatch(/said yes, fee to pay.*said yes, paid on 14 June 2027/);

    const booking = `/desk/bookings/${first.reference}`;
    const form = (await browser.get(booking)).page
      .querySelectorAll("form")
      .find((one) => one.textContent.startsWith("Not paid"));
    expect((await browser.post(booking, formValues(form))).said).toBe("The fee is not marked as paid any more");
    expect(await textOf(booking, "performers")).toContain("said yes, fee to pay");
    expect((await browser.get(booking)).text).toContain(`/desk/performers/${sam.id}#to-pay`);
    expect((await browser.get(booking)).page.querySelector(".desk-timeline")?.textContent).toMatch(
      /Took back that a performer’s fee was paid.*Sam/,
    );
    const note = async (intent: string) => (await browser.post(booking, { intent, assignment: first.id })).said;
    expect((await browser.get(booking)).text).toContain("Did not come?");
    expect(await note("no-show")).toBe("Noted: they did not come, and no fee is owed");
    expect(await textOf(booking, "performers")).toMatch(/said yes, did not come.*They came after all/);
    expect((await browser.get("/desk/fees.csv?year=2027")).text).not.toContain(first.id);
    expect(await note("came")).toBe("Noted: they came, and the fee is owed");
    await closePastEvents(ports);
    expect(await textOf(booking, "performers")).toMatch(/^PerformersSam/);
    await browser.post(own, sent);
    expect(await textOf(own, "to-pay")).toBeUndefined();
    expect((await browser.get("/desk/performers")).page.querySelector(".desk-lede")?.text).toBe("No fees to pay.");
  });

  it("are listed, marked and unmarked in the terminal too", async () => {
    const { run, sam, jobs } = await open();
    const [first, second] = jobs;
    expect((await run("performers fees")).out).toMatch(/Sam \(\w{8}\): £160[\s\S]*2027-06-12 .*£80/);
    const pay = (...more: string[]) => run(["performers", "paid", sam.id, ...more, "--yes"]);
    expect(await pay(first.reference, "--on", "2027-06-16")).toMatchObject({ code: 1 });
    expect(await pay(first.reference, "--on", "2027-06-14")).toMatchObject({
      code: 0,
      out: "£80 is marked as paid on 14 June 2027.\n",
    });
    expect(await pay(first.reference)).toMatchObject({ code: 1, err: expect.stringContaining("no fee to pay for") });
    expect((await run(`performers show ${sam.id}`)).out).toContain("said yes, paid on 14 June 2027");
    expect((await run(`performers free ${second.reference}`)).out).toContain("said yes, fee to pay");
    expect(await pay()).toMatchObject({ code: 0, out: "£80 is marked as paid on 15 June 2027.\n" });
    expect((await run("performers fees")).out).toBe("No fees to pay.\n");
    const notPaid = () => run(`performers not-paid ${sam.id} ${first.reference}`);
    expect(await notPaid()).toMatchObject({ code: 0, out: "The fee is not marked as paid any more.\n" });
    expect(await notPaid()).toMatchObject({ code: 1 });
    const noShow = (more: string) => run(`performers no-show ${sam.id} ${first.reference}${more}`);
    expect((await noShow("")).out).toBe("Noted: they did not come, and no fee is owed.\n");
    expect((await run("performers fees")).out).toBe("No fees to pay.\n");
    expect((await noShow(" --undo")).out).toBe("Noted: they came, and the fee is owed.\n");
    expect(await run(`performers fee ${second.reference} ${sam.id} 99`)).toMatchObject({
      code: 1,
      err: "Not changed: it is marked as paid. Take that back first.\n",
    });
  });
});
