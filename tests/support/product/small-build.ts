/** A site of a few routes in the form of the router's build: enough to test the server without building the real site. */
import type { RouterContextProvider, ServerBuild } from "react-router";
import { data, redirect } from "react-router";
import { clientAddressContext, nonceContext, portsContext } from "../../../app/context.ts";

interface BuildContext {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** How many forms were cut off before they were read completely. */
export const brokenOff = { forms: 0 };

const page = () => null;
const modules: Record<string, { path?: string; index?: true; module: object }> = {
  home: { index: true, module: { default: page } },
  act: { path: "act", module: { default: page } },
  ask: {
    path: "ask",
    module: {
      default: page,
      loader: ({ context }: BuildContext) => ({
        address: context.get(clientAddressContext),
        url: context.get(portsContext).settings.origin,
      }),
      async action({ request }: BuildContext) {
        const form = await request.formData().catch((error: unknown) => {
          brokenOff.forms++;
          throw error;
        });
        if (form.has("boom")) throw new Error("no ann@example.com in store");
        return redirect("/done", 303);
      },
    },
  },
  api: { path: "api", module: { loader: () => Response.json({ ok: false }, { status: 503 }) } },
  unrenderable: { path: "unrenderable", module: { default: page } },
  any: {
    path: "*",
    module: {
      default: page,
      loader: () => {
        throw data(null, 404);
      },
    },
  },
};

const entries = Object.entries(modules);

export const smallBuild = {
  entry: {
    module: {
      default: async (
        request: Request,
        status: number,
        headers: Headers,
        { staticHandlerContext }: { staticHandlerContext: { loaderData: object } },
        context: RouterContextProvider,
      ) => {
        if (request.url.endsWith("/unrenderable")) throw new Error("cannot render");
        headers.set("Content-Type", "text/html; charset=utf-8");
        const state = JSON.stringify(staticHandlerContext.loaderData);
        const body = `<!doctype html><p>live</p><script nonce="${context.get(nonceContext)}">${state}</script>`;
        return new Response(body.padEnd(2000), { status, headers });
      },
    },
  },
  routes: {
    root: { id: "root", path: "", module: { default: page } },
    ...Object.fromEntries(entries.map(([id, route]) => [id, { id, parentId: "root", ...route }])),
  },
  assets: {
    entry: { imports: [], module: "" },
    routes: Object.fromEntries(["root", ...Object.keys(modules)].map((id) => [id, { id, module: "" }])),
    url: "",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
  basename: "/",
} as unknown as ServerBuild;
