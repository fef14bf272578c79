// The mail process that scripts/serve.ts starts beside itself.
process.env.NODE_ENV ??= "production";
const { work } = await import("../build/server/index.js" as string);
await work();

export {};
