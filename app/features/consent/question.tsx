import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { BannerProps } from "./banner.tsx";
import { isPrivate } from "./rules.ts";
import { consent, unknown } from "./store.ts";

/** Of this document. Going back in it would show a private address to a tag that was loaded since. */
let shownPrivate = false;

/** The banner until there is an answer, and the tag where it is yes. */
export function Question({ tagId }: { tagId: string }) {
  const here = useLocation();
  const { pathname } = here;
  const { choice, asking } = useSyncExternalStore(consent.watch, consent.get, () => unknown);
  const [Banner, setBanner] = useState<ComponentType<BannerProps>>();
  const open = asking > 0 || choice === null;
  const secret = isPrivate(here);
  const load = choice?.granted === true && !secret;
  const refused = choice?.granted === false;

  useEffect(() => {
    // Where they can't be fetched there is no question and no tag.
    if (open) void import("./banner.tsx").then((loaded) => setBanner(() => loaded.Banner)).catch(() => {});
  }, [open]);
  useEffect(() => {
    if (secret) shownPrivate = true;
    if (load && !shownPrivate) void import("./tag.ts").then((tag) => tag.loadTag(tagId)).catch(() => {});
  }, [secret, load, tagId]);
  useEffect(() => {
    const left = window.dataLayer !== undefined || /(^|; )_g/.test(document.cookie);
    if (refused && left) void import("./tag.ts").then((tag) => tag.unloadTag()).catch(() => {});
  }, [refused]);

  // Opened again, it is a new one each time and takes the focus.
  return open && Banner ? <Banner key={asking || pathname} choice={choice} asked={asking > 0} /> : null;
}
