import type { Answer, Ports } from "./context.ts";
import { answerOnce } from "./idempotency/answer-once.ts";
import type { MountedCall } from "./mounted-call.ts";
import { invalidRequest, type Refusal, refusals } from "./refusals.ts";
import { checkRequest } from "./request/check-request.ts";
import { isFromOwnPage } from "./request/own-origin.ts";
import { readBody } from "./request/read-body.ts";
import { readQuery } from "./request/read-query.ts";
import { checkToken } from "./session/check-token.ts";
import type { ShopFront } from "./shop-front.ts";
import { openShopperSession } from "./shopper-session.ts";
import { toCallContext } from "./to-call-context.ts";
import { toFailure } from "./to-failure.ts";

const keyForm = /^[\w-]{1,64}$/;

export interface IncomingCall {
  request: Request;
  /** What the path's fields hold. */
  pathFields: Record<string, string>;
  front: ShopFront;
  correlationId: string;
}

/**
 * One call from request to answer. The checks stand in the order of the contract: size and depth, Origin, session, token,
 * schema, idempotency, then the handler.
 */
export async function answerCall(
  call: MountedCall,
  incoming: IncomingCall,
  ports: Ports,
): Promise<{ answer: Answer<unknown> | Refusal; cookie: string | null }> {
  const { operation, schema } = call;
  const { request, pathFields, front } = incoming;
  const isPost = operation.method === "POST";
  const turnAway = (refusal: Refusal) => ({ answer: toFailure(operation, refusal, body), cookie: null });

  const body = isPost ? await readBody(request, operation.body) : readQuery(request, pathFields);
  if (!body.ok && body.problem !== "malformed") return turnAway(refusals[body.problem]);
  if (isPost && !isFromOwnPage(request)) return turnAway(refusals.originRefused);

  const shopper = await openShopperSession(ports, request, front);
  const token = checkToken(operation, {
    session: shopper.current,
    token: (body.ok && body.formToken) || request.headers.get("requestverificationtoken"),
  });
  if (token !== "fine") return turnAway(token === "stale" ? refusals.staleToken : refusals.noSession);

  if (!body.ok) return turnAway(refusals[body.problem]);
  const checked = checkRequest(schema, body.value);
  if (!checked.ok) return turnAway(invalidRequest(checked.path));

  const key = isPost ? request.headers.get("idempotency-key") : null;
  if (key !== null && !keyForm.test(key)) return turnAway(refusals.invalidKey);
  const context = toCallContext(ports, { ...incoming, shopper, key });
  // The schema beside the handler made this request; TypeScript cannot follow the pair through a table.
  const run = () => call.handler(checked.request as never, context);
  const once = { shopper, key: key ?? "", call: operation.name, request: checked.request };
  const answer = key !== null && operation.replay ? await answerOnce(ports, once, run) : await run();
  return { answer, cookie: shopper.cookie };
}
