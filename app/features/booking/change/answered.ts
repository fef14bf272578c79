/** In the address of the booking's page to which a visitor comes by answering a change, or by the link of one that no longer waits. */
export const answered = "answered";

export const answerTexts = {
  yes: "Thank you: it is changed. This page shows it as it is now, and an email says what is different.",
  no: "Thank you for telling us: your booking stays as it was.",
  before: "That change was answered already or is no longer offered. This page shows your booking as it stands.",
} as const;

/** In the address of a page to which a visitor was sent back because the change that they answered no longer waits. */
export const answeredLate = "late";

export const lateProblems = {
  replaced:
    "The change we propose is no longer the one on the page you had open, so your answer was not taken. This page shows it as it is now: please answer again.",
  over: "That change was answered already or is no longer offered, so your answer changed nothing. This page shows your booking as it stands.",
} as const;
