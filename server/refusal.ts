/** The sentences whose condition holds. */
export const sentencesWhere = (found: readonly (readonly [is: boolean, sentence: string])[]): string[] =>
  found.flatMap(([is, sentence]) => (is ? [sentence] : []));

/** A reason to stop that the person at the terminal can act on: printed as sentences, without a stack. */
export class Refusal extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[], options?: ErrorOptions) {
    super(sentences.join("\n"), options);
    this.name = "Refusal";
    this.sentences = sentences;
  }
}
