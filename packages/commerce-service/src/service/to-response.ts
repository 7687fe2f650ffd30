import type { Answer } from "./context.ts";
import { type Refusal, refusals } from "./refusals.ts";

export interface Envelope {
  correlationId: string;
  cacheControl: string;
  cookie: string | null;
  /** Whether the call answers a piece of HTML; its refusals are JSON like all others. */
  isHtml?: boolean;
}

/** What an answer becomes on the wire: its status and its JSON. A call without a reply answers 204, whose JSON is not sent. */
export function toWire(answer: Answer<unknown> | Refusal, { hasReply }: { hasReply: boolean }) {
  if (answer.kind === "redirect") return { status: 302, json: null, location: answer.location };
  if (answer.kind === "reply") {
    const { reply: json, status = 200, isReplayed = false } = answer;
    return { status: hasReply ? status : 204, json, isReplayed };
  }
  const { status, errorCode, message, ...rest } = answer.kind === "sessionReset" ? refusals.noSession : answer;
  const reset = "isReset" in rest && rest.isReset ? { IsReset: true } : {};
  const wait = "retryAfterSeconds" in rest ? { retryAfterSeconds: rest.retryAfterSeconds } : {};
  return { status, json: { isSuccess: false, message, errorCode, ...reset }, ...wait };
}

/** Writes an answer as a response; a refusal carries the correlation id in its body too, so that a shopper can name it. */
export function toResponse(
  {
    status,
    json,
    location,
    retryAfterSeconds,
    isReplayed = false,
  }: { status: number; json: unknown; location?: string; retryAfterSeconds?: number; isReplayed?: boolean },
  { correlationId, cacheControl, cookie, isHtml = false }: Envelope,
): Response {
  const headers = new Headers({
    "cache-control": cacheControl,
    "x-content-type-options": "nosniff",
    "x-correlation-id": correlationId,
  });
  // What this key was answered before; nothing was done again.
  if (isReplayed) headers.set("idempotency-replayed", "true");
  if (cookie !== null) headers.append("set-cookie", cookie);
  if (location !== undefined) headers.set("location", location);
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  if (status === 204 || location !== undefined) return new Response(null, { status, headers });
  if (isHtml && typeof json === "string") {
    headers.set("content-type", "text/html; charset=utf-8");
    // Opened by itself it is no page: nothing in it may load or run.
    headers.set("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    return new Response(json, { status, headers });
  }
  headers.set("content-type", "application/json; charset=utf-8");
  const isRefusal = typeof json === "object" && json !== null && "isSuccess" in json && json.isSuccess === false;
  return new Response(JSON.stringify(isRefusal ? { ...json, correlationId } : json), { status, headers });
}
