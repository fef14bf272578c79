/**
 * Whether the server answers a request for this address now. Called before the router loads data that the page can do without: if that
 * load fails, the router replaces the page with the error screen.
 */
export const isAnswered = (address: string): Promise<boolean> =>
  fetch(address, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
