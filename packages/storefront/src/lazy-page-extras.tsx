import { Suspense } from "react";
import { lazyPart } from "./lazy-part.ts";
import { observeNavigation } from "./navigation-error/navigation-observer.ts";
import { useIsHydrated } from "./use-is-hydrated.ts";

const Parts = lazyPart(() => import("./page-extras.tsx").then((part) => part.PageExtras));

/** Loads the page extras after hydration instead of on demand: once the connection is lost they could not be loaded. */
export function LazyPageExtras() {
  return useIsHydrated() ? (
    <Suspense>
      <Parts observe={observeNavigation} />
    </Suspense>
  ) : null;
}
