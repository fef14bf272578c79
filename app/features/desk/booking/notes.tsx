/** Notes and tags, which only the agency sees. */

import { TextArea, TextField } from "../../../ui/field/field.tsx";
import { limits } from "../../booking/notes/notes.server.ts";
import { Panel, Post, PostForm, Submit } from "../shell/screen.tsx";
import type { Overview } from "./overview.server.ts";

export const Notes = ({
  shown: { notes, tags, keyOfForm },
  typed,
  refused,
}: {
  shown: Overview;
  typed: string;
  /** Refused tags: as typed, and those that the form had shown */
  refused: { text: string; had: string } | undefined;
}) => (
  <Panel id="notes" title="Notes">
    <PostForm fields={{ intent: "note", key: keyOfForm }} className="desk-form">
      <TextArea
        id="note"
        name="words"
        label="A note, seen by us alone"
        hint="The search finds what it says"
        className="input desk-short"
        maxLength={limits.note}
        defaultValue={typed}
      />
      <Submit kind="plain">Keep the note</Submit>
    </PostForm>
    {notes.length > 0 && (
      <ul role="list" className="desk-notes">
        {notes.map(({ id, words, author, when }) => (
          <li key={id}>
            <p>{words}</p>
            <small>
              {author}, {when}
            </small>
            <Post fields={{ intent: "remove-note", id }} kind="quiet" about={`the note of ${when}`}>
              Remove
            </Post>
          </li>
        ))}
      </ul>
    )}
    <PostForm fields={{ intent: "tags", had: refused?.had ?? tags.join(", ") }} className="desk-form">
      <TextField
        id="tags"
        name="words"
        label="Tags"
        hint="With commas between them, such as vip, early start"
        maxLength={400}
        defaultValue={refused?.text ?? tags.join(", ")}
      />
      <Submit kind="plain">Keep the tags</Submit>
    </PostForm>
  </Panel>
);
