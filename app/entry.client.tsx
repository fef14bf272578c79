import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { DocumentBoundary } from "./startup/document-boundary.tsx";
import { hasServerContent, renderingFailed, startUp } from "./startup/start-up.ts";

// The built page carries its stylesheet inline; the development server hot-reloads it as a module instead.
if (import.meta.env.DEV) await import("./first-paint/whole.css");

startUp();
startTransition(() => {
  const app = (
    <StrictMode>
      <DocumentBoundary>
        <HydratedRouter />
      </DocumentBoundary>
    </StrictMode>
  );
  const options = { onUncaughtError: renderingFailed };
  if (hasServerContent()) hydrateRoot(document, app, options);
  else createRoot(document, options).render(app);
});
