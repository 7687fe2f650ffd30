import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts run: false on the server and while a document is hydrated. */
export function useIsRunning(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
