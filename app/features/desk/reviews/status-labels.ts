import type { ReviewTable } from "../../review/table.server.ts";

export const reviewStatusLabels = {
  waiting: "To read",
  published: "On the site",
  declined: "Declined",
} as const satisfies Record<ReviewTable["status"], string>;
