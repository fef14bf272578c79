/**
 * After the first paint: adds the web faces, and lets the rest of the page follow (arriving.js). Each lays its lines out anew; all
 * at once, that held a phone for a quarter of a second. Run by boot.js, and apart from it to keep the pages small.
 */

/** Does it, and says whether anything on the screen stands elsewhere for it. */
const moves = (change) => {
  const top = (part) => part.getBoundingClientRect().top;
  // What is not drawn yet would have to be, to say where it stands; within a picture nothing moves anything.
  const drawn = (part) => !part.ownerSVGElement && (part.checkVisibility?.({ contentVisibilityAuto: true }) ?? true);
  // With what is rejected goes all within it.
  const { SHOW_ELEMENT, FILTER_ACCEPT, FILTER_REJECT } = NodeFilter;
  const parts = document.createTreeWalker(document.querySelector("main") ?? document, SHOW_ELEMENT, (part) =>
    drawn(part) ? FILTER_ACCEPT : FILTER_REJECT,
  );
  const shown = [];
  while (parts.nextNode()) if (top(parts.currentNode) < innerHeight) shown.push(parts.currentNode);
  const before = shown.map(top);
  change();
  return shown.some((part, i) => Math.abs(top(part) - before[i]) > 2);
};

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The faces that the whole sheet keeps for pages without scripts (style.css). */
function facesOf(sheet) {
  const rules = [...sheet.cssRules].flatMap((rule) =>
    /scripting/.test(rule.media?.mediaText) ? [...rule.cssRules] : [],
  );
  return rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const said = (name) => style.getPropertyValue(name);
      const [weight, slope] = [said("font-weight"), said("font-style")];
      const is = { ...(weight && { weight }), ...(slope && { style: slope }) };
      // A face that cannot be had leaves its fallback.
      return new FontFace(said("font-family").replaceAll('"', ""), said("src"), is).load().catch(() => {});
    });
}

async function addFaces(sheet) {
  for (const face of facesOf(sheet)) {
    await painted();
    const loaded = await face;
    if (!loaded) continue;
    const add = () => document.fonts.add(loaded);
    // One whose lines would break elsewhere and move what is being read waits for the next page (pages/shell/arrival.tsx).
    if (!moves(add)) continue;
    document.fonts.delete(loaded);
    addEventListener("another-page", add, { once: true });
  }
  await painted();
}

async function letGo() {
  const waiting = [...document.querySelectorAll("main :is(section, figure), body > footer")].filter(
    (part) => getComputedStyle(part).contentVisibility === "auto",
  );
  for (const part of waiting) {
    part.style.contentVisibility = "visible";
    await painted();
  }
  document.documentElement.classList.remove("arriving");
  for (const part of waiting) part.style.contentVisibility = "";
}

const link = document.querySelector(`link[href="${document.querySelector("style[data-whole]")?.dataset.whole}"]`);
const come = () => (link?.sheet ? addFaces(link.sheet) : Promise.resolve()).finally(letGo);
if (!link || link.sheet) come();
else Object.assign(link, { onload: come, onerror: come });
