import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { continueTrace } from "./trace-context.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

function requestWith(headers: Record<string, string>): IncomingMessage {
  const rawHeaders = Object.entries(headers).flat();
  // Only what the function reads.
  return { headers: { ...headers }, rawHeaders } as unknown as IncomingMessage;
}

it("continues the trace of a trusted proxy with a span of its own", () => {
  const incoming = requestWith({ host: "shop", traceparent, tracestate: "vendor=1" });
  const trace = continueTrace(incoming, { isTrusted: true });
  expect(trace).toMatchObject({ traceId, parentSpanId: "00f067aa0ba902b7", isSampled: true });
  const continued = `00-${traceId}-${trace.spanId}-01`;
  expect(incoming.headers).toEqual({ host: "shop", traceparent: continued, tracestate: "vendor=1" });
  expect(incoming.rawHeaders).toEqual(["host", "shop", "traceparent", continued, "tracestate", "vendor=1"]);
});

it("keeps the decision of a trusted proxy not to record a trace", () => {
  const incoming = requestWith({ traceparent: traceparent.replace(/1$/, "0") });
  expect(continueTrace(incoming, { isTrusted: true }).isSampled).toBe(false);
  expect(incoming.headers.traceparent).toMatch(/-00$/);
});

it.each([
  ["of a browser", { isTrusted: false }, traceparent],
  ["of a trusted proxy that is none", { isTrusted: true }, "00-short-01"],
])("replaces a trace %s by a fresh one, and removes its state", (_what, options, given) => {
  const incoming = requestWith({ Traceparent: given, traceparent: given, tracestate: "vendor=1" });
  const trace = continueTrace(incoming, options);
  expect(trace.traceId).toMatch(/^[\da-f]{32}$/);
  expect(trace).toMatchObject({ parentSpanId: null, isSampled: true });
  expect(trace.traceId).not.toBe(traceId);
  expect(incoming.rawHeaders).toEqual(["traceparent", `00-${trace.traceId}-${trace.spanId}-01`]);
  expect(incoming.headers.tracestate).toBeUndefined();
});

it("gives each request a trace of its own", () => {
  const ids = Array.from({ length: 100 }, () => continueTrace(requestWith({}), { isTrusted: false }).traceId);
  expect(new Set(ids).size).toBe(100);
});
