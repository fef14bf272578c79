/** One tab of a real browser, with the few methods that the journeys need. Each protocol has an adapter: bidi.ts, webkit.ts. */
import { setTimeout as wait } from "node:timers/promises";

/** A CSS selector, or an XPath that begins with "//". */
export type Where = string;

/** What an adapter provides; the rest is built on it. */
export interface Driver {
  readonly browser: string;
  go(url: string): Promise<void>;
  /** Runs a function in the page; it can use only its arguments. */
  run<A extends unknown[], T>(work: (...args: A) => T, ...args: A): Promise<T>;
  click(where: Where): Promise<void>;
  type(where: Where, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** By its value */
  choose(where: Where, value: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Errors on the console and uncaught errors so far; empty where the protocol does not report them */
  errors(): string[];
  close(): Promise<void>;
}

type Key = "Enter" | "Escape" | "Tab";

/** Generous: a busy machine is not a fault of the site. */
const timeout = 60_000;

/** Asks until the answer is truthy. Errors are ignored: a page that is being left cannot answer, but the next one can. */
export async function eventually<T>(what: string, ask: () => Promise<T>): Promise<NonNullable<T>> {
  const giveUp = Date.now() + timeout;
  let last: unknown;
  for (;;) {
    try {
      last = await ask();
      if (last) return last as NonNullable<T>;
    } catch (error) {
      last = error;
    }
    if (Date.now() > giveUp) throw new Error(`${what}: not within ${timeout / 1000} s, last: ${last}`);
    await wait(50);
  }
}

/** Scrolls to a control. @returns its position and size, or "" if it is not drawn or something covers it, such as a fixed bar */
const bringIntoView = (where: Where): string => {
  const found = where.startsWith("//")
    ? document.evaluate(where, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue
    : document.querySelector(where);
  if (!(found instanceof HTMLElement)) return "";
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = found.getBoundingClientRect();
  if (width === 0 || height === 0) return "";
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit && (found.contains(hit) || hit.contains(found)) ? `${x} ${y} ${width} ${height}` : "";
};

declare global {
  interface Window {
    /** Where the last click landed; undefined on the page that it led to */
    aimed?: "coming" | "landed" | "missed";
  }
}

/** Stops and reports a click that misses its control, because a page that was still growing moved it between aiming and pressing. */
const aim = (where: Where): void => {
  const meant = where.startsWith("//")
    ? document.evaluate(where, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue
    : document.querySelector(where);
  window.aimed = "coming";
  const land = (event: Event) => {
    const target = event.target as Element;
    if (meant?.contains(target) || target.closest("label")?.contains(meant)) window.aimed = "landed";
    else {
      window.aimed = "missed";
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  addEventListener("click", land, { capture: true, once: true });
};

export class Tab {
  readonly driver: Driver;
  readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  /** Opens a page of the site and waits until its controls answer. */
  async open(path: string): Promise<void> {
    await this.driver.go(this.origin + path);
    await this.ready();
  }
  async ready(): Promise<void> {
    const drawn = () => {
      // A prerendered page waits for a visitor's first action.
      dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
      return (
        document.documentElement.matches(".hydrated") &&
        document.fonts.status === "loaded" &&
        document.readyState === "complete"
      );
    };
    await this.holds("the page is up", drawn);
  }
  async click(where: Where): Promise<void> {
    await eventually(`a click on ${where}`, async () => {
      await this.shown(where);
      await this.driver.run(aim, where);
      await this.driver.click(where);
      return (await this.#landed()) !== "missed";
    });
  }
  /** The event may come after the driver's answer: pressing again before it would press twice. */
  async #landed(): Promise<string> {
    const giveUp = Date.now() + 5000;
    for (;;) {
      const aimed = await this.driver.run(() => window.aimed).catch(() => "landed" as const);
      if (aimed !== "coming") return aimed ?? "landed";
      if (Date.now() > giveUp) return "missed";
      await wait(20);
    }
  }
  async type(where: Where, text: string): Promise<void> {
    await this.shown(where);
    await this.driver.type(where, text);
  }
  async choose(where: Where, value: string): Promise<void> {
    await this.shown(where);
    await this.driver.choose(where, value);
  }
  async shown(where: Where): Promise<void> {
    // The control has to be in the same place twice: one that still moves would be missed.
    let before = "";
    await eventually(`${where} on ${await this.path()}`, async () => {
      const now = await this.driver.run(bringIntoView, where);
      const still = now !== "" && now === before;
      before = now;
      return still;
    });
  }
  async holds<A extends unknown[]>(what: string, ask: (...args: A) => boolean, ...args: A): Promise<void> {
    await eventually(what, () => this.driver.run(ask, ...args));
  }
  async arrives(path: RegExp): Promise<string> {
    const arrived = async () => path.exec(await this.path())?.[0];
    return eventually(`the address ${path}`, arrived);
  }
  path(): Promise<string> {
    return this.driver.run(() => location.pathname + location.search).catch(() => "a page that is being left");
  }
  /** Waits for a text in the page's main part, or in another. */
  async reads(wanted: string, where = "main"): Promise<void> {
    const text = (selector: string) => (document.querySelector(selector)?.textContent ?? "").replaceAll(/\s+/g, " ");
    const read = async () => (await this.driver.run(text, where)).includes(wanted);
    await eventually(`"${wanted}" in ${where}`, read).catch(async (error) => {
      const instead = await this.driver.run(text, where).catch(String);
      throw new Error(`${error.message}; on ${await this.path()} stands: ${instead.slice(0, 500)}`);
    });
  }
}

export const button = (name: string, within = ""): Where => `//${within}button[normalize-space()="${name}"]`;
export const link = (name: string, within = ""): Where => `//${within}a[normalize-space()="${name}"]`;
/** The label that a pill or a box is pressed by. */
export const label = (text: string): Where => `//label[starts-with(normalize-space(), "${text}")]`;
