import type { Menus } from "./shape.ts";

/**
 * The lists of links in the header and at the foot of every page: an address and its words. A link to the page of an act that you
 * have taken away goes with it; the page of a new act is added to `services`.
 */
export default {
  explore: {
    title: "Explore",
    links: [
      ["/locations", "Our Locations"],
      ["/male-stripper-hire", "Male Strippers"],
      ["/female-stripper-hire", "Female Strippers"],
      ["/cheeky-butler-hire", "Cheeky Butlers"],
    ],
  },
  contact: { title: "Contact Us" },
  reach: { title: "Contact" },
  quick: {
    title: "Quick links",
    links: [
      ["/locations", "Our Locations"],
      ["/reviews", "Reviews"],
      ["/contact", "Contact Us"],
      ["/blog/", "Blog"],
      ["/privacy", "Privacy"],
      ["/terms", "Terms"],
      ["/accessibility", "Accessibility"],
    ],
  },
  services: {
    title: "Popular services",
    links: [
      ["/male-stripper-hire", "Male Strippers"],
      ["/female-stripper-hire", "Female Strippers"],
      ["/cheeky-butler-hire", "Cheeky Butlers"],
      ["/drag-queen-hire", "Drag Acts"],
      ["/topless-waitress-hire", "Topless Waitresses"],
      ["/beer-wench-hire", "Beer Wenches"],
      ["/male-entertainer-hire", "Male Entertainers"],
      ["/female-entertainer-hire", "Female Entertainers"],
    ],
  },
} satisfies Menus;
