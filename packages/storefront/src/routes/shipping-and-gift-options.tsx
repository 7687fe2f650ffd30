import { DeliveryStep } from "@store/checkout-ui/delivery";
import { submitDeliveryForm } from "@store/checkout-ui/step-forms";
import { deliveryStep } from "@store/checkout-ui/steps";
import { stepAction } from "../server/step-action.ts";
import { stepTitle } from "../step-title.ts";
import { usePageNavigation } from "../use-page-navigation.ts";
import type { Route } from "./+types/shipping-and-gift-options";

/** The step's form without scripts. */
export const action = (args: Route.ActionArgs) => stepAction(args, submitDeliveryForm);

export const meta: Route.MetaFunction = ({ matches }) => stepTitle(matches, deliveryStep);

export default function ShippingAndGiftOptions({ actionData }: Route.ComponentProps) {
  return <DeliveryStep actionData={actionData} {...usePageNavigation()} />;
}
