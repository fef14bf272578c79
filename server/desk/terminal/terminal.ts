import type { Readable, Writable } from "node:stream";

/** Where the desk is used: a person's terminal, a pipe, or a test. */
export interface Terminal {
  /** Columns for text */
  width: number;
  /** Whether a person can answer questions here */
  interactive: boolean;
  out(text: string): void;
  err(text: string): void;
  /** The streams of questions and their answers */
  input: Readable;
  output: Writable;
}

/** Columns of the widest line that reads well: a wider window is not filled. */
const widest = 140;
const narrowest = 40;

export function thisTerminal({ stdin, stdout, stderr, env }: NodeJS.Process = process): Terminal {
  const columns = stdout.columns || Number(env.COLUMNS) || 80;
  // A reader such as head closes the pipe when it has seen enough.
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  return {
    width: Math.min(widest, Math.max(narrowest, columns)),
    interactive: Boolean(stdin.isTTY && stdout.isTTY),
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    input: stdin,
    output: stdout,
  };
}
