import type { Conversion } from "../../features/consent/conversion.ts";

export interface ReportOf {
  outcome: Conversion;
  /** Milliseconds until the visitor was redirected */
  took: number;
  target: string;
}

const texts: Record<Conversion, string> = {
  sent: "The tag took the event.",
  late: "The tag had not taken the event in time; it may still go out.",
  "no tag": "No tag is loaded, so nothing was sent.",
};

export function Report({ report }: { report: ReportOf | null }) {
  return (
    <div role="status" className="check-report">
      {report && (
        <>
          <h2>What happened</h2>
          <p>{texts[report.outcome]}</p>
          <p>
            Taken on to <code>{report.target}</code> after {report.took} ms.
          </p>
        </>
      )}
    </div>
  );
}
