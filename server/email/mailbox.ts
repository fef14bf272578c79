/** Normalises an address, so that one person counts once: ignores case, a +tag, and at Gmail dots and its second domain. */
export function mailboxOf(address: string): string {
  const folded = address.normalize("NFKC").toLowerCase();
  const at = folded.lastIndexOf("@");
  const domain = folded.slice(at + 1);
  const local = folded.slice(0, Math.max(0, at));
  const untagged = local.split("+")[0] || local;
  return gmail.has(domain) ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${domain}`;
}

const gmail = new Set(["gmail.com", "googlemail.com"]);
