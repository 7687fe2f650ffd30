import { parseTraceId } from "@store/contract/shared";
import { isRouteErrorResponse } from "react-router";
import { reportLimit } from "../../web/headers/report-limit.ts";

/** Per minute: a flood of wrong requests costs few lines, and hides no error of the store, which is always logged. */
const limit = reportLimit({ perSource: 20 });
const longestPath = 200;
/** What opens the order of a mail and a shared registry for whoever has it. */
const secret = /(?<=^\/+(?:order|gift-registry\/+shared)\/+).+/i;

/**
 * Logs an error of a page with the trace id of its request: one line for a request that no page can answer, the whole
 * error of any other.
 */
export function logError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  const isRefused = isRouteErrorResponse(error) || isForeign(request);
  const traceId = parseTraceId(request.headers.get("traceparent"));
  const reference = traceId === null ? [] : [traceId];
  if (!isRefused) console.error(...reference, error);
  else if (limit.consume("refused")) console.error(...reference, toLine(error, request));
}

/** Whether the router refuses a form because a page of another origin sent it. */
function isForeign({ method, url, headers }: Request): boolean {
  const origin = headers.get("origin");
  return method === "POST" && origin !== null && origin !== new URL(url).origin;
}

// Without the query string, whose links can be secrets, too.
function toLine(error: unknown, { method, url }: Request): string {
  const status = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : "400 Bad Request";
  return `Refused ${method} ${new URL(url).pathname.replace(secret, "(secret)").slice(0, longestPath)}: ${status}`;
}
