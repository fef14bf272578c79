import { expect, test } from "vitest";
import address from "../ui/poster/art/disco-ball.svg?url";
import { inlineFirstPoster } from "./first-poster.server.ts";

const image = `<img class="poster" fetchPriority="high" decoding="async" src="${address}" alt="">`;
const preload = `<link rel="preload" as="image" href="${address}" fetchPriority="high">`;

test("a page with one poster that is seen first has it inline, without a request for it", () => {
  const html = inlineFirstPoster(`${preload}${image}`, { nonce: undefined });
  expect(html).toContain('src="data:image/svg+xml,%3Csvg');
  expect(html).not.toContain(address);
});

test.each([
  ["with several of them", image + image, undefined],
  ["that is live", image, "abc"],
])("a page %s stays as it is", (_, html, nonce) => {
  expect(inlineFirstPoster(html, { nonce })).toBe(html);
});
