import { DeliveryStep } from "@store/checkout-ui/delivery";
import { submitDeliveryForm } from "@store/checkout-ui/step-forms";
import { deliveryStep } from "@store/checkout-ui/steps";
import { useRouteLoaderData, useSearchParams } from "react-router";
import { stepAction } from "../server/step-action.ts";
import { stepTitle } from "../step-title.ts";
import { usePageNavigation } from "../use-page-navigation.ts";
import type { Route } from "./+types/shipping-and-gift-options";
import type { loader } from "./checkout-steps.tsx";

/** The step's form without scripts. */
export const action = (args: Route.ActionArgs) => stepAction(args, submitDeliveryForm);

export const meta: Route.MetaFunction = ({ matches }) => stepTitle(matches, deliveryStep);

export default function ShippingAndGiftOptions({ actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const stores = useRouteLoaderData<typeof loader>("checkout-steps")?.stores;
  return <DeliveryStep params={params} stores={stores} actionData={actionData} {...usePageNavigation()} />;
}
