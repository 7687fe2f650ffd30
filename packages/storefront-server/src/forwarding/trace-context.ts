import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { parseTraceId } from "@store/contract/shared";

/** The trace of a request (W3C Trace Context). */
export interface Trace {
  traceId: string;
  /** The span of the client that sent the request, if it is trusted. */
  parentSpanId: string | null;
  /** The span of this server. */
  spanId: string;
  isSampled: boolean;
}

const fields = /^(?:traceparent|tracestate)$/i;

/**
 * Continues the trace of a trusted proxy, or begins one, and writes it into the request's `traceparent`, so that what
 * is behind the listener never sees one that a browser chose.
 */
export function continueTrace(incoming: IncomingMessage, { isTrusted }: { isTrusted: boolean }): Trace {
  const { headers, rawHeaders } = incoming;
  const given = isTrusted && typeof headers.traceparent === "string" ? headers.traceparent : null;
  const traceId = parseTraceId(given);
  const [, , parentSpanId = null, flags = "01"] = traceId === null ? [] : (given?.split("-") ?? []);
  const random = randomBytes(24).toString("hex");
  const spanId = random.slice(32);
  const trace = {
    traceId: traceId ?? random.slice(0, 32),
    parentSpanId,
    spanId,
    isSampled: Number.parseInt(flags, 16) % 2 === 1,
  };
  const state = traceId === null ? undefined : headers.tracestate;
  // Node's list of raw headers alternates names and values.
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2)
    if (fields.test(rawHeaders[index] ?? "")) rawHeaders.splice(index, 2);
  headers.traceparent = `00-${trace.traceId}-${spanId}-0${Number(trace.isSampled)}`;
  rawHeaders.push("traceparent", headers.traceparent);
  delete headers.tracestate;
  if (state !== undefined) {
    headers.tracestate = state;
    rawHeaders.push("tracestate", String(state));
  }
  return trace;
}
