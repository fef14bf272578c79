import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { waitingMail } from "../../app/features/chasing/email.ts";
import { listen } from "../../tests/support/processes/port.ts";
import { quietLog, quoteRow } from "../../tests/support/product/stores.ts";
import { alertingTransport } from "./alerts.ts";

it("posts what an urgent email is about, and no address, to the webhook once it has gone", async () => {
  const received: { type: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ type: request.headers["content-type"], body: await text(request) });
    response.writeHead(received.length > 1 ? 500 : 200).end();
  });
  const url = `http://127.0.0.1:${await listen(server)}/`;
  onTestFinished(() => void server.close());
  const quote = { ...quoteRow("BT-7K4M-92QX"), place: "12 High Street, Otley" };
  const message = JSON.stringify(waitingMail(quote, 1, "http://localhost"));
  expect(message).toContain("12 High Street");
  const mail = (kind: string) => ({ id: "1", subjectRef: "", kind, message }) as never;
  let result: "sent" | "retry" = "sent";
  const under = { send: async () => (result === "sent" ? { result } : { result, reason: "", code: "" }) } as const;
  const info = vi.fn();
  const transport = alertingTransport(under, url, { ...quietLog, info });
  await transport.send(mail("booked-for-desk"));
  expect(received).toEqual([]);
  expect(await transport.send(mail("unanswered-for-desk"))).toEqual({ result: "sent" });
  expect(received).toEqual([{ type: "text/plain; charset=utf-8", body: "Waiting for an hour: BT-7K4M-92QX" }]);
  // The email is sent although the webhook fails.
  expect(await transport.send(mail("unanswered-for-desk"))).toEqual({ result: "sent" });
  expect(info).toHaveBeenCalledWith("alert.refused", { status: 500 });
  result = "retry";
  await transport.send(mail("unanswered-for-desk"));
  expect(received).toHaveLength(2);
});
