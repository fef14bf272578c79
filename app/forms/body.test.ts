import { expect, test } from "vitest";
import { readForm } from "./body.server.ts";

const post = (body: BodyInit, type?: string) =>
  readForm(
    new Request("http://localhost/", { method: "POST", body, ...(type && { headers: { "Content-Type": type } }) }),
  );
const urlencoded = "application/x-www-form-urlencoded;charset=UTF-8";

test("both ways a browser sends a form are read", async () => {
  const form = new FormData();
  form.set("name", "Zoë 🎉");
  expect(await post("name=Zo%C3%AB+%F0%9F%8E%89", urlencoded)).toEqual({ ok: true, fields: { name: "Zoë 🎉" } });
  expect(await post(form)).toEqual({ ok: true, fields: { name: "Zoë 🎉" } });
});

test("of a repeated field the first counts, and no name is special", async () => {
  const { fields } = await post("a=1&a=2&__proto__=x&constructor=y&toString=z&%=%zz", urlencoded);
  expect({ ...fields }).toMatchObject({ a: "1", constructor: "y", toString: "z", "%": "%zz" });
});

test("NUL, for which PostgreSQL has no place, is in no field", async () => {
  const form = new FormData();
  form.set("key", "a\0b");
  expect((await post("key=a%00b", urlencoded)).fields.key).toBe("ab");
  expect((await post(form)).fields.key).toBe("ab");
});

test("a body that is no form is refused by its content type", async () => {
  const file = new FormData();
  file.set("name", new File(["x"], "x.txt"));
  expect(await post("{}", "application/json")).toMatchObject({ ok: false, status: 415 });
  expect(await post("x", "text/plain")).toMatchObject({ ok: false, status: 415 });
  expect(await post(new Uint8Array(3))).toMatchObject({ ok: false, status: 415 });
  expect(await post(file)).toMatchObject({ ok: false, status: 415 });
  expect(await post("--x\r\nbroken", "multipart/form-data; boundary=x")).toMatchObject({ ok: false, status: 400 });
  expect(await post("", "multipart/form-data")).toMatchObject({ ok: false, status: 400 });
});

test("of an over-long body the beginning is kept", async () => {
  const long = await post(`name=Ann&notes=${"a".repeat(10_000_000)}`, urlencoded);
  expect(long).toMatchObject({ ok: false, status: 413 });
  expect(long.fields.name).toBe("Ann");
  expect(long.fields.notes?.length).toBeLessThan(65_536);
  const form = new FormData();
  form.set("name", "Ann");
  form.set("notes", "b".repeat(100_000));
  expect(await post(form)).toMatchObject({ ok: false, status: 413, fields: { name: "Ann" } });
});

test("an endless body is not read for ever", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1_000_000;
      controller.enqueue(new Uint8Array(1_000_000).fill(97));
    },
  });
  const request = new Request("http://localhost/", {
    method: "POST",
    headers: { "Content-Type": urlencoded },
    body: endless,
    duplex: "half",
  } as RequestInit);
  expect(await readForm(request)).toMatchObject({ ok: false, status: 413 });
  expect(sent).toBeLessThan(16_000_000);
});
