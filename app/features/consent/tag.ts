/** Loads the tag in basic consent mode: no request before the yes (developers.google.com/tag-platform/security/guides/consent). */
import { reloadWithAnswers } from "../../forms/reload.ts";
import { observable } from "../../ui/observable.ts";
import { addressForTag, denied, granted } from "./rules.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

type TagState = "none" | "loading" | "loaded" | "failed";

export const tagState = observable<TagState>("none");

/** Queues a command for the tag, which accepts only `arguments` objects in the data layer. */
export function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: an array would be ignored
  window.dataLayer.push(arguments);
}

/** Does nothing if the tag is loaded already. @param id the owner's tag id, such as AW-123456789 */
export function loadTag(id: string): void {
  if (tagState.get() === "loading" || tagState.get() === "loaded") return;
  tagState.set("loading");
  gtag("consent", "default", denied);
  gtag("consent", "update", granted);
  gtag("js", new Date());
  gtag("config", id, {
    page_location: addressForTag(location.href),
    // Within this site the referrer is a full address with its query, which may be private, so it is not sent.
    page_referrer: document.referrer.startsWith(location.origin) ? "" : document.referrer,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.onload = () => tagState.set("loaded");
  script.onerror = () => tagState.set("failed");
  document.head.append(script);
}

/** After consent is withdrawn: deletes the tag's cookies and reloads the page, because a script that has run can't be unloaded. */
export function unloadTag(): void {
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0] ?? "";
    if (!/^_(ga|gcl|gac|gid|gat)/.test(name)) continue;
    // The cookie is set for the host or for a parent domain. Scripts can't read which one, so all are tried.
    const labels = location.hostname.split(".");
    const domains = labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`);
    for (const domain of ["", ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
  if (tagState.get() !== "none") reloadWithAnswers();
}
