import { Unbroken } from "../../../ui/unbroken.tsx";

/** What happens next, numbered. */
export const Steps = ({ steps }: { steps: readonly { title: string; text: string }[] }) => (
  <ol role="list" className="quote-steps">
    {steps.map(({ title, text }) => (
      <li key={title}>
        <strong>{title}.</strong> <Unbroken>{text}</Unbroken>
      </li>
    ))}
  </ol>
);
