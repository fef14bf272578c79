import agency from "#content/site.ts";
import { type Fields, fullRequest, openForm, referenceIn, send, someone } from "../../support/browser/quote-form.ts";
import { repliesPerDay } from "../../support/browser/specification.ts";
import { expect, test } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";
import type { Site } from "../../support/processes/site.ts";
import { decoded, textOf } from "../../support/texts/html.ts";

/** The desk gets the request, marked as suspect; the address in the form gets no email, now or later. */
async function expectSuspected(site: Site, reference: string, email: string) {
  expect(site.rows.quote(reference).suspect).toBe(1);
  const desk = await site.mailbox.waitFor(({ to, text }) => to.includes(agency.email) && text.includes(reference));
  expect(desk.subject).toMatch(/^Please check: /);
  expect(site.rows.mailsOf(reference).map(({ message }) => message.to.address)).toEqual([agency.email]);
  expect(site.mailbox.to(email)).toEqual([]);
}

test("a bot that fills the hidden field: the desk gets its request, the address it names gets no email", async ({
  site,
}) => {
  const fields = fullRequest();
  const reference = referenceIn(await send(site, { ...fields, subject: "cheap pills" }));
  await expectSuspected(site, reference, fields.email ?? "");
});

test("a post that never saw the form, or forges when it was shown: no mail to the address it names", async ({
  site,
}) => {
  const { key } = await openForm(site);
  const hourAgo = String(Date.now() - 3_600_000);
  for (const carried of [{ key: "" }, { key, issued: "" }, { key, issued: `${hourAgo}.forged` }]) {
    const fields = fullRequest();
    await expectSuspected(site, referenceIn(await send(site, { ...carried, ...fields })), fields.email ?? "");
  }
});

test("forms sent faster than anybody can type: no mail to the address they name; of more than three an hour, 429, when to come back, and everything typed kept; visitors behind a proxy that is trusted are counted apart; ten of one's form at once are one request, and none is answered as failed", async ({
  serve,
}) => {
  const site = await serve({ MIN_FILL_SECONDS: "600", QUOTES_PER_HOUR: "3", TRUST_PROXY: "1" });
  const from = (address: string, fields = fullRequest()) =>
    send(site, fields, { headers: { "X-Forwarded-For": address } });
  for (let times = 0; times < 3; times++) {
    const fast = fullRequest();
    await expectSuspected(site, referenceIn(await from("203.0.113.1", fast)), fast.email ?? "");
  }
  const fields = fullRequest();
  const answer = await from("203.0.113.1", fields);
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(textOf(answer.body)).toContain("Too many requests came from your connection in the last hour");
  expect(textOf(answer.body)).toContain(agency.phone.display);
  expect(answer.body).toContain(`value="${fields.email}"`);
  expect(site.rows.quotes()).toHaveLength(3);
  // Mistakes do not count for the rate limit, and an address that the visitor sent to the proxy does not reset it.
  expect((await from("203.0.113.1", { ...fields, date: "never" })).status).toBe(400);
  expect((await from("203.0.113.9, 203.0.113.1", fields)).status).toBe(429);
  // One household may have a whole /56, so addresses in it count together.
  for (const other of ["203.0.113.2", "2001:db8:1:2::1", "2001:db8:1:2::1", "2001:db8:1:2::1"])
    referenceIn(await from(other));
  expect((await from("2001:db8:1:fe:ffff::9")).status).toBe(429);
  const same: Fields = { ...(await openForm(site)), ...fullRequest() };
  const answers = await Promise.all(Array.from({ length: 10 }, () => from("203.0.113.3", same)));
  expect(new Set(answers.map(referenceIn)).size).toBe(1);
  expect(site.rows.quotes()).toHaveLength(8);
});

