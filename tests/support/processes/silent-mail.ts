import { once } from "node:events";
import { createServer } from "node:net";
import { listen } from "./port.ts";

/** A mail server that accepts connections and never says a word. `connected` resolves with the first. */
export async function silentMail() {
  const server = createServer();
  const connected = once(server, "connection");
  return { url: `smtp://127.0.0.1:${await listen(server)}`, connected, close: () => server.close() };
}
