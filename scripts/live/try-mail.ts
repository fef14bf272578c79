import { randomUUID } from "node:crypto";
import { resolveTxt } from "node:dns/promises";
import type { Config } from "../../server/config.ts";
import { smtpTransport } from "../../server/email/smtp.ts";
import { codeOf, messageOf, sentencesWhere } from "../../server/refusal.ts";

/**
 * `--mail you@example.com`: sends one email as the site does, without its outbox, and looks up the DNS records that allow the provider to
 * send for the domain.
 * @returns what happened, a sentence each
 */
export async function tryMail(
  to: string,
  { smtpUrl, mailFrom }: Pick<Config, "smtpUrl" | "mailFrom">,
  site: { name: string; email: string },
  lookUp: LookUp = resolveTxt,
): Promise<{ ok: boolean; said: string[] }> {
  if (!smtpUrl) return { ok: false, said: ["SMTP_URL is not set: there is no server to send a test email through."] };
  const from = mailFrom ?? site.email;
  const text = `This is a test from the website of ${site.name}. In a mailbox at Gmail, “Show original” says whether SPF, DKIM and DMARC pass.`;
  const message = { to: { address: to }, fromName: site.name, subject: "A test email", text, html: `<p>${text}</p>` };
  const result = await smtpTransport(smtpUrl, from).send({
    id: randomUUID(),
    subjectRef: "test",
    kind: "test",
    message: JSON.stringify(message),
    createdAt: new Date().toISOString(),
  });
  const sent =
    "reason" in result
      ? `The test email was not taken: ${result.reason}`
      : `A test email from ${from} is on its way to ${to}.`;
  return {
    ok: !("reason" in result),
    said: [sent, ...(await missingRecords(from.slice(from.lastIndexOf("@") + 1), lookUp))],
  };
}

type LookUp = (name: string) => Promise<string[][]>;

/** DKIM is left out: only the provider knows the name of its record. */
async function missingRecords(domain: string, lookUp: LookUp): Promise<string[]> {
  const startingWith = async (name: string, start: string) => {
    const records = await lookUp(name).catch((error: unknown) => {
      if (["ENOTFOUND", "ENODATA"].includes(codeOf(error))) return [];
      throw error;
    });
    return records.map((parts) => parts.join("")).filter((record) => record.startsWith(start)).length;
  };
  try {
    const spf = await startingWith(domain, "v=spf1");
    const dmarc = await startingWith(`_dmarc.${domain}`, "v=DMARC1");
    return sentencesWhere([
      [
        spf === 0,
        `${domain} has no SPF record: receivers can't tell that your provider may send for you (docs/deploy.md).`,
      ],
      [spf > 1, `${domain} has ${spf} SPF records, and receivers take none then: put them into one (docs/deploy.md).`],
      [dmarc === 0, `_dmarc.${domain} has no DMARC record (docs/deploy.md).`],
    ]);
  } catch (error) {
    // No name server answered, so it is not known whether the records exist.
    return [`The DNS records of ${domain} can't be looked up from here (${messageOf(error)}).`];
  }
}
