import { copyFile, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cacheIn, eachAtOnce } from "./cached.ts";
import { digestOf } from "./digest.mjs";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compressible = /\.(js|css|html|svg|json|data|txt|xml|webmanifest|map)$/;
/** Bytes below which the Content-Encoding header costs more than compression saves. */
const worthwhile = 1024;
/** Raise this number with every change to how files are compressed, so that cached files are made again. */
const recipe = "5";
/** Bytes of a page that come with its headers in the first flight of a connection (docs/decisions/0013). */
const firstFlight = 13_600;

/** Loader data, which is fetched after its page or when a link is followed. */
const isData = (file: string) => /\.data$|\bstart-[\w-]+\.js$/.test(file);
const brotliAt = (quality: number, content: Buffer): Promise<Buffer> =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
/**
 * Brotli at 11, the best, except where that only makes builds slow: loader data at 5 (1 ms a page rather than 40, for half a kilobyte
 * more after the first paint), and pages at 10 if they fit into the first flight, which takes half the time for 2 % more bytes.
 */
async function brotliOf(file: string, content: Buffer): Promise<Buffer> {
  if (isData(file)) return brotliAt(5, content);
  const quick = file.endsWith(".html") && (await brotliAt(10, content));
  return quick && quick.length <= firstFlight ? quick : brotliAt(11, content);
}

/**
 * Puts .br and .gz files beside each file that compression makes smaller. zlib works on Node's thread pool, so all cores are used.
 * @param cacheFolder where they are cached for the next build
 */
export async function compressFiles(files: readonly string[], cacheFolder: string): Promise<void> {
  const cache = cacheIn(cacheFolder);
  await eachAtOnce(
    files.filter((file) => compressible.test(file)),
    async (file) => {
      const content = await readFile(file);
      if (content.length < worthwhile) return;
      const name = `${digestOf(content, recipe)}${path.extname(file)}`;
      const put = async (ending: string, compress: () => Promise<Buffer>) => {
        const compressed = await cache.keep(name + ending, compress);
        if ((await stat(compressed)).size < content.length) await copyFile(compressed, file + ending);
      };
      await put(".br", () => brotliOf(file, content));
      await put(".gz", () => gzipped(content, { level: 9 }));
    },
  );
  await cache.finish();
}
