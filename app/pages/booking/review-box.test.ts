import { expect, onTestFinished, test } from "vitest";
import { directBooking } from "../../../tests/support/product/direct.ts";
import { describeOnSqlite } from "../../../tests/support/product/stores.ts";
import { site } from "../../features/site/site.server.ts";

describeOnSqlite("the page before payment", (stores) => {
  test("offers to ask for a review only where a no is kept", async () => {
    const { book, look, fresh } = await directBooking(stores);
    const { to } = await book(fresh());
    const mayRefuse = async () => {
      const shown = await look(to);
      return shown.step === "review" && shown.review.mayRefuseReview;
    };
    expect(await mayRefuse()).toBe(true);
    site.reviewInvites.to = "everyone";
    onTestFinished(() => void Object.assign(site.reviewInvites, { to: "agreed" }));
    expect(await mayRefuse()).toBe(false);
  });
});
