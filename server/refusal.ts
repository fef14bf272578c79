/** The sentences whose condition is true. */
export const sentencesWhere = (found: readonly (readonly [is: boolean, sentence: string])[]): string[] =>
  found.flatMap(([is, sentence]) => (is ? [sentence] : []));

/** The code of an error of Node, a driver or a library, such as "ENOENT"; "" where it has none. */
export const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

/** What an error says; whatever else was thrown, as text. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A reason to stop that the person at the terminal can act on: printed as sentences, without a stack. */
export class Refusal extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[], options?: ErrorOptions) {
    super(sentences.join("\n"), options);
    this.name = "Refusal";
    this.sentences = sentences;
  }
}
