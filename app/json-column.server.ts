import { z } from "zod";

/** A value stored without a version has version 1; a later shape is stored with its version beside the value. */
const later = z.object({ version: z.int() });

/**
 * Makes a reader of a JSON column that checks the value's shape, so that a row of another release is found where it is read and not where
 * it is used.
 * @returns a reader that throws an error naming the column and the fields, but no value: rows hold what people typed
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
