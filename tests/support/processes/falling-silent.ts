import { connect, createServer } from "node:net";
import { listen } from "./port.ts";

/** Stands between a client and the server at `url`, as a network does. */
export async function fallingSilent(url: string) {
  const through = new URL(url);
  const target = { host: through.hostname, port: Number(through.port) };
  let silenced = 0;
  let connections = 0;
  const server = createServer((client) => {
    const number = connections++;
    const to = connect(target);
    const passed = () => number >= silenced;
    client.on("data", (bytes) => passed() && to.write(bytes));
    to.on("data", (bytes) => passed() && client.write(bytes));
    for (const socket of [client, to]) socket.on("error", () => {}).on("close", () => passed() && client.destroy());
    client.on("close", () => to.destroy());
  });
  through.host = `127.0.0.1:${await listen(server)}`;
  return {
    url: through.href,
    /** From now on nothing passes on the connections there are, as when the server's machine is gone; new ones work. */
    silence() {
      silenced = connections;
    },
    close: () => server.close(),
  };
}
