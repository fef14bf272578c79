import { isRouteErrorResponse, useRouteError } from "react-router";
import { Screen } from "./screen.tsx";

const texts: Record<number, [title: string, text: string]> = {
  403: ["Only the owner can do this", "Ask whoever owns the agency. Nothing was changed."],
  404: ["Nothing is here", "It may have been erased, or the address is wrong."],
  405: ["Nothing is done here", "Please go back and use the button on the page."],
};

/** Shown instead of a screen that failed. */
export function DeskProblem() {
  const error = useRouteError();
  const [title, text] = (isRouteErrorResponse(error) && texts[error.status]) || [
    "Something went wrong",
    "This could not be shown or done. It is in the log. Please go back, and try again in a minute.",
  ];
  return (
    <Screen title={title}>
      <p>{text}</p>
      <p>
        <a href="/desk">Go to Today</a>
      </p>
    </Screen>
  );
}
