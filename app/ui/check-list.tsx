import { Tick } from "./icon/icon.tsx";

export const CheckList = ({ lines }: { lines: readonly string[] }) => (
  <ul role="list" className="ticks">
    {lines.map((line) => (
      <li key={line}>
        <Tick />
        {line}
      </li>
    ))}
  </ul>
);
