import type { Mail } from "../../../context.ts";
import { emailOf } from "../../site/sender.server.ts";
import { site } from "../../site/site.server.ts";
import { minutes } from "./secrets.server.ts";

/** @param to an address from DESK_EMAILS. @param link the one-time link, with the site's address */
export function signInMail(to: string, link: string): Mail {
  const mail = emailOf(
    "desk-sign-in",
    { theme: "sky", desk: undefined },
    {
      title: "Your link to the desk",
      preview: `It opens the desk once, in the next ${minutes} minutes.`,
      blocks: [
        {
          text: `Open it in the browser where you asked for it. It works once, for ${minutes} minutes.`,
        },
        { link, label: "Open the desk", isPrivate: false },
        { small: "You did not ask? Somebody typed your address. They can do nothing without this link: delete it." },
      ],
      foot: `Never pass this link on: nobody at ${site.name} asks you for it.`,
    },
  );
  return { ...mail, to: { address: to } };
}
