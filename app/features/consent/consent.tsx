import { type ComponentType, useEffect, useState } from "react";

/** Does nothing without a tag or scripts. The rest of the code is fetched after the page has loaded. */
export function Consent({ tagId }: { tagId: string }) {
  const [Question, setQuestion] = useState<ComponentType<{ tagId: string }>>();
  useEffect(() => {
    // If the code can't be fetched, there is neither a question nor a tag.
    if (tagId !== "")
      void import("./question.tsx").then((loaded) => setQuestion(() => loaded.Question)).catch(() => {});
  }, [tagId]);
  return Question ? <Question tagId={tagId} /> : null;
}
