/** Ports for servers that a test starts, stops and starts again on the same port. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

// Below the ephemeral ports (Linux from 32768, others from 49152): while a server is stopped, no client's connection and no server
// on an arbitrary port takes its port.
const first = 11_000;
const blocks = 217;
const blockSize = 100;

let ownFirst: Promise<number> | undefined;
let next = 0;

/** A free port of this process (or thread), not used lately. */
export async function freePort(): Promise<number> {
  ownFirst ??= ownBlock();
  const from = (await ownFirst) + 1;
  for (let tries = 1; tries < blockSize; tries++) {
    const port = from + (next++ % (blockSize - 1));
    const probe = await listening(port);
    if (!probe) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
  throw new Error(`No port from ${from} on is free.`);
}

/** Lets a server listen on this machine alone. @returns its port */
export async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** An origin on a free port of this machine, and the settings that put a site there. */
export async function freeAddress() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  return { port, origin, address: { PORT: String(port), HOST: "127.0.0.1", PUBLIC_ORIGIN: origin } };
}

/**
 * The first of a block of a hundred ports. The process that listens on it owns the others until it ends, so two processes that run in
 * parallel can't get the same ports.
 */
async function ownBlock(): Promise<number> {
  for (let block = 0; block < blocks; block++) {
    const port = first + ((process.pid + block) % blocks) * blockSize;
    const claim = await listening(port);
    if (!claim) continue;
    claim.unref();
    return port;
  }
  throw new Error(`Every block of ports from ${first} on is taken.`);
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
