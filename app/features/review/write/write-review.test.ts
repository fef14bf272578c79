import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { outboxWith } from "../../../../server/email/outbox.ts";
import { storedEmail } from "../../../../tests/support/product/drawn-email.ts";
import { bookedRow } from "../../../../tests/support/product/reviews.ts";
import { describeOnEach, quietLog, type TestStores } from "../../../../tests/support/product/stores.ts";
import { clientAddressContext, type Ports, portsContext } from "../../../context.ts";
import { handleForm } from "../../../forms/action.server.ts";
import { eraseQuote } from "../../privacy/erase-quotes.server.ts";
import type { Reference } from "../../quote/reference.server.ts";
import { declineReview, publishReview, replyToReview } from "../decide-review.server.ts";
import { inviteBookers } from "../invite-bookers.server.ts";
import { feedPage, tallyOf } from "../store.server.ts";
import { writePage, writing } from "./write.server.ts";

const complete = {
  rating: "2",
  content: "He was late.\r\nThen good.",
  eventType: "Hen party",
  author: "Ann O.",
  consent: "yes",
};
const day = 86_400_000;

async function invited(stores: TestStores) {
  const { database, write } = await stores.fresh();
  await database
    .insertInto("quote")
    .values([
      bookedRow("BT-A"),
      bookedRow("BT-B", { act: "drag-acts", place: "12 Mill Lane, Otley, LS21 1AA", placeSlug: null }),
    ] as never)
    .execute();
  let now = Date.parse("2026-11-21T12:00:00Z");
  const clock = { now: () => new Date(now) };
  const outbox = outboxWith(clock, () => {});
  const ports = { database, write, clock, outbox, log: quietLog, settings: { origin: "http://localhost" } } as Ports;
  await inviteBookers(ports, new AbortController().signal);
  const mails = async (kind: string) =>
    Promise.all(
      (await database.selectFrom("outbox").selectAll().where("kind", "=", kind).orderBy("subjectRef").execute()).map(
        ({ message }) => storedEmail(message),
      ),
    );
  const keys = (await mails("review-invite")).map(({ text }) => /key=([\w-]+)/.exec(text)?.[1] ?? "");
  const context = new RouterContextProvider();
  context.set(portsContext, ports);
  context.set(clientAddressContext, "192.0.2.1");
  const open = async (key: string) => {
    const { data, init } = await writePage(new URL(`http://localhost/reviews/write?key=${key}`), ports);
    return { status: init?.status ?? 200, ...data };
  };
  const send = async (key: string, fields: Record<string, string> = complete) => {
    const body = new URLSearchParams(fields);
    const request = new Request(`http://localhost/reviews/write?key=${key}`, { method: "POST", body });
    const given = await handleForm(request, context, writing(key));
    if (given instanceof Response) return { status: given.status, location: given.headers.get("Location") };
    const { data, init } = given;
    return { status: init?.status ?? 200, answer: data };
  };
  const reviews = () => database.selectFrom("review").selectAll().orderBy("bookingRef").execute();
  return {
    database,
    write,
    keys: keys as [string, string],
    mails,
    open,
    send,
    reviews,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describeOnEach("a booker's review", (stores) => {
  test("is stored for the owner to read, with an email to the desk, and shown to nobody yet", async () => {
    const { keys, open, send, reviews, mails, database } = await invited(stores);
    expect(await open(keys[0])).toMatchObject({
      status: 200,
      closed: null,
      about: { act: "Cheeky Butlers", place: "Leeds" },
    });
    expect((await open(keys[1])).about).toMatchObject({ act: "Drag Acts", place: "Otley" });
    await database
      .updateTable("quote")
      .set({ act: "gone" })
      .where("reference", "=", "BT-B" as never)
      .execute();
    expect((await open(keys[1])).about).toMatchObject({ act: "cheeky butlers" });
    expect(await send(keys[0])).toEqual({ status: 303, location: "/reviews/thanks" });
    const [review] = await reviews();
    expect(review).toMatchObject({
      bookingRef: "BT-A",
      status: "waiting",
      rating: 2,
      content: "He was late.\nThen good.",
      author: "Ann O.",
      placeSlug: "leeds",
      date: "2026-11-21",
    });
    expect(await tallyOf(database, {})).toBeUndefined();
    const [email] = await mails("review-for-desk");
    expect(email).toMatchObject({ subject: "A review waits: 2 of 5, booking BT-A" });
    expect(email?.text).toContain(`/desk/reviews/${review?.id}`);
    expect(email?.html).toContain("Then good.");
  });

  test("sent ten times at once is one review, and every answer is the same", async () => {
    const { keys, send, reviews, mails } = await invited(stores);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(keys[0])));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(303));
    expect(await reviews()).toHaveLength(1);
    expect(await mails("review-for-desk")).toHaveLength(1);
  });

  test("a used link is refused, for another review and for looking at its page", async () => {
    const { keys, open, send, reviews } = await invited(stores);
    await send(keys[0]);
    expect(await open(keys[0])).toMatchObject({ status: 410, closed: "used", about: null });
    expect(await send(keys[0], { ...complete, rating: "5" })).toMatchObject({
      status: 410,
      answer: { closed: "used" },
    });
    expect((await reviews()).map(({ rating }) => rating)).toEqual([2]);
  });

  test("an expired, a forged and an incomplete link are refused", async () => {
    const { keys, open, send, reviews, pass } = await invited(stores);
    for (const key of ["", "x", `${keys[0].slice(0, -1)}_`, `${keys[0]}x`, "A".repeat(22), "a'--", "%00"]) {
      if (key === keys[0]) continue;
      expect(await open(key), key).toMatchObject({ status: 404, closed: "unknown" });
      expect(await send(key), key).toMatchObject({ status: 404 });
    }
    pass(60 * day + 1);
    expect(await open(keys[0])).toMatchObject({ status: 410, closed: "ended" });
    expect(await send(keys[0])).toMatchObject({ status: 410, answer: { closed: "ended" } });
    expect(await reviews()).toEqual([]);
  });

  test("a link writes about its own booking only, whatever else the form sends", async () => {
    const { keys, send, reviews } = await invited(stores);
    await send(keys[1], { ...complete, reference: "BT-A", bookingRef: "BT-A", key: keys[0], status: "published" });
    expect(await reviews()).toMatchObject([
      { bookingRef: "BT-B", act: "drag-acts", location: "Otley", status: "waiting" },
    ]);
  });

  test("what is missing is named, and what was typed is kept", async () => {
    const { keys, send, reviews } = await invited(stores);
    const wrong = await send(keys[0], { rating: "6", content: " ", author: "", eventType: "x".repeat(61) });
    expect(wrong).toMatchObject({ status: 400, answer: { values: { eventType: "x".repeat(61) } } });
    expect(wrong.answer?.errors).toEqual({
      rating: "Choose how many stars",
      content: "Write a few words about it",
      author: "Enter the name to show",
      eventType: "Shorten the kind of party to 60 characters or fewer",
      consent: "Tick the box so that we may show your review",
    });
    expect((await send(keys[0], { ...complete, content: "x".repeat(4001) })).answer?.errors.content).toContain("4000");
    expect(await reviews()).toEqual([]);
  });

  test("of an erased booking the link is dead, what waited is gone, and what was published stays", async () => {
    const { keys, open, send, reviews, write } = await invited(stores);
    await send(keys[0]);
    await send(keys[1]);
    const [first] = await reviews();
    await write((w) => publishReview(w, first?.id ?? "", "2026-11-22T09:00:00.000Z", ""));
    for (const reference of ["BT-A", "BT-B"]) await write((w) => eraseQuote(w, reference as Reference));
    expect((await reviews()).map(({ bookingRef }) => bookingRef)).toEqual(["BT-A"]);
    for (const key of keys) expect(await open(key)).toMatchObject({ status: 404, closed: "unknown" });
  });

  test("the owner publishes it, low stars and all, answers it, and takes it down with a reason", async () => {
    const { keys, send, reviews, write, database } = await invited(stores);
    await send(keys[0]);
    const { id = "" } = (await reviews())[0] ?? {};
    const at = "2026-11-22T09:00:00.000Z";
    const feed = async () =>
      (await feedPage(database, { sort: "recent", from: "start", skip: 0, limit: 4 }, await tallyOf(database, {})))
        .reviews;
    expect((await write((w) => publishReview(w, id, at, ""))).ok).toBe(true);
    expect(await feed()).toMatchObject([{ id, rating: 2, verified: true, sample: false, author: "Ann O." }]);
    expect(await write((w) => publishReview(w, id, at, ""))).toMatchObject({ because: "already" });
    const before = (await tallyOf(database, {}))?.version;
    await write((w) => replyToReview(w, id, at, "Sorry. The train."));
    expect(await feed()).toMatchObject([{ reply: "Sorry. The train." }]);
    expect((await tallyOf(database, {}))?.version).not.toBe(before);
    expect(await write((w) => declineReview(w, id, at, " "))).toMatchObject({ because: "no words" });
    await write((w) => declineReview(w, id, at, "Names a neighbour."));
    expect(await feed()).toEqual([]);
    expect((await reviews())[0]).toMatchObject({ status: "declined", declineReason: "Names a neighbour." });
    await write((w) => publishReview(w, id, at, ""));
    expect(await feed()).toHaveLength(1);
    expect(await write((w) => publishReview(w, "nothing", at, ""))).toMatchObject({ because: "unknown" });
  });
});