test("the same form posted ten times at once is one request with one pair of emails", async ({ site }) => {
  const fields: Fields = { ...(await openForm(site)), ...fullRequest() };
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(site, fields)));
  const references = new Set(answers.map(referenceIn));
  expect(references.size).toBe(1);
  const [reference = ""] = references;
  expect(site.rows.quotes().filter(({ email }) => email === fields.email)).toHaveLength(1);
  await Promise.all([
    site.mailbox.waitFor(({ to, text }) => to.includes(fields.email ?? "") && text.includes(reference)),
    site.mailbox.waitFor(({ to, text }) => to.includes(agency.email) && text.includes(reference)),
  ]);
  expect(site.rows.mailsOf(reference)).toHaveLength(2);
  expect(site.mailbox.received.filter(({ text }) => text.includes(reference))).toHaveLength(2);
});

test("the form of a stored request with other answers is not silently dropped: 409 with the reference of the first", async ({
  site,
}) => {
  const fields: Fields = { ...(await openForm(site)), ...fullRequest() };
  const reference = referenceIn(await send(site, fields));
  const answer = await send(site, { ...fields, guests: "30" });
  expect(answer.status).toBe(409);
  expect(textOf(answer.body)).toContain(`This form was already sent as ${reference}`);
  expect(answer.body).toContain('value="30"');
  expect(site.rows.quote(reference).groupSize).toBe(24);
});

test("one mailbox gets so many emails a day, however it is spelled; from then on the pages say that none was sent", async ({
  site,
}) => {
  const email = someone();
  const spelled = (tag: string) => email.replace("@", `+${tag}@`).toUpperCase();
  const references = [];
  for (let times = 0; times <= repliesPerDay; times++)
    references.push(referenceIn(await send(site, fullRequest({ email: spelled(String(times)) }))));
  const [first = "", last = ""] = [references[0], references.at(-1)];
  const to = site.rows
    .mails()
    .filter(({ message }) => message.to.address.toLowerCase().startsWith(email.split("@")[0] ?? ""));
  expect(to).toHaveLength(repliesPerDay);
  expect(site.rows.mailsOf(last).map(({ kind }) => kind)).toEqual(["quote-for-desk"]);
  expect(textOf((await ask(site, `/quote/${first}/success`)).body)).toContain("A copy of everything is on its way");
  const none = textOf((await ask(site, `/quote/${last}/success`)).body);
  expect(none).not.toContain("on its way");
  expect(none).toContain("no email went to the address you gave");
  expect(none).toMatch(new RegExp(`write down your reference, ${last} ?, and call or message us`));
});

for (const [what, headers] of [
  ["another site's page", { Origin: "https://evil.example" }],
  ["a page without an origin of its own", { Origin: "null" }],
  ["another port of the same machine", { Origin: "http://127.0.0.1:1" }],
] as const) {
  test(`a form sent from ${what} is refused in words and stores nothing`, async ({ site }) => {
    const fields = fullRequest();
    const answer = await send(site, fields, { headers });
    expect(answer.status).toBe(403);
    expect(answer.body).toContain("This form was sent from another site");
    expect(site.rows.quotes().filter(({ email }) => email === fields.email)).toEqual([]);
  });
}

test("a reference is no way in: unknown ones answer 404, and a known one alone shows nothing of the person", async ({
  site,
}) => {
  const fields = fullRequest();
  const reference = referenceIn(await send(site, fields));
  expect((await ask(site, "/quote/BT-0000-0000/success")).status).toBe(404);
  for (const [key, status] of [
    ["", 404],
    ["wrong", 404],
    ["x".repeat(5000), 404],
    // Refused before any route: PostgreSQL can't store it.
    ["%00", 400],
  ] as const)
    expect((await ask(site, `/quote/${reference}/success?key=${key}`)).status, key.slice(0, 9)).toBe(status);
  const answer = await ask(site, `/quote/${reference}/success`);
  expect(answer.status).toBe(200);
  // Where a header has several values, a browser follows the last.
  expect(answer.headers["referrer-policy"]).toMatch(/(^|, )same-origin$/);
  expect(answer.headers["cache-control"]).toContain("no-store");
  for (const secret of [fields.name, fields.email, fields.phone, fields.venue])
    expect(decoded(answer.body)).not.toContain(secret);
  // In lower case, as somebody may type a reference that was read out over the phone.
  expect((await ask(site, `/quote/${reference.toLowerCase()}/success`)).status).toBe(200);
});
