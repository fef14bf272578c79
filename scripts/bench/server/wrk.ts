import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findProgram } from "../../../tests/support/processes/programs.ts";

export interface Load {
  perSecond: number;
  /** Milliseconds */
  p50: number;
  p99: number;
}

const connections = 64;
const milliseconds = { us: 0.001, ms: 1, s: 1000 };

/**
 * Requests one address on 64 connections for some seconds, in gzip, which nginx has too.
 * @param header such as "Range: bytes=0-9"
 * @throws when an answer is no success or wrk is missing
 */
export async function wrk(url: string, seconds: number, header?: string): Promise<Load> {
  const program = findProgram("wrk");
  if (!program) throw new Error("wrk is not installed");
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-H", "Accept-Encoding: gzip"];
  const { stdout } = await promisify(execFile)(program, [...args, ...(header ? ["-H", header] : []), url]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const at = (percentile: number) => {
    const [, value, unit = "ms"] = new RegExp(`${percentile}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? [];
    return Number(value) * milliseconds[unit as keyof typeof milliseconds];
  };
  if (/Non-2xx/.test(stdout) || !perSecond) throw new Error(`${url}: ${stdout}`);
  return { perSecond, p50: at(50), p99: at(99) };
}
