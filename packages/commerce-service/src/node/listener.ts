export { type AdmitPage, createPageQueue } from "./fair-queue/page-queue.ts";
export { onRequest } from "./forwarding/on-request.ts";
export { type Forwarding, readForwarding, toPublicRequest } from "./forwarding/read-forwarding.ts";
export { readTrustedProxies, type TrustedProxies, type TrustedProxiesReading } from "./forwarding/trusted-proxies.ts";
export { createRequestLimits, type RequestLimits } from "./request-limits/create-request-limits.ts";
export { defaultLimits, type Limits, type SharedLimit } from "./request-limits/limits.ts";
