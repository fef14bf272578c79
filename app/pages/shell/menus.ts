import type { Menus } from "../../content/brand-shapes.ts";

/**
 * The lists of links of content/menus.ts. They are on every page: the build puts them into the bundle, where a loader would send
 * them again with each live page (scripts/build/constants.ts).
 */
export const menus = import.meta.env.MENUS as Menus;
