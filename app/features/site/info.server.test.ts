import { expect, test } from "vitest";
import { infoSlugs } from "../../content/page-shapes.ts";
import { infoPage } from "./info.server.ts";
import { site, trader } from "./site.server.ts";

test.each(infoSlugs)("/%s: every fact is filled in, every section has an address of its own", (slug) => {
  const page = infoPage(slug);
  expect(JSON.stringify(page)).not.toMatch(/[{]\w+[}]|undefined/);
  // Of two sections with one address, content/site.ts decides which is shown.
  const ids = page.sections.map(({ id, only }) => `${id} ${only ?? ""}`);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the terms name the trader, the table of cancellation, and say that the 14-day right does not apply", () => {
  const terms = infoPage("terms");
  expect(JSON.stringify(terms)).toContain(trader.contract);
  expect(terms.sections.find(({ table }) => table === "cancellation")?.after.join()).toContain(
    "The 14-day right to cancel does not apply",
  );
});

test("the terms say which base travel counts from, as the nearest may be across the water (Taunton’s is Cardiff)", () => {
  expect(JSON.stringify(infoPage("terms"))).toContain("from the nearest base with no sea in between");
});

test("the privacy page keeps data as long as content says", () => {
  const privacy = JSON.stringify(infoPage("privacy"));
  expect(privacy).toContain(`${site.retention.enquiryMonths} months`);
  expect(privacy).toContain(`${site.retention.bookingYears} years`);
  expect(privacy).toContain(`${site.retention.backupDays} days`);
});
