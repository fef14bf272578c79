import type { ComponentProps } from "react";
import { type Photo, plainSource, sourceSet } from "./photos.ts";

interface PictureProps {
  photo: Photo;
  /** The act, whose theme is the frame */
  act: string;
  alt: string;
  sizes: string;
  image: Pick<ComponentProps<"img">, "className" | "loading" | "fetchPriority" | "decoding">;
}

/** A photograph; the browser chooses format and width. */
export function Picture({ photo, act, alt, sizes, image }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(photo, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(photo, "webp")} sizes={sizes} />
      <img
        {...image}
        className={`${image.className} photo-${act} ${photo.name}`}
        src={plainSource(photo)}
        alt={alt}
        width={photo.width}
        height={photo.height}
      />
    </picture>
  );
}
