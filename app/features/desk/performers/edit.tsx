import { data, redirect, useActionData, useLoaderData } from "react-router";
import { type Ports, portsContext } from "../../../context.ts";
import { savePerformer } from "../../performer/save-performer.server.ts";
import { parsePerformer } from "../../performer/schema.server.ts";
import { actsOf, isErased, performerById } from "../../performer/store.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Screen } from "../shell/screen.tsx";
import { visitContext } from "../shell/visit.ts";
import { changedText, readPerformer, valuesOf } from "./performer-form.server.ts";
import { PerformerForm, type PerformerFormState } from "./performer-form.tsx";

async function current({ database }: Pick<Ports, "database">, id = "") {
  const performer = await performerById(database, id);
  if (!performer || isErased(performer)) throw data(null, 404);
  return { id, version: performer.version, values: valuesOf(performer, await actsOf(database, id)) };
}

export const loader = ({ params, context }: RouteArgs) => current(context.get(portsContext), params.id);

export async function action({ request, params, context }: RouteArgs) {
  const ports = context.get(portsContext);
  const { id } = await current(ports, params.id);
  const { values, version } = await readPerformer(request);
  const again = (answer: Partial<PerformerFormState>, status: number) =>
    data<PerformerFormState>({ values, errors: {}, problem: null, ...answer }, status);
  const parsed = parsePerformer(values);
  if (!parsed.ok) return again({ errors: parsed.errors }, 400);
  const { actor, say } = context.get(visitContext);
  const saved = await savePerformer(ports, { id, version, input: parsed.input, actor });
  if (saved === "unknown") throw data(null, 404);
  if (saved === "changed-since") return again({ problem: changedText((await current(ports, id)).values, values) }, 409);
  say("Saved");
  throw redirect(`/desk/performers/${id}`, 303);
}

export function Component() {
  const { id, version, values } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Screen
      title={`Change ${values.publicName}`}
      wrong={answer !== undefined}
      back={{ to: `/desk/performers/${id}`, label: values.publicName }}
    >
      <PerformerForm values={values} answer={answer} hidden={{ version: String(version) }} button="Save changes" />
    </Screen>
  );
}
