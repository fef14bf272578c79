import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { NotFound } from "./not-found.tsx";

test.each([
  ["/quote/BT-7K4M-92QX/succ", true],
  ["/quote/BT-7K4M", true],
  ["/nothing-here", false],
])("Page Not Found at %s helps whose private link was cut: %s", (path, helps) => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <NotFound />
    </MemoryRouter>,
  );
  expect(html).toContain("The page you are looking for could not be found. Please navigate back to the home page.");
  expect(html.includes("Open it from our email again")).toBe(helps);
});
