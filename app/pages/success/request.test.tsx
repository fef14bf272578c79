import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { privatePage } from "../../../tests/support/product/booked-page.ts";
import { checkout, deskOn, form } from "../../../tests/support/product/booking.ts";
import { describeOnSqlite } from "../../../tests/support/product/stores.ts";
import { textOf } from "../../../tests/support/texts/sums.ts";
import { requestQuote } from "../../features/quote/request-quote.server.ts";
import { siteForPages } from "../../features/site/site.server.ts";
import { Request } from "./request.tsx";
import { type SuccessData, successData } from "./success.server.ts";

function drawn(shown: SuccessData): string {
  if (shown.view !== "request") throw new Error(shown.view);
  const Page = createRoutesStub([
    { id: "root", path: "/", Component: () => <Request shown={shown} answer={undefined} /> },
  ]);
  return textOf(renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: siteForPages() } }} />));
}

describeOnSqlite("the page of a request", (stores) => {
  async function requested(fields: Parameters<typeof form>[0] = {}) {
    const { ports, setTime } = deskOn(await stores.fresh(), checkout().payments);
    const { reference } = await requestQuote(ports, form(fields));
    const link = async () => drawn(await privatePage(ports, reference));
    const alone = new URL(`http://localhost/quote/${reference}/success`);
    return { setTime, link, byReference: async () => drawn(await successData(reference, alone, ports)) };
  }

  test("announces the copy by email for an hour, and says afterwards that it has come", async () => {
    const { setTime, link, byReference } = await requested();
    for (const page of [link, byReference])
      expect(await page()).toContain("is on its way to the email address you gave");
    setTime("2026-11-21T13:00:01Z");
    for (const page of [link, byReference]) {
      expect(await page()).toContain("A copy of everything is in our email to the address you gave.");
      expect(await page()).not.toMatch(/on its way|spam|no email went/);
    }
    expect(await byReference()).toContain("Day, place and price are in that email alone");
  });

  test("of a surprise promises hours without calls only where some were named", async () => {
    const call = "we call only when you said we may";
    const named = await requested({ surprise: "yes", noCalls: "after 6pm" });
    expect(await named.link()).toContain(`a plain subject and sender, and ${call}.`);
    const unnamed = await requested({ surprise: "yes", noCalls: "" });
    const page = await unnamed.link();
    expect(page).toContain("Our emails to you have a plain subject and sender.");
    expect(page).not.toContain(call);
  });
});
