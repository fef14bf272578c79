/** What the build configuration takes from the content: the constants in every bundle, and the paths of the drawings. */
import { globSync } from "node:fs";
import path from "node:path";
import type { Menus, Palette } from "../../app/content/brand-shapes.ts";
import type { ServicePage } from "../../app/content/page-shapes.ts";
import type { Act, Place, Prices } from "../../app/content/shape.ts";
import { brandFolder, readMark } from "./brand/mark.ts";

/** Drawings are imported from the folder where they are painted in the agency's colours. */
export const brandAlias = [{ find: /^.*\/art\/([\w-]+\.svg)/, replacement: `${brandFolder}/art/$1` }];

/** @param folder of the content */
export async function constants(folder: string): Promise<Record<string, string>> {
  const { paper } = await read<Palette>(folder, "brand/palette.ts");
  const { bases } = (await read<Prices>(folder, "prices.ts")).travel;
  return {
    "import.meta.env.MARK_WIDTH": String(Math.round(readMark(folder).ratio * 24)),
    "import.meta.env.PAPER": JSON.stringify(paper),
    // The example town that a form shows where it asks for a town.
    "import.meta.env.FIRST_BASE": JSON.stringify((await read<Place>(folder, `places/${bases[0]}.ts`)).name),
    "import.meta.env.MENUS": JSON.stringify(await menusOf(folder)),
  };
}

/** The menus without links to service pages that do not exist, and with the service pages that no list names. */
export async function menusOf(folder: string): Promise<Menus> {
  const { services, explore, quick, ...titles } = await read<Menus>(folder, "menus.ts");
  const files = globSync(["acts/*/page.ts", "pages/*-hire.ts"], { cwd: folder }).sort();
  const pages = await Promise.all(files.map((file) => read<ServicePage>(folder, file)));
  const existing = new Set(pages.map(({ slug }) => `/${slug}`));
  const kept = <T extends Menus["explore"]>(list: T): T => ({
    ...list,
    links: list.links.filter(([address]) => !address.endsWith("-hire") || existing.has(address)),
  });
  const named = new Set(services.links.map(([address]) => address));
  const added = pages.filter(({ slug }) => !named.has(`/${slug}`));
  const links = await Promise.all(
    added.map(async ({ slug, acts }): Promise<[string, string]> => {
      const act = await read<Act>(folder, `acts/${acts[0]}/act.ts`);
      return [`/${slug}`, act.name];
    }),
  );
  return {
    ...titles,
    explore: kept(explore),
    quick: kept(quick),
    services: { ...services, links: [...kept(services).links, ...links] },
  };
}

const read = async <T>(folder: string, file: string): Promise<T> => (await import(path.join(folder, file))).default;
