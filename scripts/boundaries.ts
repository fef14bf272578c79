/**
 * Which way imports run: pages -> features -> ui; content only from *.server.ts and the build; adapters know only the ports.
 * Prints each import that runs the wrong way with the home it should have, and exits 1.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

interface Import {
  /** Path from the root of the project */
  from: string;
  /** Path from the root of the project, or the package's name */
  to: string;
  typeOnly: boolean;
}

interface Rule {
  broken(edge: Import): boolean;
  because: string;
}

const inside = (file: string, folder: string) => file.startsWith(`${folder}/`);
const feature = (file: string) => file.match(/^app\/features\/([^/]+)\//)?.[1];
const isTest = (file: string) => inside(file, "tests") || /\.test\.tsx?$/.test(file);
const isServerOnly = (file: string) => /\.server\.tsx?$/.test(file) || /\/email\.tsx$/.test(file);

/** What one feature may show another: its schema, rules and store, and what is made to be placed or told by others. */
const doors =
  /\/(schema|rules|status|due-text|summary-rows|estimate|estimate-text|email|paths|use-site|conversion|store\.server|table\.server|[a-z-]+\.server|[a-z-]+-card|[a-z-]+-cards|stars|money)\.tsx?$/;

const rules: Rule[] = [
  {
    broken: ({ from, to }) =>
      inside(to, "app/pages") &&
      !inside(from, "app/pages") &&
      !isTest(from) &&
      from !== "app/root.tsx" &&
      from !== "app/routes.ts",
    because: "Nobody imports pages. Move what is shared into a feature, or into ui when another product could use it.",
  },
  {
    broken: ({ from, to }) => inside(from, "app/ui") && /^app\/(features|pages|startup|context)/.test(to),
    because: "ui knows nothing of the product. Pass it in as a prop, or move the component into its feature.",
  },
  {
    broken: ({ from, to }) => {
      const [mine, theirs] = [feature(from), feature(to)];
      return Boolean(mine && theirs && mine !== theirs && !doors.test(to));
    },
    because:
      "A feature reaches another only through its schema, rules or store (or a card made to be placed by others).",
  },
  {
    broken: ({ from, to, typeOnly }) =>
      inside(from, "app") &&
      inside(to, "content") &&
      to !== "content/shape.ts" &&
      !typeOnly &&
      !isServerOnly(from) &&
      !isTest(from),
    because: "Only *.server.ts reads content/, so that words travel in loader data. Move the import into the store.",
  },
  {
    broken: ({ from, to, typeOnly }) =>
      inside(from, "app") &&
      to === "content/shape.ts" &&
      !typeOnly &&
      !isServerOnly(from) &&
      !isTest(from) &&
      from !== "app/routes.ts",
    because:
      "content/shape.ts would bring Zod into the browser's bundle. Import types only, or read it in *.server.ts.",
  },
  {
    broken: ({ from, to, typeOnly }) => inside(from, "app") && inside(to, "server") && !typeOnly && !isTest(from),
    because: "app/ asks for ports (app/context.ts); only server/app.ts and server/start.ts know the adapters.",
  },
  {
    broken: ({ from, to, typeOnly }) =>
      /^server\/(database|email|payments)\//.test(from) &&
      inside(to, "app") &&
      to !== "app/context.ts" &&
      !typeOnly &&
      !isTest(from),
    because: "An adapter knows only its port's type in app/context.ts.",
  },
  {
    broken: ({ from, to }) => to === "server/payments/verified.ts" && !inside(from, "server/payments") && !isTest(from),
    because: "Only an adapter that has checked where an event comes from may call it verified.",
  },
  {
    broken: ({ from, to }) =>
      /^server\/payments\/(?!(choose|adapter)\.ts$)/.test(to) && !inside(from, "server/payments") && !isTest(from),
    because: "Who takes the money is chosen in server/payments/choose.ts; nobody else knows an adapter by name.",
  },
  {
    broken: ({ from, to }) => !isTest(from) && isTest(to) && !inside(from, "scripts/bench"),
    because: "Production code never imports tests. (A measurement may: it starts servers as they do.)",
  },
];

const importPattern = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']/g;

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(root, file), "utf8");
  return [...text.matchAll(importPattern)].flatMap(([, type, target]) => {
    if (!target?.startsWith(".")) return [];
    const to = path.normalize(path.join(path.dirname(file), target.replace(/\?.*$/, "")));
    return [{ from: file, to, typeOnly: Boolean(type) }];
  });
}

const sources = ["app", "content", "server", "scripts", "tests"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((name) => /\.tsx?$/.test(name)),
);

/** Some providers refuse this trade: what a visitor meets must not depend on one. */
const namesAnAdapter = sources
  .filter((file) => inside(file, "app") && !isTest(file))
  .filter((file) => /["'`](stripe|demo|bank-transfer)["'`]/.test(readFileSync(path.join(root, file), "utf8")))
  .map((file) => `${file}\n  names a payment adapter\n  Ask the Payments port in app/context.ts instead.`);

const offences = sources
  .flatMap(importsOf)
  .flatMap((edge) =>
    rules.filter((rule) => rule.broken(edge)).map((rule) => `${edge.from}\n  imports ${edge.to}\n  ${rule.because}`),
  )
  .concat(namesAnAdapter);

if (offences.length > 0) {
  console.error(`${offences.length} import(s) run the wrong way:\n\n${offences.join("\n\n")}`);
  process.exit(1);
}
console.log(`Imports run the right way in ${sources.length} files.`);
