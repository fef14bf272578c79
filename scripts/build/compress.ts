import { copyFile, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cacheIn, digestOf, eachAtOnce } from "./cached.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compressible = /\.(js|css|html|svg|json|data|txt|xml|webmanifest|map)$/;
/** Bytes below which the header costs more than compression saves. */
const worthwhile = 1024;
/** Raise it with every change to how files are compressed, because older kept files were made differently. */
const recipe = "1";

/** Loader data, which is fetched after its page or when a link is followed. */
const isData = (file: string) => /\.data$|\bstart-[\w-]+\.js$/.test(file);
/** Bytes of a page from which its first flight (docs/decisions/0013) may need the best there is. */
const nearFirstFlight = 13_000;

/**
 * Brotli at 5 for the data of the 330 pages: 1 ms each rather than 40, for half a kilobyte after the first paint. Pages at 10 (half
 * the time, 2.5 % more bytes) unless they come near the first flight; everything else at 11, which is the best.
 */
async function brotliOf(file: string, content: Buffer): Promise<Buffer> {
  const html = file.endsWith(".html");
  const at = (quality: number) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // The mode for fonts makes /locations 30 bytes smaller, and no page larger.
        [constants.BROTLI_PARAM_MODE]: html ? constants.BROTLI_MODE_FONT : constants.BROTLI_MODE_TEXT,
      },
    });
  if (isData(file)) return at(5);
  const good = html ? await at(10) : undefined;
  return good && good.length < nearFirstFlight ? good : at(11);
}

/**
 * Puts .br and .gz beside each file that gains by it. zlib works on Node's thread pool, so all cores are used.
 * @param kept the folder where they are kept for the next build
 */
export async function compressFiles(files: readonly string[], kept: string): Promise<void> {
  const cache = cacheIn(kept);
  await eachAtOnce(
    files.filter((file) => compressible.test(file)),
    async (file) => {
      const content = await readFile(file);
      if (content.length < worthwhile) return;
      const name = `${digestOf(content, recipe)}${path.extname(file)}`;
      const put = async (ending: string, compress: () => Promise<Buffer>) => {
        const packed = await cache.keep(name + ending, compress);
        if ((await stat(packed)).size < content.length) await copyFile(packed, file + ending);
      };
      await put(".br", () => brotliOf(file, content));
      await put(".gz", () => gzipped(content, { level: 9 }));
    },
  );
  await cache.finish();
}
