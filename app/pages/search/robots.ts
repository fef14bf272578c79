import { robots } from "./robots.server.ts";

export const loader = () => new Response(robots(), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
