import { messageOf } from "../../server/refusal.ts";

/**
 * Returns what `read` parses. A mistake in the arguments ends the process with 2, and prints the reason and the usage without a stack;
 * --help ends it with 0 and prints the usage alone.
 */
export function argumentsOf<T>(usage: string, read: () => T): T {
  if (process.argv.includes("--help") || process.argv.includes("-h")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return read();
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`);
    process.exit(2);
  }
}
