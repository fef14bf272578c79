import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { DocumentBoundary } from "./startup/document-boundary.tsx";
import { hasServerContent, renderingFailed, startUp } from "./startup/start-up.ts";

// A built page has its stylesheet inline. In development it is loaded as a module, which can be hot-reloaded.
if (import.meta.env.DEV) await Promise.all([import("./style.css"), import("./ui/faces.css")]);

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
