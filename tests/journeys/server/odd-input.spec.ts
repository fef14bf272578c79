import { type Fields, fullRequest, openForm, referenceIn, send, someone } from "../../support/browser/quote-form.ts";
import { expect, test } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";
import { decoded, textOf } from "../../support/texts/html.ts";

const welcome: [what: string, changes: Fields][] = [
  ["emoji and joined emoji", { name: "Zoë 👰🏽‍♀️", notes: "🎉🎈👩‍❤️‍👩 party" }],
  ["names from right to left", { name: "שרה כהן", notes: "حفلة توديع العزوبية" }],
  ["accents, apostrophes and hyphens", { name: "Siân O’Neill-Müller", venue: "L’Écluse" }],
  ["markup", { name: "<b>Bobby</b>", notes: '"><script>alert(1)</script>' }],
  ["a number of another country", { phone: "+34 612 345 678" }],
  ["a date in another order", { date: `June 13th, ${new Date().getFullYear() + 1}` }],
];

for (const [what, changes] of welcome) {
  test(`${what}: accepted as typed, and sent so to the agency`, async ({ site }) => {
    const fields = fullRequest(changes);
    const reference = referenceIn(await send(site, fields));
    const row = site.rows.quote(reference);
    expect(row).toMatchObject({ name: fields.name, notes: fields.notes, venue: fields.venue, phone: fields.phone });
    const email = await site.mailbox.waitFor(
      ({ to, text }) => to.includes(fields.email ?? "") && text.includes(reference),
    );
    for (const value of [fields.name, fields.venue, fields.phone]) expect(email.text).toContain(value);
    expect(email.text.replaceAll("\n  ", "\n")).toContain(fields.notes);
    expect(email.html).not.toMatch(/<script|<b>Bobby/);
  });
}

test("what is never typed on purpose is removed: NUL, other control characters, marks that turn the text round", async ({
  site,
}) => {
  const fields = fullRequest({ name: "Fran\0ces\u001b[31m \u202Eevil", notes: "one\u0007\ntwo\u2066" });
  const row = site.rows.quote(referenceIn(await send(site, fields)));
  expect(row.name).toBe("Frances[31m evil");
  expect(row.notes).toBe("one\ntwo");
});

test("half a character and bytes that are no text are answered, not crashed on", async ({ site }) => {
  const { key, issued } = await openForm(site);
  for (const name of ["%ED%A0%BD", "%FF%FE%00", "%", "%zz"]) {
    const answer = await ask(site, "/male-stripper-quote", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: site.origin },
      body: `key=${key}&issued=${encodeURIComponent(issued)}&name=${name}`,
    });
    expect(answer.status, name).toBe(400);
    expect(textOf(answer.body)).toContain("There is a problem");
  }
});

test("of a field that is sent twice, the first counts", async ({ site }) => {
  const fields = fullRequest({ name: "Frances First" });
  const { key, issued } = await openForm(site);
  const body = new URLSearchParams({ key, issued, ...fields });
  body.append("name", "Second");
  body.append("email", someone());
  const answer = await ask(site, "/male-stripper-quote", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: site.origin },
    body: body.toString(),
  });
  expect(site.rows.quote(referenceIn(answer))).toMatchObject({ name: "Frances First", email: fields.email });
});

test("a body of 10 MB is refused in words, with what could be read of it kept", async ({ site }) => {
  const fields = fullRequest({ notes: "w".repeat(10 * 1024 * 1024) });
  const { notes, ...rest } = fields;
  const answer = await send(site, { ...rest, notes: notes ?? "" });
  expect(answer.status).toBe(413);
  expect(textOf(answer.body)).toContain("Shorten your notes and send it again");
  expect(decoded(answer.body)).toContain(`value="${fields.name}"`);
  expect(site.rows.quotes().filter(({ email }) => email === fields.email)).toEqual([]);
});

for (const [what, type, body] of [
  ["JSON", "application/json", "{}"],
  ["plain text", "text/plain", "hello"],
  ["no kind at all", "", "hello"],
  ["a broken multipart body", "multipart/form-data; boundary=x", "--x\r\nnonsense"],
] as const) {
  test(`${what} in place of a form is refused in words`, async ({ site }) => {
    const answer = await ask(site, "/male-stripper-quote", {
      method: "POST",
      headers: { ...(type && { "Content-Type": type }), Origin: site.origin },
      body,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(textOf(answer.body)).toContain("There is a problem");
  });
}

test("other methods on the form's address are refused, and HEAD is answered", async ({ site }) => {
  for (const method of ["PUT", "DELETE", "PATCH"]) {
    const { status } = await ask(site, "/male-stripper-quote", { method, headers: { Origin: site.origin } });
    expect(status, method).toBeGreaterThanOrEqual(400);
    expect(status, method).toBeLessThan(500);
  }
  expect((await ask(site, "/male-stripper-quote", { method: "HEAD" })).status).toBe(200);
});
