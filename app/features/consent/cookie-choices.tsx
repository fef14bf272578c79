import { useSyncExternalStore } from "react";
import { Link } from "react-router";

const never = () => () => {};
const ask = () => void import("./store.ts").then((store) => store.askAgain()).catch(() => {});

/** In the footer of every page: to the explanation, and, where there is a tag and scripts run, back to the question. */
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
