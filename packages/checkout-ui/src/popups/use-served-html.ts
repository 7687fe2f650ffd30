import { popupOperations } from "@store/contract/popups";
import { checkoutClientAtom, reportFailureAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { useEffect, useState } from "react";
import { type CleanHtml, toCleanHtml } from "./to-clean-html.ts";

/** The source of a popup's HTML: a shared popup by name, or a path of this store. */
export type ServedHtml = { readonly popupName: string } | { readonly path: string };

export type ServedState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "loaded"; readonly content: CleanHtml };

/** Loads a popup's HTML and sanitizes it; a failure is logged and shown in the popup itself, with a retry. */
export function useServedHtml(source: ServedHtml) {
  const store = useStore();
  const [state, setState] = useState<ServedState>({ kind: "loading" });
  const [tries, setTries] = useState(1);
  const path = "path" in source ? source.path : popupOperations.getPopup.path;
  const popupName = "popupName" in source ? source.popupName : null;

  // Every retry loads again.
  useEffect(() => {
    const giveUp = new AbortController();
    const operation = { ...popupOperations.getPopup, path };
    async function load(): Promise<ServedState> {
      // A path has its own query; the name is for the shared endpoint.
      const request = popupName === null ? ({} as { popupName: string }) : { popupName };
      const served = await store.get(checkoutClientAtom).call(operation, request, { signal: giveUp.signal });
      if (!served.ok) {
        store.set(reportFailureAtom, served.failure, operation, { popup: "resetOnly" });
        return { kind: "failed" };
      }
      return toCleanHtml(served.value).then(
        (content) => ({ kind: "loaded", content }),
        () => ({ kind: "failed" }),
      );
    }
    setState({ kind: "loading" });
    void load().then((loaded) => giveUp.signal.aborted || setState(loaded));
    return () => giveUp.abort();
  }, [store, path, popupName, tries]);

  return { state, retry: () => setTries(tries + 1) };
}
