import { useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { shownMoment } from "../../../dates/today.server.ts";
import type { OutboxTable } from "../../../tables.ts";
import { TableHead } from "../../../ui/table/table-head.tsx";
import type { RouteArgs } from "../shell/route.ts";
import { Address, Empty, Screen } from "../shell/screen.tsx";
import { emailStatusLabels, listMail, noneFailed } from "./list.server.ts";

const maxListed = 50;

export async function loader({ request, context }: RouteArgs) {
  const asked = new URL(request.url).searchParams;
  const statuses = Object.keys(emailStatusLabels) as OutboxTable["status"][];
  const status = statuses.find((one) => one === asked.get("status"));
  const { database, clock } = context.get(portsContext);
  const emails = await listMail(database, { limit: maxListed, status });
  const none = status === "undelivered" && emails.length === 0 ? await noneFailed(database) : undefined;
  return { status, now: clock.now(), emails, none };
}

export function Component() {
  const { status, now, emails, none } = useLoaderData<typeof loader>();
  return (
    <Screen title="Emails" lede={`The latest ${maxListed}, newest first`}>
      <nav aria-label="Which emails">
        <ul role="list" className="desk-tabs">
          {[["", "All"] as const, ...Object.entries(emailStatusLabels)].map(([value, label]) => (
            <li key={value}>
              <a
                href={`/desk/mail${value && `?status=${value}`}`}
                aria-current={value === (status ?? "") ? "true" : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {none ? (
        <Empty>
          {none.sentence} {none.waiting && <a href="/desk/mail?status=waiting">Look at what waits</a>}
        </Empty>
      ) : emails.length === 0 ? (
        <Empty>Every email that the site sends will show here, and whether it arrived.</Empty>
      ) : (
        <div className="desk-table">
          <table>
            <TableHead caption="Emails" columns={["Subject", "To", "Written", "Status"]} />
            <tbody>
              {emails.map(({ id, subject, to, status, createdAt, lastError }) => (
                <tr key={id} data-row>
                  <th scope="row">
                    <a href={`/desk/mail/${id}`}>{subject}</a>
                    {lastError && <span className="desk-muted">{lastError}</span>}
                  </th>
                  <td>
                    <Address of={to.address} />
                  </td>
                  <td className="desk-cell-left">{shownMoment(createdAt, now)}</td>
                  <td className="desk-cell-right">
                    <span
                      className="desk-turn"
                      data-turn={status === "undelivered" ? "ours" : status === "waiting" ? undefined : "theirs"}
                    >
                      {emailStatusLabels[status]}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Screen>
  );
}
