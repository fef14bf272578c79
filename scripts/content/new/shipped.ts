/** The shipped example, from which another agency's content is made. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Act, Place } from "../../../app/content/shape.ts";

export const shipped = path.resolve(import.meta.dirname, "../../../content");

const readAll = <T>(files: readonly string[]): Promise<T[]> =>
  Promise.all(files.map(async (file) => (await import(pathToFileURL(path.join(shipped, file)).href)).default));

export const shippedPlaces = () =>
  readAll<Place>(readdirSync(path.join(shipped, "places")).map((file) => `places/${file}`));

export const shippedActs = async () =>
  (await readAll<Act>(readdirSync(path.join(shipped, "acts")).map((act) => `acts/${act}/act.ts`))).sort(
    (a, b) => a.order - b.order,
  );

export const readShipped = async <T>(file: string): Promise<T> => (await readAll<T>([file]))[0] as T;
