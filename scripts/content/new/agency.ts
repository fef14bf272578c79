import { cpSync, globSync } from "node:fs";
import type { ServicePage } from "../../../app/content/page-shapes.ts";
import type { Region } from "../../../app/content/shape.ts";
import { slugOf } from "../../../app/features/place/names.ts";
import { type Answers, listIn, phoneOf, townOf } from "./answers.ts";
import { type Folder, folderAt } from "./folder.ts";
import { ownFolder } from "./own-folder.ts";
import { readShipped, shipped, shippedActs, shippedPlaces } from "./shipped.ts";
import { file, starterAct, starterTown } from "./starters.ts";

/**
 * Makes the folder: the shipped example with this agency's name, towns and acts, none of its reviews, and none of its claims shown. The
 * answers have passed `wrongIn`.
 */
export async function makeAgency(target: string, answers: Answers): Promise<void> {
  cpSync(shipped, target, { recursive: true });
  const folder = folderAt(target);
  await putTowns(folder, listIn(answers.towns));
  await putActs(folder, listIn(answers.acts));
  putName(folder, answers);
  if (answers.legal === "sole-trader") putSoleTrader(folder);
  folder.write("reviews/home.ts", file("Review", "../shape.ts", [], "Review[]"));
  folder.write("changed.json", "{}\n");
  ownFolder(target, folder);
}

async function putTowns({ write, change, remove }: Folder, typed: readonly string[]) {
  const places = await shippedPlaces();
  const regions = await readShipped<Region[]>("regions.ts");
  const served = typed.map((one): string => {
    const town = townOf(one, places);
    if (typeof town === "string") throw new Error(town);
    if ("slug" in town) return town.slug;
    const { slug, nation, neighbour, text } = starterTown(town, places);
    write(`places/${slug}.ts`, text);
    const listed = regions.some(
      ({ counties, nations }) => counties?.includes(town.county) || nations?.includes(nation),
    );
    if (!listed) regions.find(({ counties }) => counties?.includes(neighbour))?.counties?.push(town.county);
    return slug;
  });
  for (const { slug } of places) if (!served.includes(slug)) remove(`places/${slug}.ts`);
  write("regions.ts", file("Region", "./shape.ts", regions, "Region[]"));

  const known = async <T>(name: string) => Object.entries(await readShipped<Record<string, T>>(name));
  const lookup = (name: string, entries: [string, unknown][]) =>
    write(name, `export default ${JSON.stringify(Object.fromEntries(entries), null, 2)};\n`);
  for (const name of ["also-known-as.ts", "postcode-districts.ts"])
    lookup(
      name,
      (await known(name)).filter(([place]) => served.includes(place)),
    );
  const areas = await known<[string, string]>("postcode-areas.ts");
  lookup(
    "postcode-areas.ts",
    areas.map(([area, [town, place]]) => [area, served.includes(place) ? [town, place] : [town]]),
  );
  change("prices.ts", [/bases: \[[^\]]*\]/, `bases: ${JSON.stringify(served.slice(0, 1))}`]);
  if (!places.some(({ slug, nation }) => served.includes(slug) && ["Spain", "France"].includes(nation)))
    withoutOverseas({ change });
}

/** Takes out what the example says of parties overseas. */
function withoutOverseas({ change }: Pick<Folder, "change">) {
  change("pages/home.ts", [" Overseas is priced on request.", ""]);
  change(
    "pages/terms.ts",
    [" Overseas is priced on request, as one total.", ""],
    [/ {4}\{\n {6}id: "abroad",[\s\S]*?\n {4}\},\n/, ""],
  );
  change("pages/privacy.ts", [/ *"For a party overseas, .*\n/, ""]);
}

async function putActs({ write, remove, has }: Folder, typed: readonly string[]) {
  const acts = await shippedActs();
  const chosen = typed.map(slugOf);
  for (const { slug } of acts) if (!chosen.includes(slug)) remove(`acts/${slug}`);
  const others = typed.filter((act) => !acts.some(({ slug }) => slug === slugOf(act)));
  for (const [index, act] of others.entries())
    for (const [name, text] of Object.entries(starterAct(act, acts.length + index + 1))) write(name, text);
  // A page of several acts names each of them in its texts, so it is removed when one of them is missing.
  for (const page of globSync("pages/*-hire.ts", { cwd: shipped }))
    if ((await readShipped<ServicePage>(page)).acts.some((act) => !has(`acts/${act}`))) remove(page);
}

function putName({ change }: Folder, { name, phone, email }: Answers) {
  const number = phoneOf(phone);
  const e164 = number?.number ?? "";
  const display = number?.countryCallingCode === "44" ? number.formatNational() : number?.formatInternational();
  const quoted = (text: string) => JSON.stringify(text.trim());
  change(
    "site.ts",
    ['name: "Bow & Tassel"', `name: ${quoted(name)}`],
    [/greeting: "[^"]*"/, `greeting: ${quoted(`Hello ${name.trim()}, I’d like to ask about a party`)}`],
    [/display: "[^"]*", e164: "[^"]*"/, `display: ${quoted(display ?? "")}, e164: ${quoted(e164)}`],
    [/email: "[^"]*"/, `email: ${quoted(email)}`],
    [/number: "[^"]*"/, `number: ${quoted(e164.slice(1))}`],
    [/shown: true/g, "shown: false"],
    // Removes the example's comment about its phone number, and a link to a blog that this agency may not have.
    [/ *\/\/ Ofcom .*\n/, ""],
  );
  change("menus.ts", [/ *\["\/blog\/", "Blog"\],\n/, ""]);
  change("pages/home.ts", [/Butlers, drag acts, strippers and hosts for/g, "Party entertainers to hire for"]);
}

/** Going live refuses the placeholders. The tax year of people ends on 5 April. */
function putSoleTrader({ change }: Folder) {
  const legal = `{ kind: "sole-trader", name: "Your Own Name", address: "1 Example Street, London, EX1 1EX", vatNumber: "" }`;
  change(
    "site.ts",
    [/legal: \{[^}]*\}/, `legal: ${legal}`],
    [/financialYearEnds: "[^"]*"/, 'financialYearEnds: "04-05"'],
  );
}
