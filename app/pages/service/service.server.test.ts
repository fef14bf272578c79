import { expect, test } from "vitest";
import { serviceData } from "./service.server.ts";

test.each([
  ["male-entertainer-hire", "Male Strippers, Cheeky Butlers, Drag Acts, Dwarf Hire"],
  ["cheeky-butler-hire", "Cheeky Butlers"],
])("search engines are told every act that /%s sells", (slug, serviceType) => {
  expect(serviceData(slug).seo.structured).toContainEqual(expect.objectContaining({ "@type": "Service", serviceType }));
});
