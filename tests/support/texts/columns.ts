/** Converts the names of columns between raw SQL and the code (server/database/open.ts: CamelCasePlugin). */
/** The name that a column or table has in the database. */
const storedName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const renamed = (row: object, rename: (name: string) => string) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [rename(name), value as unknown]));

/** @returns the row under its columns' names in the database */
export const asStored = (row: object) => renamed(row, storedName);

/** @returns the row under its columns' names in the code */
export const asRead = (row: object) => renamed(row, camel);
