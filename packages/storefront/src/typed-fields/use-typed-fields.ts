import { edgesAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { type Field, isKept, toField } from "./is-kept.ts";
import { keepFields, takeFields } from "./kept-fields.ts";
import { putBack } from "./put-back.ts";

function wasReloaded(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "reload";
}

/**
 * What was typed on a page survives its refresh, whoever asked for it: the shopper, "Refresh Page" of a popup, or the router
 * when a part of the shop cannot be loaded any more (AMB-042).
 */
export function useTypedFields(isReload: () => boolean = wasReloaded): void {
  const { storage } = useAtomValue(edgesAtom);
  useEffect(() => {
    const typed = new Set<Field>();
    const onInput = ({ target }: Event) => {
      const field = toField(target);
      if (field && isKept(field)) typed.add(field);
    };
    const onLeave = () => keepFields(storage, { path: location.pathname, fields: typed });
    addEventListener("input", onInput, true);
    addEventListener("pagehide", onLeave);
    const kept = takeFields(storage, location.pathname);
    // Written as if typed again, so that another refresh keeps it too.
    if (isReload()) putBack(document, kept);
    return () => {
      removeEventListener("input", onInput, true);
      removeEventListener("pagehide", onLeave);
    };
  }, [storage, isReload]);
}
