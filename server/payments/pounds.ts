const format = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });

/** "£65.26", "£1,200.00". @param pence integer */
export const poundsOf = (pence: number): string => format.format(pence / 100);
