const format = new Intl.ListFormat("en-GB");

/** "York", "York and Leeds", "York, Leeds and Hull"; "" for an empty list */
export const listInWords = (items: Iterable<string>): string => format.format(items);
