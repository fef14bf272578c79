import { Panel } from "../shell/screen.tsx";
import type { TimelineEntry } from "./timeline.server.ts";

/** What happened, oldest first; a long list is scrolled to the latest entry. */
export const Timeline = ({ happened }: { happened: readonly TimelineEntry[] }) => (
  <Panel id="timeline" title="What happened">
    <ol role="list" className="desk-timeline">
      {happened.map(({ key, at, when, what, who, detail }) => (
        <li key={key}>
          <time dateTime={at}>{when}</time>
          <span>
            {what}
            {who && `, ${who}`}
            {detail && <small>{detail}</small>}
          </span>
        </li>
      ))}
    </ol>
  </Panel>
);
