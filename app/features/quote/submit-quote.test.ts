import { expect, test } from "vitest";
import { visitorSettings } from "../../../tests/support/product/booking.ts";
import { filledForm } from "../../../tests/support/product/filled-form.ts";
import { describeOnEach, type TestStores } from "../../../tests/support/product/stores.ts";
import { requestContext, visitorPorts } from "../../../tests/support/product/visitor-ports.ts";
import type { Ports } from "../../context.ts";
import { issueToken } from "../../forms/token.server.ts";
import { sourceNote } from "./source.server.ts";
import { handleQuote } from "./submit-quote.server.ts";

async function desk(stores: TestStores, changes: Partial<Ports> = {}) {
  const store = await stores.fresh();
  const { database } = store;
  const { ports, wait } = visitorPorts(store, changes);
  const context = requestContext(ports);
  const form = (note = "") => {
    const token = issueToken(ports, { note });
    wait(60_000);
    return { ...filledForm, ...token };
  };
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const request = new Request("http://localhost/male-stripper-quote", { method: "POST", body });
    const given = await handleQuote(request, context);
    if (given instanceof Response)
      return { status: given.status, location: given.headers.get("Location"), answer: null };
    const { data, init } = given;
    return { status: init?.status ?? 200, headers: new Headers(init?.headers), answer: data };
  };
  const sources = () =>
    database.selectFrom("quote").select(["source", "sourceMedium", "sourceCampaign", "referrerHost"]).execute();
  const count = async () =>
    (await database.selectFrom("quote").select("suspect").execute()).map(({ suspect }) => suspect);
  return { form, send, count, sources };
}

describeOnEach("answering the form", (stores) => {
  test("stores the source that the form was shown with", async () => {
    const { form, send, sources } = await desk(stores);
    const address = new URL("http://localhost/male-stripper-quote?utm_source=Ads&utm_campaign=Hen");
    const fields = form(sourceNote(address, "https://blog.example/post"));
    expect(await send({ ...fields, guests: "many" })).toMatchObject({ status: 400 });
    await send(fields);
    await send(form());
    expect(await sources()).toEqual([
      { source: "ads", sourceMedium: null, sourceCampaign: "hen", referrerHost: "blog.example" },
      { source: null, sourceMedium: null, sourceCampaign: null, referrerHost: null },
    ]);
  });

  test("a complete form goes on to its confirmation, the same one each time", async () => {
    const { form, send, count } = await desk(stores);
    const fields = form();
    const first = await send(fields);
    expect(first).toMatchObject({ status: 303, location: expect.stringMatching(/^\/quote\/BT-\w{4}-\w{4}\/success$/) });
    expect(await send(fields)).toEqual(first);
    expect(await count()).toEqual([0]);
  });

  test("mistakes come back with everything that was typed", async () => {
    const { form, send, count } = await desk(stores);
    const fields = { ...form(), date: "30 February 2027", notes: "mind\nthe step" };
    const { status, answer } = await send(fields);
    expect(status).toBe(400);
    expect(answer).toMatchObject({
      errors: { date: expect.stringContaining("does not exist") },
      values: { notes: "mind\nthe step", name: "Zoë", email: "zoe@example.com" },
      token: { key: fields.key, issued: fields.issued },
    });
    expect(await count()).toEqual([]);
  });

  test("the estimate alone is worked out again without a word about what is missing", async () => {
    const { send } = await desk(stores);
    expect(await send({ act: "drag-acts", intent: "estimate" })).toMatchObject({
      status: 200,
      answer: { errors: {}, problem: null, values: { act: "drag-acts" } },
    });
  });

  test("a form that looks automatic gets the answer that a person gets", async () => {
    const { form, send, count } = await desk(stores);
    expect(await send({ ...form(), subject: "cheap links" })).toMatchObject({ status: 303 });
    expect(await send({ ...filledForm })).toMatchObject({ status: 303 });
    expect(await count()).toEqual([1, 1]);
  });

  test("beyond the hourly limit the answer is 429, with the time to wait and a number to call", async () => {
    const { form, send, count } = await desk(stores, { settings: { ...visitorSettings, quotesPerHour: 2 } });
    const first = form();
    expect([(await send(first)).status, (await send(form())).status]).toEqual([303, 303]);
    const { status, headers, answer } = await send(form());
    expect(status).toBe(429);
    expect(Number(headers?.get("Retry-After"))).toBeGreaterThan(0);
    expect(answer).toMatchObject({ problem: expect.stringContaining("020 7946 0123"), values: { name: "Zoë" } });
    expect(await send(first)).toMatchObject({ status: 303 });
    expect(await count()).toHaveLength(2);
  });

  test("a button pressed ten times at once is one request, although the hourly limit is lower", async () => {
    const { form, send, count } = await desk(stores, { settings: { ...visitorSettings, quotesPerHour: 3 } });
    const fields = form();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(fields)));
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(answers.every(({ status }) => status === 303)).toBe(true);
    expect(await count()).toEqual([0]);
  });

  test("when the database can't write, nothing is acknowledged and nothing typed is lost", async () => {
    const seen: string[] = [];
    const { form, send } = await desk(stores, {
      write: () => Promise.reject(Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" })),
      log: { info() {}, error: (event) => seen.push(event) },
    });
    const { status, answer } = await send(form());
    expect(status).toBe(503);
    expect(answer).toMatchObject({ problem: expect.stringContaining("nothing was sent"), values: { name: "Zoë" } });
    expect(seen).toEqual(["quote.not-stored"]);
  });
});
