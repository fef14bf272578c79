import { useLoaderData } from "react-router";
import { placesFor } from "./navigation.tsx";
import type { RouteArgs } from "./route.ts";
import { Screen, Submit } from "./screen.tsx";
import { visitContext } from "./visit.ts";

export const loader = ({ context }: RouteArgs) => {
  const { kind, email } = context.get(visitContext).actor;
  return { places: placesFor(kind).filter(({ bar }) => !bar), email };
};

/** The places that do not fit into the bar at the bottom of a phone. */
export function Component() {
  const { places, email } = useLoaderData<typeof loader>();
  return (
    <Screen title="More">
      <ul role="list" className="desk-more">
        {places.map(({ path, label, about, icon: Icon }) => (
          <li key={path}>
            <a href={path}>
              <Icon />
              <strong>{label}</strong>
              {about && <span>{about}</span>}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action="/desk/sign-out" className="desk-form">
        <p className="desk-muted">Signed in as {email}.</p>
        <Submit kind="plain">Sign out</Submit>
      </form>
    </Screen>
  );
}
