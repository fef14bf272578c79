import { useLoaderData } from "react-router";
import { portsContext } from "../../../context.ts";
import { actName } from "../../catalogue/store.server.ts";
import { bookersReviews } from "../../review/store.server.ts";
import { reviewStatusLabels } from "../shared/review-decisions.server.ts";
import type { RouteArgs } from "../shell/route.ts";
import { Empty, Screen } from "../shell/screen.tsx";

const maxListed = 50;

/** Customers' reviews: waiting ones first, then the latest. */
export const loader = ({ context }: RouteArgs) => bookersReviews(context.get(portsContext).database, maxListed);

export function Component() {
  const reviews = useLoaderData<typeof loader>();
  return (
    <Screen title="Reviews" lede="What customers wrote after their party. It is on the site once you publish it.">
      {reviews.length === 0 ? (
        <Empty>Reviews come some days after a party, from the customers you had. They will show here.</Empty>
      ) : (
        <ul role="list" className="desk-list desk-task-list">
          {reviews.map(({ id, author, rating, act, location, status }) => (
            <li key={id} className="desk-task" data-row>
              <div className="desk-task-copy">
                <h2>
                  <a href={`/desk/reviews/${id}`}>
                    {author}, {rating} of 5
                  </a>
                </h2>
                <p>{[actName(act), location].filter(Boolean).join(", ")}</p>
              </div>
              <span className="desk-task-when">{reviewStatusLabels[status]}</span>
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}
