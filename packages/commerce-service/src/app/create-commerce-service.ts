import { sectionalOperations } from "@store/contract/sectionals";
import type { Hono } from "hono";
import { accountModule } from "../account/handlers.ts";
import { accountAreas, selectAccount, selectAccountPostalCode } from "../account/queries/accounts.ts";
import { type Admission, createAdmission } from "../admission/admission.ts";
import { createCatalogCache } from "../basket/catalog-cache/catalog-cache.ts";
import type { SnapshotParts } from "../basket/queries/basket-extension.ts";
import { createPlaceLoader, createSnapshotLoader } from "../basket/queries/load-snapshot.ts";
import { cartModule } from "../cart/handlers.ts";
import { catalogModule } from "../catalog/handlers.ts";
import { checkoutModule } from "../checkout/handlers.ts";
import { createReadiness } from "../database/readiness.ts";
import { giftModule } from "../gifts/handlers.ts";
import { loggingModule } from "../logging/handlers.ts";
import { deliverMails } from "../mail/deliver-mails.ts";
import { orderModule } from "../orders/handlers.ts";
import { notificationPath, processPaymentNotifications, receiveNotification } from "../orders/payment-notifications.ts";
import { ownHold, toBookedTrips } from "../orders/queries/holds.ts";
import { recoverAttempts } from "../orders/recover-attempts.ts";
import { paymentModule } from "../payment/handlers.ts";
import { personalizationModule } from "../personalization/handlers.ts";
import { placeModule } from "../places/handlers.ts";
import { popupModule } from "../popups/handlers.ts";
import { noMetrics } from "../ports/metrics.ts";
import { toPromotions } from "../promotions/queries/snapshot-parts.ts";
import { recommendationModule } from "../recommendations/handlers.ts";
import { registryModule } from "../registry/handlers.ts";
import { rewardModule } from "../rewards/handlers.ts";
import { sectionalModule } from "../sectionals/handlers.ts";
import type { Ports, RunningPorts } from "../service/context.ts";
import { refusals } from "../service/refusals.ts";
import { registerRoutes, reject, rejectMethod } from "../service/register-routes.ts";
import type { AnyModule } from "../service/routes.ts";
import { issueSessionToken } from "../service/session/issue-session-token.ts";
import { specialOrderModule } from "../special-order/handlers.ts";
import { swatchModule } from "../swatches/handlers.ts";
import { tenderModule } from "../tenders/handlers.ts";
import { toCertificates, toTenders } from "../tenders/queries/snapshot-parts.ts";
import { walletModule } from "../wallets/handlers.ts";
import { type CleanUpOptions, cleanUp } from "./housekeeping/clean-up.ts";
import { showPageVersion } from "./page-version.ts";
import { endSales } from "./queries/end-sales.ts";

export interface CommerceService {
  /** Handles one request; never rejects. */
  fetch(request: Request): Promise<Response>;
  /** One pass over what is due: sales end, and order attempts are finished or released. */
  recover(): Promise<void>;
  /** Deletes expired rows, unless this process or another one did so within the last minute. */
  cleanUp(options?: CleanUpOptions): Promise<void>;
  /** Sends the due mails of the outbox. */
  deliverMails(signal?: AbortSignal): Promise<void>;
  /** Refuses new calls and resolves when the pending ones are answered. */
  drain(): Promise<void>;
}

/** The ports of the service; without metrics, it measures nothing. */
export type GivenPorts = Omit<Ports, "metrics"> & Partial<Pick<Ports, "metrics">>;

/** Adds pages beside the calls, which may send calls to the same app. */
export type AddRoutes = (app: Hono, ports: Ports) => void;

/** What each module reads in the first statement of a call that needs the basket. */
export const snapshotParts: SnapshotParts = {
  ownHold,
  toBookedTrips,
  accountAreas,
  toPromotions,
  toTenders,
  toAccount: (site) => selectAccount(site, toCertificates(site)),
  toAccountPostalCode: selectAccountPostalCode,
};

