import type { IncomingMessage, ServerResponse } from "node:http";
import { type Refusal, refusals } from "@store/commerce-service/admission";
import type { ListenerRefusal } from "../metrics/listener-refusals.ts";

// A client that still sends would not read the response if the connection were reset at once.
const lingerMs = 1000;
const lingerBytes = 256 * 1024;

/** Why a listener refuses a request by itself. */
const requestRefusals = {
  tooSlow: refusals.tooSlow,
  tooLarge: refusals.tooLarge,
  /** Too much of one network block. */
  block: refusals.crowded,
  /** Too much of all clients. */
  total: refusals.busy,
  /** Too many requests of one network block. */
  requestsOfBlock: refusals.crowded,
} as const satisfies Partial<Record<ListenerRefusal, Refusal>>;

export type RequestRefusal = keyof typeof requestRefusals;

/**
 * Answers a request whose body is not wanted, discards what is still sent of it for up to a second, and closes the
 * connection. The response has the format of the service's own refusals if the request is JSON, and is text otherwise.
 */
export function refuseRequest(incoming: IncomingMessage, outgoing: ServerResponse, reason: RequestRefusal): void {
  const { status, message, errorCode, retryAfterSeconds }: Refusal = requestRefusals[reason];
  const isJson = /^application\/json\b/i.test(incoming.headers["content-type"] ?? "");
  const text = isJson ? JSON.stringify({ isSuccess: false, message, errorCode }) : message;
  outgoing.writeHead(status, {
    connection: "close",
    "cache-control": "no-store",
    "content-type": isJson ? "application/json; charset=utf-8" : "text/plain; charset=utf-8",
    "content-length": Buffer.byteLength(text),
    "x-content-type-options": "nosniff",
    ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
  });
  outgoing.write(text);

  let discarded = 0;
  const end = () => {
    clearTimeout(timer);
    outgoing.end();
  };
  const timer = setTimeout(end, lingerMs);
  incoming.on("data", ({ length }: Buffer) => {
    discarded += length;
    if (discarded > lingerBytes) end();
  });
  incoming.once("end", end);
  outgoing.once("close", () => clearTimeout(timer));
}
