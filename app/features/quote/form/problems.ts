/** What can be wrong beside the answers themselves. */
const along = "everything you typed goes along.";
const kept = "Everything you typed is still here.";

export const problems = {
  400: `What arrived could not be read, so nothing was sent. ${kept} Please send it again.`,
  413: "That is more than we can take in, so nothing was sent. Shorten your notes and send it again.",
  415: "What arrived was not this form, so nothing was sent. Fill in the form on this page and send it without files.",
  tooMany: (seconds: number, phone: string) =>
    `Too many requests came from your connection in the last hour, so this one was not sent. ${kept} Call us on ${phone}, or send it again in ${minutes(seconds)}.`,
  changed: (reference: string) =>
    `This form was already sent as ${reference}, and its answers have changed since. To ask for a second quote, send it again. To change the first, call us with its reference.`,
  notStored: (phone: string) =>
    `We could not save your request just now, so nothing was sent. ${kept} Send it again in a minute, or call us on ${phone}.`,
  /** In the browser: no answer came at all */
  offline: `We could not be reached, so we can’t tell whether your request arrived. ${kept} Check your connection and send it again: you will not be counted twice.`,
  /** Of a direct booking */
  byHand: ({ place, overseas }: { place: string; overseas: boolean }) =>
    overseas
      ? `We price journeys to ${place} by hand, so it can’t be booked at once. Send it as a quote request instead: ${along}`
      : `We don’t know “${place}”, so the journey has to be priced by hand. Choose a town near it, or send it as a quote request instead: ${along}`,
  beingPaid: (reference: string) =>
    `This form was already sent as ${reference}, which is being paid or is booked, and its answers have changed since. To make a second booking, send it again. To change the first, call us with its reference.`,
  /** Of a payment */
  dueChanged:
    "What is due has changed since you opened that page, so nothing was paid just now. This page shows what is due today.",
  notBegun: (phone: string) =>
    `Something went wrong on our side and nothing was paid. Try again in a minute, or call us on ${phone}.`,
  away: (phone: string) =>
    `The payment page did not answer, and nothing was paid. Try again in a minute: you can’t be charged twice. Or call us on ${phone}.`,
  refused: (phone: string) =>
    `The payment could not be begun, and nothing was paid. Please call us on ${phone}: you can pay another way.`,
  payOffline:
    "We could not be reached, so we can’t tell whether that arrived. Check your connection and press the button again: you can’t be charged twice.",
} as const;

const minutes = (seconds: number) => {
  const whole = Math.max(1, Math.ceil(seconds / 60));
  return `${whole} ${whole === 1 ? "minute" : "minutes"}`;
};
