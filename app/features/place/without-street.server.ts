import { countries, findExactly } from "./find.ts";
import { finderIndex } from "./finder.server.ts";
import { shortDistrict, townIn, wholeDistrict } from "./locate.server.ts";
import { normaliseName } from "./names.ts";
import { otherNamesOf } from "./other-names.server.ts";
import { places } from "./store.server.ts";
import { townNames } from "./towns.server.ts";

/**
 * A typed place for those who don't need the street: its town or postcode district ("LS6"), what is certain first. What we don't know is
 * shown as it was typed ("Prague") where nothing in it looks like a street or a house. @returns "" for the rest
 */
export function withoutStreet(typed: string): string {
  const words = normaliseName(typed).split(" ");
  return (
    townIn(typed) ||
    (wholeDistrict(typed) ?? townAmong(words) ?? shortDistrict(typed) ?? townOfQuarter(typed)) ||
    (words.some(isStreetWord) || /\d/.test(typed) || words[0] === "" ? "" : typed)
  );
}

/** What streets and houses are called: "York Road" is seldom in York. */
const streetWords = new Set(
  [
    "street st road rd lane ln avenue ave close drive dr way court ct place pl terrace crescent gardens square sq mews row walk grove yard",
    "house hall flat flats apartment apartments unit room rooms suite floor building buildings mansions cottage cottages farm barn lodge manor",
    "villa villas hotel inn pub arms club school college church chapel hospital mill works",
  ].flatMap((line) => line.split(" ")),
);

/** "St" is a street but where a name follows: "St Petersburg". */
const isStreetWord = (word: string, index: number, words: readonly string[]) =>
  streetWords.has(word) && (word !== "st" || index === words.length - 1);

let towns: Map<string, string> | undefined;
/** The towns that may be named in the midst of a text: not "Park Street", nor the village of Wales. Made on first use: there are thousands. */
const townsByName = () => {
  towns ??= new Map(
    townNames()
      .map((name) => ({ one: name, name }))
      // Behind the others, so that ours have the names by which we call them.
      .concat(places.flatMap(({ slug, name }) => [name, ...otherNamesOf(slug).names].map((one) => ({ one, name }))))
      .map(({ one, name }) => [normaliseName(one), name] as const)
      .filter(([one]) => !countries.includes(one) && !streetWords.has(one.split(" ").at(-1) ?? "")),
  );
  return towns;
};

/** As in "Houghton on the Hill". */
const mostWords = 5;

/** The last one that is named, since towns stand behind streets; of those that end there the longest. */
function townAmong(words: readonly string[]): string | undefined {
  for (let end = words.length; end > 0; end--) {
    if (streetWords.has(words[end] ?? "")) continue;
    for (let start = Math.max(0, end - mostWords); start < end; start++) {
      const town = townsByName().get(words.slice(start, end).join(" "));
      // "New York"
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
