import type { DuePart } from "../money/rules.ts";
import { reviewFields } from "./review-fields.ts";

/** What the button beside it says is paid: the server takes no other sum for it. */
export const ShownDue = ({ due: { part, pence } }: { due: Pick<DuePart, "part" | "pence"> }) => (
  <>
    <input type="hidden" name={reviewFields.part} value={part} />
    <input type="hidden" name={reviewFields.pence} value={pence} />
  </>
);
