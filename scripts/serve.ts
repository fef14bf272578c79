// The production process, without the installing and building of `npm start`: what a service manager runs.
// React chooses its build by this, and so must know it before the bundle is loaded.
process.env.NODE_ENV ??= "production";
const { start } = await import("../build/server/index.js" as string);
await start({ worker: `${import.meta.dirname}/work.ts` });

export {};
