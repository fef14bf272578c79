import { TextArea } from "../../../ui/field/field.tsx";
import { maxMessageLength } from "../../message/write-message.server.ts";
import { Address, Panel, PostForm, Submit } from "../shell/screen.tsx";
import type { Overview } from "./overview.server.ts";

interface MessagesProps {
  shown: Overview["messages"];
  /** Idempotency key */
  keyOfForm: string;
  /** What was typed but not sent, by the form's intent */
  typed: (intent: string) => string;
  /** Empty for an erased person */
  email: string;
  /** Shown beside the send button */
  beside?: React.ReactNode;
  /** Whether writing a message is the main purpose of the page */
  main?: boolean;
}

export const Messages = ({ shown, keyOfForm, typed, email, beside, main = false }: MessagesProps) => (
  <Panel id="messages" title="Messages">
    {shown.length > 0 && (
      <ul role="list" className="desk-messages">
        {shown.map(({ id, direction, words, author, when }) => (
          <li key={id} className={direction === "out" ? "desk-message desk-message-out" : "desk-message"}>
            <p dir="auto">{words}</p>
            <small>
              {direction === "out" ? author : author ? `from the customer, put in by ${author}` : "from the customer"},{" "}
              {when}
            </small>
          </li>
        ))}
      </ul>
    )}
    {email !== "" && (
      <PostForm fields={{ intent: "message", key: keyOfForm }} className="desk-form">
        <TextArea
          id="message"
          name="words"
          label={
            <>
              Write to <Address of={email} />
            </>
          }
          className="input desk-short"
          maxLength={maxMessageLength}
          defaultValue={typed("message")}
        />
        {beside}
        <Submit kind={main ? "main" : "plain"}>Send the message</Submit>
      </PostForm>
    )}
    <details open={typed("answer") !== ""}>
      <summary>Add a call or a message from elsewhere</summary>
      <PostForm fields={{ intent: "answer", key: keyOfForm }} className="desk-form">
        <TextArea
          id="answer"
          name="words"
          label="Their words"
          className="input desk-short"
          maxLength={maxMessageLength}
          defaultValue={typed("answer")}
        />
        <Submit kind="plain">Note it</Submit>
      </PostForm>
    </details>
  </Panel>
);
