import { expect, it } from "vitest";
import { changedContent } from "../../../tests/support/product/changed-content.ts";

it("names each pair of colours that can't be read, with its contrast", async () => {
  const { change, said } = changedContent();
  change("brand/palette.ts", 'ember: "#c7301f"', 'ember: "#ff7a5c"');
  change("brand/palette.ts", 'rose: "#ff8fb8"', 'rose: "#8c2f5e"');
  expect(await said()).toEqual([
    expect.stringMatching(
      /^brand\/palette\.ts, line \d+: ink on rose \(text on acts’ cards, bands and buttons\) has a contrast of 2\.\d\d:1, and needs 4\.5:1/,
    ),
    expect.stringMatching(/ember on paper \(accented words .+\) has a contrast of 2\.\d\d:1, and needs 4\.5:1/),
    expect.stringMatching(/ember on white/),
  ]);
});
