import { z } from "zod";

/** Values stored without a version are version 1. Later shapes store their version in the value. */
const later = z.object({ version: z.int() });

/** A reader that checks the shape, so that another release's row fails where it is read. @throws with the fields, but no value */
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
