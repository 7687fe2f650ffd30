import { isLoadingAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";

/** Says that a call is under way, in a live region that is there before it speaks. */
export function LoadingStatus() {
  const isLoading = useAtomValue(isLoadingAtom);
  return (
    <div role="status" data-part="loading-status" data-loading={isLoading ? "" : undefined}>
      {isLoading ? <span data-part="visually-hidden">Loading</span> : null}
    </div>
  );
}
