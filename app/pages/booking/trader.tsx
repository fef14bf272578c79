import { Unbroken } from "../../ui/unbroken.tsx";
import type { ReviewData } from "./review.server.ts";

/** The agency as the other party of the contract, which the law requires before payment. */
export function Trader({ trader }: { trader: ReviewData["trader"] }) {
  const { registeredName, registered, office, address, vatNumber, email, phone, name } = trader;
  return (
    <address className="trader">
      <strong>{registeredName}</strong>, trading as {name}
      <br />
      <Unbroken>{vatNumber ? `${registered}, VAT number ${vatNumber}` : registered}</Unbroken>
      <br />
      <Unbroken>{office === address ? office : `Registered office: ${office}. We work at: ${address}`}</Unbroken>
      <br />
      <a href={`mailto:${email}`}>{email}</a>
      <br />
      <a href={phone.href}>{phone.display}</a>
    </address>
  );
}
