/** The parts that all screens share. */
import type { ComponentProps, ReactNode } from "react";
import { ErrorSummary, type Mistake } from "../../../ui/error-summary/error-summary.tsx";
import { formatPounds } from "../../../ui/money.ts";

interface ScreenProps {
  title: string;
  /** Title of the browser's tab, if the heading alone is not clear enough */
  tab?: string;
  /** The mistakes of the sent form, listed first */
  mistakes?: Mistake[] | undefined;
  /** Whether the sent form has an error: the tab's title then says so */
  wrong?: boolean;
  /** Link above the heading, back to the previous page */
  back?: { to: string; label: string };
  lede?: ReactNode;
  /** Beside the heading: the main action, if there is one */
  actions?: ReactNode;
  children: ReactNode;
}

export function Screen({ title, tab = title, mistakes = [], wrong = mistakes.length > 0, ...screen }: ScreenProps) {
  const { back, lede, actions, children } = screen;
  return (
    <main id="main" tabIndex={-1} className="desk-screen">
      <title>{`${wrong ? "Error: " : ""}${tab} | Desk`}</title>
      {back && (
        <a className="desk-back" href={back.to}>
          {/* Wrapped in one element: in a flex container, each part would lose the space at its end. */}
          <span>{back.label}</span>
        </a>
      )}
      <div className="desk-head">
        <div>
          <h1>{title}</h1>
          {lede && <p className="desk-lede">{lede}</p>}
        </div>
        {actions && <div className="desk-actions">{actions}</div>}
      </div>
      <ErrorSummary mistakes={mistakes} answer={mistakes} />
      {children}
    </main>
  );
}

/** For an answer: screen readers don't announce a status that is there from the start, and on a phone it may be out of sight. */
export const takesFocus = { tabIndex: -1, autoFocus: true } as const;

interface PanelProps {
  id: string;
  title: string;
  /** Number of items, shown beside the heading */
  count?: number;
  /** Whether it is the answer to the sent form */
  answer?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of a screen with its own heading. */
export function Panel({ id, title, count, answer, actions, children }: PanelProps) {
  return (
    <section className="desk-panel" aria-labelledby={id}>
      <div className="desk-panel-head">
        <h2 id={id} {...(answer && takesFocus)}>
          {title}
          {count !== undefined && <span className="desk-count"> {count}</span>}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

export const Empty = ({ children }: { children: ReactNode }) => <p className="desk-empty">{children}</p>;

export interface SummaryRow {
  label: string;
  value: ReactNode;
}

/** Turns rows shared with the terminal's desk into rows of a summary. */
export const summaryRows = (rows: Readonly<Record<string, string | null>>): SummaryRow[] =>
  Object.entries(rows).map(([label, value]) => ({ label, value }));

/** A list of labels and values; rows without a value are left out. */
export const SummaryRows = ({ rows }: { rows: readonly (SummaryRow | false | null | undefined)[] }) => (
  <dl className="desk-summary">
    {rows.map(
      (row) =>
        row &&
        row.value !== null &&
        row.value !== "" && (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ),
    )}
  </dl>
);

/** An email address, which may break after its @. */
export const Address = ({ of }: { of: string }) => {
  const at = of.indexOf("@") + 1;
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  );
};

/** @param pence integer; null for a price that is not known yet */
export const Money = ({ pence }: { pence: number | null }) => (
  <span className="desk-money">{pence === null ? "by hand" : formatPounds(pence)}</span>
);

type HiddenFields = Readonly<Record<string, string | number>>;

interface PostProps {
  /** The address it posts to; this page when left out */
  to?: string;
  fields?: HiddenFields;
  kind?: keyof typeof buttonClass;
  /** Read out after the label, to distinguish several buttons with the same label */
  about?: string;
  children: ReactNode;
}

/** A button with a form of its own. */
export const Post = ({ to, fields = {}, kind = "plain", about, children }: PostProps) => (
  <PostForm action={to} fields={fields}>
    <Submit kind={kind}>
      {children}
      {about && <span className="visually-hidden"> {about}</span>}
    </Submit>
  </PostForm>
);

/** @param fields hidden ones */
export const PostForm = ({ fields, children, ...form }: ComponentProps<"form"> & { fields: HiddenFields }) => (
  <form method="post" {...form}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);

type SubmitProps = ComponentProps<"button"> & { kind?: keyof typeof buttonClass };

export const Submit = ({ kind = "main", ...button }: SubmitProps) => (
  <button type="submit" className={buttonClass[kind]} {...button} />
);

export const buttonClass = {
  main: "button button-main button-small",
  plain: "button button-small",
  quiet: "desk-quiet",
} as const;
