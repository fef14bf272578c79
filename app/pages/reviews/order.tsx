import { type ChangeEvent, useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import type { FeedQuery, Sort } from "../../features/review/schema.ts";
import { options } from "../../ui/field/select.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

const sorts = options<Sort>([
  { value: "recent", label: "Newest" },
  { value: "oldest", label: "Oldest" },
  { value: "rating-high", label: "Highest rated" },
  { value: "rating-low", label: "Lowest rated" },
]);

/** Not the slug of any place, so an address with it lists reviews from everywhere. */
const anywhere = { value: "anywhere", label: "Anywhere" };

interface OrderProps {
  asked: FeedQuery;
  places: readonly { slug: string; name: string; reviews: number }[];
  /** The address of the list for a place and a sort order */
  to(changes: { place?: string; sort?: Sort }): string;
}

/** A form with a button; once scripts run, choosing has an immediate effect and the button disappears. */
export function Order({ asked, places, to }: OrderProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // Reads both fields from the form, because an earlier choice may still be loading.
  function follow({ currentTarget }: ChangeEvent<HTMLFormElement>) {
    const { place = "", sort } = Object.fromEntries(new FormData(currentTarget)) as { place?: string; sort: Sort };
    navigate(to({ place: place === anywhere.value ? "" : place, sort }), { preventScrollReset: true });
  }
  const named = places.map(({ slug, name, reviews }) => ({ value: slug, label: `${name} (${reviews})` }));
  return (
    <form className="reviews-sort" action="/reviews#list" onChange={follow}>
      {asked.act && <input type="hidden" name="act" value={asked.act} />}
      <Choice name="place" label="Place" items={[anywhere, ...named]} chosen={asked.place ?? anywhere.value} />
      <Choice name="sort" label="Sort by" items={sorts} chosen={asked.sort} />
      <button type="submit" className="button button-small" hidden={hydrated}>
        Show
      </button>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  items: readonly { value: string; label: string }[];
  chosen: string;
}

function Choice({ name, label, items, chosen }: ChoiceProps) {
  const list = useRef<HTMLSelectElement>(null);
  const settled = useNavigation().state === "idle";
  // Not the `value` prop, which would show the previous choice until the reviews are loaded.
  useEffect(() => {
    if (settled && list.current) list.current.value = chosen;
  }, [chosen, settled]);
  return (
    <>
      <label htmlFor={name}>{label}</label>
      <select ref={list} id={name} name={name} className="input" autoComplete="off" defaultValue={chosen}>
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
    </>
  );
}
