import type { Clock } from "../app/context.ts";

export const systemClock: Clock = { now: () => new Date() };
