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

/** A name for a device in the list of sessions, such as "Safari on iPhone". Nothing else of the user agent is stored. */
export function deviceOf(userAgent: string | null): string {
  const has = (sign: string) => userAgent?.includes(sign) ?? false;
  const browser = browsers.find(([sign]) => has(`${sign}/`))?.[1] ?? "A browser";
  const machine = machines.find(has);
  return machine ? `${browser} on ${machine === "Macintosh" ? "Mac" : machine}` : browser;
}
