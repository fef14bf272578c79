/** The commands for messages in both directions, and for the agency's own notes. */
import type { Make } from "../terminal/make-commands.ts";

const group = "Messages and notes";
const ofOne = "a booking, or a message from the form";

export function addMessageCommands({ command, asking, under, action }: Make): void {
  const load = () => import("./messages.ts");
  command(group, "messages <about>", `what was written to and by the customer about ${ofOne}`).action(
    action(load, "listMessages"),
  );
  asking(group, "write <about>", `sends the customer a message about ${ofOne}`)
    .option("--words <text>", "the message; asked for at a terminal")
    .option("--done", "and ticks off the message from the form")
    .action(action(load, "write"));
  asking(group, "heard <about>", `puts in what the customer said or wrote elsewhere about ${ofOne}`)
    .option("--words <text>", "their words; asked for at a terminal")
    .action(action(load, "heard"));
  command(group, "done <about>", "ticks off a message from the form, a customer's no to a change, or a lost dispute")
    .option("--undo", "puts the message back among those that wait")
    .action(action(load, "done"));

  const notes = command(group, "notes <reference>", "notes and tags of a booking, seen by us alone; add, remove, tag");
  notes.action(action(() => import("./notes.ts"), "listNotes"));
  const note = under(notes);
  note
    .asking("add <reference>", "one more; the search finds it")
    .option("--words <text>", "the note; asked for at a terminal")
    .action(action(() => import("./notes.ts"), "add"));
  note.command("remove <reference> <note>", "takes one away").action(action(() => import("./notes.ts"), "remove"));
  note
    .command("tag <reference>", "puts tags on a booking, or takes them off")
    .option("--add <tag...>", 'such as vip "early start"')
    .option("--off <tag...>", "those to take off")
    .action(action(() => import("./notes.ts"), "tag"));
}
