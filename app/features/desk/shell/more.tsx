import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buttonClass, Screen } from "./screen.tsx";
import { visitContext } from "./visit.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  context
    .get(visitContext)
    .places.filter(({ bar }) => !bar)
    .map(({ path, words }) => ({ path, words }));

/** What has no place in the bar at the bottom of a phone. */
export function Component() {
  const places = useLoaderData<typeof loader>();
  return (
    <Screen title="More">
      <ul role="list" className="desk-list">
        {places.map(({ path, words }) => (
          <li key={path}>
            <a href={path}>{words}</a>
          </li>
        ))}
      </ul>
      <form method="post" action="/desk/sign-out">
        <button type="submit" className={buttonClass.plain}>
          Sign out
        </button>
      </form>
    </Screen>
  );
}
