const steps = ["Details", "Check", "Pay"];

/** The steps of a booking, "1 Details, 2 Check, 3 Pay", with the current one marked. @param current from 1 */
export const StepsLine = ({ current }: { current: number }) => (
  <ol className="steps-line" aria-label="Steps of booking">
    {steps.map((name, index) => (
      <li key={name} aria-current={index + 1 === current ? "step" : undefined}>
        <span>{index + 1}</span> {name}
      </li>
    ))}
  </ol>
);
