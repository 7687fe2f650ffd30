import { isLoadingAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";

/** Announces that a call is pending, in a live region that exists before. */
export function LoadingStatus() {
  const isLoading = useAtomValue(isLoadingAtom);
  return (
    <div role="status" data-part="loading-status" data-loading={isLoading ? "" : undefined}>
      {isLoading ? <span data-part="visually-hidden">Loading</span> : null}
    </div>
  );
}
