import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { listen } from "./port.ts";

export interface HeldMail {
  url: string;
  /** Message-IDs of the emails that were received */
  taken: string[];
  /** Resolves when an email has arrived whose sender waits for the response. */
  holding: Promise<unknown>;
  /** Accepts all emails, including later ones. */
  release(): void;
  close(): Promise<void>;
}

/** A mail server that receives emails and keeps their senders waiting for the response. */
export async function heldMail(): Promise<HeldMail> {
  const holding = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    async onData(stream, _session, done) {
      taken.push(/^Message-ID: (.*)$/im.exec(await text(stream))?.[1] ?? "none");
      holding.resolve();
      await released.promise;
      done();
    },
  });
  server.on("error", () => {});
  return {
    url: `smtp://127.0.0.1:${await listen(server.server)}`,
    taken,
    holding: holding.promise,
    release: () => released.resolve(),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
