/** /desk/messages/:id/erase: erases a person who used the contact form, in the same way as of-booking.tsx. */
import { useActionData, useLoaderData } from "react-router";
import { loadMessage } from "../messages/load.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Screen } from "../shell/screen.tsx";
import { eraseTyped, erasureOf } from "./erasure.server.ts";
import { ErasureForm } from "./form.tsx";

export async function loader(args: RouteArgs) {
  const { ports, enquiry } = await loadMessage(args);
  return { id: enquiry.id, name: enquiry.name, ...(await erasureOf(ports, enquiry.email)) };
}

export async function action(args: RouteArgs) {
  const { enquiry, ...visit } = await loadMessage(args);
  return eraseTyped({ ...visit, request: args.request, next: "/desk/messages" }, enquiry.email);
}

export function Component() {
  const { id, name, email, plan } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Screen
      title="Erase this person"
      tab={`Erase, message from ${name}`}
      mistakes={answer?.mistakes}
      back={{ to: `/desk/messages/${id}`, label: name }}
    >
      <ErasureForm email={email} plan={plan} answer={answer} />
    </Screen>
  );
}
