import { CopyButton } from "../../ui/copy/copy-button.tsx";
import type { VenueEmail } from "./venue-email.server.ts";

/** An email to forward to the venue, which has to allow the act. */
export const AskVenue = ({ email }: { email: VenueEmail | null }) =>
  email && (
    <section className="sent-next sent-steps">
      <h2>Somewhere other than home?</h2>
      <p>
        The venue has to say yes to the act by name. This email to them says what it is, how far it goes and what it
        needs; not what it costs.
      </p>
      <div className="buttons">
        <a className="button" href={email.href}>
          Email the venue
        </a>
        <CopyButton text={email.text} name="email to the venue" />
      </div>
    </section>
  );
