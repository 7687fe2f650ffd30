import type { CallWork } from "../admission/admission.ts";
import type { Answer, CallContext, Ports, RunningPorts } from "./context.ts";
import { type KeyedRequest, toFingerprints } from "./idempotency/stored-responses.ts";
import { prepareCall } from "./prepare-call.ts";
import { saveResponse } from "./queries/sessions.ts";
import { limits } from "./rate-limit/limits.ts";
import { checkRateLimit } from "./rate-limit/rate-limit.ts";
import { invalidRequest, type Refusal, refusals } from "./refusals.ts";
import { type BodyReading, checkRequest, isFromOwnPage, readBody, readQuery } from "./request/read-request.ts";
import type { Route } from "./routes.ts";
import { isSessionOver, replacesSession, SessionReplaced } from "./session/ended-sessions.ts";
import { findSuccessor, withoutAccount } from "./session/forward-add.ts";
import { cookieCarrier } from "./session/session-carrier.ts";
import { checkToken } from "./session/session-token.ts";
import type { ShopperSession } from "./shopper-session.ts";
import { readStorefrontContext, type StorefrontContext } from "./storefront-context.ts";
import { toLoginPage } from "./to-return-path.ts";

const keyForm = /^[\w-]{1,64}$/;

interface IncomingCall {
  request: Request;
  /** The values of the path's fields. */
  pathFields: Record<string, string>;
  storefront: StorefrontContext;
  correlationId: string;
}

/** The result of a call before it becomes a response. */
export interface AnsweredCall {
  answer: Answer<unknown> | Refusal;
  cookies: readonly string[];
  /** Whether the browser's session was revoked: the call was made as a new guest. */
  isRevoked?: boolean;
}

/**
 * One call from request to response. The checks have the order of the contract: size and depth, Origin, session, token,
 * rate limit, schema, idempotency, then the handler. One statement reads what they need, the shopper's basket included.
 */
export async function answerCall(call: Route, incoming: IncomingCall, ports: RunningPorts): Promise<AnsweredCall> {
  const { operation } = call;
  const { request, pathFields } = incoming;
  const isPost = operation.method === "POST";
  const reject = (refusal: Refusal) => ({ answer: toFailure(call, refusal, body), cookies: [] });

  const body = isPost ? await readBody(request, operation) : readQuery(request, pathFields);
  if (!body.ok && body.problem !== "malformed") return reject(refusals[body.problem]);
  if (isPost && !isFromOwnPage(request)) return reject(refusals.originRefused);

  // A slow body is read before the call counts as running.
  const leave = await ports.admission.admit(toCallWork(request, ports, call));
  if (leave === null) return reject(isPost ? refusals.crowded : { ...refusals.unavailable, reason: "crowded" });
  try {
    return await answerRead(call, incoming, { body, ports });
  } finally {
    leave();
  }
}

/** What the admission needs from a request, and from its call. */
function toCallWork(
  request: Request,
  { carrier = cookieCarrier }: Pick<Ports, "carrier">,
  { patienceMs }: Pick<Route, "patienceMs">,
): CallWork {
  const { site, clientAddress = null } = readStorefrontContext(request.headers);
  return {
    kind: request.method === "GET" || request.method === "HEAD" ? "read" : "change",
    session: carrier.read(request, site),
    clientAddress,
    document: request.headers.get("x-store-document"),
    signal: request.signal,
    patienceMs,
  };
}

