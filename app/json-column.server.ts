import { z } from "zod";

/** Values stored without a version are version 1. Later shapes store their version in the value. */
const later = z.object({ version: z.int() });

/**
 * Makes a function that reads a JSON column and checks the shape of its value, so that a row written by another release fails where it is
 * read and not where it is used.
 * @returns a reader that throws an error naming the column and the fields, but no value, because rows contain what people typed
 */
export const jsonColumn =
  <T>(name: string, shape: z.ZodType<T>) =>
  (text: string): T => {
    const stored: unknown = JSON.parse(text);
    const { data: newer } = later.safeParse(stored);
    if (newer) throw new Error(`${name} is of version ${newer.version}, which this release does not know`);
    const { data, error } = shape.safeParse(stored);
    if (!error) return data;
    throw new Error(`${name} can't be read: ${error.issues.map(({ path }) => path.join(".")).join(", ")}`);
  };
