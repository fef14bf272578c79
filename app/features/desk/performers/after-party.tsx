/** What is noted about a performer once the party is over: whether they came, and whether they were paid. */
import { Post } from "../shell/screen.tsx";
import type { Assign } from "./assign.server.ts";

export function AfterParty({ job }: { job: Assign["asked"][number] }) {
  const { id: assignment, performerId, name, toPay, paidOn, noShow, mayBeNoShow } = job;
  return (
    <>
      {toPay && (
        <a href={`/desk/performers/${performerId}#to-pay`}>
          Mark the fee as paid<span className="visually-hidden"> to {name}</span>
        </a>
      )}
      {paidOn && (
        <details className="desk-job-release">
          <summary>
            Marked by mistake?<span className="visually-hidden"> The fee of {name}</span>
          </summary>
          <p>
            It is among the fees to pay again. {name} is not told, but their page about the job says “Paid on” no
            longer.
          </p>
          <Post fields={{ intent: "fee-not-paid", assignment, paidOn }} about={`to ${name}`}>
            Not paid
          </Post>
        </details>
      )}
      {mayBeNoShow && !noShow && (
        <details className="desk-job-release">
          <summary>
            Did not come?<span className="visually-hidden"> {name}</span>
          </summary>
          <p>
            No fee is owed to {name} then. Nobody is told: what the customer gets back is under “Refund a part”, and
            what they need not pay any more, once the party is over, under “Write off the rest”.
          </p>
          <Post fields={{ intent: "no-show", assignment }} about={name}>
            They did not come
          </Post>
        </details>
      )}
      {noShow && (
        <Post fields={{ intent: "came", assignment }} kind="quiet" about={name}>
          They came after all
        </Post>
      )}
    </>
  );
}
