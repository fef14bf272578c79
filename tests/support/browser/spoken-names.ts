import type { Page } from "@playwright/test";

interface AXNode {
  ignored?: boolean;
  role?: { value: string };
  name?: { value: string };
}

/**
 * Compares the accessible names of headings, links and controls in Chromium with the words on the screen: a space between two words is
 * easily lost where markup splits them.
 * @returns the names with the same letters as on the screen but other spaces, the names with a character that comes only from a stylesheet,
 * and how many could be compared
 */
export async function lostSpaces(page: Page): Promise<{ names: string[]; signs: string[]; compared: number }> {
  const tools = await page.context().newCDPSession(page);
  const { nodes } = (await tools.send("Accessibility.getFullAXTree")) as { nodes: AXNode[] };
  await tools.detach();
  const shown = await page.locator("h1, h2, h3, h4, a, button, summary, label, legend").evaluateAll((parts) =>
    parts.map((part) => {
      // A picture's name is read out too; pictures stand before the words.
      const pictures = [...part.querySelectorAll("[role=img]")].map((picture) => picture.ariaLabel);
      return [...pictures, (part as HTMLElement).innerText ?? part.textContent].join(" ");
    }),
  );
  const texts = new Map(shown.map((text) => [text.replace(/\s+/g, ""), text.replace(/\s+/g, " ").trim()]));
  const spoken = nodes.flatMap(({ ignored, name }) => (!ignored && name?.value ? [name.value] : []));
  const known = spoken.filter((name) => texts.has(name.replace(/\s+/g, "")));
  const lost = known.filter((name) => name.replace(/\s+/g, " ").trim() !== texts.get(name.replace(/\s+/g, "")));
  return {
    names: [...new Set(lost)],
    signs: spoken.filter((name) => /(^|\s)[+−/]$/.test(name)),
    compared: known.length,
  };
}
