import { Unbroken } from "../../../ui/unbroken.tsx";

/** A numbered list of what happens next. */
export const Steps = ({ steps }: { steps: readonly { title: string; text: string }[] }) => (
  <ol role="list" className="quote-steps">
    {steps.map(({ title, text }) => (
      <li key={title}>
        <strong>{title}.</strong> <Unbroken>{text}</Unbroken>
      </li>
    ))}
  </ol>
);
