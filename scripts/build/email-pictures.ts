/** Draws the pictures of emails into build/client/email, as PNG: few mail programs show SVG. */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { emailDrawings, emailMark, emailPicturePath, emailPosterSide } from "../../app/email/pictures.server.ts";
import { actFolders } from "../setup/content.mjs";
import { brandFolder } from "./brand/mark.ts";
import { borrowedDrawings } from "./drawings.ts";

const art = path.join(brandFolder, "art");
/** 16 colours are enough for flat colours and their antialiased edges. */
const palette = { palette: true, colours: 16, effort: 10, dither: 0 } as const;

export async function makeEmailPictures(client: string): Promise<void> {
  const borrowed = await borrowedDrawings();
  const posters = [...actFolders(), ...emailDrawings];
  const file = (name: string) => path.join(client, emailPicturePath(name));
  await mkdir(path.dirname(file("mark")), { recursive: true });
  await Promise.all([
    ...posters.map((name) =>
      sharp(path.join(art, `${borrowed[name] ?? name}.svg`))
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
