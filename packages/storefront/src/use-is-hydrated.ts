import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the browser's script runs this page by now: false on the server and in the first render of the browser. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
