/** Asked before the router loads what the page can do without: a failed load would replace the page with the error screen. */
export const isAnswered = (address: string): Promise<boolean> =>
  fetch(address, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
