import { expect, it } from "vitest";
import { isReal } from "./origin.ts";

it.each([
  "http://localhost:3000",
  "https://localhost.",
  "http://site.localhost",
  "http://127.0.0.1:8443",
  "http://127.1",
  "http://[::1]:3000",
  "http://[::ffff:127.0.0.1]",
  "http://0.0.0.0:3000",
  "http://192.168.1.20:3000",
  "http://172.17.0.2:3000",
  "http://mini.local:3000",
  "http://site:3000",
  "https://site.example",
])("%s is for this machine or network", (origin) => {
  expect(isReal(origin)).toBe(false);
});

it.each([
  "http://www.agency.co.uk",
  "https://www.agency.co.uk",
  "https://agency.co.uk:8443",
  "http://203.0.113.5:3000",
  "http://172.32.0.1",
  "http://[2001:db8::1]",
  // Public names that begin like a name of this machine.
  "http://127.0.0.1.agency.co.uk",
  "http://localhost.agency.co.uk",
  "http://mylocalhost.com",
])("the public reaches %s", (origin) => {
  expect(isReal(origin)).toBe(true);
});
