import type { Hono } from "hono";
import { changeBasket } from "../basket/change-basket.ts";
import type { Preload } from "../basket/queries/request-snapshot.ts";
import { plainLine, withNewLine } from "../basket/rules/basket-state.ts";
import { applyAdditions } from "../cart/add-items.ts";
import { decideAdd } from "../cart/rules/decide-add.ts";
import { findSoldVariants } from "../catalog/queries/find-sold-variants.ts";
import { findStores } from "../catalog/queries/find-stores.ts";
import type { Answer, CallContext, RunningPorts } from "../service/context.ts";
import { prepareCall } from "../service/prepare-call.ts";
import { readCorrelationId } from "../service/register-routes.ts";
import { isFromOwnPage } from "../service/request/read-request.ts";
import { readStorefrontContext } from "../service/storefront-context.ts";
import { demoPage } from "./demo-page.ts";
import type { Scenario } from "./scenarios.ts";

import { scenarios } from "./scenarios.ts";

const headers = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/** Adds the demonstration page to the service. Only a demonstration store has it. */
export function registerDemoRoutes(app: Hono, ports: RunningPorts): void {
  app.get("/demo", async (context) => {
    const storefront = readStorefrontContext(context.req.raw.headers);
    const variants = await findSoldVariants(ports.database, storefront);
    const stores = await findStores(ports.database, storefront.site);
    return context.html(demoPage({ site: storefront.site, variants, stores }), 200, headers);
  });

  app.post("/demo/fill", async (context) => {
    const request = context.req.raw;
    const scenario = scenarios.find(({ name }) => name === context.req.query("scenario"));
    if (!isFromOwnPage(request)) return context.text("This form belongs to another site.", 403, headers);
    if (!scenario) return context.text("There is no such cart to fill.", 404, headers);
    const storefront = readStorefrontContext(request.headers);
    const correlationId = readCorrelationId(request, ports);
    const preload = wantsOfScenario(scenario);
    const { shopper, context: callContext } = await prepareCall(ports, { request, storefront, correlationId, preload });
    await fillCart(scenario, callContext);
    if (shopper.cookie !== null) context.header("set-cookie", shopper.cookie);
    return context.body(null, 303, { ...headers, location: "/checkout/cart" });
  });
}

/** The preload of a scenario, before its cart is filled. */
function wantsOfScenario({ items, donation }: Scenario): Preload {
  return { skus: [...items.map(({ Sku }) => Sku), ...(donation ? [donation.sku] : [])] };
}

/** Replaces the shopper's cart with a scenario, with the rules of ordinary adds. */
function fillCart({ items, donation }: Scenario, context: CallContext): Promise<Answer<{ isSuccess: true }>> {
  const newId = () => context.random.token(16);
  return changeBasket(context, {
    decide({ basket, basketContext }) {
      const decision = decideAdd(items, { basket: { ...basket, lines: [] }, basketContext });
      if (decision.kind === "refused") throw new Error(`A scenario cannot be filled: ${decision.message}`);
      const filled = applyAdditions({ ...basket, lines: [] }, decision.additions, newId);
      const gift = donation && { sku: donation.sku, donationCents: donation.amount, quantity: 1, lineId: newId() };
      const next = gift ? withNewLine(filled, { ...plainLine, ...gift }) : filled;
      return { kind: "change", next, reply: () => ({ isSuccess: true }) };
    },
  });
}
