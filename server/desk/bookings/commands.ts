/** The commands that take a booking down from a call, change one, and note a yes by phone. */
import { type Command, Option } from "commander";
import { afterCall, occasionNames } from "../choices.ts";
import type { Make } from "../terminal/make-commands.ts";

/** The answers about a party, under the names of the form's fields. */
function addDetails(command: Command): Command {
  return command
    .option("--name <name>", "the customer's")
    .option("--phone <number>", "theirs")
    .option("--email <address>", "theirs")
    .option("--act <act>", "such as cheeky-butlers")
    .option("--package <package>", "such as two-hours; a wrong one lists those of the act")
    .option("--performers <number>", "how many")
    .option("--guests <number>", "how many people come")
    .option("--date <day>", "of the party: 2027-06-12")
    .option("--time <time>", "its start: 7.30pm, 19:30")
    .option("--place <place>", "town or city")
    .option("--venue <venue>", "where in it")
    .addOption(new Option("--occasion <occasion>", "what is celebrated").choices(occasionNames))
    .option("--notes <text>", "what they told you")
    .option("--surprise", "it's a surprise: plain subjects and sender");
}

const example = `
Left out: one performer, a hen party, the price list's own price. For example:
  npm run desk -- book --name Ann --phone "07700 900123" --email ann@example.com \\
    --act butlers --package two-hours --guests 24 --date 2027-06-12 --time 7.30pm \\
    --place York --adult --then send --yes
At a terminal, what is left out is asked for.`;

const pounds = "WORDS=POUNDS";
const addLines = (command: Command): Command =>
  command
    .option("--travel <pounds>", "travel, when the price list has no price for it")
    .option("--line <line...>", `all the lines yourself, each ${pounds}, in place of the price list's`);

export function addBookingCommands({ asking, action }: Make, group: string): void {
  const book = asking(group, "book", "takes a booking down from a call, prices it, and sends it or notes the yes");
  addLines(addDetails(book))
    .option("--adult", "they confirm that everyone there will be 18 or over")
    .option("--message <id>", "begins with a message from the form, and ticks it off")
    .option("--extra <line...>", `lines beside the others, each ${pounds}`)
    .option("--note <text>", "your words to the customer, above the price")
    .addOption(
      new Option(
        "--then <what>",
        "agreed: they said yes, and get it with a link to pay; send: they get the price; keep: nothing goes out",
      ).choices(afterCall),
    )
    .addHelpText("after", example)
    .action(action(() => import("./book.ts"), "book"));
  addLines(
    addDetails(
      asking(
        group,
        "change <reference>",
        "changes what is named of a booking; shows first what is different, and asks",
      ),
    ).option("--no-surprise", "it is none any more"),
  )
    .option("--agreed", "the customer said yes by phone, where they would be asked by email")
    .action(action(() => import("./change.ts"), "change"));
  asking(group, "withdraw-change <reference>", "withdraws a change that the customer has not answered").action(
    action(() => import("./withdraw-change.ts"), "withdrawChange"),
  );
  asking(group, "agreed <reference>", "notes a yes by phone; they get what they agreed to, with a link to pay").action(
    action(() => import("../price.ts"), "agreed"),
  );
}
