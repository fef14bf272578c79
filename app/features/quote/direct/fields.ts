/** What the review step sends. Both sides use it. */
export const reviewFields = { offer: "offer", reviewWanted: "review", intent: "intent" } as const;
