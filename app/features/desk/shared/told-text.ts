import type { Quote } from "../../quote/table.server.ts";

/** The end of a sentence of both desks. An erased customer has no address. @param performers how many of them get an email too */
export function toldText({ email }: Pick<Quote, "email">, performers = 0): string {
  if (performers > 0)
    return email === ""
      ? "only the performers are told, since the customer’s address is erased"
      : "the customer and the performers are told by email";
  return email === "" ? "nobody is told, since the address is erased" : "the customer is told by email";
}

/** What both desks say once a customer wants no more news and offers. */
export const newsStoppedText = "No more news and offers go to them";
