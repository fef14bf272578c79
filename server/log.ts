import pino, { type Logger } from "pino";
import type { Log } from "../app/context.ts";
import { logOutput } from "./log-output.ts";
import { codeOf } from "./refusal.ts";

/** Starts at a word boundary, so that each character is read once. */
const emailAddress = /(?<![^\s<>"'(),;:])[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const queryString = /\?[^\s"')]*/g;

/** The most characters that are written of one text. */
const maxLineLength = 20_000;

/** Words that may be a key, token or session id. The name of a built file is none, but a word before “.ics” or “.data” may be a key. */
const secretLike = /(?<![\w-])[\w-]{20,}(?![\w-])(?!\.(?:[cm]?[jt]sx?|css|map|json|woff2|avif|webp|jpg|png|svg)\b)/gi;

const withoutSecrets = (text: string) =>
  text.replace(secretLike, (word, at: number) => {
    // Page paths have no capitals. Other long words with capitals are secrets only where they have a digit too, which nearly all secrets
    // have.
    const inPath = text[at - 1] === "/" && /[A-Z]/.test(word);
    return inPath || (/[A-Z]/.test(word) && /[a-z]/.test(word) && /\d/.test(word)) ? "[secret]" : word;
  });

/** Errors quote their input: addresses (SMTP replies) and query strings are removed before anything is written. */
export const redactPersonalData = (text: string) =>
  withoutSecrets(text.slice(0, maxLineLength).replace(emailAddress, "[address]").replace(queryString, "?…"));

export function createLogger(level: string): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
  };
  return pino(options, logOutput());
}

/** Only these properties are logged, never the whole error: `detail` of a database error contains the row that failed. */
function summary(error: unknown) {
  if (!(error instanceof Error)) return { message: redactPersonalData(String(error)) };
  const code = codeOf(error);
  const cause: unknown = error.cause;
  return {
    name: error.name,
    message: redactPersonalData(error.message),
    ...(code && { code }),
    ...(error.stack && { stack: redactPersonalData(error.stack) }),
    ...(cause instanceof Error && { cause: redactPersonalData(cause.message) }),
  };
}

export function logOn(logger: Logger): Log {
  return {
    info: (event, fields) => logger.info({ event, ...fields }),
    error: (event, error, fields) => logger.error({ event, ...fields, error: summary(error) }),
  };
}
