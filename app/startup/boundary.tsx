import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { PartProblem, Problem } from "./problem.tsx";

interface BoundaryProps {
  /** When this changes, the children are rendered again */
  resetOn: unknown;
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

/** A different key for each navigation, even to the same address. */
const useVisit = () => useLocation().key;

/** Wraps the page within the shell, so that header and footer stay usable. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary resetOn={useVisit()} fallback={(error) => <Problem error={error} name="Routes" />}>
      {children}
    </Boundary>
  );
}

interface AppBoundaryProps {
  /** The agency's phone number, which is otherwise shown only by the shell */
  phone: { display: string; href: string } | undefined;
  children: ReactNode;
}

/** Wraps everything in the body, including the shell. */
export function AppBoundary({ phone, children }: AppBoundaryProps) {
  const fallback = (error: unknown) => (
    <Problem error={error} name="App">
      {phone && (
        <p>
          Or call us on <a href={phone.href}>{phone.display}</a>.
        </p>
      )}
    </Problem>
  );
  return (
    <Boundary resetOn={useVisit()} fallback={fallback}>
      {children}
    </Boundary>
  );
}

/** A page may be shown without its meta tags, as long as it has a title. */
export function HeadBoundary({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Boundary resetOn={useVisit()} fallback={() => <title>{title}</title>}>
      {children}
    </Boundary>
  );
}

/** Wraps a part that the rest of the page can do without. `name` is for the error record and the log. */
export function PartBoundary({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Boundary resetOn={useVisit()} fallback={(error) => <PartProblem error={error} name={name} />}>
      {children}
    </Boundary>
  );
}
