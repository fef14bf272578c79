import { type ComponentType, useEffect, useState } from "react";

/**
 * On every page. Does nothing where the owner has no tag, nor where scripts don't run, since no tag loads then. The rest is fetched
 * once the page is up.
 */
export function Consent({ tagId }: { tagId: string }) {
  const [Question, setQuestion] = useState<ComponentType<{ tagId: string }>>();
  useEffect(() => {
    // Where it can't be fetched there is no question and no tag.
    if (tagId !== "")
      void import("./question.tsx").then((loaded) => setQuestion(() => loaded.Question)).catch(() => {});
  }, [tagId]);
  return Question ? <Question tagId={tagId} /> : null;
}
