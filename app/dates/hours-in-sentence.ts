const weekday = /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/;

/** The opening hours after other words: "every day, 9am to 9pm", and "Monday to Friday" as it is. */
export const hoursInSentence = (hours: string): string =>
  weekday.test(hours) ? hours : hours.replace(/^./, (letter) => letter.toLowerCase());
