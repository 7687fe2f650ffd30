import type { IncomingMessage, ServerResponse } from "node:http";
import type { OnRefuse } from "../metrics/listener-refusals.ts";
import type { BodyBudget } from "./body-budget.ts";
import { createBodyBuffer } from "./body-buffer.ts";
import { type RequestRefusal, refuseRequest } from "./refuse-request.ts";

/** A request whose body was read. Hono's adapter reads `rawBody` instead of the stream. */
export type ReceivedRequest = IncomingMessage & { rawBody?: Buffer };

export interface ReceiveOptions {
  budget: BodyBudget;
  /** The client's network block. */
  block: string;
  /** The largest body that is received. */
  most: number;
  bodyMs: number;
  /** Called when the request is refused, before its response. */
  onRefuse: OnRefuse;
}

const firstBytesOfChunked = 4096;

/**
 * Calls `next` when the body of a request is complete, and at once for a request without one. A body that is too large
 * for its path, takes too long or does not fit into the budget is refused. The body of a GET is discarded. The bytes
 * stay reserved until the response has ended; if others need them before, its connection is closed.
 */
export function receiveBody(
  incoming: ReceivedRequest,
  outgoing: ServerResponse,
  { budget, block, most, bodyMs, onRefuse }: ReceiveOptions,
  next: () => void,
): void {
  const { "content-length": declared = "0", "transfer-encoding": encoding } = incoming.headers;
  const isChunked = encoding !== undefined;
  if (!isChunked && Number(declared) === 0) {
    next();
    return;
  }
  if (incoming.method === "GET" || incoming.method === "HEAD") {
    incoming.resume();
    outgoing.shouldKeepAlive = false;
    next();
    return;
  }

  const refuse = (reason: RequestRefusal) => {
    onRefuse(reason);
    refuseRequest(incoming, outgoing, reason);
  };
  const bytes = isChunked ? Math.min(firstBytesOfChunked, most) : Number(declared);
  if (bytes > most) {
    refuse("tooLarge");
    return;
  }
  const reserved = budget.reserve(block, bytes, (shortage) => (incoming.rawBody ? leave() : giveUp(shortage)));
  if (typeof reserved === "string") {
    refuse(reserved);
    return;
  }
  const body = createBodyBuffer({ bytes, most, reserved });
  const timer = setTimeout(() => giveUp("tooSlow"), bodyMs);
  const release = () => {
    clearTimeout(timer);
    reserved.release();
  };
  const add = (chunk: Buffer) => {
    const problem = body.add(chunk);
    if (problem) giveUp(problem);
  };
  const complete = () => {
    clearTimeout(timer);
    reserved.complete();
    incoming.rawBody = body.toBuffer();
    next();
  };
  const leave = () => {
    onRefuse("bodyEvicted");
    release();
    outgoing.destroy();
  };
  const giveUp = (reason: RequestRefusal) => {
    incoming.off("data", add);
    incoming.off("end", complete);
    release();
    refuse(reason);
  };
  incoming.on("data", add);
  incoming.once("end", complete);
  // Also when the client has gone.
  outgoing.once("close", release);
}
