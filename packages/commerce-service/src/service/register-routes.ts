import { Hono } from "hono";
import { isDatabaseUnavailable } from "../database/is-unavailable.ts";
import { answerCall } from "./answer-call.ts";
import type { Ports, RunningPorts } from "./context.ts";
import { readCorrelationId } from "./read-correlation-id.ts";
import { refusals } from "./refusals.ts";
import { type AnyModule, type Route, toRoutes } from "./routes.ts";
import { readStorefrontContext } from "./storefront-context.ts";
import { toLogFields } from "./to-log-fields.ts";
import { toResponse, toWire } from "./to-response.ts";

/** Every call of the modules as one Hono app: a known path with another method answers 405, an unknown path 404. */
export function registerRoutes(modules: readonly AnyModule[], ports: RunningPorts): Hono {
  const app = new Hono();
  const calls = toRoutes(modules);
  for (const call of calls) {
    app.on(call.operation.method, pathsOf(call), (context) =>
      respond(call, { request: context.req.raw, pathFields: context.req.param(), ports }),
    );
  }
  for (const path of new Set(calls.flatMap(pathsOf))) {
    const allow = calls.filter((call) => pathsOf(call).includes(path)).map(({ operation }) => operation.method);
    app.all(path, ({ req }) => {
      const response = reject(refusals.wrongMethod, { request: req.raw, ports });
      response.headers.set("allow", allow.join(", "));
      return response;
    });
  }
  app.notFound(({ req }) => reject(refusals.unknownCall, { request: req.raw, ports }));
  app.onError((error, { req }) => {
    ports.log.error("request failed", toLogFields(error));
    return reject(toRefusal(error), { request: req.raw, ports });
  });
  return app;
}

/** Answers a request that no handler saw. */
export function reject(
  refusal: (typeof refusals)[keyof typeof refusals],
  { request, ports }: { request: Request; ports: Ports },
): Response {
  const correlationId = readCorrelationId(request, ports);
  return toResponse(toWire(refusal, { hasReply: true }), { correlationId, cacheControl: "no-store", cookie: null });
}

async function respond(
  call: Route,
  { request, pathFields, ports }: { request: Request; pathFields: Record<string, string>; ports: RunningPorts },
): Promise<Response> {
  const started = performance.now();
  const correlationId = readCorrelationId(request, ports);
  const storefront = readStorefrontContext(request.headers);
  const { answer, cookie } = await answerCall(call, { request, pathFields, storefront, correlationId }, ports).catch(
    (error: unknown) => {
      const fields = { call: call.operation.name, correlationId, ...toLogFields(error) };
      // A shopper who goes on while a call is sent is no fault of ours.
      if (request.signal.aborted) ports.log.info("call given up", fields);
      else ports.log.error("call failed", fields);
      return { answer: toRefusal(error), cookie: null };
    },
  );
  const wire = toWire(answer, { hasReply: call.operation.reply !== null });
  const ms = Math.round(performance.now() - started);
  ports.log.info("call", { call: call.operation.name, status: wire.status, ms, site: storefront.site, correlationId });
  return toResponse(wire, {
    correlationId,
    // A cookie is one shopper's: no cache may hand it to another.
    cacheControl: answer.kind === "reply" && cookie === null ? call.cacheControl : "no-store",
    cookie,
    isHtml: call.operation.answer === "html",
  });
}

/** A call whose database is gone may be repeated with the same key: what it did is found there. */
function toRefusal(error: unknown) {
  return isDatabaseUnavailable(error) ? refusals.unavailable : refusals.unexpected;
}

function pathsOf({ operation }: Route): string[] {
  return [operation.path, ...operation.alsoAt].map(toHonoPath);
}

function toHonoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}
