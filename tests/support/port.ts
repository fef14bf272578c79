/** Ports for what a test starts, stops and starts again on the same one. */
import { once } from "node:events";
import { createServer } from "node:net";
import { threadId } from "node:worker_threads";

// Below those that a system gives out by itself (Linux from 32768, others from 49152): while a server is away, no client's
// connection and nobody who asks for any port takes its place. Each process, or thread, has a hundred of its own.
const first = 11_000;
const each = 100;
const mine = first + ((process.pid + threadId) % 217) * each;
let next = 0;

/** A port of this process on which nobody listens, and which it has not had lately. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < each; tries++) {
    const port = mine + (next++ % each);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${mine} on is free.`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port);
  try {
    await once(probe, "listening");
  } catch {
    return false;
  }
  probe.close();
  await once(probe, "close");
  return true;
}
