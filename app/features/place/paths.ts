/** The addresses of place pages: /{service}-hire-{place}. Pure, so that the build, the sitemap and the pages agree. */
import type { PlaceService } from "../../content/shape.ts";

/** The act for each service. If the owner does not offer the act, the service has no pages. */
export const actOfService = {
  "male-stripper": "male-strippers",
  "female-stripper": "female-strippers",
  "drag-queen": "drag-acts",
} as const satisfies Record<PlaceService, string>;

/** "drag-queen" → "Drag Queens" */
export const pluralOf = (service: PlaceService): string =>
  `${service.replace(/(^|-)(\w)/g, (_, dash, letter) => `${dash && " "}${letter.toUpperCase()}`)}s`;

/** The heading of a place's page: "Drag Queens in", "Leeds" */
export const placeHeading = (service: PlaceService, { within, name }: { within: string; name: string }) => ({
  before: `${pluralOf(service)} ${within.slice(0, -name.length).trim()}`,
  accent: name,
  after: "",
});

const services = Object.keys(actOfService) as PlaceService[];

export const placePath = (service: PlaceService, slug: string): string => `/${service}-hire-${slug}`;

/** Parses a path segment such as "male-stripper-hire-leeds". Does not check that the place exists. */
export function parsePlacePath(segment: string): { service: PlaceService; slug: string } | undefined {
  const service = services.find((name) => segment.startsWith(`${name}-hire-`));
  if (!service) return undefined;
  const slug = segment.slice(`${service}-hire-`.length);
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? { service, slug } : undefined;
}
