import { DeliveryStep } from "@store/checkout-ui/delivery";
import { submitDeliveryForm } from "@store/checkout-ui/step-forms";
import { deliveryStep } from "@store/checkout-ui/steps";
import { catalogOperations } from "@store/contract/catalog";
import { useSearchParams } from "react-router";
import { pageOf } from "../../web/context/page-context.ts";
import { usePageNavigation } from "../../web/navigation/use-page-navigation.ts";
import type { Route } from "./+types/shipping-and-gift-options.route";
import { findCheckout } from "./find-checkout.ts";
import { stepAction } from "./step-action.ts";
import { stepTitle } from "./step-title.ts";

/**
 * The stores at which an item can be picked up, where the page's address names one: the nearest to who gets the item
 * first, or to who gets something else of the order.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const id = findItem(request);
  if (id === null) return { stores: null };
  const { client } = pageOf(context);
  const recipients = (await findCheckout(client))?.shippingOptions.recipients ?? [];
  const lines = recipients.flatMap(({ address, shipments }) =>
    shipments.flatMap(({ lineItems }) => lineItems.map((line) => ({ ...line, address }))),
  );
  const line = lines.find((each) => each.id === id);
  const { postalCode } = line?.address ?? recipients.find(({ address }) => address)?.address ?? {};
  const result = await client.call(catalogOperations.getStores, { sku: line?.sku, postalCode });
  return { stores: result.ok ? result.value.stores : null };
}

/** Most visits of the step need no stores, and so no request. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  findItem(request) !== null ? serverLoader() : { stores: null };

const findItem = ({ url }: Request) => new URL(url).searchParams.get("item");

/** The step's form without scripts. */
export const action = (args: Route.ActionArgs) => stepAction(args, submitDeliveryForm);

export const meta: Route.MetaFunction = ({ matches }) => stepTitle(matches, deliveryStep);

export default function ShippingAndGiftOptions({ actionData, loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return <DeliveryStep params={params} stores={loaderData.stores} actionData={actionData} {...usePageNavigation()} />;
}
