const traceparentForm = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/;

/**
 * The trace id of a `traceparent` header (W3C Trace Context): the id of a request in all logs; null without a valid
 * one.
 */
export function parseTraceId(traceparent: string | null): string | null {
  return traceparentForm.exec(traceparent ?? "")?.[1] ?? null;
}
