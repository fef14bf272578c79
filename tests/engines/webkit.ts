/** WebKitGTK's MiniBrowser through WebKitWebDriver, on a virtual screen. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { Builder, By, Capabilities, Key } from "selenium-webdriver";
import { freePort } from "../support/processes/port.ts";
import { type Driver, eventually, type Where } from "./tab.ts";

interface Programs {
  driver: string;
  browser: string;
  /** Xvfb */
  screen: string;
}

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

export async function openWebKit(programs: Programs): Promise<Driver> {
  const screen = await openScreen(programs.screen);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: screen.name, WAYLAND_DISPLAY: "", GDK_BACKEND: "x11", NO_AT_BRIDGE: "1" },
  });
  await eventually("WebKitWebDriver listens", () => listens(port));
  const options = { binary: programs.browser, args: ["--automation"] };
  const capabilities = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
  const session = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  await session.manage().window().setRect({ width: 1280, height: 900 });
  const find = (where: Where) => session.findElement(where.startsWith("//") ? By.xpath(where) : By.css(where));
  return {
    browser: `WebKitGTK/${(await session.getCapabilities()).get("browserVersion")}`,
    go: (url) => session.get(url),
    run: (work, ...given) => session.executeScript(work, ...given) as Promise<never>,
    click: async (where) => find(where).click(),
    type: async (where, text) => find(where).sendKeys(text),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    choose: async (where, value) =>
      find(where)
        .findElement(By.css(`option[value="${value}"]`))
        .click(),
    resize: async (width, height) => void (await session.manage().window().setRect({ width, height })),
    // The protocol does not report them. A page reports uncaught errors to the site, whose log the journeys read.
    errors: () => [],
    async close() {
      await session.quit();
      await ended(driver);
      await ended(screen.process);
    },
  };
}

/** Xvfb finds a free display by itself, and prints which. */
async function openScreen(program: string): Promise<{ name: string; process: ChildProcess }> {
  const args = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const screen = spawn(program, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
  return { name: `:${String(number).trim()}`, process: screen };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
