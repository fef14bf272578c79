import type { Mail } from "../../../context.ts";
import { atDesk, emailOf } from "../../site/sender.server.ts";
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

/**
 * Tells somebody that there is a new way in under their name: whoever sits at a session that they left open, or has its cookie, could
 * make one that outlives the session.
 * `text`: what it opens; `desk`: the page where it is taken back
 */
function newKeyMail(to: string, { title, text, desk }: Record<"title" | "text" | "desk", string>): Mail {
  const mail = emailOf(
    "desk-key",
    { theme: "gold", desk },
    {
      title,
      preview: text,
      blocks: [
        { text },
        {
          small:
            "Was it not you? Then somebody else is signed in as you. Take it back on that page, and end their session under Sessions, or ask the owner to.",
        },
      ],
      foot: `You get this whenever something new opens the desk of ${site.name} in your name.`,
    },
  );
  return { ...mail, to: { address: to } };
}

/** @param to an address from DESK_EMAILS. @param device such as "Safari on iPhone". @param origin the site's address */
export const newPasskeyMail = (to: string, device: string, origin: string): Mail =>
  newKeyMail(to, {
    title: "A passkey was added",
    text: `${device} now opens the desk as ${to}.`,
    desk: atDesk(origin, "passkeys"),
  });

/** @param to an address from DESK_EMAILS. @param origin the site's address */
export const newFeedMail = (to: string, origin: string): Mail =>
  newKeyMail(to, {
    title: "A calendar address was made",
    text: `Whoever has it sees the parties, without signing in. It was made as ${to}.`,
    desk: atDesk(origin, "calendar/feed"),
  });
