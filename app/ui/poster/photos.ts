/** The owner's photographs, as listed by scripts/build/photos.ts; empty if the script has not run or found none. */
export interface Photo {
  /** The photograph's class, and the start of its file names: name-width.format, under /assets */
  name: string;
  /** Its caption; may be empty */
  alt: string;
  /** Pixels of the original */
  width: number;
  height: number;
  /** Available widths in pixels, the smallest first */
  widths: number[];
  /** Width of the only JPEG: for browsers that support neither AVIF nor WebP, for social images, and for opening the picture itself */
  plain: number;
}

/** By act, in the order of their file names. */
export type Photos = Record<string, Photo[]>;

const lists = import.meta.glob<Photos>("../../../.cache/photos/photos.json", { import: "default", eager: true });
const photos: Photos = Object.assign({}, ...Object.values(lists));

export const photosOf = (act: string): readonly Photo[] => photos[act] ?? [];

const file = ({ name }: Photo, width: number, format: string) => `/assets/${name}-${width}.${format}`;

export const sourceSet = (photo: Photo, format: "avif" | "webp"): string =>
  photo.widths.map((width) => `${file(photo, width, format)} ${width}w`).join(", ");

export const plainSource = (photo: Photo): string => file(photo, photo.plain, "jpg");
