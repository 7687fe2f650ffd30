import { Suspense } from "react";
import { lazyPart } from "../lazy-part.ts";
import { useIsHydrated } from "../use-is-hydrated.ts";
import { keepPages } from "./keep-page.ts";

const Notice = lazyPart(() => import("./kept-page-notice.tsx").then((part) => part.KeptPageNotice));

/** Fetched once the page runs, not when it is needed: by then nothing can be fetched. */
export function LateKeptPageNotice() {
  return useIsHydrated() ? (
    <Suspense>
      <Notice keep={keepPages} />
    </Suspense>
  ) : null;
}
