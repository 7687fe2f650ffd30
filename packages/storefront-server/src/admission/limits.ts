import { type Limit, type SharedLimit, toValues } from "@store/commerce-service/admission";
import { largestBodyBytes } from "@store/contract/body-limits";
import type { ListenerRefusal } from "../metrics/listener-refusals.ts";

const mebibyte = 1024 * 1024;

interface RequestLimit extends Limit {
  beyond: { readonly [Reason in ListenerRefusal]?: number | string };
}

/** The limits of requests in one process. */
export const requestLimits = {
  connections: {
    what: "open connections; those of trusted proxies have only the limit of all",
    value: { perBlock: 256, total: 1024 },
    variable: null,
    beyond: { connectionsOfBlock: 503, connections: 503, connectionEvicted: "closed, for one of a smaller block" },
  },
  /** A proxy sends the requests of many clients over few connections. */
  requestsOfBlock: {
    what: "requests of a network block that are not answered yet",
    value: 256,
    variable: null,
    beyond: { requestsOfBlock: 429 },
  },
  /** Browsers and proxies send the next one after the answer, but a server has to begin each that it gets. */
  requestsAtOnce: {
    what: "requests of one connection that are not answered yet",
    value: 8,
    variable: null,
    beyond: { requestsAtOnce: "closed" },
  },
  headerBytes: {
    what: "bytes of a request's headers",
    value: 16_384,
    variable: null,
    beyond: { headersTooLarge: 431 },
  },
  headersMs: {
    what: "time for the headers of a request",
    value: 10_000,
    variable: null,
    beyond: { headersTooSlow: 408 },
  },
  largestBodyBytes: {
    what: "bytes of the body of a page's form; a call has less, as its request schema allows",
    value: largestBodyBytes,
    variable: null,
    beyond: { tooLarge: 413 },
  },
  bodies: {
    what: "bodies that are being received",
    value: { perBlock: 64, total: 512 },
    variable: null,
    beyond: { block: 429, total: 503 },
  },
  bodyBytes: {
    what: "bytes of these bodies, and of those whose request is not answered yet",
    value: { perBlock: mebibyte, total: 16 * mebibyte },
    variable: null,
    beyond: { block: 429, total: 503, bodyEvicted: "closed, for one of a smaller block" },
  },
  bodyMs: { what: "time for a body", value: 10_000, variable: null, beyond: { tooSlow: 408 } },
  stalledMs: {
    what: "time in which a client takes nothing of an answer",
    value: 20_000,
    variable: null,
    beyond: { stalled: "closed" },
  },
  /** A proxy has to close its connections earlier. */
  keepAliveMs: {
    what: "time in which a connection waits for the next request",
    value: 5000,
    variable: null,
    beyond: {},
  },
} as const satisfies Record<string, RequestLimit>;

/** How much clients may have under way in one process. */
export const defaultLimits = toValues(requestLimits);

export type Limits = typeof defaultLimits;
export type { SharedLimit };
