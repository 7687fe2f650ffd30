import { edgesAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useEffect } from "react";

/**
 * What was typed on a page survives its refresh, whoever asked for it: the shopper, "Refresh Page" of a popup, or the router
 * when a part of the shop cannot be loaded any more (AMB-042). Fetched behind the page, which stands without it.
 */
export function useTypedFields(): void {
  const { storage } = useAtomValue(edgesAtom);
  useEffect(() => {
    let isLeft = false;
    let stop = () => {};
    const touched = new Set<EventTarget | null>();
    const onInput = ({ target }: Event) => void touched.add(target);
    addEventListener("input", onInput, true);
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const follow = async () => {
      const { followTypedFields } = await import("./follow-typed-fields.ts");
      removeEventListener("input", onInput, true);
      if (!isLeft) stop = followTypedFields({ storage, isReload: visit?.type === "reload", touched });
    };
    follow().catch(() => {});
    return () => {
      isLeft = true;
      removeEventListener("input", onInput, true);
      stop();
    };
  }, [storage]);
}
