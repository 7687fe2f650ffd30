import type { Answer, CallContext } from "../context.ts";
import type { Limit } from "./limits.ts";
import { rateLimitKeys } from "./rate-limit-keys.ts";
import { tooManyRequests } from "./too-many-requests.ts";

/** How often a subject has tried in the window that runs. */
export interface RateLimitCount {
  subject: string;
  used: number;
  windowStarted: string;
}

/**
 * What a call is answered that has no tries left by what its opening read, where its limit is one of those that are read;
 * undefined while there are some. Nothing is counted.
 */
export function checkRateLimit(context: CallContext, limit: Limit): Answer<never> | undefined {
  const { snapshot, clock, log } = context;
  const now = clock.now().getTime();
  for (const { subject, most } of rateLimitKeys({ ...context, session: snapshot.session }, limit)) {
    const counted = snapshot.tries.find((one) => one.subject === subject);
    const ends = counted ? Date.parse(counted.windowStarted) + limit.withinMs : now;
    if (counted && counted.used >= most && ends > now) {
      log.warn("limit reached", { limit: limit.name });
      return tooManyRequests(ends - now);
    }
  }
  return undefined;
}
