const steps = ["Details", "Check", "Pay"];

/** Where they are on the way: "1 Details, 2 Check, 3 Pay". @param current from 1 */
export const StepsLine = ({ current }: { current: number }) => (
  <ol className="steps-line" aria-label="Steps of booking">
    {steps.map((name, index) => (
      <li key={name} aria-current={index + 1 === current ? "step" : undefined}>
        <span>{index + 1}</span> {name}
      </li>
    ))}
  </ol>
);
