/**
 * Where an enquiry came from, without a cookie, and without a byte for visitors who came directly. It is read from the form's own address,
 * or from the Referer: another site is stored by its host; a page of this site is read with its query, so that a campaign's link to a page
 * that links to the form counts. Visitors who look at more pages first are not followed.
 */
import { z } from "zod";

const maxLength = 60;
const word = z.string().max(maxLength).nullable();
const shape = z.object({ source: word, sourceMedium: word, sourceCampaign: word, referrerHost: word });
export type QuoteSource = z.infer<typeof shape>;

export const nowhere: QuoteSource = { source: null, sourceMedium: null, sourceCampaign: null, referrerHost: null };

/** One word or a few, so that the figures can be grouped by them. */
const tidy = (text: string | null): string | null =>
  text?.normalize("NFKC").replaceAll(/\p{C}/gu, "").trim().toLowerCase().slice(0, maxLength).trim() || null;

const campaignIn = ({ searchParams }: URL) => ({
  source: tidy(searchParams.get("utm_source")),
  sourceMedium: tidy(searchParams.get("utm_medium")),
  sourceCampaign: tidy(searchParams.get("utm_campaign")),
});

/**
 * @param url of the form's page @param referer the request's header
 * @returns a note for the form's token; "" where nothing is known
 */
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

/** @param note of a token that was checked */
export function parseSource(note: string): QuoteSource {
  if (note === "") return nowhere;
  return shape.parse(JSON.parse(Buffer.from(note, "base64url").toString()));
}
