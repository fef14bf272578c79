import { useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";

/** Seconds between polls, two and a half minutes in all; then the page stops and says so. */
const delays = [2, 3, 5, 10, 20, 30, 40, 40] as const;

/**
 * Polls while a payment is being confirmed. Without scripts the browser reloads, with the count in the address so that it ends.
 */
export function PollStatus() {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const address = new URLSearchParams(search);
  const [looked, setLooked] = useState(Math.min(delays.length, Number(address.get("looked")) || 0));
  const wait = delays[looked];
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      setLooked((times) => times + 1);
      void revalidate();
    }, wait * 1000);
    return () => clearTimeout(timer);
  }, [wait, revalidate]);
  const here = `${pathname}${search}`;
  address.set("looked", String(looked + 1));
  if (wait === undefined)
    return (
      <p>
        It is taking longer than usual. You need not wait here: we write to you once the money is here.{" "}
        <a href={here}>Look again</a>
      </p>
    );
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`${wait};url=${pathname}?${address}`} />
      </noscript>
      <p>This page looks again by itself. You may also close it: we write to you once the money is here.</p>
    </>
  );
}
