/** As the history has it. */
export const maskedAction = "Took a personal detail out of the review";

/** What both desks say where nothing was taken out of a review. */
export const notInItText = "That does not stand in the review. Write it as it stands there, capitals too.";
export const notPersonalText =
  "Only names, numbers and addresses can be taken out: words that begin with a capital, or have a digit, an @ or a dot in them.";
