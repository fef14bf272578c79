import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import { measure, type Round } from "../quotes/measure.ts";

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
): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const one = async () => {
    const status = await ask(url, agent, headers);
    if (status !== expected) throw new Error(`${url} answered ${status}`);
  };
  await measure(connections, 1, one);
  const round = await measure(connections, seconds, one);
  agent.destroy();
  return round;
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
