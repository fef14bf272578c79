/** Search parameter on the booking's page, set after a visitor answers a change or follows the link of a change that no longer waits. */
export const answered = "answered";

/** The message for each value of that parameter. `before`: the change no longer waited when they opened its link. */
export const answerTexts = {
  yes: "Thank you: it is changed. This page shows it as it is now, and an email says what is different.",
  no: "Thank you for telling us: your booking stays as it was.",
  before: "That change was answered already or is no longer offered. This page shows your booking as it stands.",
} as const;

/** Search parameter on the change's page or the booking's, set when a visitor is sent back because the change they answered no longer waits. */
export const answeredTooLate = "late";

/** The message there. `replaced`: another change waits instead. */
export const lateProblems = {
  replaced:
    "The change we propose is no longer the one on the page you had open, so your answer was not taken. This page shows it as it is now: please answer again.",
  noLongerOpen:
    "That change was answered already or is no longer offered, so your answer changed nothing. This page shows your booking as it stands.",
} as const;
