import { expect, it, test } from "vitest";
import privacyPage from "#content/pages/privacy.ts";
import { accepted, checkout, deskOn, form } from "../../../tests/support/product/booking.ts";
import { bookedParty, storePerformer } from "../../../tests/support/product/performers.ts";
import { performerAnswers } from "../../../tests/support/product/performers-asked.ts";
import { describeOnSqlite } from "../../../tests/support/product/stores.ts";
import type { Mail, Ports } from "../../context.ts";
import { cancelQuote } from "../payment/cancel-booking.server.ts";
import type { Reference } from "../quote/reference.server.ts";
import { withdrawPerformer } from "./answer-job.server.ts";
import { askPerformer } from "./ask-performer.server.ts";
import { firstName, jobPage } from "./job-sheet.server.ts";
import type { Performer } from "./table.server.ts";

const actor = { kind: "terminal" } as const;
const personal = /zoe|ramsbottom|07700|crown|side gate|after six/i;

describeOnSqlite("a performer's private page", (stores) => {
  const open = async () => deskOn(await stores.fresh(), checkout().payments);
  const asked = async (ports: Ports, reference: Reference, changes: Partial<Performer> = {}) => {
    const sam = await storePerformer(ports.database, changes);
    const asking = { reference, performerId: sam.id, note: "Black tie", passOn: false, actor };
    const outcome = await askPerformer(ports, asking);
    if (outcome.kind !== "asked") throw new Error(outcome.why);
    const mails = await ports.database.selectFrom("outbox").selectAll().where("kind", "=", "job-request").execute();
    const { text } = JSON.parse(mails.at(-1)?.message ?? "") as Mail;
    return { id: outcome.assignment.id, key: /key=([\w-]+)/.exec(text)?.[1] ?? "" };
  };
  const noCalls = "After six, she is home then";
  const details = { venue: "The Old Crown", notes: "A side gate", name: "Zoe Ramsbottom", noCalls };

  it("shows no customer before a yes, the job sheet after it, and nothing a day after the job", async () => {
    const { ports, setTime } = await open();
    const { id, key } = await asked(ports, await bookedParty(ports, details));
    const request = await jobPage(ports, key);
    expect(request).toMatchObject({ kind: "asked", title: "Saturday 12 June 2027", note: "Black tie" });
    expect(JSON.stringify(request)).toContain("7.30pm to 9.30pm");
    expect(JSON.stringify(request)).not.toMatch(personal);
    await performerAnswers(ports, id, "accept", actor);
    const yes = await jobPage(ports, key);
    expect(yes).toMatchObject({
      kind: "yes",
      sheet: { contact: { name: "Zoe", phone: "07700 900123", href: "tel:+447700900123" }, surprise: false },
    });
    expect(JSON.stringify(yes)).toMatch(
      /"When not to call","value":"After six, she is home then".*The Old Crown.*A side gate/,
    );
    expect(JSON.stringify(yes)).not.toMatch(/zoe@example\.com|ramsbottom/i);
    expect(JSON.stringify(yes)).toContain("Part of it is paid");
    // The privacy page names all that a performer is told about the customer.
    const told = JSON.stringify(privacyPage.sections.find(({ id }) => id === "recipients"));
    const sheet = yes.kind === "yes" ? yes.sheet : null;
    const labels = sheet?.rows.map(({ label }) => label.toLowerCase()).filter((label) => label !== "money") ?? [];
    for (const what of [...labels, ...Object.keys(sheet?.contact ?? {}).filter((key) => key !== "href")])
      expect(told).toContain(what);
    // As for a booking whose price fell to what was paid.
    await ports.database
      .updateTable("quote")
      .set(({ ref }) => ({ offerTotal: ref("offerDeposit"), offerBalance: 0 }))
      .execute();
    expect(JSON.stringify(await jobPage(ports, key))).toContain("All of it is paid");
    expect(await jobPage(ports, key)).toMatchObject({ kind: "yes", mayGiveBack: true });
    setTime("2027-06-13T20:00:00Z");
    expect(await jobPage(ports, key)).toMatchObject({ kind: "yes", mayGiveBack: false });
    setTime("2027-06-13T21:00:00Z");
    expect(await jobPage(ports, key)).toEqual({ kind: "gone", why: "completed" });
  });

  it.each([
    { placeSlug: "ibiza", eventDate: "2027-06-12", eventTime: "19:30", value: "7.30pm to 9.30pm" },
    { placeSlug: "ibiza", eventDate: "2027-06-12", eventTime: "23:30", value: "11.30pm to 1.30am" },
    { placeSlug: "ibiza", eventDate: "2027-06-12", eventTime: "22:00", value: "10pm to midnight" },
    // The clocks go back at 2am.
    {
      placeSlug: "york",
      eventDate: "2027-10-31",
      eventTime: "00:30",
      value: "12.30am to 1.30am, the night from Saturday to Sunday",
    },
  ])("says how long it lasts by the venue’s clock, where it holds the whole day too: $value", async (party) => {
    const { value, ...changes } = party;
    const { ports } = await open();
    const reference = await bookedParty(ports, details);
    await ports.database.updateTable("quote").set(changes).execute();
    const { key } = await asked(ports, reference, { miles: 5000 });
    const lasts = { label: "Package", value: "Two hours, 120 minutes" };
    expect(await jobPage(ports, key)).toMatchObject({
      rows: expect.arrayContaining([{ label: "Time", value }, lasts]),
    });
  });

  it.each([
    ["12 Mill Lane, Otley, LS21 1AA", "Otley"],
    ["12 Mill Lane, LS21 1AA", "LS21"],
    ["12 Mill Lane", "On your page, once you have said yes"],
    ["12 Mill Lane, San Antonio, Ibiza", "Ibiza"],
  ])("names the town or district of %j until they say yes, in emails too", async (place, shown) => {
    const { ports } = await open();
    const reference = await bookedParty(ports);
    const estimate = JSON.stringify(form({ place }).estimate);
    await ports.database.updateTable("quote").set({ place, placeSlug: null, estimate }).execute();
    const { id, key } = await asked(ports, reference, { miles: 5000 });
    const request = await jobPage(ports, key);
    expect(request).toMatchObject({ kind: "asked", rows: expect.arrayContaining([{ label: "Place", value: shown }]) });
    expect(JSON.stringify(request)).not.toContain("Mill Lane");
    await performerAnswers(ports, id, "accept", actor);
    const rows = expect.arrayContaining([{ label: "Place", value: place }]);
    expect(await jobPage(ports, key)).toMatchObject({ kind: "yes", rows });
    await withdrawPerformer(ports, { id, actor });
    const toPerformer = ports.database
      .selectFrom("outbox")
      .select("message")
      .where("recipient", "=", "sam@performer.example");
    const mails = await toPerformer.execute();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.message).toContain(shown);
    for (const { message } of mails) expect(message).not.toContain("Mill Lane");
  });

  it("takes no answer once the party has begun, or, without a start time, once its day has passed", async () => {
    const { ports, setTime } = await open();
    const { id, key } = await asked(ports, await bookedParty(ports, details));
    const other = await asked(ports, await bookedParty(ports, { ...details, date: "13 June 2027", time: "" }));
    const untold = await asked(ports, await bookedParty(ports, { ...details, time: "7pm" }));
    await performerAnswers(ports, id, "accept", actor);
    await performerAnswers(ports, other.id, "accept", actor);
    setTime("2027-06-12T18:31:00Z");
    expect(await performerAnswers(ports, id, "decline", actor)).toEqual({ kind: "begun" });
    expect(await withdrawPerformer(ports, { id, actor })).toBe(false);
    expect(await jobPage(ports, key)).toMatchObject({ kind: "yes", mayGiveBack: false });
    expect(await performerAnswers(ports, untold.id, "accept", actor)).toEqual({ kind: "begun" });
    expect(await jobPage(ports, untold.key)).toEqual({ kind: "gone", why: "passed-on" });
    setTime("2027-06-13T18:31:00Z");
    expect(await jobPage(ports, other.key)).toMatchObject({ mayGiveBack: true });
    expect(await performerAnswers(ports, other.id, "decline", actor)).toEqual({ kind: "declined" });
  });

  it("shows no job sheet while the party is not booked", async () => {
    const { ports } = await open();
    const reference = await accepted(ports, form({ performers: "1", time: "7.30pm", ...details }));
    const { id, key } = await asked(ports, reference);
    await performerAnswers(ports, id, "accept", actor);
    const page = await jobPage(ports, key);
    expect(page).toMatchObject({ kind: "yes", sheet: null });
    expect(JSON.stringify(page)).not.toMatch(personal);
  });

  it("shows no details once the job is cancelled, withdrawn or declined, and while it changes", async () => {
    const { ports } = await open();
    const reference = await bookedParty(ports, details);
    const { id, key } = await asked(ports, reference);
    await ports.database.updateTable("quote").set({ eventDate: "2027-06-19" }).execute();
    expect(await jobPage(ports, key)).toEqual({ kind: "changing" });
    await withdrawPerformer(ports, { id, actor });
    expect(await jobPage(ports, key)).toEqual({ kind: "gone", why: "withdrawn" });
    await cancelQuote(ports, { reference, byAgency: true });
    expect(await jobPage(ports, key)).toEqual({ kind: "gone", why: "cancelled" });
    expect(await jobPage(ports, "x".repeat(22))).toEqual({ kind: "unknown" });
  });
});

test.each([
  ["Zoë O’Neill", "Zoë"],
  ["Anna-Lena", "Anna-Lena"],
  ["Mrs Ramsbottom", "Mrs Ramsbottom"],
  ["dr. Jane Ramsbottom", "dr. Jane Ramsbottom"],
])("a performer asks %s’s party for %s", (name, asksFor) => {
  expect(firstName(name)).toBe(asksFor);
});
