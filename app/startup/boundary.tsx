import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";

interface BoundaryProps {
  /** When this changes, the children are rendered again; never when left out */
  resetOn?: unknown;
  fallback(error: unknown): ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  caught: { error: unknown } | null;
  resetOn: unknown;
}

/** Catches errors that its children throw while rendering, until `resetOn` changes. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { caught: null, resetOn: this.props.resetOn };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ resetOn }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return Object.is(resetOn, state.resetOn) ? null : { caught: null, resetOn };
  }

  override render() {
    return this.state.caught ? this.props.fallback(this.state.caught.error) : this.props.children;
  }
}

/** Catches errors until the next navigation. Each has its own key, even one to the same address. */
export const NavigationBoundary = (props: Omit<BoundaryProps, "resetOn">) => (
  <Boundary resetOn={useLocation().key} {...props} />
);
