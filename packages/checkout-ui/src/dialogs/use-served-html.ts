import { popupOperations } from "@store/contract/popups";
import { checkoutClientAtom, reportFailureAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { useEffect, useState } from "react";
import { type CleanHtml, toCleanHtml } from "./to-clean-html.ts";

/** Where a popup's HTML is: one of the shared popups by its name, or a path of this store. */
export type ServedHtml = { readonly popupName: string } | { readonly path: string };

export type ServedState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "loaded"; readonly content: CleanHtml };

/** Fetches a popup's HTML and cleans it; a failure is logged and told in the popup itself, which may ask again. */
export function useServedHtml(source: ServedHtml) {
  const store = useStore();
  const [state, setState] = useState<ServedState>({ kind: "loading" });
  const [tries, setTries] = useState(1);
  const path = "path" in source ? source.path : popupOperations.getPopup.path;
  const popupName = "popupName" in source ? source.popupName : null;

  // Every new try asks again.
  useEffect(() => {
    const giveUp = new AbortController();
    const operation = { ...popupOperations.getPopup, path };
    async function load(): Promise<ServedState> {
      // A path of its own brings its own query; the name is the shared endpoint's.
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
