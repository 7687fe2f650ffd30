import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { renewLostParts } from "./renew-lost-parts.ts";

// In development a changed style shows at once; the built shop has its styles in the document.
if (import.meta.env.DEV) void import("./styles.css");

renewLostParts();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