const modules: readonly AnyModule[] = [
  catalogModule,
  recommendationModule,
  cartModule,
  checkoutModule,
  giftModule,
  paymentModule,
  orderModule,
  tenderModule,
  rewardModule,
  walletModule,
  placeModule,
  popupModule,
  loggingModule,
  accountModule,
  swatchModule,
  specialOrderModule,
  personalizationModule,
  registryModule,
  sectionalModule,
];

/**
 * Creates the commerce service over its ports: every call of the contract, `/healthz` and `/readyz`. Web-standard APIs
 * only.
 */
export function createCommerceService(
  given: GivenPorts,
  {
    addRoutes,
    admission = createAdmission(),
  }: {
    addRoutes?: AddRoutes;
    /** What the pages and calls of the process pass; of this service alone without it. */
    admission?: Pick<Admission, "admit" | "rowQueue">;
  } = {},
): CommerceService {
  const ports: Ports = { metrics: noMetrics, ...given };
  const loadBasket = createSnapshotLoader({ catalogCache: createCatalogCache(ports.clock), parts: snapshotParts });
  const loadPlace = createPlaceLoader(snapshotParts);
  const running: RunningPorts = {
    ...ports,
    admission,
    rowQueue: admission.rowQueue,
    loadSnapshot: (database, { preload, ...query }) =>
      preload === null ? loadPlace(database, { ...query, preload }) : loadBasket(database, { ...query, preload }),
  };
  const app = registerRoutes(modules, running);
  let isDraining = false;
  let underway = 0;
  let onIdle: (() => void) | undefined;

  const isReady = createReadiness(ports.database);
  app.get("/healthz", (context) => context.json({ status: "ok" }));
  app.get("/readyz", async (context) => {
    const ready = !isDraining && (await isReady());
    return context.json({ status: ready ? "ready" : "unavailable" }, ready ? 200 : 503);
  });

  for (const path of ["/healthz", "/readyz"])
    app.all(path, ({ req }) => rejectMethod(["GET", "HEAD"], { request: req.raw, ports }));
  // For processors, which have no session and are no page of the store.
  app.post(notificationPath, ({ req }) => receiveNotification(req.raw, req.param("adapter"), running));
  app.all(notificationPath, ({ req }) => rejectMethod(["POST"], { request: req.raw, ports }));
  // Only for the storefront's documents: browsers cannot request them.
  app.get("/session", ({ req }) => issueSessionToken(req.raw, running));
  app.get("/page-version", () => showPageVersion(running));

  addRoutes?.(app, running);

  return {
    async fetch(request) {
      if (isDraining && new URL(request.url).pathname !== "/readyz") {
        return reject(refusals.draining, { request, ports });
      }
      underway += 1;
      try {
        return sharePlanner(await app.fetch(request), request, ports.configuratorOrigin);
      } finally {
        underway -= 1;
        if (underway === 0) onIdle?.();
      }
    },
    async recover() {
      await processPaymentNotifications(ports);
      await recoverAttempts(ports);
      await endSales(ports.database, ports.clock.now());
    },
    cleanUp: (options) => cleanUp(ports, options),
    deliverMails: (signal) => deliverMails(ports, signal),
    async drain() {
      isDraining = true;
      if (underway > 0) await new Promise<void>((resolve) => (onIdle = resolve));
    },
  };
}

/** Lets the planner's 3D view, which has an origin of its own, read the planner's page; it is the same for everybody. */
function sharePlanner(response: Response, request: Request, configuratorOrigin: string | undefined): Response {
  const { path } = sectionalOperations.getSectionalPage;
  if (configuratorOrigin === undefined || new URL(request.url).pathname !== path) return response;
  const shared = new Response(response.body, response);
  shared.headers.set("access-control-allow-origin", configuratorOrigin);
  return shared;
}
