import { type ComponentType, useEffect, useState } from "react";

/**
 * On every page; does nothing where the owner has no tag, since there is nothing to ask then, nor where scripts don't run, since
 * nothing would be loaded. All else is fetched once the page is up.
 */
export function Consent({ tagId }: { tagId: string }) {
  const [Question, setQuestion] = useState<ComponentType<{ tagId: string }>>();
  useEffect(() => {
    // What can't be fetched is a question not asked and a tag not loaded.
    if (tagId !== "")
      void import("./question.tsx").then((loaded) => setQuestion(() => loaded.Question)).catch(() => {});
  }, [tagId]);
  return Question ? <Question tagId={tagId} /> : null;
}
