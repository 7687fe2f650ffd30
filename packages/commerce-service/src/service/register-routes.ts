import type { Operation } from "@store/contract/operation";
import { parseTraceId } from "@store/contract/shared";
import { Hono } from "hono";
import { isDatabaseUnavailable } from "../database/is-unavailable.ts";
import { toLogFields } from "../ports/to-log-fields.ts";
import { type AnsweredCall, answerCall, toFailure } from "./answer-call.ts";
import type { Answer, Ports, RunningPorts } from "./context.ts";
import { type Refusal, refusals } from "./refusals.ts";
import { type AnyModule, type Route, toRoutes } from "./routes.ts";
import { readStorefrontContext } from "./storefront-context.ts";

/** The correlation id of a call in the logs: the trace id of the storefront's request, or one of the same form. */
function readCorrelationId(request: Request, { random }: Pick<Ports, "random">): string {
  const toHex = (character: string) => character.charCodeAt(0).toString(16).padStart(2, "0");
  return parseTraceId(request.headers.get("traceparent")) ?? Array.from(random.token(12), toHex).join("");
}

/**
 * Registers every call of the modules in a Hono app: a known path with another method returns 405, an unknown path 404.
 */
export function registerRoutes(modules: readonly AnyModule[], ports: RunningPorts): Hono {
  const app = new Hono();
  const calls = toRoutes(modules);
  const methodsAt = new Map<string, string[]>();
  for (const call of calls) {
    const { method } = call.operation;
    const paths = toPaths(call.operation, ports).map(toHonoPath);
    for (const path of new Set(paths)) methodsAt.set(path, [...(methodsAt.get(path) ?? []), method]);
    app.on(method, paths, (context) =>
      respond(call, { request: context.req.raw, pathFields: context.req.param(), ports }),
    );
  }
  for (const [path, allow] of methodsAt) app.all(path, ({ req }) => rejectMethod(allow, { request: req.raw, ports }));
  app.notFound(({ req }) => reject(refusals.unknownCall, { request: req.raw, ports }));
  app.onError((error, { req }) => {
    const correlationId = readCorrelationId(req.raw, ports);
    ports.log.error("request failed", { correlationId, ...toLogFields(error) });
    return reject(toRefusal(error), { request: req.raw, ports, correlationId });
  });
  return app;
}

/** The response to a request that no handler has seen. */
export function reject(
  refusal: (typeof refusals)[keyof typeof refusals],
  {
    request,
    ports,
    correlationId = readCorrelationId(request, ports),
  }: { request: Request; ports: Ports; correlationId?: string },
): Response {
  return respondWith(
    refusal,
    { correlationId, cacheControl: "no-store", cookies: [], hasReply: true },
    { request, ports },
  );
}

/** The response to a method that a known path does not have. */
export function rejectMethod(
  allow: readonly string[],
  { request, ports }: { request: Request; ports: Ports },
): Response {
  const response = reject(refusals.wrongMethod, { request, ports });
  response.headers.set("allow", allow.join(", "));
  return response;
}

async function respond(
  call: Route,
  { request, pathFields, ports }: { request: Request; pathFields: Record<string, string>; ports: RunningPorts },
): Promise<Response> {
  const started = performance.now();
  const correlationId = readCorrelationId(request, ports);
  const storefront = readStorefrontContext(request.headers);
  const incoming = { request, pathFields, storefront, correlationId };
  const { answer, cookies, isRevoked } = await answerCall(call, incoming, ports).catch(
    (error: unknown): AnsweredCall => {
      const fields = { call: call.operation.name, correlationId, ...toLogFields(error) };
      // A shopper who leaves during a call is not an error.
      if (request.signal.aborted) ports.log.info("call given up", fields);
      else ports.log.error("call failed", fields);
      return { answer: toFailure(call, toRefusal(error)), cookies: [] };
    },
  );
  const { name, reply } = call.operation;
  const envelope = {
    correlationId,
    hasReply: reply !== null,
    // A cookie belongs to one shopper: no cache may store it.
    cacheControl:
      answer.kind === "reply" && !answer.isPersonal && cookies.length === 0 ? call.cacheControl : "no-store",
    cookies,
    isRevoked,
    document: documents[call.operation.answer],
  };
  const response = respondWith(answer, envelope, { request, ports });
  const { status } = response;
  const ms = Math.round(performance.now() - started);
  ports.log.info("call", { call: name, status, ms, site: storefront.site, correlationId });
  ports.metrics.count("store.calls", { call: name, status });
  return response;
}

