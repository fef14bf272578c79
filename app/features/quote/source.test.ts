import fc from "fast-check";
import { expect, it } from "vitest";
import { signerWith } from "../../../server/signer.ts";
import { anyCharacter } from "../../../tests/support/texts/any-character.ts";
import { checkToken, issueToken } from "../../forms/token.server.ts";
import { parseSource, sourceNote } from "./source.server.ts";

const form = "https://www.agency.example/male-stripper-quote";
const from = (address: string, referer: string | null = null) => parseSource(sourceNote(new URL(address), referer));
const now = Date.parse("2026-11-21T12:00:00Z");
const ports = {
  signer: signerWith("secret"),
  clock: { now: () => new Date(now) },
  settings: { origin: "https://www.agency.example", quotesPerHour: 20, minFillSeconds: 0 },
};

it("reads a campaign from the form's address, else from the page of ours before it, and another site by its host", () => {
  const nothing = { source: null, sourceMedium: null, sourceCampaign: null, referrerHost: null };
  expect(from(form)).toEqual(nothing);
  expect(from(form, "https://www.agency.example/male-stripper-hire")).toEqual(nothing);
  const newsletter = { source: "newsletter", sourceMedium: "email", sourceCampaign: "hen season", referrerHost: null };
  const campaign = "utm_source=Newsletter&utm_medium=email&utm_campaign=Hen%20season";
  expect(from(`${form}?${campaign}`)).toEqual(newsletter);
  expect(from(form, `https://www.agency.example/?${campaign}`)).toEqual(newsletter);
  expect(from(form, "https://www.google.com/")).toEqual({ ...nothing, referrerHost: "www.google.com" });
  expect(from(`${form}?utm_source=ads`, "https://blog.example/post?utm_source=theirs")).toEqual({
    ...nothing,
    source: "ads",
    referrerHost: "blog.example",
  });
});

it("takes any text of an address, normalised and cut", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter, maxLength: 200 }),
      fc.option(fc.string({ unit: anyCharacter })),
      (text, referer) => {
        const { source } = from(`${form}?utm_source=${encodeURIComponent(text.toWellFormed())}`, referer);
        expect(source === null || (source.length <= 60 && !/\p{C}/u.test(source))).toBe(true);
      },
    ),
  );
});

it("is carried in the form's token, which is no longer than usual without it, and can't be changed there", () => {
  const plain = issueToken(ports);
  const note = sourceNote(new URL(`${form}?utm_source=ads`), null);
  const noted = issueToken(ports, { note });
  expect(checkToken({ ...noted }, ports)).toEqual({ suspect: false, note });
  expect(checkToken({ ...plain }, ports).note).toBe("");
  expect(plain.issued.split(".")).toHaveLength(2);
  const other = sourceNote(new URL(`${form}?utm_source=other`), null);
  const forged = { ...noted, issued: noted.issued.replace(note, other) };
  expect(checkToken(forged, ports)).toEqual({ suspect: true, note: "" });
  expect(checkToken({ ...plain, issued: `${plain.issued}.${other}` }, ports).note).toBe("");
});
