/** Counts what a process holds open (Linux), and simulates visitors who leave in the middle of a download. */
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import type { Running } from "./process.ts";

export const openDescriptors = ({ child }: Running): number => readdirSync(`/proc/${child.pid}/fd`).length;

const assets = path.resolve(import.meta.dirname, "../../../build/client/assets");
/** The only file that is too big for a socket's buffers, so that it is still being sent when the visitor leaves. */
export const longestFile = (): string =>
  `/assets/${readdirSync(assets).find((name) => /^framework-.*\.js$/.test(name))}`;

/** Requests the longest file this many times, and closes the connection each time as soon as the response begins. */
export async function leaveEarly(port: number, encoding: string, times: number): Promise<void> {
  const file = longestFile();
  const leave = async () => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.write(`GET ${file} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
    await once(socket, "readable");
    socket.resetAndDestroy();
  };
  for (let done = 0; done < times; done += 50) await Promise.all(Array.from({ length: 50 }, leave));
}
