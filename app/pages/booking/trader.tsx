import { Fragment } from "react";
import { useSite } from "../../features/site/use-site.ts";
import { Unbroken } from "../../ui/unbroken.tsx";
import type { ReviewData } from "./review.server.ts";

/** Who the agency is, as the other party of the contract; the law requires this before payment. */
export function Trader({ trader: { legalName, tradingAs, lines } }: Pick<ReviewData, "trader">) {
  const { email, phone } = useSite();
  return (
    <address className="trader">
      <strong>{legalName}</strong>
      {tradingAs && `, trading as ${tradingAs}`}
      {lines.map((line) => (
        <Fragment key={line}>
          <br />
          <Unbroken>{line}</Unbroken>
        </Fragment>
      ))}
      <br />
      <a href={email.href}>{email.address}</a>
      <br />
      <a href={phone.href}>{phone.display}</a>
    </address>
  );
}
