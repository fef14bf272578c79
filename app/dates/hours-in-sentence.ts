const weekday = /^(Mon|Tues?|Wed(nes)?|Thu(rs?)?|Fri|Sat(ur)?|Sun)(days?)?\b/;

/** The opening hours for use within a sentence: "every day, 9am to 9pm". "Monday to Friday" stays unchanged. */
export const hoursInSentence = (hours: string): string =>
  weekday.test(hours) ? hours : hours.replace(/^./, (letter) => letter.toLowerCase());
