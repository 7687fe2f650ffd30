import { loggingOperations } from "@store/contract/logging";
import { checkoutClientAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";

const longest = 2000;

/** Logs an error that broke a page to the service, once (ERR-33). The log is lost when the service cannot be reached. */
export function useLoggedError(error: unknown): void {
  const client = useAtomValue(checkoutClientAtom);
  useEffect(() => {
    // Only the path: the query may contain what the shopper typed.
    const message = `${location.pathname}: ${toErrorText(error)}`.slice(0, longest);
    void client.call(loggingOperations.log, { message, level: "error" });
  }, [client, error]);
}

function toErrorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? `${error.name}: ${error.message}` : "An error without a message";
}
