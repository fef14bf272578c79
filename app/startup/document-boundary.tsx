import { type ReactNode, useEffect } from "react";
import { Stylesheet } from "../first-paint/stylesheet.tsx";
import { errorHeading } from "../ui/error-screen/error-screen.tsx";
import { Boundary } from "./boundary.tsx";
import { Problem } from "./problem.tsx";

/** The last resort within React: the router itself could not start, so the error screen has no layout around it. */
export function DocumentBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={(error) => <ProblemDocument error={error} />}>{children}</Boundary>;
}

function ProblemDocument({ error }: { error: unknown }) {
  useEffect(() => {
    // Nothing else handles Back: it would change the address, but leave this screen.
    const load = () => location.reload();
    addEventListener("popstate", load);
    return () => removeEventListener("popstate", load);
  }, []);
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{errorHeading}</title>
        <Stylesheet />
      </head>
      <body>
        <Problem error={error} name="Document" />
      </body>
    </html>
  );
}
