/**
 * The process keeps no memory of a request that it has answered and nothing open for visitors who leave in the middle, and survives a moment
 * without free descriptors.
 */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { beforeAll, expect, it } from "vitest";
import { leaveEarly, longestFile, openDescriptors } from "../support/processes/descriptors.ts";
import { heapOf, inspected } from "../support/processes/heap.ts";
import { freeAddress } from "../support/processes/port.ts";
import { launch, type Running, until } from "../support/processes/process.ts";
import { scratch } from "../support/processes/scratch.ts";

let folder = "";
let port = 0;
let site: Running;
beforeAll(async () => {
  folder = scratch("site-descriptors-");
  const free = await freeAddress();
  port = free.port;
  site = launch({ ...free.address, DATA_DIR: folder }, [inspected, "scripts/serve.mjs"]);
  await site.says('"event":"mail.ready"');
});

const descriptors = () => openDescriptors(site);
const longest = longestFile();
const mb = 1024 ** 2;

// First, before other requests have filled the heap. A timer or a list might keep what it should not.
it("a view of a form keeps nothing once it is answered", async () => {
  const heap = await heapOf(site);
  const view = async (count: number) => {
    for (let i = 0; i < count; i++) {
      // One form from the cache, and one that is rendered each time, because its address has a parameter that no form uses.
      const path = i % 2 ? "/direct-quote" : `/male-stripper-quote?view=${i}`;
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      expect(response.status).toBe(200);
      await response.text();
    }
  };
  // The first requests compile code and fill caches.
  await view(50);
  const before = await heap.used();
  await view(150);
  const after = await heap.used();
  heap.close();
  // If each of 150 views kept its data, that would be some 28 MB; those that are rendered are half of it.
  expect((after - before) / mb).toBeLessThan(10);
});

it.skipIf(process.platform !== "linux")(
  "holds nothing open after 300 downloads broken off, in each encoding",
  async () => {
    await fetch(`http://127.0.0.1:${port}${longest}`).then((answer) => answer.arrayBuffer());
    for (const encoding of ["br", "gzip", "identity"]) {
      const before = descriptors();
      await leaveEarly(port, encoding, 300);
      await until(`${encoding}: as few are open as before`, () => descriptors() <= before + 2, 15_000).catch(
        (error) => {
          throw new Error(`${before} before, ${descriptors()} after`, { cause: error });
        },
      );
    }
  },
);

interface Reply {
  status: number;
  headers: IncomingMessage["headers"];
  length: number;
}

it.skipIf(process.platform !== "linux")(
  "without a free descriptor serves the files it has read, answers 503 for the rest, and recovers",
  async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (target: string): Promise<Reply> => {
      const asked = request({ agent, port, host: "127.0.0.1", path: target }).end();
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      let length = 0;
      for await (const chunk of answer) length += chunk.length;
      return { status: answer.statusCode ?? 0, headers: answer.headers, length };
    };
    await ask("/");
    await ask(longest);
    const limit = descriptors() + 8;
    spawnSync("prlimit", ["--pid", String(site.child.pid), `--nofile=${limit}:${limit}`]);
    const crowd: Socket[] = [];
    const full = () => descriptors() >= limit;
    await until("no descriptor is free", async () => {
      crowd.push(connect(port, "127.0.0.1").on("error", () => {}));
      return full();
    });
    crowd.push(...Array.from({ length: 20 }, () => connect(port, "127.0.0.1").on("error", () => {})));
    expect(await ask("/")).toMatchObject({ status: 200 });
    expect((await ask(longest)).length).toBeGreaterThan(100_000);
    // The demonstration provider stores its checkouts in files.
    for (const address of ["/locations", `/demo-payment/${"x".repeat(30)}`])
      expect(await ask(address)).toMatchObject({ status: 503, headers: { "retry-after": expect.any(String) } });
    for (const socket of crowd) socket.destroy();
    await until("new visitors are served", () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      ),
    );
    expect(await ask("/locations")).toMatchObject({ status: 200 });
    expect(await ask(`/demo-payment/${"x".repeat(30)}`)).toMatchObject({ status: 404 });
    agent.destroy();
    expect(site.child.exitCode).toBeNull();
  },
);
