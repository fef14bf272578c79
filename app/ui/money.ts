const whole = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP", maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });

/** "£135", or "£135.50" when there are odd pence. @param pence integer, GBP */
export const formatPounds = (pence: number): string => (pence % 100 === 0 ? whole : exact).format(pence / 100);
