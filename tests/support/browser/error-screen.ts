import type { Page } from "@playwright/test";

/** The parts of the error screen, found by the texts that people read. */
export function errorScreen(page: Page) {
  const root = page.getByRole("main");
  return {
    root,
    heading: root.getByRole("heading", { level: 1, name: "We encountered a problem", exact: true }),
    note: root.getByText("We will try to fix this automatically."),
    reload: root.getByRole("button", { name: "Reload Page", exact: true }),
    clear: root.getByRole("button", { name: "Reload with Cache Clear", exact: true }),
    home: root.getByRole("link", { name: "Go to Homepage", exact: true }),
    back: root.getByRole("button", { name: "Go Back", exact: true }),
  };
}
