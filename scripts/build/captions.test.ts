import { expect, test } from "vitest";
import { captionOf, readCaptions } from "./captions.ts";

const captions = readCaptions(
  "Photographs\n1-pouring.JPG: A butler pours fizz at a hen party\n\nbroken line\n2.jpg :  Two glasses: full \n3-Siân.jpg: Siân and a tray\n",
);

test.each([
  ["1-pouring.jpg", "A butler pours fizz at a hen party"],
  ["2.jpg", "Two glasses: full"],
  ["3-Siân.jpg".normalize("NFD"), "Siân and a tray"],
  ["03-butler_with-tray.jpeg", "Butler with tray"],
  ["IMG_2041.JPG", ""],
  ["DSC00317.jpg", ""],
  ["4.jpg", ""],
  ["PXL_20260613_194501.jpg", ""],
])("%s says “%s”", (name, text) => {
  expect(captionOf(name, captions)).toBe(text);
});

test("says where the face is, with words or without", () => {
  const read = readCaptions("1.jpg: Two on a stage [face 70% 20%]\n2.jpg: [face 5% 100%]\n3.jpg: Nobody [face here]\n");
  expect([...read]).toEqual([
    ["1.jpg", { text: "Two on a stage", face: [70, 20] }],
    ["2.jpg", { text: "", face: [5, 100] }],
  ]);
});
