/** Ports for what a test starts, stops and starts again on the same one. */
import { once } from "node:events";
import { createServer, type Server } from "node:net";

// Below those that a system gives out by itself (Linux from 32768, others from 49152): while a server is away, no client's
// connection and nobody who asks for any port takes its place.
const first = 11_000;
const blocks = 217;
const each = 100;

let mine: Promise<number> | undefined;
let next = 0;

/** A free port of this process (or thread), not used lately. */
export async function freePort(): Promise<number> {
  mine ??= ownBlock();
  const from = (await mine) + 1;
  for (let tries = 1; tries < each; tries++) {
    const port = from + (next++ % (each - 1));
    const probe = await listening(port);
    if (!probe) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
  throw new Error(`No port from ${from} on is free.`);
}

/** An origin on a free port of this machine, and the settings that put a site there. */
export async function freeAddress() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  return { port, origin, address: { PORT: String(port), HOST: "127.0.0.1", PUBLIC_ORIGIN: origin } };
}

/**
 * The first of a hundred ports of its own. The process that listens on it owns the rest until it ends, so two that run side by side can't
 * get the same ones.
 */
async function ownBlock(): Promise<number> {
  for (let block = 0; block < blocks; block++) {
    const port = first + ((process.pid + block) % blocks) * each;
    const claim = await listening(port);
    if (!claim) continue;
    claim.unref();
    return port;
  }
  throw new Error(`Every hundred of ports from ${first} on is taken.`);
}

async function listening(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port);
  try {
    await once(server, "listening");
    return server;
  } catch {
    return undefined;
  }
}
