import { randomUUID } from "node:crypto";
import { data, redirect, useActionData, useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { isUuid } from "../../../forms/token.server.ts";
import { savePerformer } from "../../performer/save-performer.server.ts";
import { parsePerformer } from "../../performer/schema.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Screen } from "../shell/screen.tsx";
import { visitContext } from "../shell/visit.ts";
import { readPerformer } from "./performer-form.server.ts";
import { PerformerForm, type PerformerFormState } from "./performer-form.tsx";

export const loader = (_: RouteArgs) => ({ id: randomUUID() });

export async function action({ request, context }: RouteArgs) {
  const { values, id } = await readPerformer(request);
  const parsed = parsePerformer(values);
  if (!parsed.ok) return data<PerformerFormState>({ values, errors: parsed.errors, problem: null }, 400);
  const { actor, say } = context.get(visitContext);
  // The id comes from the form, so a form sent twice adds one performer.
  const key = isUuid(id) ? id : randomUUID();
  await savePerformer(context.get(portsContext), { id: key, version: 0, input: parsed.input, actor });
  say(`${parsed.input.publicName} is on the list`);
  throw redirect(`/desk/performers/${key}`, 303);
}

export function Component() {
  const { id } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Screen title="Add a performer" wrong={answer !== undefined} back={{ to: "/desk/performers", label: "Performers" }}>
      <PerformerForm answer={answer} hidden={{ id }} button="Add performer" />
    </Screen>
  );
}
