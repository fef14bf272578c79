/** If a visitor blocks cookies, even referring to storage throws: then reading finds nothing, and writing returns that it failed. */
type Area = "sessionStorage" | "localStorage";

export function readItem(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** @returns null if the text is not JSON: an older release, or somebody by hand, may have written it */
export function parseItem(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

export function allItems(area: Area): [key: string, value: string][] {
  try {
    return Object.entries(window[area]);
  } catch {
    return [];
  }
}

/** @returns whether it was stored */
export function keepItem(area: Area, key: string, value: string): boolean {
  try {
    window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function dropItem(area: Area, key: string): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Storage is blocked, so there was nothing to drop.
  }
}
