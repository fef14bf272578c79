import { onFirstUse } from "./districts.server.ts";
import { countries, findExactly } from "./find.ts";
import { finderIndex } from "./finder.server.ts";
import { shortDistrict, townIn, wholeDistrict } from "./locate.server.ts";
import { normaliseName } from "./names.ts";
import { otherNamesOf } from "./other-names.server.ts";
import { places } from "./store.server.ts";
import { townNames } from "./towns.server.ts";

/**
 * A typed place for readers who must not see the street: its town or postcode district ("LS6"), trying the most reliable way first. An
 * unknown place is shown as typed ("Prague") if nothing in it looks like a street or a house. @returns "" otherwise
 */
export function withoutStreet(typed: string): string {
  const words = normaliseName(typed).split(" ");
  return (
    townIn(typed) ||
    (wholeDistrict(typed) ?? townAmong(words) ?? shortDistrict(typed) ?? townOfQuarter(typed)) ||
    (words.some(isStreetWord) || /\d/.test(typed) || words[0] === "" ? "" : typed)
  );
}

/** Words in the names of streets and houses: "York Road" is seldom in York. */
const streetWords = new Set(
  [
    "street st road rd lane ln avenue ave close drive dr way court ct place pl terrace crescent gardens square sq mews row walk grove yard",
    "house hall flat flats apartment apartments unit room rooms suite floor building buildings mansions cottage cottages farm barn lodge manor",
    "villa villas hotel inn pub arms club school college church chapel hospital mill works",
  ].flatMap((line) => line.split(" ")),
);

/** "St" means a street, unless a name follows it: "St Petersburg". */
const isStreetWord = (word: string, index: number, words: readonly string[]) =>
  streetWords.has(word) && (word !== "st" || index === words.length - 1);

/** Whether a name is a street's or a house's. */
export const isStreet = (name: string): boolean => streetWords.has(normaliseName(name).split(" ").at(-1) ?? "");

/** Towns that a longer text may name: not "Park Street", nor the village called Wales. */
const townsByName = onFirstUse(
  () =>
    new Map(
      townNames()
        .map((name) => ({ one: name, name }))
        // Our own places come last, so that they overwrite towns with the same name.
        .concat(places.flatMap(({ slug, name }) => [name, ...otherNamesOf(slug).names].map((one) => ({ one, name }))))
        .map(({ one, name }) => [normaliseName(one), name] as const)
        .filter(([one]) => !countries.includes(one) && !isStreet(one)),
    ),
);

/** Maximum words of a town's name, as in "Houghton on the Hill". */
const mostWords = 5;

/** The town named last in the text, because towns follow streets; if several end at the same word, the longest. */
function townAmong(words: readonly string[]): string | undefined {
  for (let end = words.length; end > 0; end--) {
    if (streetWords.has(words[end] ?? "")) continue;
    for (let start = Math.max(0, end - mostWords); start < end; start++) {
      const town = townsByName().get(words.slice(start, end).join(" "));
      // "New York" is not York.
      if (town && words[start - 1] !== "new") return town;
    }
  }
  return undefined;
}

/** The town of a quarter or street that only one has: "Leeds" for "Headingley". */
function townOfQuarter(typed: string): string | undefined {
  const [found, other] = findExactly(typed, finderIndex);
  return found && !other && found.because !== found.place.county ? found.place.name : undefined;
}
