/** Which build this page's scripts belong to, and which build the server has now (/release.txt, written by scripts/build). */
declare global {
  interface Window {
    __reactRouterManifest?: { version?: string };
  }
}

export const thisRelease = (): string => window.__reactRouterManifest?.version ?? "";

/** Whether the server has a newer build than this page; false if that is not known. */
export async function isStale(): Promise<boolean> {
  try {
    const answer = await fetch("/release.txt", { cache: "no-store" });
    const current = (await answer.text()).trim();
    return answer.ok && thisRelease() !== "" && /^[\w-]{4,64}$/.test(current) && current !== thisRelease();
  } catch {
    return false;
  }
}
