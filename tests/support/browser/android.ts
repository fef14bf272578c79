import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

const root = path.resolve(import.meta.dirname, "../../..");
const folder = path.join(root, ".cache/android-fonts");

/** Makes a fontconfig file with one regular file of Roboto as the only typeface, as on an Android phone. @returns its path */
export async function onlyRoboto(): Promise<string> {
  const source = await readFile(path.join(root, "node_modules/@fontsource/roboto/files/roboto-latin-400-normal.woff2"));
  const printable = Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join("");
  await mkdir(folder, { recursive: true });
  const file = await subsetFont(source, `${printable}‘’“”–—…·×→★`, { targetFormat: "sfnt" });
  await writeFile(path.join(folder, "Roboto-Regular.ttf"), file);
  const config = path.join(folder, "fonts.conf");
  await writeFile(config, `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`);
  return config;
}
