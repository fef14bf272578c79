import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { describe, expect, it } from "vitest";
import { freePort, listen } from "../../tests/support/processes/port.ts";
import { outgoingMail } from "../../tests/support/product/outgoing-mail.ts";
import { lease } from "./deliver.ts";
import { maxSendTime, smtpTransport } from "./smtp.ts";

const rowTo = (address: string) =>
  outgoingMail({ to: { address }, fromName: "Bow", subject: "S", text: "t", html: "h" });
const send = (url: string, address = "ann@example.com") =>
  smtpTransport(url, "hello@agency.example").send(rowTo(address));

/** A server that gives the answers set for it. */
async function strict(options: SMTPServerOptions) {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ["AUTH", "STARTTLS"], ...options });
  server.on("error", () => {});
  return {
    url: `smtp://127.0.0.1:${await listen(server.server)}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** @param answer such as "550" or "550 5.1.1" */
const answering = (answer: string, at: "onRcptTo" | "onMailFrom" | "onData") =>
  strict({
    [at](this: unknown, ...args: unknown[]) {
      const done = args.at(-1) as (error: Error) => void;
      const [responseCode, reason = ""] = answer.split(" ");
      const text = `${reason} no <ann@example.com> here`.trim();
      const refuse = () => done(Object.assign(new Error(text), { responseCode: Number(responseCode) }));
      if (at !== "onData") return refuse();
      const stream = args[0] as NodeJS.ReadableStream;
      stream.resume().on("end", refuse);
    },
  });

describe("a mail server's answer", () => {
  it.each([
    ["550", "onRcptTo", "rejected", "EENVELOPE RCPT 550"],
    ["550 5.1.1", "onRcptTo", "rejected", "EENVELOPE RCPT 550"],
    ["550 5.1.10", "onData", "rejected", "EMESSAGE DATA 550"],
    ["550 5.2.1", "onRcptTo", "rejected", "EENVELOPE RCPT 550"],
    ["450", "onRcptTo", "retry", "EENVELOPE RCPT 450"],
    ["452", "onData", "retry", "EMESSAGE DATA 452"],
    // The server does not accept our own address, or it has sent too many: the owner has to fix that, and the mail waits.
    ["550", "onMailFrom", "retry", "EENVELOPE MAIL 550"],
    ["553", "onRcptTo", "retry", "EENVELOPE RCPT 553"],
    ["553 5.7.1", "onRcptTo", "retry", "EENVELOPE RCPT 553"],
    ["550 5.1.8", "onRcptTo", "retry", "EENVELOPE RCPT 550"],
    ["550 5.4.5", "onData", "retry", "EMESSAGE DATA 550"],
    ["554 5.2.0", "onData", "retry", "EMESSAGE DATA 554"],
    ["554", "onData", "retry", "EMESSAGE DATA 554"],
  ] as const)("%s at %s means %s", async (answer, at, result, code) => {
    const server = await answering(answer, at);
    const outcome = await send(server.url);
    await server.close();
    // The code is logged, so it must not name anybody.
    expect(outcome).toMatchObject({ result, code });
    expect(outcome).toHaveProperty("reason", expect.stringContaining(answer));
  });

  it("that does not come means another try later", async () => {
    expect(await send(`smtp://127.0.0.1:${await freePort()}`)).toMatchObject({ result: "retry" });
  });

  it("is not waited for when the recipient is not an email address", async () => {
    const server = await strict({});
    expect(await send(server.url, "not an address")).toMatchObject({ result: "rejected" });
    await server.close();
  });
});

describe("the lease", () => {
  it("is longer than the longest try, with minutes to spare", () => {
    expect(lease - maxSendTime).toBeGreaterThanOrEqual(5 * 60_000);
  });
});
