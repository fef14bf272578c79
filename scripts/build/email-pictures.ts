/** Draws the pictures of emails into build/client/email, as PNG: few mail programs show SVG. */
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import {
  type EmailPoster,
  emailMark,
  emailPicturePath,
  emailPosterSide,
  emailPosters,
} from "../../app/email/pictures.server.ts";
import { brandFolder } from "./brand/mark.ts";

const art = path.join(brandFolder, "art");
/** Enough for flat colours and their soft edges. */
const palette = { palette: true, colours: 16, effort: 10, dither: 0 } as const;

export async function makeEmailPictures(client: string): Promise<void> {
  const file = (name: EmailPoster | "mark") => path.join(client, emailPicturePath(name));
  await mkdir(path.dirname(file("mark")), { recursive: true });
  await Promise.all([
    ...emailPosters.map((name) =>
      sharp(artOf(name))
        .resize(emailPosterSide * 2)
        .png(palette)
        .toFile(file(name)),
    ),
    sharp(path.join(brandFolder, "mark.svg"), { density: 144 })
      .resize(emailMark.width * 2, emailMark.height * 2, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png(palette)
      .toFile(file("mark")),
  ]);
}

/** An act that has no poster of its own yet gets the curtain, as on the pages. */
function artOf(name: string): string {
  const own = path.join(art, `${name}.svg`);
  return existsSync(own) ? own : path.join(art, "curtain.svg");
}
