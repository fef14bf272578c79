import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import { performance } from "node:perf_hooks";

export interface Load {
  rate: number;
  /** Milliseconds */
  p50: number;
  p99: number;
}

/**
 * Requests one address repeatedly on several connections, each waiting for its answer first.
 * @param seconds how long it counts; a second before that warms up
 * @throws when an answer has another status than `expected`
 */
export async function load(
  url: string,
  {
    connections,
    seconds,
    headers = {},
    expected = 200,
  }: { connections: number; seconds: number; headers?: OutgoingHttpHeaders; expected?: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begins = performance.now() + 1000;
  const ends = begins + seconds * 1000;
  const times: number[] = [];
  const visitor = async () => {
    for (let asked = performance.now(); asked < ends; asked = performance.now()) {
      const status = await ask(url, agent, headers);
      if (status !== expected) throw new Error(`${url} answered ${status}`);
      if (asked > begins) times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { rate: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

const ask = (url: string, agent: Agent, headers: OutgoingHttpHeaders) =>
  new Promise<number>((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
    })
      .once("error", reject)
      .end();
  });
