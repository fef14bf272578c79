import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { captionKey, captionLine } from "../../build/captions.ts";
import { actFolders } from "../../setup/content.mjs";
import { notUtf8, type Problem, quoted } from "./problem.ts";

const asJpeg = "Save it as a JPEG: open it on a computer and export it";

/** Pixels of the shorter side: with fewer, the picture on a phone's whole width is blurred. */
const leastSide = 800;

export async function photographProblems(folder: string): Promise<Problem[]> {
  const acts = path.join(folder, "acts");
  if (!existsSync(acts)) return [];
  const problems = readdirSync(acts, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => problemsOf(folder, name));
  return [...misplaced(acts), ...(await Promise.all(problems)).flat()];
}

/** Pictures in places where the build does not look for them. */
const misplaced = (acts: string): Problem[] =>
  readdirSync(acts, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(jpe?g|png|heic|webp)$/i.test(file) && !/^[^/\\]+[/\\]photos[/\\][^/\\]+$/.test(file))
    .map((file) => ({
      file: path.join("acts", file),
      says: "is not shown. Photographs stand in the folder photos, in small letters, beside act.ts",
    }));

async function problemsOf(folder: string, act: string): Promise<Problem[]> {
  const photos = `acts/${act}/photos`;
  if (!existsSync(path.join(folder, photos))) return [];
  const known = actFolders(folder);
  if (!known.includes(act)) {
    const says = `there is no act “${act}”, so nobody sees these. The acts are ${known.join(", ")}`;
    return [{ file: photos, says }];
  }
  const names = readdirSync(path.join(folder, photos)).filter((name) => !name.startsWith("."));
  const pictures = names.filter((name) => name !== "captions.txt");
  const problems = pictures.map(async (name): Promise<Problem[]> => {
    const says = await wrongWith(path.join(folder, photos, name));
    return says ? [{ file: `${photos}/${name}`, says }] : [];
  });
  const captions = names.length > pictures.length ? captionProblems(folder, photos, pictures) : [];
  return [...(await Promise.all(problems)).flat(), ...captions];
}

async function wrongWith(file: string): Promise<string | undefined> {
  const bytes = readFileSync(file);
  if (bytes.length < 2) return "is empty. Copy the photograph again";
  if (/^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12)))
    return `is a HEIC photograph, which is not read here. ${asJpeg}, or set an iPhone to Settings, Camera, Formats, Most Compatible`;
  if (bytes.readUInt16BE(0) !== 0xffd8) {
    const format = await sharp(bytes)
      .metadata()
      .then(
        (read) => read.format,
        () => undefined,
      );
    return format
      ? `is a ${format.toUpperCase()} picture. ${asJpeg}`
      : "is not a photograph, despite its name. Remove it from this folder";
  }
  if (!/\.jpe?g$/i.test(file)) return "is a JPEG that is not called one. Let its name end in .jpg";
  // Decoded at a small size, which is enough to find a truncated end.
  return sharp(bytes, { failOn: "truncated" })
    .resize({ width: 64 })
    .raw()
    .toBuffer()
    .then(
      () => tooSmall(bytes),
      () => "breaks off before its end, or is damaged. Copy the photograph again from where it came",
    );
}

async function tooSmall(bytes: Uint8Array): Promise<string | undefined> {
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  if (Math.min(width, height) >= leastSide) return undefined;
  return `is ${width} × ${height} pixels, and would be blurred or cut to a strip. It has to be at least ${leastSide} wide and ${leastSide} high; 1600 wide or more is best. Copy it from the camera itself: messages and websites make photographs smaller`;
}

function captionProblems(folder: string, photos: string, names: readonly string[]): Problem[] {
  const file = `${photos}/captions.txt`;
  const known = new Set(names.map(captionKey));
  const problem = (line: number, says: string): Problem[] => [{ file, line, says }];
  const written = readFileSync(path.join(folder, file), "utf8");
  if (written.includes("\ufffd")) return [{ file, says: notUtf8 }];
  return written.split(/\r?\n/).flatMap((text, index) => {
    if (text.trim() === "") return [];
    const [, name, caption, face] = captionLine.exec(text) ?? [];
    const example =
      "Write the file’s name, a colon and the words, and where the face is if you like: 1-pouring.jpg: A butler pours fizz [face 70% 20%]";
    if (!name) return problem(index + 1, `${quoted(text.trim())} is no caption. ${example}`);
    if (!caption && !face) return problem(index + 1, `${name} has no words after the colon. ${example}`);
    if (known.has(captionKey(name))) return [];
    return problem(index + 1, `there is no photograph ${name} in this folder. There is ${names.join(", ") || "none"}`);
  });
}
