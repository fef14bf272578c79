import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface HeldMail {
  url: string;
  /** Message-IDs of the emails that were received */
  taken: string[];
  /** Resolves when an email has arrived whose sender waits for the response. */
  holding: Promise<unknown>;
  /** Accepts all emails, those to come included. */
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
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk) => {
        text += chunk;
      });
      stream.on("end", () => {
        taken.push(/^Message-ID: (.*)$/im.exec(text)?.[1] ?? "none");
        holding.resolve();
        released.promise.then(() => done());
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    holding: holding.promise,
    release: () => released.resolve(),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
