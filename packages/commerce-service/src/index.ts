export { createPasswordIdentity } from "./account/password-identity.ts";
export { type AddRoutes, type CommerceService, createCommerceService } from "./app/create-commerce-service.ts";
export { type CatalogRows, writeCatalog } from "./catalog/queries/write-catalog.ts";
export { migrate } from "./database/migrate.ts";
export type { StoreDatabase } from "./database/schema.ts";
export { writeRows } from "./database/write-rows.ts";
export { freeShippingThresholdCents } from "./delivery/rules/delivery-rates.ts";
export { createOrderLink, parseOrderToken } from "./orders/rules/order-link.ts";
export { loadPlaces } from "./places/load-places.ts";
export { type Clock, type SettableClock, settableClock, shiftClock, systemClock } from "./ports/clock.ts";
export { type Argon2id, type Argon2idInput, type Credentials, type Identity, webArgon2id } from "./ports/identity.ts";
export type { Log } from "./ports/log.ts";
export { type MetricDefinition, type Metrics, type MetricTable, noMetrics, serviceMetrics } from "./ports/metrics.ts";
export type { NotificationSource, Payments, WalletKind } from "./ports/payments.ts";
export type { Places } from "./ports/places.ts";
export { type Random, webRandom } from "./ports/random.ts";
export { formatSitePrice } from "./pricing/format-site-price.ts";
export {
  findWalletPage,
  type SandboxWalletPage,
  settleWalletPage,
} from "./sandbox/queries/wallet-pages.ts";
export { createSandboxPayments, type SandboxOptions } from "./sandbox/sandbox-payments.ts";
export { signatureHeader, signedNotifications, signNotification } from "./sandbox/signed-notifications.ts";
export { findCardOutcome, type TestInputs, toSheetNonce } from "./sandbox/test-inputs.ts";
export type { Ports } from "./service/context.ts";
export { memoryCarrier, type SessionCarrier } from "./service/session/session-carrier.ts";
export { hashNumber, hashPin, toPlainNumber } from "./tenders/hash-number.ts";
