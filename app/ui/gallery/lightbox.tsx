import { type KeyboardEvent, type UIEvent, useEffect, useRef, useState } from "react";
import { useClosedByBack } from "../dialog/use-closed-by-back.ts";
import { ArrowLeft, ArrowRight, Cross } from "../icon/icon.tsx";
import type { Photo } from "../poster/photos.ts";
import { Picture } from "../poster/picture.tsx";

interface LightboxProps {
  photos: readonly Photo[];
  act: string;
  label: string;
  /** Index of the photograph to start with */
  first: number;
  onClose: () => void;
}

/** Shows photographs uncropped, one at a time: by swiping, buttons, or arrow keys. Escape and Back close it. */
export function Lightbox({ photos, act, label, first, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState(first);
  /** The end position of a scroll that is still running: a second press counts from there. */
  const goal = useRef<number>(undefined);
  useClosedByBack(dialog);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    close.current?.focus();
    track.current?.scrollTo({ left: first * track.current.clientWidth, behavior: "instant" });
  }, [first]);

  const move = (step: number) => {
    const list = track.current;
    const index = (goal.current ?? at) + step;
    if (!list || !photos[index]) return;
    goal.current = index;
    list.scrollTo({ left: index * list.clientWidth });
  };
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) => {
    const index = Math.round(scrollLeft / clientWidth);
    setAt(index);
    if (index === goal.current) goal.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(step);
  };
  return (
    <dialog ref={dialog} className="lightbox on-ink" aria-label={label} onClose={onClose} onKeyDown={onKeyDown}>
      <ul
        role="list"
        ref={track}
        className="lightbox-track"
        onScroll={onScroll}
        // A swipe may have ended the scroll elsewhere.
        onScrollEnd={() => {
          goal.current = undefined;
        }}
      >
        {photos.map((photo, index) => (
          <li key={photo.name} aria-hidden={index !== at}>
            <Picture
              photo={photo}
              act={act}
              alt={photo.alt || `Photograph ${index + 1}`}
              sizes="100vw"
              image={{
                className: "lightbox-picture",
                loading: Math.abs(index - at) > 1 ? "lazy" : undefined,
                decoding: "async",
              }}
            />
            {photo.alt && <p aria-hidden="true">{photo.alt}</p>}
          </li>
        ))}
      </ul>
      <div className="lightbox-buttons buttons">
        {/* Not `disabled`: at the last photograph, the button just pressed would lose the focus, and the arrow
            keys would stop working. */}
        <button
          type="button"
          className="button button-round"
          aria-disabled={at === 0 || undefined}
          onClick={() => move(-1)}
        >
          <ArrowLeft />
          <span className="visually-hidden">Previous photograph</span>
        </button>
        <p role="status">
          {at + 1} of {photos.length}
        </p>
        <button
          type="button"
          className="button button-round"
          aria-disabled={at === photos.length - 1 || undefined}
          onClick={() => move(1)}
        >
          <ArrowRight />
          <span className="visually-hidden">Next photograph</span>
        </button>
        <button ref={close} type="button" className="button button-round" onClick={() => dialog.current?.close()}>
          <Cross />
          <span className="visually-hidden">Close</span>
        </button>
      </div>
    </dialog>
  );
}
