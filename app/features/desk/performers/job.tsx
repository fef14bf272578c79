/** /job?key=: a performer's private page about one job. Needs no session: the key in the address opens it. */
import { data, redirect, useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { readForm } from "../../../forms/body.server.ts";
import { Poster } from "../../../ui/poster/poster.tsx";
import { answerJob } from "../../performer/answer-job.server.ts";
import { assignmentByLink } from "../../performer/assignments.server.ts";
import { feeLabel } from "../../performer/job.server.ts";
import { type JobPage, type JobSheet, jobPage } from "../../performer/job-sheet.server.ts";
import { site } from "../../site/site.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Panel, Submit, type SummaryRow, SummaryRows } from "../shell/screen.tsx";
import { keyIn } from "./load.server.ts";

/** The address is a secret, so it must not be sent to other sites. */
const headers = { "Referrer-Policy": "same-origin" };

/** @throws data 404 for an address without a key: the site then answers as for any unknown one */
export async function loader({ request, context }: RouteArgs) {
  const key = keyIn(request);
  if (key === "") throw data(null, 404);
  const page = await jobPage(context.get(portsContext), key);
  const status = page.kind === "unknown" ? 404 : page.kind === "gone" ? 410 : 200;
  return data({ page, key }, { status, headers });
}

export async function action({ request, context }: RouteArgs) {
  const ports = context.get(portsContext);
  const key = keyIn(request);
  const { fields } = await readForm(request);
  const assignment = await assignmentByLink(ports.database, key);
  const { answer, askedFor = "", fee } = fields;
  // If the booking has moved, or its fee has changed, since the performer's page was drawn, the page shows the new details and asks again.
  if (assignment && (answer === "accept" || answer === "decline"))
    await answerJob(ports, { id: assignment.id, askedFor, fee: Number(fee), answer, actor: { kind: "performer" } });
  return redirect(`/job?key=${encodeURIComponent(key)}`, { status: 303, headers });
}

const goneText: Record<(JobPage & { kind: "gone" })["why"], [title: string, text: string]> = {
  completed: ["That one is over", "Thank you. What was here about it is gone."],
  cancelled: ["It will not take place", "The time is yours again, and there is nothing to do."],
  declined: ["You said no", "Thank you for telling us: the time is yours again. If you can after all, call us."],
  withdrawn: ["It is no longer yours to do", "The time is yours again, and there is nothing to do."],
  "passed-on": ["The request has ended", "We had no answer in time. The time is yours again."],
};

export function Component() {
  const { page, key } = useLoaderData() as { page: JobPage; key: string };
  return (
    <main id="main" tabIndex={-1} className="desk-screen desk-job">
      <JobView page={page} secret={encodeURIComponent(key)} />
      <p className="desk-job-call">
        Questions? Call {site.name} on <a href={`tel:${site.phone.e164}`}>{site.phone.display}</a>.
      </p>
    </main>
  );
}

const Heading = ({ title, lede }: { title: string; lede: string }) => (
  <div>
    <title>{`${title} | ${site.name}`}</title>
    <h1>{title}</h1>
    <p className="desk-lede">{lede}</p>
  </div>
);

/** The date, on the act's background and in front of its figure. */
const JobHead = ({ page, lede }: { page: Extract<JobPage, { title: string }>; lede: string }) => (
  <div className="desk-job-head" data-theme={page.figure.theme}>
    <Heading title={page.title} lede={lede} />
    <Poster name={page.figure.slug} alt="" shape="square" cut />
  </div>
);

const JobRows = ({ rows }: { rows: readonly SummaryRow[] }) => (
  <SummaryRows
    rows={rows.map(({ label, value }) => ({
      label,
      value: label === feeLabel ? <strong className="desk-job-fee">{value}</strong> : value,
    }))}
  />
);

/** @param secret the link's key, as a part of an address */
function JobView({ page, secret }: { page: JobPage; secret: string }) {
  const to = `/job?key=${secret}`;
  if (page.kind === "unknown")
    return (
      <Heading
        title="This link opens nothing"
        lede="It may have ended, or a part of it may be missing: some mail programs break long links in two. Open it from our email again, or call us."
      />
    );
  if (page.kind === "gone") {
    const [title, text] = goneText[page.why];
    return <Heading title={title} lede={page.paid ? `${text} ${page.paid}` : text} />;
  }
  if (page.kind === "changing")
    return (
      <Heading title="This one is changing" lede="An email with how it stands now reaches you in a few minutes." />
    );
  if (page.kind === "asked")
    return (
      <>
        <JobHead page={page} lede="Can you do this one? The time is held for you until you answer." />
        <JobRows rows={page.rows} />
        {page.note && <blockquote className="desk-job-note">{page.note}</blockquote>}
        {page.answerBy && <p>Please answer by {page.answerBy}: then the request ends.</p>}
        <form method="post" action={to} className="desk-job-answer">
          <input type="hidden" name="askedFor" value={page.askedFor} />
          <input type="hidden" name="fee" value={page.fee} />
          <button type="submit" name="answer" value="accept" className="button button-main">
            Yes, I’ll do it
          </button>
          <SayNo label="No, I can’t" button="Say no to this job">
            The time is yours again, and somebody else may be asked. To do it after all, you would have to call us.
          </SayNo>
        </form>
      </>
    );
  return (
    <>
      <JobHead
        page={page}
        lede={
          page.sheet
            ? "It is yours. This page is your job sheet until the day after."
            : "It is yours if the customer books. The venue and who to ask for come here then, and we email you."
        }
      />
      <JobRows rows={page.rows} />
      {page.note && <blockquote className="desk-job-note">{page.note}</blockquote>}
      {page.sheet && (
        <>
          <SheetView sheet={page.sheet} />
          <p>
            <a className="button" href={`/job/calendar.ics?key=${secret}`}>
              Add to calendar
            </a>
          </p>
        </>
      )}
      {page.mayGiveBack && (
        <form method="post" action={to}>
          <input type="hidden" name="askedFor" value={page.askedFor} />
          <SayNo label="I can’t do it after all" button="Give the job back">
            We are told at once and look for somebody else. To have it back, you would have to call us.
          </SayNo>
        </form>
      )}
    </>
  );
}

/** Needs two steps, because a no that was tapped by mistake can't be undone here. */
const SayNo = ({ label, button, children }: { label: string; button: string; children: string }) => (
  <details className="desk-job-no">
    <summary>{label}</summary>
    <p>{children}</p>
    <Submit name="answer" value="decline" kind="plain">
      {button}
    </Submit>
  </details>
);

const SheetView = ({ sheet: { rows, contact, surprise } }: { sheet: JobSheet }) => (
  <Panel id="sheet" title="On the night">
    {surprise && (
      <p className="desk-job-surprise">
        It is a surprise. Say nothing of act or party to anybody but {contact.name}, on the phone either.
      </p>
    )}
    <SummaryRows
      rows={[
        { label: "Ask for", value: contact.name },
        { label: "Phone", value: <a href={contact.href}>{contact.phone}</a> },
        ...rows,
      ]}
    />
  </Panel>
);
