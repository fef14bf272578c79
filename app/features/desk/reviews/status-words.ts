import type { ReviewTable } from "../../review/table.server.ts";

export const reviewStatusWords = {
  waiting: "To read",
  published: "On the site",
  declined: "Declined",
} as const satisfies Record<ReviewTable["status"], string>;
