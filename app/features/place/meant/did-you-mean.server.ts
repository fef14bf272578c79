import { closestMatch } from "leven";
import { onFirstUse } from "../districts.server.ts";
import { namesIn } from "../find.ts";
import { maxTypedLength, normaliseName } from "../names.ts";
import { otherNamesOf } from "../other-names.server.ts";
import { places } from "../store.server.ts";
import { townNames } from "../towns.server.ts";

/** Letters alone, so that "new castle" is "Newcastle". */
const lettersOf = (name: string) => normaliseName(name).replaceAll(" ", "");

const byLetters = (names: string[]) => new Map(names.map((name) => [lettersOf(name), name]));

/** Every name that the finder knows, by its letters: our places with their quarters and neighbours, then the other towns. */
const lists = onFirstUse(() => [
  byLetters([
    ...places.flatMap(({ slug, quarters }) => [
      ...quarters.flatMap(namesIn),
      ...Object.values(otherNamesOf(slug)).flat(),
    ]),
    ...places.map(({ name }) => name),
  ]),
  byLetters(townNames()),
]);

const wordsBefore = /^(?:near|nr|close to|around|outside|in|at) /;

/** The share of a name's letters that may be wrong: "Edinborough" has three in eleven. */
const maxWrong = 0.3;

/** The known name that a mistyped one resembles. @returns undefined for a postcode, and if none is close */
export function didYouMean(typed: string): string | undefined {
  const [name = ""] = typed.slice(0, maxTypedLength).split(",");
  const letters = lettersOf(normaliseName(name).replace(wordsBefore, ""));
  if (/\d/.test(typed) || letters.length < 3) return undefined;
  const maxDistance = Math.floor(letters.length * maxWrong);
  for (const names of lists()) {
    const match = closestMatch(letters, [...names.keys()], { maxDistance });
    if (match !== undefined) return names.get(match);
  }
  return undefined;
}
