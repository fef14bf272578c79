/**
 * Whether the server currently answers requests for this address. Called before the router loads data that the page can do without: if
 * that load failed, the router would replace the page with the error screen.
 */
export const isAnswered = (address: string): Promise<boolean> =>
  fetch(address, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
