import { useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { isAnswered } from "../../ui/is-answered.ts";

/** Seconds between polls, about two and a half minutes in total; then the page stops polling and says so. */
const delays = [2, 3, 5, 10, 20, 30, 40, 40] as const;

/** An unanswered poll changes nothing. Without scripts the page reloads; its address counts, so that the reloads end. */
export function PollStatus() {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const address = new URLSearchParams(search);
  const [looked, setLooked] = useState(Math.min(delays.length, Number(address.get("looked")) || 0));
  const wait = delays[looked];
  const here = `${pathname}${search}`;
  useEffect(() => {
    const seconds = delays[looked];
    if (seconds === undefined) return;
    let hasLeft = false;
    const timer = setTimeout(async () => {
      const answered = await isAnswered(here);
      if (hasLeft) return;
      setLooked(looked + 1);
      if (answered) await revalidate();
    }, seconds * 1000);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [looked, here, revalidate]);
  address.set("looked", String(looked + 1));
  if (wait === undefined)
    return (
      <p>
        It is taking longer than usual. You don’t need to wait here: we write to you once the money is here.{" "}
        <a href={here}>Look again</a>
      </p>
    );
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`${wait};url=${pathname}?${address}`} />
      </noscript>
      <p>This page checks again by itself. You may also close it: we write to you once the money is here.</p>
    </>
  );
}
