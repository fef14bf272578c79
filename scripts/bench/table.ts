/** Rows for the tables of docs/performance.md: `npm run bench` collects the lines that `row` prints. */

export interface Row {
  /** What is measured, with its conditions where they differ from the section's */
  what: string;
  ours: string;
  /** What it is compared with in the same run, with its figure: "nginx 9,100/s" */
  comparedWith?: string;
  /** Ours divided by the other figure: about the same on other machines, unlike the two figures */
  ratio?: number;
  goal?: string;
  met?: boolean;
}

const mark = "| ";
export const tableHead = [
  "| measured | ours | beside, same run | ratio | goal | met |",
  "|---|---|---|---|---|---|",
] as const;

export function row({ what, ours, comparedWith = "", ratio, goal = "", met }: Row): void {
  const cells = [
    what,
    ours,
    comparedWith,
    ratio?.toFixed(2) ?? "",
    goal,
    met === undefined ? "" : met ? "yes" : "**no**",
  ];
  console.log(`${mark}${cells.join(" | ")} |`);
}

/** The rows in what a measurement printed. */
export const rowsIn = (output: string): string[] => output.split("\n").filter((line) => line.startsWith(mark));

/** "9,100" */
export const integer = (value: number): string => Math.round(value).toLocaleString("en-GB");
