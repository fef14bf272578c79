import type { ReactNode } from "react";
import { Link } from "react-router";

interface ChoiceProps {
  to: string;
  chosen: boolean;
  children: ReactNode;
}

export const Choice = ({ to, chosen, children }: ChoiceProps) => (
  <Link to={to} className="pill" aria-current={chosen ? "true" : undefined}>
    {children}
  </Link>
);
