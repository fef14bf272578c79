/** @param id of a route, as in app/routes.ts @returns the path of the script that it is made of */
export async function moduleIn(origin: string, id: string): Promise<string> {
  const html = await (await fetch(origin)).text();
  const file = html.match(/\/assets\/manifest-[\w-]+\.js/)?.[0];
  const manifest = await (await fetch(`${origin}${file}`)).text();
  const { routes } = JSON.parse(manifest.slice(manifest.indexOf("=") + 1).replace(/;\s*$/, ""));
  const module: string | undefined = routes[id]?.module;
  if (!module) throw new Error(`There is no route ${id}; there are ${Object.keys(routes)}.`);
  return module;
}
