import { useEffect, useState } from "react";

/** Announces a text to screen readers after it has changed, once the changes have paused, so that it does not speak at every key press. */
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
