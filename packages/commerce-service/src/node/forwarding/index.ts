export { type Forwarding, readForwarding } from "./read-forwarding.ts";
export { toPublicRequest } from "./to-public-request.ts";
export { readTrustedProxies, type TrustedProxies, type TrustedProxiesReading } from "./trusted-proxies.ts";
