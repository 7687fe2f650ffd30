import type { AddRoutes, StoreDatabase } from "@store/commerce-service";
import { type Cart, cartOperations } from "@store/contract/cart";
import type { Operation } from "@store/contract/operation";
import { type Brand, brand, type Site, site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import { type DemoVariant, demoPage } from "./demo-page.ts";
import { type Scenario, scenarios } from "./scenarios.ts";

interface Storefront {
  site: Site;
  brand: Brand;
}
type Fetch = (request: Request) => Response | Promise<Response>;

const headers = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/** Adds the demonstration page to the service. Only a store for demonstrations has it. */
export const registerDemoRoutes: AddRoutes = (app, { database }) => {
  app.get("/demo", async (context) => {
    const storefront = readStorefront(context.req.raw);
    const variants = await findVariants(database, storefront);
    const stores = await database
      .selectFrom("store_location")
      .selectAll()
      .where("site", "=", storefront.site)
      .orderBy("name")
      .execute();
    return context.html(demoPage({ site: storefront.site, variants, stores }), 200, headers);
  });

  app.post("/demo/fill", async (context) => {
    const scenario = scenarios.find(({ name }) => name === context.req.query("scenario"));
    if (!scenario) return context.text("There is no such cart to fill.", 404, headers);
    const { refused, cookies } = await fillCart(scenario, { request: context.req.raw, fetch: app.fetch });
    if (refused) return explainRefusal(refused);
    for (const cookie of cookies) context.header("set-cookie", cookie, { append: true });
    return context.body(null, 303, { ...headers, location: "/checkout/cart" });
  });
};

/** The refusal of a call, in words. */
async function explainRefusal(refused: Response): Promise<Response> {
  const wait = refused.headers.get("retry-after");
  const own = wait === null ? headers : { ...headers, "retry-after": wait };
  return new Response(`The cart was not filled: ${await refused.text()}`, { status: refused.status, headers: own });
}

function readStorefront({ headers: told }: Request): Storefront {
  return {
    site: site.options.find((name) => name === told.get("x-store-site")) ?? "US",
    brand: brand.options.find((name) => name === told.get("x-store-brand")) ?? "general",
  };
}

/** The SKUs that a storefront sells, product by product. */
function findVariants(database: Kysely<StoreDatabase>, storefront: Storefront): Promise<DemoVariant[]> {
  return database
    .selectFrom("variant")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .innerJoin("offer", (join) => join.onRef("offer.sku", "=", "variant.sku").on("offer.site", "=", storefront.site))
    .innerJoin("brand_product", (join) =>
      join
        .onRef("brand_product.product_id", "=", "product.product_id")
        .on("brand_product.brand", "=", storefront.brand),
    )
    .leftJoin("stock", "stock.sku", "variant.sku")
    .select([
      "variant.sku",
      "product.name",
      "variant.option_label as label",
      "product.kind",
      "offer.price_cents as priceCents",
      "stock.available",
      "product.restricted_states as restrictedStates",
    ])
    .orderBy("product.position")
    .orderBy("variant.position")
    .execute();
}

/**
 * Replaces the shopper's cart by a scenario, with the calls of the shopper's own page. Returns the cookies of the
 * session that it starts, and the first refused response.
 */
async function fillCart(
  { items, donation }: Scenario,
  { request, fetch }: { request: Request; fetch: Fetch },
): Promise<{ cookies: readonly string[]; refused?: Response }> {
  const cookies: string[] = [];
  async function send({ method, path }: Operation, body: object): Promise<Response> {
    const sent = new Headers(request.headers);
    sent.delete("content-length");
    const own = cookies.map((cookie) => cookie.split(";")[0]);
    sent.set("cookie", [request.headers.get("cookie"), ...own].filter(Boolean).join("; "));
    if (method === "POST") {
      sent.set("content-type", "application/json");
      sent.set("idempotency-key", crypto.randomUUID());
    }
    const init = method === "POST" ? { body: JSON.stringify(body) } : {};
    const response = await fetch(new Request(new URL(path, request.url), { method, headers: sent, ...init }));
    cookies.push(...response.headers.getSetCookie());
    return response;
  }

  const { cartData }: { cartData: Cart | null } = await (await send(cartOperations.getCartJsx, {})).json();
  const calls: [Operation, object][] = [
    ...(cartData?.lineItems ?? []).map(({ id }): [Operation, object] => [cartOperations.removeItem, { id }]),
    [cartOperations.addItems, { items }],
  ];
  if (donation) calls.push([cartOperations.donationAddToCart, donation]);
  for (const [operation, body] of calls) {
    const response = await send(operation, body);
    if (!response.ok) return { cookies, refused: response };
  }
  return { cookies };
}
