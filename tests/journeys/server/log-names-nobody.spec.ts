import { fullRequest, referenceIn, send } from "../../support/browser/quote-form.ts";
import { expect, test } from "../../support/browser/test.ts";
import { ask } from "../../support/processes/http.ts";

test("the log names no person: not from requests that were accepted, refused, malformed or had words in the address", async ({
  site,
}) => {
  const fields = fullRequest({
    name: "Quillanora Smythe",
    phone: "07700 900999",
    venue: "Foxglove Cottage",
    notes: "Her sister Ottoline knows",
    place: "Upper Wibbleton",
  });
  const reference = referenceIn(await send(site, fields));
  await send(site, { ...fields, date: "30 February" });
  await send(site, { ...fields, notes: "Ottoline".repeat(400) });
  await send(site, fields, { headers: { Origin: "https://evil.example" } });
  await ask(site, `/male-stripper-quote?name=Quillanora&email=${fields.email}`);
  await ask(site, `/quote/${fields.email}/success?key=Quillanora`);
  await site.mailbox.waitFor(({ to }) => to.includes(fields.email ?? ""));
  await site.logged(({ event, ref }) => event === "mail.sent" && ref === reference);
  const output = site.output();
  expect(output).toContain('"event":"request"');
  for (const secret of [
    "Quillanora",
    "Smythe",
    "900999",
    "Foxglove",
    "Ottoline",
    "Wibbleton",
    fields.email ?? "",
    "guest-",
  ])
    expect(output, secret).not.toContain(secret);
});
