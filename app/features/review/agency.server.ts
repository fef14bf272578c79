import { site } from "../site/site.server.ts";

/** Who the letters about reviews come from. */
export function sender() {
  const { legal, name, email, discreet } = site;
  return {
    name,
    email,
    discreet,
    foot: `${legal.registeredName}, registered in ${legal.registeredIn}, number ${legal.companyNumber}. ${legal.registeredOffice}.`,
  };
}
export type Sender = ReturnType<typeof sender>;
