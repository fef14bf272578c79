import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A mail server that accepts connections and never says a word. `connected` resolves with the first. */
export async function silentMail() {
  const server = createServer().listen(0, "127.0.0.1");
  const connected = once(server, "connection");
  await once(server, "listening");
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, connected, close: () => server.close() };
}
