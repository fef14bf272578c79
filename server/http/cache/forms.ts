/**
 * Forms that nobody has filled in yet, such as /male-stripper-quote?act=drag-acts: rendered once a day for each address, and sent to each
 * visitor with a nonce and a token of their own. Only the parts of the address that the form depends on reach the route.
 */
import { randomUUID } from "node:crypto";
import type { Request, RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { type FormToken, hiddenFields } from "../../../app/forms/form.ts";
import { nonceOf } from "../policy.ts";
import { requestUrl } from "../router.ts";

/** Parameters that may preselect answers. A campaign's name goes only into the token; an address with any other parameter is not cached. */
const preselecting = ["act", "package", "place"];
const campaign = ["utm_source", "utm_medium", "utm_campaign"];
/** Characters; a longer address is answered and not cached. */
const maxAddressLength = 300;
const maxCharacters = 8 * 1024 * 1024;

interface RenderedForm {
  html: string;
  headers: ReadonlyMap<string, string>;
  nonce: string;
  token: FormToken;
}

interface CachedFormsOptions {
  paths: readonly string[];
  /** Renders the form at the address (path and query), for no visitor in particular. */
  render: (address: string, nonce: string) => Promise<Response>;
  /** The venue's ISO date, which is in the form */
  today: () => string;
  /** A token for the visitor who asks at this address. @param referer the request's header */
  token: (url: URL, referer: string | null) => FormToken;
  /** The Content-Security-Policy of a page with this nonce */
  policy: (nonce: string) => string;
}

/** Requests that can't be rendered or cached are left to the handlers that follow. */
export function cachedForms({ paths, render, today, token, policy }: CachedFormsOptions): RequestHandler {
  const cache = new LRUCache<string, RenderedForm, string>({
    maxSize: maxCharacters,
    sizeCalculation: ({ html }) => html.length,
    fetchMethod: (_key, _stale, { context: address }) => renderForm(address, render),
  });
  return async (request, response, next) => {
    const address = ["GET", "HEAD"].includes(request.method) && paths.includes(request.path) && formAddress(request);
    const form = address && (await cache.fetch(`${today()} ${address}`, { context: address }).catch(() => undefined));
    if (!form) return next();
    const nonce = nonceOf(response);
    const own = token(requestUrl(request), request.headers.referer ?? null);
    response.setHeaders(new Map([...form.headers, ["content-security-policy", policy(nonce)]]));
    response.send(
      form.html
        .replaceAll(form.nonce, nonce)
        .replaceAll(form.token.key, own.key)
        .replaceAll(form.token.issued, own.issued),
    );
  };
}

/** The parts of path and query that the form depends on; undefined when the query has other parameters. */
function formAddress(request: Request): string | undefined {
  const { pathname, searchParams } = requestUrl(request);
  const names = [...searchParams.keys()];
  if (names.some((name) => !preselecting.includes(name) && !campaign.includes(name))) return undefined;
  const query = new URLSearchParams([...searchParams].filter(([name]) => preselecting.includes(name)));
  const address = query.size > 0 ? `${pathname}?${query}` : pathname;
  return address.length > maxAddressLength ? undefined : address;
}

/** @throws for anything but a form that carries its nonce and its token */
async function renderForm(address: string, render: CachedFormsOptions["render"]): Promise<RenderedForm> {
  const nonce = randomUUID();
  const answer = await render(address, nonce);
  const html = await answer.text();
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1];
  const key = hidden(hiddenFields.key);
  const issued = hidden(hiddenFields.issued);
  if (answer.status !== 200 || !key || !issued || !html.includes(nonce)) throw new Error("Not cached");
  return { html, headers: new Map(answer.headers), nonce, token: { key, issued } };
}
