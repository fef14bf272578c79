/** /desk/performers/:id/erase: erases a performer who asks for it, in the same way as of-booking.tsx. */
import { data, useActionData, useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { performerById } from "../../performer/store.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Screen } from "../shell/screen.tsx";
import { visitContext } from "../shell/visit.ts";
import { eraseTyped, erasureOf } from "./erasure.server.ts";
import { ErasureForm } from "./form.tsx";

async function loadPerformer({ params, context }: RouteArgs) {
  const ports = context.get(portsContext);
  const performer = await performerById(ports.database, params.id ?? "");
  if (!performer) throw data(null, 404);
  return { ports, performer };
}

export async function loader(args: RouteArgs) {
  const { ports, performer } = await loadPerformer(args);
  return { id: performer.id, name: performer.publicName, ...(await erasureOf(ports, performer.email)) };
}

export async function action(args: RouteArgs) {
  const { ports, performer } = await loadPerformer(args);
  const visit = args.context.get(visitContext);
  return eraseTyped({ ports, visit, request: args.request, next: "/desk/performers" }, performer.email);
}

export function Component() {
  const { id, name, email, plan } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Screen
      title="Erase this performer"
      tab={`Erase, ${name}`}
      mistakes={answer?.mistakes}
      back={{ to: `/desk/performers/${id}`, label: name }}
    >
      <ErasureForm email={email} plan={plan} answer={answer} />
    </Screen>
  );
}
