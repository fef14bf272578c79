import sharp from "sharp";
import { expect, it } from "vitest";
import { changedContent } from "../../../tests/support/product/changed-content.ts";

it("says what is wrong with photographs and captions", async () => {
  const { write, said } = changedContent([]);
  const photoOf = (width: number, height: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: "#ff8fb8",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    }).jpeg();
  const photo = await photoOf(900, 800).toBuffer();
  const butlers = "acts/cheeky-butlers/photos";
  write(`${butlers}/1-whole.jpg`, photo);
  write(`${butlers}/2-half.jpg`, photo.subarray(0, photo.length / 2));
  write(
    `${butlers}/3-phone.heic`,
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(12)]),
  );
  write(`${butlers}/4-words.jpg`, "These are words.");
  write(`${butlers}/5-drawn.png`, await sharp(photo).png().toBuffer());
  write(`${butlers}/6-nothing.jpg`, "");
  write(`${butlers}/7-photo.image`, photo);
  write(`${butlers}/8-small.jpg`, await photoOf(200, 150).toBuffer());
  // On its side in the file, as telephones save it.
  write(`${butlers}/9-strip.jpg`, await photoOf(200, 1800).withMetadata({ orientation: 6 }).toBuffer());
  write(`${butlers}/captions.txt`, "1-whole.jpg: A butler pours\n10-gone.jpg: Nobody\nwords alone\n2-half.jpg:\n");
  write("acts/jugglers/photos/1.jpg", photo);
  write("acts/drag-acts/1-microphone.JPG", photo);
  write("acts/drag-acts/Photos/2-wig.jpg", photo);
  write("acts/drag-acts/photos/captions.txt", Buffer.from("1.jpg: Siân", "latin1"));
  // The file's name as macOS writes it, and the caption as a keyboard does.
  write("acts/beer-wenches/photos/1-Siân.jpg".normalize("NFD"), photo);
  write("acts/beer-wenches/photos/captions.txt", "1-Siân.jpg: Siân carries six steins\n".normalize("NFC"));
  const unseen = "is not shown. Photographs stand in the folder photos, in small letters, beside act.ts.";
  // Other files say which places are missing.
  expect((await said()).filter((line) => line.startsWith("acts/")).toSorted()).toEqual([
    `${butlers}/2-half.jpg: breaks off before its end, or is damaged. Copy the photograph again from where it came.`,
    expect.stringMatching(/3-phone\.heic: is a HEIC photograph, which is not read here\. Save it as a JPEG: /),
    `${butlers}/4-words.jpg: is not a photograph, despite its name. Remove it from this folder.`,
    expect.stringMatching(/5-drawn\.png: is a PNG picture\. Save it as a JPEG: /),
    `${butlers}/6-nothing.jpg: is empty. Copy the photograph again.`,
    `${butlers}/7-photo.image: is a JPEG that is not called one. Let its name end in .jpg.`,
    expect.stringMatching(
      /8-small\.jpg: is 200 × 150 pixels, and would be blurred .+ at least 800 wide and 800 high; 1600 wide or more is best\./,
    ),
    expect.stringMatching(/9-strip\.jpg: is 1800 × 200 pixels, /),
    expect.stringMatching(
      /captions\.txt, line 2: there is no photograph 10-gone\.jpg in this folder\. There is 1-whole\.jpg, /,
    ),
    expect.stringMatching(/captions\.txt, line 3: “words alone” is no caption\. Write /),
    expect.stringMatching(/captions\.txt, line 4: 2-half\.jpg has no words after the colon\. /),
    `acts/drag-acts/1-microphone.JPG: ${unseen}`,
    `acts/drag-acts/Photos/2-wig.jpg: ${unseen}`,
    expect.stringMatching(/^acts\/drag-acts\/photos\/captions\.txt: has letters that can't be read, because /),
    expect.stringMatching(/^acts\/jugglers\/photos: there is no act “jugglers”, so nobody sees these\. /),
  ]);
});
