/**
 * Session and local storage as browsers have them: where a visitor blocks cookies, merely naming them throws. Then reading
 * finds nothing and writing says that it failed.
 */
type Area = "sessionStorage" | "localStorage";

export function readItem(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** All there is, by key. */
export function allItems(area: Area): [key: string, value: string][] {
  try {
    return Object.entries(window[area]);
  } catch {
    return [];
  }
}

/** @returns whether it was kept */
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
    // Closed: there was nothing to drop.
  }
}
