import { beforeEach, expect, test } from "vitest";
import { signerWith } from "../../server/signer.ts";
import { checkToken, issueToken } from "./token.server.ts";

let now = Date.parse("2026-11-21T12:00:00Z");
const settings = { origin: "http://localhost:3000", quotesPerHour: 20, minFillSeconds: 3 };
const ports = { signer: signerWith("secret"), clock: { now: () => new Date(now) }, settings };
let token = issueToken(ports);
const after = (seconds: number, fields: Record<string, string> = {}) => {
  now += seconds * 1000;
  return checkToken({ ...token, ...fields }, ports).suspect;
};

beforeEach(() => {
  token = issueToken(ports);
});

test("a form that is sent after four seconds counts as a person's", () => expect(after(4)).toBe(false));
test("a form left open for days is still a person's", () => expect(after(5 * 86_400)).toBe(false));
test("a form shown before the clock was set back is still a person's", () => expect(after(-3600)).toBe(false));
test("a form that is sent within three seconds counts as automatic", () => expect(after(2)).toBe(true));
test("a form with the invisible field filled in counts as automatic", () =>
  expect(after(60, { subject: "SEO" })).toBe(true));
test("a signature is valid for its own form and time only", () => {
  expect(after(60, { key: issueToken(ports).key })).toBe(true);
  expect(after(60, { issued: token.issued.replace(/^\d/, "0") })).toBe(true);
  expect(after(60, { issued: "", key: "" })).toBe(true);
  expect(after(60, { issued: "nonsense", key: "x".repeat(5000) })).toBe(true);
});
