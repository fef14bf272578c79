import { blockText, type Composed } from "./blocks.ts";
import { renderHtml } from "./html.tsx";

/** Both parts of an email, from one list of blocks. */
export async function compose(email: Composed): Promise<{ html: string; text: string }> {
  const { title, reference, blocks, foot } = email;
  const head = [title, reference].filter(Boolean).join("\n");
  return {
    html: await renderHtml(email),
    text: [head, ...blocks.map(blockText), `-- \n${foot}\n`].filter(Boolean).join("\n\n"),
  };
}
