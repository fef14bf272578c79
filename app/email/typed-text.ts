/** For text that a visitor typed, in emails to an address that may be somebody else's: they must not carry a stranger's links. */

const maxNameLength = 40;
/** Letters of any script, and the characters between the parts of a name. */
const nameCharacters = /^[\p{L}\p{M} .'’‘ʼ&-]+$/u;
const addressLike = /\.\S/;

const isPlainName = (name: string): boolean =>
  name.length <= maxNameLength && nameCharacters.test(name) && !addressLike.test(name);

/** "Hello Zoë O’Neill"; only "Hello" if the text is not just a name: it has an address, digits, or over 40 characters. */
export const greeting = (name: string): string => (isPlainName(name) ? `Hello ${name}` : "Hello");

/** The recipient's name for the To header; left out if it is not just a name. */
export const recipientName = (name: string): { name?: string } => (isPlainName(name) ? { name } : {});

/** A full stop inside a word, or a character that browsers treat as one in an address. */
const dotInWord = /([^\s.。．｡])([.。．｡])(?=([^\s.。．｡]))/gu;
const ipAddress = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})/g;

/** Breaks up web and email addresses by a space, so that no program makes links of them: "evil. com". A dot between digits stays. */
export const unlinked = (text: string): string =>
  text
    .replace(/(\p{L}):(?=\S)/gu, "$1: ")
    .replaceAll("//", "/ /")
    .replace(ipAddress, "$1. $2. $3. $4")
    .replace(dotInWord, (all, before: string, stop: string, after: string) =>
      /\d/.test(before) && /\d/.test(after) ? all : `${before}${stop} `,
    );

/** A link that writes to an address that a visitor typed, which may have a "?" or a "&" in it. */
export const mailHref = (address: string): string => `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
