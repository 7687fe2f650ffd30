import * as early from "@store/ui-kit/early-marks";
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { useIsHydrated } from "./use-is-hydrated.ts";

export interface LazyRowsProps {
  /** When they load: when their place is at most half a screen away, or as soon as the page is hydrated. */
  readonly when?: "near" | "hydrated";
  readonly children: ReactNode;
}

/**
 * Rows whose script and data load after the page. A placeholder of one window height is reserved until then, so that the
 * content below does not shift.
 */
export function LazyRows({ when = "near", children }: LazyRowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(rows);
  const isHydrated = useIsHydrated();
  const isShown = when === "near" ? isNear : isHydrated;
  const place = <div data-part="lazy-rows-place" />;
  return (
    <div ref={rows} data-part="lazy-rows" {...early.starts("near")}>
      {isShown ? <Suspense fallback={place}>{children}</Suspense> : place}
    </div>
  );
}

/** Whether an element has ever been at most half a screen away; in a browser that cannot tell, at once. */
function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === "undefined") return setIsNear(true);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: "50% 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
