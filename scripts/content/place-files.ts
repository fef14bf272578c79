import { readdir } from "node:fs/promises";
import { type Place, place as shape } from "../../content/shape.ts";

const folder = new URL("../../content/places/", import.meta.url);

/** Every file of content/places, checked, by slug: for what runs in Node without Vite. @throws with the file's name */
export async function placeFiles(): Promise<Place[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".ts")).sort();
  return Promise.all(
    files.map(async (file) => {
      const found = shape.safeParse((await import(/* @vite-ignore */ new URL(file, folder).href)).default);
      if (!found.success) throw new Error(`content/places/${file}: ${found.error.message}`);
      return found.data;
    }),
  );
}
