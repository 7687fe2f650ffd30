export { type AdmitPage, createPageQueue } from "../fair-queue/page-queue.ts";
export { onRequest } from "./on-request.ts";
export { type Forwarding, readForwarding, toPublicRequest } from "./read-forwarding.ts";
export { readTrustedProxies, type TrustedProxies, type TrustedProxiesReading } from "./trusted-proxies.ts";
