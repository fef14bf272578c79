import { data, redirect, useActionData, useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { savePerformer } from "../../performer/save-performer.server.ts";
import { parsePerformer } from "../../performer/schema.server.ts";
import { actsOf, isErased } from "../../performer/store.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Screen } from "../shell/screen.tsx";
import { visitContext } from "../shell/visit.ts";
import { loadPerformer } from "./load.server.ts";
import { changedText, readPerformer, valuesOf } from "./performer-form.server.ts";
import { PerformerForm, type PerformerFormState } from "./performer-form.tsx";

export async function loader(args: RouteArgs) {
  const performer = await loadPerformer(args);
  if (isErased(performer)) throw data(null, 404);
  const { id, version } = performer;
  return { id, version, values: valuesOf(performer, await actsOf(args.context.get(portsContext).database, id)) };
}

export async function action(args: RouteArgs) {
  const { id } = await loader(args);
  const { values, version } = await readPerformer(args.request);
  const again = (answer: Partial<PerformerFormState>, status: number) =>
    data<PerformerFormState>({ values, errors: {}, problem: null, ...answer }, status);
  const parsed = parsePerformer(values);
  if (!parsed.ok) return again({ errors: parsed.errors }, 400);
  const { actor, say } = args.context.get(visitContext);
  const saved = await savePerformer(args.context.get(portsContext), { id, version, input: parsed.input, actor });
  if (saved === "unknown") throw data(null, 404);
  if (saved === "changed-since") return again({ problem: changedText((await loader(args)).values, values) }, 409);
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
