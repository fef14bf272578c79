/** What `read` reads of the command's arguments. A slip in them ends the process with 2, the reason and the usage in place of a stack. */
export function argumentsOf<T>(usage: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}
