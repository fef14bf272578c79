import type { ComponentProps } from "react";
import { fallbackSource, type Photo, sourceSet } from "./photos.ts";

interface PictureProps {
  photo: Photo;
  alt: string;
  sizes: string;
  image: Pick<ComponentProps<"img">, "className" | "loading" | "fetchPriority" | "decoding">;
}

/** One photograph: the browser chooses format and width. */
export function Picture({ photo, alt, sizes, image }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(photo, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(photo, "webp")} sizes={sizes} />
      <img
        {...image}
        src={fallbackSource(photo)}
        srcSet={sourceSet(photo, "jpg")}
        sizes={sizes}
        alt={alt}
        width={photo.width}
        height={photo.height}
      />
    </picture>
  );
}
