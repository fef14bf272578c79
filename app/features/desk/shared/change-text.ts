/** Texts of both desks about a change that waits for the customer's yes. */
export const noChangeWaits = "No such change waits: it was answered, replaced or withdrawn before.";

/** @param told whether the customer gets an email */
export const withdrawnText = (told: boolean): string =>
  `The change is withdrawn${told ? ", and the customer is told by email" : ""}`;
