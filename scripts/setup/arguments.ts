/** Returns what `read` parses. A mistake in the arguments ends the process with 2, and prints the reason and the usage without a stack. */
export function argumentsOf<T>(usage: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}
