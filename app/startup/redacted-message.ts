/** Maximum length of a message that is sent to the server, in characters. */
const maxLength = 140;

/** Without quoted text, addresses, queries and long numbers, which may be personal; with names of properties ("reading 'map'"). */
export function redactedMessage(message: string): string {
  return message
    .replace(/\s+/g, " ")
    .replace(/\?[^\s"')]*/g, "?…")
    .replace(/(?<![^\s<>"'(),;:])[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, "[address]")
    .replace(/"[^"]*"?/g, '"…"')
    .replace(/[“‘`][^”’`]*[”’`]?/g, "'…'")
    .replace(/'(?![\w$.]{1,30}')[^']*'/g, "'…'")
    .replace(/\+?\d[\d ()./-]{4,}\d/g, "#")
    .replace(/\d{4,}/g, "#")
    .slice(0, maxLength);
}
