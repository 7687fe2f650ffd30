import { loggingOperations } from "@store/contract/logging";
import { checkoutClientAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";

const longest = 2000;

/** Tells the service, once, of what broke a page [ERR-33]. A service that cannot be reached stays untold. */
export function useLoggedError(error: unknown): void {
  const client = useAtomValue(checkoutClientAtom);
  useEffect(() => {
    // The path alone: what follows it may be what a shopper typed.
    const message = `${location.pathname}: ${wordsOf(error)}`.slice(0, longest);
    void client.call(loggingOperations.log, { message, level: "error" });
  }, [client, error]);
}

function wordsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? `${error.name}: ${error.message}` : "An error without words";
}
