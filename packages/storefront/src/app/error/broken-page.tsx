import { loggingOperations } from "@store/contract/logging";
import { checkoutClientAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { OopsPage, type OopsPageProps } from "./oops-page.tsx";

const longest = 2000;

/** Logs an error that broke a page to the service, once (ERR-33). The log is lost if the service cannot be reached. */
function useLoggedError(error: unknown): void {
  const client = useAtomValue(checkoutClientAtom);
  useEffect(() => {
    // Only the path: the query may contain typed text.
    const message = `${location.pathname}: ${toErrorText(error)}`.slice(0, longest);
    void client.call(loggingOperations.log, { message, level: "error" });
  }, [client, error]);
}

function toErrorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? `${error.name}: ${error.message}` : "An error without a message";
}

export interface BrokenPageProps extends OopsPageProps {
  readonly error: unknown;
}

/** The "Oops" page within the page frame; the error is logged to the service (ERR-33). */
export function BrokenPage({ error, ...page }: BrokenPageProps) {
  useLoggedError(error);
  return <OopsPage {...page} />;
}
