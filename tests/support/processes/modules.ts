/** The path of a route's script on the site. @param id of the route, as in app/routes.ts */
export async function moduleIn(origin: string, id: string): Promise<string> {
  const html = await (await fetch(origin)).text();
  const file = html.match(/\/assets\/manifest-[\w-]+\.js/)?.[0];
  const manifest = await (await fetch(`${origin}${file}`)).text();
  const { routes } = JSON.parse(manifest.slice(manifest.indexOf("=") + 1).replace(/;\s*$/, ""));
  const module: string | undefined = routes[id]?.module;
  if (!module) throw new Error(`There is no route ${id}; there are ${Object.keys(routes)}.`);
  return module;
}
