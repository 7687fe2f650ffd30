import { loggingOperations } from "@store/contract/logging";
import { checkoutClientAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { logRecoveredErrors } from "./recovered-errors.ts";

const longest = 2000;

/** Logs the errors from which React has recovered to the service. A log is lost if the service cannot be reached. */
export function RecoveredErrorLog() {
  const client = useAtomValue(checkoutClientAtom);
  useEffect(() => {
    logRecoveredErrors((error) => {
      // Only the path: the query may contain typed text.
      const message = `${location.pathname}: ${error}`.slice(0, longest);
      void client.call(loggingOperations.log, { message, level: "warn" });
    });
  }, [client]);
  return null;
}
