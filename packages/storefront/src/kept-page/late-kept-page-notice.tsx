import { Suspense } from "react";
import { lazyPart } from "../lazy-part.ts";
import { useIsHydrated } from "../use-is-hydrated.ts";
import { keepPages } from "./keep-page.ts";

const Parts = lazyPart(() => import("../late-parts.tsx").then((part) => part.LateParts));

/** Fetched once the page runs, not when it is needed: by then nothing can be fetched. */
export function LateKeptPageNotice() {
  return useIsHydrated() ? (
    <Suspense>
      <Parts keep={keepPages} />
    </Suspense>
  ) : null;
}
