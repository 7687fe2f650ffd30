import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts run on this page by now: false on the server and in the first render of the browser. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
