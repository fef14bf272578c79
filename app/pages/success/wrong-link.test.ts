import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { accepted, checkout, deskOn } from "../../../tests/support/product/booking.ts";
import { describeOnEach } from "../../../tests/support/product/stores.ts";
import { portsContext } from "../../context.ts";
import { loader as calendar } from "./calendar.ts";
import { loader as papers } from "./documents.ts";
import { successData } from "./success.server.ts";

describeOnEach("a wrong link to a file", (stores) => {
  test("leads to the page that says what may be wrong with it", async () => {
    const { ports } = deskOn(await stores.fresh(), checkout().payments);
    const reference = await accepted(ports);
    const context = new RouterContextProvider();
    context.set(portsContext, ports);
    const answerTo = async (file: string, loader: (asked: never) => Promise<Response>) => {
      const url = new URL(`http://localhost/quote/${reference}/${file}?key=wrong`);
      const asked = { params: { reference, id: "x" }, url, context };
      return loader(asked as never).catch((thrown: Response) => thrown);
    };
    for (const answer of [await answerTo("calendar.ics", calendar), await answerTo("papers/x", papers)]) {
      const to = answer.headers.get("Location") ?? "";
      expect(to).toBe(`/quote/${reference}/success?key=wrong`);
      const page = await successData(reference, new URL(to, "http://localhost"), ports);
      expect(page).toMatchObject({ view: "closed", closed: { closing: "no-link" } });
    }
  });
});
