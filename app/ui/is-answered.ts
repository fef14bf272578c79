/**
 * Whether the server has an answer at an address of ours just now. Asked before the router loads what the page can do without: where that
 * fails, the router puts the error screen in place of the page.
 */
export const isAnswered = (address: string): Promise<boolean> =>
  fetch(address, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
