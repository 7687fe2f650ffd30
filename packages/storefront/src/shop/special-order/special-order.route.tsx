import type { CheckoutClient } from "@store/checkout-client";
import { type QuickShip, type SpecialOrderProduct, specialOrderOperations } from "@store/contract/special-order";
import { toOrderPageUrl } from "@store/product-ui/special-order";
import styles from "@store/product-ui/special-order.css?url";
import { invalid, shown } from "@store/ui-kit/form-outcome";
import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { addClient, toAddData } from "../../buy/adding/add-data.ts";
import { addToCart, somethingWentWrong } from "../../buy/adding/add-to-cart.ts";
import { answerAdd } from "../../buy/adding/answer-add.ts";
import { findTermsOfAdd } from "../../buy/adding/find-terms-of-add.ts";
import { toSelectionText } from "../../buy/adding/to-add-to-cart-item.ts";
import { pageOf, replyOf } from "../../web/context/page-context.ts";
import { hasChangedNothing } from "../../web/forms/has-changed-nothing.ts";
import { readForm, toActionResult } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { formSheet } from "../../web/page/form-styles.ts";
import { pageTitle, shopOf } from "../../web/search-engines/page-title.ts";
import type { Route } from "./+types/special-order.route";
import { debugProductOperation } from "./debug-operation.ts";
import type { OrderAddress } from "./order-address.ts";
import { readOrderAddress } from "./read-order-address.ts";
import { SpecialOrderPage } from "./special-order-page.tsx";

export const links: Route.LinksFunction = () => [formSheet, { rel: "stylesheet", href: styles }];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { client } = pageOf(context);
  const { searchParams } = new URL(request.url);
  const isDebug = isDebugRequest(request);
  const toPath = (sku: string) => `${isDebug ? "/debug" : ""}/special-order/${sku}`;
  const address = readOrderAddress(searchParams, toPath(params.sku));
  const loaded = await loadSpecialOrder(client, { sku: params.sku, address, operation: toOperation(isDebug) });
  const { sku } = loaded.product.superSpecialOrder;
  // A fabric from stock has an SKU of its own, and the product one page.
  if (sku !== params.sku) throw redirect(toOrderPageUrl(toPath(sku), address), 301);
  return { ...loaded, address, isDebug };
}

// The service answers the debug variant only where debug tools are on (AMB-254).
const isDebugRequest = (request: Request) => new URL(request.url).pathname.startsWith("/debug/");
const toOperation = (isDebug: boolean) =>
  isDebug ? debugProductOperation : specialOrderOperations.getSpecialOrderProduct;

/** The product of a special order with the selection of its address, and what is in stock of it. Throws a 404 page. */
async function loadSpecialOrder(
  client: CheckoutClient,
  {
    sku,
    address,
    operation,
  }: {
    sku: string;
    address: OrderAddress;
    /** The call, or its debug variant. */
    operation: typeof specialOrderOperations.getSpecialOrderProduct;
  },
): Promise<{ product: SpecialOrderProduct; quickShip: QuickShip["items"] }> {
  const asked = {
    sku,
    choices: JSON.stringify(address.selection),
    sortType: "",
    outputCacheString: "",
    isFabricPopup: false,
  };
  const product = await replyOf(client.call(operation, asked));
  const quickShip = await client.call(specialOrderOperations.getQuickShip, { id: product.superSpecialOrder.sku });
  return { product, quickShip: quickShip.ok ? quickShip.value.items : [] };
}

/** The form that adds the selection, or saves it to the line that is edited; as on a product page. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  if (isDebugRequest(request)) {
    const address = readOrderAddress(new URLSearchParams(), request.url);
    await loadSpecialOrder(pageOf(context).client, { sku: params.sku, address, operation: debugProductOperation });
  }
  const client = addClient(pageOf(context), { request, form });
  const terms = await findTermsOfAdd(client, form);
  if (terms === undefined) return toActionResult(invalid({ problem: somethingWentWrong }));
  if (terms) return toActionResult(shown({ terms }));
  const outcome = await addToCart(client, form);
  if (outcome.kind === "invalid") {
    const sent = { choices: toSelectionText(form) ?? "", quantity: readText(form, "quantity") ?? "" };
    return toActionResult({ ...outcome, fields: sent });
  }
  return toAddData(outcome, { request, form, isReplayed: client.isReplayed });
}

export const clientAction = (args: Route.ClientActionArgs) => answerAdd(args);

export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !hasChangedNothing(actionResult);
}

/** The name, and that there are reviews if there are [SPEC-03]. */
const toTitle = ({ name, reviewCount }: SpecialOrderProduct) => (reviewCount > 0 ? `${name} + Reviews` : name);

export const meta: Route.MetaFunction = ({ matches, loaderData, location, params }) => {
  const shop = shopOf(matches);
  if (!loaderData || !shop) return pageTitle(matches);
  const { product, isDebug } = loaderData;
  if (isDebug) {
    return [
      ...pageTitle(matches, `Debug Tools | Special Order | ${params.sku}`),
      { name: "robots", content: "noindex" },
    ];
  }
  const { images, imageAlt, price } = product.browseDto;
  return [
    ...pageTitle(matches, toTitle(product), `${product.name}, made to order in your fabric and finishes.`, {
      picture: images[0] === undefined ? undefined : { path: images[0], alt: imageAlt },
      offer: product.isNla ? undefined : { price: (price / 100).toFixed(2), priceCurrency: shop.store.currency },
    }),
    ...(new URLSearchParams(location.search).has("line") ? [{ name: "robots", content: "noindex" }] : []),
  ];
};

export default function SpecialOrder({ loaderData, actionData }: Route.ComponentProps) {
  const result = { problem: null, added: null, terms: null, fields: null, ...actionData };
  return <SpecialOrderPage {...loaderData} {...result} />;
}
