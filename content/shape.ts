/** Where the code is: its shapes, for an editor's help in these files. Nothing here is needed to run. */

export type * from "../app/content/brand-shapes.ts";
export type * from "../app/content/page-shapes.ts";
export type {
  InfoPageFile as InfoPage,
  ServicePageFile as ServicePage,
} from "../app/content/page-shapes.ts";
export type * from "../app/content/shape.ts";
export type { ActFile as Act } from "../app/content/shape.ts";
export type * from "../app/content/site-shapes.ts";