/** The rest of the call after the request was read. */
async function answerRead(
  call: Route,
  incoming: IncomingCall,
  { body, ports }: { body: BodyReading; ports: RunningPorts },
): Promise<AnsweredCall> {
  const { operation, schema } = call;
  const { request, storefront } = incoming;
  const isPost = operation.method === "POST";
  const reject = (refusal: Refusal) => ({ answer: toFailure(call, refusal, body), cookies: [] });

  // The session is read together with what the request references, so its schema is checked first and a refusal is
  // returned later.
  const checked = body.ok ? checkRequest(schema, body.value) : null;
  const preload = checked?.ok ? (call.preload?.(checked.request as never, storefront) ?? null) : null;
  const key = isPost ? request.headers.get("idempotency-key") : null;
  const isReplayable = key !== null && operation.replay && checked?.ok === true;
  const keyed = isReplayable ? toKeyed(ports, { key, call: operation.name, request: checked.request }) : null;
  const callToPrepare = { ...incoming, preload, key, keyed };
  const opened = await prepareCall(ports, callToPrepare);
  const { replaced } = opened.snapshot;
  const isBound = replaced !== null && (isPost || call.preload !== null) && !replacesSession(operation);
  const successorId = isBound ? findSuccessor(operation, replaced, ports.clock.now()) : null;
  // The browser's current cookie must stay: a late response of a replaced session sets no cookie.
  if (isBound && successorId === null) return reject(refusals.noSession);
  const { shopper, snapshot, context, isRevoked, isResponseSaved } =
    successorId === null ? opened : await prepareCall(ports, { ...callToPrepare, sessionId: successorId });
  const answered = (answer: Answer<unknown> | Refusal) =>
    successorId === null
      ? { answer, cookies: toCookies(shopper), isRevoked }
      : { answer: withoutAccount(answer), cookies: [] };

  const token = checkToken(operation, {
    expected: shopper.acceptedTokens,
    token: (body.ok && body.formToken) || request.headers.get("requestverificationtoken"),
  });
  if (token !== "fine") return reject(token === "stale" ? refusals.staleToken : refusals.noSession);
  if (isPost && call.preload !== null) {
    const limited = checkRateLimit(context, limits.changes);
    if (limited) return { answer: limited, cookies: [] };
  }
  if (!checked) return reject(refusals.malformed);
  if (!checked.ok) return reject(invalidRequest(checked.path));
  if (key !== null && !keyForm.test(key)) return reject(refusals.invalidKey);

  const replay = context.findReplay(snapshot);
  if (replay) return answered(replay);
  try {
    // The handler's schema parsed this request, and its module's preloads decided what the context has: TypeScript cannot
    // infer either through a table.
    const answer = await call.handler(checked.request as never, context as never);
    return answered(isResponseSaved() ? answer : await saveFinished(context, answer));
  } catch (error) {
    // Signed in or out in the meantime, in another tab.
    if (isSessionOver(error) || error instanceof SessionReplaced) return reject(refusals.noSession);
    throw error;
  }
}

function toCookies({ cookie, deviceCookie }: ShopperSession): string[] {
  return [cookie, deviceCookie].filter((one) => one !== null);
}

function toKeyed(
  { secrets }: Ports,
  { key, call, request }: { key: string; call: string; request: unknown },
): KeyedRequest {
  return { key, call, fingerprints: toFingerprints(secrets, { call, request }) };
}

// A response that changed nothing is stored too, so that a key has one response: concurrent calls return the first one.
// An undecided response is not stored; the client polls an order by its key.
async function saveFinished(context: CallContext, answer: Answer<unknown>): Promise<Answer<unknown>> {
  if (answer.kind !== "reply" || (answer.status ?? 200) !== 200) return answer;
  const row = context.toResponseRow(context.session, answer.reply);
  if (!row || (await saveResponse(context.database, row))) return answer;
  const snapshot = await context.reloadSnapshot(context.database);
  return context.findReplay(snapshot) ?? (snapshot.stored?.status === null ? refusals.inProgress : answer);
}

/**
 * The response of a call that fails before or instead of its handler's. A page's own form, and a call that browsers open,
 * are redirected to a page, which shows the reason; every other call gets the refusal.
 */
export function toFailure(
  { operation: { answer, method }, failurePage }: Pick<Route, "operation" | "failurePage">,
  refusal: Refusal,
  body?: BodyReading,
): Answer<never> | Refusal {
  const { reason } = refusal;
  if (failurePage !== undefined) return { kind: "redirect", status: 303, location: failurePage, reason };
  if (answer !== "redirect" || method !== "POST" || !body?.ok || refusal.errorCode === "OriginRefused") return refusal;
  const { returnUrl } = body.value as { returnUrl?: unknown };
  const page = { returnUrl: typeof returnUrl === "string" ? returnUrl : "", errorCode: refusal.errorCode };
  return { kind: "redirect", location: toLoginPage(page), reason };
}
