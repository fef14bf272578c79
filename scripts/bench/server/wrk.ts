import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findProgram } from "../../../tests/support/processes/programs.ts";

interface Load {
  perSecond: number;
  /** Milliseconds */
  p99: number;
}

const connections = 64;
const milliseconds = { us: 0.001, ms: 1, s: 1000 };

/**
 * Requests one address on 64 connections for some seconds, in gzip, which nginx has too.
 * @throws when an answer is no success or wrk is missing
 */
export async function wrk(url: string, seconds: number): Promise<Load> {
  const program = findProgram("wrk");
  if (!program) throw new Error("wrk is not installed");
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-H", "Accept-Encoding: gzip"];
  const { stdout } = await promisify(execFile)(program, [...args, url]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, p99, unit = "ms"] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  if (/Non-2xx/.test(stdout) || !perSecond) throw new Error(`${url}: ${stdout}`);
  return { perSecond, p99: Number(p99) * milliseconds[unit as keyof typeof milliseconds] };
}
