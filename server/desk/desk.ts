import { existsSync } from "node:fs";
import path from "node:path";
import { systemClock } from "../clock.ts";
import { readConfig } from "../config.ts";
import { type OpenDatabase, openDatabase } from "../database/open.ts";
import { createLogger, logOn } from "../log.ts";
import { Refusal } from "../refusal.ts";
import { type Command, help, readArguments } from "./arguments.ts";
import { findMail, listMail, mailTable, mailText } from "./mail.ts";
import { findQuote, listQuotes, quotesTable, quoteText } from "./quotes.ts";
import { answerReviews } from "./reviews.ts";

type Asked = Exclude<Command, { name: "help" }>;
/** What to print, for people or for programs; undefined when there is no such quote or mail. */
type Answer = { data: unknown; text: string } | undefined;

async function answer(store: OpenDatabase, asked: Asked): Promise<Answer> {
  const { database } = store;
  switch (asked.name) {
    case "quotes": {
      const quotes = await listQuotes(database, asked.limit);
      return { data: quotes, text: quotesTable(quotes) };
    }
    case "mail": {
      const mails = await listMail(database, asked.limit, asked.about);
      return { data: mails, text: mailTable(mails) };
    }
    case "quote": {
      const quote = await findQuote(database, asked.about);
      return quote && { data: quote, text: quoteText(quote) };
    }
    case "reviews":
      return answerReviews(store, systemClock, asked);
    case "mail-show": {
      const mail = await findMail(database, asked.about);
      return mail && { data: mail, text: mailText(mail) };
    }
  }
}

/** The agency's desk on the command line. @returns the exit code: 0, 1 when something is missing, 2 for a wrong command */
export async function desk(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const command = readArguments(argv);
  if (command.name === "help") {
    const { wrong } = command;
    process[wrong ? "stderr" : "stdout"].write(wrong ? `${wrong}\n\n${help}` : help);
    return wrong ? 2 : 0;
  }
  try {
    const config = readConfig(env);
    const file = path.join(config.dataFolder, "site.db");
    if (!config.databaseUrl && !existsSync(file))
      throw new Refusal([`There is no database at ${file} yet: it is made when the site first starts.`]);
    const store = openDatabase(config, logOn(createLogger("silent")), 1);
    try {
      const found = await answer(store, command);
      if (!found) throw new Refusal([`Nothing is stored under "${command.about}".`]);
      process.stdout.write(`${command.json ? JSON.stringify(found.data, null, 2) : found.text}\n`);
      return 0;
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof Refusal) process.stderr.write(`${error.message}\n`);
    else if (error instanceof Error && "code" in error)
      process.stderr.write(`The database does not answer as it should (${String(error.code)}).\n`);
    else throw error;
    return 1;
  }
}
