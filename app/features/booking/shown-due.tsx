import type { DuePart } from "../money/rules.ts";

/** What the button beside it says is paid: the server takes no other sum for it. */
export const ShownDue = ({ due: { part, pence } }: { due: Pick<DuePart, "part" | "pence"> }) => (
  <>
    <input type="hidden" name="part" value={part} />
    <input type="hidden" name="pence" value={pence} />
  </>
);
