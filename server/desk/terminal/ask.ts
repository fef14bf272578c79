import { printable } from "../../../app/printable.ts";
import type { Terminal } from "./terminal.ts";

/** An answer is missing and no question can be asked: the command is incomplete (exit code 2). */
export class Unanswered extends Error {}
/** The person at the terminal said no, or left (exit code 130). */
export class Declined extends Error {}

export interface Ask {
  /** Whether questions can be asked: not in a pipe, nor with --json or --yes. */
  readonly interactive: boolean;
  /** Asks for confirmation, and returns if it is given. @throws Declined if not; Unanswered when no question can be asked, without --yes */
  agree(question: string): Promise<void>;
  /** @returns the answer; false when no question can be asked, so only for optional steps */
  whether(question: string): Promise<boolean>;
  /** @param option the command-line option that gives the same answer */
  text(question: string, option: string, more?: TextMore): Promise<string>;
  choose<T extends string>(question: string, option: string, choices: readonly Choice<T>[]): Promise<T>;
}

interface TextMore {
  initial?: string;
  /** What is wrong with it, in a sentence */
  wrong?: (typed: string) => string | undefined;
}
interface Choice<T extends string> {
  value: T;
  label: string;
  hint?: string;
}

/** Questions on this terminal. The library is loaded with the first question. */
export function asking(terminal: Terminal, { json, yes }: { json: boolean; yes: boolean }): Ask {
  const interactive = terminal.interactive && !json && !yes;
  const streams = { input: terminal.input, output: terminal.output };
  const prompts = () => import("@clack/prompts");
  const need = (question: string, option: string) => {
    if (!interactive) throw new Unanswered(`${question} Say it with ${option}.`);
  };
  const answerTo = async <T>(asked: (library: Awaited<ReturnType<typeof prompts>>) => Promise<T>) => {
    const answer = await asked(await prompts());
    // The library returns a symbol for Escape and Ctrl-C.
    if (typeof answer === "symbol") throw new Declined();
    return answer as Exclude<T, symbol>;
  };
  const whether = (question: string, initialValue: boolean) =>
    answerTo(({ confirm }) => confirm({ ...streams, message: printable(question), initialValue }));
  return {
    interactive,
    async agree(question) {
      if (yes) return;
      need(question, "--yes");
      if (!(await whether(question, false))) throw new Declined();
    },
    whether: async (question) => interactive && whether(question, true),
    async text(question, option, { initial = "", wrong } = {}) {
      need(question, option);
      return answerTo(({ text }) =>
        text({
          ...streams,
          message: printable(question),
          initialValue: initial,
          validate: (typed) => wrong?.(typed ?? ""),
        }),
      );
    },
    async choose<T extends string>(question: string, option: string, choices: readonly Choice<T>[]) {
      need(question, option);
      const options = choices.map(({ value, label, hint }) => ({
        value: value as string,
        label: printable(label),
        ...(hint && { hint }),
      }));
      return answerTo(({ select }) =>
        select<string>({ ...streams, message: printable(question), options }),
      ) as Promise<T>;
    },
  };
}
