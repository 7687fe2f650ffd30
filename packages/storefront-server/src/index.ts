export { createRequestLimits, type RequestLimits } from "./admission/create-request-limits.ts";
export { defaultLimits, type Limits, type SharedLimit } from "./admission/limits.ts";
export { type CachedPages, type CachedPagesOptions, createCachedPages } from "./cached-pages/create-cached-pages.ts";
export type { Commerce } from "./cached-pages/page-version.ts";
export type { RenderedPage, SharedPage } from "./cached-pages/shared-pages.ts";
export { hashPictures, type PictureHashes } from "./files/picture-hashes.ts";
export type { StoreApp, StorefrontFacts } from "./files/store-handler.ts";
export { readTrustedProxies, type TrustedProxies, type TrustedProxiesReading } from "./forwarding/trusted-proxies.ts";
export { type LocalListener, listenLocally } from "./listener/bind-addresses.ts";
export {
  type Before,
  type ListenerFacts,
  type Listening,
  type ListenOptions,
  listen,
  type RequestHandler,
} from "./listener/listen.ts";
export { openMailViewer } from "./mails/mail-viewer.ts";
export { openTelemetry } from "./metrics/load-telemetry.ts";
export type { StoreMetrics } from "./metrics/metric-table.ts";
export type { Telemetry, TelemetrySettings } from "./metrics/telemetry.ts";
export {
  type MailerSettings,
  runStorefront,
  type ServiceSettings,
  type StorefrontProgram,
} from "./serve/run-storefront.ts";
export { type CommerceService, type Served, type ServeOptions, type Surroundings, serve } from "./serve/serve.ts";
export type { PlannerToServe } from "./serve/serve-planner.ts";
export type { ServedPictures, SiteToServe, StoreAppDeps } from "./serve/serve-site.ts";
export {
  type Environment,
  type MailSettings,
  missingDatabase,
  readMailServer,
  readProcesses,
  readServerSettings,
  type ServerSettings,
  type ServerSettingsReading,
  unsentMails,
} from "./settings/read-settings.ts";
export {
  type BrandOrigins,
  type SitePorts,
  toBrandOrigins,
  toPlannerOrigin,
  toWalletOrigin,
} from "./settings/store-addresses.ts";
export { readShopOrigins, readStoreOrigins, type StoreOriginsReading } from "./settings/store-origins.ts";
export { portOffsets, readStorePort, type StorePortReading } from "./settings/store-port.ts";
export { readWallets, type SiteWallets, type WalletsReading } from "./settings/wallets.ts";
export { type MemorySettings, memorySettings } from "./supervision/memory-settings.ts";
export { type Running, runProgram, toOneLine } from "./supervision/run-program.ts";
export { ready, type SharePortOptions, sharePort } from "./supervision/share-port.ts";
export { type Supervised, type SuperviseOptions, supervise } from "./supervision/supervise.ts";
