export { type Forwarding, readForwarding, toPublicRequest } from "./read-forwarding.ts";
export { readTrustedProxies, type TrustedProxies, type TrustedProxiesReading } from "./trusted-proxies.ts";
