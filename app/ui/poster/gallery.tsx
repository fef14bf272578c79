import { photosOf } from "./photos.ts";
import { Picture } from "./picture.tsx";

/** An act's photographs but the first, which replaces its poster. Renders nothing where there are none. */
export function Gallery({ name, label }: { name: string; label: string }) {
  const rest = photosOf(name).slice(1);
  if (rest.length === 0) return null;
  return (
    <ul role="list" className="gallery" aria-label={label}>
      {rest.map((photo) => (
        <li key={photo.name} className="framed">
          <Picture
            photo={photo}
            alt={photo.alt}
            sizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
            image={{ className: "poster poster-landscape", loading: "lazy", decoding: "async" }}
          />
        </li>
      ))}
    </ul>
  );
}
