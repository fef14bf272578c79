/** GET /desk/performers: all performers, active ones first. */
import { useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { telHref } from "../../../ui/phone.ts";
import { actName, acts as everyAct } from "../../catalogue/store.server.ts";
import { byPerformer, feesToPay } from "../../performer/fee/pay-fees.server.ts";
import { isErased, listPerformers } from "../../performer/store.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Empty, Money, Screen } from "../shell/screen.tsx";
import { Spreadsheets } from "../shell/spreadsheets.tsx";
import { feeYears } from "./fees.server.ts";
import { FeesToPay } from "./fees-to-pay.tsx";

export async function loader({ context }: RouteArgs) {
  const { database, clock } = context.get(portsContext);
  const performers = await listPerformers(database);
  return {
    performers: performers.map((one) => ({ ...one, erased: isErased(one) })),
    toPay: byPerformer(await feesToPay(database, clock.now())),
    years: await feeYears(database),
  };
}

export function Component() {
  const { performers, toPay, years } = useLoaderData<typeof loader>();
  const add = (
    <a className="button button-main button-small" href="/desk/performers/new">
      Add a performer
    </a>
  );
  return (
    <Screen title="Performers" actions={add} lede={years.length > 0 && toPay.length === 0 && "No fees to pay."}>
      {toPay.length > 0 && <FeesToPay toPay={toPay} />}
      {performers.length === 0 ? (
        <Empty>
          Nobody yet. Add who works for you, with their acts and how far they travel: a booking’s page then offers those
          who are free, nearest first.
        </Empty>
      ) : (
        <ul className="desk-list desk-people" role="list">
          {performers.map(({ id, publicName, legalName, acts, base, miles, phone, fee, active, erased }) => (
            <li key={id} className={active ? "desk-person-row" : "desk-person-row desk-muted"}>
              <div>
                <a className="desk-person-name" href={`/desk/performers/${id}`}>
                  {publicName}
                </a>{" "}
                {!active && <span className="desk-mark">{erased ? "Erased" : "Not active"}</span>}
                <p>
                  {erased ? legalName : acts.length === everyAct.length ? "Every act" : acts.map(actName).join(", ")}
                </p>
              </div>
              <p>{!erased && `${base}, up to ${miles} miles`}</p>
              <p>{!erased && <a href={telHref(phone)}>{phone}</a>}</p>
              <p>{!erased && <Money pence={fee} />}</p>
            </li>
          ))}
        </ul>
      )}
      <Spreadsheets name="fees" years={years} />
    </Screen>
  );
}
