import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";

/**
 * Rows whose script and data load when their place is at most half a screen away. A placeholder of one window height is
 * reserved until then, so that the content below does not shift.
 */
export function LazyRows({ children }: { readonly children: ReactNode }) {
  const rows = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(rows);
  const place = <div data-part="lazy-rows-place" />;
  return (
    <div ref={rows} data-part="lazy-rows" data-starts="near">
      {isNear ? <Suspense fallback={place}>{children}</Suspense> : place}
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
