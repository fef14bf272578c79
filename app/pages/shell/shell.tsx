import type { ReactNode } from "react";
import { Consent } from "../../features/consent/consent.tsx";
import type { SiteForPages } from "../../features/site/site.server.ts";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Prefetch } from "./prefetch.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { ThumbBar } from "./thumb-bar.tsx";

export function Shell({ site, children }: { site: SiteForPages; children: ReactNode }) {
  return (
    <>
      <a className="skip button button-small" href="#main">
        Skip to the content
      </a>
      <Consent tagId={site.tagId} />
      <Header site={site} />
      {children}
      <Footer site={site} />
      <ThumbBar site={site} />
      <RouteAnnouncer />
      <Prefetch />
      <Toaster />
    </>
  );
}
