/**
 * Where an enquiry came from, recorded without cookies; nothing is added to the form for visitors who came directly. It is read from the
 * form's own address or from the Referer header. Of another site only the host is stored; for a page of this site its query is read, so
 * that a campaign link counts even if it leads to a page before the form. Visitors who look at more pages first are not followed.
 */
import { z } from "zod";

const maxLength = 60;
const word = z.string().max(maxLength).nullable();
const shape = z.object({ source: word, sourceMedium: word, sourceCampaign: word, referrerHost: word });
export type QuoteSource = z.infer<typeof shape>;

export const nowhere: QuoteSource = { source: null, sourceMedium: null, sourceCampaign: null, referrerHost: null };

/** Normalises a value, so that the statistics can group by it. */
const tidy = (text: string | null): string | null =>
  text?.normalize("NFKC").replaceAll(/\p{C}/gu, "").trim().toLowerCase().slice(0, maxLength).trim() || null;

const campaignIn = ({ searchParams }: URL) => ({
  source: tidy(searchParams.get("utm_source")),
  sourceMedium: tidy(searchParams.get("utm_medium")),
  sourceCampaign: tidy(searchParams.get("utm_campaign")),
});

/** @param url of the form's page @param referer the header @returns a note for the form's token; "" where nothing is known */
export function sourceNote(url: URL, referer: string | null): string {
  const before = referer !== null && URL.canParse(referer) ? new URL(referer) : null;
  const ours = before?.host === url.host;
  const here = campaignIn(url);
  const campaign = here.source === null && before && ours ? campaignIn(before) : here;
  const referrerHost = before && !ours ? tidy(before.hostname) : null;
  const source = { ...campaign, referrerHost };
  if (campaign.source === null && referrerHost === null) return "";
  return Buffer.from(JSON.stringify(source)).toString("base64url");
}

/** @param note from a token that was verified */
export function parseSource(note: string): QuoteSource {
  if (note === "") return nowhere;
  return shape.parse(JSON.parse(Buffer.from(note, "base64url").toString()));
}
