/** What can be wrong beside the answers themselves. */
const kept = "Everything you typed is still here.";

export const problems = {
  400: `What arrived could not be read, so nothing was sent. ${kept} Please send it again.`,
  413: "That is more than we can take in, so nothing was sent. Shorten your message and send it again.",
  415: "What arrived was not this form, so nothing was sent. Fill in the form on this page and send it without files.",
  tooMany: (seconds: number, phone: string) =>
    `Too many messages came from your connection in the last hour, so this one was not sent. ${kept} Call us on ${phone}, or send it again in ${minutes(seconds)}.`,
  changed:
    "This form was already sent, and its words have changed since. To send us a second message, send it once more.",
  notStored: (phone: string) =>
    `We could not save your message just now, so nothing was sent. ${kept} Send it again in a minute, or call us on ${phone}.`,
  /** In the browser: no answer came at all */
  offline: `We could not be reached, so we can’t tell whether your message arrived. ${kept} Check your connection and send it again: it will not arrive twice.`,
} as const;

const minutes = (seconds: number) => {
  const whole = Math.max(1, Math.ceil(seconds / 60));
  return `${whole} ${whole === 1 ? "minute" : "minutes"}`;
};
