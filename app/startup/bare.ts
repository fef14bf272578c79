/** An inline script without its indentation and comments, which are for readers of the source. */
export const bare = (script: string): string =>
  script
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/^\s+/gm, "")
    .trim();
