/** Messages for a payment that went wrong. */
export const payProblems = {
  dueChanged:
    "What is due has changed since you opened that page, so nothing was paid just now. This page shows what is due today.",
  notStarted: (phone: string) =>
    `Something went wrong on our side and nothing was paid. Try again in a minute, or call us on ${phone}.`,
  unavailable: (phone: string) =>
    `The payment page did not answer, and nothing was paid. Try again in a minute: you can’t be charged twice. Or call us on ${phone}.`,
  refused: (phone: string) =>
    `The payment could not be started, and nothing was paid. Please call us on ${phone}: you can pay another way.`,
  begun: (phone: string) =>
    `The start time of this party has passed, so it can’t be booked any more, and nothing was paid. If that time is wrong, call us on ${phone}.`,
  /** Shown in the browser when the server did not answer at all */
  offline:
    "We could not be reached, so we can’t tell whether that arrived. Check your connection and press the button again: you can’t be charged twice.",
} as const;
