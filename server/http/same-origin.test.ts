import { describe, expect, it } from "vitest";
import { site } from "../../tests/support/product/small-site.ts";

describe("posts", () => {
  const post = (headers: Record<string, string>) => ({ method: "POST", body: "a=1", headers });

  it("from our own pages pass, by whichever name the site was reached", async () => {
    const { ask, port } = await site({ origin: "https://www.agency.example" });
    for (const headers of [
      { origin: `http://127.0.0.1:${port}` },
      { origin: "http://localhost:3000", host: "localhost:3000" },
      // Behind a proxy that terminates TLS and passes on the visitor's Host, or its own.
      { origin: "https://www.agency.example", host: "www.agency.example" },
      { origin: "https://www.agency.example", host: "127.0.0.1:3000" },
      { origin: "https://staging.agency.example", host: "staging.agency.example:443" },
      { "sec-fetch-site": "same-origin" },
      {},
    ]) {
      expect(await ask("/ask", post(headers as Record<string, string>)), JSON.stringify(headers)).toMatchObject({
        status: 303,
      });
    }
  });

  it("from another site are refused with a sentence", async () => {
    const { ask } = await site();
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "nonsense" },
      { "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
    ]) {
      const { status, body } = await ask("/ask", post(headers as Record<string, string>));
      expect(status, JSON.stringify(headers)).toBe(403);
      expect(body).toContain("sent from another site");
      expect((await ask("/ask.data", post(headers as Record<string, string>))).status).toBe(403);
    }
  });
});
