import { fstatSync, writeSync } from "node:fs";
import { isatty } from "node:tty";
import { printableJson } from "../app/printable.ts";

/** Bytes buffered for a slow reader of the log; beyond that, lines are dropped. */
const maxBuffered = 64 * 1024;

/** Writes one line. Never throws and never waits. @returns false when the line can't be written */
type Attempt = (line: string) => boolean;

/**
 * Log lines go to standard output. A full disk, or a reader that is gone or stuck, must not stop the site, so a line that can't be written
 * is dropped and counted, and the next line that is written is preceded by the count. (Pino's own destination, sonic-boom 4, retries a
 * failed write forever and blocks the process.)
 */
export function logOutput(attempt: Attempt = standardOutput()): { write(line: string): void } {
  let dropped = 0;
  const resumed = () => `${JSON.stringify({ level: "warn", time: new Date(), event: "log.resumed", dropped })}\n`;
  return {
    write(json) {
      // A path may have anything in it, and somebody may read the log in a terminal.
      const line = printableJson(json);
      if (attempt(dropped > 0 ? resumed() + line : line)) dropped = 0;
      else dropped++;
    },
  };
}

/**
 * To be called after every fork with inherited output: libuv makes the output blocking for the child and, since both share it, for this
 * process (uv__process_child_init). Node has no public function that undoes this.
 */
export function waitForNoReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    const { _handle } = stream as { _handle?: { setBlocking?(blocking: boolean): void } };
    _handle?.setBlocking?.(false);
  }
}

function standardOutput(): Attempt {
  // Without a listener a failed write ends the process.
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
  // A full disk may cut off a line: the next one then begins with a line break.
  let lastLineIncomplete = false;
  return (line) => {
    const bytes = Buffer.from(lastLineIncomplete ? `\n${line}` : line);
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(fd, bytes, written);
      lastLineIncomplete = false;
      return true;
    } catch {
      if (written > 0) lastLineIncomplete = true;
      return false;
    }
  };
}

/** A pipe, a socket or a terminal: Node buffers what its reader has not taken. */
function toStream(stream: NodeJS.WriteStream): Attempt {
  let readerGone = false;
  stream.on("error", () => {
    readerGone = true;
  });
  return (line) => {
    if (readerGone || stream.writableLength > maxBuffered) return false;
    stream.write(line);
    return true;
  };
}
