import { type ReactNode, Suspense } from "react";
import { useIsHydrated } from "./use-is-hydrated.ts";

/**
 * Rows that are fetched after the page, script and all. As long as they are on their way they keep a window's height free, so
 * that nothing below them is pushed about under a shopper's eyes.
 */
export function LateRows({ children }: { readonly children: ReactNode }) {
  const place = <div data-part="late-rows-place" />;
  return <div data-part="late-rows">{useIsHydrated() ? <Suspense fallback={place}>{children}</Suspense> : place}</div>;
}
