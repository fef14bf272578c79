import { useEffect, useState } from "react";

/** Says a text to screen readers each time it has changed, once the typing that changes it has paused: not at every key. */
export function LiveRegion({ text }: { text: string }) {
  const [spoken, setSpoken] = useState({ text, first: true });
  useEffect(() => {
    if (text === spoken.text) return;
    const timer = setTimeout(() => setSpoken({ text, first: false }), 900);
    return () => clearTimeout(timer);
  }, [text, spoken.text]);
  return (
    <p role="status" className="visually-hidden">
      {spoken.first ? "" : spoken.text}
    </p>
  );
}
