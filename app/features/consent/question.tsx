import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { BannerProps } from "./banner.tsx";
import { isPrivate } from "./rules.ts";
import { consent, unknown } from "./store.ts";

/** If this document has shown a private page, it never loads the tag, which would see the private address after going back. */
let shownPrivate = false;

/** Shows the banner until there is an answer, and loads the tag if the answer is yes. */
export function Question({ tagId }: { tagId: string }) {
  const here = useLocation();
  const { pathname } = here;
  const { choice, asking } = useSyncExternalStore(consent.watch, consent.get, () => unknown);
  const [Banner, setBanner] = useState<ComponentType<BannerProps>>();
  const isOpen = asking > 0 || choice === null;
  const secret = isPrivate(here);
  const load = choice?.granted === true && !secret;
  const refused = choice?.granted === false;

  useEffect(() => {
    // If the code can't be fetched, there is neither a question nor a tag.
    if (isOpen) void import("./banner.tsx").then((loaded) => setBanner(() => loaded.Banner)).catch(() => {});
  }, [isOpen]);
  useEffect(() => {
    if (secret) shownPrivate = true;
    if (load && !shownPrivate) void import("./tag.ts").then((tag) => tag.loadTag(tagId)).catch(() => {});
  }, [secret, load, tagId]);
  useEffect(() => {
    const hasTraces = window.dataLayer !== undefined || /(^|; )_g/.test(document.cookie);
    if (refused && hasTraces) void import("./tag.ts").then((tag) => tag.unloadTag()).catch(() => {});
  }, [refused]);

  // The key makes it a new banner each time it is opened again, so that it takes the focus.
  return isOpen && Banner ? <Banner key={asking || pathname} choice={choice} asked={asking > 0} /> : null;
}
