import { renderToReadableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { ServerRouter } from "react-router";
import { nonceContext } from "./context.ts";
import { forFirstPaint } from "./first-paint/pipeline.server.ts";
import { NonceProvider } from "./ui/head/nonce.tsx";

/** Renders the complete document before sending it: no route streams, and only a complete page can be rewritten and measured. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const nonce = context.get(nonceContext) ?? undefined;
  let failed = false;
  const stream = await renderToReadableStream(
    <NonceProvider value={nonce}>
      <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
    </NonceProvider>,
    {
      ...(nonce && { nonce }),
      signal: request.signal,
      onError(error) {
        failed = true;
        console.error(error);
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  return new Response(import.meta.env.DEV ? html : forFirstPaint(html), {
    status: failed ? 500 : status,
    headers,
  });
}
