/** The heap of a process that runs with --inspect, read through its inspector, so that the product needs no code for it. */
import { once } from "node:events";
import type { Running } from "./process.ts";

interface Heap {
  /** Collects all garbage first. @returns bytes in use */
  used(): Promise<number>;
  close(): void;
}

/** A flag for `launch`, before the script: an inspector for this machine alone, on a free port. */
export const inspected = "--inspect=127.0.0.1:0";

/** @param running launched with `inspected` */
export async function heapOf(running: Running): Promise<Heap> {
  await running.says("Debugger listening on ws://");
  const [address = ""] = /ws:\/\/\S+/.exec(running.output()) ?? [];
  const socket = new WebSocket(address);
  await once(socket, "open");
  let id = 0;
  const ask = (method: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const mine = ++id;
      const answered = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data));
        if (message.id !== mine) return;
        socket.removeEventListener("message", answered);
        if (message.error) reject(new Error(`${method}: ${message.error.message}`));
        else resolve(message.result);
      };
      socket.addEventListener("message", answered);
      socket.send(JSON.stringify({ id: mine, method }));
    });
  return {
    async used() {
      // Several times, because objects that finalizers release are only collected by the next collection.
      for (const _ of [1, 2, 3]) await ask("HeapProfiler.collectGarbage");
      return Number((await ask("Runtime.getHeapUsage")).usedSize);
    },
    close: () => socket.close(),
  };
}
