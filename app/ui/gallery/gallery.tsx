import { type MouseEvent, useState } from "react";
import { photosOf, plainSource } from "../poster/photos.ts";
import { Picture } from "../poster/picture.tsx";
import { Lightbox } from "./lightbox.tsx";

/** An act's photographs but the first, which replaces its poster: links to the full pictures, which scripts open in a dialog. */
export function Gallery({ name, label }: { name: string; label: string }) {
  const [open, setOpen] = useState<number>();
  const photos = photosOf(name).slice(1);
  if (photos.length === 0) return null;
  const show = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(index);
  };
  return (
    <>
      <ul role="list" className="gallery" aria-label={label}>
        {photos.map((photo, index) => (
          <li key={photo.name} className={`framed ${photo.name}`}>
            <a href={plainSource(photo)} aria-haspopup="dialog" onClick={(event) => show(event, index)}>
              <Picture
                photo={photo}
                act={name}
                alt={photo.alt || `Photograph ${index + 1}`}
                sizes={photo.width > photo.height ? "(min-width: 640px) 33vw, 90vw" : "(min-width: 640px) 20vw, 50vw"}
                image={{ className: "poster", loading: "lazy", decoding: "async" }}
              />
            </a>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Lightbox photos={photos} act={name} label={label} first={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
