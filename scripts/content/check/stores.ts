/** The modules that check, when they are loaded, what has to agree across files. problems.ts loads them as the site does. */
import "../../../app/features/place/finder.server.ts";
import "../../../app/features/site/info.server.ts";

export { sitePages } from "../../../app/features/site/pages.server.ts";
