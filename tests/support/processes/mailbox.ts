/** A real SMTP server on this machine, and the emails that it received. */
import { once } from "node:events";
import PostalMime, { type Address, type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import { freePort } from "./port.ts";
import { until } from "./process.ts";

export interface ReceivedEmail {
  /** The envelope's recipients */
  to: string[];
  from: string;
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: { filename: string | null; content: Buffer }[];
}

export class Mailbox {
  readonly received: ReceivedEmail[] = [];
  readonly #hanging = new Map<string, Promise<void>>();
  #server: SMTPServer | undefined;
  #port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Starts to listen. After `away()` the address is the same as before. */
  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH", "STARTTLS"],
      onData: (stream, session, done) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        Promise.all(to.map((address) => this.#hanging.get(address)))
          .then(() => this.#take(stream, to))
          .then(() => done(), done);
      },
    });
    // A client that is killed while it sends an email is no error of this server.
    server.on("error", () => {});
    this.#port ||= await freePort();
    server.listen(this.#port, "127.0.0.1");
    await once(server.server, "listening");
    this.#server = server;
  }

  /** Stops listening: senders find the port closed. */
  async away(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  /** Accepts emails to this address up to their content and then hangs, until `letGo` is called. */
  hangFor(address: string): { letGo(): void } {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#hanging.set(address, promise);
    return { letGo: resolve };
  }

  /** The first email that `fits`, already received or yet to come. @throws after a minute, with a list of the emails that came */
  async waitFor(fits: (email: ReceivedEmail) => boolean): Promise<ReceivedEmail> {
    return until("the email", () => this.received.find(fits)).catch((cause) => {
      const seen = this.received.map(({ to, subject }) => `  ${to.join(", ")}: ${subject}`).join("\n");
      throw new Error(`The email did not come. These did:\n${seen || "  none"}`, { cause });
    });
  }

  to(address: string): ReceivedEmail[] {
    return this.received.filter(({ to }) => to.includes(address));
  }

  async #take(stream: SMTPServerDataStream, to: string[]): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const mail = await PostalMime.parse(Buffer.concat(chunks));
    this.received.push(emailFrom(mail, to));
  }
}

const addresses = (list: Address[] | undefined) => (list ?? []).flatMap(({ address }) => address ?? []);

const emailFrom = (mail: Email, to: string[]): ReceivedEmail => ({
  to,
  from: mail.from?.name ?? "",
  replyTo: addresses(mail.replyTo),
  subject: mail.subject ?? "",
  text: mail.text ?? "",
  html: mail.html ?? "",
  headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  attachments: mail.attachments.map(({ filename, content }) => ({
    filename,
    content: Buffer.from(content as ArrayBuffer),
  })),
});
