/** The tel: address of a number as typed: "+44 (0)20 7946 0123". @param e164 the international form, if it could be read */
export const telHref = (typed: string, e164: string | null = null): string =>
  `tel:${e164 ?? typed.replace(/^((?:\+|00)\d+ ?)\(0\)/, "$1").replace(/[^\d+]/g, "")}`;
