import { Link } from "react-router";
import type { PlaceData } from "./place.server.ts";

/** What each booking promises, shown beside the price. */
export const Promises = ({ booked }: { booked: PlaceData["booked"] }) => (
  <dl className="promises">
    <div>
      <dt>How far it goes</dt>
      <dd>{booked.howFar}</dd>
    </div>
    <div>
      <dt>Have ready</dt>
      <dd>{booked.ready} At a venue, the manager’s agreement too.</dd>
    </div>
    <div>
      <dt>Adults only</dt>
      <dd>
        Everyone in the room is <span className="nowrap">18 or over</span>.
      </dd>
    </div>
    <div>
      <dt>If you cancel</dt>
      <dd>
        {booked.refund}.{" "}
        <Link to="/terms#cancelling" className="nowrap">
          The whole table
        </Link>
      </dd>
    </div>
    <div>
      <dt>If the performer can’t come</dt>
      <dd>A backup you are happy with, or all your money back.</dd>
    </div>
  </dl>
);
