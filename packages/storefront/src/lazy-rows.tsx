import { type ReactNode, Suspense } from "react";
import { useIsHydrated } from "./use-is-hydrated.ts";

/**
 * Rows whose script and data load after the page. A placeholder of one window height is reserved until then, so that the
 * content below does not shift.
 */
export function LazyRows({ children }: { readonly children: ReactNode }) {
  const place = <div data-part="lazy-rows-place" />;
  return (
    <div data-part="lazy-rows" data-starts="near">
      {useIsHydrated() ? <Suspense fallback={place}>{children}</Suspense> : place}
    </div>
  );
}
