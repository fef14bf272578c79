import { renderToReadableStream } from "react-dom/server";
import type { EntryContext, RouterContextProvider } from "react-router";
import { ServerRouter } from "react-router";
import { nonceContext } from "./context.ts";
import { deferModules } from "./first-paint/defer-modules.server.ts";
import { withFirstPoster } from "./first-paint/first-poster.server.ts";
import { withHeadScripts } from "./first-paint/head-scripts.server.ts";
import { withUsedStyles } from "./first-paint/page-styles.server.ts";
import { NonceProvider } from "./ui/head/nonce.tsx";

/** Renders the whole document before sending it: no route streams, and a complete page can be rewritten and measured. */
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
  const lighter = () => withHeadScripts(deferModules(withFirstPoster(withUsedStyles(html), nonce)), nonce);
  return new Response(import.meta.env.DEV ? html : lighter(), { status: failed ? 500 : status, headers });
}
