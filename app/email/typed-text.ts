/**
 * Text that a visitor typed, in an email to the address they typed: it may be somebody else's, and our email must not carry a stranger's
 * links or greeting to them.
 */

const maxNameLength = 40;
/** Letters of any script and what stands between the parts of a name. */
const nameCharacters = /^[\p{L}\p{M} .'’‘ʼ&-]+$/u;
const addressLike = /\.\S/;

const isPlainName = (name: string): boolean =>
  name.length <= maxNameLength && nameCharacters.test(name) && !addressLike.test(name);

/** "Hello Zoë O’Neill"; "Hello" alone where the name is more than a name: an address, digits, over 40 characters. */
export const greeting = (name: string): string => (isPlainName(name) ? `Hello ${name}` : "Hello");

/** The recipient's name in the address line; none where it is more than a name. */
export const recipientName = (name: string): { name?: string } => (isPlainName(name) ? { name } : {});

/** The full stop, and the others that browsers take for it in an address, inside a word. */
const dotInWord = /([^\s.。．｡])([.。．｡])(?=([^\s.。．｡]))/gu;
const ipAddress = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})/g;

/**
 * The text with every web and email address broken by a space, so that no mail program makes a link of it: "evil. com",
 * "http: / /…". A dot between digits stays, because times, dates and prices are written with it and no domain ends in a number.
 */
export const unlinked = (text: string): string =>
  text
    .replace(/(\p{L}):(?=\S)/gu, "$1: ")
    .replaceAll("//", "/ /")
    .replace(ipAddress, "$1. $2. $3. $4")
    .replace(dotInWord, (all, before: string, stop: string, after: string) =>
      /\d/.test(before) && /\d/.test(after) ? all : `${before}${stop} `,
    );
