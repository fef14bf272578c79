import { expect, test } from "vitest";
import { hoursInSentence } from "./hours-in-sentence.ts";

test("within a sentence the hours begin with a small letter, except the name of a day", () => {
  expect(hoursInSentence("Every day, 9am to 9pm")).toBe("every day, 9am to 9pm");
  expect(hoursInSentence("Monday to Friday, 10am to 6pm")).toBe("Monday to Friday, 10am to 6pm");
  expect(hoursInSentence("Mon to Fri, 5pm to 9pm")).toBe("Mon to Fri, 5pm to 9pm");
  expect(hoursInSentence("Sunrise to sunset")).toBe("sunrise to sunset");
  expect(hoursInSentence("Sundays by appointment")).toBe("Sundays by appointment");
});
