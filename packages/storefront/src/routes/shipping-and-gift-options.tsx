import { DeliveryStep } from "@store/checkout-ui/delivery";
import { submitDeliveryForm } from "@store/checkout-ui/step-forms";
import { deliveryStep } from "@store/checkout-ui/steps";
import { catalogOperations } from "@store/contract/catalog";
import { useSearchParams } from "react-router";
import { pageOf } from "../server/page-context.ts";
import { stepAction } from "../server/step-action.ts";
import { stepTitle } from "../step-title.ts";
import { usePageNavigation } from "../use-page-navigation.ts";
import type { Route } from "./+types/shipping-and-gift-options";

/** The stores at which an item can be picked up, where the page's address names one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  if (!hasItem(request)) return { stores: null };
  const result = await pageOf(context).client.call(catalogOperations.getStores, {});
  return { stores: result.ok ? result.value.stores : null };
}

/** Most visits of the step need no stores, and so no request. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  hasItem(request) ? serverLoader() : { stores: null };

const hasItem = ({ url }: Request) => new URL(url).searchParams.has("item");

/** The step's form without scripts. */
export const action = (args: Route.ActionArgs) => stepAction(args, submitDeliveryForm);

export const meta: Route.MetaFunction = ({ matches }) => stepTitle(matches, deliveryStep);

export default function ShippingAndGiftOptions({ actionData, loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return <DeliveryStep params={params} stores={loaderData.stores} actionData={actionData} {...usePageNavigation()} />;
}
