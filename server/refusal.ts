/** A reason not to start that the person at the terminal can act on: whole sentences, no stack. */
export class Refusal extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[], options?: ErrorOptions) {
    super(sentences.join("\n"), options);
    this.name = "Refusal";
    this.sentences = sentences;
  }
}
