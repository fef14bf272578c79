import { randomUUID } from "node:crypto";
import { data, redirect, useActionData, useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { isUuid } from "../../../forms/token.server.ts";
import { savePerformer } from "../../performer/save-performer.server.ts";
import { parsePerformer } from "../../performer/schema.server.ts";
import { performerById, samePerson } from "../../performer/store.server.ts";
import { samePersonText } from "../../performer/texts.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Screen } from "../shell/screen.tsx";
import { visitContext } from "../shell/visit.ts";
import { readPerformer } from "./performer-form.server.ts";
import { PerformerForm, type PerformerFormState } from "./performer-form.tsx";

/** `another`: the email address for which somebody was told that a performer has it, or their number, already */
type Answer = PerformerFormState & { id: string; another?: string };

export const loader = (_: RouteArgs) => ({ id: randomUUID() });

export async function action({ request, context }: RouteArgs) {
  const { values, id, another } = await readPerformer(request);
  const parsed = parsePerformer(values);
  if (!parsed.ok) return data<Answer>({ values, errors: parsed.errors, problem: null, id }, 400);
  const { actor, say } = context.get(visitContext);
  // The id comes from the form, so a form sent twice adds one performer.
  const key = isUuid(id) ? id : randomUUID();
  const ports = context.get(portsContext);
  const same = another === values.email ? undefined : await samePerson(ports.database, { id: key, ...parsed.input });
  if (same) {
    const problem = `${samePersonText(same)} If it is the same person, change ${same.publicName} instead. If it is somebody else, send it again.`;
    return data<Answer>({ values, errors: {}, problem, id: key, another: values.email }, 409);
  }
  const saved = await savePerformer(ports, { id: key, version: 0, input: parsed.input, actor });
  if (saved === "added-before") {
    const before = (await performerById(ports.database, key))?.publicName;
    const problem = `This form added ${before} before, and what you typed now is not saved. To correct ${before}, go to their page. To add another performer, send it again.`;
    return data<Answer>({ values, errors: {}, problem, id: randomUUID() }, 409);
  }
  say(`${parsed.input.publicName} is on the list`);
  throw redirect(`/desk/performers/${key}`, 303);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Screen title="Add a performer" wrong={answer !== undefined} back={{ to: "/desk/performers", label: "Performers" }}>
      <PerformerForm
        answer={answer}
        hidden={{ id: answer?.id || loaded.id, another: answer?.another ?? "" }}
        button="Add performer"
      />
    </Screen>
  );
}
