/** What the review step sends. Both sides use it. */
export const reviewFields = {
  offer: "offer",
  reviewWanted: "review",
  intent: "intent",
  /** What the button said is paid, and how much, in pence: another sum is never taken for it */
  part: "part",
  pence: "pence",
  /** In the address of a page to which a visitor was sent back because another sum is due than was shown */
  dueChanged: "changed",
} as const;
