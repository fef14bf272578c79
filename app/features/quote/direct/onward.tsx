import { useEffect } from "react";
import type { PageSeo } from "../../../ui/head/page-meta.ts";

/** On the way to another site's payment page: no form may lead there itself, so a page does. */
export function Onward({ url, seo }: { url: string; seo: PageSeo }) {
  useEffect(() => location.replace(url), [url]);
  return (
    <main id="main" tabIndex={-1}>
      <title>{`On to the payment | ${seo.siteName}`}</title>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${url}`} />
      </noscript>
      <div className="page-narrow">
        <h1 className="title">On to the payment</h1>
        <p className="lede">The payment page opens by itself. Nothing is paid until you pay there.</p>
        <a className="button button-main" href={url} rel="noreferrer">
          Go to the payment
        </a>
      </div>
    </main>
  );
}
