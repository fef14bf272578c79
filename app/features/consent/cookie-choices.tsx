import { useSyncExternalStore } from "react";
import { Link } from "react-router";

const never = () => () => {};
const ask = () => void import("./store.ts").then((store) => store.askAgain()).catch(() => {});

/** The footer's link to the cookie explanation. If there is a tag and scripts run, it opens the consent question again instead. */
export function CookieChoices({ tagId }: { tagId: string }) {
  const scripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (tagId === "" || !scripts) return <Link to="/privacy#cookies">Cookie choices</Link>;
  return (
    <button type="button" onClick={ask}>
      Cookie choices
    </button>
  );
}
