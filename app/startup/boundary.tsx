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

/** Catches what its children throw while rendering, until its input changes. */
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

/** A new key for each navigation, also to the same address. */
const useVisit = () => useLocation().key;

/** Around the page within the shell: header and footer stay usable. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary resetOn={useVisit()} fallback={(error) => <Problem error={error} name="Routes" />}>
      {children}
    </Boundary>
  );
}

interface AppBoundaryProps {
  /** The agency's phone number, which otherwise only the shell shows */
  phone: { display: string; href: string } | undefined;
  children: ReactNode;
}

/** Around everything in the body, the shell included. */
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

/** Around a part of a page that the rest can do without. `name` is for the record and the log. */
export function PartBoundary({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Boundary resetOn={useVisit()} fallback={(error) => <PartProblem error={error} name={name} />}>
      {children}
    </Boundary>
  );
}
