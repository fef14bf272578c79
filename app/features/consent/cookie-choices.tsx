import { Link } from "react-router";
import { useHydrated } from "../../ui/use-hydrated.ts";

const ask = () => void import("./store.ts").then((store) => store.askAgain()).catch(() => {});

/** The footer's link to the cookie explanation. If there is a tag and scripts run, it opens the consent question again instead. */
export function CookieChoices({ tagId }: { tagId: string }) {
  const hydrated = useHydrated();
  if (tagId === "" || !hydrated) return <Link to="/privacy#cookies">Cookie choices</Link>;
  return (
    <button type="button" onClick={ask}>
      Cookie choices
    </button>
  );
}
