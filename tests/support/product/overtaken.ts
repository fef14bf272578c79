import type { Ports } from "../../../app/context.ts";

/** Ports with which somebody else acts between a use case's reading and its writing: `first` runs just before the first transaction. */
export function overtaken(ports: Ports, first: () => Promise<unknown>): Ports {
  let done = false;
  const write: Ports["write"] = async (work) => {
    if (!done) {
      done = true;
      await first();
    }
    return ports.write(work);
  };
  return { ...ports, write };
}
