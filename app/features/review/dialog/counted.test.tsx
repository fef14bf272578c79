import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { reviewClaims } from "../claims.server.ts";
import { DialogBody } from "./dialog-body.tsx";

test("the sub-scores count what the badge counts, in the owner's words", () => {
  const { badge, ...claims } = reviewClaims();
  if (!badge) throw new Error("The example shows its badge.");
  const drawn = (own: typeof badge | null) =>
    renderToStaticMarkup(
      <DialogBody
        claims={{ ...claims, badge: own }}
        feed={undefined}
        failed={false}
        waiting
        page={1}
        sort="recent"
        onSort={() => {}}
        onPage={() => {}}
        onRetry={() => {}}
      />,
    );
  expect(drawn({ ...badge, counted: "on Google" })).toContain("On Google");
  expect(drawn(null)).not.toContain("On all sites");
});
