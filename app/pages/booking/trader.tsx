import { useSite } from "../../features/site/use-site.ts";
import { Unbroken } from "../../ui/unbroken.tsx";

/** Who the agency is, as the other party of the contract; the law requires this before payment. */
export function Trader() {
  const { legal, email, phone, name } = useSite();
  const { registeredOffice: office, tradingAddress: address, vatNumber } = legal;
  const registered = `Registered in ${legal.registeredIn}, number ${legal.companyNumber}`;
  return (
    <address className="trader">
      <strong>{legal.registeredName}</strong>, trading as {name}
      <br />
      <Unbroken>{vatNumber ? `${registered}, VAT number ${vatNumber}` : registered}</Unbroken>
      <br />
      <Unbroken>{office === address ? office : `Registered office: ${office}. We work at: ${address}`}</Unbroken>
      <br />
      <a href={email.href}>{email.address}</a>
      <br />
      <a href={phone.href}>{phone.display}</a>
    </address>
  );
}