/** Creates the response, and counts it if it refuses a request whose sender waits for it: every answer passes here. */
function respondWith(
  answer: Answer<unknown> | Refusal,
  envelope: Envelope,
  { request, ports }: { request: Request; ports: Ports },
): Response {
  const reason = answer.kind === "sessionReset" ? refusals.noSession.reason : "reason" in answer && answer.reason;
  if (reason && !request.signal.aborted) ports.metrics.count("store.refusals", { reason });
  return toResponse(toWire(answer, envelope), envelope);
}

/** A call with an unavailable database may be retried with the same key, which finds its result. */
function toRefusal(error: unknown) {
  return isDatabaseUnavailable(error) ? refusals.unavailable : refusals.unexpected;
}

/** The paths of a call; those of the debug tools only where these are on (AMB-254). */
function toPaths({ path, alsoAt }: Operation, { debugTools = false }: Pick<Ports, "debugTools">): string[] {
  return [path, ...alsoAt.filter((other) => debugTools || !other.startsWith("/debug/"))];
}

function toHonoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

const documents: Readonly<Partial<Record<Operation["answer"], string>>> = {
  html: "text/html; charset=utf-8",
  picture: "image/svg+xml",
};

interface Envelope {
  correlationId: string;
  cacheControl: string;
  cookies: readonly string[];
  /** False for a call that returns 204. */
  hasReply: boolean;
  /** Whether the browser's session was revoked. */
  isRevoked?: boolean | undefined;
  /** The media type of a call that returns a document; its refusals are JSON like all others. */
  document?: string | undefined;
}

/** The status and the JSON of a response. A call without a reply returns 204, whose JSON is not sent. */
function toWire(answer: Answer<unknown> | Refusal, { hasReply }: Pick<Envelope, "hasReply">) {
  if (answer.kind === "redirect") return { status: answer.status ?? 302, json: null, location: answer.location };
  if (answer.kind === "script") return { status: 200, json: answer.reply, callback: answer.callback };
  if (answer.kind === "reply") {
    const { reply: json, status = 200, isReplayed = false } = answer;
    return { status: hasReply ? status : 204, json, isReplayed };
  }
  const { status, errorCode, message, ...rest } = answer.kind === "sessionReset" ? refusals.noSession : answer;
  const field = "field" in rest ? { field: rest.field } : {};
  const reset = "isReset" in rest && rest.isReset ? { IsReset: true } : {};
  const wait = "retryAfterSeconds" in rest ? { retryAfterSeconds: rest.retryAfterSeconds } : {};
  return { status, json: { isSuccess: false, message, errorCode, ...field, ...reset }, ...wait };
}

/** Creates the HTTP response; a refusal has the correlation id in its body too, so that a shopper can quote it. */
function toResponse(
  {
    status,
    json,
    location,
    callback,
    retryAfterSeconds,
    isReplayed = false,
  }: {
    status: number;
    json: unknown;
    location?: string;
    callback?: string;
    retryAfterSeconds?: number;
    isReplayed?: boolean;
  },
  { correlationId, cacheControl, cookies, isRevoked = false, document }: Envelope,
): Response {
  const headers = new Headers({
    "cache-control": cacheControl,
    "x-content-type-options": "nosniff",
    "x-correlation-id": correlationId,
  });
  // The stored response of this key; nothing was done again.
  if (isReplayed) headers.set("idempotency-replayed", "true");
  // The storefront's pages say so once.
  if (isRevoked) headers.set("session-revoked", "true");
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  if (location !== undefined) headers.set("location", location);
  if (retryAfterSeconds !== undefined) headers.set("retry-after", String(retryAfterSeconds));
  if (status === 204 || location !== undefined) return new Response(null, { status, headers });
  if (document !== undefined && typeof json === "string") {
    headers.set("content-type", document);
    // Not a page of its own: nothing in it may load or run.
    headers.set("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    return new Response(json, { status, headers });
  }
  if (callback !== undefined) {
    headers.set("content-type", "text/javascript; charset=utf-8");
    return new Response(toScript(callback, json), { status, headers });
  }
  headers.set("content-type", "application/json; charset=utf-8");
  const isRefusal = typeof json === "object" && json !== null && "isSuccess" in json && json.isSuccess === false;
  return new Response(JSON.stringify(isRefusal ? { ...json, correlationId } : json), { status, headers });
}

/** Calls the function with the JSON. The comment before it keeps the name from being read as another kind of file. */
function toScript(callback: string, json: unknown): string {
  const unclosable = JSON.stringify(json).replaceAll("<", String.raw`\u003c`);
  return `/**/${callback}(${unclosable});`;
}
