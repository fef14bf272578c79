/** Reads the form that marks a performer's fees as paid. */
import type { StorePorts } from "../../../context.ts";
import { isDate } from "../../../dates/dates.ts";
import type { FieldsByName } from "../../../forms/token.server.ts";
import type { Mistake } from "../../../ui/error-summary/error-summary.tsx";
import { markFeesPaid } from "../../performer/fee/pay-fees.server.ts";
import { todayOf } from "../../performer/save-performer.server.ts";
import { feesPaidText } from "../../performer/texts.ts";
import { dayText } from "../booking/load.server.ts";
import type { Visit } from "../shell/visit.ts";
import { feeName, type NotPaid } from "./fees-to-pay.tsx";

interface FromForm {
  performerId: string;
  fields: FieldsByName;
  actor: Visit["actor"];
}

export async function payFees(
  ports: StorePorts,
  { performerId, fields, actor }: FromForm,
): Promise<NotPaid | { says: string }> {
  const jobs = Object.entries(fields).flatMap(([name, fee]) =>
    name.startsWith(feeName("")) ? [{ id: name.slice(feeName("").length), fee: Number(fee) }] : [],
  );
  const on = fields.on?.trim() || todayOf(ports);
  const refused = (mistake: Mistake) => ({ mistakes: [mistake], on, ticked: jobs.map(({ id }) => id) });
  if (jobs.length === 0) return refused({ message: "Tick what you have paid.", field: "pay" });
  if (!isDate(on)) return refused({ message: dayText, field: "on" });
  const result = await markFeesPaid(ports, { performerId, jobs, on, actor });
  const says = feesPaidText(result, on);
  return result.kind === "wrong-day" ? refused({ message: says, field: "on" }) : { says };
}
