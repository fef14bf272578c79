import type { ReactNode } from "react";
import { Link } from "react-router";

interface ChoiceProps {
  to: string;
  chosen: boolean;
  children: ReactNode;
}

/** A pill that narrows the list. */
export const Choice = ({ to, chosen, children }: ChoiceProps) => (
  <Link to={to} className="choice-link" aria-current={chosen ? "true" : undefined}>
    {children}
  </Link>
);
