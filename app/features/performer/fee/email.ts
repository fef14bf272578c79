import type { Mail } from "../../../context.ts";
import { greeting } from "../../../email/typed-text.ts";
import { capitalised } from "../../../ui/capitalised.ts";
import type { Quote } from "../../quote/table.server.ts";
import { emailOf } from "../../site/sender.server.ts";
import { about, callUs, type JobEmail } from "../email.ts";

/** Once the job has begun. Without its private link, as the page is about to close. @param changed "your fee is £60 (before: £80)" */
export const lowerFeeMail = (quote: Quote, performer: JobEmail["performer"], changed: string, origin: string): Mail =>
  emailOf("job-changed", about({ quote, performer, link: origin }), {
    title: "Your fee has changed",
    preview: `${capitalised(changed)}.`,
    blocks: [
      { text: `${greeting(performer.publicName)}, for the party below ${changed}.` },
      { text: ["Not what you agreed with us? Call us: ", callUs, "."] },
    ],
  });
