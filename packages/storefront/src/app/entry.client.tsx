import { recordEarlyInput, restoreEarlyInput } from "@store/ui-kit/early-input";
import { hasIntent } from "@store/ui-kit/early-marks";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reportRecoveredError } from "../web/hydration/recovered-errors.ts";
import { fetchPageData } from "../web/navigation/fetch-page-data.ts";
import { reloadOnChunkError } from "../web/navigation/reload-on-chunk-error.ts";

// In development, a changed style is applied at once; the built store has its styles in the document.
if (import.meta.env.DEV) void import("./styles.css");

/**
 * Resolves after the page and its first pictures are painted, at the first touch or key, or after a second. On a page whose
 * application waited for the shopper, at once.
 */
function painted(): Promise<void> {
  const frame = (done: () => void) => requestAnimationFrame(() => setTimeout(done));
  return new Promise((resolve) => {
    if (hasIntent()) return resolve();
    if (document.readyState === "complete") return frame(resolve);
    addEventListener("load", () => frame(resolve), { once: true });
    for (const act of ["pointerdown", "keydown"]) addEventListener(act, () => resolve(), { once: true, capture: true });
    setTimeout(resolve, 1_000);
  });
}

/** React has rendered a part of the document again, for example because an extension has changed it. */
function recover(error: unknown): void {
  restoreEarlyInput();
  reportRecoveredError(error);
}

function hydrate(): void {
  recordEarlyInput();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter unstable_fetch={fetchPageData} />
      </StrictMode>,
      { onRecoverableError: recover },
    );
  });
}

reloadOnChunkError();
// Not a top-level await: with one, the build keeps each module that both a page and a lazy part have in a chunk of its own.
void painted().then(hydrate);
