const browsers = [
  ["Edg", "Edge"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["Chrome", "Chrome"],
  ["CriOS", "Chrome"],
  ["Safari", "Safari"],
] as const;
const machines = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "Linux"] as const;

/** "Safari on iPhone", to be known again in the list of sessions: of what the browser says only these words are kept. */
export function deviceOf(userAgent: string | null): string {
  const has = (sign: string) => userAgent?.includes(sign) ?? false;
  const browser = browsers.find(([sign]) => has(`${sign}/`))?.[1] ?? "A browser";
  const machine = machines.find(has);
  return machine ? `${browser} on ${machine === "Macintosh" ? "Mac" : machine}` : browser;
}
