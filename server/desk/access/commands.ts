/** The commands for who is signed in to the browser's desk, and the passkeys that open it. */
import type { Make } from "../terminal/make-commands.ts";

export function addAccessCommands({ command, under, action }: Make, group: string): void {
  const load = () => import("./access.ts");
  const sessions = command(group, "sessions", "every browser that is signed in; end").action(action(load, "listAll"));
  under(sessions).asking("end <session>", "signs one out").action(action(load, "end"));
  const passkeys = command(group, "passkeys", "the devices that open the desk with their screen lock; remove").action(
    action(load, "listKeys"),
  );
  under(passkeys)
    .asking("remove <passkey>", "takes one away: that device needs a link again once its session is ended")
    .action(action(load, "remove"));
}
