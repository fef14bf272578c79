import { fstatSync, writeSync } from "node:fs";
import { isatty } from "node:tty";

/** Bytes that may wait for a reader of our log who is slow. */
const mayWait = 64 * 1024;

/** Writes one line, or says that it can't. Never throws and never waits. */
type Attempt = (line: string) => boolean;

/**
 * Where log lines go: standard output, whatever it is. A full disk, a reader who has gone or who reads no more must not stop the
 * site, so what can't be written is dropped and counted, and the next line that can be has the count before it. (Pino's own
 * destination, sonic-boom 4, tries a failed write for ever and holds the whole process up meanwhile.)
 */
export function logOutput(attempt: Attempt = standardOutput()): { write(line: string): void } {
  let dropped = 0;
  const resumed = () => `${JSON.stringify({ level: "warn", time: new Date(), event: "log.resumed", dropped })}\n`;
  return {
    write(line) {
      if (attempt(dropped > 0 ? resumed() + line : line)) dropped = 0;
      else dropped++;
    },
  };
}

/**
 * To be called after every fork that hands on our output: libuv makes it one that waits for its reader, for the child and, since
 * both have the same, for us (uv__process_child_init). No public way leads back.
 */
export function waitForNoReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    const { _handle } = stream as { _handle?: { setBlocking?(blocking: boolean): void } };
    _handle?.setBlocking?.(false);
  }
}

function standardOutput(): Attempt {
  // What is said to a person may fail as well; without a listener that would end the process.
  process.stderr.on("error", () => {});
  return isStream(1) ? toStream(process.stdout) : toFile(1);
}

function isStream(fd: number): boolean {
  try {
    const stat = fstatSync(fd);
    return isatty(fd) || stat.isFIFO() || stat.isSocket();
  } catch {
    return false;
  }
}

/** A file, or a device such as /dev/null. */
function toFile(fd: number): Attempt {
  // Of a line that was cut off by a full disk, what was written stays: the next begins on a line of its own.
  let torn = false;
  return (line) => {
    const bytes = Buffer.from(torn ? `\n${line}` : line);
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(fd, bytes, written);
      torn = false;
      return true;
    } catch {
      if (written > 0) torn = true;
      return false;
    }
  };
}

/** A pipe, a socket or a terminal: Node keeps what its reader has not taken yet. */
function toStream(stream: NodeJS.WriteStream): Attempt {
  let gone = false;
  stream.on("error", () => {
    gone = true;
  });
  return (line) => {
    if (gone || stream.writableLength > mayWait) return false;
    stream.write(line);
    return true;
  };
}
