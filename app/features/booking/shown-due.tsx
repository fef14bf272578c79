import type { DuePart } from "../money/rules.ts";

/** The sum that the button shows, sent along so that the server charges no other. */
export const ShownDue = ({ due: { part, pence } }: { due: Pick<DuePart, "part" | "pence"> }) => (
  <>
    <input type="hidden" name="part" value={part} />
    <input type="hidden" name="pence" value={pence} />
  </>
);
